// A puzzle: answer the question as at a table, hear what each answer is worth. Which ones I solved stays in this browser.

import { swapBoard } from "./board.js";
import { inspect, showCard } from "./inspector.js";
import { rove, step } from "./keyboard.js";
import { $, body, notice } from "./page.js";
import { setStage, shape } from "./stage.js";
import { answersOf, thingAt } from "./things.js";

const here = () => `/games/${body.dataset.game}/puzzles/${body.dataset.puzzle}`;
const shelf = (game) => `puzzles-${game}`;
let done = false;

export function solvePuzzle() {
  inspect(fetchCard);
  setStage(redraw);
  rove(null);
  $("board").addEventListener("click", ({ target }) => { if (thingAt(target)) choose(answersOf(thingAt(target))); else leave(null); });
  $("board").addEventListener("keydown", pressed);
  $("choices").addEventListener("click", ({ target }) => { const button = target.closest("[data-answer]"); if (button) give(Number(button.dataset.answer)); });
}

function pressed(event) {
  const thing = thingAt(event.target), chosen = event.key === "Enter" || event.key === " ";
  if (!thing || !(chosen || step(thing, event.key))) return;
  if (chosen) choose(answersOf(thing));
  event.preventDefault();
}

// What stands for several answers leaves these to choose from; a click beside it brings all of them back.
function choose(answers) {
  if (answers.length === 1) return give(answers[0]);
  leave(answers);
  $("question").focus();
}

function leave(answers) {
  for (const button of $("choices").querySelectorAll("[data-answer]")) button.hidden = Boolean(answers) && !answers.includes(Number(button.dataset.answer));
  for (const group of $("choices").querySelectorAll("details")) {
    group.hidden = !group.querySelector("[data-answer]:not([hidden])");
    group.open = Boolean(answers) && !group.hidden;
  }
}

async function give(answer) {
  if (done) return;
  done = true;
  try {
    const response = await fetch(`${here()}/answer?answer=${answer}`), told = await response.json();
    if (!response.ok) throw new Error(response.status);
    remember(told.right);
    $("choices").hidden = true;
    document.querySelector(".following").classList.replace("quiet", "strong"); // what most go on with
    $("solution").innerHTML = told.html;
    $("solving").focus({ focusVisible: false });
  } catch {
    done = false;
    notice(body.dataset.lost, 3);
  }
}

function remember(right) {
  const known = kept(body.dataset.game);
  known[body.dataset.puzzle] ??= right;
  try { localStorage.setItem(shelf(body.dataset.game), JSON.stringify(known)); } catch { /* a browser that keeps nothing */ }
}

function kept(game) {
  try { return JSON.parse(localStorage.getItem(shelf(game))) || {}; } catch { return {}; }
}

export function markSolved() {
  const known = kept(body.dataset.puzzles);
  for (const link of document.querySelectorAll("[data-puzzle-link]")) {
    const right = known[link.dataset.puzzleLink];
    if (right !== undefined) link.parentElement.querySelector(".done").textContent = right ? `✓ ${body.dataset.solved}` : `✗ ${body.dataset.missed}`;
  }
}

async function redraw() {
  const response = await fetch(`${here()}/board?stage=${shape()}`);
  if (response.ok) swapBoard((await response.json()).board);
}

async function fetchCard(thing) {
  const response = await fetch(`${here()}/card?thing=${encodeURIComponent(thing)}`);
  if (response.ok) showCard(thing, (await response.json()).card);
}
