"""The station: hull, floors under lamps, what lies there, walls and Doors."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, button, circle, group, number, path, rect, text

from ..language import COLOURS, Feature
from ..layouts import TURNS
from ..places import lying
from ..rules.boards import features
from ..spaces import DOWN, NAMES, ON_TILES, RIGHT, SIDES, TILE
from ..view import View
from ..vocabulary import A_CHARACTER, A_LOOT, A_SPACE, NONE
from .pieces import halo
from .plan import Plan, standing_on
from .shuttles import berths, shuttles
from .sights import acting, recalled, seen_spaces
from .spots import Spot, all_on
from .symbols import loot_symbol, use

LIVING = (2, 5, 8, 9)  # printed tiles with a chequered floor: Mess Hall, Medbay, Barracks, Laboratory
BLOCKS = {2: "plant", 4: "tank", 5: "tank", 9: "tank", 10: "plant"}  # what stands on Blocked Spaces; crates elsewhere
STYLE = {
    ".hull-shade": "fill:#0a0c26",
    ".hull": "fill:#252b5e;stroke:#4a5397;stroke-width:3",
    ".hull-in": "fill:#252b5e",
    ".ports": "fill:none;stroke:#ffdf9a;stroke-opacity:.5;stroke-linecap:round",
    ".floor": "fill:transparent;pointer-events:all",
    ".room2": "--fa:#54426c;--fb:#67537e;--fc:#3a2d52",
    ".room3": "--fa:#3b4484;--fb:#4a5498;--fc:#282e64",
    ".room4": "--fa:#4a3f78;--fb:#5b4f8c;--fc:#322a58",
    ".room5": "--fa:#335a80;--fb:#42709a;--fc:#233f60",
    ".room6": "--fa:#3f4272;--fb:#505487;--fc:#2a2d54",
    ".room8": "--fa:#46447a;--fb:#57558e;--fc:#302e58",
    ".room9": "--fa:#2f5577;--fb:#3d688c;--fc:#203c58",
    ".room10": "--fa:#2f5a63;--fb:#3e7078;--fc:#1f4048",
    ".stencil": "color:#fff;opacity:.085",
    ".tile-number": "fill:#c3cbf5;opacity:.85",
    ".spawn": "opacity:.85",
    ".portal0": "--portal:#4fd8e8",
    ".portal1": "--portal:#f060d0",
    ".portal2": "--portal:#ff9f40",
    ".off": "opacity:.3",
    ".cast": "fill:#05061a;opacity:.4",
    ".wall-shade": "stroke:#05061a;stroke-opacity:.4",
    ".wall-face": "stroke:#4d568f",
    ".wall-top": "stroke:#9aa4d4",
    ".wall-light": "stroke:#d6dcf7",
    ".walls": "fill:none;stroke-linecap:round;stroke-linejoin:round;pointer-events:none",
    ".shut": "--door:#f0b878",
    ".opened": "--door:#7cf0bb",
}


def station(drawn: Plan) -> Iterator[Svg]:
    """Everything below the figures, from the hull up."""
    yield group(*hull(drawn))
    yield from shuttles(drawn)
    yield group(*floors(drawn), class_="through")
    for spaces in room_by_room(drawn):
        yield from grounds(drawn, spaces)
    yield walls(drawn)
    yield from doors(drawn, asked=False)
    yield from berths(drawn)


def room_by_room(drawn: Plan) -> list[tuple[int, ...]]:
    """The Spaces of each tile, in the order in which they are drawn."""
    return [tuple(spaces) for _, spaces in groupby(drawn.areas, key=lambda space: space // TILE)]


@still
def grounds(drawn: Plan, spaces: tuple[int, ...]) -> Iterator[Svg]:
    """Some Spaces with what is printed and what lies on them."""
    yield from (ground(drawn, space, drawn.areas[space]) for space in spaces)


def tiles(view: View) -> range:
    """The tiles of the layout."""
    return range(view.box.scenarios[view.table.scenario].tiles)


def printed_tile(view: View, tile: int) -> int:
    """The number printed on a tile, from one."""
    return view.table.tiles[tile] // TURNS + 1


@still
def hull(drawn: Plan) -> Iterator[Svg]:
    """The outside of the station, with lit windows in its rim."""
    unit, rim = drawn.unit, 14 * drawn.unit
    whole = [drawn.tile(tile).inset(-rim) for tile in tiles(drawn.view)]
    for area in whole:
        yield rect(area.x, area.y + 8 * unit, area.width, area.height, rx=24 * unit, class_="hull-shade")
    for area in whole:
        yield rect(*area, rx=24 * unit, class_="hull")
    for area in whole:
        yield rect(*area.inset(1.4), rx=23 * unit, class_="hull-in")
    ports = [port for tile in tiles(drawn.view) for port in windows(drawn.tile(tile), whole, rim)]
    dashes = f"{number(18 * unit)} {number(38 * unit)}"
    yield path("".join(ports), class_="ports", stroke_width=3.4 * unit, stroke_dasharray=dashes)


def windows(tile: Area, whole: list[Area], rim: float) -> Iterator[str]:
    """A row of windows on each side of a tile where no other tile lies."""
    start, long = tile.width * 0.1, tile.width * 0.8
    for side in range(SIDES):
        x, y = tile.middle[0] + RIGHT[side] * (tile.width / 2 + rim * 0.62), tile.middle[1] + DOWN[side] * (tile.height / 2 + rim * 0.62)
        beyond = x + RIGHT[side] * rim * 2, y + DOWN[side] * rim * 2
        if not any(area.x < beyond[0] < area.x + area.width and area.y < beyond[1] < area.bottom for area in whole):
            yield f"M{tile.x + start:.1f} {y:.1f}h{long:.1f}" if DOWN[side] else f"M{x:.1f} {tile.y + start:.1f}v{long:.1f}"


@still
def floors(drawn: Plan) -> Iterator[Svg]:
    """Plates and chequered floors, lit where whoever acts sees; raised things on Blocked Spaces; a lamp for each lit room."""
    view, active = drawn.view, acting(drawn.view)
    lit = set(seen_spaces(view, view.table.at[active])) if active >= 0 and view.table.at[active] >= 0 else set(drawn.areas)
    yield recalled(("floors", drawn.ground, tuple(view.table.tiles), tuple(sorted(lit))), lambda: group(*rooms(drawn, lit)))


def rooms(drawn: Plan, lit: set[int]) -> Iterator[Svg]:
    for tile in tiles(drawn.view):
        printed, whole = printed_tile(drawn.view, tile), drawn.tile(tile)
        spaces = range(tile * TILE, (tile + 1) * TILE)
        plates = [use(plate(printed, space, space in lit), *drawn.areas[space]) for space in spaces if space in drawn.areas]
        blocks = [use(f"sq-block-{BLOCKS.get(printed, 'crates')}", *drawn.solid[space]) for space in spaces if space in drawn.solid]
        yield group(*plates, *blocks, class_=f"room{printed}")
        is_lit = any(space in lit for space in spaces)
        yield rect(*whole, class_="lamp") if is_lit else NOTHING
        size = whole.width * 0.425
        yield use(f"sq-stencil-{printed}", whole.middle[0] - size / 2, whole.middle[1] - size / 2, size, class_="stencil")
        low = max(11.5 * drawn.unit, 11)
        yield text(str(tile + 1), whole.x + low * 0.7, whole.bottom - low * 0.8, font_size=low, class_="strong tile-number")


def plate(printed: int, space: int, is_lit: bool) -> str:
    """The floor of a Space: here and there a grate."""
    local = space % TILE
    kind = "check" if printed in LIVING else "grate" if (local * 5 + printed) % 7 == 0 else "plate"
    return f"sq-floor-{kind}{'' if is_lit else '-dark'}"


@still
def ground(drawn: Plan, space: int, area: Area) -> Svg:
    """A Space with what is printed and what lies on it; a button if it can be chosen, for the Characters on it too."""
    view, answers = drawn.view, space_answers(drawn, space)
    kinds = lying(view, space)
    parts = [rect(*area, class_="floor"), *printed(drawn, space, area), *tokens(drawn, space, kinds, area)]
    there = [
        *(view.words.value(A_CHARACTER, who) for who in standing_on(view, space)),
        *(view.words.value(A_LOOT, kind) for kind in kinds),
    ]
    name, what, card = view.words.value(A_SPACE, space), view.words.listed(there), thing("space", space)
    drawn.choices.mark(card, (Spot.SPACE, space))
    if answers:
        ring = halo(area.inset(min(4 * drawn.unit, 2)), 10 * drawn.unit)
        return button(answers, choices_words(view, answers, name, what), *parts, ring, data_space=NAMES[space], data_thing=card)
    return group(*parts, data_space=NAMES[space], data_thing=card)


def space_answers(drawn: Plan, space: int) -> list[int]:
    """What can be chosen in a Space that can be chosen itself: whoever stands on it gives way to clicks."""
    answers = drawn.choices.at((Spot.SPACE, space))
    standing = standing_on(drawn.view, space) if answers else ()
    return [*answers, *(answer for who in standing for answer in drawn.choices.at((Spot.CHARACTER, who)))]


def printed(drawn: Plan, space: int, area: Area) -> Iterator[Svg]:
    """Spawn Point, Portals, Terminal, Armory."""
    t, view, unit = drawn.view.table, drawn.view, drawn.unit
    (x, y), shown = area.middle, features(view.box, view.table, space)
    if has(shown, Feature.SPAWN):
        yield use("sq-spawn", x - 16 * unit, y - 16 * unit, 32 * unit, class_="spawn")
    colours = [colour for colour in range(COLOURS) if has((shown >> Feature.PORTAL) | t.portals[space], colour)]
    for place, colour in enumerate(colours):
        off = " off" if t.off[colour] != NONE else ""
        shift = (place - (len(colours) - 1) / 2) * 12 * unit
        yield use("sq-portal", x - 21 * unit + shift, y - 15 * unit + shift, 42 * unit, 35 * unit, class_=f"portal{colour}{off}")
    if has(shown, Feature.TERMINAL):
        yield use("sq-terminal", area.x + 26 * unit, area.y + 5 * unit, 27 * unit)
    if t.armory == space:
        yield use("sq-armory", x - 15 * unit, y - 13 * unit, 30 * unit)


def tokens(drawn: Plan, space: int, kinds: list[int], area: Area) -> Iterator[Svg]:
    """What lies there: in the middle, or beside whoever or whatever stands there."""
    unit, shown = drawn.unit, features(drawn.view.box, drawn.view.table, space)
    is_taken = bool(standing_on(drawn.view, space)) or has(shown, Feature.TERMINAL)
    size = (22 if is_taken or len(kinds) > 1 else 26) * unit
    for place, kind in enumerate(kinds[:4]):
        if is_taken:
            x, y = area.x + (4 + 13 * place) * unit, area.y + (30 if has(shown, Feature.TERMINAL) else 4) * unit
        else:
            x, y = area.middle[0] - size / 2 + (place - (len(kinds[:4]) - 1) / 2) * 15 * unit, area.middle[1] - size / 2
        shade = (
            f"M{number(x + size * 0.1)} {number(y + size * 0.95)}a{number(size * 0.4)} {number(size * 0.13)} 0 1 0 {number(size * 0.8)} 0"
        )
        shade += f"a{number(size * 0.4)} {number(size * 0.13)} 0 1 0 {number(-size * 0.8)} 0Z"
        yield path(shade, class_="cast")
        yield use(loot_symbol(kind), x, y, size)


@still
def walls(drawn: Plan) -> Svg:
    """Every edge that is not open, Doors left out: one path, stroked four times."""
    unit = drawn.unit
    shape = recalled(("walls", drawn.ground, tuple(drawn.view.table.near)), lambda: "".join(joined(set(wall_lines(drawn)))))
    strokes = (("wall-shade", 9, 2, 7), ("wall-face", 8, 0, 4), ("wall-top", 8, 0, 0), ("wall-light", 2.2, -1.4, -1.6))
    return group(
        *(
            path(shape, class_=name, stroke_width=wide * unit, transform=f"translate({number(x * unit)} {number(y * unit)})")
            for name, wide, x, y in strokes
        ),
        class_="walls",
    )


Line = tuple[float, float, float, float]


def wall_lines(drawn: Plan) -> Iterator[Line]:
    """The walls of the tiles, each edge by itself."""
    t = drawn.view.table
    shut = {(space, side) for _, space, side, _ in door_edges(drawn.view)}
    at = {(round(area.x), round(area.y)): space for space, area in [*drawn.areas.items(), *drawn.solid.items()]}
    for space, area in [*drawn.areas.items(), *drawn.solid.items()]:
        for side in range(SIDES):
            to = drawn.towards(side)
            beyond = at.get((round(area.x + RIGHT[to] * drawn.cell), round(area.y + DOWN[to] * drawn.cell)), NONE)
            inside = beyond != NONE and beyond < ON_TILES and beyond // TILE == space // TILE
            is_block = space in drawn.solid or (inside and beyond in drawn.solid)
            is_open = t.near[space * SIDES + side] >= 0 or (space, side) in shut
            if space < ON_TILES and not is_open and not (inside and is_block):
                yield edge(area, to)


def edge(area: Area, side: int) -> Line:
    """The line on one side of a Space."""
    x, y, far, low = round(area.x, 1), round(area.y, 1), round(area.x + area.width, 1), round(area.bottom, 1)
    return ((x, y, far, y), (far, y, far, low), (x, low, far, low), (x, y, x, low))[side]


def joined(found: set[Line]) -> Iterator[str]:
    """Lines that go on into each other as one."""
    for level in (True, False):
        row: list[Line] = []
        for one in sorted(
            (line for line in found if (line[1] == line[3]) == level), key=lambda line: (line[1], line[0]) if level else line[:2]
        ):
            if row and (abs(one[0] - row[-1][2]) + abs(one[1] - row[-1][3]) > 0.5):
                yield stroke(row)
                row = []
            row.append(one)
        if row:
            yield stroke(row)


def stroke(row: list[Line]) -> str:
    x, y, far, low = *row[0][:2], *row[-1][2:]
    return f"M{number(x)} {number(y)}" + (f"H{number(far)}" if y == low else f"V{number(low)}")


def door_edges(view: View) -> Iterator[tuple[int, int, int, bool]]:
    """Each Door from both sides: its number, a Space, the side, and whether it is open."""
    scenario = view.box.scenarios[view.table.scenario]
    for place in range(scenario.openings):
        opening = scenario.opening[place]
        if opening.door >= 0:
            is_open = has(view.table.opened, opening.door)
            yield opening.door, opening.space, opening.side, is_open
            yield opening.door, opening.beyond, (opening.side + 2) % SIDES, is_open


@still
def doors(drawn: Plan, asked: bool) -> Iterator[Svg]:
    """Doors on the lines of the walls, each with its number; those that can be chosen are not hidden by heads."""
    view, unit = drawn.view, drawn.unit
    for door, space, side, is_open in list(door_edges(view))[::2]:
        if bool(drawn.choices.at((Spot.DOOR, door))) != asked:
            continue
        x, y = drawn.edge(space, side)
        name = "open" if is_open else "closed"
        turn = None if RIGHT[drawn.towards(side)] else f"rotate(90 {number(x)} {number(y)})"
        plate_size = max(20 * unit, 15.5)
        leaf = use(f"sq-door-{name}", x - 12 * unit, y - 28 * unit, 24 * unit, 56 * unit, class_="leaf", transform=turn)
        sign = use("sq-door-plate", x - plate_size / 2, y - plate_size / 2, plate_size, class_="opened" if is_open else "shut")
        size = max(12.5 * unit, 11)
        words = text(str(door + 1), x, y + size * 0.36, font_size=size, class_="middle strong cream")
        label = f"{view.words.label('door')} {door + 1}"
        reach = min(20.2 if view.tall else max(17 * unit, 16.2), drawn.cell * 0.47)
        ring = Svg(circle(x, y, reach, class_="halo") + circle(x, y, reach, class_="ring"))
        yield drawn.choices.thing((Spot.DOOR, door), label, "", ring, leaf, sign, words, class_="door", card=thing("door", door))


@still
def tile_rings(drawn: Plan) -> Iterator[Svg]:
    """Tiles that can be chosen."""
    for tile, answers in all_on(drawn.view, Spot.TILE).items():
        whole = drawn.tile(tile).inset(5 * drawn.unit)
        label = choices_words(drawn.view, answers, "", "")
        yield button(answers, label, halo(whole, 14 * drawn.unit), data_thing=thing("tile", tile))
