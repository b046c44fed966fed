// Swapping the board.

import { markThings, shut } from "./inspector.js";
import { rove } from "./keyboard.js";
import { $ } from "./page.js";
import { redraw } from "./patch.js";

export function swapBoard(html) {
  const board = $("board");
  for (const laid of board.querySelectorAll("svg > [id]")) laid.remove(); // rings and ways that were laid on the drawing, which has no ids itself
  redraw(board, html, markThings);
  shut();
  rove();
}
