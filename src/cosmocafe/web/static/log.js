// What happened, turn by turn; a line shows where it was.

import { $, calm } from "./page.js";
import { isMoved } from "./pointer.js";
import { distance, spot } from "./things.js";

const NEAR = 60; // pixels from the end that still count as the end

export function listenToLog() {
  const list = $("log");
  list.addEventListener("pointerover", (event) => point(isMoved(event) ? event.target.closest("li") : null));
  list.addEventListener("focusin", ({ target }) => point(target.closest("li")));
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => point(null));
  list.addEventListener("click", ({ target }) => target.closest("li")?.focus({ preventScroll: true }));
  list.parentElement.addEventListener("keydown", walk);
  for (const line of list.children) line.tabIndex = -1;
}

// Whether the newest line is in sight; asked before anything is drawn, so that nothing is laid out twice.
export function isAtEnd() {
  const { scrollHeight, scrollTop, clientHeight } = $("log").parentElement;
  return !$("log").dataset.filled || scrollHeight - scrollTop - clientHeight < NEAR;
}

// The new lines.
export function addLines({ keep, lines }) {
  const list = $("log"), first = !list.dataset.filled;
  while (list.children.length > keep) list.lastChild.remove();
  list.insertAdjacentHTML("beforeend", lines.join(""));
  const fresh = [...list.children].slice(keep);
  for (const line of fresh) { line.tabIndex = -1; line.classList.toggle("new", !first); }
  list.dataset.filled = "yes";
  return first ? [] : fresh;
}

export function showLogEnd() { $("log").parentElement.scrollTop = $("log").scrollHeight; }

// The things on the board that a line is about; its seat, if there is nothing else.
export function thingsOf(line) {
  const names = line.dataset.at.split(" "), seat = names.pop(), who = seat.split(":")[1];
  const found = names.flatMap((name) => [name, name.replace(":", `:${who}:`)]).map(thingNamed).filter(Boolean);
  return found.length ? found : [thingNamed(seat)].filter(Boolean);
}

function thingNamed(name) { return $("board").querySelector(`[data-thing="${name}"]`); }

// A frame around each of them, above the board and without a part in it.
function point(line) {
  for (const old of document.querySelectorAll(".there")) old.remove();
  const stage = $("stage"), found = line ? thingsOf(line) : [];
  if (!found.length) return;
  if (!isSeen(found[0])) found[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });
  stage.append(...found.map((thing) => frameOf(thing, stage)));
}

function isSeen(thing) {
  const [x, y] = spot(thing), box = $("stage").getBoundingClientRect();
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

function frameOf(thing, stage) {
  const frame = document.createElement("div"), box = thing.getBoundingClientRect(), at = stage.getBoundingClientRect();
  const [left, top] = [box.x - at.x + stage.scrollLeft, box.y - at.y + stage.scrollTop];
  frame.className = "there";
  Object.assign(frame.style, { left: `${left - 4}px`, top: `${top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` });
  return frame;
}

// Up and down from line to line.
function walk(event) {
  const line = event.target.closest("li") || $("log").lastElementChild;
  const next = { ArrowUp: line?.previousElementSibling, ArrowDown: line?.nextElementSibling }[event.key];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

// Where the things of new lines lie, one after the other: the way of what has moved.
export function wayOf(lines) {
  const points = lines.flatMap((line) => thingsOf(line).filter((thing) => !thing.dataset.thing.startsWith("seat:")).slice(-1)).map(spot);
  return points.filter((point, n) => !n || distance(point, points[n - 1]) > 2);
}
