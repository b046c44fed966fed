// The inspector: hover, a long press or the keyboard's focus opens the card of a thing. It never acts.

import { nearest } from "./keyboard.js";
import { $ } from "./page.js";
import { isMoved } from "./pointer.js";
import { openRule } from "./rules.js";
import { distance } from "./things.js";

const PATIENCE = 320, PRESS = 480, GRACE = 700, STILL = 10; // milliseconds, pixels
const INSPECTED = "[data-thing]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let ask = () => {}, wanted = null, waiting = 0, leaving = 0, pressedAt = null, held = false;

const thingOf = (target) => target.closest?.(INSPECTED);

// `fetchCard` asks for the card of a thing by its name; `showCard` gets it.
export function inspect(fetchCard) {
  const board = $("board");
  ask = fetchCard;
  board.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch" && isMoved(event)) want(thingOf(event.target), PATIENCE); });
  board.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") leave(); });
  board.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) want(thingOf(target), PATIENCE); });
  board.addEventListener("focusout", leave);
  board.addEventListener("keydown", walk);
  listenToFingers(board);
  $("inspector").addEventListener("pointerenter", () => clearTimeout(leaving));
  $("inspector").addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") leave(); });
  $("inspector").addEventListener("click", clicked);
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") shut(); });
  document.addEventListener("pointerdown", ({ target }) => { if (!target.closest("#inspector")) shut(); }, true);
  markThings(board);
}

// What things are is said to who cannot see them, and not a second time by the browser's own hints.
export function markThings(board) {
  for (const thing of board.querySelectorAll(INSPECTED)) {
    const title = thing.querySelector(":scope > title");
    if (!thing.hasAttribute("aria-label") && title) { thing.setAttribute("aria-label", title.textContent); thing.setAttribute("role", "group"); }
    title?.remove();
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  }
}

function want(thing, patience) {
  clearTimeout(waiting);
  if (!thing) return leave();
  clearTimeout(leaving);
  if (thing === wanted && !$("inspector").hidden) return;
  waiting = setTimeout(() => { wanted = thing; ask(thing.dataset.thing); }, patience);
}

function leave() {
  clearTimeout(waiting);
  clearTimeout(leaving);
  if (!held) leaving = setTimeout(shut, GRACE);
}

export function shut() {
  clearTimeout(waiting);
  [wanted, held] = [null, false];
  if ($("inspector")) $("inspector").hidden = true;
}

export function showCard(name, card) {
  if (!card || wanted?.dataset.thing !== name || !wanted.isConnected) return;
  const box = $("inspector"), { top } = wanted.getBoundingClientRect();
  $("card").innerHTML = card;
  box.hidden = false;
  box.scrollTop = 0;
  box.classList.toggle("high", top > innerHeight * 0.45); // on a phone it lies where the thing does not
  box.classList.toggle("held", Boolean(held));
}

export const thingShown = () => wanted?.dataset.thing;

function clicked(event) {
  const rule = event.target.closest("[data-rule]");
  if (event.target.closest("[data-shut]")) shut();
  else if (rule && $("rules")) { event.preventDefault(); shut(); openRule(rule.dataset.rule); }
}

// A finger that rests on a thing asks what it is, and does not choose it.
function listenToFingers(board) {
  board.addEventListener("pointerdown", (event) => { if (event.pointerType === "touch") rest(event); }, true); // before a throw takes hold of dice
  board.addEventListener("pointermove", (event) => { if (pressedAt && distance(pressedAt, [event.clientX, event.clientY]) > STILL) lift(); });
  for (const kind of ["pointerup", "pointercancel"]) board.addEventListener(kind, lift);
  board.addEventListener("contextmenu", (event) => { if (held || pressedAt) event.preventDefault(); });
  board.addEventListener("click", (event) => { if (held === "now") { event.stopImmediatePropagation(); event.preventDefault(); held = true; } }, true);
}

function rest(event) {
  const thing = thingOf(event.target);
  pressedAt = [event.clientX, event.clientY];
  if (thing) waiting = setTimeout(() => { clearTimeout(leaving); held = "now"; wanted = thing; ask(thing.dataset.thing); }, PRESS);
}

function lift() {
  pressedAt = null;
  if (!held) clearTimeout(waiting);
  else setTimeout(() => { if (held) held = true; }, 60); // the click of this finger comes first
}

// With shift the arrows go to everything, not only to what can be chosen; from something quiet they always do.
function walk(event) {
  const thing = thingOf(event.target), quiet = thing && !event.target.matches("[data-answer], [data-answers], .ahead");
  if (!ARROWS[event.key] || !(event.shiftKey || quiet)) return;
  const next = nearest(event.target, ARROWS[event.key], [...$("board").querySelectorAll(INSPECTED)]);
  next?.focus({ focusVisible: true });
  event.stopImmediatePropagation();
  event.preventDefault();
}
