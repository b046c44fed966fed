"""What a bot likes: a table's worth for one seat, in hundredths of a metal. The designer's advice (SS-180 to SS-186) in numbers.

The numbers were chosen by self-play, many sets of them against each other in games of 2, 3 and 4, then by duel (`python -m bench.duel`).
"""

from __future__ import annotations

from cosmocafe.author import count, first, has, only

from .box import Box
from .rules.control import controlled
from .rules.endings import is_better
from .rules.fleets import complete, crowd, enemies, pile, ships_on, where
from .rules.works import ore_in_reach
from .squares import WIDE, around
from .table import Fleet, Table
from .vocabulary import SHIPS, Ship

WIN = 1_000_000
ALL = 100  # hundredths
OTHERS = 30  # hundredths of what all others have, besides the best of them
STATION, LAST_STATIONS, FIRST_STATION = 400, 2450, 1600  # each; more on the way to victory; the one that refines and builds
CONTESTED = 70  # hundredths of a station with enemies on it, if all dice there were one's own
LAST_FRIGATES, CREW, FRIGATE = (
    510,
    210,
    220,
)  # each of the first two, without which nothing more is built; of the first six; of all (SS-182)
FEW, MANY = 2, 6
DESTROYER, CRUISER = 1000, 1400
READY_METAL, METAL, USEFUL_METAL = 33, 25, 8
READY_ORE, ORE, USEFUL_ORE = 10, 12, 10  # SS-183: more ore than can be refined and spent soon is hardly worth anything
MINE, FIRST_MINES, GOOD_MINE = 60, 230, 4  # what one action mines
MODULE, SITE = 210, 440  # on a star with an own frigate, and if the ore is there to finish it
NEAR_STATION, NEAR_SITE, NEAR_ROCK = 66, 16, 27  # a step nearer to a star that is not held, to an asteroid
WITHIN_REACH, REACH = 64, 4  # an empty station that no enemy reaches sooner (SS-186)
LOSS, DANGER, BEYOND_HOPE = 80, 290, 6  # an attack die against ships, against the flagship beyond the first, up to so many
LOCKED = 40
THREAT = 32  # hundredths of all that frightens the others: it is their turn, they may go or shoot first
FAR = 12
UNREST, HASTE = 10, 10  # hundredths, at once and for each quiet round
HUNTER, HUNT = 30, 100  # a step of each warship, and of the nearest one, towards what a restless player must attack
IDLE = 3000  # to pass while others would win


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the best of the others, and a little against all."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN
    best = -WIN
    together = 0
    for other in range(t.players):
        if other != seat:
            worth = standing(box, t, other, THREAT)
            best = max(best, worth)
            together += max(worth, 0)
    idle = IDLE if has_passed(t, seat) and unrest(box, t, seat) > 0 else 0
    return standing(box, t, seat, ALL) - best - OTHERS * together // ALL - idle


def has_passed(t: Table, seat: int) -> bool:
    """Whether a seat's last turn was one of the latest passes in a row."""
    since = (t.agenda[t.depth - 1].who - seat) % t.players
    return t.passes >= (since if since > 0 else t.players)


def standing(box: Box, t: Table, seat: int, fear: int) -> int:
    """What one player has and is about to have. Who has to act soon cares less for places and more for the hunt."""
    me = t.fleets[seat]
    if me.lost_in > 0:
        return -WIN // 2
    worth = stock(box, t, me)
    haste = unrest(box, t, seat)
    if haste < ALL:
        worth += places(box, t, seat, fear) * (ALL - haste) // ALL
    if haste > 0:
        worth += hunt(box, t, seat) * haste // ALL
    return worth


