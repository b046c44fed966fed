"""Action A, Sail (SC-047)."""

from __future__ import annotations

from cosmocafe.author import offer, tell

from ..box import Box
from ..ring import ahead, steps_to
from ..table import Table
from ..vocabulary import Action, Answer, Event, Step, rules
from .actions import act, move, place


def offer_sailing(box: Box, t: Table, at: int) -> None:
    for steps in range(1, box.sail + 1):
        offer(t, Answer.SAIL + ahead(at, steps))


@rules.forbids(Step.ACT, Answer.SAIL, rule="SC-047")
def too_far_to_sail(box: Box, t: Table, who: int, tile: int) -> bool:
    return steps_to(place(t, who), tile) > box.sail


@rules.answers(Step.ACT, Answer.SAIL)
def sail(t: Table, who: int, tile: int) -> None:
    act(t, who, Action.SAIL)
    move(t, who, steps_to(place(t, who), tile))
    tell(t, Event.SAILED, who, tile)
