"""The active Spaceship and the actions it has taken (SC-035 to SC-037)."""

from __future__ import annotations

from collections.abc import Callable

from cosmocafe.author import Answers, has, only, plan

from ..ring import ahead, steps_to
from ..table import Table
from ..vocabulary import Action, Answer, Step, rules


def place(t: Table, who: int) -> int:
    """The tile of the active ship."""
    return t.boards[who].ships[t.ship]


def act(t: Table, who: int, action: int) -> None:
    """SC-037: the action is taken, the others are still open."""
    t.acted |= only(action)
    plan(t, Step.ACT, who)


DEEDS: dict[Answers, Action] = {  # what is a way to take which action
    **dict.fromkeys((Answer.JUMP, Answer.HARVEST), Action.COLOR),
    **dict.fromkeys((Answer.PRODUCE, Answer.RESTOCK, Answer.TRADE, Answer.USE), Action.NUMBER),
    **dict.fromkeys((Answer.UNLOCK, Answer.REPAIR), Action.UPGRADE),
    Answer.SAIL: Action.SAIL,
    Answer.COLLECT: Action.COLLECT,
    Answer.DELIVER: Action.DELIVER,
    Answer.ATTACK: Action.ATTACK,
}


def taken(action: Action) -> Callable[[Table], bool]:
    """SC-037: each of the seven at most once a turn."""

    def already_taken(t: Table) -> bool:
        return has(t.acted, action)

    return already_taken


for way, action in DEEDS.items():
    rules.forbids(Step.ACT, way, rule="SC-037")(taken(action))


def move(t: Table, who: int, steps: int) -> None:
    """SC-047, SC-075, SC-R26: the active ship moves ahead, and arrives when it enters its Starbase on the way."""
    me = t.boards[who]
    if steps_to(place(t, who), me.base) <= steps:
        t.arrived = 1
    me.ships[t.ship] = ahead(place(t, who), steps)
