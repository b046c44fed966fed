"""Flight phase: mother ship, ships one after another, step by step (SF-110 to SF-119, SF-140 to SF-148, SF-R18, SF-R19, SF-R37)."""

from __future__ import annotations

from cosmocafe.author import offer, one_of, plan, tell

from ..board import NEIGHBOURS, NODES
from ..box import BALLS, Box
from ..table import Table
from ..vocabulary import SHIPS, Answer, Cargo, Event, Expansion, Step, rules
from .exploring import explore, explore_around_ships
from .founding import found_colony, found_outpost
from .places import (
    can_come_back,
    can_end,
    can_end_near,
    can_step,
    could_found,
    first_ship,
    is_built_on,
    is_by_foreign_port,
    is_for_colony_ships,
    is_for_trade_ships,
    is_free_for,
    is_next_outpost,
    may_found,
    rings_missing,
)
from .victory import speed_bonus

THERE_AND_BACK = 2  # steps


@rules.does(Step.FLIGHT)
def start_flight(box: Box, t: Table, who: int) -> None:
    """SF-110, SF-111: who has a ship must roll; a black ball is an encounter before anything moves."""
    me = t.fleets[who]
    t.grounded = 0
    for ship in range(SHIPS):
        t.finished[ship] = 0
        is_on_site = me.at[ship] > 0 and box.nodes[me.at[ship] - 1].site >= 0
        t.start[ship] = me.at[ship] if is_on_site else 0
    if first_ship(box, t, who) < 0:
        return
    first = one_of(t, BALLS)
    second = (first + 1 + one_of(t, BALLS - 1)) % BALLS
    tell(t, Event.MOTHER_SHIP, who, box.ball[first], box.ball[second])
    plan(t, Step.SCOUT, who)
    t.base_speed = box.ball[first] + box.ball[second]
    if box.is_black[first] or box.is_black[second]:
        t.base_speed = box.speed_after_encounter  # SF-119
        plan(t, Step.ENCOUNTER, who)


def speed(box: Box, t: Table, who: int) -> int:
    """SF-115: base speed, boosters, friendship cards."""
    me = t.fleets[who]
    return t.base_speed + me.expansions[Expansion.BOOSTER] + speed_bonus(box, me)


@rules.does(Step.SCOUT)
def scout(box: Box, t: Table, who: int) -> None:
    """Ships in place explore; then the next ship flies, if any can do anything."""
    explore_around_ships(box, t, who)
    for ship in range(SHIPS):
        if can_fly(box, t, who, ship) or could_settle(box, t, who, ship):
            plan(t, Step.FLY, who)
            return


def can_fly(box: Box, t: Table, who: int, ship: int) -> bool:
    """Can leave its place, or at least look around and come back to found a colony."""
    if can_leave(box, t, who, ship):
        return True
    can_return = is_ready(t, who, ship) and speed(box, t, who) >= THERE_AND_BACK
    return can_return and can_come_back(box, t, who, ship, t.fleets[who].at[ship] - 1, 0)


def is_ready(t: Table, who: int, ship: int) -> bool:
    """On the board, not finished, not grounded."""
    return t.fleets[who].at[ship] > 0 and t.finished[ship] == 0 and t.grounded != ship + 1


def can_leave(box: Box, t: Table, who: int, ship: int) -> bool:
    """Whether another legal end is in reach."""
    return is_ready(t, who, ship) and can_step(box, t, who, ship, t.fleets[who].at[ship] - 1, speed(box, t, who))


def could_settle(box: Box, t: Table, who: int, ship: int) -> bool:
    """SF-R53: stands where a colony could be founded without moving, as far as all can see."""
    at = t.fleets[who].at[ship]
    return at > 0 and not t.finished[ship] and could_found(box, t, who, ship, at - 1)


def must_fly(box: Box, t: Table, who: int, ship: int) -> bool:
    """SF-147, SF-R18: may not stay where it is, and need not."""
    at = t.fleets[who].at[ship]
    is_unwelcome = at > 0 and (t.start[ship] == at or is_by_foreign_port(box, t, who, at - 1))
    return is_unwelcome and can_leave(box, t, who, ship)


