"""Wounds, kills and what they bring (SQ-121, SQ-130 to SQ-137, SQ-182, SQ-183, SQ-R11, SQ-R16, SQ-R33, SQ-R38)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..language import LOOTS, Trigger, Verb
from ..table import ATTACKING, Table
from ..vocabulary import NEUTRAL, NONE, Answer, Event, Step, rules
from .characters import is_close, is_hero, is_killed, life, lift
from .collecting import carries, collect_active, drop_all, gain
from .effects import carry_out_pending, total, trigger
from .quests import count_kill, count_victim, is_scenario_over


@rules.does(Step.WOUNDS)
def deal_wounds(box: Box, t: Table, who: int) -> None:
    """SQ-R11 (7), (8): Hits that no Save cancels become Wounds, on all targets; then `wounds_dealt`."""
    plan(t, Step.AFTER, who)
    for index in range(t.aimed):
        t.dealt[index] = max(t.hits - saves_left(t, index), 0)
        if t.dealt[index] > 0:
            wound(t, t.targets[index], t.dealt[index], t.attacker if is_hero(t.attacker) else NEUTRAL)
            check_overkill(box, t, t.targets[index], t.dealt[index])
    for index in range(t.aimed):
        if t.dealt[index] > 0:
            trigger(box, t, Trigger.WOUNDS_DEALT, t.attacker, t.targets[index], 1)
    carry_out_pending(t)


def saves_left(t: Table, index: int) -> int:
    """The Saves of a target that the attack does not cancel."""
    cancelled = min(total(t, ATTACKING, Verb.PIERCE), t.saves[index])
    if cancelled > 0 and t.hits > 0:
        tell(t, Event.CANCELLED, NONE, t.targets[index], cancelled)
    return t.saves[index] - cancelled


def wound(t: Table, character: int, wounds: int, blamed: int) -> None:
    """SQ-135: who inflicts the last Wound gets the credit."""
    t.wounds[character] += wounds
    t.blame[character] = blamed
    tell(t, Event.WOUNDED, NONE, character, wounds)


def check_overkill(box: Box, t: Table, character: int, wounds: int) -> None:
    """SQ-182, SQ-183: only the Wounds of this one attack count."""
    if is_hero(character):
        return
    value = max(box.monsters[box.figure[character]].overkill - total(t, ATTACKING, Verb.OVERKILL_MINUS), 1)
    if wounds >= value:
        t.overkilled |= only(character)
        t.wounds[character] = max(t.wounds[character], life(box, t, character))
        tell(t, Event.OVERKILLED, NONE, character)


@rules.does(Step.AFTER)
def finish_attack(box: Box, t: Table, who: int) -> None:
    """SQ-R11 (9): the attack is fully resolved."""
    plan(t, Step.KILLS, who)
    wounds = 0
    for index in range(t.aimed):
        wounds += t.dealt[index]
    if wounds == 0:
        trigger(box, t, Trigger.NO_WOUNDS, t.attacker, t.targets[0], 1)
    trigger(box, t, Trigger.ATTACK_DONE, t.attacker, t.targets[0], 1)
    for index in range(t.aimed):
        if not is_killed(box, t, t.targets[index]):
            trigger(box, t, Trigger.ATTACK_SURVIVED, t.targets[index], t.attacker, 1)
    carry_out_pending(t)


@rules.does(Step.KILLS)
def count_kills(t: Table, who: int) -> None:
    """SQ-R11 (10) to (12): kills, Payback, and killed Monsters leave."""
    t.used = 0
    plan(t, Step.LEAVE, who)
    if is_hero(t.attacker):
        plan(t, Step.PAYBACK, (t.seat - 1) % t.players, t.attacker)
    plan(t, Step.DEATHS, who)


@rules.does(Step.DEATHS)
def find_the_dead(box: Box, t: Table, who: int) -> None:
    """Everybody killed by one attack or event is counted before the Scenario can end (SQ-R16)."""
    plan(t, Step.END_CHECK, who)
    left = t.on_board & ~t.dying
    while left:
        character = first(left)
        left &= left - 1
        if t.wounds[character] > 0 and is_killed(box, t, character):
            plan(t, Step.KILLED, who, character)


@rules.does(Step.KILLED)
def kill(box: Box, t: Table, character: int) -> None:
    tell(t, Event.KILLED, NONE, character)
    if is_hero(character):
        kill_hero(box, t, character)
    else:
        kill_monster(box, t, character)


def kill_monster(box: Box, t: Table, monster: int) -> None:
    """SQ-131: the Reward; an Overkilled Monster leaves at once, others may still pay back (SQ-174)."""
    blamed = t.blame[monster]
    if blamed >= 0:
        gain(t, t.heroes[blamed].owner, box.monsters[box.figure[monster]].reward)
        count_kill(box, t, monster, t.heroes[blamed].owner)
    if has(t.overkilled, monster):
        remove(box, t, monster)
        collect_active(box, t)
    else:
        t.dying |= only(monster)


def remove(box: Box, t: Table, monster: int) -> None:
    lift(box, t, monster)
    t.wounds[monster] = 0
    t.blame[monster] = NEUTRAL
    t.dying &= ~only(monster)
    t.overkilled &= ~only(monster)
    t.dazed &= ~only(monster)
    t.guards &= ~only(monster)
    tell(t, Event.LEFT, NONE, monster)


def kill_hero(box: Box, t: Table, hero: int) -> None:
    """SQ-132 to SQ-134: an Enemy Hero gets the credit, or every other Crew."""
    owner = t.heroes[hero].owner
    killer = t.blame[hero]
    space = t.at[hero]
    lift(box, t, hero)
    t.wounds[hero] = 0
    t.blame[hero] = NEUTRAL
    t.dazed &= ~only(hero)
    if t.rider == hero:
        t.rider = NONE
    plan(t, Step.DROP, owner, hero, space)
    if killer >= 0 and t.heroes[killer].owner != owner:
        gain(t, t.heroes[killer].owner, box.kill_points)
        count_victim(box, t, t.crews[owner].colour, t.heroes[killer].owner)
        if carries(t, hero) > 0 and t.at[killer] >= 0 and is_close(t, t.at[killer], space):
            plan(t, Step.TAKE, t.heroes[killer].owner, hero, killer)
    else:
        for seat in range(t.players):
            if seat != owner:
                gain(t, seat, box.death_points)


@rules.asks(Step.TAKE, about="SQ-137")
def offer_spoils(t: Table, victim: int) -> None:
    """SQ-137: one of the dropped tokens, or none."""
    for loot in range(LOOTS):
        if t.heroes[victim].carried[loot] > 0:
            offer(t, Answer.TAKE + loot)
    offer(t, Answer.NO)


@rules.answers(Step.TAKE, Answer.TAKE)
def take_spoil(t: Table, who: int, victim: int, killer: int, loot: int) -> None:
    t.heroes[victim].carried[loot] -= 1
    t.heroes[killer].carried[loot] += 1
    tell(t, Event.TOOK, who, killer, loot)
    plan(t, Step.STATE_GOALS, t.seat)


@rules.answers(Step.TAKE, Answer.NO)
def take_nothing(t: Table) -> None:
    pass


@rules.does(Step.DROP)
def drop(t: Table, who: int, hero: int, space: int) -> None:
    drop_all(t, hero, space)


@rules.does(Step.LEAVE)
def leave(box: Box, t: Table) -> None:
    """SQ-R11 (12): killed Monsters leave, and the active Hero looks for tokens (SQ-R15)."""
    left = t.dying
    while left:
        remove(box, t, first(left))
        left &= left - 1
    t.attacker = NONE
    collect_active(box, t)


@rules.does(Step.END_CHECK)
def check_end(box: Box, t: Table, who: int) -> None:
    """SQ-198: the Scenario ends at once, whatever was still to come."""
    if is_scenario_over(box, t):
        t.depth = 0
        plan(t, Step.SCENARIO_END, who)
