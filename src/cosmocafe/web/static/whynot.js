// Why a thing cannot be chosen: asked from its card, answered below it.

import { $ } from "./page.js";

let asked = null; // the button that waits, with its thing

export function askWhyNot(thingShown, send) {
  $("inspector").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-why-not]"), thing = thingShown();
    if (!button || !thing) return;
    asked = { button, thing };
    button.disabled = true;
    send(thing);
  });
}

export function showWhyNot(thing, reasons) {
  if (asked?.thing === thing && asked.button.isConnected) asked.button.parentElement.innerHTML = reasons;
  asked = null;
}
