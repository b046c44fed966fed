"""Who stands on a tile: ships, pirates, and the Stardust die at its port."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.theme import seat_class

from ..ring import NAMES
from ..standing import pirates_on, stardust_port
from ..table import SHIPS
from ..view import View
from ..vocabulary import NONE
from .moments import Moment
from .pieces import centred, finger, halo, stardust_die, turned
from .sights import pirate_name
from .spots import Thing
from .symbols import pirate_symbol, use

RIBBON = 17  # how high a City's name stands
STYLE = {".toppled": "opacity:.96"}


def pieces(moment: Moment, tile: int, area: Area) -> Iterator[tuple[Svg, bool]]:
    """The Stardust die, pirates and ships on a tile, each with whether it can be chosen by itself."""
    view = moment.view
    number = stardust_port(view, tile)
    if number and number == view.table.port:
        yield port_die(moment, number, area), bool(moment.choices.at((Thing.STARDUST_DIE, 0)))
    fleets, pirates = fleets_on(view, tile), pirates_on(view, tile)
    places = standing_places(view, tile, area, len(pirates), sum(map(len, fleets.values())))
    for which in pirates:
        yield pirate_thing(moment, which, places.pop(0)), bool(moment.choices.at((Thing.PIRATE, which)))
    for seat, ships in fleets.items():
        mine, places = places[: len(ships)], places[len(ships) :]
        yield fleet(moment, tile, seat, ships, mine, area), seat == view.seat and bool(moment.choices.at((Thing.SHIPS, tile)))


def standing_places(view: View, tile: int, area: Area, pirates: int, ships: int) -> list[Area]:
    """Pirates take the corners, so that each can be hit; a lone ship stands at the lower right, more of them above what lies there.

    A City's numbers and name stay in sight: its ships moor side by side, each with its bow before the next one's stern.
    """
    is_city = view.table.globes[tile] == NONE
    if is_city and ships and not pirates:
        return moored(area, ships)
    low = area.height * (0.17 if is_city else 0)
    size = min(44.0, area.width * 0.44)
    right, bottom = area.x + area.width - size - 2, area.bottom - size - low
    corners = [Area(right, bottom, size, size), Area(area.x, bottom, size, size), Area(right, area.y + 2, size, size)]
    if ships and not pirates:
        pirates, ships = 1, ships - 1
    middle = area.part(0.02, 0.27, 0.8 if corners else 0.98, 0.8 if not low else 0.74)
    return corners[:pirates] + middle.cells(ships)


def moored(area: Area, ships: int) -> list[Area]:
    """Places above a City's name, from the right, as close as there are ships."""
    size, left = min(44.0, area.width * 0.44), area.x + area.width * 0.26
    right, y = area.x + area.width - size, area.bottom - size - RIBBON
    step = min(size, (right - left) / max(1, ships - 1))
    return [Area(right - n * step, y, size, size) for n in range(ships)]


@noted
def fleets_on(view: View, tile: int) -> dict[int, list[int]]:
    """The ships on a tile by seat, my own first."""
    seats = sorted(range(view.table.players), key=lambda seat: seat != view.seat)
    found = {seat: [ship for ship in range(SHIPS) if view.table.boards[seat].ships[ship] == tile] for seat in seats}
    return {seat: ships for seat, ships in found.items() if ships}


def port_die(moment: Moment, number: int, area: Area) -> Svg:
    """The Stardust die on its port."""
    view, size = moment.view, finger(moment.view)
    spot = Area(area.x - 4, area.y - 4, size, size)
    drawn = group(stardust_die(number, area.x + size * 0.36, area.y + size * 0.36, size * 0.68), data_piece="die-stardust")
    name = f"{view.words.label('stardust_die')} {number}"
    return moment.choices.thing((Thing.STARDUST_DIE, 0), name, "", halo(spot, 10), drawn, card=thing("stardust_die"))


def pirate_thing(moment: Moment, which: int, cell: Area) -> Svg:
    """A pirate on its tile."""
    view, damaged = moment.view, has(moment.view.table.damaged, which)
    (x, y), size = cell.middle, finger(moment.view)
    drawn = centred(pirate_symbol(which), x, y, min(44, cell.span))
    if damaged:
        drawn = Svg(turned(drawn, 70, x, y) + centred("sd-damage", x, y - cell.span * 0.1, cell.span))
    inward = 1 if cell.span < size else 0
    spot = Area(cell.x + cell.width - size + 4 * inward, cell.bottom - size + 3 * inward, size, size) if inward else cell.inset(-1)
    reach, piece = rect(*cell, class_="reach"), group(drawn, class_="toppled" if damaged else None, data_piece=f"pirate-{which}")
    return moment.choices.thing(
        (Thing.PIRATE, which), pirate_name(view, which), "", halo(spot, 12), reach, piece, card=thing("pirate", which)
    )


def fleet(moment: Moment, tile: int, seat: int, ships: list[int], cells: list[Area], area: Area) -> Svg:
    """A player's ships on a tile: equal to each other, so chosen together (SC-035), by a touch of the tile."""
    view, standing = moment.view, moment.view.table.boards[seat].standing
    drawn = [ship(view, seat, n, has(standing, n), cell) for n, cell in zip(ships, cells, strict=True)]
    name, mine = view.words.listed([NAMES[tile], view.seat_name(seat)]), seat == view.seat
    is_open = mine and bool(moment.choices.at((Thing.SHIPS, tile)))
    reach = rect(*area, class_="reach") if is_open else NOTHING
    card = thing("ship", seat, ships[0]) if is_open else None
    return moment.choices.thing((Thing.SHIPS, tile), name, "", halo(area.inset(2), 11), reach, *drawn, mine=mine, card=card)


def ship(view: View, seat: int, number: int, standing: bool, cell: Area) -> Svg:
    """One ship with its number; one that was used is furled."""
    (x, y), size = cell.middle, min(44.0, cell.span)
    state = view.words.label("standing" if standing else "toppled")
    disc = max(14.5, size * 0.36)
    at_x, at_y = x + size * 0.29, y + size * 0.28
    return group(
        title(view.words.titled(view.seat_name(seat), view.words.listed([f"{view.words.label('ship')} {number + 1}", state]))),
        use("sd-ship" if standing else "sd-ship-used", x - size / 2, y - size / 2, size),
        centred("sd-serial", at_x, at_y, disc),
        text(str(number + 1), at_x, at_y + 3.9, font_size=11, class_="pale middle strong"),
        class_=f"{seat_class(seat)}{'' if standing else ' toppled'}",
        data_piece=f"ship-{seat}-{number}",
        data_thing=thing("ship", seat, number),
    )
