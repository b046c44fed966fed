// What works on every page: links to copy, panels, zoom, the search in the rules.

import { focusQuestion } from "./keyboard.js";
import { showLogEnd } from "./log.js";
import { $, copy, forOthers } from "./page.js";
import { listenToPanel } from "./panel.js";
import { openRules, search } from "./rules.js";
import { zoom } from "./stage.js";

const OPENED = { log: showLogEnd, rules: openRules };
const ON_CLICK = { "[data-copy]": copyLink, "[data-show-late]": showLate, "[data-panel]": togglePanel, "[data-zoom]": (button) => zoom(button.dataset.zoom > 0 ? 1.5 : 1 / 1.5) };

export function listenEverywhere() {
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") closeAll(); });
  listenToPanel();
  document.addEventListener("input", ({ target }) => { if (target.matches("[data-search]")) search(target); });
}

function clicked({ target }) {
  for (const [selector, act] of Object.entries(ON_CLICK)) if (target.closest(selector)) act(target.closest(selector));
}

function copyLink(button) { if (button.dataset.copy) copy(forOthers(button.dataset.copy)); }

function showLate(button) {
  for (const row of document.querySelectorAll(".late")) row.classList.add("shown");
  button.hidden = true;
}

export function togglePanel({ dataset: { panel } }) {
  const side = $("side"), same = side.classList.contains("open") && side.dataset.shown === panel;
  if (panel) side.dataset.shown = panel;
  side.classList.toggle("open", Boolean(panel) && !same);
  OPENED[panel]?.();
}

// On a small page a panel lies over the question: who has said something there wants to see what came of it.
export function uncoverQuestion() { if (getComputedStyle($("side")).position === "absolute") closeAll(); }

function closeAll() {
  const side = $("side"), inside = side?.contains(document.activeElement);
  side?.classList.remove("open");
  if (inside && $("bar")) focusQuestion();
}
