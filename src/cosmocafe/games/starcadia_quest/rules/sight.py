"""Line of sight, exact (SQ-108 to SQ-111, SQ-R05, SQ-R06), and who can be a target."""

from __future__ import annotations

from cosmocafe.author import first, only

from ..box import Box
from ..spaces import EAST, NORTH, SIDES, SOUTH, WEST, tile_of
from ..table import Table
from .characters import is_close


def is_seen(box: Box, t: Table, space: int, other: int) -> bool:
    """Walk the segment from centre to centre, edge by edge and corner by corner."""
    scenario = box.scenarios[t.scenario]
    down = scenario.row[other] - scenario.row[space]
    right = scenario.column[other] - scenario.column[space]
    vertical = SOUTH if down > 0 else NORTH
    horizontal = EAST if right > 0 else WEST
    down = abs(down)
    right = abs(right)
    i = 0
    j = 0
    here = space
    while here >= 0 and here != other:
        # the next edges lie at (2i + 1) / 2 right and (2j + 1) / 2 down: which does the segment meet first?
        side_edge = (2 * i + 1) * down if i < right else -1
        floor_edge = (2 * j + 1) * right if j < down else -1
        if side_edge >= 0 and floor_edge >= 0 and side_edge == floor_edge:
            here = around_corner(t, here, horizontal, vertical)
            i += 1
            j += 1
        elif floor_edge < 0 or (side_edge >= 0 and side_edge < floor_edge):
            here = t.near[here * SIDES + horizontal]
            i += 1
        else:
            here = t.near[here * SIDES + vertical]
            j += 1
    return here == other


def around_corner(t: Table, space: int, horizontal: int, vertical: int) -> int:
    """The diagonal Space if one of the two ways around the corner is open, else NONE (SQ-110)."""
    side = t.near[space * SIDES + horizontal]
    if side >= 0 and t.near[side * SIDES + vertical] >= 0:
        return t.near[side * SIDES + vertical]
    side = t.near[space * SIDES + vertical]
    return t.near[side * SIDES + horizontal] if side >= 0 else -1


def seen_from(box: Box, t: Table, characters: int, space: int) -> int:
    """Those of these Characters who are in line of sight (SQ-106)."""
    found = 0
    while characters:
        character = first(characters)
        characters &= characters - 1
        if is_seen(box, t, space, t.at[character]):
            found |= only(character)
    return found


def is_reached(box: Box, t: Table, space: int, other: int, reach: int) -> bool:
    """Exactly so many Spaces away in a straight orthogonal line with line of sight."""
    scenario = box.scenarios[t.scenario]
    down = abs(scenario.row[other] - scenario.row[space])
    right = abs(scenario.column[other] - scenario.column[space])
    return reach > 0 and down + right == reach and (down == 0 or right == 0) and is_seen(box, t, space, other)


def can_hit(box: Box, t: Table, space: int, other: int, melee: int, reach: int, ignores_sight: int) -> bool:
    """SQ-105 to SQ-107: whether an attack from one Space can have its target in another."""
    if melee == 1:
        return is_close(t, space, other) or is_reached(box, t, space, other, reach)
    return (ignores_sight > 0 and tile_of(space) == tile_of(other)) or is_seen(box, t, space, other)
