"""Mine ore, refine ore, build a ship, build a station module (SS-100 to SS-144): never while locked."""

from __future__ import annotations

from cosmocafe.author import count, first, offer, tell

from ..box import Box
from ..table import Fleet, Table
from ..vocabulary import SHIPS, Answer, Event, Step, build, rules
from .control import controlled
from .fleets import complete, crowd, pile, pile_up, put, ships_on, stir


def offer_works(box: Box, t: Table, me: Fleet, held: int) -> None:
    """What can be done with frigates and with the stations held."""
    if ore_in_reach(box, t, me) > 0:
        offer(t, Answer.MINE)
    if held != 0:
        offer_refining(box, t, me, held)
        offer_ships(box, t, me, held)
    if me.ore >= box.module_cost:
        offer_modules(box, t, me)


def ore_in_reach(box: Box, t: Table, me: Fleet) -> int:
    """SS-101 to SS-103: on every square the smaller of own mining ships and asteroids."""
    working = 0
    for ship in range(SHIPS):
        if box.mines[ship]:
            left = me.at[ship] & t.asteroids[0]
            while left:
                square = first(left)
                left &= left - 1
                working += min(ships_on(me, ship, square), pile(t.asteroids, square))
    return working * box.ore_per_frigate


@rules.answers(Step.ACT, Answer.MINE, about="SS-101 SS-103")
def mine(box: Box, t: Table, who: int) -> None:
    me = t.fleets[who]
    ore = ore_in_reach(box, t, me)
    me.ore += ore
    tell(t, Event.MINED, who, ore)


def refinable(box: Box, me: Fleet, held: int) -> int:
    """SS-122, SS-123: the most ore of one action, so much a station; rate 0 is no limit."""
    if box.refine_rate == 0:
        return me.ore
    return min(me.ore, box.refine_rate * count(held))


def offer_refining(box: Box, t: Table, me: Fleet, held: int) -> None:
    """SS-125: every amount up to the largest listed one; if more is possible, the most."""
    most = refinable(box, me, held)
    for amount in range(1, min(most, box.listed_amount) + 1):
        offer(t, Answer.REFINE + amount - 1)
    if most > box.listed_amount:
        offer(t, Answer.REFINE_ALL)


@rules.answers(Step.ACT, Answer.REFINE)
def refine(box: Box, t: Table, who: int, amount: int) -> None:
    refine_ore(box, t, who, amount + 1)


@rules.answers(Step.ACT, Answer.REFINE_ALL, about="SS-122 SS-123")
def refine_everything(box: Box, t: Table, who: int) -> None:
    refine_ore(box, t, who, refinable(box, t.fleets[who], controlled(box, t, who)))


def refine_ore(box: Box, t: Table, who: int, ore: int) -> None:
    me = t.fleets[who]
    me.ore -= ore
    me.metal += ore * box.metal_per_ore
    tell(t, Event.REFINED, who, ore, ore * box.metal_per_ore)


def offer_ships(box: Box, t: Table, me: Fleet, held: int) -> None:
    """SS-131 to SS-134: what can be paid, is in supply, at a controlled station with room."""
    while held:
        square = first(held)
        held &= held - 1
        if crowd(me, square) < box.ships_per_square:
            for ship in range(SHIPS):
                if 0 <= box.cost[ship] <= me.metal and me.supply[ship] > 0:
                    offer(t, build(ship, square))


@rules.answers(Step.ACT, Answer.BUILD, about="SS-168")
def build_ship(box: Box, t: Table, who: int, ship: int, square: int) -> None:
    me = t.fleets[who]
    me.metal -= box.cost[ship]
    me.supply[ship] -= 1
    put(me, ship, square)
    stir(t)
    tell(t, Event.BUILT, who, ship, square)


def offer_modules(box: Box, t: Table, me: Fleet) -> None:
    """SS-141, SS-142: on an unfinished star with an own ship that builds."""
    builders = 0
    for ship in range(SHIPS):
        if box.builds_modules[ship]:
            builders |= me.at[ship]
    sites = t.stars & ~complete(box, t) & builders
    while sites:
        offer(t, Answer.MODULE + first(sites))
        sites &= sites - 1


@rules.answers(Step.ACT, Answer.MODULE, about="SS-143")
def build_module(box: Box, t: Table, who: int, square: int) -> None:
    me = t.fleets[who]
    me.ore -= box.module_cost
    pile_up(t.modules, square)
    stir(t)
    modules = pile(t.modules, square)
    tell(t, Event.MODULE, who, square, modules)
    if modules == box.modules_per_station:  # SS-143
        tell(t, Event.STATION, who, square)
