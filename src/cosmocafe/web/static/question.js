// The open question, as this page knows it, and what is sent in answer to it.

import { isOpen, send } from "./line.js";
import { $, body, notice } from "./page.js";
import { play } from "./sounds.js";

export const open = { number: -1, line: 0, mine: false, sent: false, free: false };
let unheard = null; // what was said and neither stored nor refused yet

export function waiting(yes) {
  open.sent = yes;
  for (const id of ["board", "question"]) $(id).classList.toggle("sent", yes);
}

// The café has heard what was said.
export function heard() {
  unheard = null;
  waiting(false);
}

// The line was cut before the café answered: say it again. By its key it knows what it has stored already.
export function sayAgain() {
  if (!unheard) return;
  waiting(true);
  send(unheard);
}

function say(message) {
  unheard = { ...message, number: open.number, line: open.line, key: 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1)) };
  waiting(true);
  send(unheard);
}

let isTaken = () => false;

// Before an answer is given, `take` may take it and ask once more.
export function askFirst(take) { isTaken = take; }

export function answer(answers, sure = false) {
  if (open.sent || !open.mine) return;
  if (!isOpen()) return notice(body.dataset.lost);
  if (!sure && isTaken(answers)) return;
  play("give");
  say({ type: "answer", answers, free: open.free });
}

export function takeBack() {
  if (!open.sent) say({ type: "undo" });
}
