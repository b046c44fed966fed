"""Where everything lies on the star map: the lattice of components.toml as points of a drawing."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.author.box import read_toml, typed

from .answers import RACES
from .board import COLUMNS, ROWS
from .components import Components

FILE = Path(__file__).parent / "components.toml"
HEX = 18.4  # from the middle of a hexagon to its corner
SIDE, DOWN = round(0.5 * HEX, 3), round(sqrt(3) / 2 * HEX, 3)  # a step of the lattice
LEFT, TOP = 38.0, 80.0  # room for the letters and numbers of the map


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Chart(NamedTuple):
    """Points of intersections, planets, suns and home bases, the lines between intersections in steps of the lattice,
    and where the letters and numbers stand that name them."""

    nodes: list[Point]
    lanes: str
    planets: list[Point]
    suns: list[Point]
    bases: list[Point]
    columns: dict[str, float]
    rows: dict[int, float]
    height: float


def lattice(x: float, y: float) -> Point:
    """A lattice point, two to a side of a hexagon."""
    return Point(round(LEFT + SIDE * x, 1), round(TOP + DOWN * y, 1))


def middle(q: int, r: int) -> Point:
    """The middle of a hexagon."""
    return lattice(3 * q, 2 * r + q)


def lanes(points: dict[str, tuple[int, int]], edges: list[tuple[str, str]]) -> str:
    """All lines in few strokes: each goes on for as long as a line leads on."""
    left: dict[str, list[str]] = {name: [] for name in points}
    for one, other in edges:
        left[one].append(other)
        left[other].append(one)
    return "".join(stroke(points, left, name) for name in points for _ in range(len(left[name])) if left[name])


def stroke(points: dict[str, tuple[int, int]], left: dict[str, list[str]], name: str) -> str:
    """One stroke along lines that are not drawn yet."""
    found = f"M{points[name][0]} {points[name][1]}l"
    while left[name]:
        there = left[name].pop()
        left[there].remove(name)
        across, down = points[there][0] - points[name][0], points[there][1] - points[name][1]
        found += f"{across}{'' if down < 0 else ' '}{down}{' '}"
        name = there
    return found.rstrip()


@cache
def chart() -> Chart:
    """The printed map."""
    components = typed(read_toml(FILE), Components, FILE.name)
    nodes = [lattice(x, y) for _, x, y in components.board.intersections]
    bases = {base.id: middle(base.q, base.r) for base in components.home_base}
    return Chart(
        nodes,
        lanes({name: (x, y) for name, x, y in components.board.intersections}, components.board.edges),
        [middle(planet.q, planet.r) for system in components.system for planet in system.planets],
        [lattice(*system.sun_xy) for system in components.system],
        [bases[race] for race in RACES],
        {letter: lattice(3 * number - 1.5, 0).x for number, letter in enumerate(COLUMNS)},
        {number: lattice(0, number - 2).y for number in ROWS},
        max(point.y for point in nodes) + 16,
    )
