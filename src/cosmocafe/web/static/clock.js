// The clocks at the seats: the server says how much is left, the page counts on until it says so again. When the line is cut they stand still.

import { isOpen } from "./line.js";
import { $, body } from "./page.js";

let said = null, at = 0, warned = NaN;

export function setClocks(clock) {
  const turned = clock?.runs !== said?.runs;
  if (turned) warned = NaN;
  [said, at] = [clock, performance.now()];
  showClocks();
  if (turned) document.querySelector(".clock.runs")?.closest("li").scrollIntoView({ inline: "nearest", block: "nearest" });
}

export function keepClocks() { setInterval(showClocks, 200); }

function leftOf(seat) {
  const ran = seat === said.runs ? (performance.now() - at) / 1000 : 0;
  return Math.max(0, said.left[seat] - ran);
}

function showClocks() {
  if (!said || !isOpen()) return;
  for (const place of document.querySelectorAll("[data-clock]")) show(place, Number(place.dataset.clock));
}

function show(place, seat) {
  const left = leftOf(seat), runs = seat === said.runs, soon = runs && left <= said.low, words = timeWords(left);
  if (place.textContent !== words) place.textContent = words;
  place.classList.toggle("runs", runs);
  place.classList.toggle("soon", soon);
  if (soon && body.dataset.mine === "yes" && warned !== seat) warn(seat, words);
}

// Once for each move.
function warn(seat, words) {
  warned = seat;
  $("told").replaceChildren(Object.assign(document.createElement("p"), { textContent: body.dataset.soon.replace("{left}", words) }));
}

export function timeWords(left) {
  const seconds = Math.ceil(left), days = Math.floor(seconds / 86400), hours = Math.floor(seconds / 3600) % 24, two = (number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days) return `${days} ${body.dataset.day} ${hours}:${two(Math.floor(seconds / 60) % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, "");
}
