"""The star map: space, systems, home bases, buildings and ships."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.svg import Svg, button, circle, group, path, placed, rect, text, title
from cosmocafe.draw.theme import SEATS, emblem, seat_class

from ..board import COLUMNS, NODE_NAMES, PER_BASE, PLANETS, ROWS, SITES
from ..standing import builder_of, chip_text, chip_words, friends_at, node_words, outpost_node, site_words, system_names
from ..view import View
from ..vocabulary import DOTS, PLANET_NAME, RACE_NAME, RACES, RESOURCE, RESOURCES, Cargo
from . import icons
from .chart import DOWN, HEX, LEFT, SIDE, TOP, Chart, Point, chart, column_x, row_y
from .spots import Spot, all_on, flying, reach

RING, SMALL_RING, MANY = 8.6, 4.2, 40  # a jump may go nearly anywhere, and its rings should hide nothing
PLANET, SIGN = 12.8, 2.9  # the size of a planet and of the shape on it
EDGE = 6.5  # where the numbers of the rows stand
STAR = "l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z"
STYLE = {
    ".lanes": "stroke:var(--line);stroke-width:1;fill:none;vector-effect:non-scaling-stroke",
    ".sky": "stroke:var(--cream);stroke-linecap:round;opacity:.45;fill:none;stroke-width:1.1",
    ".sun": "fill:var(--amber);opacity:.9",
    ".base": "fill:#3a2f6b;stroke:var(--haze);stroke-width:1",
    ".chip": "fill:var(--cream);stroke:var(--night)",
    ".chip.down": "fill:var(--night);stroke:var(--haze)",
    ".chip.mine": "fill:var(--night);stroke:var(--teal);stroke-width:1.4;stroke-dasharray:2 1.5",
    ".chip-words": "fill:var(--night)",
    ".down-words": "fill:var(--haze)",
    ".mine-words": "fill:var(--teal)",
    ".site": "fill:var(--night);stroke:var(--haze);stroke-width:1",
    ".gone": "fill:var(--muted);stroke:var(--haze)",
    ".port": "fill:none;stroke:var(--seat);stroke-width:1.8",
    ".hull": "fill:var(--seat);stroke:var(--night);stroke-width:1",
    ".steps": "fill:var(--teal);opacity:.85",
    **{
        f".dot-{dot}": f"fill:{colour}"
        for dot, colour in zip(DOTS[1:7], ("#f2d14b", "#58b368", "#e0664f", "#f0a03c", "#5f8fe8", "#b06fd8"), strict=True)
    },
}


def starmap(view: View) -> Iterator[Svg]:
    """All that lies on the board, from the back to the front."""
    yield background(chart(view), system_names(view))
    yield planets(chart(view), tuple(planet.resource for planet in view.box.planets))
    for race in range(len(RACES)):
        yield base(view, race)
    for planet in range(PLANETS):
        yield chip_drawn(view, planet)
    for site in range(SITES):
        yield from site_drawn(view, site)
    yield from far_places(view)
    yield from ships(view)
    yield from places(view)


@cache
def background(found: Chart, systems: tuple[str, ...]) -> Svg:
    """What never changes: far stars, the lines between intersections, suns with the names of their systems."""
    specks = "".join(f"M{14 + n * 67 % 372} {52 + n * 97 % 400}h.01" for n in range(90))
    suns = "".join(f"M{sun.x:g} {sun.y - 6:g}{STAR}" for sun in found.suns)
    names = [text(name, sun.x, sun.y + 2.4 * HEX, font_size=8, class_="haze middle") for name, sun in zip(systems, found.suns, strict=True)]
    lanes = path(found.lanes, transform=f"{placed(LEFT, TOP)} scale({SIDE:g} {DOWN:g})", class_="lanes")
    return group(path(specks, class_="sky"), lanes, path(suns, class_="sun"), *names, *margins())


def margins() -> Iterator[Svg]:
    """The letters and numbers that name an intersection, as D8."""
    letters = [text(letter, column_x(number), TOP - 1.6 * DOWN, class_="haze middle") for number, letter in enumerate(COLUMNS)]
    numbers = [text(str(number), EDGE, row_y(number) + 2.8, class_="haze middle") for number in ROWS]
    yield group(*letters, *numbers, font_size=8)


@cache
def planets(found: Chart, resources: tuple[int, ...]) -> Svg:
    """All planets in the colours and with the shapes of their resources."""
    discs, shapes = [""] * RESOURCES, ""
    for (x, y), kind in zip(found.planets, resources, strict=True):
        discs[kind] += f"M{x - PLANET:.1f} {y:g}a{PLANET} {PLANET} 0 1 0 {2 * PLANET} 0a{PLANET} {PLANET} 0 1 0-{2 * PLANET} 0z"
        shapes += f"M{x / SIGN:.1f} {(y - 8.6) / SIGN:.1f}{icons.RESOURCE_SHAPES[kind]}"
    signs = path(shapes, transform=f"scale({SIGN})", class_="sign")
    return group(*(path(disc, class_=f"res{kind}") for kind, disc in enumerate(discs)), signs)


def base(view: View, race: int) -> Svg:
    """A home base: the race, its outposts and who holds the friendship chip."""
    x, y = chart(view).bases[race]
    holder = view.table.friendship[race] - 1
    name = view.words.value(RACE_NAME, race)
    parts = [
        circle(x, y, HEX * 0.62, class_="base"),
        text(name[:2], x, y + (1 if holder >= 0 else 4), font_size=10, class_="cream middle strong"),
    ]
    if holder >= 0:
        parts.append(emblem(holder, x, y + 6.5, 3.4))
    for number in range(PER_BASE):
        parts += outpost(view, race * PER_BASE + number)
    words = f"{name}: {view.seat_name(holder)}" if holder >= 0 else name
    return group(title("; ".join([words, *friends_at(view, race)])), *parts)


def outpost(view: View, place: int) -> list[Svg]:
    """An outpost intersection with its number, or whose outpost stands there."""
    x, y = chart(view).nodes[outpost_node(view, place)]
    for seat in range(view.table.players):
        if has(view.table.fleets[seat].outposts, place):
            return [rect(x - 5, y - 5, 10, 10, rx=2, class_="site"), emblem(seat, x, y, 4)]
    number = str(place % PER_BASE + 1)
    return [rect(x - 4.5, y - 4.5, 9, 9, rx=2, class_="site"), text(number, x, y + 2.8, font_size=8, class_="haze middle")]


def chip_drawn(view: View, planet: int) -> Svg:
    """A planet's chip as the viewer knows it."""
    resource = view.box.planets[planet].resource
    words = f"{view.words.value(PLANET_NAME, planet)}: {view.words.value(RESOURCE, resource)}, {chip_words(view, planet)}"
    is_up, is_known = has(view.table.face_up, planet), view.table.chip[planet] > 0
    look = "" if is_up else "mine" if is_known else "down"
    return chip_group(chart(view).planets[planet], view.box.planets[planet].dot, words, look, chip_text(view, planet))


