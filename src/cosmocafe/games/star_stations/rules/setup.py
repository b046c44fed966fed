"""Setup: stars and asteroids, start corners, first turn (SS-020 to SS-037)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, one_of, only, plan, tell

from ..box import Box, Placement
from ..squares import SQUARES
from ..table import HEIGHT, Table
from ..vocabulary import SHIPS, Answer, Event, Step, rules
from .attacks import roll_hits
from .fleets import pile_up, put, where


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
        plan(t, Step.PLACE, one_of(t, t.players))
    elif box.placement == Placement.RANDOM:
        place_at_random(box, t)
    else:
        place_preset(box, t)


def squares_for_stars(box: Box, t: Table) -> int:
    """SS-024, SS-026, SS-028: no corner, no star, no asteroid."""
    return box.board & ~box.corners & ~t.stars & ~t.asteroids[0]


def squares_for_asteroids(box: Box, t: Table) -> int:
    """SS-025, SS-027, SS-028, and SS-029: enough empty squares must remain for the stars still to come."""
    room = box.board & ~box.corners & ~t.stars & ~t.asteroids[box.asteroids_per_square - 1]
    return room if count(squares_for_stars(box, t)) > t.stars_left else room & t.asteroids[0]


@rules.asks(Step.PLACE, about="SS-024 SS-026 SS-028 SS-025 SS-027 SS-029")
def offer_places(box: Box, t: Table) -> None:
    stars = squares_for_stars(box, t) if t.stars_left > 0 else 0
    asteroids = squares_for_asteroids(box, t) if t.asteroids_left > 0 else 0
    while stars:
        offer(t, Answer.STAR + first(stars))
        stars &= stars - 1
    while asteroids:
        offer(t, Answer.ASTEROID + first(asteroids))
        asteroids &= asteroids - 1


@rules.forbids(Step.PLACE, Answer.STAR, Answer.ASTEROID, rule="SS-028")
def corner(box: Box, square: int) -> bool:
    return has(box.corners, square)


@rules.forbids(Step.PLACE, Answer.STAR, rule="SS-024")
@rules.forbids(Step.PLACE, Answer.ASTEROID, rule="SS-025")
def star_there(t: Table, square: int) -> bool:
    return has(t.stars, square)


@rules.forbids(Step.PLACE, Answer.STAR, rule="SS-026")
def asteroid_there(t: Table, square: int) -> bool:
    return has(t.asteroids[0], square)


@rules.forbids(Step.PLACE, Answer.STAR, rule="SS-022")
def no_star_left(t: Table) -> bool:
    return t.stars_left == 0


@rules.forbids(Step.PLACE, Answer.ASTEROID, rule="SS-022")
def no_asteroid_left(t: Table) -> bool:
    return t.asteroids_left == 0


@rules.forbids(Step.PLACE, Answer.ASTEROID, rule="SS-027")
def too_many_asteroids(box: Box, t: Table, square: int) -> bool:
    return has(t.asteroids[box.asteroids_per_square - 1], square)


@rules.forbids(Step.PLACE, Answer.ASTEROID, rule="SS-029")
def needed_for_stars(box: Box, t: Table, square: int) -> bool:
    return has(box.board, square) and not has(squares_for_asteroids(box, t), square)


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
    pile_up(t.asteroids, square)
    t.asteroids_left -= 1


def next_place(t: Table, who: int) -> None:
    if t.stars_left + t.asteroids_left > 0:
        plan(t, Step.PLACE, (who + 1) % t.players)


def place_at_random(box: Box, t: Table) -> None:
    """SS-036: first all stars, then all asteroids, each on a random legal square."""
    while t.stars_left > 0:
        put_star(t, random_square(t, squares_for_stars(box, t)))
    while t.asteroids_left > 0:
        put_asteroid(t, random_square(t, squares_for_asteroids(box, t)))


def random_square(t: Table, squares: int) -> int:
    for _ in range(one_of(t, count(squares))):
        squares &= squares - 1
    return first(squares)


def place_preset(box: Box, t: Table) -> None:
    t.stars = box.preset_stars
    t.stars_left = 0
    for layer in range(HEIGHT):
        t.asteroids[layer] = box.preset_asteroids[layer]
    t.asteroids_left = 0


@rules.does(Step.CORNER_ROLL)
def roll_for_corners(box: Box, t: Table) -> None:
    roll_order(box, t, t.players)
    plan(t, Step.FIRST_ROLL)
    for rank in range(t.players - 1, -1, -1):
        for seat in range(t.players):
            if t.rank[seat] == rank:
                plan(t, Step.CORNER, seat)


@rules.asks(Step.CORNER, about="SS-031 SS-033")
def offer_corners(box: Box, t: Table) -> None:
    """SS-031, SS-033: who rolled most hits comes first; any free corner will do."""
    free = free_corners(box, t)
    for square in range(SQUARES):
        if has(free, square):
            offer(t, Answer.START + square)


def free_corners(box: Box, t: Table) -> int:
    """Where nobody stands yet."""
    free = box.starts
    for seat in range(t.players):
        free &= ~where(t.fleets[seat])
    return free


@rules.forbids(Step.CORNER, Answer.START, rule="SS-033")
def no_start_corner(box: Box, square: int) -> bool:
    return not has(box.starts, square)


@rules.forbids(Step.CORNER, Answer.START, rule="SS-033")
def corner_is_taken(box: Box, t: Table, square: int) -> bool:
    return not has(free_corners(box, t), square)


@rules.answers(Step.CORNER, Answer.START, about="SS-034")
def choose_corner(box: Box, t: Table, who: int, square: int) -> None:
    """SS-034: the first ships stand there, the others wait in supply."""
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
