// What can be clicked on the board, which answers it stands for, and where it lies.

import { $ } from "./page.js";

export const CLICKABLE = "[data-answer], [data-answers], .ahead";

export const things = () => [...$("board").querySelectorAll(CLICKABLE)];
export const thingAt = (target) => target.closest?.(CLICKABLE);

export function answersOf(thing) { return (thing.dataset.answer || thing.dataset.answers || "").split(/\s+/).filter(Boolean).map(Number); }

export function wordsOf(answer) { return document.querySelector(`#question [data-answer="${answer}"]`)?.textContent.trim() || `#${answer}`; }

export function spot(thing) {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function distance([x, y], [a, b]) { return Math.hypot(x - a, y - b); }
