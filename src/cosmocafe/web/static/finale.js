// The ending: a pause, then the score is built up part by part, then who has won. Whoever cannot wait presses anything.

import { lasting } from "./motion.js";
import { $ } from "./page.js";
import { play } from "./sounds.js";

const PAUSE = 900, STEP = 480; // milliseconds

// `showResult` puts the score sheet there, `showWinner` the rest.
export async function end(showResult, showWinner) {
  const hurry = new AbortController(), enough = new Promise((done) => hurry.signal.addEventListener("abort", done));
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => hurry.abort(), { signal: hurry.signal });
  const wait = (time) => (time && !hurry.signal.aborted ? Promise.race([enough, new Promise((done) => setTimeout(done, time))]) : null);
  await wait(lasting(PAUSE));
  showResult();
  if (lasting(1) && !hurry.signal.aborted) await buildUp($("result").querySelector(".sheet > table"), wait, hurry.signal);
  hurry.abort();
  showWinner();
  play("end");
}

async function buildUp(sheet, wait, { aborted }) {
  const rows = [...sheet.querySelectorAll("tbody tr:not(.place)")], late = sheet.querySelector(".place"), sums = [...sheet.querySelectorAll("tfoot td")];
  const totals = sums.map((sum) => sum.textContent), running = totals.map(() => 0), addsUp = totals.every((total, n) => Number(total) === sumOf(rows, n));
  sheet.classList.add("building");
  for (const row of rows) row.style.opacity = 0;
  for (const row of aborted ? [] : rows) {
    await wait(lasting(STEP));
    appear(row);
    [...row.querySelectorAll("td")].forEach((part, n) => { sums[n].textContent = addsUp ? running[n] += Number(part.textContent) : "…"; });
    play("step");
  }
  await wait(lasting(STEP));
  sums.forEach((sum, n) => { sum.textContent = totals[n]; });
  sheet.classList.remove("building");
  if (late) appear(late);
}

function sumOf(rows, n) { return rows.reduce((sum, row) => sum + Number(row.querySelectorAll("td")[n].textContent), 0); }

function appear(row) {
  row.style.opacity = "";
  if (lasting(1)) row.animate([{ opacity: 0, translate: "0 8px" }, { opacity: 1, translate: "0 0" }], { duration: lasting(260), easing: "ease-out" });
}
