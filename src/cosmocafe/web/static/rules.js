// The written rules: those that the question is about, and a search through all of them.

import { $ } from "./page.js";

let shown = [];

// They are long, so they are fetched when somebody opens them.
export async function openRules() {
  const panel = $("rules");
  if (!panel || panel.dataset.open) return;
  panel.dataset.open = "yes";
  const response = await fetch(panel.dataset.rules);
  if (!response.ok) return delete panel.dataset.open;
  panel.innerHTML = await response.text();
  showRules(shown);
}

// One rule, in the panel beside the table.
export async function openRule(id) {
  Object.assign($("side").dataset, { shown: "rules" });
  $("side").classList.add("open");
  await openRules();
  const row = $(`rule-${id}`);
  for (const found of document.querySelectorAll("tr.found")) found.classList.remove("found");
  row?.classList.add("found");
  row?.scrollIntoView({ block: "center" });
}

export function showRules(ids) {
  shown = ids;
  const box = $("rules-now"), rows = ids.map((id) => $(`rule-${id}`)).filter(Boolean);
  if (!box) return;
  box.hidden = !rows.length;
  box.querySelector("tbody").replaceChildren(...rows.map(twinOf));
}

function twinOf(row) {
  const twin = row.cloneNode(true);
  twin.removeAttribute("id");
  return twin;
}

export function search(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean), root = $(field.dataset.search);
  const parts = [...root.querySelectorAll("tbody tr, li, :scope > p, :scope > h2, :scope > h3, :scope > h4")];
  for (const part of parts) part.hidden = words.length > 0 && (/^H\d$/.test(part.tagName) || !holds(part, words));
  for (const part of root.querySelectorAll("table")) part.hidden = words.length > 0 && !part.querySelector("tbody tr:not([hidden])");
  $("rules-none").hidden = parts.some((part) => !part.hidden);
  if ($("rules-now")) $("rules-now").classList.toggle("hidden", words.length > 0);
}

function holds(part, words) {
  const text = part.textContent.toLowerCase();
  return words.every((word) => text.includes(word));
}
