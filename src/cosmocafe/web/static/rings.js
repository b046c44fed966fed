// Rings on the board around what is advised, each with its rank. They are only looked at: a click goes through them.

import { $ } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
let laid = [];

export function layRings(rings) {
  const svg = $("board").querySelector("svg");
  laid = rings;
  svg?.querySelector("#advised")?.remove();
  if (!svg || !rings.length) return;
  const group = make("g", { id: "advised", "aria-hidden": "true" });
  group.innerHTML = rings.map(([, ring]) => `<g>${ring}</g>`).join("");
  svg.append(group);
  [...group.children].forEach((one, n) => mark(one.querySelector(".far"), rings[n][0]));
}

// The board was drawn anew.
export function layAgain() { layRings(laid); }

export function forgetRings() { layRings([]); }

function mark(ring, rank) {
  const { x, y, width, height } = ring.getBBox(), r = Math.max(5, Math.min(14, Math.min(width, height) / 4));
  const at = { cx: x + width - r / 2, cy: y + r / 2 };
  ring.classList.replace("far", "best");
  ring.after(make("circle", { ...at, r, class: "rank" }), make("text", { x: at.cx, y: at.cy + r * 0.38, "font-size": r * 1.15, class: "rank" }, rank));
}

function make(tag, attributes, text = "") {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
