"""Phase 2, Player Turns: recharge, take a die, activate a ship, act, end the turn (SC-027 to SC-038)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..ring import ahead, distance, steps_back_to_next, steps_to_next
from ..table import SHIPS, Table
from ..vocabulary import BASICS, COLORS, INGREDIENTS, NONE, Action, Answer, Event, Lasting, Step, rules
from .actions import place
from .attacks import can_shoot, offer_targets
from .coffee import plan_coffee_making
from .colors import offer_color
from .deliveries import is_complete
from .events import in_force
from .goods import can_gain_advanced, gain_advanced, offer_refills
from .numbers import offer_number
from .pirates import plan_pirate_action
from .rounds import power_up
from .sailing import offer_sailing
from .upgrades import can_collect, offer_upgrades


@rules.does(Step.TURN)
def take_turn(box: Box, t: Table, who: int) -> None:
    """SC-027, SC-028, SC-R55: the next player with an available ship; when nobody has one, the other phases follow."""
    for k in range(t.players):
        seat = (who + k) % t.players
        if t.boards[seat].standing:
            t.turn = seat
            plan(t, Step.RECHARGE, seat)
            return
    plan(t, Step.CLEAN_UP)
    plan_coffee_making(t)
    plan_pirate_action(t, box.track[t.marker])  # SC-089


@rules.asks(Step.RECHARGE, about="SC-030 SC-031")
def offer_recharge(t: Table) -> None:
    """SC-030, SC-031: once, before the die is taken; a must when all dice are exhausted."""
    offer(t, Answer.RECHARGE)
    if t.ready:
        offer(t, Answer.KEEP_DICE)


@rules.forbids(Step.RECHARGE, Answer.KEEP_DICE, rule="SC-031")
def all_dice_exhausted(t: Table) -> bool:
    return t.ready == 0


@rules.answers(Step.RECHARGE, Answer.KEEP_DICE)
def keep_dice(t: Table, who: int) -> None:
    plan(t, Step.DIE, who)


@rules.answers(Step.RECHARGE, Answer.RECHARGE, about="SC-032 SC-034 SC-R36 SC-095 SC-025 SC-026 SC-088 SC-R14")
def recharge(box: Box, t: Table, who: int) -> None:
    """SC-032 to SC-034, SC-R36: dice first, then the marker; beyond its last space the pirates act at once."""
    plan(t, Step.DIE, who)
    tell(t, Event.RECHARGED, who)
    power_up(box, t)
    if t.round == 1:
        return
    if t.marker + 1 < box.track_length:
        t.marker += 1
        tell(t, Event.PIRATES_FASTER, -1, box.track[t.marker])
    else:
        t.marker = 0
        tell(t, Event.PIRATES_ALARMED)
        plan_pirate_action(t, box.alarm_movement)  # SC-095


@rules.asks(Step.DIE, about="SC-035 SC-R47")
def offer_dice(t: Table) -> None:
    """SC-035, SC-R47: one die of the Action dice slot."""
    for color in range(COLORS):
        if has(t.ready, color):
            offer(t, Answer.DIE + color)


@rules.forbids(Step.DIE, Answer.DIE, rule="SC-035")
def die_is_exhausted(t: Table, color: int) -> bool:
    return not has(t.ready, color)


@rules.answers(Step.DIE, Answer.DIE)
def take_die(t: Table, who: int, color: int) -> None:
    t.ready &= ~only(color)
    t.die = color
    tell(t, Event.TOOK_DIE, who, color, t.dice[color])
    plan(t, Step.SHIP, who)


@rules.asks(Step.SHIP, about="SC-035")
def offer_ships(t: Table, who: int) -> None:
    """SC-035: ships on the same tile are equal."""
    me = t.boards[who]
    seen = 0
    for ship in range(SHIPS):
        if has(me.standing, ship) and not has(seen, me.ships[ship]):
            seen |= only(me.ships[ship])
            offer(t, Answer.SHIP + me.ships[ship])


@rules.forbids(Step.SHIP, Answer.SHIP, rule="SC-035")
def no_available_ship(t: Table, who: int, tile: int) -> bool:
    me = t.boards[who]
    for ship in range(SHIPS):
        if has(me.standing, ship) and me.ships[ship] == tile:
            return False
    return True


@rules.answers(Step.SHIP, Answer.SHIP)
def activate_ship(t: Table, who: int, tile: int) -> None:
    me = t.boards[who]
    t.ship = 0
    while me.ships[t.ship] != tile or not has(me.standing, t.ship):
        t.ship += 1
    t.acted = 0
    t.arrived = 0
    tell(t, Event.ACTIVATED, who, tile)
    plan(t, Step.ACT, who)


@rules.asks(Step.ACT, about="SC-036 SC-037 SC-R38 SC-075 SC-049 SC-R25 SC-050 SC-068 SC-069 SC-071 SC-R39 SC-105 SC-R09")
def offer_actions(box: Box, t: Table, who: int) -> None:
    """SC-036, SC-037: every action at most once, in any order; useless ones are not offered (SC-R38)."""
    me = t.boards[who]
    at = place(t, who)
    if not has(t.acted, Action.SAIL):
        offer_sailing(box, t, at)
    if not has(t.acted, Action.COLOR):
        offer_color(box, t, at)
    if not has(t.acted, Action.NUMBER):
        offer_number(box, t, who, at)
    if not has(t.acted, Action.UPGRADE):
        offer_upgrades(box, t, me)
    if not has(t.acted, Action.COLLECT) and can_collect(box, t, me):
        offer(t, Answer.COLLECT)
    if t.arrived and not has(t.acted, Action.DELIVER) and is_complete(box, me):  # SC-075
        offer(t, Answer.DELIVER)
    if not has(t.acted, Action.ATTACK) and can_shoot(box, t, who, box.attack_range):
        offer_targets(box, t, at, box.attack_range)
    offer_refills(t, me)
    offer(t, Answer.END_TURN)


@rules.answers(Step.ACT, Answer.END_TURN, about="SC-136 SC-R29")
def end_actions(box: Box, t: Table, who: int) -> None:
    plan(t, Step.END_TURN, who)
    if in_force(box, t, Lasting.CITY_RIDE):
        plan(t, Step.RIDE, who)
    elif in_force(box, t, Lasting.CITY_GIFT) and has(box.cities, place(t, who)):  # SC-136, SC-R29
        plan(t, Step.GIFT, who, box.events[t.event].amount)


@rules.asks(Step.RIDE, about="SC-132 SC-R28")
def offer_rides(box: Box, t: Table, who: int) -> None:
    """SC-132, SC-R28: the active ship to the nearest City in either direction."""
    at = place(t, who)
    if has(box.cities, at):
        return
    on = steps_to_next(at, box.cities)
    back = steps_back_to_next(at, box.cities)
    offer(t, Answer.STAY)
    if on <= back:
        offer(t, Answer.RIDE + ahead(at, on))
    if back <= on:
        offer(t, Answer.RIDE + ahead(at, -back))


@rules.forbids(Step.RIDE, Answer.RIDE, rule="SC-132")
def no_city(box: Box, tile: int) -> bool:
    return not has(box.cities, tile)


@rules.forbids(Step.RIDE, Answer.RIDE, rule="SC-132")
def not_the_nearest_city(box: Box, t: Table, who: int, tile: int) -> bool:
    at = place(t, who)
    return distance(at, tile) > min(steps_to_next(at, box.cities), steps_back_to_next(at, box.cities))


@rules.answers(Step.RIDE, Answer.RIDE)
def ride(t: Table, who: int, tile: int) -> None:
    t.boards[who].ships[t.ship] = tile
    tell(t, Event.RODE, who, tile)


@rules.asks(Step.GIFT, about="SC-136 SC-R29 SC-040 SC-R24")
def offer_gifts(box: Box, t: Table, who: int) -> None:
    """SC-136, SC-R29: an advanced ingredient for a ship that ends its turn on a City."""
    me = t.boards[who]
    for ingredient in range(BASICS, INGREDIENTS):
        if can_gain_advanced(box, t, me, ingredient):
            offer(t, Answer.GAIN + ingredient)
    offer(t, Answer.PASS)


@rules.answers(Step.GIFT, Answer.GAIN, about="SC-041")
def take_gift(box: Box, t: Table, who: int, left: int, ingredient: int) -> None:
    gain_advanced(box, t, who, ingredient)
    if left > 1:
        plan(t, Step.GIFT, who, left - 1)


@rules.answers(Step.RIDE, Answer.STAY)
@rules.answers(Step.GIFT, Answer.PASS)
def go_without(t: Table) -> None:
    """Rides and gifts are offers."""


@rules.does(Step.END_TURN)
def end_turn(t: Table, who: int) -> None:
    """SC-038: the ship is toppled, the die exhausted."""
    t.boards[who].standing &= ~only(t.ship)
    t.die = NONE
    plan(t, Step.TURN, (who + 1) % t.players)
