// A table: what the server drew is shown, what a person chooses is sent.

import { forgetAhead, lookAhead, showAhead } from "./ahead.js";
import { swapBoard } from "./board.js";
import { caption, choose, closeMenu, confirmEnd, handfulOf, preview } from "./choosing.js";
import { byFinger, guard } from "./clicks.js";
import { addToChance, addedTooLate } from "./deal.js";
import { end } from "./finale.js";
import { keepFocus } from "./focus.js";
import { keepClocks, setClocks } from "./clock.js";
import { coach, followCoach, tellAgain } from "./coach.js";
import { analysed, forgetInsight, openInsight, refusedInsight, showAnalysis, showHint, showWhy } from "./insight.js";
import { showEnding } from "./ending.js";
import { inspect, showCard, thingShown } from "./inspector.js";
import { rove, step } from "./keyboard.js";
import { numberAnswers } from "./keys.js";
import { keepLine, send } from "./line.js";
import { addLines, isAtEnd, listenToLog, showLogEnd, wayOf } from "./log.js";
import { listenToManners } from "./manners.js";
import { move, snapshot } from "./motion.js";
import { $, body, calm, fillLinks, notice } from "./page.js";
import { subscribe } from "./prefs.js";
import { answer, askFirst, heard, open, sayAgain, takeBack, waiting } from "./question.js";
import { layAgain } from "./rings.js";
import { cutThroughARow } from "./rows.js";
import { showRules } from "./rules.js";
import { listenToSince, showSince } from "./since.js";
import { leastAsked, setStage, shape, showAsked } from "./stage.js";
import { listenForSounds, play } from "./sounds.js";
import { tell } from "./tell.js";
import { thingAt } from "./things.js";
import { listenToThrows, offerThrow } from "./throwing.js";
import { keepTips } from "./tips.js";
import { hearTalk, listenToTalk } from "./talk.js";
import { markTurn, tellTurn } from "./turn.js";
import { askWhyNot, showWhyNot } from "./whynot.js";

export function playAtTable() {
  for (const id of ["board", "question", "menu", "advice"]) guard($(id));
  inspect((thing) => send({ type: "inspect", thing }));
  askWhyNot(thingShown, (thing) => send({ type: "why_not", thing }));
  setStage((tall) => send({ type: "stage", tall }));
  listenToBoard($("board"));
  listenToQuestion($("question"));
  for (const listen of [listenToLog, listenToThrows, listenToSince, listenForSounds, keepTips, keepClocks, listenToManners, listenToTalk]) listen();
  askFirst(confirmEnd);
  document.addEventListener("click", holdOrLift);
  $("question").addEventListener("change", ({ target }) => { if (target.matches("[data-public]")) send({ type: "public", on: target.checked }); });
  listenToAdvice();
  showEnding();
  subscribe("speed", (speed) => send({ type: "pace", speed }));
  rove();
  followCoach();
  fillLinks(document);
  keepLine(() => `/table/${body.dataset.table}/socket?stage=${shape()}`, hear, () => waiting(false), sayAgain);
}

// What the café thought of an earlier question is not shown.
const THOUGHTS = { hint: showHint, analysis: showAnalysis, analysed, why: ({ words }) => showWhy(words) };

function hear(message) {
  if (message.type === "table") show(message);
  else if (message.type === "refused") refused(message);
  else if (message.type in THOUGHTS) { if (message.number === undefined || message.number === open.number) THOUGHTS[message.type](message); }
  else if (message.type === "stored") heard();
  else if (message.type === "talk") hearTalk(message);
  else if (message.type === "ahead") showAhead(message);
  else if (message.type === "card") showCard(message.thing, message.card);
  else if (message.type === "why_not") showWhyNot(message.thing, message.reasons);
}

// What was seen last, and the lines that came since; as long as nothing new is painted, that is what things move from.
let seen = null;

