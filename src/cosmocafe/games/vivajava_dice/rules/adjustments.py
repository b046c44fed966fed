"""Abilities that change the own dice after the roll (VJ-052, VJ-A01 to VJ-A08, VJ-R29): in any order, each with its own limit."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import BEANS, FACES, FLAVOR, TRACKS, WILD_BEAN, Ability, Answer, Event, Step, rules
from .blends import dice_in_roll
from .donations import plan_donations
from .rolls import packed, roll_like
from .tracks import strength

CHANGES = (Ability.RE_ROLL, Ability.FLIP_BEAN, Ability.UPGRADE_BEAN, Ability.DEVALUE_BEAN, Ability.BLANK_SLATE)


@rules.asks(Step.ADJUST, about="VJ-052 VJ-A31 VJ-R29 VJ-A30 VJ-R69")
def offer_abilities(box: Box, t: Table, who: int) -> None:
    """VJ-052, VJ-A31, VJ-R29: abilities that can do something, or done."""
    if dice_in_roll(t) > 0:
        for ability in CHANGES:
            if t.used[ability] < strength(box, t, who, ability) and has_target(box, t, ability):
                offer(t, Answer.USE + ability)
        if t.used[Ability.PICKY_TASTER] == 0 and strength(box, t, who, Ability.PICKY_TASTER) > 0:
            offer(t, Answer.USE + Ability.PICKY_TASTER)
    offer(t, Answer.DONE)


@rules.forbids(Step.ADJUST, Answer.USE, rule="VJ-116")
def changes_no_dice(ability: int) -> bool:
    return ability not in CHANGES and ability != Ability.PICKY_TASTER


@rules.forbids(Step.ADJUST, Answer.USE, rule="VJ-105")
def ability_is_not_reached(box: Box, t: Table, who: int, ability: int) -> bool:
    return strength(box, t, who, ability) == 0


@rules.forbids(Step.ADJUST, Answer.USE, rule="VJ-R29")
def ability_is_used_up(box: Box, t: Table, who: int, ability: int) -> bool:
    return t.used[ability] >= (1 if ability == Ability.PICKY_TASTER else strength(box, t, who, ability))


@rules.forbids(Step.ADJUST, Answer.USE, rule="VJ-A31")
def no_die_to_change(box: Box, t: Table, ability: int) -> bool:
    return dice_in_roll(t) == 0 or (ability != Ability.PICKY_TASTER and not has_target(box, t, ability))


def has_target(box: Box, t: Table, ability: int) -> bool:
    """Whether an own die can be changed by an ability."""
    for bean in range(BEANS):
        if t.own[bean] > 0 and is_target(box, ability, bean):
            return True
    return False


def is_target(box: Box, ability: int, bean: int) -> bool:
    if ability == Ability.RE_ROLL:
        return True
    if ability == Ability.BLANK_SLATE:
        return bean != WILD_BEAN and bean % FLAVOR == box.blank_from
    return changed(box, ability, bean) >= 0


def changed(box: Box, ability: int, bean: int) -> int:
    """What a bean becomes by an ability, or -1 (VJ-R33, VJ-R34)."""
    if ability == Ability.FLIP_BEAN:
        return box.flipped[bean]
    return box.raised[bean] if ability == Ability.UPGRADE_BEAN else box.lowered[bean]


@rules.answers(Step.ADJUST, Answer.DONE, about="VJ-R20 VJ-R21")
def be_done(box: Box, t: Table, who: int) -> None:
    """VJ-R20: now the others may donate."""
    plan_donations(t, who)


@rules.answers(Step.ADJUST, Answer.USE)
def use(t: Table, who: int, ability: int) -> None:
    t.used[ability] += 1
    plan(t, Step.ADJUST, who)
    if ability == Ability.RE_ROLL:
        plan(t, Step.REROLL, who)
    elif ability == Ability.BLANK_SLATE:
        plan(t, Step.PAINT, who)
    elif ability == Ability.PICKY_TASTER:
        plan(t, Step.TASTE, who)
    else:
        plan(t, Step.CHANGE, who, ability)


@rules.asks(Step.REROLL, about="VJ-A01 VJ-R32")
def offer_dice_to_reroll(t: Table) -> None:
    """VJ-A01, VJ-R32: any of the own dice, at least one."""
    offer_own_dice(t)
    if dice_picked(t) > 0:
        offer(t, Answer.ROLL)


def offer_own_dice(t: Table) -> None:
    for bean in range(BEANS):
        if t.own[bean] > 0:
            offer(t, Answer.PICK + bean)


def dice_picked(t: Table) -> int:
    """How many dice are laid aside to be rolled again."""
    total = 0
    for bean in range(BEANS):
        total += t.picked[bean]
    return total


@rules.forbids(Step.REROLL, Answer.PICK, rule="VJ-A01")
@rules.forbids(Step.TASTE, Answer.PICK, rule="VJ-A08")
@rules.forbids(Step.CHANGE, Answer.PICK, rule="VJ-A31")
def no_such_die(t: Table, bean: int) -> bool:
    return t.own[bean] == 0


@rules.forbids(Step.REROLL, Answer.ROLL, rule="VJ-R32")
def no_die_picked(t: Table) -> bool:
    return dice_picked(t) == 0


@rules.answers(Step.REROLL, Answer.PICK)
def pick(t: Table, who: int, bean: int) -> None:
    t.own[bean] -= 1
    t.picked[bean] += 1
    plan(t, Step.REROLL, who)


@rules.answers(Step.REROLL, Answer.ROLL)
def reroll(box: Box, t: Table, who: int) -> None:
    before = packed(t.picked)
    kept = packed(t.own)
    for bean in range(BEANS):
        for _ in range(t.picked[bean]):
            t.own[roll_like(box, t, bean)] += 1
        t.picked[bean] = 0
    tell(t, Event.REROLLED, who, before, packed(t.own) - kept)


@rules.asks(Step.CHANGE, about="VJ-A02 VJ-A03 VJ-A04 VJ-R33 VJ-R34")
def offer_dice_to_change(box: Box, t: Table, ability: int) -> None:
    """VJ-A02, VJ-A03, VJ-A04: a die to flip, to raise or to lower."""
    for bean in range(BEANS):
        if t.own[bean] > 0 and changed(box, ability, bean) >= 0:
            offer(t, Answer.PICK + bean)


@rules.forbids(Step.CHANGE, Answer.PICK, rule="VJ-R34")
def cannot_be_changed(box: Box, ability: int, bean: int) -> bool:
    return changed(box, ability, bean) < 0


@rules.answers(Step.CHANGE, Answer.PICK)
def change(box: Box, t: Table, who: int, ability: int, bean: int) -> None:
    become(t, who, ability, bean, changed(box, ability, bean))


def become(t: Table, who: int, ability: int, bean: int, result: int) -> None:
    """One die shows another bean."""
    t.own[bean] -= 1
    t.own[result] += 1
    tell(t, Event.CHANGED, who, ability, bean, result)


@rules.asks(Step.PAINT, about="VJ-A06")
def offer_paints(box: Box, t: Table) -> None:
    """VJ-A06: any colour that the die carries, not wild; not the one it shows."""
    for die in range(2):
        if t.own[die * FLAVOR + box.blank_from] > 0:
            for colour in range(FACES if die == 0 else TRACKS):
                if colour != box.blank_from:
                    offer(t, Answer.PAINT + die * FACES + colour)


@rules.forbids(Step.PAINT, Answer.PAINT, rule="VJ-A06")
def no_blank_die(box: Box, t: Table, die: int) -> bool:
    return t.own[die * FLAVOR + box.blank_from] == 0


@rules.forbids(Step.PAINT, Answer.PAINT, rule="VJ-A06")
def no_such_face(box: Box, die: int, colour: int) -> bool:
    return colour == box.blank_from or colour >= (FACES if die == 0 else TRACKS)


@rules.answers(Step.PAINT, Answer.PAINT)
def paint(box: Box, t: Table, who: int, die: int, colour: int) -> None:
    become(t, who, Ability.BLANK_SLATE, die * FLAVOR + box.blank_from, die * FLAVOR + colour)


@rules.asks(Step.TASTE, about="VJ-A08")
def offer_dice_to_taste(t: Table) -> None:
    """VJ-A08: one die for this turn."""
    offer_own_dice(t)


@rules.answers(Step.TASTE, Answer.PICK, about="VJ-R62 VJ-A30 VJ-R69")
def taste(box: Box, t: Table, who: int, bean: int) -> None:
    roll_again(box, t, who, bean, strength(box, t, who, Ability.PICKY_TASTER))


def roll_again(box: Box, t: Table, who: int, bean: int, left: int) -> None:
    """VJ-R62: the last result stands."""
    result = roll_like(box, t, bean)
    t.own[bean] -= 1
    t.own[result] += 1
    tell(t, Event.TASTED, who, bean, result)
    if left > 1:
        plan(t, Step.TASTE_AGAIN, who, result, left - 1)


@rules.asks(Step.TASTE_AGAIN)
def offer_another_taste(t: Table) -> None:
    offer(t, Answer.AGAIN)
    offer(t, Answer.DONE)


@rules.answers(Step.TASTE_AGAIN, Answer.AGAIN, about="VJ-R62")
def taste_again(box: Box, t: Table, who: int, bean: int, left: int) -> None:
    roll_again(box, t, who, bean, left)


@rules.answers(Step.TASTE_AGAIN, Answer.DONE)
def be_pleased() -> None:
    """The last result stands."""
