// What moves when the board is drawn anew: pieces fly their way, cards turn, numbers rise. Transform and opacity only, at the pace that is liked.

import { $, calm } from "./page.js";
import { pace } from "./prefs.js";
import { play } from "./sounds.js";
import { distance, spot } from "./things.js";

const FLY = 340, TUMBLE = 340, TURN = 300, RISE = 1100, MOST = 8; // milliseconds; cards or numbers at once
const OWNED = /^(seat|points|basics|stored|dusts|goods|hand)\b/; // things with amounts that are somebody's

// Milliseconds at the pace that is liked; 0 where nothing shall move.
export const lasting = (time) => (calm.matches || document.hidden ? 0 : time * pace());

// What lies on the board, to be compared with what lies there later.
export function snapshot() {
  const board = $("board"), all = (name) => [...board.querySelectorAll(`[data-${name}]`)];
  return {
    pieces: new Map(lasting(1) ? all("piece").map((piece) => [piece.dataset.piece, spot(piece)]) : []),
    rolls: new Set(all("roll").map((roll) => roll.dataset.roll)),
    cards: new Set(all("thing").map((thing) => thing.dataset.thing)),
    amounts: lasting(1) ? amounts(board) : new Map(),
  };
}

// `way` are the places through which something has moved.
export function move(before, way) {
  const rolled = throwDice(before.rolls);
  if (!lasting(1)) return rolled && play("dice");
  const flown = fly(before.pieces, way), turned = turn(before.cards), risen = rise(before.amounts);
  const heard = [[rolled, "dice"], [risen, "points"], [flown, "move"], [turned, "card"]].find(([happened]) => happened);
  if (heard) play(heard[1]);
}

function throwDice(before) {
  const thrown = [...$("board").querySelectorAll("[data-roll]")].filter((roll) => before.size && !before.has(roll.dataset.roll));
  for (const roll of lasting(1) ? thrown : []) [...roll.children].filter((one) => !one.matches("title, text")).forEach(tumble);
  return thrown.length > 0;
}

function tumble(die, n) {
  Object.assign(die.style, { transformBox: "fill-box", transformOrigin: "center" });
  const frames = [{ rotate: "-220deg", scale: 0.4, opacity: 0.2 }, { rotate: "12deg", scale: 1.08, opacity: 1, offset: 0.75 }, { rotate: "0deg", scale: 1, opacity: 1 }];
  die.animate(frames, { duration: lasting(TUMBLE), delay: lasting(45 * (n % 4)), easing: "ease-out", fill: "backwards" });
}

function fly(before, way) {
  const board = $("board"), flown = [];
  for (const piece of before.size ? board.querySelectorAll("[data-piece]") : []) {
    const old = before.get(piece.dataset.piece), now = spot(piece);
    if (!old) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(FLY) });
    else if (distance(old, now) > 2) flown.push([piece, old, now]);
  }
  for (const [piece, old, now] of flown) flyOne(piece, [old, ...between(old, now, way), now]);
  return flown.length > 0;
}

// The places on the way of a piece, if that way ends where the piece is.
function between(old, now, way) {
  const near = 0.6 * distance(old, now);
  return way.length > 1 && distance(way.at(-1), now) < Math.min(near, 60) ? way.slice(0, -1).filter((at) => distance(at, old) > 20) : [];
}

function flyOne(piece, points) {
  const [x, y] = points.at(-1), scale = piece.parentNode.getScreenCTM?.().a || 1;
  const frames = points.map(([a, b]) => ({ translate: `${(a - x) / scale}px ${(b - y) / scale}px` }));
  piece.animate(frames, { duration: Math.min(1400, lasting(FLY) * (0.6 + 0.4 * (points.length - 1))), easing: "ease-in-out" });
}

function turn(before) {
  const fresh = before.size ? [...$("board").querySelectorAll("[data-thing]:not([transform])")].filter((thing) => isNewCard(thing, before)) : [];
  if (fresh.length > MOST) return false; // another view, not another card
  for (const card of fresh) {
    Object.assign(card.style, { transformBox: "fill-box", transformOrigin: "center" });
    card.animate([{ scale: "0.02 1", opacity: 0.3 }, { scale: "1 1", opacity: 1 }], { duration: lasting(TURN), easing: "ease-out" });
  }
  return fresh.length > 0;
}

function isNewCard(thing, before) { return !before.has(thing.dataset.thing) && !thing.dataset.piece && !thing.querySelector("[data-piece]"); }

// Numbers by the thing they stand on and their place there.
function amounts(board) {
  const found = new Map();
  for (const thing of board.querySelectorAll("[data-thing]")) {
    if (!OWNED.test(thing.dataset.thing)) continue;
    const texts = [...thing.querySelectorAll("text")].filter((one) => /^\d+$/.test(one.textContent));
    texts.forEach((one, n) => found.set(`${thing.dataset.thing} ${n} ${texts.length}`, one));
  }
  return found;
}

function rise(before) {
  const more = [...amounts($("board"))].map(([name, text]) => [text, Number(text.textContent) - Number(before.get(name)?.textContent ?? NaN)]).filter(([, by]) => by > 0);
  if (more.length > MOST) return false;
  for (const [text, by] of more) riseOne(text, by);
  return more.length > 0;
}

function riseOne(text, by) {
  const stage = $("stage"), [x, y] = spot(text), box = stage.getBoundingClientRect(), gain = document.createElement("b");
  Object.assign(gain, { className: "gain", textContent: `+${by}`, ariaHidden: "true" });
  Object.assign(gain.style, { left: `${x - box.x + stage.scrollLeft}px`, top: `${y - box.y + stage.scrollTop}px` });
  stage.append(gain);
  const frames = [{ translate: "-50% -50%", opacity: 0 }, { translate: "-50% -90%", opacity: 1, offset: 0.2 }, { translate: "-50% -190%", opacity: 0 }];
  gain.animate(frames, { duration: lasting(RISE), easing: "ease-out" }).finished.finally(() => gain.remove());
}
