"""Action B, Activate Color: jump or harvest in the colour of the die (SC-048 to SC-055)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, tell

from ..box import Box
from ..ring import ahead, steps_to, steps_to_next
from ..table import Table
from ..vocabulary import Action, Answer, Event, Step, rules
from .actions import act, move, place
from .goods import gain_basic


def offer_color(box: Box, t: Table, at: int) -> None:
    globe = steps_to_next(at, t.colored[t.die])
    if globe <= box.jump:  # SC-049, SC-R25
        offer(t, Answer.JUMP + ahead(at, globe))
    offer(t, Answer.JUMP + ahead(at, steps_to_next(at, box.cities)))  # SC-050
    if can_harvest(box, t, at):
        offer(t, Answer.HARVEST)


@rules.forbids(Step.ACT, Answer.JUMP, rule="SC-049")
def no_jump_there(box: Box, t: Table, who: int, tile: int) -> bool:
    at = place(t, who)
    steps, globe = steps_to(at, tile), steps_to_next(at, t.colored[t.die])
    return (steps != globe or globe > box.jump) and steps != steps_to_next(at, box.cities)


@rules.forbids(Step.ACT, Answer.HARVEST, rule="SC-R38")
def nothing_to_harvest(box: Box, t: Table, who: int) -> bool:
    return not can_harvest(box, t, place(t, who))


@rules.answers(Step.ACT, Answer.JUMP, about="SC-047 SC-R26")
def jump(t: Table, who: int, tile: int) -> None:
    act(t, who, Action.COLOR)
    move(t, who, steps_to(place(t, who), tile))
    tell(t, Event.JUMPED, who, tile)


def can_harvest(box: Box, t: Table, at: int) -> bool:
    """SC-R38: a token could be placed or taken."""
    globes = t.colored[t.die]
    if has(globes, at) and t.tokens[at] > 0:
        return True
    while globes and t.supply[t.die] > 0:
        if t.tokens[first(globes)] < box.globe_room:
            return True
        globes &= globes - 1
    return False


@rules.answers(Step.ACT, Answer.HARVEST, about="SC-051 SC-053 SC-R23 SC-039 SC-R24")
def harvest(box: Box, t: Table, who: int) -> None:
    act(t, who, Action.COLOR)
    at = place(t, who)
    tell(t, Event.HARVESTED, who, t.die, grow(box, t, at))
    if has(t.colored[t.die], at):
        tokens = t.tokens[at]
        t.tokens[at] = 0  # through the supply, so that what finds no slot is there already
        t.supply[t.die] += tokens
        gain_basic(box, t, who, t.die, tokens)


def grow(box: Box, t: Table, at: int) -> int:
    """SC-051, SC-053, SC-R23: a token on every Globe of the colour with room, from the ship's tile ahead while the pool lasts."""
    placed = 0
    globes = t.colored[t.die]
    behind = globes & ((1 << at) - 1)
    for part in range(2):
        left = globes & ~behind if part == 0 else behind
        while left and t.supply[t.die] > 0:
            tile = first(left)
            left &= left - 1
            if t.tokens[tile] < box.globe_room:
                t.tokens[tile] += 1
                t.supply[t.die] -= 1
                placed += 1
    return placed
