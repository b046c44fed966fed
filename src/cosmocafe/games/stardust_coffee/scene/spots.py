"""Where each answer lies on the table."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from cosmocafe.author import Answers
from cosmocafe.draw.choices import Choices

from ..ring import SIDE
from ..rules.actions import DEEDS, place
from ..view import View
from ..vocabulary import BASICS, Answer, Step


class Thing(Enum):
    """Kinds of things that can be clicked; which one of the kind is told by a number."""

    TILE = auto()
    SHIPS = auto()  # all own ships on a tile
    PIRATE = auto()
    DIE = auto()
    STARDUST_DIE = auto()
    RECHARGE = auto()
    SUPPLY = auto()  # the pool of a basic ingredient
    STORAGE = auto()  # where an ingredient lies on the own board
    POWER = auto()
    COFFEE = auto()  # the own undelivered card
    DELIVERED = auto()
    OFFER = auto()
    ACTION = auto()  # one of the seven: everything that it can be used for now


# Where the answers with one part lie: the part says which thing of the kind.
NAMED: dict[Answers, Thing] = {
    **dict.fromkeys((Answer.SAIL, Answer.JUMP, Answer.WARP, Answer.RIDE, Answer.SWAP), Thing.TILE),
    **dict.fromkeys((Answer.SHIP, Answer.HOME), Thing.SHIPS),
    **dict.fromkeys((Answer.USE, Answer.UNLOCK, Answer.REPAIR, Answer.DEACTIVATE), Thing.POWER),
    **dict.fromkeys((Answer.TRADE, Answer.POUR, Answer.DISCARD), Thing.STORAGE),
    Answer.ATTACK: Thing.PIRATE,
    Answer.DIE: Thing.DIE,
    Answer.ADD_STARDUST: Thing.DELIVERED,
    Answer.NEW_CARD: Thing.OFFER,
}
HERE = frozenset((Answer.PRODUCE, Answer.RESTOCK, Answer.STAY, Answer.TAKE_STARDUST))  # on the tile of the active ship
LONE: dict[Answers, Thing] = {Answer.RECHARGE: Thing.RECHARGE, Answer.COLLECT: Thing.STARDUST_DIE, Answer.DELIVER: Thing.COFFEE}


Spot = tuple[Thing, int]


def spots_of(view: View, answer: int) -> Iterable[Spot]:
    """The thing an answer lies on, if it is one, and the action that it is a way to take."""
    spot, block = spot_of(view, answer), view.game.catalogue.block(answer)
    if spot is not None:
        yield spot
    if view.step == Step.ACT and block in DEEDS:
        yield Thing.ACTION, DEEDS[block]


def spot_of(view: View, answer: int) -> Spot | None:
    """The thing an answer lies on; None where only words can say it."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    which = next(iter(parts.values()), 0)
    if block == Answer.STARBASE:
        return Thing.TILE, which * SIDE
    if block == Answer.GAIN:
        return (Thing.SUPPLY if which < BASICS else Thing.STORAGE), which
    if block == Answer.CONVERT:
        return Thing.STORAGE, view.box.convert_gain
    if block in (Answer.PAY, Answer.FALL_SHORT):
        return Thing.STORAGE, view.table.target
    if block == Answer.HARVEST:
        return Thing.DIE, view.table.die
    if block in HERE:
        return Thing.TILE, place(view.table, view.seat)
    kind = NAMED.get(block, LONE.get(block))
    return None if kind is None else (kind, which)


def choices_of(view: View) -> Choices[Spot]:
    """The open options that lie on the table."""
    return Choices(view, spots_of)
