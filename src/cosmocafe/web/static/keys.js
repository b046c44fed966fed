// Single keys: 1 to 9 for answers, U, H, I, L, R, T, P and ?; never while somebody types.

import { togglePanel } from "./everywhere.js";
import { focusBoard, focusQuestion } from "./keyboard.js";
import { $, body } from "./page.js";
import { toggleDialog } from "./panel.js";
import { things } from "./things.js";

const TYPED = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable]";
const ANSWERS = ".answers > :is([data-answer], [data-handful]), .answers > details > summary, .answers > :is(a, form)", INSIDE = "details[open] .choices > button";
const KEYS = { u: takeBack, h: askHint, i: () => show("insight"), l: () => show("log"), r: () => show("rules"), t: () => show("talk"), p: () => toggleDialog("prefs"), "?": () => toggleDialog("keys") };
const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 };

export function listenToKeys() {
  document.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", () => { delete body.dataset.keys; }, true);
  $("question")?.addEventListener("toggle", numberAnswers, true);
  numberAnswers();
}

// The numbers are seen as soon as a key is pressed, and gone when a pointer is used.
export function numberAnswers() {
  if (!$("question")) return;
  for (const old of $("question").querySelectorAll("[data-key]")) delete old.dataset.key;
  numbered().forEach((one, n) => { one.dataset.key = n + 1; });
}

// The choices of an open group come first: that is where somebody looks.
function numbered() {
  const all = (selector) => [...$("question").querySelectorAll(selector)];
  return [...all(INSIDE), ...all(ANSWERS)].slice(0, 9);
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.target.closest(TYPED)) return;
  body.dataset.keys = "yes";
  const dialog = document.querySelector("dialog[open]"), act = actOf(event, dialog);
  if (!act) return;
  act();
  event.preventDefault();
}

function actOf({ key, target }, dialog) {
  if (/^[1-9]$/.test(key)) return () => take(dialog ? dialog.querySelectorAll("[data-pick]")[key - 1] : $("question")?.querySelector(`[data-key="${key}"]`));
  if (dialog) return dialog.id === { p: "prefs", "?": "keys" }[key.toLowerCase()] ? () => dialog.close() : null;
  if (key in ARROWS && body.dataset.table) return walk(key, target);
  return KEYS[key.toLowerCase()];
}

function take(one) {
  const button = one?.matches("form") ? one.querySelector("button") : one;
  button?.click();
  if (button?.matches("summary")) setTimeout(() => { numberAnswers(); button.parentElement.querySelector(".choices > button")?.focus(); });
}

function takeBack() { document.querySelector("#question [data-undo]")?.click(); }

function askHint() { document.querySelector("#question [data-hint]")?.click(); }

// The panel, or back to the question.
function show(panel) {
  const tab = $(`panel-${panel}`), side = $("side");
  if (!tab) return;
  togglePanel({ dataset: { panel } });
  if (!side.classList.contains("open")) focusQuestion();
  else (tab.querySelector("#log > :last-child[tabindex]") || tab.querySelector(".scroll") || tab).focus({ preventScroll: true });
}

// Arrows lead from anywhere to the board, and from answer to answer.
function walk(key, target) {
  if (target.closest("#board, #side, #people, .top, [role=radiogroup]")) return null;
  const all = [...$("question").querySelectorAll("button, summary, a.button")].filter((one) => one.checkVisibility()), at = all.indexOf(target);
  if (at < 0 || !ARROWS[key]) return things().length ? focusBoard : null;
  return () => all[(at + ARROWS[key] + all.length) % all.length].focus();
}
