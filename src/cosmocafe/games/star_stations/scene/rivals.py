"""The others: who they are, their stations, their goods and their ships on the board."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, rect, text, title

from ..rules.control import stations
from ..rules.fleets import is_in
from ..standing import amounts, others_of, sites_of, state_of
from ..view import View
from ..vocabulary import SHIPS
from .desk import rings, state_pill
from .pieces import amount, amount_width, line, mark, ship_in, station
from .symbols import fleet_class

STYLE = {
    ".flag": "fill:var(--seat)",
    ".bright>.coffee": "stroke:var(--seat);stroke-width:2",
    ".out": "opacity:.5",
    ".out>.name": "text-decoration:line-through",
}


def said(view: View, seat: int) -> str:
    """How a player stands, in words."""
    figures = [f"{view.words.label(name)} {value}" for name, value in amounts(view, seat).items()]
    return view.words.listed([view.seat_name(seat), state_of(view, seat), *figures])


def framed(view: View, seat: int, area: Area, rx: float, *parts: Svg) -> Svg:
    """A card of a player; bright for who is asked and for who has won."""
    bright = view.table.places[seat] == 1 if view.table.over else view.asked == seat
    marks = ["seat", fleet_class(seat), *["bright"] * bright, *["out"] * (not is_in(view.table, seat))]
    ground = rect(*area, rx=rx, class_="coffee")
    return group(title(said(view, seat)), ground, *parts, class_=" ".join(marks), data_seat=str(seat), data_thing=thing("seat", seat))


def rivals(view: View, area: Area) -> Iterator[Svg]:
    """A card for each of the others, side by side."""
    seats = others_of(view)
    for seat, cell in zip(seats, area.grid(len(seats), 1, 6), strict=True):
        yield framed(view, seat, cell, 10, *rival(view, seat, cell))


def rival(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Name; stations and goods; ships by type, with how many are on the board."""
    inner = Area(area.x + 14, area.y + 4, area.width - 20, area.height - 8)
    yield rect(area.x + 5, area.y + 9, 3, area.height - 18, rx=1.5, class_="flag")
    yield mark(seat, inner.x + 8, inner.y + 12, 15)
    pill, left = state_pill(view, seat, inner.x + inner.width, inner.y + 12, 11)
    yield line(view.seat_name(seat), inner.x + 21, inner.y + 17, left - inner.x - 25, 14, "strong pale name")
    yield pill
    wanted, found = view.box.required_stations, sites_of(view, seat)
    middle = inner.y + 41
    goods = 2 * (34 if inner.width < 130 else 42)
    shown = max(wanted, min(len(found), wanted + 1))
    step = min(36, (inner.width - goods) / shown)
    if step >= 17:
        yield from rings(view, found, shown, inner.x, middle, step, min(34, step - 1))
    else:
        yield station(0, view.box.modules_per_station, view.box.modules_per_station, seat, inner.x + 11, middle, 22)
        yield text(str(stations(view.box, view.table, seat)), inner.x + 24, middle + 5, font_size=13, class_="strong pale")
    yield from stocks(view, seat, Area(inner.x + inner.width - goods, middle - 10, goods, 20), 16, 13)
    for ship, cell in enumerate(Area(inner.x - 2, inner.y + 60, inner.width + 2, inner.height - 60).grid(SHIPS, 1, 2)):
        yield from on_board(view, seat, ship, cell)


def stocks(view: View, seat: int, area: Area, size: float, font: float) -> Iterator[Svg]:
    """Ore and metal, side by side up to the right."""
    fleet = view.table.fleets[seat]
    metal = area.x + area.width - amount_width(fleet.metal, size, font)
    ore = max(area.x, min(area.middle[0] - size, metal - 5 - amount_width(fleet.ore, size, font)))
    yield amount("ore", fleet.ore, ore, area.middle[1], size, font)
    yield amount("metal", fleet.metal, metal, area.middle[1], size, font)


def on_board(view: View, seat: int, ship: int, area: Area) -> Iterator[Svg]:
    """A type of ship and how many of it are on the board."""
    count = view.box.supply[ship] - view.table.fleets[seat].supply[ship]
    yield ship_in(seat, ship, Area(area.x, area.y, area.width, area.height - 17), "" if count else "gone")
    yield text(str(count), area.middle[0], area.bottom - 4, font_size=12.5, class_=f"strong middle {'pale' if count else 'soft'}")


def pills(view: View, area: Area) -> Iterator[Svg]:
    """On a tall screen: everybody in a row, with stations and goods."""
    seats = range(view.table.players)
    for seat, cell in zip(seats, area.grid(len(seats), 1, 4), strict=True):
        yield framed(view, seat, cell, 12, *pill(view, seat, cell))


def pill(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Mark and name; stations, ore and metal."""
    upper, lower = area.y + 13, area.y + 31
    yield mark(seat, area.x + 13, upper, 13)
    won = view.table.over and view.table.places[seat] == 1
    yield line(view.seat_name(seat), area.x + 23, upper + 4.5, area.width - 27, 12.5, f"strong {'gold' if won else 'pale'} name")
    wanted = view.box.modules_per_station
    yield station(0, wanted, wanted, seat, area.x + 14, lower, 19)
    yield text(str(stations(view.box, view.table, seat)), area.x + 24, lower + 4.5, font_size=12.5, class_="strong pale")
    yield from stocks(view, seat, Area(area.x + 34, lower - 9, area.width - 39, 18), 14, 12)
