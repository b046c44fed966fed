"""The star map: night, systems, home bases of the peoples, buildings and ships."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from cosmocafe.author import NOBODY, has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import Svg, circle, element, group, number, path, rect, text, title
from cosmocafe.draw.theme import seat_class

from ..board import COLUMNS, NODE_NAMES, PER_BASE, PLANETS, ROWS, SITES
from ..standing import builder_of, friends_at, node_words, outpost_node, site_words
from ..view import View
from ..vocabulary import NODE_NAME, RACE_NAME, RACES, Event
from .chart import Chart, Point, charted, lattice_of, looking_at
from .chips import chips
from .pieces import plate
from .sight import FINGER, NEAR, chart_of, corner, is_near
from .spots import Spot, all_on, choices_of, flying, reach
from .symbols import people_symbol, planet_symbol, seated, ship_symbol, use
from .systems import centred, names, planets_of

RING, LEAST, MANY = 16.5, 13.0, 40  # a jump may go nearly anywhere, and its rings should hide nothing
BESIDE = 0.48  # sides of a hexagon: rings of neighbours do not touch
HAZES = ("warm", "warm", "warm", "warm", "violet", "teal", "rose", "violet", "teal", "rose", "violet")
PEOPLE_HAZES = ("teal", "teal", "warm", "rose")
STYLE = {
    ".lanes": "stroke:#8088d8;stroke-opacity:.3;stroke-width:.034;stroke-dasharray:0 .25 .5 .25;fill:none",
    ".crossings": "stroke:#b6b8e0;stroke-opacity:.55;stroke-width:.085;stroke-dasharray:0 1;stroke-linecap:round;fill:none",
    ".margin": "fill:#a9aee0",
    ".reach": "stroke:#ffd24d;stroke-opacity:.8;stroke-linecap:round;fill:none",
    ".worth": "fill:none;stroke:#ffd24d;stroke-width:1.4;stroke-dasharray:2.5 2.5",
    ".steps": "fill:#ffd24d;stroke:#0d0f2b;stroke-width:1.2",
    ".trail": "fill:none;stroke:var(--seat);stroke-width:3.6;stroke-dasharray:.1 7.6;stroke-linecap:round;stroke-linejoin:round",
    ".trail-rim": "fill:none;stroke:#0d0f2b;stroke-opacity:.8;stroke-width:5.8;stroke-dasharray:.1 7.6;stroke-linecap:round",
    ".from": "fill:none;stroke:var(--seat);stroke-width:2",
    ".aloft": "fill:#2fd6c0;fill-opacity:.16;stroke:#2fd6c0;stroke-width:2.4",
    ".touch": "fill:transparent;pointer-events:all",  # rings of neighbours do not touch, but hands and fingers have their room
    ".little": "fill:#0b0d2a;stroke:#b6b8e0",
    ".window": "fill:#2fd6c0;fill-opacity:.15;stroke:#2fd6c0;stroke-width:1.4",
    **{f".speck{kind}": f"fill:{colour}" for kind, colour in enumerate(("#e0664f", "#f0a03c", "#5f8fe8", "#58b368", "#b98be0"))},
}


@still
def starmap(view: View, area: Area) -> Iterator[Svg]:
    """All that lies on the board, from the back to the front, cut at the edges of the area."""
    chart = chart_of(view, area)
    place = dict(zip(("x", "y", "width", "height"), area, strict=True))
    frame = f"{number(area.x)} {number(area.y)} {number(area.width)} {number(area.height)}"
    yield element("svg", *layers(view, chart, area), **place, viewBox=frame, class_="map")
    if is_near(view, chart, area):
        yield little_map(view, chart, area, corner(view, chart, area))


def layers(view: View, chart: Chart, area: Area) -> Iterator[Svg]:
    """What lies on the board."""
    yield from ground(view, chart)
    for system, sun in enumerate(chart.suns):
        yield from planets_of(view, chart, system, sun)
    for race in range(len(RACES)):
        yield base(view, chart, race)
    yield from margins(chart, area)
    yield from within_reach(view, chart)
    yield from last_move(view, chart)
    for site in range(SITES):
        yield site_drawn(view, chart, site)
    yield from chips(view, chart)
    yield from names(view, chart)
    yield from worth_going(view, chart)
    yield from ships(view, chart)
    yield from places(view, chart)


def ground(view: View, chart: Chart) -> Iterator[Svg]:
    """Hazes behind systems and peoples; the ways between intersections."""
    s = chart.camera.side
    for kind, sun in zip(HAZES, chart.suns, strict=True):
        yield centred(f"sf-haze-{kind}", sun, 6.4 * s, 5.8 * s)
    for kind, at in zip(PEOPLE_HAZES, chart.bases, strict=True):
        yield centred(f"sf-haze-{kind}", at, 5 * s, 5 * s)
    lattice = f"translate({number(chart.camera.left)} {number(chart.camera.top)}) scale({number(s)})"
    yield group(path(chart.lanes, class_="lanes"), path(chart.lanes, class_="crossings"), transform=lattice, class_="through")


def margins(chart: Chart, area: Area) -> Iterator[Svg]:
    """The letters and numbers that name an intersection, as D8."""
    camera, x, y = chart.camera, area.x + 9, area.y + 13
    letters = [
        text(one, camera.column_x(n), y) for n, one in enumerate(COLUMNS) if area.x + 12 < camera.column_x(n) < area.x + area.width - 4
    ]
    numbers = [text(str(row), x, camera.row_y(row) + 3.5) for row in ROWS if area.y + 16 < camera.row_y(row) < area.bottom]
    yield group(*letters, *numbers, font_size=11 if area.width < 400 else 10, class_="margin middle through")


@still
def base(view: View, chart: Chart, race: int) -> Svg:
    """A home base: the people, its docks and outposts, and who holds the friendship chip."""
    at, s = chart.bases[race], chart.camera.side
    holder, name = view.table.friendship[race] - 1, view.words.value(RACE_NAME, race)
    words = view.words.titled(name, view.seat_name(holder)) if holder >= 0 else name
    held = [centred("sf-friend-chip", Point(at.x, at.y + 0.84 * s), 0.56 * s)]
    if holder >= 0:
        held.append(plate(holder, at.x, at.y + 0.84 * s, 0.64 * s))
    people = group(
        title(view.words.phrases([words, *friends_at(view, race)])),
        centred(people_symbol(race), at, 1.75 * s),
        *held,
        data_thing=thing("people", race),
    )
    return group(people, *(dock(view, chart, race * PER_BASE + n) for n in range(PER_BASE)))


def dock(view: View, chart: Chart, place: int) -> Svg:
    """An outpost intersection with its number, or whose outpost stands there."""
    at, s = chart.nodes[outpost_node(view, place)], chart.camera.side
    owner = next((seat for seat in range(view.table.players) if has(view.table.fleets[seat].outposts, place)), NOBODY)
    mark = thing("dock", place)
    if owner != NOBODY:
        return group(title(view.seat_name(owner)), centred("sf-outpost", at, 0.95 * s), class_=seated(owner), data_thing=mark)
    size = max(0.36 * s, 11)
    name = text(str(place % PER_BASE + 1), at.x, at.y + size * 0.36, font_size=round(size, 1), class_="haze middle strong")
    return group(
        title(f"{view.words.value(RACE_NAME, place // PER_BASE)} {place % PER_BASE + 1}"),
        centred("sf-dock", at, max(0.62 * s, 15)),
        name,
        data_thing=mark,
    )


@still
def site_drawn(view: View, chart: Chart, site: int) -> Svg:
    """A colony site: free, blocked, a colony or a spaceport."""
    at, s = chart.nodes[view.box.sites[site].node], chart.camera.side
    owner, card = builder_of(view, site), thing("site", site)
    if owner == NOBODY:
        is_closed = has(view.table.blocked, site)
        return group(title(site_words(view, site)), centred("sf-site-closed" if is_closed else "sf-site", at, 0.66 * s), data_thing=card)
    is_port = has(view.table.fleets[owner].ports, site)
    name, size = ("sf-spaceport", 1.46 * s) if is_port else ("sf-colony", 1.14 * s)
    higher = Point(at.x, at.y - 0.06 * s)
    return group(title(site_words(view, site)), centred(name, higher, size), class_=seated(owner), data_thing=card)


@still
def within_reach(view: View, chart: Chart) -> Iterator[Svg]:
    """A dot wherever the ship that flies can end its move."""
    spots = "".join(f"M{number(chart.nodes[node].x)} {number(chart.nodes[node].y)}h0" for node in reach(view))
    if spots:
        yield path(spots, class_="reach through", stroke_width=round(0.17 * chart.camera.side, 1))


@still
def worth_going(view: View, chart: Chart) -> Iterator[Svg]:
    """Sites and docks in reach, with the number of steps."""
    s = chart.camera.side
    for node, far in reach(view).items():
        if view.box.nodes[node].site >= 0 or view.box.nodes[node].outpost >= 0:
            (x, y), r = chart.nodes[node], max(0.24 * s, 8.6)
            spot = circle(x + 0.42 * s, y - 0.42 * s, r, class_="steps")
            words = text(str(far), x + 0.42 * s, y - 0.42 * s + r * 0.45, font_size=round(r * 1.3, 1), class_="sf-dark sf-bold middle")
            yield group(circle(x, y, 0.5 * s, class_="worth"), spot, words, class_="through")


@still
def last_move(view: View, chart: Chart) -> Iterator[Svg]:
    """The way of the ship that flew last, dotted in the colour of its seat."""
    way, who = flown(view)
    if len(way) < 2:
        return
    points = [chart.nodes[node] for node in way]
    d = "M" + "L".join(f"{number(at.x)} {number(at.y)}" for at in points)
    yield group(
        path(d, class_="trail-rim"),
        path(d, class_="trail"),
        circle(points[0].x, points[0].y, 4.2, class_="from"),
        class_=f"{seat_class(who)} through",
    )


@noted
def flown(view: View) -> tuple[list[int], int]:
    """The intersections that the last flight led over, and whose ship it was."""
    way: list[int] = []
    ship, who = -1, NOBODY
    for told in reversed(view.events):
        if told.event not in (Event.MOVED, Event.LAUNCHED, Event.JUMPED):
            continue
        parts = view.told_parts(told)
        if not way:
            ship, who = parts["ship"], told.who
        if (parts["ship"], told.who) != (ship, who):
            break
        way.insert(0, parts["node"])
        is_joined = len(way) < 2 or view.box.nodes[way[0]].distance[way[1]] == 1
        if told.event != Event.MOVED or not is_joined or len(way) > 14:
            break
    return way, who


def ships(view: View, chart: Chart) -> Iterator[Svg]:
    """Every starship; the one that flies last, so that it lies above others on its way."""
    aloft = (view.asked, flying(view))
    fleet = [(seat, ship) for seat in range(view.table.players) for ship in range(len(view.table.fleets[seat].at))]
    for seat, ship in sorted(fleet, key=lambda one: one == aloft):
        at = view.table.fleets[seat].at[ship]
        if at:
            if (seat, ship) == aloft:
                x, y = chart.nodes[at - 1]
                yield group(circle(x, y, 0.78 * chart.camera.side, class_="aloft"), class_="through")
            yield starship(view, chart, seat, ship)


@still
def starship(view: View, chart: Chart, seat: int, ship: int) -> Svg:
    """A ship in its owner's colour, with its cargo and the rings that tell it from its sisters."""
    fleet, s = view.table.fleets[seat], chart.camera.side
    node = fleet.at[ship] - 1
    x, y = chart.nodes[node]
    parts = [
        centred(ship_symbol(fleet.cargo[ship]), Point(x, y - 0.08 * s), 1.16 * s, 1.38 * s),
        centred(f"sf-ship-rings-{min(ship + 1, 3)}", Point(x, y + 0.34 * s), 0.34 * s),
    ]
    marks = {"class_": f"{seated(seat)} ship", "data_piece": f"ship{seat}{ship}", "data_thing": thing("ship", seat, ship)}
    return group(title(node_words(view, node)), *parts, **marks)


