"""Where everything lies on the star map: the lattice of components.toml as points of a drawing."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.box import read_toml, typed

from .answers import RACES
from .components import Components

FILE = Path(__file__).parent / "components.toml"
HEX = 19.3  # from the middle of a hexagon to its corner
LEFT, TOP = 30.0, 70.0


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Chart(NamedTuple):
    """Points of intersections, planets, suns and home bases, and the lines between intersections."""

    nodes: list[Point]
    lines: list[tuple[int, int]]
    planets: list[Point]
    suns: list[Point]
    bases: list[Point]
    names: list[str]
    height: float


def lattice(x: float, y: float) -> Point:
    """A lattice point, two to a side of a hexagon."""
    return Point(LEFT + 0.5 * HEX * x, TOP + sqrt(3) / 2 * HEX * y)


def middle(q: int, r: int) -> Point:
    """The middle of a hexagon."""
    return lattice(3 * q, 2 * r + q)


@cache
def chart() -> Chart:
    """The printed map."""
    components = typed(read_toml(FILE), Components, FILE.name)
    nodes = [lattice(x, y) for _, x, y in components.board.intersections]
    numbers = {name: number for number, (name, _, _) in enumerate(components.board.intersections)}
    bases = {base.id: middle(base.q, base.r) for base in components.home_base}
    return Chart(
        nodes,
        [(numbers[one], numbers[other]) for one, other in components.board.edges],
        [middle(planet.q, planet.r) for system in components.system for planet in system.planets],
        [lattice(*system.sun_xy) for system in components.system],
        [bases[race] for race in RACES],
        [system.name for system in components.system],
        max(point.y for point in nodes) + 16,
    )
