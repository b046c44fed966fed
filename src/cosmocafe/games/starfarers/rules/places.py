"""Where ships stand, found colonies and may end a move (SF-142 to SF-148, SF-154, SF-157 to SF-161)."""

from __future__ import annotations

from cosmocafe.author import count, first, has

from ..board import NEIGHBOURS, NODES, PER_BASE, PER_SYSTEM
from ..box import Box
from ..table import Table
from ..vocabulary import SHIPS, Cargo, ChipKind, Expansion
from .victory import owner_of

SYSTEM_SITES = (1 << PER_SYSTEM) - 1
BASE_OUTPOSTS = (1 << PER_BASE) - 1


def taken_sites(t: Table) -> int:
    """Colony sites with any building."""
    sites = t.blocked
    for seat in range(t.players):
        sites |= t.fleets[seat].sites
    return sites


def founded_outposts(t: Table) -> int:
    """Outpost intersections with a trading outpost."""
    outposts = 0
    for seat in range(t.players):
        outposts |= t.fleets[seat].outposts
    return outposts


def next_outpost(t: Table, race: int) -> int:
    """SF-160: the lowest-numbered empty outpost intersection of a home base, counted from 0; all are taken from the front."""
    return count(founded_outposts(t) >> (race * PER_BASE) & BASE_OUTPOSTS)


def has_ship(t: Table, node: int) -> bool:
    """Whether any starship stands there."""
    for seat in range(t.players):
        for ship in range(SHIPS):
            if t.fleets[seat].at[ship] == node + 1:
                return True
    return False


def is_by_foreign_port(box: Box, t: Table, who: int, node: int) -> bool:
    """SF-144: next to another player's spaceport; that of the unused colour is no player's (SF-R20)."""
    site = box.nodes[node].port_of
    if site < 0:
        return False
    owner = owner_of(t, site)
    return owner >= 0 and owner != who and has(t.fleets[owner].ports, site)


def is_for_colony_ships(box: Box, node: int) -> bool:
    """SF-146: a colony site."""
    return box.nodes[node].site >= 0


def is_for_trade_ships(box: Box, node: int) -> bool:
    """SF-145: an outpost intersection."""
    return box.nodes[node].outpost >= 0


def is_built_on(box: Box, t: Table, node: int) -> bool:
    """SF-143: a colony, a spaceport or a trading outpost stands there."""
    if is_for_colony_ships(box, node):
        return has(taken_sites(t), box.nodes[node].site)
    return is_for_trade_ships(box, node) and has(founded_outposts(t), box.nodes[node].outpost)