@rules.asks(Step.FLY, always=True, about="SF-140 SF-R53 SF-154 SF-157 SF-158 SF-147 SF-R18")
def offer_ships(box: Box, t: Table, who: int) -> None:
    """Asked as long as any ship could do something, whatever the chips are that only its owner knows."""
    must = False
    for ship in range(SHIPS):
        if can_fly(box, t, who, ship):
            offer(t, Answer.SHIP + ship)
        if could_settle(box, t, who, ship) and may_found(box, t, who, ship, t.fleets[who].at[ship] - 1):
            offer(t, Answer.SETTLE + ship)
        must = must or must_fly(box, t, who, ship)
    if not must:
        offer(t, Answer.LAND_ALL)


@rules.forbids(Step.FLY, Answer.SHIP, Answer.SETTLE, rule="SF-110")
def not_on_the_board(t: Table, who: int, ship: int) -> bool:
    return t.fleets[who].at[ship] == 0


@rules.forbids(Step.FLY, Answer.SHIP, Answer.SETTLE, rule="SF-140")
def has_flown(t: Table, ship: int) -> bool:
    return t.finished[ship] != 0


@rules.forbids(Step.FLY, Answer.SHIP, rule="SF-D24")
def is_grounded(t: Table, ship: int) -> bool:
    return t.grounded == ship + 1


@rules.forbids(Step.FLY, Answer.SHIP, rule="SF-R19")
def nowhere_to_end(box: Box, t: Table, who: int, ship: int) -> bool:
    return not can_fly(box, t, who, ship)


@rules.forbids(Step.FLY, Answer.SETTLE, rule="SF-R53")
def no_place_to_settle(box: Box, t: Table, who: int, ship: int) -> bool:
    return not could_settle(box, t, who, ship)


@rules.forbids(Step.FLY, Answer.SETTLE, rule="SF-158")
def lair_or_ice(box: Box, t: Table, who: int, ship: int) -> bool:
    return not may_found(box, t, who, ship, t.fleets[who].at[ship] - 1)


@rules.forbids(Step.FLY, Answer.LAND_ALL, rule="SF-147")
def somebody_must_fly(box: Box, t: Table, who: int) -> bool:
    for ship in range(SHIPS):
        if must_fly(box, t, who, ship):
            return True
    return False


@rules.answers(Step.FLY, Answer.LAND_ALL)
def end_flight() -> None:
    """SF-140: the other ships stay where they are."""


@rules.answers(Step.FLY, Answer.SETTLE)
def settle(box: Box, t: Table, who: int, ship: int) -> None:
    """SF-R53: founding is no movement."""
    plan(t, Step.SCOUT, who)
    plan(t, Step.CLAIMS, who)
    found_colony(box, t, who, ship)


@rules.answers(Step.FLY, Answer.SHIP, about="SF-R65 SF-115")
def choose_ship(box: Box, t: Table, who: int, ship: int) -> None:
    t.steps = 0
    plan(t, Step.SCOUT, who)
    plan_step(box, t, who, ship, speed(box, t, who))


def plan_step(box: Box, t: Table, who: int, ship: int, left: int) -> None:
    """SF-R65: where all may think of a colony, here or where the ship began, the question is put in any case."""
    node = t.fleets[who].at[ship] - 1
    start = t.start[ship] - 1
    comes_back = start >= 0 and box.nodes[node].distance[start] <= left and could_found(box, t, who, ship, start)
    plan(t, Step.LAND if comes_back or could_found(box, t, who, ship, node) else Step.STEP, who, ship, left)


@rules.asks(Step.LAND, always=True, about="SF-141 SF-R19 SF-154 SF-157 SF-158")
@rules.asks(Step.STEP, about="SF-141 SF-R19 SF-154 SF-157 SF-158")
def offer_steps(box: Box, t: Table, who: int, ship: int, left: int) -> None:
    """A step while a legal end stays in reach; stop where that is legal; found where chips and rules allow."""
    node = t.fleets[who].at[ship] - 1
    if left > 0:
        for i in range(NEIGHBOURS):
            there = box.nodes[node].neighbours[i]
            if there >= 0 and can_go_on(box, t, who, ship, there, left - 1):
                offer(t, Answer.TO + there)
    if t.steps > 0:
        if may_found(box, t, who, ship, node) and is_free_for(t, who, ship, node):
            offer(t, Answer.FOUND)
        if t.start[ship] != node + 1 and can_end(box, t, who, ship, node):
            offer(t, Answer.STOP)


