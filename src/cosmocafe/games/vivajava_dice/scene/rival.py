"""The corporation of the solo game: its emblem, its points, its meter and the sugar cube."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect, text

from ..standing import blocked, owner_name
from ..view import View
from ..vocabulary import UNIT
from .pieces import die, halo, line, medal
from .spots import FIRM, Choices
from .symbols import firm_symbol, use

STYLE = {
    ".meter": "fill:#1a1230;stroke:#5b4a86;stroke-width:1.5",
    ".bar0": "fill:#3a2f63",
    ".bar1": "fill:#5a4794",
    ".bar2": "fill:#7e62c4",
    ".bar3": "fill:#a98cf0",
}


@still
def firm(view: View, choices: Choices, area: Area) -> Svg:
    """Everything about the rival, on a dark card; a token can be laid on it."""
    t, name = view.table, owner_name(view, view.table.players)
    size = 44 if view.tall else 64
    x, y = area.x + 10, area.y + 10
    room = area.width - size - 28
    parts = [
        rect(area.x + 4, area.y + 6, area.width, area.height, rx=14, class_="shadow"),
        rect(*area, rx=14, class_="coffee"),
        use(firm_symbol(view.box.firm), x, y, size),
        line(name, x + size + 8, y + 17, room, 16, "serif strong pale", smallest=12),
        medal(f"{t.seats[t.players].pp} / {view.box.target}", x + size + 6, y + size - 15, 26, "warm", 17),
        line(" · ".join(blocked(view, t.players)), x + size + 110, y + size - 9, room - 104, 11.5, "soft"),
        *meter(view, Area(area.x + 10, y + size + 8, area.width - 20 - (58 if t.sugar != NOBODY else 0), area.bottom - y - size - 16)),
        *sugar(view, Area(area.x + area.width - 62, y + size + 4, 54, 54)),
    ]
    what = f"{t.seats[t.players].pp} {view.words.label('points')}"
    return choices.thing(FIRM, name, what, halo(area.inset(2), 12), *parts, card=thing("firm"))


def meter(view: View, area: Area) -> Iterator[Svg]:
    """A bar for each space, as high as what it gives; the needle stands on one."""
    box, unit = view.box, view.words.value(UNIT, view.box.firm)
    bars = box.meter_top + 1
    yield rect(*area, rx=10, class_="meter")
    yield line(unit, area.x + 10, area.y + 15, area.width - 20, 11.5, "soft")
    step, most = (area.width - 16) / bars, max(1, *box.meter[:bars])
    room = area.height - 44
    for space in range(bars):
        x, high = area.x + 8 + space * step, 6 + room * box.meter[space] / most
        yield rect(x + 1, area.bottom - 20 - high, step - 2, high, rx=2, class_=f"bar{min(3, box.meter[space])}")
        is_first = space == 0 or box.meter[space] != box.meter[space - 1]
        if is_first:
            yield text(str(box.meter[space]), x + step / 2, area.bottom - 6, font_size=12, class_="middle strong pale")
        if space == view.table.meter:
            yield group(use("vj-needle", x + step / 2 - 9, area.bottom - 22 - high - 20, 18, 22), data_piece="needle")


def sugar(view: View, area: Area) -> Iterator[Svg]:
    """The sugar cube with the die that blocks a colour."""
    if view.table.sugar != NOBODY:
        cube = use("vj-sugar", *area)
        blocking = die(view.table.sugar, Area(area.x + 13, area.y - 10, 28, 28))
        yield group(cube, blocking, data_thing=thing("sugar"))
