// Dice are thrown by a gesture: a swipe over them, or over the button that rolls. The café rolls, not the hand.

import { $ } from "./page.js";
import { answer, open } from "./question.js";
import { distance } from "./things.js";

const FAR = 36; // pixels
let held = null;

export function listenToThrows() {
  for (const id of ["board", "question"]) $(id).addEventListener("pointerdown", take, true);
  addEventListener("pointermove", shake);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", drop);
}

// Whether there is something to throw is seen: dice can be grabbed.
export function offerThrow() { $("board").classList.toggle("throws", open.mine && rolling().length === 1); }

function rolling() { return [...$("question").querySelectorAll("[data-rolls]")]; }

function take(event) {
  const dice = event.target.closest("#board.throws [data-roll]"), button = event.target.closest("[data-rolls]") || (dice && rolling()[0]);
  if (!button || event.button) return;
  held = { at: [event.clientX, event.clientY], thing: dice || button, number: Number(button.dataset.answer), scale: dice?.parentNode.getScreenCTM?.().a || 1 };
  if (dice) event.stopPropagation(); // the board is not dragged
}

function shake({ clientX, clientY }) {
  if (held) held.thing.style.translate = `${(clientX - held.at[0]) / held.scale}px ${(clientY - held.at[1]) / held.scale}px`;
}

function release({ clientX, clientY }) {
  if (!held) return;
  const { at, number } = held;
  drop();
  if (distance(at, [clientX, clientY]) > FAR) answer([number]);
}

function drop() {
  if (held) held.thing.style.translate = "";
  held = null;
}
