// Keyboard: one stop for the tab key, arrows go to the nearest thing in that direction.

import { $ } from "./page.js";
import { answersOf, CLICKABLE, spot, things, wordsOf } from "./things.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function rove() { things().forEach(makeStop); }

function makeStop(thing, place) {
  thing.setAttribute("tabindex", place ? "-1" : "0");
  if (!thing.hasAttribute("role")) thing.setAttribute("role", "button");
  if (!thing.hasAttribute("aria-label") && !thing.querySelector("title")) thing.setAttribute("aria-label", answersOf(thing).map(wordsOf).join("; "));
}

export function focusThing(thing) {
  for (const other of things()) other.setAttribute("tabindex", other === thing ? "0" : "-1");
  thing.focus({ preventScroll: true });
}

function goTo(thing) {
  focusThing(thing);
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// Who plays by keyboard stays with the question: at its first answer, or at the question itself while there is nothing to answer.
export function focusQuestion() {
  const seen = (selector) => [...$("question").querySelectorAll(selector)].find((one) => one.checkVisibility());
  (seen("[data-answer], summary") || seen(".answers :is(a, button):not([data-undo])") || $("question")).focus({ preventScroll: true });
}

// Where the arrows begin on the board.
export function focusBoard() {
  const stop = $("board").querySelector(`:is(${CLICKABLE})[tabindex="0"]`) || things()[0];
  if (stop) goTo(stop);
}

// Whether the key led somewhere.
export function step(from, key) {
  if (!ARROWS[key]) return false;
  const next = nearest(from, ARROWS[key]);
  if (next) goTo(next);
  return true;
}

export function nearest(from, [dx, dy], among = things()) {
  const [x, y] = spot(from);
  let best = null, least = Infinity;
  for (const thing of among) {
    const [a, b] = spot(thing);
    const along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (thing === from || along < 2) continue;
    if (along + 2.5 * aside < least) [best, least] = [thing, along + 2.5 * aside];
  }
  return best;
}
