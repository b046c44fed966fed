"""What a bot likes: a table's worth for one seat, in hundredths of a metal."""

from __future__ import annotations

from .box import Box
from .rules.control import stations
from .rules.endings import fleet_value
from .table import Table

WIN = 1_000_000


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the best of the others."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN
    best = -WIN
    for other in range(t.players):
        if other != seat:
            best = max(best, standing(box, t, other))
    return standing(box, t, seat) - best


def standing(box: Box, t: Table, seat: int) -> int:
    """What one player has."""
    fleet = t.fleets[seat]
    if fleet.lost_in > 0:
        return -WIN // 2
    return 1500 * stations(box, t, seat) + 100 * fleet_value(box, t, seat) + 60 * fleet.metal + 40 * fleet.ore
