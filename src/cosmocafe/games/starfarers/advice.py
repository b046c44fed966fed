"""What a bot likes: a table's worth for one seat, in thousandths of a victory point."""

from __future__ import annotations

from cosmocafe.author import count, first, has

from .board import BASES, PER_BASE, PER_SYSTEM, SYSTEMS
from .box import Box
from .rules.exploring import falls
from .rules.founding import carried
from .rules.places import SYSTEM_SITES, next_outpost, taken_sites
from .rules.trading import holds, total
from .rules.victory import strength
from .scoring import score
from .table import Fleet, Offer, Table
from .vocabulary import EXPANSIONS, RESOURCES, SHIPS, THINGS, Cargo, ChipKind, Expansion, Reply, Step, Thing

WIN = 1_000_000
SEVEN, PIPS_OF_SEVEN = 7, 6  # how often two dice show a sum
POINT = 1000
LATE_POINT = 30  # more for every point already there
HALF_FAME = 440  # a fame ring that does not count yet
OUTPOST = 350
FRIEND = 330
CLAIM = 300
EXPANSION_WORTH, LESS_EACH = 185, 22  # each further expansion of a kind helps less
FREIGHT, USEFUL_FREIGHT = 60, 3  # freight rings open the first outposts
PIP = 13  # one of 36 rolls gives a card
KIND = 70  # each resource that is produced at all
START_BOOSTER, START_COLONY_SHIP = 150, 400  # what a choice of the advanced setup is worth beyond that: speed and a colony come first
SHIP = 420
FLIGHT = 90  # a ship that has still to fly this turn
STEP, REACH = 22, 30  # a step nearer to a goal, and from how far a goal draws a ship
SITE, NEW_PLANET, GOOD_PLANET, TROPHY, FORBIDDEN = 200, 25, 8, 100, -500
BASE, FIRST_OUTPOST, MISSING_RING = 350, 60, 170
CARD = 26
CLUTTER = 60  # a card beyond what is safe on a seven
SAFE_HAND = 7
PLAN = 330  # a hand that pays for something useful
COLONY_SHIP, TRADE_SHIP, SPACEPORT, EXPANSION, LESS_WANTED = 130, 110, 120, 70, 8  # how useful, in hundredths
NO_COLONY_SHIP, NO_TRADE_SHIP = 20, 30
HOPE = 2  # one offer in so many is taken, of those that please somebody
EAGER = 300  # for an offer that would pay for something at once: better made before the ships fly
FUTILE, TALK, GREED = 3000, 150, 20  # what speaks against an offer: it is in vain, one more was made, it wants more than it gives
GETS, KEEPS, GIVES = 1, 0, -1  # sides of an offer
LOWEST, HIGHEST = 2, 12  # sums of two dice


def cases_of(rolls: int) -> int:
    """In how many of 36 cases one of these sums is rolled."""
    return sum(PIPS_OF_SEVEN - abs(number - SEVEN) for number in range(LOWEST, HIGHEST + 1) if has(rolls, number))


PIPS = tuple(cases_of(rolls << LOWEST) for rolls in range(1 << (HIGHEST - LOWEST + 1)))  # of every set of sums: asked for all the time


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing, and a little of what the best of the others lacks."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN
    best = -WIN
    for other in range(t.players):
        if other != seat:
            best = max(best, POINT * score(box, t, other) + CARD * t.fleets[other].cards)
    return standing(box, t, seat) - best // 4


def turn(box: Box, t: Table) -> int:
    """A bot plans to the end of its turn; a deal is weighed by itself: whoever has made an offer does not think better of it."""
    return 1 if t.depth > 0 and t.agenda[t.depth - 1].step == Step.DEAL else 0


def standing(box: Box, t: Table, seat: int) -> int:
    """What one player has and is about to have."""
    me = t.fleets[seat]
    held = score(box, t, seat)
    worth = POINT * held + LATE_POINT * held * held
    worth += HALF_FAME * (me.fame % box.rings_per_point)
    worth += OUTPOST * count(me.outposts) + FRIEND * count(me.friends) + CLAIM * me.claims
    worth += equipment(me) + income(box, t, me) + hand_worth(box, t, seat)
    if box.advanced and t.turn <= 1:  # the first player looks on into his first turn
        worth += first_choices(me)
    ahead = FLIGHT if t.active == seat and is_planned(t, Step.FLIGHT) else 0
    goals = 0
    for ship in range(SHIPS):
        if me.at[ship] > 0:
            goals = goals if goals else open_sites(box, t)
            worth += SHIP + ahead + way(box, t, seat, ship, goals)
    return worth


def first_choices(me: Fleet) -> int:
    """SF-044: what the expansion and the ship of the fourth round bring in the long run."""
    return START_BOOSTER * me.expansions[Expansion.BOOSTER] + START_COLONY_SHIP * carried(me, Cargo.COLONY)


