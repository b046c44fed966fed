"""Move ships: any number to one square (gather) or from one square (scatter), ship by ship (SS-060 to SS-074)."""

from __future__ import annotations

from cosmocafe.core.agenda import offer, plan, tell

from ..answers import SHIPS, Answer, Event, Step, bring, rules, send
from ..box import SIDES, Box
from ..squares import SQUARES, has, only
from ..table import Fleet, Table
from .fleets import crowd, enemies, put, ships_on, take


def within_two(box: Box, square: int, hostile: int) -> int:
    """SS-065 to SS-067: one step, or two with a square between them that holds no enemy; the same both ways."""
    reached = box.near[square]
    for side in range(SIDES):
        between = box.side[square * SIDES + side]
        if between >= 0 and has(box.near[square] & ~hostile, between):
            reached |= box.near[between]
    return reached & ~only(square)


def fast_ships(box: Box, me: Fleet, square: int) -> int:
    """How many ships on a square can make two steps."""
    n = 0
    for ship in range(SHIPS):
        if box.reach[ship] > 1:
            n += ships_on(me, ship, square)
    return n


def reach_of(box: Box, me: Fleet, square: int, hostile: int) -> int:
    """Every square that some ship of this square can move to."""
    return within_two(box, square, hostile) if fast_ships(box, me, square) > 0 else box.near[square]


def full_squares(box: Box, me: Fleet) -> int:
    """SS-069, SS-070: where no further own ship may end."""
    full = 0
    for square in range(SQUARES):
        if has(me.where, square) and crowd(me, square) >= box.ships_per_square:
            full |= only(square)
    return full


def offer_moves(box: Box, t: Table, who: int) -> None:
    me = t.fleets[who]
    hostile = enemies(t, who)
    full = full_squares(box, me)
    reached = 0
    for square in range(SQUARES):
        if has(me.where, square):
            out = reach_of(box, me, square, hostile) & ~full
            reached |= out
            if out != 0:
                offer(t, Answer.SCATTER + square)
    for square in range(SQUARES):
        if has(reached, square):
            offer(t, Answer.GATHER + square)


@rules.answers(Step.ACT, Answer.GATHER)
def gather(t: Table, who: int, square: int) -> None:
    plan(t, Step.GATHER, who, square)


@rules.asks(Step.GATHER)
def offer_gathering(box: Box, t: Table, who: int, square: int, moved: int) -> None:
    """SS-061: ships of any squares in their range, while there is room."""
    me = t.fleets[who]
    if crowd(me, square) < box.ships_per_square:
        far = within_two(box, square, enemies(t, who)) & me.where
        for source in range(SQUARES):
            if has(far, source):
                is_near = has(box.near[square], source)
                for ship in range(SHIPS):
                    if ships_on(me, ship, source) > 0 and (is_near or box.reach[ship] > 1):
                        offer(t, bring(ship, source))
    if moved > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.GATHER, Answer.BRING)
def bring_ship(t: Table, who: int, square: int, moved: int, ship: int, source: int) -> None:
    move(t, who, ship, source, square)
    plan(t, Step.GATHER, who, square, moved + 1)


@rules.answers(Step.ACT, Answer.SCATTER)
def scatter(t: Table, who: int, square: int) -> None:
    plan(t, Step.SCATTER, who, square)


@rules.asks(Step.SCATTER)
def offer_scattering(box: Box, t: Table, who: int, square: int, moved: int) -> None:
    """SS-062: ships of this square, each to any square in its range with room."""
    me = t.fleets[who]
    full = full_squares(box, me)
    near = box.near[square] & ~full
    far = within_two(box, square, enemies(t, who)) & ~full
    for ship in range(SHIPS):
        if ships_on(me, ship, square) > 0:
            targets = far if box.reach[ship] > 1 else near
            for target in range(SQUARES):
                if has(targets, target):
                    offer(t, send(ship, target))
    if moved > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.SCATTER, Answer.SEND)
def send_ship(t: Table, who: int, square: int, moved: int, ship: int, target: int) -> None:
    move(t, who, ship, square, target)
    plan(t, Step.SCATTER, who, square, moved + 1)


@rules.answers(Step.GATHER, Answer.DONE)
@rules.answers(Step.SCATTER, Answer.DONE)
def stop_moving(t: Table) -> None:
    """The action is over."""


def move(t: Table, who: int, ship: int, source: int, target: int) -> None:
    take(t.fleets[who], ship, source)
    put(t.fleets[who], ship, target)
    tell(t, Event.MOVED, who, ship, source, target)


