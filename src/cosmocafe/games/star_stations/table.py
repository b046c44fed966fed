"""What lies on the table."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Long, Piece, Short, ints, many

from .squares import SQUARES
from .vocabulary import SHIPS

HEIGHT = 3  # the most asteroids or modules a square can be declared to hold


class Fleet(Piece):
    """One player's ships and stock."""

    owns: Long  # stations owned for good (option `control = sticky`)
    holds: Long  # stations controlled after the last action, to tell what changes
    ore: int
    metal: int
    lost_in: Short  # the turn in which the flagship fell, 0 while it stands
    at: list[int] = ints(SHIPS, Long)  # squares with a ship of each type: follows from `ships`, kept because every question asks
    ships: list[int] = ints(SHIPS * SQUARES, Byte)
    supply: list[int] = ints(SHIPS, Byte)


class Table(author.Table, agenda=16, options=192):
    """The whole truth of a match."""

    stars: Long
    asteroids: list[int] = ints(HEIGHT, Long)  # squares with at least one, two, three asteroids
    modules: list[int] = ints(HEIGHT, Long)  # stars with at least one, two, three modules
    first: Byte  # the seat that had the first turn
    passed: Byte  # whether this turn's action was to pass
    stirred: Byte  # whether something was built or destroyed in this turn
    stars_left: Byte  # in the pool that is placed before the game
    asteroids_left: Byte
    turn: Short
    round: Short
    passes: Short  # in a row
    quiet: Short  # turns in a row, the present one not counted
    rank: list[int] = ints(4, Byte)  # order of the last 20-dice roll
    rolled: list[int] = ints(4, Byte)
    ahead: list[int] = ints(4, Byte)
    pool: list[int] = ints(5, Short)  # attack dice against a square and its neighbours, in reading order
    dented: list[int] = ints(4 * SHIPS, Byte)  # ships in the target square that have ignored a hit in this attack
    fleets: list[Fleet] = many(Fleet, 4)
