"""Where everything lies on the star map: the lattice of components.toml as points of a drawing, seen whole or from near."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from cosmocafe.draw.areas import Area

from ..box import Box

Places = tuple[tuple[int, int], ...]
ROOT = sqrt(3) / 2


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Camera(NamedTuple):
    """How the lattice is looked at: how large a side of a hexagon is, and where the lattice begins."""

    side: float
    left: float
    top: float

    def at(self, x: float, y: float) -> Point:
        """A lattice point, two to a side of a hexagon."""
        return Point(round(self.left + self.side * x / 2, 1), round(self.top + self.side * ROOT * y, 1))

    def middle(self, q: int, r: int) -> Point:
        """The middle of a hexagon."""
        return self.at(3 * q, 2 * r + q)

    def column_x(self, column: int) -> float:
        """Where the letter of a column stands."""
        return self.at(3 * column - 1.5, 0).x

    def row_y(self, row: int) -> float:
        """Where the number of a row stands."""
        return self.at(0, row - 2).y


@dataclass(frozen=True, eq=False)
class Chart:
    """Points of intersections, planets, suns and home bases, and the lines between intersections in sides of a hexagon."""

    camera: Camera
    nodes: list[Point]
    lanes: str
    planets: list[Point]
    suns: list[Point]
    bases: list[Point]


def looking_at(places: Iterable[tuple[int, int]], area: Area, largest: float, smallest: float = 0) -> Camera:
    """The camera that shows these lattice points in the middle of an area, as near as it may be and no farther."""
    points = list(places)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    wide, high = max((right - left) / 2, 0.1), max((bottom - top) * ROOT, 0.1)
    side = max(min(area.width / wide, area.height / high, largest), smallest)
    (x, y), ends = area.middle, (left + right, top + bottom)
    return Camera(round(side, 2), round(x - side * ends[0] / 4, 1), round(y - side * ROOT * ends[1] / 2, 1))


def held_in(camera: Camera, places: Iterable[tuple[int, int]], area: Area) -> Camera:
    """A camera moved, where it has to be, so that these lattice points are seen in an area."""
    points = [camera.at(*place) for place in places]
    x = brought(min(at.x for at in points), max(at.x for at in points), area.x, area.x + area.width)
    y = brought(min(at.y for at in points), max(at.y for at in points), area.y, area.bottom)
    return Camera(camera.side, round(camera.left + x, 1), round(camera.top + y, 1))


def brought(near: float, far: float, low: float, high: float) -> float:
    """How far to move what lies between near and far so that it comes between low and high."""
    return low - near if near < low else high - far if far > high else 0.0


def kept_on(camera: Camera, whole: Camera, area: Area, nodes: Places) -> Camera:
    """A near camera moved so that it does not look beyond the edges of the map."""
    scale = camera.side / whole.side
    first, last = Point(min(x for x, _ in nodes), min(y for _, y in nodes)), Point(max(x for x, _ in nodes), max(y for _, y in nodes))
    before, after = whole.at(*first), whole.at(*last)
    margins = (before.x - area.x, before.y - area.y, area.x + area.width - after.x, area.bottom - after.y)
    near, far = camera.at(*first), camera.at(*last)
    x = pushed(near.x, far.x, area.x + margins[0], area.x + area.width - margins[2])
    y = pushed(near.y, far.y, area.y + margins[1], area.bottom - margins[3])
    return Camera(camera.side, round(camera.left + x, 1), round(camera.top + y, 1)) if scale > 1.02 else whole


def pushed(near: float, far: float, low: float, high: float) -> float:
    """How far to move what lies between near and far so that nothing between low and high is empty."""
    return low - near if near > low else high - far if far < high else 0.0


def lanes(nodes: Places, near: tuple[tuple[int, ...], ...]) -> str:
    """All lines in few strokes: each goes on for as long as a line leads on."""
    left = [[other for other in others if other >= 0] for others in near]
    return "".join(stroke(nodes, left, node) for node in range(len(nodes)) for _ in range(len(left[node])) if left[node])


def stroke(nodes: Places, left: list[list[int]], node: int) -> str:
    """One stroke along lines that are not drawn yet."""
    found = f"M{nodes[node][0] / 2:g} {nodes[node][1] * ROOT:.3f}"
    while left[node]:
        there = left[node].pop()
        left[there].remove(node)
        across, down = nodes[there][0] - nodes[node][0], nodes[there][1] - nodes[node][1]
        found += f"h{across / 2:g}" if not down else f"l{'-' if across < 0 else ''}.5{'-' if down < 0 else ' '}.866"
        node = there
    return found


@lru_cache(maxsize=16)
def lines_of(nodes: Places, near: tuple[tuple[int, ...], ...]) -> str:
    """The lines of a map, made once."""
    return lanes(nodes, near)


def lattice_of(box: Box) -> Places:
    """The lattice points of all intersections."""
    return tuple((node.x, node.y) for node in box.nodes)


def charted(box: Box, camera: Camera) -> Chart:
    """The map of a box through a camera."""
    nodes = lattice_of(box)
    return drawn(
        camera,
        nodes,
        tuple(tuple(node.neighbours) for node in box.nodes),
        tuple((planet.q, planet.r) for planet in box.planets),
        tuple((system.sun[0], system.sun[1]) for system in box.systems),
        tuple((base.q, base.r) for base in box.bases),
    )


@lru_cache(maxsize=64)
def drawn(camera: Camera, nodes: Places, near: tuple[tuple[int, ...], ...], planets: Places, suns: Places, bases: Places) -> Chart:
    """The points of a map whose intersections and suns lie on the lattice, and planets and bases on hexagons."""
    return Chart(
        camera,
        [camera.at(*node) for node in nodes],
        lines_of(nodes, near),
        [camera.middle(*planet) for planet in planets],
        [camera.at(*sun) for sun in suns],
        [camera.middle(*base) for base in bases],
    )