def is_planned(t: Table, step: int) -> bool:
    """Whether a step is still to come."""
    for i in range(t.depth):
        if t.agenda[i].step == step:
            return True
    return False


def equipment(me: Fleet) -> int:
    """Expansions: the first ones matter most, freight rings for the outposts."""
    worth = 0
    for kind in range(EXPANSIONS):
        fitted = me.expansions[kind]
        worth += EXPANSION_WORTH * fitted - LESS_EACH * fitted * fitted
    return worth + FREIGHT * min(me.expansions[Expansion.FREIGHT_RING], USEFUL_FREIGHT)


def income(box: Box, t: Table, me: Fleet) -> int:
    """What the dice bring: rolls that give a card, and how many kinds of cards they give."""
    worth = 0
    kinds = 0
    sites = me.sites
    while sites:
        site = first(sites)
        sites &= sites - 1
        for i in range(2):
            planet = box.sites[site].planets[i]
            if t.chip[planet] > 0:
                worth += PIP * pips(box.chips[t.chip[planet] - 1].rolls)
                kinds |= 1 << box.planets[planet].resource
    return worth + KIND * count(kinds)


def pips(rolls: int) -> int:
    """In how many of 36 cases one of these sums is rolled."""
    return PIPS[rolls >> LOWEST]


def open_sites(box: Box, t: Table) -> int:
    """Sites where somebody may found a colony."""
    taken = taken_sites(t)
    sites = 0
    for system in range(SYSTEMS):
        here = taken >> (system * PER_SYSTEM) & SYSTEM_SITES
        if count(here) < box.colonies_per_system:
            sites |= (SYSTEM_SITES & ~here) << (system * PER_SYSTEM)
    return sites


def way(box: Box, t: Table, seat: int, ship: int, goals: int) -> int:
    """How near a ship is to the best of its goals."""
    me = t.fleets[seat]
    node = me.at[ship] - 1
    return colony_way(box, t, seat, node, goals) if me.cargo[ship] == Cargo.COLONY else trade_way(box, t, me, node)


def colony_way(box: Box, t: Table, seat: int, node: int, goals: int) -> int:
    """The best free site: near, and with good planets as far as they are known."""
    best = 0
    known = t.face_up | t.fleets[seat].seen
    while goals:
        site = first(goals)
        goals &= goals - 1
        worth = SITE + STEP * (REACH - box.nodes[node].distance[box.sites[site].node])
        for i in range(2):
            planet = box.sites[site].planets[i]
            worth += prospect(box, t, t.fleets[seat], planet) if has(known, planet) else NEW_PLANET
        best = max(best, worth)
    return best


def prospect(box: Box, t: Table, me: Fleet, planet: int) -> int:
    """What a planet promises whose chip is known: its pips; a lair or ice beyond one's means forbids it."""
    chip = t.chip[planet] - 1
    if chip < 0:
        return NEW_PLANET
    if box.chips[chip].kind == ChipKind.NUMBER:
        return GOOD_PLANET * pips(box.chips[chip].rolls)
    return TROPHY if falls(box, chip, strength(box, me), me.expansions[Expansion.FREIGHT_RING]) else FORBIDDEN


def trade_way(box: Box, t: Table, me: Fleet, node: int) -> int:
    """The best outpost to be founded; freight rings that are missing make it worth less."""
    best = 0
    for race in range(BASES):
        number = next_outpost(t, race)
        if number < PER_BASE:
            there = box.bases[race].outposts[number]
            worth = BASE + STEP * (REACH - box.nodes[node].distance[there])
            worth -= MISSING_RING * max(number + 1 - me.expansions[Expansion.FREIGHT_RING], 0)
            worth += FIRST_OUTPOST if number == 0 else 0
            best = max(best, worth)
    return best


def hand_worth(box: Box, t: Table, seat: int) -> int:
    """Cards, the best thing they nearly pay for, and what a trade under way may bring."""
    me = t.fleets[seat]
    mine = t.offers[seat]
    if mine.state == Reply.ACCEPTED:
        return cards_worth(box, t, seat, mine, GETS)
    worth = cards_worth(box, t, seat, mine, KEEPS)
    if mine.state == Reply.COUNTERED:
        worth += offer_worth(box, t, seat, 1) - EAGER  # to accept is better, if it is good at all
    elif t.active == seat and is_planned(t, Step.ANSWERED):
        worth += offer_worth(box, t, seat, t.proposals)
    return worth - CLUTTER * max(me.cards - SAFE_HAND, 0)


