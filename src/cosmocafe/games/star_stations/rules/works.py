"""Mine ore, refine ore, build a ship, build a station module (SS-100 to SS-144): never while locked."""

from __future__ import annotations

from cosmocafe.core.agenda import offer, tell

from ..answers import SHIPS, Answer, Event, Step, build, rules
from ..box import Box
from ..squares import SQUARES, count, has, only
from ..table import Fleet, Table
from .control import controlled
from .fleets import crowd, put, ships_on


def offer_works(box: Box, t: Table, who: int) -> None:
    me = t.fleets[who]
    held = controlled(box, t, who)
    if ore_in_reach(box, t, me) > 0:
        offer(t, Answer.MINE)
    offer_refining(box, t, me, count(held))
    if held != 0:
        offer_ships(box, t, me, held)
    if me.ore >= box.module_cost:
        offer_modules(box, t, me)


def ore_in_reach(box: Box, t: Table, me: Fleet) -> int:
    """SS-101 to SS-103: on every square the smaller of own mining ships and asteroids."""
    working = 0
    for square in range(SQUARES):
        if t.asteroids[square] > 0 and has(me.where, square):
            miners = 0
            for ship in range(SHIPS):
                if box.mines[ship]:
                    miners += ships_on(me, ship, square)
            working += min(miners, t.asteroids[square])
    return working * box.ore_per_frigate


@rules.answers(Step.ACT, Answer.MINE)
def mine(box: Box, t: Table, who: int) -> None:
    me = t.fleets[who]
    ore = ore_in_reach(box, t, me)
    me.ore += ore
    tell(t, Event.MINED, who, ore)


def offer_refining(box: Box, t: Table, me: Fleet, stations: int) -> None:
    """SS-122, SS-123, SS-125: so much a station; rate 0 is no limit, listed up to an amount, then everything."""
    if stations == 0:
        return
    most = me.ore if box.refine_rate == 0 else min(me.ore, box.refine_rate * stations)
    for amount in range(1, min(most, box.listed_amount) + 1):
        offer(t, Answer.REFINE + amount - 1)
    if most > box.listed_amount:
        offer(t, Answer.REFINE_ALL)


@rules.answers(Step.ACT, Answer.REFINE)
def refine(box: Box, t: Table, who: int, amount: int) -> None:
    refine_ore(box, t, who, amount + 1)


@rules.answers(Step.ACT, Answer.REFINE_ALL)
def refine_everything(box: Box, t: Table, who: int) -> None:
    refine_ore(box, t, who, t.fleets[who].ore)


def refine_ore(box: Box, t: Table, who: int, ore: int) -> None:
    me = t.fleets[who]
    me.ore -= ore
    me.metal += ore * box.metal_per_ore
    tell(t, Event.REFINED, who, ore, ore * box.metal_per_ore)


def offer_ships(box: Box, t: Table, me: Fleet, held: int) -> None:
    """SS-131 to SS-134: what can be paid, is in supply, at a controlled station with room."""
    for square in range(SQUARES):
        if has(held, square) and crowd(me, square) < box.ships_per_square:
            for ship in range(SHIPS):
                if 0 <= box.cost[ship] <= me.metal and me.supply[ship] > 0:
                    offer(t, build(ship, square))


@rules.answers(Step.ACT, Answer.BUILD)
def build_ship(box: Box, t: Table, who: int, ship: int, square: int) -> None:
    me = t.fleets[who]
    me.metal -= box.cost[ship]
    me.supply[ship] -= 1
    put(me, ship, square)
    t.quiet = 0
    tell(t, Event.BUILT, who, ship, square)


def has_builder(box: Box, me: Fleet, square: int) -> bool:
    for ship in range(SHIPS):
        if box.builds_modules[ship] and ships_on(me, ship, square) > 0:
            return True
    return False


def offer_modules(box: Box, t: Table, me: Fleet) -> None:
    """SS-141, SS-142: on an unfinished star with an own ship that builds."""
    sites = t.stars & ~t.stations & me.where
    if sites == 0:
        return
    for square in range(SQUARES):
        if has(sites, square) and has_builder(box, me, square):
            offer(t, Answer.MODULE + square)


@rules.answers(Step.ACT, Answer.MODULE)
def build_module(box: Box, t: Table, who: int, square: int) -> None:
    me = t.fleets[who]
    me.ore -= box.module_cost
    t.modules[square] += 1
    t.quiet = 0
    tell(t, Event.MODULE, who, square, t.modules[square])
    if t.modules[square] == box.modules_per_station:  # SS-143
        t.stations |= only(square)
        tell(t, Event.STATION, who, square)
