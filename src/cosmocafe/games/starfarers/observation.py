"""What a learner sees: the own player first, numbers only; sets of places are written out place by place."""

from __future__ import annotations

from cosmocafe.author import count, has

from .board import BASES, OUTPOSTS, PLANETS, SITES
from .box import Box
from .scoring import score
from .table import PUBLIC, SEATS, Table
from .vocabulary import EXPANSIONS, RESOURCES, SHIPS

PER_FLEET = 8 + 2 * RESOURCES + EXPANSIONS + 2 * SHIPS + 2 * OUTPOSTS
MOMENT = 20
LENGTH = SEATS * PER_FLEET + 2 * SITES + 3 * PLANETS + BASES + 2 * (1 + SEATS) * RESOURCES + MOMENT


def observe(box: Box, t: Table, seat: int, out: list[int]) -> None:
    """Write the observation of a seat; those who only look on see the table as seat 0 without its secrets."""
    me = max(seat, 0)
    k = 0
    for other in range(SEATS):
        if other < t.players:
            observe_fleet(box, t, seat, (me + other) % t.players, out, k)
        k += PER_FLEET
    k = observe_sites(t, me, out, k)
    k = observe_planets(t, me, out, k)
    for race in range(BASES):
        holder = t.friendship[race] - 1
        out[k + race] = 0 if holder < 0 else 1 + (holder - me) % t.players
    k = observe_cards(t, me, out, k + BASES)
    observe_moment(t, me, out, k)


def observe_fleet(box: Box, t: Table, seat: int, other: int, out: list[int], k: int) -> None:
    fleet = t.fleets[other]
    out[k] = 1 + fleet.colour
    out[k + 1] = score(box, t, other)
    out[k + 2] = fleet.fame
    out[k + 3] = fleet.claims
    out[k + 4] = fleet.cards
    out[k + 5] = fleet.modules[0]
    out[k + 6] = fleet.modules[1]
    out[k + 7] = count(fleet.trophies)
    k += 8
    for resource in range(RESOURCES):
        out[k + resource] = fleet.hand[resource]
        out[k + RESOURCES + resource] = surely_held(t, seat, other, resource)
    k += 2 * RESOURCES
    for kind in range(EXPANSIONS):
        out[k + kind] = fleet.expansions[kind]
    k += EXPANSIONS
    for ship in range(SHIPS):
        out[k + ship] = fleet.at[ship]
        out[k + SHIPS + ship] = fleet.cargo[ship]
    k += 2 * SHIPS
    for place in range(OUTPOSTS):
        out[k + place] = 1 if has(fleet.outposts, place) else 0
        out[k + OUTPOSTS + place] = 1 if has(fleet.friends, place) else 0


def surely_held(t: Table, seat: int, other: int, resource: int) -> int:
    """Cards of a type that a seat knows to be in another hand."""
    mind = t.minds[seat if seat >= 0 else PUBLIC]
    least = 0
    for i in range(mind.count):
        known = mind.possible[i].known[other * RESOURCES + resource]
        least = known if i == 0 else min(least, known)
    return least


def observe_sites(t: Table, me: int, out: list[int], k: int) -> int:
    for site in range(SITES):
        out[k + site] = 9 if has(t.blocked, site) else 0
        for other in range(t.players):
            fleet = t.fleets[(me + other) % t.players]
            if has(fleet.sites, site):
                out[k + site] = 1 + other
                out[k + SITES + site] = 1 if has(fleet.ports, site) else 0
    return k + 2 * SITES


def observe_planets(t: Table, me: int, out: list[int], k: int) -> int:
    for planet in range(PLANETS):
        out[k + planet] = t.chip[planet]
        out[k + PLANETS + planet] = 1 if has(t.face_up, planet) else 0
        seen = 0
        for other in range(t.players):
            if has(t.fleets[(me + other) % t.players].seen, planet):
                seen += 1 << other
        out[k + 2 * PLANETS + planet] = seen
    return k + 3 * PLANETS


def observe_cards(t: Table, me: int, out: list[int], k: int) -> int:
    for resource in range(RESOURCES):
        out[k + resource] = t.bank[resource]
        out[k + RESOURCES + resource] = t.gift[resource]
    k += 2 * RESOURCES
    for other in range(SEATS):
        if other < t.players:
            for resource in range(RESOURCES):
                out[k + resource] = t.offers[(me + other) % t.players].give[resource]
                out[k + RESOURCES + resource] = t.offers[(me + other) % t.players].want[resource]
        k += 2 * RESOURCES
    return k


def observe_moment(t: Table, me: int, out: list[int], k: int) -> None:
    out[k] = t.turn
    out[k + 1] = (t.active - me) % t.players
    out[k + 2] = t.players
    out[k + 3] = t.pile_cards
    out[k + 4] = t.supplies
    out[k + 5] = t.proposals
    out[k + 6] = t.base_speed
    out[k + 7] = t.steps
    out[k + 8] = t.grounded
    out[k + 9] = t.boxes
    out[k + 10] = t.card
    out[k + 11] = count(t.deck)
    for ship in range(SHIPS):
        out[k + 12 + ship] = t.finished[ship]
    if t.over == 0 and t.depth > 0:
        task = t.agenda[t.depth - 1]
        out[k + 16] = 1 + task.step
        out[k + 17] = (task.who - me) % t.players
        out[k + 18] = task.a
        out[k + 19] = task.b
