"""The storages of a board: basic ingredients in any slot, advanced ones each in its own, Stardust."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, title

from ..table import Board
from ..view import View
from ..vocabulary import BASIC, BASICS, GOOD, INGREDIENTS
from .moments import Moment
from .pieces import at_least, dustless, finger, gilt, line, missing, room, stardust, token
from .sights import slots_of
from .spots import Thing

LARGEST = 37.0
STYLE = {
    ".jar": "fill:#3a2470;stroke:#2a1a5e;stroke-width:1.6",
    ".have": "fill:#fff8e6;stroke:#b8935c;stroke-width:1.3",
    ".lack": "fill:#e3cda4;stroke:#b8935c;stroke-width:1.3",
}


@still
def basic_row(moment: Moment, seat: int, board: Board, area: Area, large: bool) -> Iterator[Svg]:
    """The Basic storage: what is alike lies side by side and is chosen together."""
    view, cells = moment.view, area.inset(1).grid(moment.view.box.basic_slots, 1)
    stored, size = slots_of(list(board.goods[:BASICS])), min(LARGEST, cells[0].span - 2)
    yield group(
        title(f"{view.words.label('basics')} {len(stored)}/{len(cells)}"),
        rect(*area, rx=9, class_="tray") if large else rect(*area, class_="reach"),
        *(room(0, *cell.middle, size) for cell in cells[len(stored) :]),
        data_thing=thing("basics", seat) if len(stored) < len(cells) else None,  # a full one is hidden by what it holds
    )
    for basic in range(BASICS):
        here = [cell for good, cell in zip(stored, cells, strict=False) if good == basic]
        if here:
            yield heap(moment, seat, basic, here, size)


def heap(moment: Moment, seat: int, basic: int, cells: list[Area], size: float) -> Svg:
    """Equal basic ingredients."""
    view, area = moment.view, Area(cells[0].x, cells[0].y, cells[0].width * len(cells), cells[0].height)
    tokens = [token(view, basic, *cell.middle, size) for cell in cells]
    ring = gilt(at_least(area.inset(0.5), finger(view)), 9)
    name, reach = f"{view.words.value(BASIC, basic)} {len(cells)}", rect(*area, class_="reach")
    card = thing("stored", seat, basic)
    return moment.choices.thing((Thing.STORAGE, basic), name, "", ring, reach, *tokens, mine=seat == view.seat, card=card)


@still
def stardust_row(view: View, seat: int, board: Board, area: Area, large: bool) -> Svg:
    """The Stardust storage."""
    cells = area.inset(2).grid(view.box.stardust_slots, 1)
    size = min(LARGEST, cells[0].span)
    drawn = [(stardust if n < board.stardust else dustless)(*cell.middle, size) for n, cell in enumerate(cells)]
    ground = rect(*area, rx=9, class_="jar") if large else rect(*area, class_="reach")
    return group(
        title(f"{view.words.label('stardust')} {board.stardust}/{view.box.stardust_slots}"), ground, *drawn, data_thing=thing("dusts", seat)
    )


@still
def advanced_row(moment: Moment, seat: int, board: Board, area: Area, large: bool) -> Iterator[Svg]:
    """The Advanced storage: a slot of exactly one type each."""
    for good, cell in zip(range(BASICS, INGREDIENTS), area.grid(INGREDIENTS - BASICS, 1, 3 if large else 0), strict=True):
        yield advanced_slot(moment, seat, good, board.goods[good], cell, large)


def advanced_slot(moment: Moment, seat: int, good: int, stored: int, cell: Area, large: bool) -> Svg:
    """Room for one type of advanced ingredient, with its name where there is space."""
    view, x = moment.view, cell.middle[0]
    name, most = view.words.value(GOOD, good), view.box.advanced_slots
    spots = Area(cell.x, cell.y, cell.width, cell.height - (13 if large else 0)).grid(most, 1)
    tokens = [
        (token if n < stored else missing)(view, good, *spot.middle, min(LARGEST, spot.span - (2 if large else 0)))
        for n, spot in enumerate(spots)
    ]
    ground = rect(*cell, rx=9, class_="have" if stored else "lack") if large else rect(*cell, class_="reach")
    words = line(name, x, cell.bottom - 4, cell.width + 2, 11, f"{'dark' if stored else 'brown'} middle strong tight") if large else NOTHING
    ring, card = gilt(cell.inset(0.5), 9), thing("stored", seat, good)
    return moment.choices.thing(
        (Thing.STORAGE, good), f"{name} {stored}/{most}", "", ring, ground, *tokens, words, mine=seat == view.seat, card=card
    )
