"""What a learner sees: the fleets, the own one first, the board place by place, cards and offers."""

from __future__ import annotations

from cosmocafe.author import count, has, seat_of, seen

from .board import BASES, OUTPOSTS, PLANETS, SITES
from .box import Box
from .scoring import score
from .table import PUBLIC, SEATS, Fleet, Offer, Table
from .vocabulary import (
    CARDS,
    CARGO_NAME,
    CHIPS,
    COLOURS,
    EXPANSION_NAME,
    EXPANSIONS,
    NODE_NAME,
    PLANET_NAME,
    RACES,
    RESOURCE,
    RESOURCES,
    SHIP_NAME,
    SHIPS,
    SITE_NAME,
)

HAND = 99
DECK = 32


class Seat(seen.Part):
    """One player's fleet; `held` are the cards that the seat surely knows to be in the hand."""

    playing: int = seen.flag()
    colour: int = seen.one_of(COLOURS)
    points: int = seen.points(15)
    fame: int = seen.count(30)
    claims: int = seen.count(9)
    cards: int = seen.count(HAND)
    colonies: int = seen.count(30)
    trades: int = seen.count(20)
    rings: int = seen.count(20)
    trophies: int = seen.count(CHIPS)
    hand: list[int] = seen.each(RESOURCE, seen.count(HAND))
    held: list[int] = seen.each(RESOURCE, seen.count(HAND))
    expansions: list[int] = seen.each(EXPANSION_NAME, seen.count(9))
    ships: list[int] = seen.each(SHIP_NAME, seen.one_of(NODE_NAME))
    cargo: list[int] = seen.each(SHIP_NAME, seen.one_of(CARGO_NAME))
    outposts: list[int] = seen.set_of(OUTPOSTS)
    friends: list[int] = seen.set_of(OUTPOSTS)
    gives: list[int] = seen.each(RESOURCE, seen.count(HAND))
    wants: list[int] = seen.each(RESOURCE, seen.count(HAND))


class Site(seen.Part):
    """A colony site."""

    owner: int = seen.seat()
    port: int = seen.flag()
    blocked: int = seen.flag()


class Planet(seen.Part):
    """A planet, its chip as far as the seat knows it, and who has looked."""

    chip: int = seen.one_of(CHIPS)
    face_up: int = seen.flag()
    looked: list[int] = seen.set_of(seen.SEATS)


class Seen(seen.Seen):
    """The whole observation."""

    seats: list[Seat] = seen.parts(seen.SEATS, Seat)
    sites: list[Site] = seen.parts(SITE_NAME, Site)
    planets: list[Planet] = seen.parts(PLANET_NAME, Planet)
    friendship: list[int] = seen.each(RACES, seen.seat())
    bank: list[int] = seen.each(RESOURCE, seen.count(30))
    gift: list[int] = seen.each(RESOURCE, seen.count(HAND))
    turn: int = seen.points(100)
    active: int = seen.seat()
    pile: int = seen.count(127)
    supplies: int = seen.flag()
    proposals: int = seen.count(99)
    speed: int = seen.count(30)
    steps: int = seen.count(63)
    grounded: int = seen.one_of(SHIP_NAME)
    finished: list[int] = seen.set_of(SHIP_NAME)
    card: int = seen.one_of(CARDS)
    boxes: int = seen.count(9)
    deck: int = seen.count(DECK)


def observe(box: Box, t: Table, seat: int, out: Seen) -> None:
    """Fill the observation of a seat; those who only look on see the table as seat 0 without its secrets."""
    me = max(seat, 0)
    for other in range(SEATS):
        if other < t.players:
            who = (me + other) % t.players
            out.seats[other].points = score(box, t, who)
            observe_fleet(t.fleets[who], out.seats[other])
            observe_cards(t, seat, who, t.offers[who], out.seats[other])
            observe_places(t.fleets[who], other, out)
    for site in range(SITES):
        out.sites[site].blocked = 1 if has(t.blocked, site) else 0
    for planet in range(PLANETS):
        out.planets[planet].chip = t.chip[planet]
        out.planets[planet].face_up = 1 if has(t.face_up, planet) else 0
    for race in range(BASES):
        out.friendship[race] = seat_of(t, me, t.friendship[race] - 1)
    observe_moment(t, me, out)


def observe_fleet(fleet: Fleet, out: Seat) -> None:
    out.playing = 1
    out.colour = 1 + fleet.colour
    out.fame = fleet.fame
    out.claims = fleet.claims
    out.colonies = fleet.modules[0]
    out.trades = fleet.modules[1]
    out.rings = fleet.rings
    out.trophies = count(fleet.trophies)
    for kind in range(EXPANSIONS):
        out.expansions[kind] = fleet.expansions[kind]
    for ship in range(SHIPS):
        out.ships[ship] = fleet.at[ship]
        out.cargo[ship] = 1 + fleet.cargo[ship] if fleet.at[ship] > 0 else 0
    for place in range(OUTPOSTS):
        out.outposts[place] = 1 if has(fleet.outposts, place) else 0
        out.friends[place] = 1 if has(fleet.friends, place) else 0


def observe_cards(t: Table, seat: int, who: int, offer: Offer, out: Seat) -> None:
    out.cards = t.fleets[who].cards
    for resource in range(RESOURCES):
        out.hand[resource] = t.fleets[who].hand[resource]
        out.held[resource] = surely_held(t, seat, who, resource)
        out.gives[resource] = offer.give[resource]
        out.wants[resource] = offer.want[resource]


def surely_held(t: Table, seat: int, other: int, resource: int) -> int:
    """Cards of a type that a seat knows to be in another hand."""
    mind = t.minds[seat if seat >= 0 else PUBLIC]
    least = 0
    for i in range(mind.count):
        known = mind.possible[i].known[other * RESOURCES + resource]
        least = known if i == 0 else min(least, known)
    return least


def observe_places(fleet: Fleet, other: int, out: Seen) -> None:
    """What a fleet has on the board, and where it has looked."""
    for site in range(SITES):
        if has(fleet.sites, site):
            out.sites[site].owner = 1 + other
            out.sites[site].port = 1 if has(fleet.ports, site) else 0
    for planet in range(PLANETS):
        out.planets[planet].looked[other] = 1 if has(fleet.seen, planet) else 0


def observe_moment(t: Table, me: int, out: Seen) -> None:
    for resource in range(RESOURCES):
        out.bank[resource] = t.bank[resource]
        out.gift[resource] = t.gift[resource]
    out.turn = t.turn
    out.active = seat_of(t, me, t.active)
    out.pile = t.pile_cards
    out.supplies = t.supplies
    out.proposals = t.proposals
    out.speed = t.base_speed
    out.steps = t.steps
    out.grounded = t.grounded
    out.card = t.card
    out.boxes = t.boxes
    out.deck = count(t.deck)
    for ship in range(SHIPS):
        out.finished[ship] = t.finished[ship]
