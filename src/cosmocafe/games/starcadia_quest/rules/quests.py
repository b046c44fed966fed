"""Quests: goals, rewards, order (SQ-190 to SQ-198, SQ-R39, SQ-R55, SQ-R60)."""

from __future__ import annotations

from cosmocafe.author import has, only, plan, tell

from ..box import Box
from ..content import OF_ACTIVE, OF_COMPLETE
from ..language import Goal
from ..spaces import ON_TILES, SPACES, TILES, tile_of
from ..table import Table
from ..vocabulary import Event, Step, rules
from .boards import lay, lies, place_of
from .characters import has_enemy_here
from .collecting import gain
from .effects import plan_text


def has_quest(box: Box, t: Table) -> bool:
    """Whether a PvE Quest is still open."""
    return t.quest < box.scenarios[t.scenario].quests


def is_scenario_over(box: Box, t: Table) -> bool:
    """SQ-198: all PvE Quests and at least one PvP Quest."""
    return not has_quest(box, t) and t.pvp != 0


def fulfil(box: Box, t: Table, seat: int) -> None:
    """SQ-190, SQ-196: points at once, then what the card says, then the next Quest."""
    quest = t.quests[t.quest]
    t.quest += 1
    tell(t, Event.QUEST_DONE, seat, quest)
    gain(t, seat, box.quests[quest].vp)
    if not is_scenario_over(box, t):
        plan(t, Step.NEXT_QUEST, t.seat)
        plan_text(box, t, OF_COMPLETE + quest, -1)


@rules.does(Step.NEXT_QUEST)
def open_quest(box: Box, t: Table, who: int) -> None:
    """SQ-191, SQ-192: a prepared state goal may be fulfilled at once."""
    if has_quest(box, t):
        quest = t.quests[t.quest]
        tell(t, Event.QUEST, who, quest)
        plan(t, Step.STATE_GOALS, who)
        plan_text(box, t, OF_ACTIVE + quest, -1)


@rules.does(Step.STATE_GOALS)
def check_carried(box: Box, t: Table, who: int) -> None:
    """SQ-R39: the active player counts first, then clockwise."""
    if not has_quest(box, t) or box.quests[t.quests[t.quest]].goal != Goal.COLLECT:
        return
    quest = box.quests[t.quests[t.quest]]
    for turn in range(t.players):
        seat = (t.seat + turn) % t.players
        crew = t.crews[seat]
        if t.heroes[crew.heroes[0]].carried[quest.loot] + t.heroes[crew.heroes[1]].carried[quest.loot] >= quest.n:
            plan(t, Step.END_CHECK, who)
            fulfil(box, t, seat)
            return


def count_kill(box: Box, t: Table, monster: int, seat: int) -> None:
    """A Hero of this Crew killed a Monster."""
    if not has_quest(box, t):
        return
    quest = box.quests[t.quests[t.quest]]
    if quest.goal == Goal.KILL:
        card = box.figure[monster]
        is_wanted = t.slots[quest.slot] == card if quest.slot >= 0 else box.monsters[card].rank == quest.rank
        if is_wanted:
            fulfil(box, t, seat)


def count_victim(box: Box, t: Table, colour: int, seat: int) -> None:
    """SQ-194, SQ-197: the PvP Quest about the victim's Crew; the first one of the Scenario brings the Reward Upgrade."""
    if has(t.pvp, colour):
        return
    is_first = t.pvp == 0
    t.pvp |= only(colour)
    tell(t, Event.PVP_DONE, seat, colour)
    gain(t, seat, box.pvp_points[colour])
    if is_first:
        reward = box.scenarios[t.scenario].reward
        tell(t, Event.REWARD, seat, reward)
        plan(t, Step.GAIN, seat, reward)


@rules.does(Step.GOALS)
def check_goals(box: Box, t: Table, who: int, hero: int) -> None:
    """SQ-R60: goals of an activation's end; several Quests in a row may be fulfilled by one ending."""
    if t.at[hero] < 0 or not has_quest(box, t) or has_enemy_here(t, hero):
        return
    quest = box.quests[t.quests[t.quest]]
    if quest.goal == Goal.SABOTAGE:
        sabotage(box, t, who, hero)
    elif is_delivered(box, t, hero) if quest.goal == Goal.DELIVER else is_at_terminal(box, t, hero):
        plan(t, Step.END_CHECK, who)
        plan(t, Step.GOALS, who, hero)
        fulfil(box, t, who)


def is_delivered(box: Box, t: Table, hero: int) -> bool:
    quest = box.quests[t.quests[t.quest]]
    if t.heroes[hero].carried[quest.loot] == 0:
        return False
    if quest.place < 0:
        return t.at[hero] >= ON_TILES and tile_of(t.at[hero]) - TILES == t.crews[t.heroes[hero].owner].berth
    return t.at[hero] == place_of(box, t, quest.place)


def is_at_terminal(box: Box, t: Table, hero: int) -> bool:
    quest = box.quests[t.quests[t.quest]]
    return quest.goal == Goal.TERMINAL and t.at[hero] == place_of(box, t, quest.place)


def sabotage(box: Box, t: Table, who: int, hero: int) -> None:
    """One token is removed; who removes the last one completes the Quest."""
    quest = box.quests[t.quests[t.quest]]
    space = t.at[hero]
    if lies(t, space, quest.loot) == 0:
        return
    lay(t, space, quest.loot, -1)
    tell(t, Event.SABOTAGED, who, hero, space)
    gain(t, who, quest.each)
    for other in range(SPACES):
        if lies(t, other, quest.loot) > 0:
            return
    plan(t, Step.END_CHECK, who)
    plan(t, Step.GOALS, who, hero)
    fulfil(box, t, who)