def can_go_on(box: Box, t: Table, who: int, ship: int, node: int, left: int) -> bool:
    """SF-R19: whether a legal end stays in reach after this step."""
    return can_end_near(box, t, who, ship, node, left) or can_come_back(box, t, who, ship, node, left)


def there(t: Table, who: int, ship: int) -> int:
    """Where a ship of mine is."""
    return t.fleets[who].at[ship] - 1


@rules.forbids(Step.LAND, Answer.TO, rule="SF-116")
@rules.forbids(Step.STEP, Answer.TO, rule="SF-116")
def is_here(t: Table, who: int, ship: int, node: int) -> bool:
    return there(t, who, ship) == node


@rules.forbids(Step.LAND, Answer.TO, rule="SF-116")
@rules.forbids(Step.STEP, Answer.TO, rule="SF-116")
def steps_missing(box: Box, t: Table, who: int, ship: int, left: int, node: int) -> int:
    return max(box.nodes[there(t, who, ship)].distance[node] - left, 0)


@rules.forbids(Step.LAND, Answer.TO, rule="SF-116")
@rules.forbids(Step.STEP, Answer.TO, rule="SF-116")
def step_by_step(box: Box, t: Table, who: int, ship: int, node: int) -> bool:
    return node not in box.nodes[there(t, who, ship)].neighbours


@rules.forbids(Step.LAND, Answer.TO, rule="SF-R19")
@rules.forbids(Step.STEP, Answer.TO, rule="SF-R19")
def no_end_from_there(box: Box, t: Table, who: int, ship: int, left: int, node: int) -> bool:
    return not can_go_on(box, t, who, ship, node, left - 1)


@rules.forbids(Step.LAND, Answer.STOP, Answer.FOUND, rule="SF-140")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-140")
def not_moved_yet(t: Table) -> bool:
    return t.steps == 0


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-147")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-147")
def began_here(t: Table, who: int, ship: int) -> bool:
    return t.start[ship] == t.fleets[who].at[ship]


@rules.forbids(Step.LAND, Answer.STOP, Answer.FOUND, rule="SF-143")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-143")
def somebody_is_here(t: Table, who: int, ship: int) -> bool:
    return not is_free_for(t, who, ship, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-144")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-144")
def foreign_port_here(box: Box, t: Table, who: int, ship: int) -> bool:
    return is_by_foreign_port(box, t, who, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-143")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-143")
def building_is_here(box: Box, t: Table, who: int, ship: int) -> bool:
    return is_built_on(box, t, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-146")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-146")
def colony_ships_stop_here(box: Box, t: Table, who: int, ship: int) -> bool:
    return is_for_colony_ships(box, there(t, who, ship)) and t.fleets[who].cargo[ship] != Cargo.COLONY


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-145")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-145")
def trade_ships_stop_here(box: Box, t: Table, who: int, ship: int) -> bool:
    return is_for_trade_ships(box, there(t, who, ship)) and t.fleets[who].cargo[ship] != Cargo.TRADE


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-160")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-160")
def lower_outpost_before_this(box: Box, t: Table, who: int, ship: int) -> bool:
    return not is_next_outpost(box, t, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.STOP, rule="SF-161")
@rules.forbids(Step.STEP, Answer.STOP, rule="SF-161")
def rings_missing_here(box: Box, t: Table, who: int, ship: int) -> int:
    return rings_missing(box, t, who, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.FOUND, rule="SF-157")
def no_room_for_colony(box: Box, t: Table, who: int, ship: int) -> bool:
    return not could_found(box, t, who, ship, there(t, who, ship))


@rules.forbids(Step.LAND, Answer.FOUND, rule="SF-158")
def lair_or_ice_here(box: Box, t: Table, who: int, ship: int) -> bool:
    return not may_found(box, t, who, ship, there(t, who, ship))


