"""Where everything lies on the star map: the lattice of components.toml as points of a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from ..view import View

Places = tuple[tuple[int, int], ...]
HEX = 18.4  # from the middle of a hexagon to its corner
SIDE, DOWN = round(0.5 * HEX, 3), round(sqrt(3) / 2 * HEX, 3)  # a step of the lattice
LEFT, TOP = 38.0, 80.0  # room for the letters and numbers of the map


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


@dataclass(frozen=True, eq=False)
class Chart:
    """Points of intersections, planets, suns and home bases, and the lines between intersections in steps of the lattice."""

    nodes: list[Point]
    lanes: str
    planets: list[Point]
    suns: list[Point]
    bases: list[Point]
    height: float


def lattice(x: float, y: float) -> Point:
    """A lattice point, two to a side of a hexagon."""
    return Point(round(LEFT + SIDE * x, 1), round(TOP + DOWN * y, 1))


def middle(q: int, r: int) -> Point:
    """The middle of a hexagon."""
    return lattice(3 * q, 2 * r + q)


def column_x(column: int) -> float:
    """Where the letter of a column stands."""
    return lattice(3 * column - 1.5, 0).x


def row_y(row: int) -> float:
    """Where the number of a row stands."""
    return lattice(0, row - 2).y


def lanes(nodes: Places, near: tuple[tuple[int, ...], ...]) -> str:
    """All lines in few strokes: each goes on for as long as a line leads on."""
    left = [[other for other in others if other >= 0] for others in near]
    return "".join(stroke(nodes, left, node) for node in range(len(nodes)) for _ in range(len(left[node])) if left[node])


def stroke(nodes: Places, left: list[list[int]], node: int) -> str:
    """One stroke along lines that are not drawn yet."""
    found = f"M{nodes[node][0]} {nodes[node][1]}l"
    while left[node]:
        there = left[node].pop()
        left[there].remove(node)
        across, down = nodes[there][0] - nodes[node][0], nodes[there][1] - nodes[node][1]
        found += f"{across}{'' if down < 0 else ' '}{down}{' '}"
        node = there
    return found.rstrip()


def chart(view: View) -> Chart:
    """The map of a box, made once."""
    if "chart" not in view.memo:
        box = view.box
        view.memo["chart"] = drawn(
            tuple((node.x, node.y) for node in box.nodes),
            tuple(tuple(node.neighbours) for node in box.nodes),
            tuple((planet.q, planet.r) for planet in box.planets),
            tuple((system.sun[0], system.sun[1]) for system in box.systems),
            tuple((base.q, base.r) for base in box.bases),
        )
    found: Chart = view.memo["chart"]
    return found


@lru_cache(maxsize=16)
def drawn(nodes: Places, near: tuple[tuple[int, ...], ...], planets: Places, suns: Places, bases: Places) -> Chart:
    """The points of a map whose intersections and suns lie on the lattice, and planets and bases on hexagons."""
    points = [lattice(*node) for node in nodes]
    return Chart(
        points,
        lanes(nodes, near),
        [middle(*planet) for planet in planets],
        [lattice(*sun) for sun in suns],
        [middle(*base) for base in bases],
        max(point.y for point in points) + 16,
    )
