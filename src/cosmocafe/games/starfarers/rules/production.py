"""Production phase: dice, production, tribute to Earth, supplies (SF-060 to SF-074, SF-190, SF-195, SF-198)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, plan, roll, tell

from ..box import Box
from ..scoring import score
from ..table import Fleet, Table
from ..vocabulary import RESOURCES, Answer, Event, FriendOp, Step, rules
from .hands import bank_cards, draw_from_pile, gain, pay, steal
from .victory import friend_with, owner_of


@rules.does(Step.ROLL)
def roll_dice(box: Box, t: Table, who: int) -> None:
    """SF-060: the sum of both dice is the production number."""
    total = box.die[roll(t) - 1] + box.die[roll(t) - 1]
    tell(t, Event.ROLLED, who, total)
    if total == box.seven:
        demand_tribute(box, t, who)
    else:
        produce(box, t, total)


def produce(box: Box, t: Table, total: int) -> None:
    """Everybody gets what his planets give."""
    claim(box, t, total)
    for resource in range(RESOURCES):
        pay_claims(t, resource)
    for k in range(t.players - 1, -1, -1):
        seat = (t.active + k) % t.players
        offer_relief(box, t, seat)
        for resource in range(RESOURCES):
            t.fleets[seat].owed[resource] = 0


def claim(box: Box, t: Table, total: int) -> None:
    """SF-061 to SF-064: one card for each building next to each producing planet, then bonuses (SF-190)."""
    planets = t.face_up
    while planets:
        planet = first(planets)
        planets &= planets - 1
        if t.chip[planet] > 0 and has(box.chips[t.chip[planet] - 1].rolls, total):
            for i in range(2):
                owner = owner_of(t, box.planets[planet].sites[i])
                if owner >= 0:
                    t.fleets[owner].owed[box.planets[planet].resource] += 1
    for seat in range(t.players):
        add_bonuses(box, t.fleets[seat])


def add_bonuses(box: Box, me: Fleet) -> None:
    """SF-190: once a roll, not once a building."""
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        friend = box.friends[card]
        if friend.op == FriendOp.PRODUCTION_BONUS and me.owed[friend.resource] > 0:
            me.owed[friend.resource] += friend.amount


def pay_claims(t: Table, resource: int) -> None:
    """SF-065, SF-R08: all get their cards of this type, or nobody does."""
    owed = 0
    for seat in range(t.players):
        owed += t.fleets[seat].owed[resource]
    if owed > t.bank[resource]:
        tell(t, Event.SHORTAGE, -1, resource)
    for seat in range(t.players):
        count = t.fleets[seat].owed[resource]
        if owed > t.bank[resource]:
            t.fleets[seat].owed[resource] = 0
        elif count > 0:
            tell(t, Event.PRODUCED, seat, count, resource)
    for seat in range(t.players):
        if t.fleets[seat].owed[resource] > 0:
            gain(t, seat, resource, t.fleets[seat].owed[resource])


def offer_relief(box: Box, t: Table, seat: int) -> None:
    """SF-198, SF-R44, SF-R58: whoever really got nothing may take something."""
    me = t.fleets[seat]
    card = friend_with(box, me, FriendOp.RELIEF)
    received = 0
    for resource in range(RESOURCES):
        received += me.owed[resource]
    if card >= 0 and received == 0:
        plan(t, Step.RELIEF, seat, box.friends[card].cards)


@rules.asks(Step.RELIEF, about="SF-198 SF-R44 SF-R55")
def offer_relief_cards(t: Table) -> None:
    """SF-198, SF-R44, SF-R55: any type that the bank has, or none."""
    if bank_cards(t) > 0:
        for resource in range(RESOURCES):
            if t.bank[resource] > 0:
                offer(t, Answer.TAKE + resource)
        offer(t, Answer.DECLINE)


@rules.answers(Step.RELIEF, Answer.TAKE)
def take_relief(t: Table, who: int, left: int, resource: int) -> None:
    gain(t, who, resource, 1)
    tell(t, Event.TOOK, who, resource)
    if left > 1:
        plan(t, Step.RELIEF, who, left - 1)


@rules.answers(Step.RELIEF, Answer.DECLINE)
def decline_relief() -> None:
    """He wants nothing."""


def demand_tribute(box: Box, t: Table, who: int) -> None:
    """SF-067 to SF-069, SF-R07: discards in turn order, then the theft."""
    plan(t, Step.THEFT, who)
    for k in range(t.players - 1, -1, -1):
        seat = (who + k) % t.players
        if t.fleets[seat].cards > hand_limit(box, t.fleets[seat]):
            plan(t, Step.TRIBUTE, seat, t.fleets[seat].cards // 2)


def hand_limit(box: Box, me: Fleet) -> int:
    """SF-195: a diplomat may raise it."""
    card = friend_with(box, me, FriendOp.HAND_LIMIT)
    return box.hand_limit if card < 0 else box.friends[card].limit


@rules.asks(Step.TRIBUTE, always=True, about="SF-067")
@rules.asks(Step.HAND_OVER, always=True)
@rules.asks(Step.PAY, always=True, about="SF-121")
@rules.asks(Step.PASS_CARD, always=True)
@rules.asks(Step.SWAP_GIVE, always=True, about="SF-R31")
def offer_hand(t: Table, who: int) -> None:
    """Any type of card in the hand; asked even if there is only one, so that nobody learns it from a missing question."""
    for resource in range(RESOURCES):
        if t.fleets[who].hand[resource] > 0:
            offer(t, Answer.GIVE + resource)


@rules.forbids(Step.TRIBUTE, Answer.GIVE, rule="SF-068")
@rules.forbids(Step.HAND_OVER, Answer.GIVE, rule="SF-128")
@rules.forbids(Step.PAY, Answer.GIVE, rule="SF-121")
@rules.forbids(Step.PASS_CARD, Answer.GIVE, rule="SF-R56")
@rules.forbids(Step.SWAP_GIVE, Answer.GIVE, rule="SF-R31")
def none_in_hand(t: Table, who: int, resource: int) -> bool:
    return t.fleets[who].hand[resource] == 0


@rules.forbids(Step.SWAP_TAKE, Answer.TAKE, rule="SF-R31")
def type_was_given(t: Table, resource: int) -> bool:
    return t.swapped[resource] < 0


@rules.forbids(Step.RELIEF, Answer.TAKE, rule="SF-R55")
@rules.forbids(Step.CHOOSE, Answer.TAKE, rule="SF-R55")
@rules.forbids(Step.SWAP_TAKE, Answer.TAKE, rule="SF-R55")
def none_in_bank(t: Table, resource: int) -> bool:
    return t.bank[resource] == 0


@rules.answers(Step.TRIBUTE, Answer.GIVE, about="SF-068 SF-195 SF-R07")
def give_tribute(t: Table, who: int, left: int, resource: int) -> None:
    """SF-067, SF-068, SF-195, SF-R07: card by card until half of the hand is gone."""
    pay(t, who, resource)
    tell(t, Event.TRIBUTE, who, resource)
    if left > 1:
        plan(t, Step.TRIBUTE, who, left - 1)


@rules.asks(Step.THEFT, about="SF-069 SF-R11")
def offer_victims(t: Table, who: int) -> None:
    """SF-069, SF-R11: any other player with cards, or nobody."""
    for seat in range(t.players):
        if seat != who and t.fleets[seat].cards > 0:
            offer(t, Answer.ROB + seat)
    offer(t, Answer.NOBODY)


@rules.forbids(Step.THEFT, Answer.ROB, rule="SF-069")
def is_oneself(who: int, victim: int) -> bool:
    return victim == who


@rules.forbids(Step.THEFT, Answer.ROB, rule="SF-R11")
def no_cards_to_take(t: Table, victim: int) -> bool:
    return t.fleets[victim].cards == 0


@rules.answers(Step.THEFT, Answer.ROB)
def rob(t: Table, who: int, victim: int) -> None:
    steal(t, who, victim)


@rules.answers(Step.THEFT, Answer.NOBODY)
def rob_nobody() -> None:
    """He takes nothing."""


def supply_cards(box: Box, t: Table, who: int) -> int:
    """SF-070, SF-071, SF-183, SF-R10: how many cards Earth sends to a player with so many points."""
    held = score(box, t, who)
    if held > box.supply_limit or t.pile_cards + bank_cards(t) == 0:
        return 0
    return 2 * box.supply_cards if held <= box.double_limit else box.supply_cards


@rules.asks(Step.SUPPLIES, about="SF-R12 SF-070 SF-071 SF-183 SF-R10")
def offer_supplies(box: Box, t: Table, who: int) -> None:
    """SF-R12: now, or later in the next phase."""
    if supply_cards(box, t, who) > 0:
        offer(t, Answer.DRAW)
        offer(t, Answer.LATER)


@rules.answers(Step.SUPPLIES, Answer.DRAW, about="SF-R61")
def draw_now(box: Box, t: Table, who: int) -> None:
    draw_supplies(box, t, who)


@rules.answers(Step.SUPPLIES, Answer.LATER, about="SF-073")
def draw_later(t: Table) -> None:
    """SF-073: until the Trade and Building phase ends."""
    t.supplies = 1


def draw_supplies(box: Box, t: Table, who: int) -> None:
    """SF-R61: all cards together."""
    count = supply_cards(box, t, who)
    t.supplies = 0
    tell(t, Event.SUPPLIED, who, count)
    for _ in range(count):
        draw_from_pile(box, t, who)
