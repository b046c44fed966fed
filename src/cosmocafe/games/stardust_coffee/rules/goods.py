"""Ingredients and Stardust: gaining, losing, spending (SC-039 to SC-045)."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..table import Board, Table
from ..vocabulary import BASICS, INGREDIENTS, Answer, Event, Step, rules


def basics(me: Board) -> int:
    """How many basic ingredients lie in the storage."""
    stored = 0
    for basic in range(BASICS):
        stored += me.goods[basic]
    return stored


def can_gain_basic(t: Table) -> bool:
    """SC-R52: while any pool has a token, even with a full storage."""
    return t.supply[0] + t.supply[1] + t.supply[2] > 0


def can_gain_advanced(box: Box, t: Table, me: Board, ingredient: int) -> bool:
    """SC-040, SC-R24: an empty slot of the type, and a token of its colour."""
    return me.goods[ingredient] < box.advanced_slots and t.supply[box.color[ingredient]] > 0


def gain_basic(box: Box, t: Table, who: int, basic: int, tokens: int) -> None:
    """SC-039, SC-043: what finds no empty slot is asked about token by token (SC-R09); an empty pool gives nothing (SC-R24)."""
    me = t.boards[who]
    given = min(tokens, t.supply[basic])
    stored = min(given, box.basic_slots - basics(me))
    if stored > 0:
        me.goods[basic] += stored
        t.supply[basic] -= stored
        tell(t, Event.GAINED, who, basic, stored)
    if given > stored:
        plan(t, Step.OVERFLOW, who, basic, given - stored)


def gain_advanced(box: Box, t: Table, who: int, ingredient: int) -> None:
    """SC-040, SC-041: a token of the colour into the slot of exactly this type."""
    t.boards[who].goods[ingredient] += 1
    t.supply[box.color[ingredient]] -= 1
    tell(t, Event.GAINED, who, ingredient, 1)


def gain_stardust(box: Box, t: Table, who: int, tokens: int) -> None:
    """SC-042, SC-043: what finds no slot or no token is lost."""
    me = t.boards[who]
    for _ in range(tokens):
        if t.stardust == 0:
            tell(t, Event.NO_STARDUST, who)
        elif me.stardust == box.stardust_slots:
            tell(t, Event.STARDUST_LOST, who)
        else:
            t.stardust -= 1
            me.stardust += 1
            tell(t, Event.STARDUST_GAINED, who, 1)


def spend(box: Box, t: Table, who: int, ingredient: int, tokens: int) -> None:
    """SC-045: from the storage back to the supply."""
    t.boards[who].goods[ingredient] -= tokens
    t.supply[box.color[ingredient]] += tokens


@rules.asks(Step.GAIN_BASIC, about="SC-R52")
def offer_basics(t: Table) -> None:
    """SC-R52: every type whose pool has a token."""
    for basic in range(BASICS):
        if t.supply[basic] > 0:
            offer(t, Answer.GAIN + basic)


@rules.forbids(Step.GAIN_BASIC, Answer.GAIN, rule="SC-R52")
def only_basic(ingredient: int) -> bool:
    return ingredient >= BASICS


@rules.forbids(Step.GAIN_BASIC, Answer.GAIN, rule="SC-R52")
def pool_is_empty(t: Table, ingredient: int) -> bool:
    return t.supply[ingredient] == 0


@rules.answers(Step.GAIN_BASIC, Answer.GAIN, about="SC-039 SC-043 SC-R09 SC-R24")
def gain_chosen_basic(box: Box, t: Table, who: int, left: int, ingredient: int) -> None:
    if left > 1:
        plan(t, Step.GAIN_BASIC, who, left - 1)
    gain_basic(box, t, who, ingredient, 1)


@rules.asks(Step.OVERFLOW, about="SC-044 SC-R09")
def offer_discards(t: Table, who: int, basic: int) -> None:
    """SC-044, SC-R09: lose the new token, or make room by discarding one of another type."""
    offer(t, Answer.LOSE)
    for stored in range(BASICS):
        if stored != basic and t.boards[who].goods[stored] > 0:
            offer(t, Answer.DISCARD + stored)


@rules.forbids(Step.OVERFLOW, Answer.DISCARD, rule="SC-R09")
def of_the_same_type(basic: int, stored: int) -> bool:
    return basic == stored


@rules.forbids(Step.ACT, Answer.DISCARD, rule="SC-R09")
@rules.forbids(Step.OVERFLOW, Answer.DISCARD, rule="SC-R09")
def none_stored(t: Table, who: int, stored: int) -> bool:
    return t.boards[who].goods[stored] == 0


@rules.forbids(Step.ACT, Answer.DISCARD, rule="SC-R09")
def nobody_lacks_it(t: Table, stored: int) -> bool:
    return t.supply[stored] > 0


@rules.answers(Step.OVERFLOW, Answer.LOSE)
def lose(t: Table, who: int, basic: int, left: int) -> None:
    tell(t, Event.LOST, who, basic)
    if left > 1:
        plan(t, Step.OVERFLOW, who, basic, left - 1)


@rules.answers(Step.OVERFLOW, Answer.DISCARD, about="SC-039 SC-043 SC-R24")
def discard(box: Box, t: Table, who: int, basic: int, left: int, stored: int) -> None:
    throw_away(box, t, who, stored)
    gain_basic(box, t, who, basic, left)


def offer_refills(t: Table, me: Board) -> None:
    """SC-R09: a token for an empty pool, which can be gained back as something better."""
    for basic in range(BASICS):
        if t.supply[basic] == 0 and me.goods[basic] > 0:
            offer(t, Answer.DISCARD + basic)


@rules.answers(Step.ACT, Answer.DISCARD, about="SC-044")
def refill(box: Box, t: Table, who: int, stored: int) -> None:
    """SC-044: no action of the ship."""
    throw_away(box, t, who, stored)
    plan(t, Step.ACT, who)


def throw_away(box: Box, t: Table, who: int, basic: int) -> None:
    spend(box, t, who, basic, 1)
    tell(t, Event.DISCARDED, who, basic)


@rules.asks(Step.GAIN_ADVANCED, about="SC-R40 SC-040 SC-R24")
def offer_advanced(box: Box, t: Table, who: int) -> None:
    """SC-R40: the types with an empty slot; fewer than stated when fewer fit."""
    me = t.boards[who]
    for ingredient in range(BASICS, INGREDIENTS):
        if can_gain_advanced(box, t, me, ingredient):
            offer(t, Answer.GAIN + ingredient)


@rules.answers(Step.GAIN_ADVANCED, Answer.GAIN, about="SC-041")
def gain_chosen_advanced(box: Box, t: Table, who: int, left: int, ingredient: int) -> None:
    gain_advanced(box, t, who, ingredient)
    if left > 1:
        plan(t, Step.GAIN_ADVANCED, who, left - 1)


@rules.does(Step.GAIN_STARDUST)
def gain_given_stardust(box: Box, t: Table, who: int, tokens: int) -> None:
    gain_stardust(box, t, who, tokens)
