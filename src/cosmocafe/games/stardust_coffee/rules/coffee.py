"""Phase 4, Coffee Making: Make Coffee and Add Stardust (SC-099 to SC-108)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, plan, tell

from ..box import Box
from ..table import Board, Table
from ..vocabulary import INGREDIENTS, NONE, Answer, Event, Step, rules
from .deliveries import is_complete


def plan_coffee_making(t: Table) -> None:
    """SC-099, SC-R34: asked in turn order; coffee before Stardust."""
    for k in range(t.players - 1, -1, -1):
        seat = (t.first + k) % t.players
        plan(t, Step.ADD_STARDUST, seat)
        plan(t, Step.POUR, seat)


def fits(box: Box, me: Board, ingredient: int) -> bool:
    """SC-103: stored, and an empty slot of exactly this type on the card."""
    return me.goods[ingredient] > 0 and me.poured[ingredient] < box.cards[me.card].recipe[ingredient]


def can_pour(box: Box, me: Board) -> bool:
    """Whether any ingredient can be put on the card."""
    if me.card != NONE:
        for ingredient in range(INGREDIENTS):
            if fits(box, me, ingredient):
                return True
    return False


@rules.asks(Step.POUR, about="SC-103")
def offer_ingredients(box: Box, t: Table, who: int) -> None:
    """SC-103: any number of ingredients, one after the other."""
    me = t.boards[who]
    if me.card == NONE:
        return
    for ingredient in range(INGREDIENTS):
        if fits(box, me, ingredient):
            offer(t, Answer.POUR + ingredient)
    offer(t, Answer.DONE)


@rules.forbids(Step.POUR, Answer.POUR, rule="SC-103")
def nothing_to_pour(t: Table, who: int, ingredient: int) -> bool:
    return t.boards[who].goods[ingredient] == 0


@rules.forbids(Step.POUR, Answer.POUR, rule="SC-103")
def no_slot_on_the_card(box: Box, t: Table, who: int, ingredient: int) -> bool:
    return not fits(box, t.boards[who], ingredient)


@rules.answers(Step.POUR, Answer.POUR, about="SC-104 SC-105")
def pour(box: Box, t: Table, who: int, ingredient: int) -> None:
    """SC-104: never to be taken back."""
    me = t.boards[who]
    me.goods[ingredient] -= 1
    me.poured[ingredient] += 1
    tell(t, Event.POURED, who, ingredient, me.card)
    if is_complete(box, me):
        tell(t, Event.COMPLETED, who, me.card)
    else:
        plan(t, Step.POUR, who)


def has_room(box: Box, me: Board, card: int) -> bool:
    """SC-107: as many Stardust tokens as icons."""
    return me.sprinkled[card] < box.cards[card].icons


def can_add_stardust(box: Box, me: Board) -> bool:
    """SC-106: only to delivered cards."""
    left = me.delivered if me.stardust > 0 else 0
    while left:
        if has_room(box, me, first(left)):
            return True
        left &= left - 1
    return False


@rules.asks(Step.ADD_STARDUST, about="SC-106 SC-107")
def offer_delivered_cards(box: Box, t: Table, who: int) -> None:
    """SC-106, SC-107: one token on one delivered card with room."""
    me = t.boards[who]
    left = me.delivered if me.stardust > 0 else 0
    while left:
        if has_room(box, me, first(left)):
            offer(t, Answer.ADD_STARDUST + first(left))
        left &= left - 1
    offer(t, Answer.PASS)


@rules.forbids(Step.ADD_STARDUST, Answer.ADD_STARDUST, rule="SC-107")
def no_stardust_to_add(t: Table, who: int) -> bool:
    return t.boards[who].stardust == 0


@rules.forbids(Step.ADD_STARDUST, Answer.ADD_STARDUST, rule="SC-106")
def not_delivered(t: Table, who: int, card: int) -> bool:
    return not has(t.boards[who].delivered, card)


@rules.forbids(Step.ADD_STARDUST, Answer.ADD_STARDUST, rule="SC-107")
def no_icon_left(box: Box, t: Table, who: int, card: int) -> bool:
    return not has_room(box, t.boards[who], card)


@rules.answers(Step.ADD_STARDUST, Answer.ADD_STARDUST, about="SC-108")
def add_stardust(t: Table, who: int, card: int) -> None:
    """SC-108: never to be taken back."""
    me = t.boards[who]
    me.stardust -= 1
    me.sprinkled[card] += 1
    tell(t, Event.SPRINKLED, who, card, me.sprinkled[card])


@rules.answers(Step.POUR, Answer.DONE)
@rules.answers(Step.ADD_STARDUST, Answer.PASS)
def leave_coffee(t: Table) -> None:
    """Both actions are optional."""
