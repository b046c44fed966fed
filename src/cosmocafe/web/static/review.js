// A review that is being made: how far it is, and the page itself when it is done.

import { $, body } from "./page.js";

const EVERY = 1500; // milliseconds

export function awaitReview() {
  if ($("further")) setTimeout(look, EVERY);
}

async function look() {
  const response = await fetch(`/replay/${body.dataset.review}/review/progress`);
  const { running } = response.ok ? await response.json() : { running: 0 };
  if (running === null) return location.reload();
  $("further").value = running;
  setTimeout(look, EVERY);
}
