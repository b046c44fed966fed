"""Colonies, spaceports, ships and trading outposts (SF-099, SF-153 to SF-169)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, only, plan, tell, uncover

from ..board import PER_BASE
from ..box import Box
from ..table import Fleet, Table
from ..vocabulary import SHIPS, Answer, Cargo, Event, Step, rules
from .places import BASE_OUTPOSTS
from .victory import check_victory


def build_colony(t: Table, who: int, site: int) -> None:
    """A module of the reserve stands on a site."""
    me = t.fleets[who]
    me.modules[Cargo.COLONY] -= 1
    me.sites |= only(site)
    tell(t, Event.COLONY, who, site)


def build_port(t: Table, who: int, site: int) -> None:
    """SF-011: a ring on a colony makes a spaceport."""
    me = t.fleets[who]
    me.rings -= 1
    me.ports |= only(site)
    tell(t, Event.SPACEPORT, who, site)


def start_ship(t: Table, who: int, ship: int, cargo: int, node: int) -> None:
    """SF-012: a transporter takes a module of the reserve and stands on the board."""
    me = t.fleets[who]
    me.modules[cargo] -= 1
    me.cargo[ship] = cargo
    me.at[ship] = node + 1
    t.start[ship] = 0
    t.finished[ship] = 0
    if t.grounded == ship + 1:
        t.grounded = 0  # SF-R32: another ship than the one that was hit
    tell(t, Event.LAUNCHED, who, cargo, ship, node)


def carried(me: Fleet, cargo: int) -> int:
    """Modules of a kind on ships."""
    modules = 0
    for ship in range(SHIPS):
        if me.at[ship] > 0 and me.cargo[ship] == cargo:
            modules += 1
    return modules


def found_colony(box: Box, t: Table, who: int, ship: int) -> None:
    """SF-154: the transporter goes home, the module stays, both chips are turned face up."""
    me = t.fleets[who]
    site = box.nodes[me.at[ship] - 1].site
    me.at[ship] = 0
    me.modules[Cargo.COLONY] += 1  # the one from the ship
    build_colony(t, who, site)
    for i in range(2):
        planet = box.sites[site].planets[i]
        if not has(t.face_up, planet):
            t.face_up |= only(planet)
            chip = t.chip[planet] - 1
            uncover(t)
            tell(t, Event.SHOWN, who, planet, box.chips[chip].kind, box.chips[chip].number)
    check_victory(box, t)


def found_outpost(box: Box, t: Table, who: int, ship: int) -> None:
    """SF-160 to SF-163, SF-R47: the transporter goes home, the module stays, a friendship card is chosen."""
    me = t.fleets[who]
    outpost = box.nodes[me.at[ship] - 1].outpost
    race = outpost // PER_BASE
    me.at[ship] = 0
    me.outposts |= only(outpost)
    tell(t, Event.OUTPOST, who, race, outpost % PER_BASE + 1)
    plan(t, Step.FRIEND, who, race)
    give_friendship_chip(box, t, race)


def give_friendship_chip(box: Box, t: Table, race: int) -> None:
    """SF-165, SF-166: the chip and its points change hands at once."""
    owner = chip_owner(t, race)
    if t.friendship[race] != owner + 1:
        t.friendship[race] = owner + 1
        tell(t, Event.CHIP, owner, race)
        check_victory(box, t)


def chip_owner(t: Table, race: int) -> int:
    """SF-167: who has the most outposts at a base, among equals the lowest-numbered one; -1 without any."""
    best = -1
    for seat in range(t.players):
        mine = t.fleets[seat].outposts >> (race * PER_BASE) & BASE_OUTPOSTS
        if mine and (best < 0 or is_ahead(mine, t.fleets[best].outposts >> (race * PER_BASE) & BASE_OUTPOSTS)):
            best = seat
    return best


def is_ahead(mine: int, theirs: int) -> bool:
    """More outposts, or as many and the lowest number."""
    return count(mine) > count(theirs) or (count(mine) == count(theirs) and first(mine) < first(theirs))


@rules.asks(Step.FRIEND, about="SF-163 SF-164")
def offer_friends(t: Table, race: int) -> None:
    """SF-163, SF-164: any card left at this base."""
    taken = taken_friends(t)
    for card in range(race * PER_BASE, (race + 1) * PER_BASE):
        if not has(taken, card):
            offer(t, Answer.FRIEND + card)


def taken_friends(t: Table) -> int:
    """The friendship cards that somebody has."""
    taken = 0
    for seat in range(t.players):
        taken |= t.fleets[seat].friends
    return taken


@rules.forbids(Step.FRIEND, Answer.FRIEND, rule="SF-163")
def friend_of_others(race: int, friend: int) -> bool:
    return friend // PER_BASE != race


@rules.forbids(Step.FRIEND, Answer.FRIEND, rule="SF-163")
def friend_is_taken(t: Table, friend: int) -> bool:
    return has(taken_friends(t), friend)


@rules.answers(Step.FRIEND, Answer.FRIEND)
def take_friend(t: Table, who: int, friend: int) -> None:
    t.fleets[who].friends |= only(friend)
    tell(t, Event.FRIENDSHIP, who, friend)
