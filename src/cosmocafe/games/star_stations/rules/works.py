"""Mine ore, refine ore, build a ship, build a station module (SS-100 to SS-144): never while locked."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, tell

from ..box import Box
from ..table import Fleet, Table
from ..vocabulary import SHIPS, Answer, Event, Step, build, rules
from .control import controlled
from .fleets import complete, enemies, has_room, is_locked, pile, pile_up, put, ships_on, stir


def offer_works(box: Box, t: Table, me: Fleet, held: int) -> None:
    """What can be done with frigates and with the stations held."""
    if ore_in_reach(box, t, me) > 0:
        offer(t, Answer.MINE)
    if held != 0:
        offer_refining(box, t, me, held)
        offer_ships(box, t, me, held)
    if me.ore >= box.module_cost:
        offer_modules(box, t, me)


@rules.forbids(Step.ACT, Answer.MINE, Answer.REFINE, Answer.REFINE_ALL, Answer.BUILD, Answer.MODULE, rule="SS-053")
def locked(t: Table, who: int) -> bool:
    return is_locked(t.fleets[who], enemies(t, who))


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


@rules.forbids(Step.ACT, Answer.MINE, rule="SS-101")
def nothing_to_mine(box: Box, t: Table, who: int) -> bool:
    return ore_in_reach(box, t, t.fleets[who]) == 0


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


@rules.forbids(Step.ACT, Answer.REFINE, Answer.REFINE_ALL, rule="SS-121")
def no_station(box: Box, t: Table, who: int) -> bool:
    return controlled(box, t, who) == 0


@rules.forbids(Step.ACT, Answer.REFINE, rule="SS-123")
def too_little_ore(t: Table, who: int, amount: int) -> int:
    return max(amount + 1 - t.fleets[who].ore, 0)


@rules.forbids(Step.ACT, Answer.REFINE, rule="SS-122")
def too_few_stations(box: Box, t: Table, who: int, amount: int) -> bool:
    return amount + 1 > refinable(box, t.fleets[who], controlled(box, t, who))


@rules.forbids(Step.ACT, Answer.REFINE_ALL, rule="SS-125")
def amount_is_listed(box: Box, t: Table, who: int) -> bool:
    return refinable(box, t.fleets[who], controlled(box, t, who)) <= box.listed_amount


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
        if has_room(box, me, square):
            for ship in range(SHIPS):
                if is_built(box, ship) and box.cost[ship] <= me.metal and me.supply[ship] > 0:
                    offer(t, build(ship, square))


def is_built(box: Box, ship: int) -> bool:
    """SS-133: whether a type of ships has a price."""
    return box.cost[ship] >= 0


@rules.forbids(Step.ACT, Answer.BUILD, rule="SS-133")
def never_built(box: Box, ship: int) -> bool:
    return not is_built(box, ship)


@rules.forbids(Step.ACT, Answer.BUILD, rule="SS-131")
def not_my_station(box: Box, t: Table, who: int, square: int) -> bool:
    return not has(controlled(box, t, who), square)


@rules.forbids(Step.ACT, Answer.BUILD, rule="SS-132")
def station_is_full(box: Box, t: Table, who: int, square: int) -> bool:
    return not has_room(box, t.fleets[who], square)


@rules.forbids(Step.ACT, Answer.BUILD, rule="SS-134")
def supply_is_empty(t: Table, who: int, ship: int) -> bool:
    return t.fleets[who].supply[ship] == 0


@rules.forbids(Step.ACT, Answer.BUILD, rule="SS-131")
def too_little_metal(box: Box, t: Table, who: int, ship: int) -> int:
    return max(box.cost[ship] - t.fleets[who].metal, 0)


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
    sites = t.stars & ~complete(box, t) & builders(box, me)
    while sites:
        offer(t, Answer.MODULE + first(sites))
        sites &= sites - 1


def builders(box: Box, me: Fleet) -> int:
    """SS-142: the squares with an own ship that builds."""
    squares = 0
    for ship in range(SHIPS):
        if box.builds_modules[ship]:
            squares |= me.at[ship]
    return squares


@rules.forbids(Step.ACT, Answer.MODULE, rule="SS-141")
def no_star(t: Table, square: int) -> bool:
    return not has(t.stars, square)


@rules.forbids(Step.ACT, Answer.MODULE, rule="SS-141")
def station_is_complete(box: Box, t: Table, square: int) -> bool:
    return has(complete(box, t), square)


@rules.forbids(Step.ACT, Answer.MODULE, rule="SS-142")
def no_builder(box: Box, t: Table, who: int, square: int) -> bool:
    return not has(builders(box, t.fleets[who]), square)


@rules.forbids(Step.ACT, Answer.MODULE, rule="SS-141")
def no_ore_for_module(box: Box, t: Table, who: int) -> int:
    return max(box.module_cost - t.fleets[who].ore, 0)


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
