// The focus is never lost when parts of the page are drawn anew: it stays on the same thing as long as that serves, or goes to the question.

import { focusQuestion, focusThing } from "./keyboard.js";
import { $, body } from "./page.js";
import { CLICKABLE, distance, spot, things } from "./things.js";

const PARTS = ["board", "question", "curtain", "people", "result"];
const NAMES = ["data-thing", "data-answer", "data-answers", "data-handful", "data-undo", "data-hold", "data-public", "data-piece", "href", "aria-label"];

export function keepFocus(draw) {
  const held = document.activeElement, part = PARTS.find((id) => $(id)?.contains(held)), name = part && nameOf(held);
  const where = part === "board" ? spot(held) : null, serves = part && held.matches(CLICKABLE) ? CLICKABLE : "*";
  draw();
  if (!part || (held !== $("question") && held.isConnected && held.matches(serves) && held.checkVisibility())) return;
  const same = name ? $(part).querySelector(name) : null, next = same?.matches(serves) ? same : where && nearestTo(where);
  if (next?.matches(`#board :is(${CLICKABLE})`)) focusThing(next);
  else next?.focus({ preventScroll: true });
  if (!next || document.activeElement === body) focusQuestion();
}

function nameOf(held) { return NAMES.filter((name) => held.hasAttribute(name)).map((name) => `[${name}="${CSS.escape(held.getAttribute(name))}"]`).join(""); }

function nearestTo(where) { return things().sort((a, b) => distance(spot(a), where) - distance(spot(b), where))[0]; }
