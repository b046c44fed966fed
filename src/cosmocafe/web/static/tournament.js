// A tournament's page follows what happens at its tables. Asking moves the tournament on; what somebody is writing is never swept away.

import { $, body, notice } from "./page.js";

const EVERY = 4000; // milliseconds

export function followTournament() { setTimeout(follow, EVERY); }

async function follow() {
  try {
    const { stamp } = await (await fetch(`/tournament/${body.dataset.tournament}/stamp`)).json();
    if (stamp && stamp !== $("contest").dataset.stamp && !isBusy()) await renew();
  } catch { /* the line is cut: again in a moment */ }
  setTimeout(follow, EVERY);
}

function isBusy() { return document.hidden || Boolean(document.activeElement?.closest("#contest :is(input, summary)")); }

async function renew() {
  const shown = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html").getElementById("contest");
  if (!shown) return;
  const focused = document.activeElement?.closest("#contest form")?.getAttribute("action");
  $("contest").replaceWith(shown);
  if (focused) document.querySelector(`form[action="${focused}"] button`)?.focus();
  notice(body.dataset.news, 4);
}