def is_next_outpost(box: Box, t: Table, node: int) -> bool:
    """SF-160: whether no outpost with a lower number is empty; true elsewhere."""
    outpost = box.nodes[node].outpost
    return outpost < 0 or next_outpost(t, outpost // PER_BASE) >= outpost % PER_BASE


def rings_missing(box: Box, t: Table, who: int, node: int) -> int:
    """SF-161: freight rings that an outpost there takes and that I lack; none elsewhere."""
    outpost = box.nodes[node].outpost
    return max(outpost % PER_BASE + 1 - t.fleets[who].expansions[Expansion.FREIGHT_RING], 0) if outpost >= 0 else 0


def suits(box: Box, t: Table, who: int, cargo: int, node: int) -> bool:
    """SF-143, SF-145, SF-146, SF-148: what the place itself asks of the ship's cargo."""
    if is_built_on(box, t, node):
        return False
    if is_for_colony_ships(box, node):
        return cargo == Cargo.COLONY
    if is_for_trade_ships(box, node):
        return cargo == Cargo.TRADE and is_next_outpost(box, t, node) and rings_missing(box, t, who, node) == 0
    return True


def is_free_for(t: Table, who: int, ship: int, node: int) -> bool:
    """Whether no other ship stands there."""
    for seat in range(t.players):
        for other in range(SHIPS):
            if t.fleets[seat].at[other] == node + 1 and not (seat == who and other == ship):
                return False
    return True


def can_end(box: Box, t: Table, who: int, ship: int, node: int) -> bool:
    """Whether a ship may end its move there."""
    cargo = t.fleets[who].cargo[ship]
    return suits(box, t, who, cargo, node) and not is_by_foreign_port(box, t, who, node) and is_free_for(t, who, ship, node)


def may_end(box: Box, t: Table, who: int, ship: int, node: int) -> bool:
    """SF-147: the same for a ship that flies; where it began it may end only by founding a colony."""
    is_back = t.start[ship] == node + 1
    return can_end(box, t, who, ship, node) and (not is_back or may_found(box, t, who, ship, node))


def can_end_near(box: Box, t: Table, who: int, ship: int, node: int, steps: int) -> bool:
    """Whether a legal end other than the ship's first place is within so many steps (SF-R19)."""
    start = t.start[ship] - 1
    if node != start and can_end(box, t, who, ship, node):
        return True
    if steps == 0:
        return False
    for i in range(NEIGHBOURS):
        there = box.nodes[node].neighbours[i]
        if there >= 0 and there != start and can_end(box, t, who, ship, there):
            return True
    if steps > 1:
        for there in range(NODES):
            if box.nodes[node].distance[there] <= steps and there != start and can_end(box, t, who, ship, there):
                return True
    return False


def can_come_back(box: Box, t: Table, who: int, ship: int, node: int, steps: int) -> bool:
    """Whether the ship's first place is within so many steps, and it may found a colony there."""
    start = t.start[ship] - 1
    return start >= 0 and box.nodes[node].distance[start] <= steps and may_end(box, t, who, ship, start)


def can_step(box: Box, t: Table, who: int, ship: int, node: int, left: int) -> bool:
    """Whether the ship can fly from here at all."""
    if left > 0:
        for i in range(NEIGHBOURS):
            there = box.nodes[node].neighbours[i]
            if there >= 0 and can_end_near(box, t, who, ship, there, left - 1):
                return True
    return False


def has_room(box: Box, t: Table, site: int) -> bool:
    """SF-157: free, and the system has not yet all its colonies."""
    taken = taken_sites(t)
    system = site // PER_SYSTEM
    return not has(taken, site) and count(taken >> (system * PER_SYSTEM) & SYSTEM_SITES) < box.colonies_per_system


def could_found(box: Box, t: Table, who: int, ship: int, node: int) -> bool:
    """Whether all may think that the ship founds a colony here; only its owner knows the chips."""
    site = box.nodes[node].site
    return site >= 0 and t.fleets[who].cargo[ship] == Cargo.COLONY and has_room(box, t, site)


def may_found(box: Box, t: Table, who: int, ship: int, node: int) -> bool:
    """SF-154, SF-157, SF-158: a colony ship, room, and a number on both planets."""
    if not could_found(box, t, who, ship, node):
        return False
    for i in range(2):
        chip = t.chip[box.sites[box.nodes[node].site].planets[i]]
        if chip > 0 and box.chips[chip - 1].kind != ChipKind.NUMBER:
            return False
    return True


def first_ship(box: Box, t: Table, who: int) -> int:
    """SF-015: the starship on the board with the fewest rings, or -1."""
    best = -1
    for ship in range(SHIPS):
        if t.fleets[who].at[ship] > 0 and (best < 0 or box.rings[ship] < box.rings[best]):
            best = ship
    return best


def has_free_berth(box: Box, t: Table, who: int) -> bool:
    """SF-093, SF-096: an empty spaceport intersection of an own spaceport."""
    ports = t.fleets[who].ports
    while ports:
        site = first(ports)
        ports &= ports - 1
        if not (has_ship(t, box.sites[site].berths[0]) and has_ship(t, box.sites[site].berths[1])):
            return True
    return False


def can_launch(box: Box, t: Table, who: int, cargo: int) -> bool:
    """SF-094 to SF-096: a transporter, a module and a place."""
    me = t.fleets[who]
    for ship in range(SHIPS):
        if me.at[ship] == 0:
            return me.modules[cargo] > 0 and has_free_berth(box, t, who)
    return False
