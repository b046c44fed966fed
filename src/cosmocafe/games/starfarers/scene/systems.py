"""Star systems: suns, planets, the chips that lie on them, and the names on the map."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title

from ..board import PER_SYSTEM
from ..standing import chip_text, chip_words, rolled, system_names
from ..view import View
from ..vocabulary import PLANET_NAME, RACE_NAME, RACES, RESOURCE, ChipKind
from .chart import Chart, Point
from .symbols import dot_class, planet_symbol, resource_symbol, use

STYLE = {
    ".name": "fill:#d5d6f2;font-weight:600;stroke:#0d0f2b;stroke-width:3;paint-order:stroke;stroke-linejoin:round",
    ".spaced": "letter-spacing:.09em",
    ".pays": "fill:none;stroke:#ffe3a1;stroke-width:3",
    ".number": "fill:#f7eedd;stroke:#0a0b22;stroke-width:1.4",
}
SMALL = 20  # sides of a hexagon: on a smaller map the planet alone says what it yields, so that its number and all buildings are seen


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
    chip, is_up = view.table.chip[planet] - 1, has(view.table.face_up, planet)
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
def chips(view: View, chart: Chart) -> Iterator[Svg]:
    """All chips, above the buildings, so that none of them hides a number."""
    for planet, at in enumerate(chart.planets):
        chip, is_up = view.table.chip[planet] - 1, has(view.table.face_up, planet)
        kind = view.box.chips[chip].kind if chip >= 0 else ChipKind.NUMBER
        there = chip_point(at, chart.suns[planet // PER_SYSTEM], chart.camera.side, is_up, kind)
        yield group(chip_drawn(view, chart, planet, there), class_="through")


def chip_point(at: Point, sun: Point, s: float, is_up: bool, kind: int) -> Point:
    """Away from the sun, so that no building hides it; lairs and ice at the foot, so that the face shows."""
    if is_up and kind != ChipKind.NUMBER:
        return Point(at.x, at.y + 0.56 * s)
    right, down = (1 if at.x > sun.x else -1), (0 if abs(at.y - sun.y) < s * 0.3 else 1 if at.y > sun.y else -1)
    across, along = (0.28, 0.36) if s > 30 else (0.44, 0.5)  # a small planet keeps its face free
    return Point(at.x + across * s * right, at.y + along * s * down)


def chip_drawn(view: View, chart: Chart, planet: int, at: Point) -> Svg:
    """A planet's chip as the viewer knows it: the sign of its resource, then what is written on it."""
    there, shown = view.box.planets[planet], chip_text(view, planet)
    chip, is_up = view.table.chip[planet] - 1, has(view.table.face_up, planet)
    if chart.camera.side < SMALL and is_up and chip >= 0 and view.box.chips[chip].kind == ChipKind.NUMBER:
        return number_alone(view, planet, at, pays(view, chip))
    unit = max(0.0305 * chart.camera.side, 0.82)
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
    wide = 8.0 + 7 * len(words)
    plate = Area(at.x - wide / 2, at.y - 8, wide, 16)
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


@still
def names(view: View, chart: Chart) -> Iterator[Svg]:
    """The names of systems and peoples, above planets and chips, so that none of them hides a letter."""
    yield from (system_name(view, chart, system) for system in range(len(chart.suns)))
    yield from (people_name(view, chart, race) for race in range(len(RACES)))


def system_name(view: View, chart: Chart, system: int) -> Svg:
    """The name of a system below its lowest planet; in two lines where the map is small."""
    s, name = chart.camera.side, system_names(view)[system]
    own = [chart.planets[planet] for planet in range(system * PER_SYSTEM, (system + 1) * PER_SYSTEM)]
    x, y = chart.suns[system].x, max(at.y for at in own) + 1.28 * s
    if s > 22:
        return text(name.upper(), x, y, font_size=name_size(s), class_="name spaced middle through")
    lines = name.split(" ") if len(name) > 8 else [name]
    return Svg("".join(text(words, x, y + n * 11 + 4, font_size=11, class_="name middle through") for n, words in enumerate(joined(lines))))


def people_name(view: View, chart: Chart, race: int) -> Svg:
    """The name of a people, at the outer edge of its base."""
    at, s, name = chart.bases[race], chart.camera.side, view.words.value(RACE_NAME, race)
    left = at.x < (chart.bases[0].x + chart.bases[1].x) / 2
    x, side = (at.x - 0.95 * s, "") if left else (at.x + 0.95 * s, "end")
    if s > 22:
        return text(name.upper(), x, at.y + 1.58 * s, font_size=name_size(s), class_=f"name spaced {side} through")
    return text(name, x, at.y - 1.42 * s, font_size=11, class_=f"name {side} through")  # above, where a small map has room


def name_size(s: float) -> float:
    """How large the names of the map are."""
    return round(min(max(0.4 * s, 11), 13), 1)


def joined(words: list[str]) -> list[str]:
    """Words in two lines at the most."""
    return words if len(words) < 3 else [" ".join(words[:-1]), words[-1]]
