"""What a learner sees: numbers tile by tile and board by board, the own board first."""

from __future__ import annotations

from cosmocafe.author import has

from .box import Box
from .ring import TILES
from .table import MARKET_ROW, SHIPS, Table
from .vocabulary import CARDS, COLORS, INGREDIENTS, NONE, PIRATES, POWERS

BOARDS = 4
PER_TILE = 6
PER_BOARD = 6 + 2 * SHIPS + 2 * INGREDIENTS + POWERS + 2 * CARDS
GENERAL = 18 + 4 * COLORS + 2 * PIRATES + 2 * MARKET_ROW
LENGTH = TILES * PER_TILE + BOARDS * PER_BOARD + GENERAL


def observe(box: Box, t: Table, seat: int, out: list[int]) -> None:
    """Write the observation of a seat; a spectator sees the table as seat 0."""
    me = max(seat, 0)
    k = observe_ring(box, t, out)
    for other in range(BOARDS):
        if other < t.players:
            observe_board(t, (me + other) % t.players, out, k)
        k += PER_BOARD
    k = observe_galaxy(t, out, k)
    observe_moment(box, t, me, out, k)


def observe_ring(box: Box, t: Table, out: list[int]) -> int:
    k = 0
    for tile in range(TILES):
        globe = t.globes[tile]
        if globe != NONE:
            out[k] = 1 + box.globes[globe].color
            out[k + 1] = box.globes[globe].number
            out[k + 2] = box.globes[globe].advanced
        out[k + 3] = t.tokens[tile]
        out[k + 4] = 1 if has(t.dusted, tile) else 0
        out[k + 5] = 1 if t.port > 0 and box.port_tile[t.port] == tile else 0
        k += PER_TILE
    return k


def observe_board(t: Table, seat: int, out: list[int], k: int) -> None:
    """One player's board; a power counts 2 while active, 1 while deactivated."""
    board = t.boards[seat]
    out[k] = 1
    out[k + 1] = board.base
    out[k + 2] = board.stardust
    out[k + 3] = board.honor
    out[k + 4] = board.attacked
    out[k + 5] = board.card
    k += 6
    for ship in range(SHIPS):
        out[k + ship] = board.ships[ship]
        out[k + SHIPS + ship] = 1 if has(board.standing, ship) else 0
    k += 2 * SHIPS
    for good in range(INGREDIENTS):
        out[k + good] = board.goods[good]
        out[k + INGREDIENTS + good] = board.poured[good]
    k += 2 * INGREDIENTS
    for power in range(POWERS):
        if has(board.unlocked, power):
            out[k + power] = 1 if has(board.tapped, power) else 2
    k += POWERS
    for card in range(CARDS):
        out[k + card] = 1 if has(board.delivered, card) else 0
        out[k + CARDS + card] = board.sprinkled[card]


def observe_galaxy(t: Table, out: list[int], k: int) -> int:
    """Dice, supply, markers left, pirates and cards on offer."""
    for color in range(COLORS):
        out[k + color] = t.dice[color]
        out[k + COLORS + color] = 1 if has(t.ready, color) else 0
        out[k + 2 * COLORS + color] = t.supply[color]
        out[k + 3 * COLORS + color] = t.targets[color]
    k += 4 * COLORS
    for pirate in range(PIRATES):
        out[k + pirate] = t.pirates[pirate]
        out[k + PIRATES + pirate] = 1 if has(t.damaged, pirate) else 0
    k += 2 * PIRATES
    for place in range(2 * MARKET_ROW):
        out[k + place] = t.market[place]
    return k + 2 * MARKET_ROW


def observe_moment(box: Box, t: Table, me: int, out: list[int], k: int) -> None:
    """Where the round stands, what the active ship has done, and what is asked."""
    out[k] = t.round
    out[k + 1] = (t.first - me) % t.players
    out[k + 2] = t.event
    out[k + 3] = t.foreseen
    out[k + 4] = t.target
    out[k + 5] = box.round_track[t.round - 1].rob
    out[k + 6] = t.marker
    out[k + 7] = box.track[t.marker]
    out[k + 8] = t.die
    out[k + 9] = t.ship
    out[k + 10] = t.acted
    out[k + 11] = t.arrived
    out[k + 12] = t.stardust
    out[k + 13] = t.players
    if t.over == 0 and t.depth > 0:
        task = t.agenda[t.depth - 1]
        out[k + 14] = 1 + task.step
        out[k + 15] = (task.who - me) % t.players
        out[k + 16] = task.a
        out[k + 17] = task.b
