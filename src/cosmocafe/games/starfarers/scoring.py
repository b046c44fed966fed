"""Victory points."""

from __future__ import annotations

from cosmocafe.author import count, first

from .box import Box
from .table import Table
from .vocabulary import ChipKind


def score(box: Box, t: Table, seat: int) -> int:
    """SF-180: all victory points of a player now."""
    me = t.fleets[seat]
    total = box.colony_points * count(me.sites & ~me.ports) + box.port_points * count(me.ports)
    total += me.fame // box.rings_per_point
    for race in range(len(t.friendship)):
        if t.friendship[race] == seat + 1:
            total += box.friendship_points
    trophies = me.trophies
    while trophies:
        is_pirate = box.chips[first(trophies)].kind == ChipKind.PIRATE
        total += box.pirate_points if is_pirate else box.ice_points
        trophies &= trophies - 1
    return total
