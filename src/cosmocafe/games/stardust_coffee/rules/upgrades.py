"""Actions D, Upgrade Spaceships, and E, Collect Stardust (SC-068 to SC-073)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, tell

from ..box import Box
from ..table import Board, Table
from ..vocabulary import POWERS, Action, Answer, Event, Step, rules
from .actions import act
from .goods import gain_stardust, spend


def offer_upgrades(box: Box, t: Table, me: Board) -> None:
    """SC-068, SC-069: unlocking costs an ingredient and a Stardust, repairing only the ingredient."""
    for power in range(POWERS):
        if me.goods[box.powers[power].needs] > 0:
            offer_upgrade(t, me, power, me.stardust)


def offer_upgrade(t: Table, me: Board, power: int, stardust: int) -> None:
    """What is deactivated can be repaired, what is locked can be unlocked with a Stardust."""
    if has(me.tapped, power):
        offer(t, Answer.REPAIR + power)
    elif stardust > 0 and not has(me.unlocked, power):
        offer(t, Answer.UNLOCK + power)


@rules.forbids(Step.ACT, Answer.UNLOCK, rule="SC-068")
@rules.forbids(Step.FREE_UPGRADE, Answer.UNLOCK, rule="SC-135")
def unlocked_already(t: Table, who: int, power: int) -> bool:
    return has(t.boards[who].unlocked, power)


@rules.forbids(Step.ACT, Answer.REPAIR, rule="SC-069")
@rules.forbids(Step.FREE_UPGRADE, Answer.REPAIR, rule="SC-135")
def not_deactivated(t: Table, who: int, power: int) -> bool:
    return not has(t.boards[who].tapped, power)


@rules.forbids(Step.ACT, Answer.UNLOCK, rule="SC-068")
@rules.forbids(Step.ACT, Answer.REPAIR, rule="SC-069")
def nothing_to_upgrade_with(box: Box, t: Table, who: int, power: int) -> bool:
    return t.boards[who].goods[box.powers[power].needs] == 0


@rules.forbids(Step.ACT, Answer.UNLOCK, rule="SC-068")
def no_stardust_to_unlock(t: Table, who: int) -> bool:
    return t.boards[who].stardust == 0


@rules.answers(Step.ACT, Answer.UNLOCK, about="SC-070")
def unlock_for_price(box: Box, t: Table, who: int, power: int) -> None:
    """SC-068, SC-070: one power an action."""
    pay_upgrade(box, t, who, power)
    t.boards[who].stardust -= 1
    unlock(t, who, power)


@rules.answers(Step.ACT, Answer.REPAIR)
def repair_for_price(box: Box, t: Table, who: int, power: int) -> None:
    """SC-069, SC-070."""
    pay_upgrade(box, t, who, power)
    repair(t, who, power)


def pay_upgrade(box: Box, t: Table, who: int, power: int) -> None:
    act(t, who, Action.UPGRADE)
    spend(box, t, who, box.powers[power].needs, 1)


def unlock(t: Table, who: int, power: int) -> None:
    """A Stardust token comes onto the power, for good."""
    t.boards[who].unlocked |= only(power)
    tell(t, Event.UNLOCKED, who, power)


def repair(t: Table, who: int, power: int) -> None:
    """The Stardust token on the power stands again."""
    t.boards[who].tapped &= ~only(power)
    tell(t, Event.REPAIRED, who, power)


def ingredient_of_port(box: Box, t: Table) -> int:
    """The advanced ingredient of the Globe next to the Stardust die."""
    return box.globes[t.globes[box.port_tile[t.port]]].advanced


def can_collect(box: Box, t: Table, me: Board) -> bool:
    """SC-071, SC-R39: the die is on a port, the ingredient in the storage, Stardust in the supply."""
    return t.port > 0 and t.stardust > 0 and me.goods[ingredient_of_port(box, t)] > 0


@rules.forbids(Step.ACT, Answer.COLLECT, rule="SC-071")
def no_port(t: Table) -> bool:
    return t.port == 0


@rules.forbids(Step.ACT, Answer.COLLECT, rule="SC-R39")
@rules.forbids(Step.FREE_UPGRADE, Answer.UNLOCK, rule="SC-135")
def no_stardust_left(t: Table) -> bool:
    return t.stardust == 0


@rules.forbids(Step.ACT, Answer.COLLECT, rule="SC-071")
def nothing_for_the_port(box: Box, t: Table, who: int) -> bool:
    return not can_collect(box, t, t.boards[who])


@rules.answers(Step.ACT, Answer.COLLECT, about="SC-073 SC-045 SC-042 SC-043 SC-072")
def collect(box: Box, t: Table, who: int) -> None:
    act(t, who, Action.COLLECT)
    ingredient = ingredient_of_port(box, t)
    spend(box, t, who, ingredient, 1)
    tell(t, Event.COLLECTED, who, ingredient)
    gain_stardust(box, t, who, 1)
    drop_stardust(t, box.port_tile[t.port])
    t.port = 0  # SC-073


def drop_stardust(t: Table, tile: int) -> None:
    """SC-072: at most one token lies on a Globe."""
    if t.stardust > 0 and not has(t.dusted, tile):
        t.stardust -= 1
        t.dusted |= only(tile)
        tell(t, Event.DROPPED, -1, tile)
