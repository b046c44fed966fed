// Tips for beginners at each question: shown until somebody wants them no more.

import { body } from "./page.js";
import { set, subscribe } from "./prefs.js";

export function keepTips() {
  subscribe("tips", (wanted) => body.toggleAttribute("data-tips", wanted === "yes"));
  document.addEventListener("click", ({ target }) => { if (target.closest("[data-no-tips]")) set("tips", "no"); });
}
