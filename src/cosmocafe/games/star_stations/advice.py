"""What a bot likes: a table's worth for one seat, in hundredths of a metal. The designer's advice (SS-180 to SS-186) in numbers."""

from __future__ import annotations

from cosmocafe.author import count, first, has, only

from .box import Box
from .rules.control import controlled
from .rules.endings import fleet_value
from .rules.fleets import complete, crowd, enemies, pile, ships_on, where
from .squares import WIDE, around
from .table import Fleet, Table
from .vocabulary import SHIPS, Ship

WIN = 1_000_000
STATION = 2500
LAST_STATIONS = 1500  # more for each station on the way to victory
MODULE = 330
SITE = 300  # a frigate on a star that can be built on
WORKING = 130  # a frigate on an asteroid
SHIP_METAL = 100
METAL = 75
ORE = 55
SPARE_ORE = 5  # SS-183: more ore than can be refined and spent soon is hardly worth anything
USEFUL_ORE = 9
NEAR_STAR = 40  # a step nearer to a star that is not one's own
NEAR_ROCK = 18  # a step nearer to an asteroid
CREW = 260  # each of the first frigates (SS-182)
FULL_CREW = 5
DANGER = 300  # an attack die against the own flagship, beyond the first
LOSS = 90  # an attack die against other ships
LOCKED = 200
FAR = 12


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the best of the others."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN
    best = -WIN
    for other in range(t.players):
        if other != seat:
            best = max(best, standing(box, t, other))
    return standing(box, t, seat) - best


def standing(box: Box, t: Table, seat: int) -> int:
    """What one player has and is about to have."""
    me = t.fleets[seat]
    if me.lost_in > 0:
        return -WIN // 2
    hostile = enemies(t, seat)
    held = controlled(box, t, seat)
    worth = STATION * count(held) + LAST_STATIONS * count(held) * count(held) // box.required_stations
    worth += SHIP_METAL * fleet_value(box, t, seat) + METAL * me.metal
    worth += ORE * min(me.ore, USEFUL_ORE) + SPARE_ORE * max(me.ore - USEFUL_ORE, 0)
    worth += CREW * min(box.supply[Ship.FRIGATE] - me.supply[Ship.FRIGATE], FULL_CREW)
    worth += works(box, t, me, hostile) + ways(box, t, me, held) - dangers(box, t, seat)
    return worth - LOCKED if where(me) & hostile else worth


def works(box: Box, t: Table, me: Fleet, hostile: int) -> int:
    """Frigates at work: on asteroids, and on stars whose station they are building."""
    worth = 0
    left = me.at[Ship.FRIGATE] & ~hostile
    while left:
        square = first(left)
        left &= left - 1
        worth += WORKING * min(ships_on(me, Ship.FRIGATE, square), pile(t.asteroids, square))
        if has(t.stars & ~complete(box, t), square):
            worth += MODULE * pile(t.modules, square)
            worth += SITE if me.ore >= box.module_cost else 0  # without ore a frigate is of more use elsewhere
    return worth


def ways(box: Box, t: Table, me: Fleet, held: int) -> int:
    """SS-184 to SS-186: how near free ships are to the stars that are not held yet."""
    free = free_squares(me, held)
    worth = 0
    goals = t.stars if me.ore >= box.module_cost else complete(box, t)  # without ore only finished stations are of use
    left = goals & ~held
    while left:
        star = first(left)
        left &= left - 1
        worth += NEAR_STAR * (FAR - steps_to(free, star))
    left = free & me.at[Ship.FRIGATE]
    while left:
        worth += NEAR_ROCK * (FAR - steps_to(t.asteroids[0], first(left)))
        left &= left - 1
    return worth


def free_squares(me: Fleet, held: int) -> int:
    """Squares with a ship that can leave without giving up a station."""
    free = where(me) & ~held
    left = where(me) & held
    while left:
        square = first(left)
        left &= left - 1
        if crowd(me, square) > 1:
            free |= only(square)
    return free


def steps_to(squares: int, target: int) -> int:
    """The steps from the nearest of these squares."""
    nearest = FAR
    while squares:
        square = first(squares)
        squares &= squares - 1
        steps = abs(square % WIDE - target % WIDE) + abs(square // WIDE - target // WIDE)
        nearest = min(nearest, steps)
    return nearest


def dangers(box: Box, t: Table, seat: int) -> int:
    """SS-180: what the others could shoot at now; whoever enters a square gives them the first attack."""
    me = t.fleets[seat]
    worth = 0
    left = where(me)
    while left:
        square = first(left)
        left &= left - 1
        dice = dice_against(box, t, seat, square)
        if dice > 0:
            worth += LOSS * min(dice, 2 * crowd(me, square))
            if has(me.at[Ship.FLAGSHIP], square):
                worth += DANGER * (dice - 1)
    return worth


def dice_against(box: Box, t: Table, seat: int, square: int) -> int:
    """The most attack dice that one enemy could roll now against a square of `seat`."""
    near = around(only(square), box.board)
    most = 0
    for other in range(t.players):
        if other != seat:
            dice = 0
            for ship in range(SHIPS):
                dice += box.dice_same[ship] * ships_on(t.fleets[other], ship, square)
                if box.dice_adjacent[ship] > 0:
                    dice += box.dice_adjacent[ship] * count(t.fleets[other].at[ship] & near)
            most = max(most, dice)
    return most
