"""The active Spaceship and the actions it has taken (SC-035 to SC-037)."""

from __future__ import annotations

from cosmocafe.author import only, plan

from ..ring import ahead, steps_to
from ..table import Table
from ..vocabulary import Step


def place(t: Table, who: int) -> int:
    """The tile of the active ship."""
    return t.boards[who].ships[t.ship]


def act(t: Table, who: int, action: int) -> None:
    """SC-037: the action is taken, the others are still open."""
    t.acted |= only(action)
    plan(t, Step.ACT, who)


def move(t: Table, who: int, steps: int) -> None:
    """SC-047, SC-075, SC-R26: the active ship moves ahead, and arrives when it enters its Starbase on the way."""
    me = t.boards[who]
    if steps_to(place(t, who), me.base) <= steps:
        t.arrived = 1
    me.ships[t.ship] = ahead(place(t, who), steps)
