"""The player turn: activate a Hero or Rest, then an Event card (SQ-070 to SQ-076, SQ-R30, SQ-R45, SQ-R60)."""

from __future__ import annotations

from cosmocafe.author import offer, only, plan, tell

from ..box import Box
from ..language import COLOURS, Limit, Trigger, Verb
from ..table import Table
from ..vocabulary import NONE, Answer, Event, Role, Step, rules
from .characters import static
from .collecting import collect
from .effects import carry_out_pending, renew, trigger


@rules.does(Step.TURN)
def start_turn(box: Box, t: Table, who: int) -> None:
    if 0 < box.turn_limit <= t.turn:  # SQ-R45: the turn that reached the number was played out
        t.stopped |= only(t.played)
        tell(t, Event.TURN_LIMIT, NONE, t.turn)
        plan(t, Step.SCENARIO_END, who)
        return
    t.seat = who
    t.turn += 1
    t.there = t.on_board
    for colour in range(COLOURS):
        if t.off[colour] == who:
            t.off[colour] = NONE
    renew(box, t, Limit.TURN, who)
    tell(t, Event.TURN, who, t.turn)
    plan(t, Step.TURN, (who + 1) % t.players)
    plan(t, Step.EVENT, who)
    plan(t, Step.CHOOSE, who)


@rules.asks(Step.CHOOSE, about="SQ-072")
def offer_turn(t: Table, who: int) -> None:
    """SQ-072: one of them, never both; with no Hero on the board only Rest."""
    for number in range(2):
        if t.at[t.crews[who].heroes[number]] >= 0:
            offer(t, Answer.ACTIVATE + t.crews[who].heroes[number])
    offer(t, Answer.REST)


@rules.forbids(Step.CHOOSE, Answer.ACTIVATE, rule="SQ-074")
def not_of_my_crew(t: Table, who: int, hero: int) -> bool:
    return t.heroes[hero].owner != who


@rules.forbids(Step.CHOOSE, Answer.ACTIVATE, rule="SQ-074")
def not_on_the_board(t: Table, hero: int) -> bool:
    return t.at[hero] < 0


@rules.answers(Step.CHOOSE, Answer.ACTIVATE, about="SQ-234 SQ-221")
def activate(box: Box, t: Table, who: int, hero: int) -> None:
    t.active = hero
    t.points[hero] = box.hero_movement + static(box, t, hero, Verb.MP)
    t.moved &= ~only(hero)
    t.struck &= ~only(hero)
    tell(t, Event.ACTIVATED, who, hero)
    plan(t, Step.END_ACTIVATION, who, hero)
    plan(t, Step.ACT, who, hero, Role.ACTIVE)
    trigger(box, t, Trigger.ACTIVATION_START, hero, hero, 1)
    carry_out_pending(t)
    collect(box, t, hero)


@rules.does(Step.END_ACTIVATION)
def end_activation(box: Box, t: Table, who: int, hero: int) -> None:
    """SQ-R60: last collection, `activation_end`, goals; a killed Hero skips all of it."""
    t.points[hero] = 0
    t.rider = NONE
    if t.at[hero] < 0:
        return
    plan(t, Step.GOALS, who, hero)
    trigger(box, t, Trigger.ACTIVATION_END, hero, hero, 1)
    carry_out_pending(t)
    collect(box, t, hero)
