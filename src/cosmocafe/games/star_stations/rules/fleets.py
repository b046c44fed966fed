"""Ships on squares: what every chapter speaks of."""

from __future__ import annotations

from ..answers import SHIPS
from ..squares import SQUARES, only
from ..table import Fleet, Table


def ships_on(fleet: Fleet, ship: int, square: int) -> int:
    """How many ships of one type a fleet has on a square."""
    return fleet.ships[ship * SQUARES + square]


def crowd(fleet: Fleet, square: int) -> int:
    """How many ships of all types a fleet has on a square."""
    n = 0
    for ship in range(SHIPS):
        n += fleet.ships[ship * SQUARES + square]
    return n


def put(fleet: Fleet, ship: int, square: int) -> None:
    """A ship comes onto a square."""
    fleet.ships[ship * SQUARES + square] += 1
    fleet.where |= only(square)


def take(fleet: Fleet, ship: int, square: int) -> None:
    """A ship leaves a square."""
    fleet.ships[ship * SQUARES + square] -= 1
    if crowd(fleet, square) == 0:
        fleet.where &= ~only(square)


def enemies(t: Table, who: int) -> int:
    """The squares with ships of other players."""
    squares = 0
    for other in range(t.players):
        if other != who:
            squares |= t.fleets[other].where
    return squares


def is_locked(t: Table, who: int) -> bool:
    """SS-053, SS-056: one shared square anywhere is enough, and it locks all who share it."""
    return t.fleets[who].where & enemies(t, who) != 0


def is_in(t: Table, seat: int) -> bool:
    """Whether a player still has the flagship."""
    return t.fleets[seat].lost_in == 0


def survivors(t: Table) -> int:
    """How many players still have their flagship."""
    n = 0
    for seat in range(t.players):
        if is_in(t, seat):
            n += 1
    return n
