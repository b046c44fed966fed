// Since your last turn: what happened meanwhile, in the log's own lines; open at once for who comes back. A phone, whose log is elsewhere, shows the latest.

import { $ } from "./page.js";

const MOST = 8; // lines, the latest
let came = true;

export function showSince({ mine, over, since }) {
  const box = $("since"), isBack = came || document.hidden, lines = !over ? [...$("log").children].slice(since) : [];
  came = false;
  box.hidden = !lines.length;
  if (!lines.length) return;
  showLatest(lines.findLast((line) => !line.matches(".head")) || lines.at(-1));
  $("since-count").textContent = `(${lines.filter((line) => !line.matches(".head")).length})`;
  box.querySelector("ol").replaceChildren(...lines.slice(-MOST).map(twin));
  box.open = mine && isBack && since > 0;
}

// It lies over the board: who goes on wants to see that.
export function listenToSince() {
  document.addEventListener("pointerdown", ({ target }) => { if (!$("since").contains(target)) $("since").open = false; });
}

function showLatest(line) {
  const copy = twin(line);
  $("since-latest").className = copy.className;
  $("since-latest").replaceChildren(...copy.children);
}

// A heading of the log is none here: it would stand above the question.
function twin(line) {
  const copy = line.cloneNode(true), head = copy.querySelector("h3"), strong = document.createElement("strong");
  if (head) { strong.append(...head.childNodes); head.replaceWith(strong); }
  copy.classList.remove("new");
  copy.removeAttribute("tabindex");
  return copy;
}