@still
def places(view: View, chart: Chart) -> Iterator[Svg]:
    """What can be clicked."""
    open_places, choices = all_on(view, Spot.NODE), choices_of(view)
    largest = (FINGER if view.tall else RING) if len(open_places) < MANY else 0.32 * chart.camera.side
    for node in sorted(open_places):
        x, y = chart.nodes[node]
        others = [dist(chart.nodes[other], (x, y)) for other in open_places if other != node]
        touch = round(min([largest, *(far * 0.95 for far in others)]), 1)
        room = max(BESIDE * chart.camera.side, LEAST if view.tall else 0)
        r = round(min([largest, room, *(far * 0.5 for far in others)]), 1)
        ring = Svg(circle(x, y, r, class_="halo") + circle(x, y, r, class_="ring"))
        called = view.words.value(NODE_NAME, node)
        parts = [circle(x, y, touch, class_="touch")] if touch > r else []
        yield choices.thing((Spot.NODE, node), called, node_words(view, node), ring, *parts, class_="place", card=thing("node", node))


@still
def little_map(view: View, chart: Chart, area: Area, corner: Area) -> Svg:
    """Where on the map we are."""
    nodes = lattice_of(view.box)
    whole = charted(view.box, looking_at(nodes, corner.inset(3), NEAR))
    specks = [circle(at.x, at.y, 2.1, class_=f"speck{view.box.planets[planet].resource}") for planet, at in enumerate(whole.planets)]
    unit = whole.camera.side / chart.camera.side
    x, y = whole.camera.left + (area.x - chart.camera.left) * unit, whole.camera.top + (area.y - chart.camera.top) * unit
    seen = rect(round(x, 1), round(y, 1), round(area.width * unit, 1), round(area.height * unit, 1), rx=2, class_="window")
    places = view.words.listed(NODE_NAMES[node] for node in all_on(view, Spot.NODE))
    return group(title(places), rect(*corner, rx=8, class_="little"), *specks, seen, data_thing=thing("map"))


def whole_map(view: View, width: float) -> Svg:
    """The whole map as a small picture for a card."""
    area = Area(0, 0, width, width)
    chart = charted(view.box, looking_at(lattice_of(view.box), area.inset(14), NEAR))
    parts = [use("sf-sky", 0, 0, width)]
    for sun in chart.suns:
        parts.append(centred("sf-sun", sun, 3 * chart.camera.side))
    parts += [
        centred(planet_symbol(view.box.planets[planet].resource), chart.planets[planet], 1.8 * chart.camera.side)
        for planet in range(PLANETS)
    ]
    parts += [centred(people_symbol(race), at, 1.9 * chart.camera.side) for race, at in enumerate(chart.bases)]
    parts += [site_drawn(view, chart, site) for site in range(SITES) if builder_of(view, site) != NOBODY]
    parts += list(ships(view, chart))
    return Svg("".join(parts))
