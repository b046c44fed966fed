// The designer's desk: what is changed is seen and counted, numbers are sifted, and a simulation says how far it is.

import { $, body } from "./page.js";
import { awaitProgress } from "./review.js";

export function awaitSimulation() {
  awaitProgress(body.dataset.deskResult);
}

export function sitAtDesk() {
  const form = document.querySelector(".desk");
  const rows = [...form.querySelectorAll(".numbers li")];
  if (!rows.length) return;
  form.addEventListener("input", (event) => (event.target.type === "number" ? count(rows) : sift(form, rows)));
  form.addEventListener("reset", (event) => { event.preventDefault(); takeBack(rows); });
  $("sift").addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  count(rows);
  showWrong(rows.map(number).find((field) => field.ariaInvalid === "true"));
}

// Where a number was refused: it is looked at first, and no longer called wrong once it is not.
function showWrong(field) {
  if (!field) return;
  field.scrollIntoView({ block: "center", behavior: "instant" }); // not below what sticks to the foot of the page
  field.focus({ preventScroll: true });
  field.addEventListener("input", () => {
    const wrong = !field.checkValidity();
    field.setAttribute("aria-invalid", wrong);
    $("why").hidden = !wrong;
  });
}

const number = (row) => row.querySelector("input");

function count(rows) {
  for (const row of rows) row.classList.toggle("changed", number(row).value !== row.dataset.printed);
  const { one, many, none } = $("changes").dataset;
  const changed = rows.filter((row) => row.classList.contains("changed")).length;
  $("changes").value = changed === 0 ? none : changed === 1 ? one : many.replace("#", changed);
}

function takeBack(rows) {
  for (const row of rows) number(row).value = row.dataset.printed;
  count(rows);
}

function sift(form, rows) {
  const wanted = $("sift").value.trim().toLowerCase();
  for (const row of rows) {
    row.hidden = !number(row).name.toLowerCase().includes(wanted) || ($("ours").checked && !row.classList.contains("ours"));
  }
  for (const group of form.querySelectorAll(".numbers")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    if (wanted) group.open = true;
  }
}
