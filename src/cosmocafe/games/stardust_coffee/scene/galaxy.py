"""The ring of tiles around the galaxy, and the ways of what moved last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, circle, group, path
from cosmocafe.draw.theme import seat_class

from ..ring import SIDE, TILES, ahead
from .moments import Moment
from .story import Trail, trails
from .tiles import tag, tile_group

EDGES = ((0, 0, 0, 1), (0, SIDE, 1, 0), (SIDE, SIDE, 0, -1), (SIDE, 0, -1, 0))  # column and row of each City, and the way on from it
STYLE = {
    ".trail, .wake": "fill:none;stroke-width:4.2;stroke-dasharray:.1 9;stroke-linecap:round;stroke-linejoin:round;pointer-events:none",
    ".wake": "stroke:#0a0826;stroke-width:6.5",
    ".chase": "stroke:#ff6a5c",
    ".start": "fill:#0a0826;stroke:var(--seat,#ff6a5c);stroke-width:2.4;pointer-events:none",
    ".course": "fill:none;stroke:#ffdf9a;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round;pointer-events:none",
    ".course-rim": "fill:none;stroke:#14132f;stroke-width:5.6;stroke-linecap:round;stroke-linejoin:round;pointer-events:none",
}


def ring_areas(area: Area, gap: float) -> list[Area]:
    """Where each tile lies: from the upper left corner down, which is counterclockwise, the way ships travel."""
    cells = area.grid(SIDE + 1, SIDE + 1, gap)
    found = []
    for tile in range(TILES):
        column, row, right, down = EDGES[tile // SIDE]
        steps = tile % SIDE
        found.append(cells[(row + down * steps) * (SIDE + 1) + column + right * steps])
    return found


def middle_area(areas: list[Area]) -> Area:
    """The room inside the ring."""
    left, right, last = areas[1], areas[2 * SIDE + 1], areas[SIDE - 1]
    return Area(left.x + left.width, left.y, right.x - left.x - left.width, last.bottom - left.y)


def galaxy(moment: Moment, areas: list[Area]) -> Iterator[Svg]:
    """All tiles, and above them the ways of what moved last."""
    for tile, area in enumerate(areas):
        yield tile_group(moment, tile, area)
    yield course(tuple(areas))
    for trail in trails(moment.view):
        yield trail_line(trail, areas)
    yield from tags(moment, areas)


@lru_cache(maxsize=16)
def course(areas: tuple[Area, ...]) -> Svg:
    """The way around the ring, as little arrows."""
    arrows = "".join(chevron(areas[tile], areas[ahead(tile, 1)]) for tile in range(TILES))
    return Svg(path(arrows, class_="course-rim") + path(arrows, class_="course"))


@still
def tags(moment: Moment, areas: list[Area]) -> Iterator[Svg]:
    """What can be done where."""
    yield from (tag(moment, tile, area) for tile, area in enumerate(areas))


def chevron(area: Area, following: Area) -> str:
    """A little arrow from a tile to the one ahead."""
    (x, y), (to_x, to_y) = area.middle, following.middle
    right, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    at_x, at_y = (x + to_x) / 2 + 1.6 * right, (y + to_y) / 2 + 1.6 * down
    ends = [(at_x - 3.4 * right + 3.4 * side * down, at_y - 3.4 * down + 3.4 * side * right) for side in (1, -1)]
    return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{at_x:.1f} {at_y:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"


def inner_edge(tile: int, area: Area) -> tuple[float, float]:
    """Where a way touches a tile: at its side towards the middle of the ring, so that it hides nothing."""
    x, y = area.middle
    column, row, right, down = EDGES[tile // SIDE]
    inward = [(column + right * (tile % SIDE)), row + down * (tile % SIDE)]
    aside, along = ((at == 0) - (at == SIDE) for at in inward)
    return x + aside * area.width * 0.44, y + along * area.height * 0.45


def trail_line(trail: Trail, areas: list[Area]) -> Svg:
    """The way of a ship or of a pirate."""
    points = [inner_edge(tile, areas[tile]) for tile in trail.tiles]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    parts = [path(way, class_="wake"), path(way, class_="trail chase" if trail.who == NOBODY else "trail seat-line")]
    return group(*parts, circle(*points[0], 5, class_="start"), class_=None if trail.who == NOBODY else seat_class(trail.who))
