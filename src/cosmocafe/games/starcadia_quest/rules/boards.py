"""The station: printed features, Portals, Doors, places named by cards, ways through open edges (SQ-030 to SQ-064, SQ-080 to SQ-088)."""

from __future__ import annotations

from cosmocafe.author import has, only, tell

from ..box import Box
from ..language import COLOURS, LOOTS, Feature
from ..layouts import PLACES, SPAWN
from ..spaces import ON_TILES, SIDES, SPACES, TILE, opposite
from ..table import Table
from ..vocabulary import NONE, Event
from .characters import fits

FAR = 100


def features(box: Box, t: Table, space: int) -> int:
    """What is printed on a Space, one bit each; a Shuttle has nothing printed."""
    if space >= ON_TILES:
        return 0
    tile = t.tiles[space // TILE]
    return box.printed[tile].features[space % TILE] if tile >= 0 else only(Feature.BLOCKED)


def find_feature(box: Box, t: Table, tile: int, feature: int) -> int:
    """The Space of a tile on which something is printed, NONE without."""
    for space in range(tile * TILE, (tile + 1) * TILE):
        if has(features(box, t, space), feature):
            return space
    return NONE


def place_of(box: Box, t: Table, place: int) -> int:
    """The Space of a place expression."""
    return find_feature(box, t, place // PLACES, Feature.FIRST_SPAWN if place % PLACES == SPAWN else Feature.TERMINAL)


def portals_at(box: Box, t: Table, space: int) -> int:
    """The colours of the active Portals of a Space, printed or tokens (SQ-084, SQ-087)."""
    colours = (features(box, t, space) >> Feature.PORTAL) | t.portals[space]
    if colours:
        for colour in range(COLOURS):
            if t.off[colour] != NONE:
                colours &= ~only(colour)
    return colours


def swing(box: Box, t: Table, door: int) -> None:
    """SQ-088: an open Door is an open edge, a Closed Door a wall."""
    t.opened ^= only(door)
    is_open = has(t.opened, door)
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.openings):
        opening = scenario.opening[number]
        if opening.door == door:
            t.near[opening.space * SIDES + opening.side] = opening.beyond if is_open else NONE
            t.near[opening.beyond * SIDES + opposite(opening.side)] = opening.space if is_open else NONE


def flip_door(box: Box, t: Table, door: int) -> None:
    """Open or close a Door for all to see."""
    swing(box, t, door)
    tell(t, Event.DOOR, t.seat, door, 1 if has(t.opened, door) else 0)


def door_at(box: Box, t: Table, space: int) -> int:
    """The Door on an edge of a Space, NONE without."""
    return box.scenarios[t.scenario].door[space]


def behind_door(box: Box, t: Table, space: int) -> int:
    """The Space on the other side of the Door at a Space, NONE without a Door."""
    return box.scenarios[t.scenario].behind[space]


def spread(box: Box, t: Table, source: int, most: int) -> None:
    """Write the movement points from a Space to every other into `far`, as far as `most`; FAR where it cannot be reached."""
    for space in range(SPACES):
        t.far[space] = FAR
    t.far[source] = 0
    for cost in range(most):
        for space in range(SPACES):
            if t.far[space] == cost:
                spread_from(box, t, space, cost)


def spread_from(box: Box, t: Table, space: int, cost: int) -> None:
    for side in range(SIDES):
        reach(t, t.near[space * SIDES + side], cost + 1)
    reach(t, behind_door(box, t, space), cost + 2)
    colours = portals_at(box, t, space)
    if colours:
        for other in range(ON_TILES):
            if portals_at(box, t, other) & colours:
                reach(t, other, cost + 1)


def reach(t: Table, space: int, cost: int) -> None:
    if space >= 0 and t.far[space] > cost:
        t.far[space] = cost


def can_escape(box: Box, t: Table, character: int, space: int, points: int) -> bool:
    """SQ-094: whether a Character in this Space can still end its Movement in one that takes it."""
    for side in range(SIDES):
        beyond = t.near[space * SIDES + side]
        if points > 0 and beyond >= 0 and fits(box, t, character, beyond):
            return True
    if points < 2 and portals_at(box, t, space) == 0:
        return False
    spread(box, t, space, points)
    for other in range(SPACES):
        if 0 < t.far[other] <= points and fits(box, t, character, other):
            return True
    return False


def steps_from(t: Table, source: int) -> None:
    """Write the steps through open edges from a Space to every other into `far`; FAR where there is no way."""
    for space in range(SPACES):
        t.far[space] = FAR
    t.far[source] = 0
    cost = 0
    grows = True
    while grows:
        grows = False
        for space in range(SPACES):
            if t.far[space] == cost:
                for side in range(SIDES):
                    reach(t, t.near[space * SIDES + side], cost + 1)
                grows = True
        cost += 1


def nearest_room(box: Box, t: Table, character: int, source: int) -> int:
    """How many open-edge steps away the nearest Space is that takes a Character, FAR without; leaves the steps in `far`."""
    steps_from(t, source)
    nearest = FAR
    for space in range(SPACES):
        if t.far[space] < nearest and fits(box, t, character, space):
            nearest = t.far[space]
    return nearest


def lies(t: Table, space: int, loot: int) -> int:
    """How many tokens of a sort lie on a Space."""
    return t.lying[space * LOOTS + loot]


def lay(t: Table, space: int, loot: int, tokens: int) -> None:
    """Put tokens on a Space, or take them away."""
    t.lying[space * LOOTS + loot] += tokens
