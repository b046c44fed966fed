"""What a learner sees: the ring tile by tile, the boards with the own one first, and where the round stands."""

from __future__ import annotations

from cosmocafe.author import has, seat_of, seen

from .box import Box
from .ring import TILES
from .scoring import score
from .table import MARKET_ROW, SHIPS, Board, Table
from .vocabulary import (
    BASIC,
    CARD,
    CARDS,
    COLORS,
    EVENT,
    EVENTS,
    GOOD,
    INGREDIENTS,
    NONE,
    PIRATE,
    PIRATES,
    POWER,
    POWERS,
    TILE,
    Action,
)

BOARDS = len(seen.SEATS)
ACTIONS = tuple(action.name.lower() for action in Action)


class Tile(seen.Part):
    """A tile of the ring; a City has no colour."""

    color: int = seen.one_of(BASIC)
    number: int = seen.count(6)
    advanced: int = seen.one_of(GOOD)
    tokens: int = seen.count(9)
    dusted: int = seen.flag()
    port: int = seen.flag()


class Seat(seen.Part):
    """One player's board."""

    playing: int = seen.flag()
    points: int = seen.points(60)
    base: int = seen.one_of(TILE)
    stardust: int = seen.count(9)
    honor: int = seen.count(9)
    attacked: int = seen.flag()
    card: int = seen.one_of(CARD)
    ships: list[int] = seen.each(SHIPS, seen.one_of(TILE))
    standing: list[int] = seen.set_of(SHIPS)
    goods: list[int] = seen.each(GOOD, seen.count(9))
    poured: list[int] = seen.each(GOOD, seen.count(9))
    unlocked: list[int] = seen.set_of(POWER)
    active: list[int] = seen.set_of(POWER)
    delivered: list[int] = seen.set_of(CARD)
    sprinkled: list[int] = seen.each(CARD, seen.count(3))


class Seen(seen.Seen):
    """The whole observation."""

    tiles: list[Tile] = seen.parts(TILE, Tile)
    seats: list[Seat] = seen.parts(seen.SEATS, Seat)
    dice: list[int] = seen.each(BASIC, seen.count(6))
    ready: list[int] = seen.set_of(BASIC)
    supply: list[int] = seen.each(BASIC, seen.count(30))
    targets: list[int] = seen.each(BASIC, seen.count(9))
    pirates: list[int] = seen.each(PIRATE, seen.one_of(TILE))
    damaged: list[int] = seen.set_of(PIRATE)
    market: list[int] = seen.each(2 * MARKET_ROW, seen.one_of(CARD))
    events: list[int] = seen.each(EVENT, seen.count(1))
    round: int = seen.count(12)
    first: int = seen.seat()
    event: int = seen.one_of(EVENT)
    foreseen: int = seen.one_of(EVENT)
    target: int = seen.one_of(BASIC)
    robbed: int = seen.count(30)
    marker: int = seen.count(12)
    movement: int = seen.count(11)
    die: int = seen.one_of(BASIC)
    ship: int = seen.one_of(SHIPS)
    acted: list[int] = seen.set_of(ACTIONS)
    arrived: int = seen.flag()
    stardust: int = seen.count(120)


def observe(box: Box, t: Table, seat: int, out: Seen) -> None:
    """Fill the observation of a seat; a spectator sees the table as seat 0."""
    me = max(seat, 0)
    for tile in range(TILES):
        observe_tile(box, t, tile, out.tiles[tile])
    for other in range(BOARDS):
        if other < t.players:
            who = (me + other) % t.players
            out.seats[other].points = score(box, t, who)
            observe_board(t.boards[who], out.seats[other])
    observe_galaxy(t, out)
    observe_round(box, t, me, out)


def observe_tile(box: Box, t: Table, tile: int, out: Tile) -> None:
    globe = t.globes[tile]
    if globe != NONE:
        out.color = 1 + box.globes[globe].color
        out.number = box.globes[globe].number
        out.advanced = 1 + box.globes[globe].advanced
    out.tokens = t.tokens[tile]
    out.dusted = 1 if has(t.dusted, tile) else 0
    out.port = 1 if t.port > 0 and box.port_tile[t.port] == tile else 0


def observe_board(board: Board, out: Seat) -> None:
    out.playing = 1
    out.base = 1 + board.base
    out.stardust = board.stardust
    out.honor = board.honor
    out.attacked = board.attacked
    out.card = 1 + board.card
    for ship in range(SHIPS):
        out.ships[ship] = 1 + board.ships[ship]
        out.standing[ship] = 1 if has(board.standing, ship) else 0
    for good in range(INGREDIENTS):
        out.goods[good] = board.goods[good]
        out.poured[good] = board.poured[good]
    for power in range(POWERS):
        out.unlocked[power] = 1 if has(board.unlocked, power) else 0
        out.active[power] = 1 if has(board.unlocked & ~board.tapped, power) else 0
    for card in range(CARDS):
        out.delivered[card] = 1 if has(board.delivered, card) else 0
        out.sprinkled[card] = board.sprinkled[card]


def observe_galaxy(t: Table, out: Seen) -> None:
    """Dice, supply, markers and event tokens left, pirates and cards on offer."""
    for color in range(COLORS):
        out.dice[color] = t.dice[color]
        out.ready[color] = 1 if has(t.ready, color) else 0
        out.supply[color] = t.supply[color]
        out.targets[color] = t.targets[color]
    for pirate in range(PIRATES):
        out.pirates[pirate] = 1 + t.pirates[pirate]
        out.damaged[pirate] = 1 if has(t.damaged, pirate) else 0
    for place in range(2 * MARKET_ROW):
        out.market[place] = 1 + t.market[place]
    for event in range(EVENTS):
        out.events[event] = t.dawns[event] + t.dusks[event]
    out.stardust = t.stardust


def observe_round(box: Box, t: Table, me: int, out: Seen) -> None:
    """Where the round stands, and what the active ship has done."""
    out.round = t.round
    out.first = seat_of(t, me, t.first)
    out.event = 1 + t.event
    out.foreseen = 1 + t.foreseen
    out.target = 1 + t.target
    out.robbed = box.round_track[t.round - 1].rob
    out.marker = t.marker
    out.movement = box.track[t.marker]
    out.die = 1 + t.die
    out.ship = 1 + t.ship
    for action in range(len(ACTIONS)):
        out.acted[action] = 1 if has(t.acted, action) else 0
    out.arrived = t.arrived
