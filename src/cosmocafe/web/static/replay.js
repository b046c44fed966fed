// A replay: any moment of a match, by seat and by step.

import { swapBoard } from "./board.js";
import { keepFocus } from "./focus.js";
import { analysed, forgetInsight, openInsight, refusedInsight, showAnalysis, showWhy } from "./insight.js";
import { inspect, showCard } from "./inspector.js";
import { addLines, isAtEnd, listenToLog, showLogEnd } from "./log.js";
import { move, snapshot } from "./motion.js";
import { $, body, copy, forOthers, notice } from "./page.js";
import { playBack, show, shownMoment } from "./playback.js";
import { openShare, sharePicture } from "./share.js";
import { setStage, shape } from "./stage.js";
import { openWhatIf, showMoment } from "./whatif.js";

let shown = "", thoughts = null;

export function lookBack() {
  shown = eyes();
  playBack({ every: 900, put: fetchMoment, isShown: () => eyes() === shown, lost: () => notice(body.dataset.lost, 3) });
  $("eyes").addEventListener("change", show);
  inspect(fetchCard);
  setStage(show);
  openWhatIf();
  openShare();
  foldRest();
  openInsight({ analyse, stop: () => thoughts?.close(), why });
  $("permalink").addEventListener("click", () => copy(forOthers(address(shownMoment()))));
  listenToLog();
  showLogEnd();
}

// On a phone the rest of what can be done lies above the controls when it is asked for.
function foldRest() {
  const button = document.querySelector("[data-unfold]");
  const fold = (open) => { $("rest").classList.toggle("open", open); button.setAttribute("aria-expanded", open); };
  document.addEventListener("click", ({ target }) => {
    if (button.contains(target)) fold(!$("rest").classList.contains("open"));
    else if (!$("rest").contains(target) || target.closest("[data-dialog], [data-copy]")) fold(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !$("rest").classList.contains("open")) return;
    if ($("rest").contains(document.activeElement)) button.focus();
    fold(false);
  });
}

// By whose eyes, and in which shape.
const eyes = () => `seat=${$("eyes").value}&stage=${shape()}`;

const moment = () => `at=${shownMoment()}&${eyes()}`;

async function fetchMoment(at) {
  const by = eyes();
  const response = await fetch(`/replay/${body.dataset.replay}/frame?at=${at}&${by}`);
  if (!response.ok) throw new Error(response.status);
  put(await response.json());
  shown = by;
}

async function fetchCard(thing) {
  const response = await fetch(`/replay/${body.dataset.replay}/card?${moment()}&thing=${encodeURIComponent(thing)}`);
  if (response.ok) showCard(thing, (await response.json()).card);
}

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
  const { at } = frame, before = snapshot(), atEnd = isAtEnd();
  keepFocus(() => swapBoard(frame.board));
  $("question").textContent = frame.question;
  addLines({ keep: 0, lines: frame.log });
  if (atEnd) showLogEnd();
  move(before, []);
  history.replaceState(null, "", address(at));
  body.dataset.at = at;
  sharePicture(at);
  showMoment(at);
}

function address(at) {
  const seat = $("eyes").value;
  return `/replay/${body.dataset.replay}?at=${at}${seat === "-1" ? "" : `&seat=${seat}`}`;
}
