"""Resting (SQ-140 to SQ-147, SQ-R14, SQ-R28 to SQ-R30, SQ-R57)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..language import GADGETS
from ..spaces import SIDES, STRIP, dock
from ..table import HELD, Table
from ..vocabulary import Answer, Event, Step, of_hero, pass_gadget, rules
from .arrivals import offer_nearest
from .characters import ally_of, fits, put
from .tokens import find, find_any, hold, is_first_of_kind, keeps_alive, release


@rules.answers(Step.CHOOSE, Answer.REST, about="SQ-R57")
def rest(t: Table, who: int) -> None:
    """SQ-R57: unexhaust and recover; resurrect; reorganize; exchange Gadgets."""
    tell(t, Event.RESTED, who)
    t.trades = 0
    plan(t, Step.EXCHANGE, who)
    plan(t, Step.REORGANIZE, who)
    for number in range(1, -1, -1):
        hero = t.crews[who].heroes[number]
        t.heroes[hero].spent = 0
        t.dazed &= ~only(hero)
        if t.at[hero] < 0:
            plan(t, Step.RESURRECT, who, hero)


@rules.asks(Step.RESURRECT, about="SQ-144 SQ-R29")
def offer_returns(box: Box, t: Table, who: int, hero: int) -> None:
    """SQ-144, SQ-R29: on the own Shuttle, or Close to an Ally that was there when the turn began."""
    base = dock(t.crews[who].berth)
    for part in range(STRIP):
        if fits(box, t, hero, base + part):
            offer(t, Answer.PLACE + base + part)
    ally = ally_of(t, hero)
    if has(t.there, ally) and t.at[ally] >= 0:
        offer_return(box, t, hero, t.at[ally], base)
        for side in range(SIDES):
            offer_return(box, t, hero, t.near[t.at[ally] * SIDES + side], base)
    if t.n_options == 0:
        offer_nearest(box, t, hero, base)


def offer_return(box: Box, t: Table, hero: int, space: int, base: int) -> None:
    """A Space beside the Ally, unless it is on the Shuttle and so offered already."""
    if space >= 0 and not base <= space < base + STRIP and fits(box, t, hero, space):
        offer(t, Answer.PLACE + space)


@rules.answers(Step.RESURRECT, Answer.PLACE)
def resurrect(box: Box, t: Table, who: int, hero: int, space: int) -> None:
    t.wounds[hero] = 0
    put(box, t, hero, space)
    tell(t, Event.RESURRECTED, who, hero, space)


@rules.asks(Step.REORGANIZE, about="SQ-142 SQ-D23")
def offer_handovers(box: Box, t: Table, who: int) -> None:
    """SQ-142, SQ-D23: one token at a time; a Hero may hold one too many for a moment."""
    crew = t.crews[who]
    is_even = t.heroes[crew.heroes[0]].held <= box.slots and t.heroes[crew.heroes[1]].held <= box.slots
    for number in range(2):
        giver = crew.heroes[number]
        taker = crew.heroes[1 - number]
        if t.heroes[giver].held > box.slots or (is_even and t.trades < box.rest_moves):
            offer_tokens(box, t, giver, taker)
    if is_even:
        offer(t, Answer.DONE)


def offer_tokens(box: Box, t: Table, giver: int, taker: int) -> None:
    if t.heroes[taker].held >= HELD:
        return
    for place in range(t.heroes[giver].held):
        upgrade = t.heroes[giver].tokens[place]
        if is_first_of_kind(t, giver, place) and not keeps_alive(box, t, giver, upgrade):
            offer(t, of_hero(Answer.HAND_OVER, taker, upgrade))


@rules.forbids(Step.REORGANIZE, Answer.HAND_OVER, rule="SQ-142")
@rules.forbids(Step.EXCHANGE, Answer.PASS_GADGET, rule="SQ-143")
def not_in_my_crew(t: Table, who: int, hero: int) -> bool:
    return t.heroes[hero].owner != who


@rules.forbids(Step.REORGANIZE, Answer.HAND_OVER, rule="SQ-142")
def ally_has_no_such_token(t: Table, hero: int, upgrade: int) -> bool:
    return find_any(t, ally_of(t, hero), upgrade) < 0


@rules.forbids(Step.REORGANIZE, Answer.HAND_OVER, rule="SQ-241")
def keeps_its_hero_alive(box: Box, t: Table, hero: int, upgrade: int) -> bool:
    return keeps_alive(box, t, ally_of(t, hero), upgrade)


@rules.forbids(Step.EXCHANGE, Answer.PASS_GADGET, rule="SQ-143")
def ally_has_no_such_gadget(t: Table, hero: int, gadget: int) -> bool:
    return t.heroes[ally_of(t, hero)].carried[gadget] == 0


@rules.forbids(Step.EXHAUST_ONE, Answer.EXHAUST, rule="SQ-113")
@rules.forbids(Step.EXHAUST_ANY, Answer.EXHAUST, rule="SQ-113")
@rules.forbids(Step.READY_ONE, Answer.READY, rule="SQ-113")
@rules.forbids(Step.READY_ANY, Answer.READY, rule="SQ-113")
def hero_has_no_such_token(t: Table, hero: int, upgrade: int) -> bool:
    return find_any(t, hero, upgrade) < 0


@rules.forbids(Step.EXHAUST_ONE, Answer.EXHAUST, rule="SQ-113")
@rules.forbids(Step.EXHAUST_ANY, Answer.EXHAUST, rule="SQ-113")
def is_exhausted_already(t: Table, hero: int, upgrade: int) -> bool:
    return find(t, hero, upgrade, False) < 0


@rules.forbids(Step.READY_ONE, Answer.READY, rule="SQ-113")
@rules.forbids(Step.READY_ANY, Answer.READY, rule="SQ-113")
def is_not_exhausted(t: Table, hero: int, upgrade: int) -> bool:
    return find(t, hero, upgrade, True) < 0


@rules.answers(Step.REORGANIZE, Answer.HAND_OVER)
def hand_over(t: Table, who: int, hero: int, upgrade: int) -> None:
    giver = ally_of(t, hero)
    release(t, giver, find_any(t, giver, upgrade))
    hold(t, hero, upgrade)
    tell(t, Event.GIVEN, who, upgrade, hero)
    t.trades += 1
    plan(t, Step.REORGANIZE, who)


@rules.answers(Step.REORGANIZE, Answer.DONE)
def well_organized(t: Table) -> None:
    t.trades = 0


@rules.asks(Step.EXCHANGE, about="SQ-143 SQ-R14")
def offer_gadget_exchange(box: Box, t: Table, who: int) -> None:
    """SQ-143, SQ-R14: both Heroes must be on the board."""
    crew = t.crews[who]
    if t.at[crew.heroes[0]] >= 0 and t.at[crew.heroes[1]] >= 0 and t.trades < box.rest_moves:
        for number in range(2):
            for gadget in range(GADGETS):
                if t.heroes[crew.heroes[number]].carried[gadget] > 0:
                    offer(t, pass_gadget(crew.heroes[1 - number], gadget))
    if t.n_options > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.EXCHANGE, Answer.PASS_GADGET)
def give_gadget(t: Table, who: int, hero: int, gadget: int) -> None:
    t.heroes[ally_of(t, hero)].carried[gadget] -= 1
    t.heroes[hero].carried[gadget] += 1
    tell(t, Event.PASSED, who, hero, gadget)
    t.trades += 1
    plan(t, Step.EXCHANGE, who)


@rules.answers(Step.EXCHANGE, Answer.DONE)
def well_equipped(t: Table) -> None:
    pass
