"""Phase 3, Pirate Action, which a Recharge can trigger in Phase 2 too (SC-088 to SC-098)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..ring import ahead
from ..table import SHIPS, Table
from ..vocabulary import NONE, PIRATES, POWERS, Answer, Event, Step, rules
from .goods import spend, throw_away
from .powers import is_active


def plan_pirate_action(t: Table, movement: int) -> None:
    """SC-088, SC-R14: standing pirates move one after the other, then damaged ones stand up."""
    plan(t, Step.REBIRTH)
    plan(t, Step.PIRATE, 0, 0, movement)


@rules.does(Step.PIRATE)
def move_pirate(box: Box, t: Table, pirate: int, movement: int) -> None:
    if pirate + 1 < PIRATES:
        plan(t, Step.PIRATE, 0, pirate + 1, movement)
    if t.pirates[pirate] == NONE or has(t.damaged, pirate):
        return
    ships = tiles_with_ships(t) & ~box.cities  # SC-093
    meets = False
    steps = 0
    while steps < movement and not meets:
        steps += 1
        meets = has(ships, ahead(t.pirates[pirate], steps))  # SC-090, SC-R15
    t.pirates[pirate] = ahead(t.pirates[pirate], steps)
    tell(t, Event.PIRATE_MOVED, -1, pirate, t.pirates[pirate])
    if meets:
        plan_robbery(t, t.pirates[pirate])


def tiles_with_ships(t: Table) -> int:
    """Standing or toppled."""
    tiles = 0
    for seat in range(t.players):
        tiles |= tiles_of(t, seat)
    return tiles


def tiles_of(t: Table, seat: int) -> int:
    """The tiles with ships of one player."""
    tiles = 0
    for ship in range(SHIPS):
        if t.boards[seat].ships[ship] != NONE:
            tiles |= only(t.boards[seat].ships[ship])
    return tiles


def plan_robbery(t: Table, tile: int) -> None:
    """SC-091, SC-R13, SC-R14: every player there once, in turn order."""
    for k in range(t.players - 1, -1, -1):
        seat = (t.first + k) % t.players
        if has(tiles_of(t, seat), tile):
            plan(t, Step.ROBBED, seat)


def owed(box: Box, t: Table) -> int:
    """SC-091: how many tokens pirates take from everybody whom they meet."""
    return box.round_track[t.round - 1].rob


@rules.does(Step.ROBBED)
def rob(box: Box, t: Table, who: int) -> None:
    """SC-091, SC-092: who has enough can pay; who has not loses nothing but the use of a power (SC-R11)."""
    if t.boards[who].goods[t.target] >= owed(box, t):
        plan(t, Step.RANSOM, who)
    else:
        suffer(t, who)


@rules.asks(Step.RANSOM, about="SC-R10 SC-091")
def offer_ransom(box: Box, t: Table, who: int) -> None:
    """SC-R10: pay; or, where that saves more than it costs, discard until one cannot."""
    offer(t, Answer.PAY)
    if saves_tokens(box, t, who):
        offer(t, Answer.FALL_SHORT)


def saves_tokens(box: Box, t: Table, who: int) -> bool:
    """Whether discarding leaves more tokens than paying."""
    return owed(box, t) - 1 > t.boards[who].goods[t.target] - owed(box, t)


@rules.answers(Step.RANSOM, Answer.PAY, about="SC-045")
def pay(box: Box, t: Table, who: int) -> None:
    spend(box, t, who, t.target, owed(box, t))
    tell(t, Event.ROBBED, who, t.target, owed(box, t))


def too_many(box: Box, t: Table, who: int) -> int:
    """How many tokens somebody has to discard in order to be unable to pay."""
    return t.boards[who].goods[t.target] - owed(box, t) + 1


@rules.answers(Step.RANSOM, Answer.FALL_SHORT, about="SC-044 SC-092")
def fall_short(box: Box, t: Table, who: int) -> None:
    """SC-044, SC-R10."""
    for _ in range(too_many(box, t, who)):
        throw_away(box, t, who, t.target)
    suffer(t, who)


def suffer(t: Table, who: int) -> None:
    """SC-092: the use of a power is lost, if there is one."""
    me = t.boards[who]
    if me.unlocked & ~me.tapped:
        plan(t, Step.DEACTIVATE, who)
    else:
        tell(t, Event.UNHARMED, who)


@rules.asks(Step.DEACTIVATE, about="SC-092 SC-R12 SC-060")
def offer_active_powers(t: Table, who: int) -> None:
    """SC-092, SC-R12: one that is active now."""
    for power in range(POWERS):
        if is_active(t.boards[who], power):
            offer(t, Answer.DEACTIVATE + power)


@rules.forbids(Step.DEACTIVATE, Answer.DEACTIVATE, rule="SC-R12")
def not_active_now(t: Table, who: int, power: int) -> bool:
    return not is_active(t.boards[who], power)


@rules.forbids(Step.RANSOM, Answer.FALL_SHORT, rule="SC-R10")
def discarding_saves_nothing(box: Box, t: Table, who: int) -> bool:
    return not saves_tokens(box, t, who)


@rules.answers(Step.DEACTIVATE, Answer.DEACTIVATE)
def deactivate(t: Table, who: int, power: int) -> None:
    t.boards[who].tapped |= only(power)
    tell(t, Event.DEACTIVATED, who, power)


@rules.does(Step.REBIRTH)
def stand_up_pirates(t: Table) -> None:
    """SC-096: where they are."""
    for pirate in range(PIRATES):
        if has(t.damaged, pirate):
            tell(t, Event.REBORN, -1, pirate)
    t.damaged = 0
