"""Action G, Attack Pirate, and Honor (SC-081 to SC-086)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..ring import ahead, distance, steps_back_to_next
from ..table import Table
from ..vocabulary import NONE, PIRATES, Action, Answer, Event, Lasting, Step, rules
from .actions import act, place
from .events import in_force
from .goods import gain_stardust, spend


def is_in_range(box: Box, t: Table, pirate: int, at: int, reach: int) -> bool:
    """SC-081, SC-R17, SC-R19: on the board, standing or damaged, not on a City, near enough in either direction."""
    tile = t.pirates[pirate]
    return tile != NONE and not has(box.cities, tile) and distance(at, tile) <= reach


def can_shoot(box: Box, t: Table, who: int, reach: int) -> bool:
    """Whether an attack can be paid and has a target."""
    if t.boards[who].goods[box.attack_pay] == 0:
        return False
    for pirate in range(PIRATES):
        if is_in_range(box, t, pirate, place(t, who), reach):
            return True
    return False


def offer_targets(box: Box, t: Table, at: int, reach: int) -> None:
    for pirate in range(PIRATES):
        if is_in_range(box, t, pirate, at, reach):
            offer(t, Answer.ATTACK + pirate)


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SC-081")
@rules.forbids(Step.SHOOT, Answer.ATTACK, rule="SC-081")
def nothing_to_shoot_with(box: Box, t: Table, who: int) -> bool:
    return t.boards[who].goods[box.attack_pay] == 0


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SC-081")
def pirate_is_out_of_range(box: Box, t: Table, who: int, pirate: int) -> bool:
    return not is_in_range(box, t, pirate, place(t, who), box.attack_range)


@rules.forbids(Step.SHOOT, Answer.ATTACK, rule="SC-065")
def pirate_is_too_far_away(box: Box, t: Table, who: int, reach: int, pirate: int) -> bool:
    return not is_in_range(box, t, pirate, place(t, who), reach)


@rules.answers(Step.ACT, Answer.ATTACK, about="SC-082 SC-084 SC-R18")
def attack_pirate(box: Box, t: Table, who: int, pirate: int) -> None:
    act(t, who, Action.ATTACK)
    attack(box, t, who, pirate)


def attack(box: Box, t: Table, who: int, pirate: int) -> None:
    """SC-082 to SC-084: back to the next port clockwise, toppled, and Honor for the attacker."""
    spend(box, t, who, box.attack_pay, 1)
    back = steps_back_to_next(t.pirates[pirate], box.pirate_ports)  # SC-R18: never stays
    t.pirates[pirate] = ahead(t.pirates[pirate], -back)
    t.damaged |= only(pirate)
    tell(t, Event.ATTACKED, who, pirate, t.pirates[pirate])
    for _ in range(honor_of_attack(box, t, who)):
        plan(t, Step.HONOR, who)
    t.boards[who].attacked = 1


def honor_of_attack(box: Box, t: Table, who: int) -> int:
    """SC-138, SC-R21: more for the first attack of the round by a player with little Honor."""
    me = t.boards[who]
    if in_force(box, t, Lasting.GLORY) and me.attacked == 0 and me.honor <= box.events[t.event].most_honor:
        return box.events[t.event].amount
    return box.attack_honor


@rules.does(Step.HONOR)
def advance_honor(box: Box, t: Table, who: int) -> None:
    """SC-084 to SC-086: one space and its reward now; beyond the last space a Stardust instead."""
    me = t.boards[who]
    if me.honor == box.honor_max:
        gain_stardust(box, t, who, box.honor_overflow)
        return
    me.honor += 1
    tell(t, Event.HONORED, who, me.honor)
    space = box.honor[me.honor]
    if space.reward != NONE:
        plan(t, space.reward, who, space.amount)
