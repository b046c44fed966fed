"""What must always hold: no card, chip or piece appears or vanishes, and what everybody knows is true."""

from __future__ import annotations

from cosmocafe.author import count, only

from .board import PER_BASE, PLANETS
from .box import Box
from .hidden import is_true
from .rules.founding import carried, chip_owner
from .rules.places import BASE_OUTPOSTS, founded_outposts
from .table import PUBLIC, Fleet, Table
from .vocabulary import CHIPS, EXPANSIONS, RESOURCES, SHIPS, Cargo, Reply

INVARIANTS = (
    "bank, reserve pile, hands and presents hold all resource cards, none is negative, and every hand is as large as it says",
    "every chip lies on one planet, in one collection of trophies or nowhere yet",
    "reserve, board and ships hold all pieces of a player",
    "no mother ship has too many expansions, and the supply is never overdrawn",
    "fame rings are never negative nor more than there are",
    "no two ships and no ship and a building are finished on the same intersection",
    "buildings stand on different sites, spaceports on own colonies",
    "outposts are founded in order, each with a friendship card, and the chip is with the right player",
    "what everybody knows of the other hands is true",
    "nothing is left on offer outside of a trade",
)


def broken(box: Box, t: Table) -> int:
    """The number of the first invariant that does not hold, counted from 1, or 0."""
    if not has_all_cards(box, t):
        return 1
    if not has_all_chips(t):
        return 2
    for seat in range(t.players):
        if not has_all_pieces(box, t.fleets[seat]):
            return 3
        if not is_true(t, t.minds[seat], seat):
            return 9
    if is_overdrawn(box, t):
        return 4
    if has_wrong_fame(box, t):
        return 5
    return broken_board(t) if is_true(t, t.minds[PUBLIC], -1) else 9


def broken_board(t: Table) -> int:
    if shares_intersection(t):
        return 6
    if has_wrong_buildings(t):
        return 7
    if has_wrong_outposts(t):
        return 8
    for seat in range(t.players):
        if t.proposals == 0 and t.offers[seat].state != Reply.NONE:
            return 10
    return 0


def has_all_cards(box: Box, t: Table) -> bool:
    pile = 0
    for resource in range(RESOURCES):
        cards = t.bank[resource] + t.pile[resource] + t.gift[resource]
        pile += t.pile[resource]
        for seat in range(t.players):
            cards += t.fleets[seat].hand[resource]
            if t.fleets[seat].hand[resource] < 0:
                return False
        if cards != box.per_type or t.bank[resource] < 0 or t.pile[resource] < 0:
            return False
    for seat in range(t.players):
        if hand_size(t.fleets[seat]) != t.fleets[seat].cards:
            return False
    return pile == t.pile_cards


def has_all_chips(t: Table) -> bool:
    chips = t.unplaced
    total = count(t.unplaced)
    for planet in range(PLANETS):
        if t.chip[planet] > 0:
            chips |= only(t.chip[planet] - 1)
            total += 1
    for seat in range(t.players):
        chips |= t.fleets[seat].trophies
        total += count(t.fleets[seat].trophies)
    return total == CHIPS and count(chips) == CHIPS


def hand_size(me: Fleet) -> int:
    """All cards in a hand."""
    cards = 0
    for resource in range(RESOURCES):
        cards += me.hand[resource]
    return cards


def has_all_pieces(box: Box, me: Fleet) -> bool:
    colonies = me.modules[Cargo.COLONY] + carried(me, Cargo.COLONY) + count(me.sites)
    outposts = me.modules[Cargo.TRADE] + carried(me, Cargo.TRADE) + count(me.outposts)
    are_whole = colonies == box.modules[Cargo.COLONY] and outposts == box.modules[Cargo.TRADE]
    are_in_reserve = me.modules[Cargo.COLONY] >= 0 and me.modules[Cargo.TRADE] >= 0 and me.rings >= 0
    return are_whole and are_in_reserve and me.rings + count(me.ports) == box.port_rings


def is_overdrawn(box: Box, t: Table) -> bool:
    for kind in range(EXPANSIONS):
        used = 0
        for seat in range(t.players):
            fitted = t.fleets[seat].expansions[kind]
            if fitted < 0 or fitted > box.limit[kind]:
                return True
            used += fitted
        if used > box.supply[kind]:
            return True
    return False


def has_wrong_fame(box: Box, t: Table) -> bool:
    rings = 0
    for seat in range(t.players):
        if t.fleets[seat].fame < 0:
            return True
        rings += t.fleets[seat].fame
    return rings > box.fame_rings


def shares_intersection(t: Table) -> bool:
    """Ships that fly may pass others; all the rest stand alone."""
    for k in range(t.players * SHIPS):
        for m in range(k):
            at = t.fleets[k // SHIPS].at[k % SHIPS]
            if at > 0 and at == t.fleets[m // SHIPS].at[m % SHIPS] and t.steps == 0:
                return True
    return False


def has_wrong_buildings(t: Table) -> bool:
    seen = t.blocked
    for seat in range(t.players):
        me = t.fleets[seat]
        if seen & me.sites or me.ports & ~me.sites:
            return True
        seen |= me.sites
    return False


def has_wrong_outposts(t: Table) -> bool:
    founded = founded_outposts(t)
    cards = 0
    for seat in range(t.players):
        cards += count(t.fleets[seat].friends)
    for race in range(len(t.friendship)):
        here = founded >> (race * PER_BASE) & BASE_OUTPOSTS
        if here & (here + 1) or t.friendship[race] != chip_owner(t, race) + 1:
            return True
    return cards > count(founded) or cards < count(founded) - 1
