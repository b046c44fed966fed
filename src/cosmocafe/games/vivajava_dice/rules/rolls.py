"""The Roll phase up to the roll: Shortage, Big Batch, Preset Grind, rolling (VJ-050 to VJ-053, VJ-R51)."""

from __future__ import annotations

from cosmocafe.author import has, offer, one_of, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import BEANS, COLOURS, FACES, FLAVOR, Ability, Answer, Event, Step, rules
from .setup import roll_coffee
from .tracks import strength


@rules.does(Step.PREPARE)
def prepare(box: Box, t: Table, who: int) -> None:
    """VJ-R51: fewer dice first, then extra ones, then those that are set instead of rolled."""
    fewer = min(strength(box, t, who, Ability.SHORTAGE), t.to_roll)
    if fewer > 0:  # VJ-A16
        t.to_roll -= fewer
        tell(t, Event.SHORT, who, fewer)
    plan(t, Step.ACTIVATE, who)
    plan(t, Step.ACT, who)
    plan(t, Step.ADJUST, who)
    plan(t, Step.ROLL, who)
    plan(t, Step.PRESET, who, strength(box, t, who, Ability.PRESET_GRIND))
    extra = min(strength(box, t, who, Ability.BIG_BATCH), t.supply - t.to_roll)
    if extra > 0 and t.broke == 0:  # VJ-A05
        plan(t, Step.BATCH, who, extra)


@rules.asks(Step.BATCH, about="VJ-A05")
def offer_extra_dice(t: Table, most: int) -> None:
    """VJ-A05: as many as the level allows and the supply has, or none."""
    for extra in range(most + 1):
        offer(t, Answer.EXTRA + extra)


@rules.forbids(Step.BATCH, Answer.EXTRA, rule="VJ-A05")
def not_so_many_extra_dice(most: int, extra: int) -> bool:
    return extra > most


@rules.answers(Step.BATCH, Answer.EXTRA)
def add_dice(t: Table, who: int, extra: int) -> None:
    t.to_roll += extra
    if extra > 0:
        tell(t, Event.BATCH, who, extra)


@rules.asks(Step.PRESET, about="VJ-A07")
def offer_faces(box: Box, t: Table, left: int) -> None:
    """VJ-A07: a coffee die is set instead of rolled."""
    if left > 0 and t.to_roll > 0:
        for colour in range(COLOURS):
            if has(box.preset_faces, colour):
                offer(t, Answer.PRESET + colour)
        offer(t, Answer.DONE)


@rules.forbids(Step.PRESET, Answer.PRESET, rule="VJ-A07")
def face_cannot_be_set(box: Box, colour: int) -> bool:
    return not has(box.preset_faces, colour)


@rules.answers(Step.PRESET, Answer.PRESET)
def set_die(t: Table, who: int, left: int, colour: int) -> None:
    t.to_roll -= 1
    t.supply -= 1
    t.own[colour] += 1
    tell(t, Event.SET, who, colour)
    plan(t, Step.PRESET, who, left - 1)


@rules.answers(Step.PRESET, Answer.DONE)
def roll_the_rest() -> None:
    """All other dice are rolled."""


@rules.does(Step.ROLL)
def roll_dice(box: Box, t: Table, who: int) -> None:
    """VJ-050, VJ-051: the coffee dice, and all own flavor dice."""
    already_set = packed(t.own)
    roll_own(box, t, t.to_roll, t.seats[who].flavor)
    t.to_roll = 0
    t.seats[who].flavor = 0
    if packed(t.own) != already_set:
        tell(t, Event.ROLLED, who, packed(t.own) - already_set)
    elif already_set == 0:  # VJ-R51
        tell(t, Event.NO_DICE, who)


def roll_own(box: Box, t: Table, coffee: int, flavor: int) -> None:
    """Roll dice from the supply and from their owner."""
    t.supply -= coffee
    for _ in range(coffee):
        t.own[roll_coffee(box, t)] += 1
    for _ in range(flavor):
        t.own[roll_flavor(box, t)] += 1


def roll_flavor(box: Box, t: Table) -> int:
    """The bean that a flavor die shows."""
    return box.faces[FACES + one_of(t, FACES)]


def roll_like(box: Box, t: Table, bean: int) -> int:
    """Roll the die that shows this bean again."""
    return roll_coffee(box, t) if bean < FLAVOR else roll_flavor(box, t)


def packed(dice: list[int]) -> int:
    """Dice as one number, for the log."""
    number = 0
    for bean in range(BEANS):
        number |= dice[bean] << 4 * bean
    return number
