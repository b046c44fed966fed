// A review that is being made: how far it is, and the page itself when it is done.

import { $, body } from "./page.js";

const EVERY = 1500; // milliseconds

export function awaitReview() {
  awaitProgress(`/replay/${body.dataset.review}/review/progress`);
}

export function awaitProgress(where) {
  const look = async () => {
    const response = await fetch(where);
    const { running } = response.ok ? await response.json() : { running: 0 };
    if (running === null) return location.reload();
    $("further").value = running;
    setTimeout(look, EVERY);
  };
  if ($("further")) setTimeout(look, EVERY);
}
