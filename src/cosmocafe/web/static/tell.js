// What a screen reader hears: what happened, the question, its answers; never the whole board again.

import { $ } from "./page.js";

let asked = "";

export function tell(lines, mine) {
  const question = $("question").querySelector(".asks")?.textContent.trim().replace(/\s+/g, " ") || "";
  const answers = mine ? [...$("question").querySelectorAll(".answers > :is(button, details)")].map(named) : [];
  const said = [...lines.map(wordsIn), ...(question === asked ? [] : [question, ...answers])];
  asked = question;
  if (said.length) $("told").replaceChildren(...said.map(paragraph));
}

function named(one) { return [one.dataset.key, (one.querySelector("summary") || one).textContent.trim()].filter(Boolean).join(" "); }

function wordsIn(line) { return line.querySelector("p, h3").textContent; }

function paragraph(words) { return Object.assign(document.createElement("p"), { textContent: words }); }
