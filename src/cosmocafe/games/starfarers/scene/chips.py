"""Number chips, lairs and ice on the planets: each where it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text

from ..board import PER_SYSTEM, SITES
from ..standing import builder_of, chip_on, chip_text, rolled
from ..view import View
from ..vocabulary import RESOURCE, SHIPS, ChipKind
from .chart import Chart, Point
from .symbols import dot_class, resource_symbol, use

STYLE = {
    ".pays": "fill:none;stroke:#ffe3a1;stroke-width:3",
    ".number": "fill:#f7eedd;stroke:#0a0b22;stroke-width:1.4",
}
SMALL = 20  # sides of a hexagon: on a smaller map the planet alone says what it yields, so that its number and all buildings are seen
PLATE = 16.0  # how high numbers alone are
HULL, HOUSE = Area(-0.5, -0.72, 1.0, 1.3), Area(-0.5, -0.5, 1.0, 0.9)  # what a ship and a building cover, in sides of a hexagon
ASIDE = tuple((across, along) for across in (0, 0.4, -0.4, 0.8, -0.8) for along in (0, 0.3, -0.3, 0.6, -0.6))  # where else a chip may lie


def chips(view: View, chart: Chart) -> Iterator[Svg]:
    """All chips, above the buildings, so that none of them hides a number."""
    for planet in range(len(chart.planets)):
        yield group(chip_drawn(view, chart, planet, chip_point(view, chart, planet)), class_="through")


@still
def chip_point(view: View, chart: Chart, planet: int) -> Point:
    """Where a chip usually lies; if a ship would hide it there, where on its planet it is seen best."""
    usual, (wide, high) = usual_point(view, chart, planet), chip_size(view, chart, planet)
    ships = [around(at, HULL, chart) for at in ships_beside(view, chart, planet)]
    if not any(Area.around(*usual, wide, high).shared(ship) for ship in ships):
        return usual
    taken = [*ships, *(around(at, HOUSE, chart) for at in houses_beside(view, chart, planet))]
    at, s = chart.planets[planet], chart.camera.side

    def hidden(spot: Point) -> float:
        return sum(Area.around(*spot, wide, high).shared(one) for one in taken)

    return min(usual, *(Point(at.x + across * s, at.y + along * s) for across, along in ASIDE), key=hidden)


def usual_point(view: View, chart: Chart, planet: int) -> Point:
    """Away from the sun, so that no building hides it; lairs and ice at the foot, so that the face shows."""
    at, sun, s = chart.planets[planet], chart.suns[planet // PER_SYSTEM], chart.camera.side
    chip, is_up = chip_on(view, planet)
    if is_up and chip >= 0 and view.box.chips[chip].kind != ChipKind.NUMBER:
        return Point(at.x, at.y + 0.56 * s)
    right, down = (1 if at.x > sun.x else -1), (0 if abs(at.y - sun.y) < s * 0.3 else 1 if at.y > sun.y else -1)
    across, along = (0.28, 0.36) if s > 30 else (0.44, 0.5)  # a small planet keeps its face free
    return Point(at.x + across * s * right, at.y + along * s * down)


def ships_beside(view: View, chart: Chart, planet: int) -> list[Point]:
    """Where ships are at the corners of a planet."""
    at, s = chart.planets[planet], chart.camera.side
    places = [chart.nodes[node] for node in ships_at(view)]
    return [place for place in places if dist(place, at) < 2 * s]


def hulls(view: View, chart: Chart) -> list[Area]:
    """What all ships cover."""
    return [around(chart.nodes[node], HULL, chart) for node in ships_at(view)]


@noted
def ships_at(view: View) -> list[int]:
    """The intersections where ships are."""
    places = [view.table.fleets[seat].at[ship] for seat in range(view.table.players) for ship in range(SHIPS)]
    return [place - 1 for place in places if place]


def houses_beside(view: View, chart: Chart, planet: int) -> list[Point]:
    """Where colonies and spaceports stand at the corners of a planet."""
    at, s = chart.planets[planet], chart.camera.side
    places = [chart.nodes[view.box.sites[site].node] for site in range(SITES) if builder_of(view, site) != NOBODY]
    return [place for place in places if dist(place, at) < 1.1 * s]


def around(at: Point, shape: Area, chart: Chart) -> Area:
    """What lies around a point, where its shape is told in sides of a hexagon."""
    s = chart.camera.side
    return Area(at.x + shape.x * s, at.y + shape.y * s, shape.width * s, shape.height * s)


def plate_of(view: View, chart: Chart, planet: int) -> Area:
    """Where a planet's chip lies."""
    return Area.around(*chip_point(view, chart, planet), *chip_size(view, chart, planet))


