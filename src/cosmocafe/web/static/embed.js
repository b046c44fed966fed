// A replay in somebody else's page: back, play, on. It keeps nothing, and asks for nothing but moments of this match.

import { move, snapshot } from "./motion.js";
import { $, body } from "./page.js";
import { redraw } from "./patch.js";

const EVERY = 1300; // milliseconds between two moments
const KEYS = { ArrowLeft: "-1", ArrowRight: "1" };
const STEPS = { "-1": () => go(wanted - 1), 1: () => go(wanted + 1), play };
const last = Number(body.dataset.last), shape = () => (innerWidth < innerHeight ? "tall" : "wide");
let at = Number(body.dataset.at), wanted = at, timer = null, busy = false, shown = $("stage").classList.contains("tall") ? "tall" : "wide";

document.addEventListener("click", ({ target }) => { const button = target.closest("[data-step]"); if (button) take(button.dataset.step); });
document.addEventListener("keydown", ({ target, key }) => { if (KEYS[key] && !target.matches("input")) take(KEYS[key]); });
$("at").addEventListener("input", () => { stop(); go(Number($("at").value)); });
addEventListener("resize", reshape);
reshape();

function reshape() { if (shape() !== shown) show(); }

function take(step) {
  if (step !== "play") stop();
  STEPS[step]();
}

function go(where) {
  wanted = Math.max(0, Math.min(last, where));
  show();
}

function play() {
  if (timer) return stop();
  if (at >= last) go(0);
  timer = setInterval(() => (wanted >= last ? stop() : !busy && go(wanted + 1)), EVERY);
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
  for (const name of ["aria-label", "title"]) button.setAttribute(name, timer ? body.dataset.stop : body.dataset.play);
  $("told").setAttribute("aria-live", timer ? "off" : "polite"); // nobody wants a whole match read out
}

// One moment is fetched at a time; whoever goes on meanwhile sees the latest.
async function show() {
  if (busy) return;
  busy = true;
  try {
    while (at !== wanted || shown !== shape()) await fetchMoment(wanted, shape());
  } catch {
    $("told").textContent = body.dataset.lost;
    wanted = at;
    stop();
  }
  busy = false;
}

async function fetchMoment(goal, stage) {
  const response = await fetch(`/replay/${body.dataset.embed}/embed/frame?at=${goal}&stage=${stage}&language=${body.dataset.language}`, { credentials: "omit" });
  if (!response.ok) throw new Error(response.status);
  const { board, told } = await response.json(), before = snapshot();
  $("stage").classList.toggle("tall", stage === "tall");
  redraw($("board"), board, () => {});
  move(before, []);
  [at, shown] = [goal, stage];
  $("told").textContent = told;
  $("at").value = at;
  $("moment").textContent = body.dataset.moment.replace("#", at);
  $("out").href = `/replay/${body.dataset.embed}?at=${at}`;
}
