"""The corporation of the solo game as it is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, circle, group, rect, text, title

from ..standing import blocked, owner_name
from ..view import View
from ..vocabulary import UNIT
from .dice import bean_die

HEIGHT = 46
STYLE = {".meter": "fill:var(--tile);stroke:var(--haze)", ".here": "fill:var(--harm);stroke:none"}


def firm(view: View, area: Area) -> Iterator[Svg]:
    """The corporation: its points, what is blocked, its meter and what that gives it, the sugar cube."""
    t, box, label = view.table, view.box, view.words.label
    yield rect(*area, rx=9, class_="coaster")
    name = f"{owner_name(view, t.players)}: {t.seats[t.players].pp} {label('points')}"
    yield text(name, area.x + 9, area.y + 18, font_size=13, class_="cream strong")
    yield text(" · ".join(blocked(view, t.players)), area.x + area.width - 44, area.y + 18, font_size=10, class_="haze end")
    yield text(view.words.value(UNIT, box.firm), area.x + 9, area.y + 36, font_size=11, class_="haze")
    for space in range(box.meter_top + 1):
        x, here = area.x + 80 + space * 20.5, space == t.meter
        yield circle(x, area.y + 32, 9, class_="here" if here else "meter")
        yield text(str(box.meter[space]), x, area.y + 36, font_size=11, class_="cream middle strong")
    if t.sugar != NOBODY:
        yield group(title(label("sugar")), bean_die(view, t.sugar, Area(area.x + area.width - 39, area.y + 5, 24, 24)))
        yield text(label("sugar"), area.x + area.width - 27, area.y + 40, font_size=10, class_="cream middle")
