// How a match came about: fetched when it is over, since it takes a look at the whole record.

import { $ } from "./page.js";

export async function showEnding() {
  const place = $("ending");
  if (!place || place.dataset.shown) return;
  place.dataset.shown = "yes";
  const response = await fetch(place.dataset.ending);
  if (response.ok) place.innerHTML = await response.text();
}
