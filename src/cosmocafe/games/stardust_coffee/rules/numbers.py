"""Action C, Activate Number: produce, restock or perform a Dice Power by the number of the die (SC-056 to SC-061)."""

from __future__ import annotations

from cosmocafe.author import has, offer, plan, tell

from ..box import Box
from ..table import Board, Table
from ..vocabulary import BASICS, INGREDIENTS, Action, Answer, Event, Lasting, Step, rules
from .actions import act, place
from .events import in_force
from .goods import can_gain_advanced, can_gain_basic, gain_advanced, spend
from .powers import can_use, is_active, use


def offer_number(box: Box, t: Table, who: int, at: int) -> None:
    number = t.dice[t.die]
    me = t.boards[who]
    if has(box.cities, at):
        if has(box.restock_numbers, number):
            offer_restock(box, t, me)
    elif can_produce(box, t, me, at, number):
        offer(t, Answer.PRODUCE)
    if is_active(me, number - 1) and can_use(box, t, who, number - 1):
        offer(t, Answer.USE + number - 1)


@rules.forbids(Step.ACT, Answer.PRODUCE, rule="SC-057")
def no_globe(box: Box, t: Table, who: int) -> bool:
    return has(box.cities, place(t, who))


@rules.forbids(Step.ACT, Answer.PRODUCE, rule="SC-057")
def globe_shows_another_number(box: Box, t: Table, who: int) -> bool:
    number = t.dice[t.die]
    return box.globes[t.globes[place(t, who)]].number != number or not has(box.produce_numbers, number)


@rules.forbids(Step.ACT, Answer.PRODUCE, rule="SC-040")
def nowhere_to_store(box: Box, t: Table, who: int) -> bool:
    return not can_gain_advanced(box, t, t.boards[who], box.globes[t.globes[place(t, who)]].advanced)


@rules.forbids(Step.ACT, Answer.RESTOCK, Answer.TRADE, rule="SC-058")
def not_on_a_city(box: Box, t: Table, who: int) -> bool:
    return not has(box.cities, place(t, who))


@rules.forbids(Step.ACT, Answer.RESTOCK, Answer.TRADE, rule="SC-058")
def no_number_to_restock(box: Box, t: Table) -> bool:
    return not has(box.restock_numbers, t.dice[t.die])


@rules.forbids(Step.ACT, Answer.USE, rule="SC-060")
def die_shows_another_number(t: Table, power: int) -> bool:
    return t.dice[t.die] - 1 != power


@rules.forbids(Step.ACT, Answer.USE, rule="SC-060")
@rules.forbids(Step.ANSIBLE, Answer.USE, rule="SC-060")
def power_is_not_active(t: Table, who: int, power: int) -> bool:
    return not is_active(t.boards[who], power)


@rules.forbids(Step.ACT, Answer.USE, rule="SC-R38")
def power_changes_nothing(box: Box, t: Table, who: int, power: int) -> bool:
    return not can_use(box, t, who, power)


def can_produce(box: Box, t: Table, me: Board, at: int, number: int) -> bool:
    """SC-057: the Globe shows the number of the die."""
    globe = box.globes[t.globes[at]]
    return globe.number == number and has(box.produce_numbers, number) and can_gain_advanced(box, t, me, globe.advanced)


@rules.answers(Step.ACT, Answer.PRODUCE, about="SC-040 SC-041")
def produce(box: Box, t: Table, who: int) -> None:
    act(t, who, Action.NUMBER)
    ingredient = box.globes[t.globes[place(t, who)]].advanced
    tell(t, Event.PRODUCED, who, ingredient)
    gain_advanced(box, t, who, ingredient)


def price_of_trade(box: Box, t: Table) -> int:
    """SC-059, SC-131."""
    return box.events[t.event].amount if in_force(box, t, Lasting.CHEAP_TRADE) else box.trade_cost


def offer_restock(box: Box, t: Table, me: Board) -> None:
    """SC-058, SC-059, SC-R41: gain a basic ingredient, or trade basics of one colour for an advanced type with an empty slot."""
    if can_gain_basic(t):
        offer(t, Answer.RESTOCK)
    price = price_of_trade(box, t)
    for ingredient in range(BASICS, INGREDIENTS):
        if me.goods[box.color[ingredient]] >= price and me.goods[ingredient] < box.advanced_slots:
            offer(t, Answer.TRADE + ingredient)


@rules.forbids(Step.ACT, Answer.RESTOCK, rule="SC-R52")
def all_pools_empty(t: Table) -> bool:
    return not can_gain_basic(t)


@rules.forbids(Step.ACT, Answer.TRADE, rule="SC-059")
@rules.forbids(Step.GAIN_ADVANCED, Answer.GAIN, rule="SC-040")
@rules.forbids(Step.GIFT, Answer.GAIN, rule="SC-136")
def only_advanced(ingredient: int) -> bool:
    return ingredient < BASICS


@rules.forbids(Step.ACT, Answer.TRADE, rule="SC-059")
def too_few_to_trade(box: Box, t: Table, who: int, ingredient: int) -> int:
    return max(price_of_trade(box, t) - t.boards[who].goods[box.color[ingredient]], 0)


@rules.forbids(Step.ACT, Answer.TRADE, rule="SC-R41")
@rules.forbids(Step.GAIN_ADVANCED, Answer.GAIN, rule="SC-040")
@rules.forbids(Step.GIFT, Answer.GAIN, rule="SC-040")
def slot_is_full(box: Box, t: Table, who: int, ingredient: int) -> bool:
    return t.boards[who].goods[ingredient] >= box.advanced_slots


@rules.forbids(Step.GAIN_ADVANCED, Answer.GAIN, rule="SC-R24")
@rules.forbids(Step.GIFT, Answer.GAIN, rule="SC-R24")
def color_is_used_up(box: Box, t: Table, ingredient: int) -> bool:
    return t.supply[box.color[ingredient]] == 0


@rules.answers(Step.ACT, Answer.RESTOCK)
def restock(box: Box, t: Table, who: int) -> None:
    act(t, who, Action.NUMBER)
    tell(t, Event.RESTOCKED, who)
    plan(t, Step.GAIN_BASIC, who, box.restock_gain)


@rules.answers(Step.ACT, Answer.TRADE, about="SC-059 SC-131")
def trade(box: Box, t: Table, who: int, ingredient: int) -> None:
    act(t, who, Action.NUMBER)
    price = price_of_trade(box, t)
    spend(box, t, who, box.color[ingredient], price)
    tell(t, Event.TRADED, who, box.color[ingredient], price, ingredient)
    gain_advanced(box, t, who, ingredient)


@rules.answers(Step.ACT, Answer.USE)
def perform_power(box: Box, t: Table, who: int, power: int) -> None:
    act(t, who, Action.NUMBER)
    use(box, t, who, power)
