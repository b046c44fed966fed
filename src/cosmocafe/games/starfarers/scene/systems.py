"""Star systems: suns, planets, the chips that lie on them, and the names on the map."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, text, title
from cosmocafe.draw.text import columns

from ..board import PER_SYSTEM, ROWS
from ..standing import chip_on, chip_words, system_names
from ..view import View
from ..vocabulary import PLANET_NAME, RACE_NAME, RACES, RESOURCE, ChipKind
from .chart import Chart, Point
from .chips import hulls, plate_of
from .symbols import planet_symbol, use

STYLE = {
    ".name": "fill:#d5d6f2;font-weight:600;stroke:#0d0f2b;stroke-width:3;paint-order:stroke;stroke-linejoin:round",
    ".spaced": "letter-spacing:.09em",
}
LARGE = 22  # sides of a hexagon: on a map that is no larger names are small, and long ones stand in two lines
NARROW, SPACED = 6.4, 0.72  # how wide a letter of a small name is, and one of a large name that is as high as 1
ASIDE, LOWER = (0, -8, 8, -16, 16, -26, 26, -38, 38), (0, 8, 14, 20)  # how far to the side and below its place a name may stand
PLACES = sorted(((x, y) for y in LOWER for x in ASIDE), key=lambda place: abs(place[0]) + 1.5 * place[1])  # the nearest first
LOST = 20.0  # how much of a name has to be lost before it does


def centred(name: str, at: Point, width: float, height: float | None = None, **attributes: str) -> Svg:
    """A symbol around a point."""
    high = width if height is None else height
    return use(name, round(at.x - width / 2, 1), round(at.y - high / 2, 1), round(width, 1), round(high, 1), **attributes)


@still
def planets_of(view: View, chart: Chart, system: int, sun: Point) -> Iterator[Svg]:
    """A system: the glow of its sun, three planets with their chips, the sun in front."""
    s = chart.camera.side
    yield use("sf-sun", sun.x - 1.8 * s, sun.y - 1.8 * s, 3.6 * s, opacity=0.7)
    for planet in range(system * PER_SYSTEM, (system + 1) * PER_SYSTEM):
        yield planet_drawn(view, chart, planet)
    yield centred("sf-sun", sun, 1.22 * s)


def planet_drawn(view: View, chart: Chart, planet: int) -> Svg:
    """A planet, veiled while its chip lies face down."""
    at, s, there = chart.planets[planet], chart.camera.side, view.box.planets[planet]
    chip, is_up = chip_on(view, planet)
    kind = view.box.chips[chip].kind if chip >= 0 else ChipKind.NUMBER
    globe = planet_symbol(there.resource)
    if is_up and kind != ChipKind.NUMBER:
        globe = "sf-planet-pirate" if kind == ChipKind.PIRATE else "sf-planet-ice"
    size = 1.94 if globe.endswith("goods") else 1.8
    words = view.words.titled(
        view.words.value(PLANET_NAME, planet), view.words.listed([view.words.value(RESOURCE, there.resource), chip_words(view, planet)])
    )
    parts = [centred(globe, at, size * s), NOTHING if is_up else centred("sf-veil", at, 1.8 * s)]
    return group(title(words), *parts, data_thing=thing("planet", planet))


@still
def names(view: View, chart: Chart) -> Iterator[Svg]:
    """The names of systems and peoples, above planets and chips, so that none of them hides a letter."""
    yield from (system_name(view, chart, system) for system in range(len(chart.suns)))
    yield from (people_name(view, chart, race) for race in range(len(RACES)))


def system_name(view: View, chart: Chart, system: int) -> Svg:
    """The name of a system below its lowest planet; in two lines where the map is small."""
    s, (across, down), lines = chart.camera.side, aside(view, chart, system), lines_of(view, chart, system)
    x, y = spot_of(view, chart, system).middle
    x, y = round(x + across, 1), y + down
    if s > LARGE:
        return text(lines[0].upper(), x, y + 0.4 * name_size(s), font_size=name_size(s), class_="name spaced middle through")
    first = y - 5.5 * len(lines) + 9
    return Svg("".join(text(words, x, first + n * 11, font_size=11, class_="name middle through") for n, words in enumerate(lines)))


def lines_of(view: View, chart: Chart, system: int) -> list[str]:
    """The name of a system in lines."""
    name = system_names(view)[system]
    return joined(name.split(" ")) if chart.camera.side <= LARGE and len(name) > 8 else [name]


def spot_of(view: View, chart: Chart, system: int) -> Area:
    """Where the name of a system stands if nothing is in its way."""
    s, lines = chart.camera.side, lines_of(view, chart, system)
    x, y = chart.suns[system].x, max(chart.planets[planet].y for planet in range(system * PER_SYSTEM, (system + 1) * PER_SYSTEM)) + 1.28 * s
    wide = max(map(columns, lines))
    if s > LARGE:
        return Area.around(x, y - 0.4 * name_size(s), wide * name_size(s) * SPACED, name_size(s))
    return Area.around(x, y + 5.5 * len(lines) - 5, wide * NARROW, 11 * len(lines) - 4)


def aside(view: View, chart: Chart, system: int) -> tuple[int, int]:
    """How far to the side and lower a name stands, so that as little of it as can be is lost among chips, ships and other names."""
    spot, systems = spot_of(view, chart, system), range(len(chart.suns))
    taken = [plate_of(view, chart, planet) for planet in range(len(chart.planets))] + hulls(view, chart)
    taken += 5 * [spot_of(view, chart, other) for other in systems if other != system]  # two names on each other are the worst
    reach = Area.around(*spot.middle, spot.width + 2 * ASIDE[-1], spot.height + 2 * LOWER[-1])
    near = [one for one in taken if reach.shared(one)]

    def lost(place: tuple[int, int]) -> float:
        return sum(spot._replace(x=spot.x + place[0], y=spot.y + place[1]).shared(one) for one in near)

    foot = max(spot.bottom, chart.camera.row_y(ROWS[-1]) + 0.7 * chart.camera.side)  # lower it would be cut
    return min((place for place in PLACES if spot.bottom + place[1] <= foot), key=lost) if lost((0, 0)) > LOST else (0, 0)


def people_name(view: View, chart: Chart, race: int) -> Svg:
    """The name of a people, at the outer edge of its base."""
    at, s, name = chart.bases[race], chart.camera.side, view.words.value(RACE_NAME, race)
    left = at.x < (chart.bases[0].x + chart.bases[1].x) / 2
    out = 0.95 if s > LARGE else 1.5  # a small map has room at its edges, and above
    x, side = (at.x - out * s, "") if left else (at.x + out * s, "end")
    if s > LARGE:
        return text(name.upper(), x, at.y + 1.58 * s, font_size=name_size(s), class_=f"name spaced {side} through")
    lines = joined(name.split(" "))  # in one it would lie on a chip
    foot = at.y - 1.42 * s - 11 * (len(lines) - 1)
    return Svg("".join(text(words, x, foot + n * 11, font_size=11, class_=f"name {side} through") for n, words in enumerate(lines)))


def name_size(s: float) -> float:
    """How large the names of the map are."""
    return round(min(max(0.4 * s, 11), 13), 1)


def joined(words: list[str]) -> list[str]:
    """Words in two lines at the most."""
    return words if len(words) < 3 else [" ".join(words[:-1]), words[-1]]
