"""Who stands on a tile: ships, pirates, and the Stardust die at its port."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, rect

from ..ring import NAMES
from ..standing import pirates_on, stardust_port
from ..table import SHIPS
from ..view import View
from .moments import Moment
from .sights import pirate_name
from .spots import Thing
from .vessels import pirate, ship, stardust_die

SHIP, ROOMY = 27, 4  # the largest ship, and how many there is room for beside a whole Globe
STYLE = {".reach": "fill:transparent;pointer-events:all"}


def dock(area: Area) -> tuple[float, float]:
    """Where the Stardust die lies."""
    return area.x + area.width - 12, area.y + 12.5


def pieces(moment: Moment, tile: int, area: Area) -> Iterator[tuple[Svg, bool]]:
    """The Stardust die, ships and pirates on a tile, each with whether it can be chosen by itself."""
    view = moment.view
    number = stardust_port(view, tile)
    if number and number == view.table.port:
        yield port_die(moment, number, area), bool(moment.choices.at((Thing.STARDUST_DIE, 0)))
    fleets, pirates = fleets_on(view, tile), pirates_on(view, tile)
    room = area.part(0.03, 0.53 if is_crowded(view, tile) else 0.715, 0.97, 0.98)
    cells = room.cells(sum(map(len, fleets.values())) + len(pirates))
    for which in pirates:
        yield pirate_thing(moment, which, cells.pop()), bool(moment.choices.at((Thing.PIRATE, which)))
    for seat, ships in fleets.items():
        mine, cells = cells[: len(ships)], cells[len(ships) :]
        yield fleet(moment, tile, seat, ships, mine, area), seat == view.seat and bool(moment.choices.at((Thing.SHIPS, tile)))


def is_crowded(view: View, tile: int) -> bool:
    """Whether so many stand there that the tile has to give way."""
    return sum(map(len, fleets_on(view, tile).values())) + len(pirates_on(view, tile)) > ROOMY


def fleets_on(view: View, tile: int) -> dict[int, list[int]]:
    """The ships on a tile by seat, my own first."""
    seats = sorted(range(view.table.players), key=lambda seat: seat != view.seat)
    found = {seat: [ship for ship in range(SHIPS) if view.table.boards[seat].ships[ship] == tile] for seat in seats}
    return {seat: ships for seat, ships in found.items() if ships}


def port_die(moment: Moment, number: int, area: Area) -> Svg:
    """The Stardust die on its port."""
    x, y = dock(area)
    ring = rect(x - 16, y - 10.5, 26, 26, rx=6, class_="ring")
    die = stardust_die(number, x, y, 19, moment.roll)
    return moment.choices.thing((Thing.STARDUST_DIE, 0), f"{moment.view.words.label('stardust_die')} {number}", "", ring, die)


def pirate_thing(moment: Moment, which: int, cell: Area) -> Svg:
    """A pirate on its tile."""
    view, standing = moment.view, not has(moment.view.table.damaged, which)
    ring, drawn = rect(*cell.inset(0.4), rx=5, class_="ring"), pirate(which, standing, *cell.middle, min(SHIP, cell.span))
    return moment.choices.thing((Thing.PIRATE, which), pirate_name(view, which), "", ring, drawn)


def fleet(moment: Moment, tile: int, seat: int, ships: list[int], cells: list[Area], area: Area) -> Svg:
    """A player's ships on a tile: equal to each other, so chosen together (SC-035), by a touch of the tile."""
    view, standing = moment.view, moment.view.table.boards[seat].standing
    drawn = [ship(view, seat, n, has(standing, n), *cell.middle, min(SHIP, cell.span)) for n, cell in zip(ships, cells, strict=True)]
    right, bottom = max(cell.x + cell.width for cell in cells), max(cell.bottom for cell in cells)
    ring = rect(cells[0].x, cells[0].y, right - cells[0].x, bottom - cells[0].y, rx=5, class_="ring") if seat == view.seat else NOTHING
    name, mine = f"{NAMES[tile]}, {view.seat_name(seat)}", seat == view.seat
    reach = rect(*area, class_="reach") if mine and moment.choices.at((Thing.SHIPS, tile)) else NOTHING
    return moment.choices.thing((Thing.SHIPS, tile), name, "", ring, reach, *drawn, mine=mine)
