// The stage: the board as large as there is room, looked at closer by wheel, pinch, drag, double tap and keys; it shows what is asked.

import { $, body, calm } from "./page.js";
import { distance, things } from "./things.js";

const CLOSEST = 4, STEP = 1.4, STILL = 5, FINGER = 40, MARGIN = 6; // times, times, pixels, pixels, pixels
const ZOOM_KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };
const fingers = new Map();
let closeness = 1, dragged = null, spread = 0, cameTo = 1;

// `reshape` is told whenever the board has more height than width, or no longer.
export function setStage(reshape) {
  const stage = $("stage");
  stage.addEventListener("wheel", turned, { passive: false });
  stage.addEventListener("pointerdown", pressed);
  stage.addEventListener("pointermove", moved);
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(kind, released);
  stage.addEventListener("click", swallow, true);
  stage.addEventListener("dblclick", tappedTwice);
  stage.addEventListener("keydown", ({ key, target }) => { if (key in ZOOM_KEYS && !target.matches("input")) zoom(ZOOM_KEYS[key]); });
  fit(reshape);
  new ResizeObserver(() => fit(reshape)).observe(stage);
}

export const shape = () => ($("stage").classList.contains("tall") ? "tall" : "wide");

function fit(reshape) {
  const stage = $("stage"), tall = innerWidth < 640 || stage.clientWidth < stage.clientHeight * 1.05;
  if (stage.classList.contains("tall") === tall) return;
  stage.classList.toggle("tall", tall);
  document.cookie = `stage=${shape()};path=/;max-age=31622400;samesite=lax`;
  if (stage.classList.contains("whole")) reshape(tall);
}

// So many times closer, 0 for the whole board; what lies at the point stays there.
export function zoom(times, at = middle()) {
  const stage = $("stage"), before = closeness, box = stage.getBoundingClientRect();
  closeness = times ? Math.max(1, Math.min(CLOSEST, closeness * times)) : 1;
  const [x, y] = [at[0] - box.x, at[1] - box.y], grown = closeness / before;
  const [left, top] = [(stage.scrollLeft + x) * grown - x, (stage.scrollTop + y) * grown - y];
  $("board").style.setProperty("--zoom", closeness);
  body.classList.toggle("near", closeness > 1); // the way back is in sight
  stage.scrollTo({ left, top, behavior: "instant" });
}

function middle() {
  const { x, y, width, height } = $("stage").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

// A wheel scrolls a board that is longer than the screen, and comes closer to one that is not.
function turned(event) {
  const { scrollHeight, clientHeight } = $("stage");
  if (!event.ctrlKey && closeness === 1 && (scrollHeight > clientHeight + 2 || event.deltaY > 0)) return;
  event.preventDefault();
  zoom(2 ** (-event.deltaY / 300), [event.clientX, event.clientY]);
}

function pressed(event) {
  if (event.pointerType === "touch") fingers.set(event.pointerId, [event.clientX, event.clientY]);
  else if (event.button === 0) dragged = { at: [event.clientX, event.clientY], far: false };
  spread = span();
}

function span() { return fingers.size === 2 ? distance(...fingers.values()) : 0; }

function moved(event) {
  if (dragged) return drag(event);
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (!spread) return;
  const [[a, b], [c, d]] = fingers.values();
  zoom(span() / spread, [(a + c) / 2, (b + d) / 2]);
  spread = span();
}

function drag(event) {
  const [x, y] = dragged.at, now = [event.clientX, event.clientY];
  if (!dragged.far && distance(now, dragged.at) < STILL) return;
  $("stage").scrollBy({ left: x - now[0], top: y - now[1], behavior: "instant" });
  dragged = { at: now, far: true };
}

function released(event) {
  fingers.delete(event.pointerId);
  spread = 0;
  if (event.type !== "pointerup") dragged = null;
}

// Whoever has dragged the board has not clicked on it.
function swallow(event) {
  if (dragged?.far) { event.stopPropagation(); event.preventDefault(); }
  dragged = null;
}

function tappedTwice(event) {
  if (event.target.closest("[data-answer], [data-answers], .ahead")) return;
  zoom(closeness > 1 ? 0 : 2, [event.clientX, event.clientY]);
}

// All that can be clicked comes into sight, if there is room for it; else the view goes there if none of it is; on a phone so near that a finger finds it.
export function showAsked(least = leastAsked()) {
  const all = things();
  if (comeNear(least)) return least.thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  if (all.length && !bringAll(all) && !all.some(isSeen)) all[0].scrollIntoView({ block: "center", inline: "center", behavior: pace() });
}

const pace = () => (calm.matches ? "instant" : "smooth");

function isSeen(thing) {
  const at = thing.getBoundingClientRect(), box = $("stage").getBoundingClientRect();
  return at.bottom > box.top + 8 && at.top < box.bottom - 8 && at.right > box.left && at.left < box.right;
}

// All of these with the pages that have to be read with them; the things alone, if there is no room for that. Says whether there was room for everything.
export function bringAll(all) {
  return bring(all.map((thing) => thing.closest("[data-page]") || holder(thing))) || bring(all.map(holder));
}

// Scrolls as little as it takes, but to the board's top where all is seen from there.
function bring(all) {
  const stage = $("stage"), top = stage.getBoundingClientRect().top - stage.scrollTop, frames = [...new Set(all)].map(frameOf);
  const first = Math.min(...frames.map((one) => one.top)) - top, last = Math.max(...frames.map((one) => one.bottom)) - top, high = stage.clientHeight;
  if (closeness > 1 || last - first > high - 2 * MARGIN) return false;
  const isIn = first >= stage.scrollTop && last <= stage.scrollTop + high;
  if (!isIn) stage.scrollTo({ top: last <= high ? 0 : first < stage.scrollTop ? first - MARGIN : last + MARGIN - high, behavior: pace() });
  return true;
}

// A thing, or the map that it lies on, if that is cut at its edges.
function holder(thing) { return thing.ownerSVGElement?.ownerSVGElement ? thing.ownerSVGElement : thing; }

function frameOf(held) {
  if (held.tagName !== "svg") return held.getBoundingClientRect();
  const { y, height } = held, around = held.parentElement.getScreenCTM(), edge = (far) => new DOMPoint(0, far).matrixTransform(around).y;
  return { top: edge(y.baseVal.value), bottom: edge(y.baseVal.value + height.baseVal.value) };
}

// The smallest thing that can be clicked, and the room it has for a finger; whoever lets things move looks first: a card that turns is narrow.
export function leastAsked() {
  const room = (thing) => { const { width, height } = (thing.querySelector(":scope > .touch, :scope > .ring") || thing).getBoundingClientRect(); return Math.min(width, height) / closeness; };
  const sizes = innerWidth < 640 ? things().map((thing) => ({ thing, size: room(thing) })).filter(({ size }) => size > 1) : [];
  return sizes.reduce((least, one) => (one.size < least.size - 0.01 ? one : least), { thing: null, size: FINGER });
}

// As near as a finger needs it; back to the whole when that is over, unless somebody has come nearer still. Says whether the view came nearer.
function comeNear({ size }) {
  const needed = Math.ceil(10 * FINGER / size) / 10, isOurs = closeness === cameTo, before = closeness;
  if (needed > closeness || (isOurs && closeness > 1 && needed === 1)) { zoom(needed / closeness); cameTo = closeness; }
  return closeness > before;
}
