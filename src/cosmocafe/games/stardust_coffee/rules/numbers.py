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
