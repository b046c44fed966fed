"""A turn and its three phases (SF-050 to SF-053), and the limit of turns (SF-R51)."""

from __future__ import annotations

from cosmocafe.author import finish, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import RESOURCES, Event, Step, rules
from .victory import ahead, check_victory


@rules.does(Step.TURN)
def start_turn(box: Box, t: Table, who: int) -> None:
    if 0 < box.turn_limit <= t.turn:
        stop_at_limit(box, t)
        return
    t.turn += 1
    t.active = who
    tell(t, Event.TURN, who, t.turn)
    clear_turn(t)
    check_victory(box, t)  # SF-R38: points won in another player's turn
    plan(t, Step.END_TURN, who)
    plan(t, Step.FLIGHT, who)
    plan(t, Step.BUSINESS, who)
    plan(t, Step.CLAIMS, who)
    plan(t, Step.SUPPLIES, who)
    plan(t, Step.ROLL, who)


def clear_turn(t: Table) -> None:
    """What may be done once in a turn may be done again."""
    t.supplies = 0
    t.praised = 0
    t.helped = 0
    t.proposals = 0
    for resource in range(RESOURCES):
        t.brokered[resource] = 0


@rules.does(Step.END_TURN)
def end_turn(t: Table, who: int) -> None:
    """SF-052: the dice go to the left."""
    plan(t, Step.TURN, (who + 1) % t.players)


def stop_at_limit(box: Box, t: Table) -> None:
    """SF-R51: nobody has won; the points decide."""
    tell(t, Event.LIMIT, -1, t.turn)
    for seat in range(t.players):
        t.places[seat] = 1 + ahead(box, t, seat, -1)
    finish(t)