@rules.answers(Step.LAND, Answer.TO, about="SF-142 SF-152 SF-R57 SF-R65 SF-115")
@rules.answers(Step.STEP, Answer.TO, about="SF-142 SF-152 SF-R57 SF-R65 SF-115")
def step(box: Box, t: Table, who: int, ship: int, node: int) -> None:
    """SF-141, SF-142: along an edge, past whatever stands there; looking costs no movement (SF-152)."""
    t.fleets[who].at[ship] = node + 1
    t.steps += 1
    tell(t, Event.MOVED, who, ship, node)
    explore(box, t, who, node)
    plan_step(box, t, who, ship, max(speed(box, t, who) - t.steps, 0))


@rules.answers(Step.LAND, Answer.STOP, about="SF-R47 SF-160 SF-163")
@rules.answers(Step.STEP, Answer.STOP, about="SF-R47 SF-160 SF-163")
def stop(box: Box, t: Table, who: int, ship: int) -> None:
    """SF-R47: a trade ship that stops on an outpost intersection founds its outpost."""
    t.steps = 0
    t.finished[ship] = 1
    plan(t, Step.CLAIMS, who)
    if box.nodes[t.fleets[who].at[ship] - 1].outpost >= 0:
        found_outpost(box, t, who, ship)


@rules.answers(Step.LAND, Answer.FOUND)
def found(box: Box, t: Table, who: int, ship: int) -> None:
    t.steps = 0
    plan(t, Step.CLAIMS, who)
    found_colony(box, t, who, ship)


@rules.asks(Step.JUMP, about="SF-131 SF-R27 SF-015")
def offer_jumps(box: Box, t: Table, who: int) -> None:
    """SF-131, SF-R27: anywhere the first starship may end a move."""
    ship = first_ship(box, t, who)
    if ship >= 0:
        for node in range(NODES):
            if t.fleets[who].at[ship] != node + 1 and can_end(box, t, who, ship, node):
                offer(t, Answer.JUMP + node)
        offer(t, Answer.DECLINE)


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-143")
def somebody_is_there(box: Box, t: Table, who: int, node: int) -> bool:
    ship = first_ship(box, t, who)
    return t.fleets[who].at[ship] == node + 1 or not is_free_for(t, who, ship, node)


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-144")
def foreign_port_there(box: Box, t: Table, who: int, node: int) -> bool:
    return is_by_foreign_port(box, t, who, node)


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-143")
def building_is_there(box: Box, t: Table, node: int) -> bool:
    return is_built_on(box, t, node)


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-146")
def colony_ships_stop_there(box: Box, t: Table, who: int, node: int) -> bool:
    return is_for_colony_ships(box, node) and t.fleets[who].cargo[first_ship(box, t, who)] != Cargo.COLONY


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-145")
def trade_ships_stop_there(box: Box, t: Table, who: int, node: int) -> bool:
    return is_for_trade_ships(box, node) and t.fleets[who].cargo[first_ship(box, t, who)] != Cargo.TRADE


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-160")
def lower_outpost_before_it(box: Box, t: Table, node: int) -> bool:
    return not is_next_outpost(box, t, node)


@rules.forbids(Step.JUMP, Answer.JUMP, rule="SF-161")
def rings_missing_there(box: Box, t: Table, who: int, node: int) -> int:
    return rings_missing(box, t, who, node)


@rules.answers(Step.JUMP, Answer.JUMP, about="SF-R57 SF-R47")
def jump(box: Box, t: Table, who: int, node: int) -> None:
    """The whole flight of this ship; on arrival it explores, fights and may found."""
    ship = first_ship(box, t, who)
    t.fleets[who].at[ship] = node + 1
    t.start[ship] = 0
    t.steps = 1
    tell(t, Event.JUMPED, who, ship, node)
    explore(box, t, who, node)
    if could_found(box, t, who, ship, node):
        plan(t, Step.LAND, who, ship, 0)
    else:
        stop(box, t, who, ship)


@rules.answers(Step.JUMP, Answer.DECLINE)
def stay() -> None:
    """The way stays unused."""
