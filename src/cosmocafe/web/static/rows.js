// On a phone answers that are too many are cut through the middle of a row, so that one sees where to push; a row that all but fits is shown.

import { $ } from "./page.js";

const ALMOST = 28;

export function cutThroughARow() {
  const list = $("question").querySelector(".answers");
  list?.style.removeProperty("--rows");
  const more = list ? list.scrollHeight - list.clientHeight : 0;
  if (innerWidth < 640 && more > 1) list.style.setProperty("--rows", `${more < ALMOST ? list.scrollHeight : half(list)}px`);
}

// How far it is to the middle of the first row that has no room.
function half(list) {
  const { top, bottom } = list.getBoundingClientRect(), rows = [...list.children].map((one) => one.getBoundingClientRect());
  const cut = rows.find((row) => row.height && row.bottom > bottom);
  return cut ? Math.round(cut.top + cut.height / 2 - top) : list.clientHeight;
}
