// What the café thinks of a position: a hint at the question, an analysis that grows beside the board, why a move was made.

import { $ } from "./page.js";
import { forgetRings, layRings } from "./rings.js";

let growing = false, doors = null;

// `doors` begin an analysis, end it, and ask why; they differ at a table and in a replay.
export function openInsight(found) {
  doors = found;
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-analyse]")) toggle();
    if (target.closest("[data-why]")) askWhy();
  });
}

const words = () => $("panel-insight").dataset;

function toggle() {
  if (growing) doors.stop();
  else doors.analyse();
  grow(!growing);
}

function grow(yes) {
  growing = yes;
  const button = document.querySelector("[data-analyse]");
  if (!button) return;
  button.textContent = yes ? words().stop : words().begin;
  $("analysis-state").textContent = yes ? words().thinking : "";
}

function askWhy() {
  $("why").textContent = words().thinking;
  doors.why();
}

export function showWhy(sentence) { $("why").textContent = sentence; }

export function showAnalysis({ html, rings }) {
  if (!growing) return;
  $("analysis").innerHTML = html;
  if ($("advice")) $("advice").hidden = true; // the ranks on the board are the analysis's now
  layRings(rings);
}

export function analysed() { grow(false); }

export function showHint({ html, rings }) {
  $("advice").innerHTML = html;
  $("advice").hidden = false;
  layRings(rings);
}

// Whoever wants something else thought about waits for nothing more of this.
export function endAnalysis() {
  if (growing) doors.stop();
  if (growing) grow(false);
}

// What was thought of another question is worth nothing now.
export function forgetInsight() {
  endAnalysis();
  if ($("advice")) $("advice").hidden = true;
  for (const id of ["analysis", "why"]) $(id)?.replaceChildren();
  forgetRings();
}

// Nothing will come of what was asked for.
export function refusedInsight() {
  if (growing) grow(false);
  if ($("why")?.textContent === words().thinking) showWhy("");
}
