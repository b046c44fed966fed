// The open question, as this page knows it, and what is sent in answer to it.

import { isOpen, send } from "./line.js";
import { $, body, notice } from "./page.js";
import { play } from "./sounds.js";

export const open = { number: -1, mine: false, sent: false, free: false };

export function waiting(yes) {
  open.sent = yes;
  for (const id of ["board", "question"]) $(id).classList.toggle("sent", yes);
}

let isTaken = () => false;

// Before an answer is given, `take` may take it and ask once more.
export function askFirst(take) { isTaken = take; }

export function answer(answers, sure = false) {
  if (open.sent || !open.mine) return;
  if (!isOpen()) return notice(body.dataset.lost);
  if (!sure && isTaken(answers)) return;
  waiting(true);
  play("give");
  send({ type: "answer", number: open.number, answers, free: open.free });
}

export function takeBack() {
  if (open.sent) return;
  waiting(true);
  send({ type: "undo", number: open.number });
}
