// Talk at a table: phrases, words, pictures over a seat. Who is muted stays in this browser.

import { send } from "./line.js";
import { $, body } from "./page.js";
import { play } from "./sounds.js";

const KEY = "muted", MOST = 100, SHOWN = 4000; // muted people; milliseconds of a bubble over a seat
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
let unread = 0;

const panel = () => $("panel-talk");
const isShown = () => panel().checkVisibility({ visibilityProperty: true });

export function listenToTalk() {
  panel().addEventListener("click", ({ target }) => pressed(target));
  panel().querySelector("[data-say]")?.addEventListener("submit", sayWords);
  document.addEventListener("click", ({ target }) => { if (target.closest("[data-panel]")) seen(); });
  document.addEventListener("keyup", ({ key }) => { if (key.toLowerCase() === "t") seen(); });
  showMuted();
}

function pressed(target) {
  const phrase = target.closest("[data-phrase]"), picture = target.closest("[data-react]"), mute = target.closest("[data-mute]"), again = target.closest("[data-hear]");
  if (phrase) send({ type: "phrase", phrase: phrase.dataset.phrase });
  if (picture) send({ type: "react", picture: picture.dataset.react });
  if (mute) silence(mute.closest("li").dataset);
  if (again) keep(muted().filter(({ who }) => who !== again.dataset.hear));
}

function sayWords(event) {
  const field = event.target.elements.words, text = field.value.trim();
  event.preventDefault();
  if (text) send({ type: "say", text });
  field.value = "";
}

// What was said before somebody came is no news; after a broken line some of it comes again.
export function hearTalk({ lines, before }) {
  const known = Number($("talk").lastElementChild?.dataset.line ?? -1), fresh = lines.filter(({ line }) => line > known), atEnd = isAtEnd();
  for (const one of fresh) put(one);
  while ($("talk").children.length > 200) $("talk").firstElementChild.remove();
  if (atEnd) showTalkEnd();
  if (!before || known >= 0) for (const one of fresh) notice(one);
  seen();
}

function put({ html, who }) {
  $("talk").insertAdjacentHTML("beforeend", html);
  const line = $("talk").lastElementChild, time = line.querySelector("time");
  time.textContent = clock.format(new Date(time.dateTime));
  line.hidden = isMuted(who);
  if (who === panel().dataset.me) line.querySelector("[data-mute]").remove();
}

function isAtEnd() {
  const { scrollHeight, scrollTop, clientHeight } = $("talk").parentElement;
  return scrollHeight - scrollTop - clientHeight < 60;
}

function showTalkEnd() { $("talk").parentElement.scrollTop = $("talk").scrollHeight; }

// Somebody has said something just now.
function notice({ who, seat, kind, line }) {
  if (isMuted(who)) return;
  const said = $("talk").querySelector(`[data-line="${line}"]`);
  if (kind === "picture" || !isShown()) bubble(seat, said.querySelector(".words"));
  if (who === panel().dataset.me || isShown()) return;
  unread += 1;
  play("said");
  $("told").append(Object.assign(document.createElement("p"), { textContent: spoken(said) }));
}

function spoken(line) {
  const picture = line.querySelector(".react");
  return `${line.dataset.name}: ${picture ? picture.getAttribute("aria-label") : line.querySelector(".words").textContent}`;
}

// Over the seat of whoever speaks: under its name, where everybody looks for it.
function bubble(seat, words) {
  const chip = $("people").querySelector(seat < 0 ? ".watch" : `.chip.seat${seat}`) || $("people"), box = chip.getBoundingClientRect();
  const shown = Object.assign(document.createElement("div"), { className: `bubble seat${seat}` });
  for (const old of document.querySelectorAll(`.bubble.seat${seat}`)) old.remove();
  shown.setAttribute("aria-hidden", "true");
  shown.append(...words.cloneNode(true).childNodes);
  body.append(shown);
  const left = Math.min(Math.max(8, box.left + box.width / 2 - shown.offsetWidth / 2), innerWidth - shown.offsetWidth - 8);
  Object.assign(shown.style, { left: `${left}px`, top: `${box.bottom + 6}px` });
  setTimeout(() => shown.remove(), SHOWN);
}

// How much of it nobody has seen yet, on the button that opens the panel.
function seen() {
  const button = document.querySelector(".panels [data-panel=talk]");
  if (isShown() && unread) showTalkEnd();
  if (isShown()) unread = 0;
  if (unread) button.dataset.unread = Math.min(unread, 99);
  else delete button.dataset.unread;
  button.setAttribute("aria-label", unread ? button.dataset.some.replace("#", unread) : button.title.replace(" (T)", ""));
}

const muted = () => JSON.parse(localStorage.getItem(KEY) || "[]");
const isMuted = (who) => muted().some((one) => one.who === who);

function silence({ who, name }) {
  keep([...muted().filter((one) => one.who !== who), { who, name }].slice(-MOST));
  $("muted").querySelector("summary").focus();
}

function keep(people) {
  localStorage.setItem(KEY, JSON.stringify(people));
  showMuted();
}

function showMuted() {
  const people = muted(), list = $("muted").querySelector("ul");
  for (const line of $("talk").children) line.hidden = people.some(({ who }) => who === line.dataset.who);
  $("muted").hidden = !people.length;
  $("muted").querySelector("summary span").textContent = `(${people.length})`;
  list.replaceChildren(...people.map((one) => itemOf(one, list.dataset.again)));
}

function itemOf({ who, name }, words) {
  const item = document.createElement("li"), button = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: words });
  button.dataset.hear = who;
  item.append(name, " ", button);
  return item;
}
