"""The storages of a board: basic ingredients in any slot, advanced ones each in its own, Stardust."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, rect, text, title

from ..table import Board
from ..view import View
from ..vocabulary import BASIC, BASICS, GOOD, INGREDIENTS
from .icons import stardust
from .ingredients import missing, slot, token
from .moments import Moment
from .sights import slots_of
from .spots import Thing

LARGEST = 32
STYLE = {".storage": "fill:none;stroke:var(--edge)"}


def basic_row(moment: Moment, board: Board, area: Area, mine: bool) -> Iterator[Svg]:
    """The Basic storage: what is alike lies side by side and is chosen together."""
    view, cells = moment.view, area.grid(moment.view.box.basic_slots, 1)
    yield rect(*area, rx=7, class_="storage")
    stored, size = slots_of(list(board.goods[:BASICS])), min(LARGEST, cells[0].span - 3)
    for basic in range(BASICS):
        here = [cell for good, cell in zip(stored, cells, strict=False) if good == basic]
        if here:
            yield heap(moment, basic, here, size, mine)
    yield group(
        title(f"{view.words.label('basics')} {len(stored)}/{len(cells)}"),
        *(slot(BASICS - 1, *cell.middle, size * 0.8) for cell in cells[len(stored) :]),
    )


def heap(moment: Moment, basic: int, cells: list[Area], size: float, mine: bool) -> Svg:
    """Equal basic ingredients."""
    view, area = moment.view, Area(cells[0].x, cells[0].y, cells[0].width * len(cells), cells[0].height)
    tokens = [token(view, basic, *cell.middle, size) for cell in cells]
    ring = rect(*area.inset(1), rx=7, class_="ring")
    return moment.choices.thing((Thing.STORAGE, basic), f"{view.words.value(BASIC, basic)} {len(cells)}", "", ring, *tokens, mine=mine)


def stardust_row(view: View, board: Board, area: Area) -> Iterator[Svg]:
    """The Stardust storage."""
    yield rect(*area, rx=7, class_="storage")
    cells = area.grid(view.box.stardust_slots, 1)
    size = min(LARGEST, cells[0].span - 3) * 0.86
    drawn = [stardust(*cell.middle, size, "" if n < board.stardust else "none") for n, cell in enumerate(cells)]
    yield group(title(f"{view.words.label('stardust')} {board.stardust}/{view.box.stardust_slots}"), *drawn)


def advanced_row(moment: Moment, board: Board, area: Area, mine: bool) -> Iterator[Svg]:
    """The Advanced storage: a slot of exactly one type each."""
    yield rect(*area, rx=7, class_="storage")
    for good, cell in zip(range(BASICS, INGREDIENTS), area.grid(INGREDIENTS - BASICS, 1), strict=True):
        yield advanced_slot(moment, good, board.goods[good], cell, mine)


def advanced_slot(moment: Moment, good: int, stored: int, cell: Area, mine: bool) -> Svg:
    """Room for one type of advanced ingredient, with its name where there is space."""
    view, (x, y) = moment.view, cell.middle
    name, room = view.words.value(GOOD, good), view.box.advanced_slots
    named = cell.height > LARGEST
    size = min(28.0, cell.span - 2)
    spots = cell.grid(room, 1)
    tokens = [
        (token if n < stored else missing)(view, good, spot.middle[0], y - 6 * named, min(size, spot.width)) for n, spot in enumerate(spots)
    ]
    words = [text(name, x, cell.bottom - 5, font_size=9.5, class_="ink middle" if stored else "muted middle")] * named
    ring = rect(*cell.inset(1), rx=7, class_="ring")
    return moment.choices.thing((Thing.STORAGE, good), f"{name} {stored}/{room}", "", ring, *tokens, *words, mine=mine)