@lru_cache(maxsize=4096)
def chip_group(at: Point, dot: int, words: str, look: str, shown: str) -> Svg:
    """What a chip shows, and the dot on the back of one that lies face down."""
    x, y = at
    size = (9, 9, 9, 7, 6)[len(shown)]
    mark = text(shown, x, y + 2.6 + size / 3, font_size=size, class_=f"{look or 'chip'}-words middle strong")
    back = [circle(x + 8.6, y - 6.2, 2.4, class_=f"dot-{DOTS[dot]}")] if look else []
    return group(title(words), circle(x, y + 2.6, 7.9, class_=f"chip {look}".strip()), mark, *back)


def site_drawn(view: View, site: int) -> Iterator[Svg]:
    """A colony site: free, blocked, a colony or a spaceport."""
    x, y = chart(view).nodes[view.box.sites[site].node]
    owner = builder_of(view, site)
    if owner == NOBODY:
        yield circle(x, y, 3.2, class_="gone" if has(view.table.blocked, site) else "site")
        return
    parts = [emblem(owner, x, y, 5)]
    if has(view.table.fleets[owner].ports, site):
        parts.insert(0, path(icons.PORT, transform=placed(x, y), class_="port"))
    yield group(title(site_words(view, site)), *parts, class_=seat_class(owner))


def far_places(view: View) -> Iterator[Svg]:
    """Where the ship that flies can stop, with the number of steps."""
    for node, steps in reach(view).items():
        x, y = chart(view).nodes[node]
        yield text(str(steps), x, y + 2.6, font_size=7.5, class_="steps middle strong")


def ships(view: View) -> Iterator[Svg]:
    """Every starship: its owner's colour and shape, its rings, its cargo."""
    for seat in range(view.table.players):
        fleet = view.table.fleets[seat]
        for ship, at in enumerate(fleet.at):
            if at:
                yield starship(view, seat, ship, at - 1, fleet.cargo[ship])


def starship(view: View, seat: int, ship: int, node: int, cargo: int) -> Svg:
    x, y = chart(view).nodes[node]
    rings = "".join(f"M-2.6 {-3 + n * 2.4:.1f}h5.2" for n in range(ship + 1))
    load = circle(0, 5, 1.9, class_="chip") if cargo == Cargo.COLONY else rect(-1.8, 3.2, 3.6, 3.6, class_="chip")
    mark = path(SEATS[seat].outline, transform=placed(7, -6, 2.6), class_=f"emblem {seat_class(seat)}")
    hull = group(path(icons.HULL, class_="hull"), path(rings, stroke="#0d0f2b"), load, mark, transform=placed(x, y, 1.3))
    return group(title(node_words(view, node)), hull, class_=f"{seat_class(seat)} ship", data_piece=f"ship{seat}{ship}")


def places(view: View) -> Iterator[Svg]:
    """What can be clicked, and the ship that flies."""
    ship, open_places = flying(view), all_on(view, Spot.NODE)
    if ship >= 0 and view.asked >= 0:
        x, y = chart(view).nodes[view.table.fleets[view.asked].at[ship] - 1]
        yield group(circle(x, y, 10.5, class_="ring"), class_="chosen")
    size = RING if len(open_places) < MANY else SMALL_RING
    for node in sorted(open_places):
        x, y = chart(view).nodes[node]
        words = choices_words(view, open_places[node], NODE_NAMES[node], node_words(view, node))
        yield button(open_places[node], words, circle(x, y, size, class_="ring"), data_place=NODE_NAMES[node])
