"""Setup: stars and asteroids, start corners, first turn (SS-020 to SS-037)."""

from __future__ import annotations

from cosmocafe.core.agenda import offer, plan, tell
from cosmocafe.core.chance import draw

from ..answers import SHIPS, Answer, Event, Step, rules
from ..box import Box, Placement
from ..squares import SQUARES, has, only
from ..table import Table
from .attacks import roll_hits
from .fleets import put


def set_up(box: Box, t: Table) -> None:
    """Put out stocks and supplies, then place stars and asteroids."""
    for seat in range(t.players):
        fleet = t.fleets[seat]
        fleet.ore = box.start_ore
        fleet.metal = box.start_metal
        for ship in range(SHIPS):
            fleet.supply[ship] = box.supply[ship]
    t.stars_left = box.stars
    t.asteroids_left = box.asteroids
    plan(t, Step.CORNER_ROLL)
    if box.placement == Placement.PLAYERS:
        plan(t, Step.PLACE, draw(t, t.players))
    elif box.placement == Placement.RANDOM:
        place_at_random(box, t)
    else:
        place_preset(box, t)


def can_hold_star(box: Box, t: Table, square: int) -> bool:
    """SS-024, SS-026, SS-028: a square of the board, no corner, no star, no asteroid."""
    return has(box.board & ~box.corners & ~t.stars, square) and t.asteroids[square] == 0


def can_hold_asteroid(box: Box, t: Table, square: int, empty: int) -> bool:
    """SS-025, SS-027, SS-028, and SS-029: of the `empty` squares enough must remain for the stars still to come."""
    if not has(box.board & ~box.corners & ~t.stars, square) or t.asteroids[square] >= box.asteroids_per_square:
        return False
    return t.asteroids[square] > 0 or empty > t.stars_left


def empty_squares(box: Box, t: Table) -> int:
    """How many squares could still hold a star."""
    n = 0
    for square in range(SQUARES):
        if can_hold_star(box, t, square):
            n += 1
    return n


@rules.asks(Step.PLACE)
def offer_places(box: Box, t: Table) -> None:
    empty = empty_squares(box, t)
    for square in range(SQUARES):
        if t.stars_left > 0 and can_hold_star(box, t, square):
            offer(t, Answer.STAR + square)
        if t.asteroids_left > 0 and can_hold_asteroid(box, t, square, empty):
            offer(t, Answer.ASTEROID + square)


@rules.answers(Step.PLACE, Answer.STAR)
def place_star(t: Table, who: int, square: int) -> None:
    put_star(t, square)
    tell(t, Event.STAR, who, square)
    next_place(t, who)


@rules.answers(Step.PLACE, Answer.ASTEROID)
def place_asteroid(t: Table, who: int, square: int) -> None:
    put_asteroid(t, square)
    tell(t, Event.ASTEROID, who, square)
    next_place(t, who)


def put_star(t: Table, square: int) -> None:
    t.stars |= only(square)
    t.stars_left -= 1


def put_asteroid(t: Table, square: int) -> None:
    t.asteroids[square] += 1
    t.asteroids_left -= 1


def next_place(t: Table, who: int) -> None:
    if t.stars_left + t.asteroids_left > 0:
        plan(t, Step.PLACE, (who + 1) % t.players)


def place_at_random(box: Box, t: Table) -> None:
    """SS-036: first all stars, then all asteroids, each on a random legal square."""
    while t.stars_left > 0:
        pick = draw(t, empty_squares(box, t))
        for square in range(SQUARES):
            if can_hold_star(box, t, square):
                if pick == 0:
                    put_star(t, square)
                    break
                pick -= 1
    while t.asteroids_left > 0:
        square = draw(t, SQUARES)
        if can_hold_asteroid(box, t, square, SQUARES):
            put_asteroid(t, square)


def place_preset(box: Box, t: Table) -> None:
    t.stars = box.preset_stars
    t.stars_left = 0
    for square in range(SQUARES):
        t.asteroids[square] = box.preset_asteroids[square]
    t.asteroids_left = 0


@rules.does(Step.CORNER_ROLL)
def roll_for_corners(box: Box, t: Table) -> None:
    roll_order(box, t, t.players)
    plan(t, Step.FIRST_ROLL)
    for rank in range(t.players - 1, -1, -1):
        for seat in range(t.players):
            if t.rank[seat] == rank:
                plan(t, Step.CORNER, seat)


@rules.asks(Step.CORNER)
def offer_corners(box: Box, t: Table) -> None:
    free = box.starts
    for seat in range(t.players):
        free &= ~t.fleets[seat].where
    for square in range(SQUARES):
        if has(free, square):
            offer(t, Answer.START + square)


@rules.answers(Step.CORNER, Answer.START)
def choose_corner(box: Box, t: Table, who: int, square: int) -> None:
    fleet = t.fleets[who]
    for ship in range(SHIPS):
        for _ in range(box.start[ship]):
            fleet.supply[ship] -= 1
            put(fleet, ship, square)
    tell(t, Event.STARTED, who, square)


@rules.does(Step.FIRST_ROLL)
def roll_for_first_turn(box: Box, t: Table) -> None:
    roll_order(box, t, 1)
    for seat in range(t.players):
        if t.rank[seat] == 0:
            t.first = seat
    tell(t, Event.BEGINS, t.first)
    t.round = 1
    plan(t, Step.TURN, t.first)


def roll_order(box: Box, t: Table, places: int) -> None:
    """SS-030 to SS-032, SS-035: everybody rolls; who is tied for one of the first `places` rolls again among themselves."""
    for seat in range(t.players):
        t.rank[seat] = 0
    while has_tie(t, places):
        for seat in range(t.players):
            if is_tied(t, seat, places):
                t.rolled[seat] = roll_hits(box, t, box.order_dice)
                tell(t, Event.ORDER_ROLL, seat, box.order_dice, t.rolled[seat])
        rank_rolls(t, places)


def is_tied(t: Table, seat: int, places: int) -> bool:
    for other in range(t.players):
        if other != seat and t.rank[other] == t.rank[seat] and t.rank[seat] < places:
            return True
    return False


def has_tie(t: Table, places: int) -> bool:
    for seat in range(t.players):
        if is_tied(t, seat, places):
            return True
    return False


def rank_rolls(t: Table, places: int) -> None:
    """Among equals, who rolled more hits goes ahead."""
    for seat in range(t.players):
        t.ahead[seat] = 0
        for other in range(t.players):
            if t.rank[other] == t.rank[seat] < places and t.rolled[other] > t.rolled[seat]:
                t.ahead[seat] += 1
    for seat in range(t.players):
        t.rank[seat] += t.ahead[seat]
