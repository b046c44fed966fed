// A table: what the server drew is shown, what a person chooses is sent.

import { forgetAhead, lookAhead, showAhead } from "./ahead.js";
import { swapBoard } from "./board.js";
import { choose, closeMenu, handfulOf, hint, preview } from "./choosing.js";
import { byFinger, guard } from "./clicks.js";
import { coach, followCoach, tellAgain } from "./coach.js";
import { inspect, showCard } from "./inspector.js";
import { focusQuestion, rove, step } from "./keyboard.js";
import { keepLine, send } from "./line.js";
import { showLog } from "./log.js";
import { $, body, calm, fillLinks, notice } from "./page.js";
import { answer, open, takeBack, waiting } from "./question.js";
import { showRules } from "./rules.js";
import { setStage, shape, showAsked } from "./stage.js";
import { thingAt } from "./things.js";
import { keepTips } from "./tips.js";

export function playAtTable() {
  for (const id of ["board", "question", "menu"]) guard($(id));
  inspect((thing) => send({ type: "inspect", thing }));
  setStage((tall) => send({ type: "stage", tall }));
  listenToBoard($("board"));
  listenToQuestion($("question"));
  document.addEventListener("click", holdOrLift);
  followCoach();
  keepTips();
  rove(null);
  fillLinks(document);
  keepLine(() => `/table/${body.dataset.table}/socket?stage=${shape()}`, hear, () => waiting(false));
}

function hear(message) {
  if (message.type === "table") show(message);
  else if (message.type === "refused") { waiting(false); notice(message.words, 4); if (message.code === "lesson") tellAgain(); }
  else if (message.type === "stored") waiting(false);
  else if (message.type === "ahead") showAhead(message);
  else if (message.type === "card") showCard(message.thing, message.card);
}

function show(message) {
  const turned = message.mine && !open.mine;
  if (message.number !== open.number) closeMenu();
  [open.number, open.mine] = [message.number, message.mine];
  waiting(false);
  showParts(message.parts);
  showLog(message.log);
  showRules(message.rules);
  hint(null);
  forgetAhead();
  showState(message.over);
  if (turned && message.parts.board === undefined) rove(null);
  if (message.mine) showAsked();
  coach(message.parts.coach !== undefined);
}

function showParts({ board, ...parts }) {
  const atPlay = ["board", "question", "curtain"].some((id) => $(id).contains(document.activeElement));
  if (board !== undefined) swapBoard(board);
  for (const [id, html] of Object.entries(parts)) if ($(id)) { $(id).innerHTML = html; fillLinks($(id)); }
  if (atPlay && [body, $("question")].includes(document.activeElement)) focusQuestion();
  if (parts.curtain) $("curtain").querySelector("button").focus();
  if (parts.result) $("result").scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

function showState(over) {
  document.title = (open.mine ? `● ${body.dataset.turn} · ` : "") + body.dataset.title;
  body.dataset.number = open.number;
  body.dataset.mine = open.mine ? "yes" : "no";
  body.dataset.over = over ? "yes" : "no";
}

function listenToBoard(board) {
  board.addEventListener("click", ({ target }) => { if (thingAt(target)) choose(thingAt(target), byFinger()); });
  board.addEventListener("keydown", pressed);
  board.addEventListener("pointerleave", () => hint(null));
  for (const kind of ["pointerover", "focusin"]) board.addEventListener(kind, ({ target }) => { lookAhead(); hint(thingAt(target)); });
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
