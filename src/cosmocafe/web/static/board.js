// Swapping the board: what moved glides, new dice tumble.

import { markThings } from "./inspector.js";
import { rove } from "./keyboard.js";
import { $, calm } from "./page.js";

export function swapBoard(html) {
  const board = $("board"), before = positions(board), rolled = rollsOn(board);
  board.innerHTML = html;
  glide(board, before);
  for (const roll of board.querySelectorAll("[data-roll]")) if (rolled.size && !rolled.has(roll.dataset.roll)) roll.classList.add("tumble");
  rove();
  markThings();
}

function positions(board) {
  return new Map([...board.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
}

function rollsOn(board) { return new Set([...board.querySelectorAll("[data-roll]")].map((roll) => roll.dataset.roll)); }

function glide(board, before) {
  if (calm.matches || !before.size || document.hidden) return;
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const old = before.get(piece.dataset.piece);
    if (old) move(piece, old);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
  }
}

function move(piece, old) {
  const now = piece.getBoundingClientRect(), dx = old.x - now.x, dy = old.y - now.y;
  if (Math.hypot(dx, dy) < 2) return;
  const scale = piece.getScreenCTM ? piece.parentNode.getScreenCTM().a : 1;
  const rest = getComputedStyle(piece).transform, base = rest && rest !== "none" ? rest : "";
  const from = `translate(${dx / scale}px, ${dy / scale}px) ${base}`;
  piece.animate([{ transform: from }, { transform: base || "none" }], { duration: 320, easing: "ease-in-out" });
}
