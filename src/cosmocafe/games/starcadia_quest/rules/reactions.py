"""What Monsters do out of turn: Guard and Payback (SQ-164 to SQ-174, SQ-R17, SQ-R18)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..language import Verb
from ..table import ATTACKING, Table
from ..vocabulary import Answer, Event, Role, Step, rules
from .aiming import targets_of
from .attacks import attack_as_monster
from .characters import is_hero
from .effects import total


@rules.asks(Step.GUARD, about="SQ-167 SQ-R16")
def offer_guards(box: Box, t: Table, character: int) -> None:
    """SQ-167: the player to the right orders the attacks; who has no legal target any more loses it."""
    if t.at[character] < 0:
        return
    left = t.guards & t.on_board
    while left:
        monster = first(left)
        left &= left - 1
        if has(targets_of(box, t, monster, 0, box.monsters[box.figure[monster]].melee), character):
            offer(t, Answer.GUARD + monster)


@rules.answers(Step.GUARD, Answer.GUARD, about="SQ-166 SQ-175")
def guard(box: Box, t: Table, who: int, character: int, monster: int) -> None:
    """SQ-166: it attacks at once, without moving."""
    tell(t, Event.GUARDED, who, monster, character)
    t.guards &= ~only(monster)
    plan(t, Step.GUARD, who, character)
    attack_as_monster(box, t, monster, character, who)


@rules.asks(Step.PAYBACK, about="SQ-171 SQ-173")
def offer_paybacks(t: Table, hero: int) -> None:
    """SQ-171, SQ-173: one of the targeted Monsters that was not Overkilled, or none; a single one is declined by doing nothing."""
    if t.at[hero] < 0 or total(t, ATTACKING, Verb.NO_PAYBACK) > 0:
        return
    for index in range(t.aimed):
        if not is_hero(t.targets[index]) and t.at[t.targets[index]] >= 0:
            offer(t, Answer.PAYBACK + t.targets[index])
    if t.n_options > 1:
        offer(t, Answer.NONE)


@rules.answers(Step.PAYBACK, Answer.PAYBACK, about="SQ-172")
def pay_back(box: Box, t: Table, who: int, hero: int, monster: int) -> None:
    """SQ-172: first Movement, then an attack on that Hero, each optional."""
    tell(t, Event.PAID_BACK, who, monster, hero)
    t.avenged = hero
    t.points[monster] = box.monsters[box.figure[monster]].movement
    t.moved &= ~only(monster)
    t.struck &= ~only(monster)
    plan(t, Step.ACT, who, monster, Role.AVENGER)


@rules.answers(Step.PAYBACK, Answer.NONE)
def forgive(t: Table) -> None:
    pass
