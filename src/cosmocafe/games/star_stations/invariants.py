"""What must hold on every table: no ship, star or asteroid appears or vanishes, and none lies where it cannot lie."""

from __future__ import annotations

from cosmocafe.author import count, has

from .box import Box
from .rules.fleets import crowd, is_in, ships_on
from .squares import SQUARES
from .table import HEIGHT, Fleet, Table
from .vocabulary import SHIPS, Ship

INVARIANTS = (
    "a player in the game has exactly one flagship on the board, one who is out has no ship",
    "no fleet has more ships on a square than allowed",
    "supply and board hold all ships of a fleet",
    "modules lie only on stars, never too many, and a station has all of them",
    "stars and asteroids lie on the board, on no corner, never together, never too many on a square",
    "ore and metal are never negative",
    "a fleet is where its ships are",
    "all stars and asteroids are on the board or still in the pool",
)


def broken(box: Box, t: Table) -> int:
    """The number of the first invariant that does not hold, counted from 1, or 0."""
    for seat in range(t.players):
        fault = broken_fleet(box, t.fleets[seat], is_in(t, seat) and t.round > 0)
        if fault > 0:
            return fault
    if t.modules[0] & ~t.stars or is_uneven(t.modules, box.modules_per_station):
        return 4
    filled = t.stars | t.asteroids[0]
    if t.stars & t.asteroids[0] or filled & box.corners or filled & ~box.board or is_uneven(t.asteroids, box.asteroids_per_square):
        return 5
    return 0 if is_pool_whole(box, t) else 8


def is_pool_whole(box: Box, t: Table) -> bool:
    """SS-037: nothing of the common pool is ever lost."""
    asteroids = t.asteroids_left
    for layer in range(HEIGHT):
        asteroids += count(t.asteroids[layer])
    return count(t.stars) + t.stars_left == box.stars and asteroids == box.asteroids


def is_uneven(layers: list[int], most: int) -> bool:
    """Whether something floats above nothing, or lies higher than allowed."""
    for layer in range(HEIGHT):
        above = layers[layer]
        if (above and layer >= most) or (layer > 0 and above & ~layers[layer - 1]):
            return True
    return False


def broken_fleet(box: Box, fleet: Fleet, plays: bool) -> int:
    for ship in range(SHIPS):
        on_board = 0
        for square in range(SQUARES):
            on_board += ships_on(fleet, ship, square)
        if on_board + fleet.supply[ship] != box.supply[ship]:
            return 3
        if plays and ship == Ship.FLAGSHIP and on_board != 1:
            return 1
        if fleet.lost_in > 0 and on_board > 0:
            return 1
        for square in range(SQUARES):
            if has(fleet.at[ship], square) != (ships_on(fleet, ship, square) > 0):
                return 7
    for square in range(SQUARES):
        if crowd(fleet, square) > box.ships_per_square:
            return 2
    return 6 if fleet.ore < 0 or fleet.metal < 0 else 0