def unrest(box: Box, t: Table, seat: int) -> int:
    """How little there is to lose, in hundredths: whoever would lose by comparison must not wait for it (SS-165, SS-168)."""
    for other in range(t.players):
        if other != seat and is_better(box, t, other, seat):
            return min(UNREST + HASTE * t.quiet // t.players, ALL)
    return 0


def stock(box: Box, t: Table, me: Fleet) -> int:
    """Ships, metal, ore, and how much ore one action mines."""
    frigates = built(box, me, Ship.FRIGATE)
    mined = ore_in_reach(box, t, me)
    worth = LAST_FRIGATES * min(frigates, FEW) + CREW * min(frigates, MANY) + FRIGATE * frigates
    worth += DESTROYER * built(box, me, Ship.DESTROYER) + CRUISER * built(box, me, Ship.CRUISER)
    worth += READY_METAL * min(me.metal, USEFUL_METAL) + METAL * me.metal
    worth += READY_ORE * min(me.ore, USEFUL_ORE) + ORE * me.ore
    return worth + FIRST_MINES * min(mined, GOOD_MINE) + MINE * mined


def built(box: Box, me: Fleet, ship: int) -> int:
    """How many ships of a type a fleet has."""
    return box.supply[ship] - me.supply[ship]


def places(box: Box, t: Table, seat: int, fear: int) -> int:
    """Where the ships stand: stations, sites, ways to them, and what threatens."""
    me = t.fleets[seat]
    hostile = enemies(t, seat)
    held = controlled(box, t, seat)
    grip = hold(box, t, seat, held)
    worth = (STATION * grip + FIRST_STATION * min(grip, ALL)) // ALL
    worth += LAST_STATIONS * grip * grip // (ALL * ALL * box.required_stations)
    worth += sites(box, t, me) + ways(box, t, me, held, hostile) - dangers(box, t, seat) * fear // ALL
    return worth - LOCKED if fear == ALL and where(me) & hostile else worth


def hold(box: Box, t: Table, seat: int, held: int) -> int:
    """The stations one has, in hundredths: of a contested one as much as the own part of the dice there."""
    share = ALL * count(held)
    left = complete(box, t) & where(t.fleets[seat]) & ~held
    while left:
        square = first(left)
        left &= left - 1
        dice = 0
        for other in range(t.players):
            dice += dice_on(box, t.fleets[other], square)
        share += CONTESTED * dice_on(box, t.fleets[seat], square) // max(dice, 1)
    return share


def dice_on(box: Box, fleet: Fleet, square: int) -> int:
    """The dice of a fleet's ships on a square."""
    dice = 0
    for ship in range(SHIPS):
        dice += box.dice_same[ship] * ships_on(fleet, ship, square)
    return dice


def sites(box: Box, t: Table, me: Fleet) -> int:
    """Frigates on stars whose station they are building."""
    worth = 0
    left = me.at[Ship.FRIGATE] & t.stars & ~complete(box, t)
    while left:
        modules = pile(t.modules, first(left))
        left &= left - 1
        worth += MODULE * modules
        if me.ore >= box.module_cost * (box.modules_per_station - modules):
            worth += SITE
    return worth


def ways(box: Box, t: Table, me: Fleet, held: int, hostile: int) -> int:
    """SS-184 to SS-186: how near free ships are to the stars that are not held yet, and frigates to asteroids."""
    free = free_squares(me, held)
    stations = complete(box, t)
    worth = 0
    left = t.stars & ~held
    while left:
        star = first(left)
        left &= left - 1
        if has(stations, star):
            worth += NEAR_STATION * (FAR - steps_to(free, star)) + within_reach(me, hostile, star)
        elif me.ore >= box.module_cost:
            worth += NEAR_SITE * (FAR - steps_to(free, star))
    left = free & me.at[Ship.FRIGATE] & ~t.asteroids[0]
    while left:
        worth -= NEAR_ROCK * steps_to(t.asteroids[0], first(left))
        left &= left - 1
    return worth


def within_reach(me: Fleet, hostile: int, star: int) -> int:
    """SS-186: an empty station is nearly held by who reaches it first."""
    steps = steps_to(where(me), star)
    return WITHIN_REACH * max(REACH - steps, 0) if 0 < steps_to(hostile, star) >= steps else 0


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


def hunt(box: Box, t: Table, seat: int) -> int:
    """How near the warships are to flagships and stations of the others."""
    prey = 0
    for other in range(t.players):
        if other != seat:
            prey |= t.fleets[other].at[Ship.FLAGSHIP] | controlled(box, t, other)
    me = t.fleets[seat]
    worth = 0
    nearest = FAR
    left = me.at[Ship.FLAGSHIP] | me.at[Ship.CRUISER] | me.at[Ship.DESTROYER]
    while left:
        steps = steps_to(prey, first(left))
        left &= left - 1
        nearest = min(nearest, steps)
        worth += HUNTER * (FAR - steps)
    return worth + HUNT * (FAR - nearest)


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
                worth += DANGER * min(dice - 1, BEYOND_HOPE)
    return worth


def dice_against(box: Box, t: Table, seat: int, square: int) -> int:
    """The most attack dice that one enemy could roll now against a square of `seat`."""
    near = around(only(square), box.board)
    most = 0
    for other in range(t.players):
        if other != seat:
            dice = dice_on(box, t.fleets[other], square)
            for ship in range(SHIPS):
                if box.dice_adjacent[ship] > 0:
                    dice += box.dice_adjacent[ship] * count(t.fleets[other].at[ship] & near)
            most = max(most, dice)
    return most
