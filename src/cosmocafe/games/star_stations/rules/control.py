"""Control of stations (SS-150 to SS-154): one notion for refining, building ships, victory and adjudication."""

from __future__ import annotations

from cosmocafe.author import count, first, tell

from ..box import Box
from ..table import Table
from ..vocabulary import Event
from .fleets import complete, enemies, where


def controlled(box: Box, t: Table, who: int) -> int:
    """The stations a player controls; an enemy ship on a station always contests it."""
    held = t.fleets[who].owns if box.sticky else where(t.fleets[who])
    return complete(box, t) & held & ~enemies(t, who)


def stations(box: Box, t: Table, who: int) -> int:
    """How many stations a player controls."""
    return count(controlled(box, t, who))


def update_owners(box: Box, t: Table) -> None:
    """SS-153: with lasting control, a station belongs to the fleet that stands there alone."""
    for who in range(t.players):
        taken = complete(box, t) & where(t.fleets[who]) & ~enemies(t, who)
        for other in range(t.players):
            if other == who:
                t.fleets[other].owns |= taken
            else:
                t.fleets[other].owns &= ~taken


def tell_control(box: Box, t: Table) -> None:
    """SS-177: who has lost or gained control of a station by the last action."""
    for who in range(t.players):
        tell_stations(t, Event.LOST, who, t.fleets[who].holds & ~controlled(box, t, who))
    for who in range(t.players):
        held = controlled(box, t, who)
        tell_stations(t, Event.GAINED, who, held & ~t.fleets[who].holds)
        t.fleets[who].holds = held


def tell_stations(t: Table, event: int, who: int, squares: int) -> None:
    while squares:
        tell(t, event, who, first(squares))
        squares &= squares - 1
