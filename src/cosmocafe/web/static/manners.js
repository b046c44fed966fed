// What people do beside answering: resign, stop, pause, ask for who is away. What cannot be taken back is asked for twice.

import { uncoverQuestion } from "./everywhere.js";
import { send } from "./line.js";
import { $, body } from "./page.js";

const SAID = {
  "[data-resign]": (button) => ({ type: "resign", seat: Number(button.dataset.resign) }),
  "[data-miss]": (button) => ({ type: "miss", seat: Number(button.dataset.miss) }),
  "[data-wish]": (button) => ({ type: "wish", what: button.dataset.wish, yes: "yes" in button.dataset }),
};

export function listenToManners() {
  document.addEventListener("click", ({ target }) => {
    for (const [selector, say] of Object.entries(SAID)) if (target.closest(selector)) ask(target.closest(selector), say);
  });
}

function ask(button, say) {
  const message = say(button);
  if (!button.dataset.sure) return tell(message);
  const menu = $("menu"), list = make("div", { className: "choices" }), shut = () => menu.close();
  const yes = make("button", { type: "button", className: "harm", textContent: button.textContent.trim(), onclick: () => { shut(); tell(message); } });
  list.append(make("button", { type: "button", textContent: body.dataset.no, onclick: shut }), yes);
  menu.replaceChildren(make("h2", { id: "menu-title", textContent: body.dataset.sure }), make("p", { textContent: button.dataset.sure }), list);
  menu.onclose = () => button.isConnected && button.focus();
  menu.onclick = ({ target }) => { if (target === menu) shut(); };
  menu.showModal();
}

function tell(message) {
  send(message);
  uncoverQuestion();
}

function make(tag, properties) { return Object.assign(document.createElement(tag), properties); }
