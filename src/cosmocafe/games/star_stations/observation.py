"""What a learner sees: numbers square by square and fleet by fleet, the own fleet first."""

from __future__ import annotations

from cosmocafe.author import has

from .box import Box
from .rules.fleets import pile, ships_on
from .squares import SQUARES
from .table import Table
from .vocabulary import SHIPS

FLEETS = 4
PER_SQUARE = 4 + FLEETS * (SHIPS + 1)
PER_FLEET = 4 + SHIPS
GENERAL = 12
LENGTH = SQUARES * PER_SQUARE + FLEETS * PER_FLEET + GENERAL


def observe(box: Box, t: Table, seat: int, out: list[int]) -> None:
    """Write the observation of a seat; a spectator sees the table as seat 0."""
    me = max(seat, 0)
    k = 0
    for square in range(SQUARES):
        out[k] = 1 if has(box.board, square) else 0
        out[k + 1] = 1 if has(t.stars, square) else 0
        out[k + 2] = pile(t.asteroids, square)
        out[k + 3] = pile(t.modules, square)
        k += 4
        for other in range(FLEETS):
            if other < t.players:
                fleet = t.fleets[(me + other) % t.players]
                for ship in range(SHIPS):
                    out[k + ship] = ships_on(fleet, ship, square)
                out[k + SHIPS] = 1 if has(fleet.owns, square) else 0
            k += SHIPS + 1
    k = observe_fleets(t, me, out, k)
    observe_moment(box, t, me, out, k)


def observe_fleets(t: Table, me: int, out: list[int], k: int) -> int:
    for other in range(FLEETS):
        if other < t.players:
            fleet = t.fleets[(me + other) % t.players]
            out[k] = 1 if fleet.lost_in == 0 else 0
            out[k + 1] = fleet.ore
            out[k + 2] = fleet.metal
            out[k + 3] = 1
            for ship in range(SHIPS):
                out[k + 4 + ship] = fleet.supply[ship]
        k += PER_FLEET
    return k


def observe_moment(box: Box, t: Table, me: int, out: list[int], k: int) -> None:
    out[k] = t.round
    out[k + 1] = t.quiet
    out[k + 2] = t.passes
    out[k + 3] = t.stars_left
    out[k + 4] = t.asteroids_left
    out[k + 5] = (t.first - me) % t.players
    out[k + 6] = box.required_stations
    out[k + 7] = t.players
    if t.over == 0 and t.depth > 0:
        task = t.agenda[t.depth - 1]
        out[k + 8] = 1 + task.step
        out[k + 9] = (task.who - me) % t.players
        out[k + 10] = task.a
        out[k + 11] = task.b