def offer_worth(box: Box, t: Table, seat: int, offers: int) -> int:
    """What an offer may bring, whole or with a wish still to be named; the more were made this turn, the less."""
    mine = t.offers[seat]
    kept = cards_worth(box, t, seat, mine, KEEPS)
    if total(mine.want) > 0:
        return hope(box, t, seat, kept) - TALK * offers
    best = -FUTILE
    for resource in range(RESOURCES):
        if total(mine.give) > 0 and mine.give[resource] == 0:
            mine.want[resource] += 1
            best = max(best, hope(box, t, seat, kept))
            mine.want[resource] -= 1
    return best - TALK * offers


def hope(box: Box, t: Table, seat: int, kept: int) -> int:
    """Half of what an offer adds to the hand `kept`, if somebody is pleased with it; talk is for what could be built at once."""
    mine = t.offers[seat]
    worth = -GREED * max(total(mine.want) - total(mine.give), 0)
    gained = cards_worth(box, t, seat, mine, GETS) - kept
    if gained > 0 and pays_for_more(box, t, seat, mine) and pleases_somebody(box, t, seat, mine):
        return worth + EAGER + gained // HOPE
    return worth - FUTILE + min(gained, FUTILE) // HOPE


def pays_for_more(box: Box, t: Table, seat: int, terms: Offer) -> bool:
    """Whether a trade pays for something useful that could not be paid before, and for nothing less useful that could."""
    now = 0
    then = 0
    for thing in range(THINGS):
        useful = wish(box, t, t.fleets[seat], thing)
        if lacks(box, t, seat, thing, terms, KEEPS) == 0:
            now = max(now, useful)
        if lacks(box, t, seat, thing, terms, GETS) == 0:
            then = max(then, useful)
    return then > now


def pleases_somebody(box: Box, t: Table, seat: int, terms: Offer) -> bool:
    """Whether one of those whom an offer is made to has the cards and is better off with it."""
    for other in range(t.players):
        is_partner = other != seat and (seat == t.active or other == t.active)
        if is_partner and holds(t.fleets[other], terms.want):
            if cards_worth(box, t, other, terms, GIVES) > cards_worth(box, t, other, terms, KEEPS):
                return True
    return False


def cards_worth(box: Box, t: Table, seat: int, terms: Offer, side: int) -> int:
    """A hand as it is, or as it would be after a trade on one side of it."""
    best = 0
    for thing in range(THINGS):
        useful = PLAN * wish(box, t, t.fleets[seat], thing)
        if useful > 100 * best:  # else it could not be better, even if it were paid
            best = max(best, progress(box, t, seat, thing, terms, side, useful))
    return CARD * (t.fleets[seat].cards + side * (total(terms.want) - total(terms.give))) + best


def wish(box: Box, t: Table, me: Fleet, thing: int) -> int:
    """How much a thing is wanted now, in hundredths."""
    if thing == Thing.COLONY_SHIP:
        return COLONY_SHIP if me.modules[Cargo.COLONY] > 0 and free_ships(me) > 0 else NO_COLONY_SHIP
    if thing == Thing.TRADE_SHIP:
        can_trade = me.modules[Cargo.TRADE] > 0 and free_ships(me) > 0 and me.expansions[Expansion.FREIGHT_RING] > 0
        return TRADE_SHIP if can_trade else NO_TRADE_SHIP
    if thing == Thing.SPACEPORT:
        return SPACEPORT if me.rings > 0 and me.sites != me.ports else 0
    kind = thing - Thing.BOOSTER
    return EXPANSION - LESS_WANTED * me.expansions[kind] if me.expansions[kind] < box.limit[kind] else 0


def free_ships(me: Fleet) -> int:
    """Transporters in the reserve."""
    ships = 0
    for ship in range(SHIPS):
        if me.at[ship] == 0:
            ships += 1
    return ships


def progress(box: Box, t: Table, seat: int, thing: int, terms: Offer, side: int, useful: int) -> int:
    """How far the hand pays for a thing that is so useful."""
    needed = 0
    for resource in range(RESOURCES):
        needed += box.prices[thing].cards[resource]
    paid = needed - lacks(box, t, seat, thing, terms, side)
    return useful * paid // (100 * max(needed, 1))


def lacks(box: Box, t: Table, seat: int, thing: int, terms: Offer, side: int) -> int:
    """How many cards are missing for a thing, changing spare cards at the bank."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(box.prices[thing].cards[resource] - in_hand(t, seat, resource, terms, side), 0)
    if missing > 0:
        for resource in range(RESOURCES):
            spare = in_hand(t, seat, resource, terms, side) - box.prices[thing].cards[resource]
            while missing > 0 and spare >= box.ratio[resource]:
                spare -= box.ratio[resource]
                missing -= 1
    return missing


def in_hand(t: Table, seat: int, resource: int, terms: Offer, side: int) -> int:
    """How many cards of a type there are on one side of a trade."""
    cards = t.fleets[seat].hand[resource]
    return cards if side == KEEPS else cards + side * (terms.want[resource] - terms.give[resource])
