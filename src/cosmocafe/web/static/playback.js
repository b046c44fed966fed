// Going through a match: a step, to any moment, or on by itself. One moment is fetched at a time; whoever goes on meanwhile sees the latest.

import { $, body } from "./page.js";

const KEYS = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last", " ": "play" };
const TYPED = "input, select, textarea", PRESSED = `${TYPED}, button, a, summary, [role=button], .scroll`; // what has a use for the space key itself
const STEPS = { first: () => go(0), last: () => go(last), "-1": () => go(wanted - 1), 1: () => go(wanted + 1), play };
let at = 0, wanted = 0, last = 0, timer = null, busy = false, page = null;

// A page says how long a moment is shown (`every`, in milliseconds), how one is fetched and shown (`put`), whether it is still seen as it
// should be (`isShown`), what to do when none comes (`lost`), and what to do when it begins or stops to go on by itself (`playing`).
export function playBack(given) {
  page = given;
  at = wanted = Number(body.dataset.at);
  last = Number(body.dataset.last);
  document.addEventListener("click", ({ target }) => { const button = target.closest("[data-step]"); if (button) take(button.dataset.step); });
  document.addEventListener("keydown", pressed);
  $("at").addEventListener("input", () => { stop(); go(Number($("at").value)); });
}

function pressed(event) {
  const { key, target } = event, space = key === " ";
  if (!KEYS[key] || target.closest(space ? PRESSED : TYPED)) return;
  if (space && (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))) return;
  if (space) event.preventDefault(); // the page stays where it is
  take(KEYS[key]);
}

export const shownMoment = () => at;

// Also when it is to be seen in another way: by other eyes, in another shape.
export async function show() {
  if (busy) return;
  busy = true;
  try {
    do await showWanted(wanted); while (at !== wanted || !page.isShown());
  } catch {
    $("at").value = wanted = at;
    page.lost();
    stop();
  }
  busy = false;
}

async function showWanted(goal) {
  await page.put(goal);
  at = goal;
  $("at").value = at;
  $("moment").textContent = body.dataset.moment.replace("#", at);
}

function take(step) {
  if (step !== "play") stop();
  STEPS[step]();
}

function go(where) {
  wanted = Math.max(0, Math.min(last, where));
  if (wanted !== at || !page.isShown()) show();
}

function play() {
  if (timer) return stop();
  if (at >= last) go(0);
  timer = setInterval(() => (wanted >= last ? stop() : !busy && go(wanted + 1)), page.every);
  label();
}

function stop() {
  clearInterval(timer);
  timer = null;
  label();
}

function label() {
  const button = document.querySelector('[data-step="play"]');
  button.classList.toggle("playing", Boolean(timer));
  const words = timer ? body.dataset.stop : body.dataset.play;
  button.setAttribute("aria-label", words);
  button.title = `${words} (${body.dataset.space})`;
  page.playing?.(Boolean(timer));
}
