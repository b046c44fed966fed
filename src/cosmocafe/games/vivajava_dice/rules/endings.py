"""The end: 21 points, sudden death, and the limit (VJ-130, VJ-131, VJ-R31, VJ-R68, VJ-R70)."""

from __future__ import annotations

from cosmocafe.author import finish, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import Event, Step, rules
from .tokens import unblock


@rules.does(Step.SETTLE)
def settle(box: Box, t: Table) -> None:
    """VJ-R31: after each batch of points, whoever has enough and is alone in front wins."""
    best = 0
    for side in range(1, t.sides):
        if t.seats[side].pp > t.seats[best].pp:
            best = side
    points = t.seats[best].pp
    if points < box.target:
        return
    sharing = 0
    for side in range(t.sides):
        if t.seats[side].pp == points:
            sharing += 1
    if sharing > 1:
        share_lead(t, points)
    else:
        announce(box, t, best)
        end(t)


def share_lead(t: Table, points: int) -> None:
    """VJ-131: sudden death is told when it begins, later only a new lead."""
    if points != t.shared:
        tell(t, Event.LEAD_SHARED if t.shared > 0 else Event.SUDDEN_DEATH, -1, points)
        t.shared = points


def announce(box: Box, t: Table, winner: int) -> None:
    if winner < t.players:
        tell(t, Event.WON, winner, t.seats[winner].pp)
    else:
        tell(t, Event.FIRM_WON, -1, box.firm, t.seats[winner].pp)


def end(t: Table) -> None:
    """More points are better; equal points share a place."""
    for side in range(t.sides):
        ahead = 0
        for other in range(t.sides):
            if t.seats[other].pp > t.seats[side].pp:
                ahead += 1
        t.places[side] = 1 + ahead
    finish(t)


@rules.does(Step.END_TURN)
def end_turn(box: Box, t: Table, who: int) -> None:
    """VJ-019, VJ-022: the next side's turn."""
    unblock(t, who)
    if t.turn >= box.max_turns:
        tell(t, Event.LIMIT, -1, t.turn)
        end(t)
        return
    plan_turn(t, (who + 1) % t.sides)


def plan_turn(t: Table, side: int) -> None:
    """A player's turn or the corporation's."""
    plan(t, Step.TURN if side < t.players else Step.FIRM_TURN, side)
