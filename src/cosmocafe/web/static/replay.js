// A replay: any moment of a match, by seat and by step.

import { swapBoard } from "./board.js";
import { keepFocus } from "./focus.js";
import { analysed, forgetInsight, openInsight, refusedInsight, showAnalysis, showWhy } from "./insight.js";
import { inspect, showCard } from "./inspector.js";
import { addLines, isAtEnd, listenToLog, showLogEnd } from "./log.js";
import { move, snapshot } from "./motion.js";
import { $, body, copy, forOthers, notice } from "./page.js";
import { openShare, sharePicture } from "./share.js";
import { setStage, shape } from "./stage.js";
import { openWhatIf, showMoment } from "./whatif.js";

const EVERY = 900; // milliseconds between two moments
let at = 0, wanted = 0, last = 0, timer = null, busy = false, thoughts = null;

const STEPS = { first: () => go(0), last: () => go(last), "-1": () => go(wanted - 1), 1: () => go(wanted + 1), play };
const KEYS = { ArrowLeft: "-1", ArrowRight: "1" };

export function lookBack() {
  at = wanted = Number(body.dataset.at);
  last = Number(body.dataset.last);
  document.addEventListener("click", ({ target }) => { const button = target.closest("[data-step]"); if (button) take(button.dataset.step); });
  document.addEventListener("keydown", ({ target, key }) => { if (KEYS[key] && !target.matches("input, select, textarea")) take(KEYS[key]); });
  $("at").addEventListener("input", () => { stop(); go(Number($("at").value)); });
  $("eyes").addEventListener("change", show);
  inspect(fetchCard);
  setStage(show);
  openWhatIf();
  openShare();
  openInsight({ analyse, stop: () => thoughts?.close(), why });
  $("permalink").addEventListener("click", () => copy(forOthers(address())));
  listenToLog();
  showLogEnd();
}

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
  timer = setInterval(() => (wanted >= last ? stop() : go(wanted + 1)), EVERY);
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
}

// One moment is fetched at a time; whoever goes on meanwhile sees the latest.
async function show() {
  if (busy) return;
  busy = true;
  try {
    while (!await showWanted());
  } catch {
    notice(body.dataset.lost, 3);
    stop();
  }
  busy = false;
}

async function showWanted() {
  const goal = wanted, seat = $("eyes").value;
  const response = await fetch(`/replay/${body.dataset.replay}/frame?at=${goal}&seat=${seat}&stage=${shape()}`);
  if (!response.ok) throw new Error(response.status);
  put(await response.json());
  return goal === wanted && seat === $("eyes").value;
}

async function fetchCard(thing) {
  const response = await fetch(`/replay/${body.dataset.replay}/card?at=${at}&seat=${$("eyes").value}&thing=${encodeURIComponent(thing)}`);
  if (response.ok) showCard(thing, (await response.json()).card);
}

const moment = () => `at=${at}&seat=${$("eyes").value}&stage=${shape()}`;

function analyse() {
  thoughts = new EventSource(`/replay/${body.dataset.replay}/analysis?${moment()}`);
  thoughts.addEventListener("analysis", ({ data }) => showAnalysis(JSON.parse(data)));
  thoughts.addEventListener("end", () => { thoughts.close(); analysed(); });
  thoughts.addEventListener("refused", ({ data }) => { thoughts.close(); refusedInsight(); notice(JSON.parse(data).words, 4); });
  thoughts.onerror = () => { thoughts.close(); refusedInsight(); notice(body.dataset.lost, 3); };
}

async function why() {
  const response = await fetch(`/replay/${body.dataset.replay}/why?${moment()}`);
  showWhy((await response.json()).words);
}

function put(frame) {
  forgetInsight();
  at = frame.at;
  const before = snapshot(), atEnd = isAtEnd();
  keepFocus(() => swapBoard(frame.board));
  $("question").textContent = frame.question;
  addLines({ keep: 0, lines: frame.log });
  if (atEnd) showLogEnd();
  move(before, []);
  $("at").value = at;
  $("moment").textContent = body.dataset.moment.replace("#", at);
  history.replaceState(null, "", address());
  body.dataset.at = at;
  sharePicture(at);
  showMoment(at);
}

function address() {
  const seat = $("eyes").value;
  return `/replay/${body.dataset.replay}?at=${at}${seat === "-1" ? "" : `&seat=${seat}`}`;
}
