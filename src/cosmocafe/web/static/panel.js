// The panel of preferences, and the list of keys: dialogs of every page.

import { $, body } from "./page.js";
import { get, set } from "./prefs.js";

export function listenToPanel() {
  document.addEventListener("click", ({ target }) => { const button = target.closest("[data-dialog]"); if (button) toggleDialog(button.dataset.dialog); });
  for (const dialog of document.querySelectorAll("dialog[data-shuts]")) dialog.addEventListener("click", shutOutside);
  $("prefs")?.addEventListener("change", ({ target }) => choose(target));
  document.addEventListener("submit", ({ target }) => { if (target.action.endsWith("/settings")) keepTyped(); });
  giveTypedBack();
}

export function toggleDialog(id) {
  const dialog = $(id);
  if (!dialog || dialog.open) return dialog?.close();
  for (const other of document.querySelectorAll("dialog[open]")) other.close();
  if (id === "prefs") fill(dialog);
  dialog.showModal();
}

function shutOutside({ target, currentTarget }) { if (target === currentTarget || target.closest("[data-shuts-it]")) currentTarget.close(); }

function fill(dialog) {
  for (const field of dialog.querySelectorAll("input[name]:not([type=hidden])")) field.checked = get(field.name) === (field.type === "checkbox" ? "yes" : field.value);
}

// All but another language is seen at once.
function choose(field) {
  set(field.name, field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value);
  if (field.name === "language") field.form.requestSubmit();
}

const FIELDS = "main :is(input, select):not([type=hidden], [type=file], [readonly])";

// A page in another language is another page: what was typed comes along.
function keepTyped() {
  const typed = [...document.querySelectorAll(FIELDS)].map((field) => [field.value, field.checked]);
  sessionStorage.setItem("typed", JSON.stringify([location.pathname, typed]));
}

function giveTypedBack() {
  const [path, typed] = JSON.parse(sessionStorage.getItem("typed") || "[]"), fields = document.querySelectorAll(FIELDS);
  sessionStorage.removeItem("typed");
  if (path !== location.pathname || typed.length !== fields.length || body.dataset.table) return;
  fields.forEach((field, n) => { [field.value, field.checked] = typed[n]; });
}
