// The coach of a lesson: one idea at a time, what it speaks of is marked on the board, and it can be folded, left and called back.

import { $, body, calm } from "./page.js";
import { open } from "./question.js";
import { bringAll } from "./stage.js";
import { answersOf, things } from "./things.js";

const SMALL = 44; // pixels
const key = () => `free ${body.dataset.table}`;
let shown = 0;

const ideas = () => [...$("coach").querySelectorAll(".idea")];
const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

export function followCoach() {
  $("coach").addEventListener("click", clicked);
  $("board").addEventListener("click", () => setTimeout(mark));
  new ResizeObserver(ring).observe($("board"));
  open.free = localStorage.getItem(key()) === "yes";
  coach(true);
}

// After every picture of the table; `isNew`: the coach says something else than before.
export function coach(isNew) {
  const box = $("coach");
  body.classList.toggle("lesson", ideas().length > 0 && !open.free);
  box.classList.toggle("left", open.free);
  if (isNew) turnTo(0);
  else mark();
  whenStill(ring);
}

// What flies or turns is not yet where it will lie.
function whenStill(act) {
  const ends = $("board").getAnimations({ subtree: true }).filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  if (ends.length) Promise.allSettled(ends.map((one) => one.finished)).then(act);
}

// The table does not go there: the coach says once more what to do.
export function tellAgain() {
  fold(false);
  turnTo(ideas().length - 1);
  const box = $("coach");
  box.classList.remove("again");
  void box.offsetWidth;
  box.classList.add("again");
}

function clicked({ target }) {
  const turned = target.closest("[data-idea]");
  if (turned) turnTo(shown + Number(turned.dataset.idea), turned);
  else if (target.closest("[data-free]")) leave(true);
  else if (target.closest("[data-fold]")) open.free ? leave(false) : fold(!$("coach").classList.contains("folded"));
}

function leave(yes) {
  open.free = yes;
  if (yes) localStorage.setItem(key(), "yes");
  else localStorage.removeItem(key());
  fold(false);
  coach(false);
  if (yes) $("question").focus({ preventScroll: true });
}

function fold(yes) {
  $("coach").classList.toggle("folded", yes);
  $("coach").querySelector("[data-fold]")?.setAttribute("aria-expanded", String(!yes));
}

function turnTo(number, button) {
  const all = ideas(), box = $("coach"), count = box.querySelector(".count");
  shown = Math.max(0, Math.min(all.length - 1, number));
  all.forEach((idea, place) => { idea.hidden = place !== shown; });
  if (count) count.textContent = count.textContent.replace(/^\d+/, Number(count.dataset.before) + shown + 1);
  const [back, next] = [-1, 1].map((way) => box.querySelector(`[data-idea="${way}"]`)), isLast = shown === all.length - 1;
  if (back) back.hidden = shown === 0;
  if (next) next.hidden = isLast;
  for (const one of box.querySelectorAll(".last")) one.hidden = !isLast;
  if (button?.hidden) (isLast ? box.querySelector(".last") || box.querySelector("[data-idea]:not([hidden])") : next)?.focus();
  box.scrollTop = 0;
  mark();
  show();
}

// What the coach speaks of, and the answers that go on: on the board, among the buttons, in the menu of a thing.
function mark() {
  for (const one of document.querySelectorAll(".coached")) one.classList.remove("coached");
  const idea = ideas()[shown];
  if (!idea || open.free) return ring();
  const expected = numbers(idea.dataset.expect);
  for (const name of (idea.dataset.look || "").split(" ").filter(Boolean)) for (const thing of named(name)) thing.classList.add("coached");
  for (const thing of things()) if (answersOf(thing).some((one) => expected.includes(one))) thing.classList.add("coached");
  for (const one of expected) for (const button of document.querySelectorAll(`#question [data-answer="${one}"], #menu [data-pick="${one}"]`)) light(button);
  ring();
}

// Rings lie above the board, since not every browser outlines what is drawn.
function ring() {
  const board = $("board"), frame = board.getBoundingClientRect();
  for (const old of board.querySelectorAll(".beckon")) old.remove();
  for (const thing of board.querySelectorAll(".coached")) {
    const { x, y, width, height } = thing.getBoundingClientRect(), one = document.createElement("i");
    one.className = "beckon";
    one.setAttribute("aria-hidden", "true");
    const [wide, high] = [width, height].map((size) => Math.max(0, SMALL - size) / 2); // round something small there is room to see it
    Object.assign(one.style, { left: `${x - frame.x - wide}px`, top: `${y - frame.y - high}px`, width: `${width + 2 * wide}px`, height: `${height + 2 * high}px` });
    board.append(one);
  }
}

function light(button) {
  const group = button.closest("details.group");
  button.classList.add("coached");
  if (group && group.querySelectorAll(".coached").length === 1) group.querySelector("summary").classList.add("coached");
}

function named(name) { return [...$("board").querySelectorAll(`[data-thing="${name}"], [data-thing^="${name}:"]`)]; }

// All that is spoken of comes into sight, if there is room for it; else the view goes there if none of it is.
function show() {
  const box = $("stage").getBoundingClientRect(), all = [...$("board").querySelectorAll(".coached")];
  const isSeen = (thing) => { const at = thing.getBoundingClientRect(); return at.bottom > box.top + 8 && at.top < box.bottom - 8; };
  if (all.length && !bringAll(all) && !all.some(isSeen)) all[0].scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "instant" : "smooth" });
  $("question").querySelector(".coached")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}
