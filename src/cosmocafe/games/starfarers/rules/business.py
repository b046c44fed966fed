"""Trade and Building phase: one menu until the player ends the phase (SF-080, SF-090 to SF-106, SF-196, SF-197)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, only, plan, tell

from ..board import SITES
from ..box import Box
from ..scoring import score
from ..table import Fleet, Table
from ..vocabulary import HAND, RESOURCES, THINGS, Answer, Cargo, Event, FriendOp, Step, Thing, rules
from .founding import build_port
from .hands import pay, steal
from .places import can_launch, has_free_berth
from .production import draw_supplies, supply_cards
from .trading import can_propose, holds, lacking, offer_exchanges
from .victory import can_expand, change_fame, check_victory, free_fame, friend_with


@rules.asks(
    Step.BUSINESS, always=True, about="SF-081 SF-018 SF-094 SF-096 SF-101 SF-R14 SF-070 SF-071 SF-183 SF-R10 SF-196 SF-R42 SF-197 SF-R54"
)
def offer_business(box: Box, t: Table, who: int) -> None:
    """All that can be paid and placed; asked even if nothing is left but to end, as hands are secret."""
    me = t.fleets[who]
    offer(t, Answer.END_PHASE)
    for thing in range(THINGS):
        if can_pay(box, me, thing) and can_build(box, t, who, thing):
            offer(t, Answer.BUILD + thing)
    offer_exchanges(box, t, me)
    if t.supplies and supply_cards(box, t, who) > 0:
        offer(t, Answer.DRAW)
    if can_buy_fame(box, t, me):
        offer(t, Answer.BUY_FAME)
    if can_call_help(box, t, who):
        offer(t, Answer.CALL_HELP)
    if can_propose(box, t, who):
        offer(t, Answer.PROPOSE)
        offer(t, Answer.CALL_OFFERS)


def can_pay(box: Box, me: Fleet, thing: int) -> bool:
    """Whether the hand holds the cost."""
    return holds(me, box.prices[thing].cards)


def can_build(box: Box, t: Table, who: int, thing: int) -> bool:
    """SF-018, SF-094 to SF-096, SF-101: a piece and a place for it."""
    me = t.fleets[who]
    if thing == Thing.COLONY_SHIP:
        return can_launch(box, t, who, Cargo.COLONY)
    if thing == Thing.TRADE_SHIP:
        return can_launch(box, t, who, Cargo.TRADE)
    if thing == Thing.SPACEPORT:
        return me.rings > 0 and me.sites != me.ports
    return can_expand(box, t, who, thing - Thing.BOOSTER)


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-094")
def all_transporters_fly(t: Table, who: int, thing: int) -> bool:
    return thing < Thing.SPACEPORT and 0 not in t.fleets[who].at


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-095")
def no_module_left(t: Table, who: int, thing: int) -> bool:
    return thing < Thing.SPACEPORT and t.fleets[who].modules[thing] == 0


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-096")
def no_free_berth(box: Box, t: Table, who: int, thing: int) -> bool:
    return thing < Thing.SPACEPORT and not has_free_berth(box, t, who)


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-101")
def no_ring_left(t: Table, who: int, thing: int) -> bool:
    return thing == Thing.SPACEPORT and t.fleets[who].rings == 0


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-099")
def no_colony_to_upgrade(t: Table, who: int, thing: int) -> bool:
    return thing == Thing.SPACEPORT and t.fleets[who].sites == t.fleets[who].ports


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-018")
def no_room_on_mother_ship(box: Box, t: Table, who: int, thing: int) -> bool:
    return thing >= Thing.BOOSTER and not can_expand(box, t, who, thing - Thing.BOOSTER)


@rules.forbids(Step.BUSINESS, Answer.BUILD, rule="SF-090", missing=HAND)
def cards_missing(box: Box, t: Table, who: int, thing: int) -> int:
    return lacking(t.fleets[who], box.prices[thing].cards)


@rules.forbids(Step.BUSINESS, Answer.DRAW, rule="SF-073")
def no_supplies_wait(t: Table) -> bool:
    return t.supplies == 0


@rules.forbids(Step.BUSINESS, Answer.DRAW, rule="SF-071")
def no_supplies_for_so_many_points(box: Box, t: Table, who: int) -> bool:
    return supply_cards(box, t, who) == 0


@rules.answers(Step.BUSINESS, Answer.BUILD, about="SF-090 SF-102 SF-R32")
def build(box: Box, t: Table, who: int, thing: int) -> None:
    """SF-090: paid to the bank first, placed then."""
    for resource in range(RESOURCES):
        for _ in range(box.prices[thing].cards[resource]):
            pay(t, who, resource)
    tell(t, Event.BUILT, who, thing)
    go_on(t, who)
    if thing == Thing.SPACEPORT:
        plan(t, Step.UPGRADE, who)
    elif thing < Thing.SPACEPORT:
        plan(t, Step.LAUNCH, who, thing)
    else:
        t.fleets[who].expansions[thing - Thing.BOOSTER] += 1  # SF-102: on the mother ship at once


def go_on(t: Table, who: int) -> None:
    """The menu again; before it, ships that waited for a place (SF-R32)."""
    plan(t, Step.BUSINESS, who)
    plan(t, Step.CLAIMS, who)


@rules.asks(Step.UPGRADE)
def offer_colonies(t: Table, who: int) -> None:
    me = t.fleets[who]
    for site in range(SITES):
        if has(me.sites & ~me.ports, site):
            offer(t, Answer.SITE + site)


@rules.forbids(Step.UPGRADE, Answer.SITE, rule="SF-099")
@rules.forbids(Step.START_PORT, Answer.SITE, rule="SF-044")
def no_own_colony(t: Table, who: int, site: int) -> bool:
    return not has(t.fleets[who].sites, site)


@rules.forbids(Step.UPGRADE, Answer.SITE, rule="SF-099")
def spaceport_already(t: Table, who: int, site: int) -> bool:
    return has(t.fleets[who].ports, site)


@rules.answers(Step.UPGRADE, Answer.SITE, about="SF-011 SF-050 SF-182 SF-R38")
def upgrade(box: Box, t: Table, who: int, site: int) -> None:
    build_port(t, who, site)
    check_victory(box, t)


@rules.does(Step.CLAIMS)
def honour_claims(box: Box, t: Table, who: int) -> None:
    """SF-132, SF-R32: as soon as there are transporter, module and place, the free ship must be placed."""
    if t.fleets[who].claims > 0 and can_launch(box, t, who, Cargo.TRADE):
        t.fleets[who].claims -= 1
        plan(t, Step.CLAIMS, who)
        plan(t, Step.LAUNCH, who, Cargo.TRADE)


@rules.answers(Step.BUSINESS, Answer.DRAW, about="SF-R61")
def draw_late_supplies(box: Box, t: Table, who: int) -> None:
    draw_supplies(box, t, who)
    go_on(t, who)


def praise_on_sale(box: Box, t: Table, me: Fleet) -> int:
    """SF-196, SF-R42: a friendship card that sells fame now, or -1: as often in a turn as it says, however many such cards there are."""
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        friend = box.friends[card]
        if friend.op == FriendOp.BUY_FAME and t.praised < friend.per_turn and holds(me, friend.pays):
            return card
    return -1


def can_buy_fame(box: Box, t: Table, me: Fleet) -> bool:
    return praise_on_sale(box, t, me) >= 0 and free_fame(box, t) > 0


@rules.forbids(Step.BUSINESS, Answer.BUY_FAME, rule="SF-196")
def nobody_sells_fame(box: Box, t: Table, who: int) -> bool:
    return praise_on_sale(box, t, t.fleets[who]) < 0


@rules.forbids(Step.BUSINESS, Answer.BUY_FAME, rule="SF-R25")
def no_fame_left(box: Box, t: Table) -> bool:
    return free_fame(box, t) <= 0


@rules.forbids(Step.BUSINESS, Answer.CALL_HELP, rule="SF-197")
def nobody_helps(box: Box, t: Table, who: int) -> bool:
    return not can_call_help(box, t, who)


@rules.answers(Step.BUSINESS, Answer.BUY_FAME, about="SF-125 SF-R25")
def buy_fame(box: Box, t: Table, who: int) -> None:
    friend = box.friends[praise_on_sale(box, t, t.fleets[who])]
    t.praised += 1
    for resource in range(RESOURCES):
        for _ in range(friend.pays[resource]):
            pay(t, who, resource)
            tell(t, Event.GAVE, who, resource)
    go_on(t, who)
    change_fame(box, t, who, friend.fame)


def leaders(box: Box, t: Table, who: int) -> int:
    """The players with more points."""
    seats = 0
    for seat in range(t.players):
        if score(box, t, seat) > score(box, t, who):
            seats |= only(seat)
    return seats


def can_call_help(box: Box, t: Table, who: int) -> bool:
    """SF-197: once a turn as the card says, while enough players are ahead and somebody of them has cards."""
    card = friend_with(box, t.fleets[who], FriendOp.DRAW_FROM_LEADERS)
    if card < 0 or t.helped >= box.friends[card].per_turn:
        return False
    rich = 0
    ahead = leaders(box, t, who)
    for seat in range(t.players):
        if has(ahead, seat) and t.fleets[seat].cards > 0:
            rich += 1
    return rich > 0 and count(ahead) >= box.friends[card].min_leaders


@rules.answers(Step.BUSINESS, Answer.CALL_HELP)
def call_help(box: Box, t: Table, who: int) -> None:
    card = friend_with(box, t.fleets[who], FriendOp.DRAW_FROM_LEADERS)
    t.helped += 1
    go_on(t, who)
    plan(t, Step.HELP, who, box.friends[card].players)


@rules.asks(Step.HELP, about="SF-R43")
def offer_leaders(box: Box, t: Table, who: int, named: int) -> None:
    """SF-R43: two different ones; who has no cards gives nothing."""
    ahead = leaders(box, t, who)
    for seat in range(t.players):
        if has(ahead, seat) and not has(named, seat):
            offer(t, Answer.LEADER + seat)


@rules.forbids(Step.HELP, Answer.LEADER, rule="SF-R43")
def not_ahead(box: Box, t: Table, who: int, named: int, leader: int) -> bool:
    return not has(leaders(box, t, who) & ~named, leader)


@rules.answers(Step.HELP, Answer.LEADER)
def draw_from_leader(box: Box, t: Table, who: int, left: int, named: int, leader: int) -> None:
    card = friend_with(box, t.fleets[who], FriendOp.DRAW_FROM_LEADERS)
    for _ in range(box.friends[card].cards):
        steal(t, who, leader)
    if left > 1:
        plan(t, Step.HELP, who, left - 1, named | only(leader))


@rules.answers(Step.BUSINESS, Answer.END_PHASE, about="SF-073")
def end_phase(t: Table) -> None:
    """SF-073: supplies not drawn are lost."""
    t.supplies = 0
