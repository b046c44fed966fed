"""What a learner sees: the board square by square and the fleets, the own one first."""

from __future__ import annotations

from cosmocafe.author import count, first, has, seat_of, seen

from .box import Box
from .rules.control import controlled
from .rules.fleets import pile, ships_on
from .squares import SQUARES
from .table import HEIGHT, Table
from .vocabulary import KIND, SHIPS, SQUARE

FLEETS = len(seen.SEATS)
CROWD = 20  # the most ships of a fleet that a square can be declared to hold
STOCK = 999  # who has more need not know how much


class Square(seen.Part):
    """One square; `ships` are fleet by fleet."""

    on_board: int = seen.flag()
    star: int = seen.flag()
    asteroids: int = seen.count(HEIGHT)
    modules: int = seen.count(HEIGHT)
    holds: list[int] = seen.set_of(seen.SEATS)
    ships: list[int] = seen.each([f"{seat}.{ship}" for seat in seen.SEATS for ship in KIND.texts or ()], seen.count(CROWD))


class Seat(seen.Part):
    """One player's fleet."""

    playing: int = seen.flag()
    standing: int = seen.flag()
    stations: int = seen.count(SQUARES)
    ore: int = seen.count(STOCK)
    metal: int = seen.count(STOCK)
    supply: list[int] = seen.each(KIND, seen.count(99))


class Seen(seen.Seen):
    """The whole observation."""

    squares: list[Square] = seen.parts(SQUARE, Square)
    seats: list[Seat] = seen.parts(seen.SEATS, Seat)
    pool: list[int] = seen.each(5, seen.count(999))
    round: int = seen.points(50)
    quiet: int = seen.points(20)
    passes: int = seen.points(20)
    stars_left: int = seen.count(99)
    asteroids_left: int = seen.count(99)
    first: int = seen.seat()
    required: int = seen.count(99)


def observe(box: Box, t: Table, seat: int, out: Seen) -> None:
    """Fill the observation of a seat; a spectator sees the table as seat 0."""
    me = max(seat, 0)
    for square in range(SQUARES):
        here = out.squares[square]
        here.on_board = 1 if has(box.board, square) else 0
        here.star = 1 if has(t.stars, square) else 0
        here.asteroids = pile(t.asteroids, square)
        here.modules = pile(t.modules, square)
    for other in range(FLEETS):
        if other < t.players:
            observe_ships(box, t, (me + other) % t.players, other, out)
            observe_fleet(box, t, (me + other) % t.players, out.seats[other])
    observe_moment(box, t, me, out)


def observe_ships(box: Box, t: Table, who: int, other: int, out: Seen) -> None:
    """Where a fleet's ships and stations are; there are few, so that only their squares are looked at."""
    fleet = t.fleets[who]
    for ship in range(SHIPS):
        left = fleet.at[ship]
        while left:
            square = first(left)
            left &= left - 1
            out.squares[square].ships[other * SHIPS + ship] = ships_on(fleet, ship, square)
    left = fleet.owns | controlled(box, t, who)
    while left:
        square = first(left)
        left &= left - 1
        out.squares[square].holds[other] = 1


def observe_fleet(box: Box, t: Table, who: int, out: Seat) -> None:
    fleet = t.fleets[who]
    out.playing = 1
    out.standing = 1 if fleet.lost_in == 0 else 0
    out.stations = count(controlled(box, t, who))
    out.ore = min(fleet.ore, STOCK)
    out.metal = min(fleet.metal, STOCK)
    for ship in range(SHIPS):
        out.supply[ship] = fleet.supply[ship]


def observe_moment(box: Box, t: Table, me: int, out: Seen) -> None:
    for place in range(len(t.pool)):
        out.pool[place] = t.pool[place]
    out.round = t.round
    out.quiet = t.quiet
    out.passes = t.passes
    out.stars_left = t.stars_left
    out.asteroids_left = t.asteroids_left
    out.first = seat_of(t, me, t.first)
    out.required = box.required_stations
