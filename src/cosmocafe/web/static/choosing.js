// What a thing on the board can mean, and choosing among several meanings.

import { wayTo } from "./ahead.js";
import { $, body } from "./page.js";
import { wants } from "./prefs.js";
import { answer } from "./question.js";
import { answersOf, things, wordsOf } from "./things.js";

// Answers with their words: the one way to something far, or what the thing stands for, alone and in handfuls.
function choices(thing) {
  if (wayTo(thing)) return [wayTo(thing)];
  const own = answersOf(thing);
  return [...own.map((one) => [[one], wordsOf(one)]), ...handfuls().filter(([answers]) => answers.some((one) => own.includes(one)))];
}

// Where the same is asked again and again: several answers at once, as the question lists them.
function handfuls() {
  return [...$("question").querySelectorAll("[data-handful]")].map((one) => [handfulOf(one), one.textContent.trim()]);
}

export function handfulOf(button) { return button.dataset.handful.split(" ").map(Number); }

// A finger sees no caption before it taps, so it is told the way to something far first.
export function choose(thing, byFinger) {
  const all = choices(thing);
  if (all.length === 1 && !(byFinger && wayTo(thing))) return answer(all[0][0]);
  if (all.length) openMenu(all, thing, body.dataset.choose);
}

// Who likes to be asked before the turn ends is asked.
export function confirmEnd(answers) {
  const last = document.querySelector(`#question [data-answer="${answers.at(-1)}"][data-ends]`);
  if (!last || !wants("confirm") || $("menu").open) return false;
  openMenu([[answers, last.textContent.trim()]], document.activeElement, body.dataset.ends);
  return true;
}

function openMenu(all, thing, title) {
  const menu = $("menu"), list = make("div", { className: "choices" });
  list.append(...all.map(menuItem), make("button", { type: "button", className: "quiet", textContent: body.dataset.close, onclick: closeMenu }));
  menu.replaceChildren(make("h2", { id: "menu-title", textContent: title }), list);
  menu.onclose = () => thing.isConnected && thing.focus?.({ preventScroll: true });
  menu.onclick = (event) => { if (event.target === menu) closeMenu(); };
  menu.showModal();
}

function menuItem([answers, words]) {
  const button = make("button", { type: "button", textContent: words, onclick: () => { closeMenu(); answer(answers, true); } });
  button.dataset.pick = answers.join(" ");
  return button;
}

function make(tag, properties) { return Object.assign(document.createElement(tag), properties); }

export function closeMenu() { if ($("menu").open) $("menu").close(); }

// What a click would do, said before it is done.
export function caption(thing) { $("caption").textContent = thing ? choices(thing).map(([, words]) => words).join("  ·  ") : ""; }

// A button lights up the thing on the board that stands for the same answer.
export function preview(button) {
  for (const lit of $("board").querySelectorAll(".lit")) lit.classList.remove("lit");
  if (button) things().find((thing) => answersOf(thing).includes(Number(button.dataset.answer)))?.classList.add("lit");
}
