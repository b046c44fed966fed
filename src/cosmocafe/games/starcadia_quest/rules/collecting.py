"""Exploration tokens: collecting, Gadgets, the Armory (SQ-055, SQ-220 to SQ-227, SQ-R13, SQ-R15)."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..content import OF_GADGETS
from ..language import GADGETS, LOOTS, Loot, Verb
from ..table import Table
from ..vocabulary import NONE, Answer, Event, Step
from .boards import lay, lies
from .characters import has_enemy_here, is_hero
from .effects import plan_text


def gain(t: Table, seat: int, points: int) -> None:
    """SQ-202: a Crew gains Victory tokens."""
    if points > 0:
        t.crews[seat].points += points
        tell(t, Event.GAINED, seat, points)


def is_collected(box: Box, t: Table, loot: int) -> bool:
    """SQ-221: Quest tokens whose card says so stay where they lie."""
    return loot < Loot.QUEST_A or box.scenarios[t.scenario].group[loot - Loot.QUEST_A].collect == 1


def collect(box: Box, t: Table, hero: int) -> None:
    """SQ-221: the active Hero takes everything in its Space, unless an Enemy is there."""
    if hero < 0 or not is_hero(hero) or t.at[hero] < 0 or has_enemy_here(t, hero):
        return
    finds_quest = False
    for loot in range(LOOTS):
        tokens = lies(t, t.at[hero], loot)
        if tokens > 0 and is_collected(box, t, loot):
            lay(t, t.at[hero], loot, -tokens)
            pick_up(t, hero, loot, tokens)
            finds_quest = finds_quest or loot >= Loot.QUEST_A
    if finds_quest:
        plan(t, Step.STATE_GOALS, t.seat)


def pick_up(t: Table, hero: int, loot: int, tokens: int) -> None:
    """SQ-226: Victory tokens belong to the Crew, the rest is carried."""
    owner = t.heroes[hero].owner
    if loot == Loot.VICTORY:
        t.crews[owner].points += tokens
        tell(t, Event.FOUND, owner, hero, tokens, t.at[hero])
        return
    t.heroes[hero].carried[loot] += tokens
    for _ in range(tokens):
        tell(t, Event.COLLECTED, owner, hero, loot, t.at[hero])


def collect_active(box: Box, t: Table) -> None:
    """SQ-R15: after a figure has left, the active Hero and a moving Ally look again."""
    collect(box, t, t.active)
    collect(box, t, t.rider)


def offer_gadgets(box: Box, t: Table, hero: int, is_settled: bool) -> None:
    """SQ-R13: every kind, useful or not; the Hoverboard not while passing through a Full Space (SQ-R58)."""
    for gadget in range(GADGETS):
        if t.heroes[hero].carried[gadget] > 0 and (is_settled or not moves_ally(box, gadget)):
            offer(t, Answer.USE + gadget)


def moves_ally(box: Box, gadget: int) -> bool:
    text = box.texts[OF_GADGETS + gadget]
    for row in range(text.first, text.first + text.count):
        if box.effects[row].verb == Verb.ALLY_MP:
            return True
    return False


def use_gadget(box: Box, t: Table, hero: int, gadget: int) -> None:
    """SQ-223 to SQ-225: the token goes back to the reserve."""
    t.heroes[hero].carried[gadget] -= 1
    t.reserve[gadget] += 1
    tell(t, Event.USED, t.heroes[hero].owner, hero, gadget)
    plan_text(box, t, OF_GADGETS + gadget, hero)


def can_take_armory(t: Table, hero: int) -> bool:
    """SQ-055: standing in its Space without an Enemy."""
    return t.armory != NONE and t.at[hero] == t.armory and not has_enemy_here(t, hero)


def drop_all(t: Table, hero: int, space: int) -> None:
    """SQ-136: Gadgets and Quest tokens fall on the Space."""
    for loot in range(LOOTS):
        if t.heroes[hero].carried[loot] > 0:
            lay(t, space, loot, t.heroes[hero].carried[loot])
            for _ in range(t.heroes[hero].carried[loot]):
                tell(t, Event.PUT, t.heroes[hero].owner, loot, space)
            t.heroes[hero].carried[loot] = 0


def carries(t: Table, hero: int) -> int:
    """How many tokens a Hero carries."""
    total = 0
    for loot in range(LOOTS):
        total += t.heroes[hero].carried[loot]
    return total