def chip_size(view: View, chart: Chart, planet: int) -> tuple[float, float]:
    """How wide and how high a chip is drawn."""
    (chip, is_up), shown = chip_on(view, planet), chip_text(view, planet)
    if is_alone(view, chart, chip, is_up):
        return plate_width(shown), PLATE
    unit = unit_of(chart)
    return chip_symbol(view, chip, is_up, shown)[1] * unit, 20 * unit


def is_alone(view: View, chart: Chart, chip: int, is_up: bool) -> bool:
    """Whether a chip shows its numbers alone."""
    return chart.camera.side < SMALL and is_up and chip >= 0 and view.box.chips[chip].kind == ChipKind.NUMBER


def plate_width(words: str) -> float:
    """How wide numbers alone are."""
    return 8.0 + 7 * len(words)


def unit_of(chart: Chart) -> float:
    """The unit of a chip's drawing."""
    return max(0.0305 * chart.camera.side, 0.82)


@still
def chip_drawn(view: View, chart: Chart, planet: int, at: Point) -> Svg:
    """A planet's chip as the viewer knows it: the sign of its resource, then what is written on it."""
    there, shown = view.box.planets[planet], chip_text(view, planet)
    chip, is_up = chip_on(view, planet)
    if is_alone(view, chart, chip, is_up):
        return number_alone(view, planet, at, pays(view, chip))
    unit = unit_of(chart)
    name, wide, dark = chip_symbol(view, chip, is_up, shown)
    x, y, width = at.x - wide * unit / 2, at.y - 10 * unit, wide * unit
    words = shown.strip("☠❄") if chip >= 0 else ""
    size = max((13.4 if len(words) < 4 else 12.2) * unit, 11)
    parts = [
        use(name, round(x, 1), round(y, 1), round(width, 1), round(21 * unit, 1), class_=None if is_up else dot_class(there.dot)),
        use(resource_symbol(there.resource), round(x + 4.4 * unit, 1), round(y + 3 * unit, 1), round(13 * unit, 1)),
        text(
            words,
            round(x + width - 6 * unit, 1),
            round(y + 14 * unit, 1),
            font_size=round(size, 1),
            class_=f"{'sf-dark' if dark else 'sf-pale'} sf-bold sf-end",
        ),
    ]
    lit = rect(x - 1, y - 1, width + 2, 20 * unit, rx=10 * unit, class_="pays") if is_up and pays(view, chip) else NOTHING
    return Svg("".join(parts) + lit)


def number_alone(view: View, planet: int, at: Point, is_lit: bool) -> Svg:
    """A chip on a small map: its numbers, and the letter of the resource for who asks for letters."""
    words, resource = chip_text(view, planet), view.words.value(RESOURCE, view.box.planets[planet].resource)
    plate = Area.around(*at, plate_width(words), PLATE)
    parts = [
        rect(*plate, rx=8, class_="number"),
        rect(*plate.inset(-1), rx=9, class_="pays") if is_lit else NOTHING,
        text(words, round(at.x, 1), round(at.y + 4.4, 1), font_size=12.5, class_="sf-dark sf-bold sf-mid"),
        text(resource[:1].upper(), round(at.x, 1), round(plate.y - 2, 1), font_size=11, class_="letter name sf-mid"),
    ]
    return Svg("".join(parts))


def pays(view: View, chip: int) -> bool:
    """Whether a chip was rolled in this turn."""
    return chip >= 0 and rolled(view) >= 0 and has(view.box.chips[chip].rolls, rolled(view))


def chip_symbol(view: View, chip: int, is_up: bool, shown: str) -> tuple[str, float, bool]:
    """The plate of a chip, its width, and whether its words are dark."""
    if chip < 0:
        return "sf-chip-unknown", 42, False
    kind = view.box.chips[chip].kind
    if kind != ChipKind.NUMBER:
        return ("sf-chip-lair" if kind == ChipKind.PIRATE else "sf-chip-ice"), 54, False
    if not is_up:
        return "sf-chip-seen", 58, False
    return {1: ("sf-chip", 36.0, True), 2: ("sf-chip-2", 42.0, True)}.get(len(shown), ("sf-chip-4", 54.0, True))
