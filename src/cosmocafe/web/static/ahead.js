// What lies several answers away: a dotted ring that says the whole way, and never lies on something that is ringed.

import { send } from "./line.js";
import { $ } from "./page.js";
import { open } from "./question.js";
import { things } from "./things.js";

let looked = -1, soon = 0, ways = new Map();

export const wayTo = (thing) => ways.get(thing);

export function forgetAhead() { looked = -1; }

// Fetched when a person moves towards the board.
export function lookAhead() {
  clearTimeout(soon);
  if (open.mine && !open.sent && looked !== open.number) soon = setTimeout(askAhead, 250);
}

function askAhead() {
  if (!open.mine || open.sent) return;
  looked = open.number;
  send({ type: "ahead", number: open.number });
}

export function showAhead({ number, things: far }) {
  ways = number === open.number ? layAhead($("board").querySelector("svg"), far) : new Map();
}

export function layAhead(svg, far) {
  svg?.querySelector("#ahead")?.remove();
  if (!svg || !far.length) return new Map();
  const ringed = things().map(ringOf), found = new Map();
  [...layer(svg, far).children].forEach((thing, n) => {
    const { answers, words } = far[n], shape = thing.querySelector(".far");
    if (ringed.some((ring) => covers(shape, ring))) return thing.remove();
    ringed.push(shape);
    found.set(thing, [answers, words]);
    thing.setAttribute("aria-label", words);
    thing.querySelector("title").textContent = words;
  });
  return found;
}

function layer(svg, far) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.id = "ahead";
  group.innerHTML = far.map((one) => `<g class="ahead" role="button" tabindex="-1"><title></title>${one.svg}</g>`).join("");
  svg.append(group);
  return group;
}

function ringOf(thing) { return thing.querySelector(":scope > .ring") || thing; }

// Whether some point of the ring's box lies in the shape; a margin, since neighbours may touch.
function covers(shape, ring) {
  const box = ring.getBoundingClientRect(), back = shape.getScreenCTM().inverse();
  const parts = [0.08, 0.25, 0.5, 0.75, 0.92];
  return parts.some((right) => parts.some((down) => {
    const point = new DOMPoint(box.x + box.width * right, box.y + box.height * down);
    return inRing(ring, point) && shape.isPointInFill(point.matrixTransform(back));
  }));
}

function inRing(ring, point) { return !ring.isPointInFill || ring.isPointInFill(point.matrixTransform(ring.getScreenCTM().inverse())); }
