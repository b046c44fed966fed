// Swapping the board.

import { markThings, shut } from "./inspector.js";
import { rove } from "./keyboard.js";
import { $ } from "./page.js";
import { redraw } from "./patch.js";

export function swapBoard(html) {
  const board = $("board");
  board.querySelector("#ahead")?.remove();
  redraw(board, html, markThings);
  shut();
  rove();
}
