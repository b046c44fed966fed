"""Ships, asteroids and modules on squares: what every chapter speaks of."""

from __future__ import annotations

from cosmocafe.author import has, only

from ..box import Box
from ..squares import SQUARES
from ..table import HEIGHT, Fleet, Table
from ..vocabulary import SHIPS


def ships_on(fleet: Fleet, ship: int, square: int) -> int:
    """How many ships of one type a fleet has on a square."""
    return fleet.ships[ship * SQUARES + square]


def crowd(fleet: Fleet, square: int) -> int:
    """How many ships of all types a fleet has on a square."""
    n = 0
    for ship in range(SHIPS):
        n += fleet.ships[ship * SQUARES + square]
    return n


def where(fleet: Fleet) -> int:
    """The squares with at least one ship of a fleet."""
    squares = 0
    for ship in range(SHIPS):
        squares |= fleet.at[ship]
    return squares


def put(fleet: Fleet, ship: int, square: int) -> None:
    """A ship comes onto a square."""
    fleet.ships[ship * SQUARES + square] += 1
    fleet.at[ship] |= only(square)


def take(fleet: Fleet, ship: int, square: int) -> None:
    """A ship leaves a square."""
    fleet.ships[ship * SQUARES + square] -= 1
    if fleet.ships[ship * SQUARES + square] == 0:
        fleet.at[ship] &= ~only(square)


def enemies(t: Table, who: int) -> int:
    """The squares with ships of other players."""
    squares = 0
    for other in range(t.players):
        if other != who:
            squares |= where(t.fleets[other])
    return squares


def is_locked(fleet: Fleet, hostile: int) -> bool:
    """SS-053, SS-056: one shared square anywhere locks all who share it."""
    return where(fleet) & hostile != 0


def has_room(box: Box, fleet: Fleet, square: int) -> bool:
    """SS-069, SS-070, SS-132: whether one more own ship may be on a square."""
    return crowd(fleet, square) < box.ships_per_square


def stir(t: Table) -> None:
    """SS-168: something was built or destroyed, so the turn is not quiet."""
    t.stirred = 1
    t.quiet = 0


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


def pile(layers: list[int], square: int) -> int:
    """How many asteroids or modules lie on a square."""
    n = 0
    for layer in range(HEIGHT):
        if has(layers[layer], square):
            n += 1
    return n


def pile_up(layers: list[int], square: int) -> None:
    """One more asteroid or module on a square."""
    layers[pile(layers, square)] |= only(square)


def complete(box: Box, t: Table) -> int:
    """SS-143: the stations, stars with all their modules."""
    return t.modules[box.modules_per_station - 1]
