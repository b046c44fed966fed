"""Game end: the score sheet and the winner (SC-114 to SC-127)."""

from __future__ import annotations

from cosmocafe.author import finish, tell

from ..box import Box
from ..scoring import PARTS, points, score, stardust_on_cards
from ..table import Table
from ..vocabulary import Event, Step, rules


@rules.does(Step.SCORE)
def end_game(box: Box, t: Table) -> None:
    for seat in range(t.players):
        for part in range(PARTS):
            tell(t, Event.SCORED, seat, part, points(box, t, seat, part))
        tell(t, Event.TOTAL, seat, score(box, t, seat))
    for seat in range(t.players):
        t.places[seat] = 1
        for other in range(t.players):
            if is_better(box, t, other, seat):
                t.places[seat] += 1
    tell_winners(t)
    finish(t)


def tell_winners(t: Table) -> None:
    """SC-127: one winner, or several who share the victory."""
    winners = 0
    for seat in range(t.players):
        if t.places[seat] == 1:
            winners += 1
    for seat in range(t.players):
        if t.places[seat] == 1:
            tell(t, Event.WON if winners == 1 else Event.SHARED, seat)


def is_better(box: Box, t: Table, one: int, other: int) -> bool:
    """SC-127: points, then Stardust on delivered cards, then Honor; still equal is a shared place."""
    by_points = score(box, t, one) - score(box, t, other)
    if by_points != 0:
        return by_points > 0
    by_stardust = stardust_on_cards(t.boards[one]) - stardust_on_cards(t.boards[other])
    if by_stardust != 0:
        return by_stardust > 0
    return t.boards[one].honor > t.boards[other].honor
