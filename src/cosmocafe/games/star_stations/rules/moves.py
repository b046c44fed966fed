"""Move ships: any number to one square (gather) or from one (scatter), ship by ship or all of a square at once (SS-060 to SS-075)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..squares import SQUARES, around
from ..table import Fleet, Table
from ..vocabulary import SHIPS, Answer, Event, Step, bring, rules, send
from .fleets import crowd, enemies, has_room, put, ships_on, take, where


def within_two(box: Box, square: int, hostile: int) -> int:
    """SS-065 to SS-067: one step, or two with a square between them that holds no enemy; the same both ways."""
    one_step = around(only(square), box.board)
    return (one_step | around(one_step & ~hostile, box.board)) & ~only(square)


def ships_in_range(box: Box, me: Fleet, source: int, target: int) -> int:
    """How many ships of a square go to another one that some of them reach."""
    near = has(around(only(source), box.board), target)
    n = 0
    for ship in range(SHIPS):
        if near or box.reach[ship] > 1:
            n += ships_on(me, ship, source)
    return n


def can_go_together(box: Box, me: Fleet, source: int, target: int) -> bool:
    """SS-075: several ships of a square reach another one, and there is room for all of these."""
    return 1 < ships_in_range(box, me, source, target) <= box.ships_per_square - crowd(me, target)


def fast_ships(box: Box, me: Fleet) -> int:
    """The squares with ships that can make two steps."""
    squares = 0
    for ship in range(SHIPS):
        if box.reach[ship] > 1:
            squares |= me.at[ship]
    return squares


def full_squares(box: Box, me: Fleet) -> int:
    """SS-069, SS-070: where no further own ship may end."""
    full = 0
    left = where(me)
    while left:
        square = first(left)
        left &= left - 1
        if not has_room(box, me, square):
            full |= only(square)
    return full


def offer_moves(box: Box, t: Table, me: Fleet, hostile: int) -> None:
    """SS-060: to squares that some ship can reach, from squares that some ship can leave."""
    fast = fast_ships(box, me)
    full = full_squares(box, me)
    reached = 0
    left = where(me)
    while left:
        square = first(left)
        left &= left - 1
        range_of_square = range_from(box, square, fast, hostile)
        if range_of_square & ~full != 0:
            offer(t, Answer.SCATTER + square)
        reached |= range_of_square
    left = reached & ~full
    while left:
        offer(t, Answer.GATHER + first(left))
        left &= left - 1


def range_from(box: Box, square: int, fast: int, hostile: int) -> int:
    """SS-064: where the ships of a square can go."""
    return within_two(box, square, hostile) if has(fast, square) else around(only(square), box.board)


@rules.forbids(Step.ACT, Answer.GATHER, rule="SS-069")
@rules.forbids(Step.GATHER, Answer.BRING, Answer.BRING_ALL, rule="SS-069")
def full_square(box: Box, t: Table, who: int, square: int) -> bool:
    return not has_room(box, t.fleets[who], square)


@rules.forbids(Step.ACT, Answer.GATHER, rule="SS-064")
def out_of_reach(box: Box, t: Table, who: int, square: int) -> bool:
    me, hostile = t.fleets[who], enemies(t, who)
    for source in range(SQUARES):
        if has(where(me), source) and has(range_from(box, source, fast_ships(box, me), hostile), square):
            return False
    return True


@rules.forbids(Step.ACT, Answer.SCATTER, rule="SS-062")
def no_ship_to_leave(t: Table, who: int, square: int) -> bool:
    return not has(where(t.fleets[who]), square)


@rules.forbids(Step.ACT, Answer.SCATTER, rule="SS-069")
def all_around_full(box: Box, t: Table, who: int, square: int) -> bool:
    me = t.fleets[who]
    return range_from(box, square, fast_ships(box, me), enemies(t, who)) & ~full_squares(box, me) == 0


@rules.answers(Step.ACT, Answer.GATHER)
def gather(t: Table, who: int, square: int) -> None:
    plan(t, Step.GATHER, who, square)


@rules.asks(Step.GATHER, about="SS-061 SS-065 SS-067 SS-075")
def offer_gathering(box: Box, t: Table, who: int, square: int, moved: int) -> None:
    """SS-061: ships of any squares in their range, while there is room."""
    me = t.fleets[who]
    if has_room(box, me, square):
        near = around(only(square), box.board)
        far = within_two(box, square, enemies(t, who))
        for ship in range(SHIPS):
            left = me.at[ship] & (far if box.reach[ship] > 1 else near)
            while left:
                offer(t, bring(ship, first(left)))
                left &= left - 1
        left = where(me) & (near | far & fast_ships(box, me))
        while left:
            if can_go_together(box, me, first(left), square):
                offer(t, Answer.BRING_ALL + first(left))
            left &= left - 1
    if moved > 0:
        offer(t, Answer.DONE)


def is_in_reach(box: Box, t: Table, who: int, ship: int, square: int, other: int) -> bool:
    """SS-064: whether such a ship gets from one square to the other; both ways are the same."""
    fast = only(square) if box.reach[ship] > 1 else 0
    return has(range_from(box, square, fast, enemies(t, who)), other)


@rules.forbids(Step.GATHER, Answer.BRING, rule="SS-061")
def no_such_ship(t: Table, who: int, ship: int, source: int) -> bool:
    return ships_on(t.fleets[who], ship, source) == 0


@rules.forbids(Step.GATHER, Answer.BRING, rule="SS-064")
def cannot_come(box: Box, t: Table, who: int, square: int, ship: int, source: int) -> bool:
    return not is_in_reach(box, t, who, ship, square, source)


@rules.forbids(Step.GATHER, Answer.BRING_ALL, rule="SS-064")
def none_can_come(box: Box, t: Table, who: int, square: int, source: int) -> bool:
    return not has(range_from(box, source, fast_ships(box, t.fleets[who]), enemies(t, who)), square)


@rules.forbids(Step.GATHER, Answer.BRING_ALL, rule="SS-075")
def cannot_come_together(box: Box, t: Table, who: int, square: int, source: int) -> bool:
    return not can_go_together(box, t.fleets[who], source, square)


@rules.answers(Step.GATHER, Answer.BRING)
def bring_ship(t: Table, who: int, square: int, moved: int, ship: int, source: int) -> None:
    move(t, who, ship, source, square)
    plan(t, Step.GATHER, who, square, moved + 1)


@rules.answers(Step.ACT, Answer.SCATTER)
def scatter(t: Table, who: int, square: int) -> None:
    plan(t, Step.SCATTER, who, square)


@rules.asks(Step.SCATTER, about="SS-062 SS-069 SS-070 SS-065 SS-067 SS-075")
def offer_scattering(box: Box, t: Table, who: int, square: int, moved: int) -> None:
    """SS-062: ships of this square, each to any square in its range with room."""
    me = t.fleets[who]
    full = full_squares(box, me)
    near = around(only(square), box.board) & ~full
    far = within_two(box, square, enemies(t, who)) & ~full
    for ship in range(SHIPS):
        if ships_on(me, ship, square) > 0:
            left = far if box.reach[ship] > 1 else near
            while left:
                offer(t, send(ship, first(left)))
                left &= left - 1
    while far:
        if can_go_together(box, me, square, first(far)):
            offer(t, Answer.SEND_ALL + first(far))
        far &= far - 1
    if moved > 0:
        offer(t, Answer.DONE)


@rules.forbids(Step.SCATTER, Answer.SEND, rule="SS-062")
def no_ship_to_send(t: Table, who: int, square: int, ship: int) -> bool:
    return ships_on(t.fleets[who], ship, square) == 0


@rules.forbids(Step.SCATTER, Answer.SEND, rule="SS-064")
def cannot_get_there(box: Box, t: Table, who: int, square: int, ship: int, target: int) -> bool:
    return not is_in_reach(box, t, who, ship, square, target)


@rules.forbids(Step.SCATTER, Answer.SEND, Answer.SEND_ALL, rule="SS-069")
def full_target(box: Box, t: Table, who: int, target: int) -> bool:
    return not has_room(box, t.fleets[who], target)


@rules.forbids(Step.SCATTER, Answer.SEND_ALL, rule="SS-064")
def none_can_get_there(box: Box, t: Table, who: int, square: int, target: int) -> bool:
    return not has(range_from(box, square, fast_ships(box, t.fleets[who]), enemies(t, who)), target)


@rules.forbids(Step.SCATTER, Answer.SEND_ALL, rule="SS-075")
def cannot_go_together(box: Box, t: Table, who: int, square: int, target: int) -> bool:
    return not can_go_together(box, t.fleets[who], square, target)


@rules.answers(Step.SCATTER, Answer.SEND)
def send_ship(t: Table, who: int, square: int, moved: int, ship: int, target: int) -> None:
    move(t, who, ship, square, target)
    plan(t, Step.SCATTER, who, square, moved + 1)


@rules.answers(Step.GATHER, Answer.BRING_ALL)
def bring_all(box: Box, t: Table, who: int, square: int, moved: int, source: int) -> None:
    plan(t, Step.GATHER, who, square, moved + move_together(box, t, who, source, square))


@rules.answers(Step.SCATTER, Answer.SEND_ALL)
def send_all(box: Box, t: Table, who: int, square: int, moved: int, target: int) -> None:
    plan(t, Step.SCATTER, who, square, moved + move_together(box, t, who, square, target))


@rules.forbids(Step.GATHER, Answer.DONE, rule="SS-060")
@rules.forbids(Step.SCATTER, Answer.DONE, rule="SS-060")
def nothing_moved_yet(moved: int) -> bool:
    return moved == 0


@rules.answers(Step.GATHER, Answer.DONE)
@rules.answers(Step.SCATTER, Answer.DONE)
def stop_moving(t: Table) -> None:
    """The action is over."""


def move_together(box: Box, t: Table, who: int, source: int, target: int) -> int:
    """Every ship of a square that reaches another one goes there; how many these were."""
    near = has(around(only(source), box.board), target)
    moved = 0
    for ship in range(SHIPS):
        if near or box.reach[ship] > 1:
            while ships_on(t.fleets[who], ship, source) > 0:
                move(t, who, ship, source, target)
                moved += 1
    return moved


def move(t: Table, who: int, ship: int, source: int, target: int) -> None:
    take(t.fleets[who], ship, source)
    put(t.fleets[who], ship, target)
    tell(t, Event.MOVED, who, ship, source, target)
