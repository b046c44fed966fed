"""One tile of the ring: an Ingredient Globe or a City, what lies there and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, circle, group, path, placed, rect, text
from cosmocafe.draw.text import fitted, wrapped
from cosmocafe.draw.theme import emblem, seat_class

from ..ring import NAMES, SIDE
from ..rules.actions import place
from ..standing import stardust_port, things
from ..view import View
from ..vocabulary import CITY, NONE, Step
from .crews import dock, is_crowded, pieces
from .icons import face, stardust
from .ingredients import pool, slot, token
from .moments import Moment
from .sights import contents, owner_of, pirate_port
from .spots import Thing
from .vessels import LETTERS

PLANET = 23
CORNER = 13  # the width that a tile's own name takes
LETTER = 0.57  # how wide a bold letter is, at font size 1
SHADE = "M11.5-19.9A23 23 0 1 1-19.9 11.5A27 27 0 0 0 11.5-19.9Z"  # the night side of a Globe
SKYLINE = "M-27 13V0H-21V-8H-14V2H-10V-13H-7L-5-19-3-13H2V-3H6V-11H13V-4H19V3H27V13Z"
WINDOWS = "M-17.5-4v2M-17.5 2v2M-17.5 8v2M-4-8v2M-4-2v2M-4 4v2M9.5-7v2M9.5-1v2M9.5 5v2M22.5 7v2M-24 4v2M15.8 6v2"
STYLE = {
    ".planet": "fill:var(--good)",
    ".shade": "fill:var(--night);opacity:.34",
    ".gleam": "fill:none;stroke:var(--mark);opacity:.3;stroke-width:2.2;stroke-linecap:round",
    ".air": "fill:none;stroke:var(--good);opacity:.55;stroke-width:1.8",
    ".towers": "fill:#575ca3",
    ".based>.towers": "fill:var(--seat)",
    ".windows": "fill:none;stroke:var(--night);stroke-width:2.6",
    ".dock": "fill:var(--night);stroke:#9d8bef;stroke-width:1.3",
    ".dock-number": "fill:#d9c9ff",
    ".lair": "fill:var(--night);stroke:var(--harm);stroke-width:1.2",
    ".lair-name": "fill:#ffb3ab",
    ".backdrop": "fill:var(--tile);stroke:var(--line)",
    ".active>.backdrop": "stroke:var(--teal);stroke-width:2.6",
}


def tile_group(moment: Moment, tile: int, area: Area) -> Svg:
    """A tile: what cannot be chosen by itself belongs to it, the rest lies above."""
    view, crew = moment.view, list(pieces(moment, tile, area))
    ground = city(view, tile, area) if view.table.globes[tile] == NONE else globe(view, tile, area)
    shrunk = group(*ground, transform=shrinking(area)) if is_crowded(view, tile) else group(*ground)
    parts = [
        rect(*area.inset(1.2), rx=8, class_="backdrop"),
        shrunk,
        *marks(view, tile, area),
        *(piece for piece, is_open in crew if not is_open),
    ]
    ring, class_ = rect(*area.inset(2.6), rx=6.6, class_="ring"), "place active" if is_active(view, tile) else "place"
    button = moment.choices.thing((Thing.TILE, tile), NAMES[tile], contents(view, tile), ring, *parts, class_=class_)
    return group(button, *(piece for piece, is_open in crew if is_open), data_tile=NAMES[tile])


def is_active(view: View, tile: int) -> bool:
    """Whether the active ship is there, or the Globe that was chosen to be swapped."""
    t = view.table
    if view.step == Step.SWAP_WITH and view.parts:
        return bool(view.parts["other"] == tile)
    return t.die != NONE and view.step != Step.SHIP and view.asked != NOBODY and place(t, view.asked) == tile


def globe(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """An Ingredient Globe: which number brings which ingredient, and what lies there."""
    shown, (x, y) = view.box.globes[view.table.globes[tile]], (area.middle[0], area.y + PLANET + 7.5)
    yield group(
        circle(0, 0, PLANET + 2.4, class_="air"),
        circle(0, 0, PLANET, class_="planet"),
        path(SHADE, class_="shade"),
        path("M-17-9A19 19 0 0 1-6-18", class_="gleam"),
        class_=pool(view, shown.color),
        transform=placed(x, y),
    )
    yield face(shown.number, x - 10.5, y - 1, 16)
    yield token(view, shown.advanced, x + 9.5, y - 1, 22)
    yield from lying(view, tile, area)


def lying(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """Tokens, and room for more."""
    t, room, y = view.table, view.box.globe_room, area.y + 57.5
    color, step = view.box.globes[t.globes[tile]].color, min(17, (area.width - 8) / room)
    for n in range(room):
        x = area.middle[0] + (n - (room - 1) / 2) * step
        yield token(view, color, x, y, 16.5) if n < t.tokens[tile] else slot(color, x, y, 10)


def marks(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """What keeps its size in a crowd: the tile's name, Stardust, ports."""
    yield text(NAMES[tile], area.x + 5, area.y + 12, font_size=9.5, class_="haze strong")
    if has(view.table.dusted, tile):
        yield stardust(area.x + area.width - 10, area.y + 42, 17)
    yield from ports(view, tile, area)


def ports(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """A Stardust Port with its number, unless the die covers it; a Pirate Port with its letter."""
    number, lair = stardust_port(view, tile), pirate_port(view, tile)
    if number and number != view.table.port:
        x, y = dock(area)
        yield rect(x - 8, y - 8, 16, 16, rx=4, class_="dock")
        yield text(str(number), x, y + 4, font_size=11, class_="dock-number middle strong")
    if lair != NONE:
        x, y = area.x + 11, area.y + 44
        yield circle(x, y, 8, class_="lair")
        yield text(LETTERS[lair], x, y + 3.8, font_size=12, class_="lair-name middle strong")


def city(view: View, tile: int, area: Area) -> Iterator[Svg]:
    """A City: its name, the numbers that restock there, and whose Starbase it is."""
    x, seat = area.middle[0], owner_of(view, tile)
    left, right = area.x + CORNER, area.x + area.width - 3
    name = view.words.value(CITY, tile // SIDE)
    for n, line in enumerate(wrapped(name, 12 if " " in name else 14, 2)):
        shown, size = fitted(line, right - left, 9.5, 7, LETTER)
        yield text(shown, (left + right) / 2, area.y + 13 + 10.5 * n, font_size=size, class_="cream middle strong city-name")
    towers = [path(SKYLINE, class_="towers"), path(WINDOWS, class_="windows")]
    based = f"based {seat_class(seat)}" if seat != NOBODY else None
    yield group(*towers, transform=placed(x, area.y + 49), class_=based)
    if seat != NOBODY:
        yield circle(x, area.y + 54, 9.5, class_="night")
        yield emblem(seat, x, area.y + 54, 6.6)
    for n, number in enumerate(things(view.box.restock_numbers)):
        yield face(number, area.x + 10 + 13 * n, area.y + 33, 11)


def shrinking(area: Area) -> str:
    """The transform of what gives way to a crowd: smaller, at the same place of the upper edge."""
    return f"{placed(area.middle[0], area.y + 2, 0.72)} {placed(-area.middle[0], -area.y - 2)}"
