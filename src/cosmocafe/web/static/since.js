// Since your last turn: what happened meanwhile, in the log's own lines; open at once for who comes back.

import { $ } from "./page.js";

const MOST = 8; // lines, the latest
let came = true;

export function showSince({ mine, over, since }) {
  const box = $("since"), isBack = came || document.hidden, lines = mine && !over ? [...$("log").children].slice(since) : [];
  came = false;
  box.hidden = !lines.length;
  if (!lines.length) return;
  $("since-count").textContent = `(${lines.filter((line) => !line.matches(".head")).length})`;
  box.querySelector("ol").replaceChildren(...lines.slice(-MOST).map(twin));
  box.open = isBack && since > 0;
}

// It lies over the board: who goes on wants to see that.
export function listenToSince() {
  document.addEventListener("pointerdown", ({ target }) => { if (!$("since").contains(target)) $("since").open = false; });
}

// A heading of the log is none here: it would stand above the question.
function twin(line) {
  const copy = line.cloneNode(true), head = copy.querySelector("h3"), strong = document.createElement("strong");
  if (head) { strong.append(...head.childNodes); head.replaceWith(strong); }
  copy.classList.remove("new");
  copy.removeAttribute("tabindex");
  return copy;
}
