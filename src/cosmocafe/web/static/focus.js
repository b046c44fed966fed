// The focus is never lost when parts of the page are drawn anew: it stays on the same thing, or goes to the question.

import { focusQuestion, focusThing } from "./keyboard.js";
import { $, body } from "./page.js";
import { CLICKABLE, distance, spot, things } from "./things.js";

const PARTS = ["board", "question", "curtain", "people", "result"];
const NAMES = ["data-thing", "data-answer", "data-answers", "data-handful", "data-undo", "data-hold", "data-piece", "href", "aria-label"];

export function keepFocus(draw) {
  const held = document.activeElement, part = PARTS.find((id) => $(id)?.contains(held));
  const names = part ? NAMES.filter((name) => held.hasAttribute(name)).map((name) => `[${name}=${CSS.escape(held.getAttribute(name))}]`) : [];
  const where = part === "board" ? spot(held) : null;
  draw();
  if (!part || (held.isConnected && held.checkVisibility() && held !== $("question"))) return;
  const same = names.length && $(part).querySelector(names.join(""));
  const next = same || (where && nearestTo(where));
  if (next?.matches(`#board :is(${CLICKABLE})`)) focusThing(next);
  else next?.focus({ preventScroll: true });
  if (!next || document.activeElement === body) focusQuestion();
}

function nearestTo(where) { return things().sort((a, b) => distance(spot(a), where) - distance(spot(b), where))[0]; }
