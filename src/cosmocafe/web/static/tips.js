// Hints for beginners at each question: shown or not, as kept for the next time.

import { body } from "./page.js";

export function keepTips() { document.addEventListener("click", ({ target }) => { const button = target.closest("button[data-tips]"); if (button) choose(button.dataset.tips); }); }

function choose(yes) {
  const shown = yes === "yes", button = document.querySelector("#panel-about button[data-tips]");
  body.toggleAttribute("data-tips", shown);
  document.cookie = `tips=${yes};path=/;max-age=31622400;samesite=lax`;
  button.dataset.tips = shown ? "no" : "yes";
  button.setAttribute("aria-pressed", String(shown));
}
