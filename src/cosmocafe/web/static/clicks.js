// The second half of a double click falls on whatever lies there by then: it counts only if it says the same to the same question.

import { $ } from "./page.js";
import { answersOf, CLICKABLE, distance } from "./things.js";

const SOON = 350, NEAR = 24; // milliseconds, pixels
let finger = false, clicked = { at: [0, 0], time: -Infinity, means: "" };

export const byFinger = () => finger;

export function guard(part) {
  part.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
  part.addEventListener("click", (event) => { if (!isMeant(event)) event.stopImmediatePropagation(); }, true);
}

function isMeant(event) {
  const [before, now] = [clicked, { at: [event.clientX, event.clientY], time: event.timeStamp, means: meaning(event.target) }];
  const tappedTwice = finger && now.time - before.time < SOON && distance(now.at, before.at) < NEAR;
  const meant = !(event.detail > 1 || tappedTwice) || now.means === before.means;
  if (meant) clicked = now;
  return meant;
}

function meaning(target) {
  const said = target.closest(`${CLICKABLE}, [data-handful], [data-undo], [data-pick]`);
  if (!said || said.matches("[data-undo]")) return said ? "back" : "";
  return [$("question").querySelector(".asks")?.textContent, said.dataset.handful || said.dataset.pick || answersOf(said)].join();
}
