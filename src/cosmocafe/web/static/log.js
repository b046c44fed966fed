// What happened, line by line.

import { $, body } from "./page.js";

// The new lines, in words.
export function showLog({ keep, lines }) {
  const list = $("log"), box = list.parentElement, atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60, first = !list.dataset.filled;
  while (list.children.length > keep) list.lastChild.remove();
  list.append(...lines.map(([who, words]) => lineOf(who, words, !first)));
  list.dataset.filled = "yes";
  if (atEnd || first) showLogEnd();
  return first ? [] : lines.map(([, words]) => words);
}

function lineOf(who, words, isNew) {
  const line = document.createElement("li"), shape = document.createElement("span");
  line.className = `seat${who}${isNew ? " new" : ""}`;
  shape.className = "shape";
  shape.setAttribute("aria-hidden", "true");
  shape.textContent = [...body.dataset.shapes][who] || "✦";
  line.append(shape, ` ${words}`);
  return line;
}

// The new lines, in words.
export function showLogEnd() { $("log").parentElement.scrollTop = $("log").scrollHeight; }