function show(message) {
  const turned = message.mine && !open.mine, ends = Boolean(message.parts.result) && body.dataset.over === "no", waits = seen;
  seen ??= { before: snapshot(), atEnd: isAtEnd(), lines: [] };
  if (message.number !== open.number) { closeMenu(); forgetInsight(); }
  Object.assign(open, { number: message.number, line: message.line, mine: message.mine });
  waiting(false);
  const { result, question, ...parts } = message.parts;
  const lines = addLines(message.log);
  showParts(ends ? parts : message.parts);
  setClocks(message.clock);
  seen.lines.push(...lines);
  if (!waits) beforePaint(paint);
  forget();
  if (ends) Object.assign(body.dataset, { over: "soon", mine: "no" });
  if (ends) return end(() => showParts({ result }), () => { showParts({ question }); showAsking(message, lines, turned); });
  showAsking(message, lines, turned);
}

function paint() {
  const { before, atEnd, lines } = seen;
  seen = null;
  cutThroughARow();
  if (atEnd) showLogEnd();
  const least = open.mine && leastAsked();
  move(before, wayOf(lines));
  if (least) showAsked(least);
}

// What asks where things lie waits until the browser lays them out anyway; a page that nobody sees has no frames.
function beforePaint(act) { document.hidden ? act() : requestAnimationFrame(act); }

// What was shown of an earlier picture.
function forget() {
  caption(null);
  forgetAhead();
  layAgain();
}

function refused({ words, code }) {
  heard();
  if (code === "settled") return addedTooLate();
  refusedInsight();
  notice(words, 4);
  play("refused");
  if (code === "lesson") tellAgain();
}

function showAsking(message, lines, turned) {
  tell(lines, message.mine);
  showSince(message);
  showRules(message.rules);
  showState(message.over);
  offerThrow();
  if (turned && message.parts.board === undefined) rove();
  if (turned) play("turn");
  if (turned) tellTurn();
  beforePaint(() => coach(message.parts.coach !== undefined));
}

function showParts({ board, ...parts }) {
  keepFocus(() => {
    if (board !== undefined) swapBoard(board);
    for (const [id, html] of Object.entries(parts)) if ($(id) && html !== undefined) { $(id).innerHTML = html; fillLinks($(id)); }
    numberAnswers();
  });
  if (parts.fair !== undefined) addToChance(send);
  if (parts.curtain) $("curtain").querySelector("button").focus();
  if (parts.result) showEnding();
  if (parts.result) $("result").scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

function showState(over) {
  markTurn(open.mine);
  body.dataset.number = open.number;
  body.dataset.mine = open.mine ? "yes" : "no";
  body.dataset.over = over ? "yes" : "no";
}

function listenToBoard(board) {
  board.addEventListener("click", ({ target }) => { if (thingAt(target)) choose(thingAt(target), byFinger()); });
  board.addEventListener("keydown", pressed);
  board.addEventListener("pointerleave", () => caption(null));
  for (const kind of ["pointerover", "focusin"]) board.addEventListener(kind, ({ target }) => { lookAhead(); caption(thingAt(target)); });
}

function pressed(event) {
  const thing = thingAt(event.target), chosen = event.key === "Enter" || event.key === " ";
  if (!thing || !(chosen || step(thing, event.key))) return;
  if (chosen) choose(thing);
  event.preventDefault();
}

function listenToQuestion(question) {
  question.addEventListener("click", ({ target }) => press(target.closest("[data-answer], [data-handful], [data-undo]")));
  for (const kind of ["pointerover", "focusin"]) question.addEventListener(kind, ({ target }) => preview(target.closest?.("[data-answer]")));
}

function listenToAdvice() {
  openInsight({ analyse: () => send({ type: "analyse", on: true }), stop: () => send({ type: "analyse", on: false }), why: () => send({ type: "why" }) });
  $("question").addEventListener("click", ({ target }) => { if (target.closest("[data-hint]")) send({ type: "hint", number: open.number }); });
  $("advice").addEventListener("click", ({ target }) => { const advised = target.closest("[data-advised]"); if (advised) answer([Number(advised.dataset.advised)]); });
}

function press(button) {
  if (!button) return;
  if (button.dataset.handful) answer(handfulOf(button));
  else if (button.dataset.answer !== undefined) answer([Number(button.dataset.answer)]);
  else takeBack();
}

function holdOrLift({ target }) {
  const hold = target.closest("[data-hold]"), lift = target.closest("[data-lift]");
  if (hold) send({ type: "hold", seat: Number(hold.dataset.hold), bot: hold.dataset.bot || null });
  if (lift) send({ type: "lift", seat: Number(lift.dataset.lift) });
}
