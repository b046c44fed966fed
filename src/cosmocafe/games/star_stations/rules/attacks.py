"""Attack: a strike on one square or a volley from one square (SS-080 to SS-099, SS-200 to SS-202)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, one_of, only, plan, tell

from ..box import SIDES, Box
from ..squares import around
from ..table import Fleet, Table
from ..vocabulary import SHIPS, Answer, Event, Step, hit, rules
from .endings import destroy
from .fleets import crowd, enemies, ships_on, where

ITSELF = 2  # the square itself among its sides, in reading order


def roll_hits(box: Box, t: Table, dice: int) -> int:
    """SS-018: so many faces of the attack die are hits."""
    hits = 0
    for _ in range(dice):
        if one_of(t, box.faces) < box.hit_faces:
            hits += 1
    return hits


def far_shooters(box: Box, me: Fleet, square: int) -> int:
    """SS-082: how many ships on a square can attack the squares next to it."""
    n = 0
    for ship in range(SHIPS):
        if box.dice_adjacent[ship] > 0:
            n += ships_on(me, ship, square)
    return n


def far_shooting(box: Box, me: Fleet) -> int:
    """The squares with ships that can attack the squares next to them."""
    squares = 0
    for ship in range(SHIPS):
        if box.dice_adjacent[ship] > 0:
            squares |= me.at[ship]
    return squares


def offer_attacks(box: Box, t: Table, me: Fleet, hostile: int) -> None:
    """SS-080: strikes on squares with enemies in range, volleys that are no strike."""
    targets = in_fire(box, me) & hostile
    if targets == 0:
        return
    while targets:
        offer(t, Answer.STRIKE + first(targets))
        targets &= targets - 1
    left = where(me)
    while left:
        square = first(left)
        left &= left - 1
        if can_split_fire(box, me, square, hostile) or can_hold_fire(box, me, square, hostile):
            offer(t, Answer.VOLLEY + square)


def in_fire(box: Box, me: Fleet) -> int:
    """SS-081, SS-082: the squares that some own ship can attack."""
    return where(me) | around(far_shooting(box, me), box.board)


@rules.forbids(Step.ACT, Answer.STRIKE, rule="SS-083")
def no_enemy(t: Table, who: int, square: int) -> bool:
    return not has(enemies(t, who), square)


@rules.forbids(Step.ACT, Answer.STRIKE, rule="SS-082")
def nobody_shoots_so_far(box: Box, t: Table, who: int, square: int) -> bool:
    return not has(in_fire(box, t.fleets[who]), square)


@rules.forbids(Step.ACT, Answer.VOLLEY, rule="SS-084")
def no_ship_to_fire(t: Table, who: int, square: int) -> bool:
    return not has(where(t.fleets[who]), square)


@rules.forbids(Step.ACT, Answer.VOLLEY, rule="SS-084")
def no_enemy_around(box: Box, t: Table, who: int, square: int) -> bool:
    return (only(square) | around(only(square) & far_shooting(box, t.fleets[who]), box.board)) & enemies(t, who) == 0


@rules.forbids(Step.ACT, Answer.VOLLEY, rule="SS-085")
def is_a_strike(box: Box, t: Table, who: int, square: int) -> bool:
    me, hostile = t.fleets[who], enemies(t, who)
    return not can_split_fire(box, me, square, hostile) and not can_hold_fire(box, me, square, hostile)


def can_split_fire(box: Box, me: Fleet, square: int, hostile: int) -> bool:
    """SS-085: a volley that fires at two squares at once."""
    shooters = far_shooters(box, me, square)
    targets = (around(only(square), box.board) | only(square)) & hostile
    if shooters == 0 or targets & (targets - 1) == 0:
        return False
    return shooters > 1 or (crowd(me, square) > 1 and has(hostile, square))


def can_hold_fire(box: Box, me: Fleet, square: int, hostile: int) -> bool:
    """SS-085: a volley that rolls fewer dice than the strike on its target, because ships on other squares stay out of it."""
    for side in range(SIDES):
        target = box.side[square * SIDES + side]
        if target >= 0 and has(hostile, target) and 0 < dice_from(box, me, square, side) < dice_against(box, me, target):
            return True
    return False


def dice_from(box: Box, me: Fleet, source: int, side: int) -> int:
    """The dice that all ships of a square roll against it or a neighbour of it."""
    dice = 0
    for ship in range(SHIPS):
        dice += (box.dice_same[ship] if side == ITSELF else box.dice_adjacent[ship]) * ships_on(me, ship, source)
    return dice


def dice_against(box: Box, me: Fleet, target: int) -> int:
    """The dice that everything in range of a square rolls against it."""
    dice = 0
    for side in range(SIDES):
        source = box.side[target * SIDES + side]
        if source >= 0:
            dice += dice_from(box, me, source, side)
    return dice


@rules.answers(Step.ACT, Answer.STRIKE, about="SS-083")
def strike(box: Box, t: Table, who: int, square: int) -> None:
    """SS-083: everything that reaches the square fires at it."""
    clear_pools(t)
    t.pool[ITSELF] = dice_against(box, t.fleets[who], square)
    plan(t, Step.FIRE, who, square)


@rules.answers(Step.ACT, Answer.VOLLEY, about="SS-084 SS-082")
def volley(box: Box, t: Table, who: int, square: int) -> None:
    """SS-084: all on one square fire; the far-shooting ships then choose their targets one by one."""
    me = t.fleets[who]
    clear_pools(t)
    if has(enemies(t, who), square):
        for ship in range(SHIPS):
            if box.dice_adjacent[ship] == 0:
                t.pool[ITSELF] += box.dice_same[ship] * ships_on(me, ship, square)
    plan(t, Step.FIRE, who, square)
    if far_shooters(box, me, square) > 0:
        plan(t, Step.AIM, who, square, far_shooters(box, me, square))


def clear_pools(t: Table) -> None:
    for side in range(SIDES):
        t.pool[side] = 0


@rules.asks(Step.AIM, about="SS-084")
def offer_targets(box: Box, t: Table, who: int, square: int) -> None:
    """SS-084: each picks its own square or a neighbour with enemies."""
    hostile = enemies(t, who)
    for side in range(SIDES):
        target = box.side[square * SIDES + side]
        if target >= 0 and has(hostile, target):
            offer(t, Answer.AIM + target)


@rules.forbids(Step.AIM, Answer.AIM, rule="SS-084")
def nobody_to_aim_at(t: Table, who: int, target: int) -> bool:
    return not has(enemies(t, who), target)


@rules.forbids(Step.AIM, Answer.AIM, rule="SS-082")
def too_far_to_aim(box: Box, square: int, target: int) -> bool:
    return not has(only(square) | around(only(square), box.board), target)


@rules.answers(Step.AIM, Answer.AIM)
def aim(box: Box, t: Table, who: int, square: int, left: int, target: int) -> None:
    shooter = next_shooter(box, t.fleets[who], square, left)
    for side in range(SIDES):
        if box.side[square * SIDES + side] == target:
            t.pool[side] += box.dice_same[shooter] if side == ITSELF else box.dice_adjacent[shooter]
    if left > 1:
        plan(t, Step.AIM, who, square, left - 1)


def next_shooter(box: Box, me: Fleet, square: int, left: int) -> int:
    """The type of the far-shooting ship that aims now."""
    for ship in range(SHIPS):
        if box.dice_adjacent[ship] > 0:
            left -= ships_on(me, ship, square)
            if left <= 0:
                return ship
    return 0


@rules.does(Step.FIRE)
def fire(box: Box, t: Table, who: int, square: int) -> None:
    """SS-086: all pools are rolled before any hit is assigned; the first in reading order is resolved first."""
    for side in range(SIDES - 1, -1, -1):
        if t.pool[side] > 0:
            plan(t, Step.POOL, who, box.side[square * SIDES + side], roll_hits(box, t, t.pool[side]))
    announce(t, who)


def announce(t: Table, who: int) -> None:
    """Tell the rolls in the order in which they are resolved."""
    pools = 0
    for side in range(SIDES):
        if t.pool[side] > 0:
            pools += 1
            task = t.agenda[t.depth - pools]
            tell(t, Event.ATTACKED, who, task.a, t.pool[side], task.b)


@rules.does(Step.POOL)
def open_pool(t: Table, who: int, square: int, hits: int) -> None:
    for i in range(len(t.dented)):
        t.dented[i] = 0
    plan_hits(t, who, square, hits)


def plan_hits(t: Table, who: int, square: int, hits: int) -> None:
    """SS-091, SS-200: hits without a target left are lost."""
    if hits > 0 and has(enemies(t, who), square):
        plan(t, Step.HIT, who, square, hits)


def toughness(box: Box, t: Table, who: int, square: int) -> int:
    """How many hits destroy every enemy on a square."""
    total = 0
    for owner in range(t.players):
        if owner != who:
            for ship in range(SHIPS):
                total += box.toughness[ship] * ships_on(t.fleets[owner], ship, square) - t.dented[owner * SHIPS + ship]
    return total


@rules.asks(Step.HIT, about="SS-087 SS-094")
def offer_hits(box: Box, t: Table, who: int, square: int, hits: int) -> None:
    """SS-087: the attacker chooses who takes the next hit; with hits enough for all the order is no question (SS-094)."""
    enough = hits >= toughness(box, t, who, square)
    for owner in range(t.players):
        if owner != who:
            for ship in range(SHIPS):
                dented = t.dented[owner * SHIPS + ship]
                if ships_on(t.fleets[owner], ship, square) > dented:
                    offer(t, hit(owner, ship, 0))
                    if enough:
                        return
                if dented > 0:
                    offer(t, hit(owner, ship, 1))
                    if enough:
                        return


@rules.answers(Step.HIT, Answer.HIT, about="SS-088 SS-089 SS-013 SS-091 SS-200")
def take_hit(box: Box, t: Table, who: int, square: int, hits: int, owner: int, ship: int, condition: int) -> None:
    """SS-088, SS-089: one hit destroys; an armoured ship ignores its first one in each attack."""
    if box.toughness[ship] > 1 + condition:
        t.dented[owner * SHIPS + ship] += 1
        tell(t, Event.IGNORED, owner, ship, square)
    else:
        t.dented[owner * SHIPS + ship] -= condition
        destroy(box, t, owner, ship, square)
    if t.over == 0:
        plan_hits(t, who, square, hits - 1)
