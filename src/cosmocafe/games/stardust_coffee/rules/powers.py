"""Dice Powers (SC-060, SC-062 to SC-067): each is one or two effects from the box, taken one after the other."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..ring import ahead, steps_to
from ..table import Board, Table
from ..vocabulary import NONE, POWERS, Answer, Event, Step, rules
from .actions import move, place
from .attacks import attack, can_shoot, offer_targets
from .coffee import can_add_stardust, can_pour
from .goods import can_gain_advanced, can_gain_basic, gain_advanced, spend


def is_active(me: Board, power: int) -> bool:
    """SC-060: unlocked and not deactivated."""
    return has(me.unlocked & ~me.tapped, power)


def can_use(box: Box, t: Table, who: int, power: int) -> bool:
    """SC-R38: whether a power could change anything; Ansible needs another one that could."""
    if box.powers[power].effects[0].step != Step.ANSIBLE:
        return can_use_itself(box, t, who, power)
    for other in range(POWERS):
        if other != power and is_active(t.boards[who], other) and can_use_itself(box, t, who, other):
            return True
    return False


def can_use_itself(box: Box, t: Table, who: int, power: int) -> bool:
    for k in range(2):
        if has_effect(box, t, who, box.powers[power].effects[k].step, box.powers[power].effects[k].amount):
            return True
    return False


def has_effect(box: Box, t: Table, who: int, step: int, amount: int) -> bool:
    """Whether an effect could change anything now."""
    me = t.boards[who]
    if step == Step.WARP:
        return True
    if step == Step.POUR:
        return can_pour(box, me)
    if step == Step.TAKE_STARDUST:
        return has(t.dusted, place(t, who))
    if step == Step.ADD_STARDUST:
        return can_add_stardust(box, me)
    if step == Step.CONVERT:
        return can_convert(box, me)
    if step == Step.SHOOT:
        return can_shoot(box, t, who, amount)
    if step == Step.DUPLICATE:
        return can_duplicate(box, t, who)
    return step == Step.GAIN_BASIC and can_gain_basic(t)


def use(box: Box, t: Table, who: int, power: int) -> None:
    """Plan the effects of a power in their order."""
    tell(t, Event.USED, who, power)
    for k in range(1, -1, -1):
        effect = box.powers[power].effects[k]
        if effect.step != NONE:
            plan(t, effect.step, who, effect.amount)


@rules.asks(Step.WARP, about="SC-062")
def offer_warp(t: Table, who: int, reach: int) -> None:
    """SC-062: Warp Drive moves up to so many tiles."""
    offer(t, Answer.STAY)
    for steps in range(1, reach + 1):
        offer(t, Answer.WARP + ahead(place(t, who), steps))


@rules.forbids(Step.WARP, Answer.WARP, rule="SC-062")
def too_far_to_warp(t: Table, who: int, reach: int, tile: int) -> bool:
    return steps_to(place(t, who), tile) > reach


@rules.answers(Step.WARP, Answer.WARP, about="SC-047 SC-075 SC-R26")
def warp(t: Table, who: int, tile: int) -> None:
    move(t, who, steps_to(place(t, who), tile))
    tell(t, Event.WARPED, who, tile)


@rules.asks(Step.TAKE_STARDUST, about="SC-063")
def offer_stardust_of_globe(t: Table, who: int) -> None:
    """SC-063: the Stardust Collector may take the token of the ship's Globe."""
    if has(t.dusted, place(t, who)):
        offer(t, Answer.TAKE_STARDUST)
        offer(t, Answer.PASS)


@rules.answers(Step.TAKE_STARDUST, Answer.TAKE_STARDUST, about="SC-R53")
def take_stardust(box: Box, t: Table, who: int) -> None:
    """SC-R53: without room the token goes to the supply."""
    me = t.boards[who]
    at = place(t, who)
    t.dusted &= ~only(at)
    tell(t, Event.STARDUST_TAKEN, who, at)
    if me.stardust < box.stardust_slots:
        me.stardust += 1
    else:
        t.stardust += 1
        tell(t, Event.STARDUST_LOST, who)


@rules.asks(Step.ANSIBLE, about="SC-064 SC-R44 SC-060")
def offer_other_powers(box: Box, t: Table, who: int) -> None:
    """SC-064, SC-R44: one other active power, whatever its number."""
    for power in range(POWERS):
        if is_active(t.boards[who], power) and can_use_itself(box, t, who, power):
            offer(t, Answer.USE + power)


@rules.forbids(Step.ANSIBLE, Answer.USE, rule="SC-R44")
def no_power_to_use_now(box: Box, t: Table, who: int, power: int) -> bool:
    return not can_use_itself(box, t, who, power)


@rules.answers(Step.ANSIBLE, Answer.USE)
def use_other_power(box: Box, t: Table, who: int, power: int) -> None:
    use(box, t, who, power)


def can_convert(box: Box, me: Board) -> bool:
    """SC-065, SC-R20: the price, and an empty slot; what is paid lies in the supply when the gain comes."""
    return me.goods[box.convert_pay] >= box.convert_price and me.goods[box.convert_gain] < box.advanced_slots


@rules.asks(Step.CONVERT, about="SC-065 SC-R20")
def offer_conversion(box: Box, t: Table, who: int) -> None:
    """SC-065: the Ion Cannon turns water into whisky."""
    if can_convert(box, t.boards[who]):
        offer(t, Answer.CONVERT)
        offer(t, Answer.PASS)


@rules.answers(Step.CONVERT, Answer.CONVERT, about="SC-045 SC-040 SC-041")
def convert(box: Box, t: Table, who: int) -> None:
    spend(box, t, who, box.convert_pay, box.convert_price)
    tell(t, Event.CONVERTED, who, box.convert_pay, box.convert_gain)
    gain_advanced(box, t, who, box.convert_gain)


@rules.asks(Step.SHOOT, about="SC-065")
def offer_shots(box: Box, t: Table, who: int, reach: int) -> None:
    """SC-065: the Ion Cannon attacks from afar."""
    if can_shoot(box, t, who, reach):
        offer_targets(box, t, place(t, who), reach)
        offer(t, Answer.PASS)


@rules.answers(Step.SHOOT, Answer.ATTACK, about="SC-082 SC-084 SC-R18")
def shoot(box: Box, t: Table, who: int, pirate: int) -> None:
    attack(box, t, who, pirate)


def can_duplicate(box: Box, t: Table, who: int) -> bool:
    """SC-066: on an Ingredient Globe whose ingredient has an empty slot."""
    globe = t.globes[place(t, who)]
    return globe != NONE and can_gain_advanced(box, t, t.boards[who], box.globes[globe].advanced)


@rules.does(Step.DUPLICATE)
def duplicate(box: Box, t: Table, who: int) -> None:
    if can_duplicate(box, t, who):
        gain_advanced(box, t, who, box.globes[t.globes[place(t, who)]].advanced)


@rules.answers(Step.WARP, Answer.STAY)
@rules.answers(Step.TAKE_STARDUST, Answer.PASS)
@rules.answers(Step.CONVERT, Answer.PASS)
@rules.answers(Step.SHOOT, Answer.PASS)
def leave_it(t: Table) -> None:
    """Each half of a power may be left out."""
