"""A player's board: points, storages, powers, the coffee in the making, delivered coffees. My own is the largest."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.text import columns, shortened
from cosmocafe.draw.theme import emblem, seat_class

from ..scoring import score
from ..standing import sheet
from ..view import View
from ..vocabulary import Part
from .coffees import delivered, in_the_making
from .icons import points, sign, stardust
from .moments import Moment
from .power_slots import power_chip, power_row
from .sights import sheet_words
from .storages import advanced_row, basic_row, stardust_row

PADDING, HEAD, SHEET, EM = 8, 30, 21, 0.6
OWN, OTHER = 388, 214  # heights
STYLE = {".sheet": "color:var(--muted)", ".medal": "fill:var(--muted)"}


def board_areas(view: View, top: float, width: float) -> dict[int, Area]:
    """Where each player's board lies below `top`: my own first, then the others in turn order."""
    areas, players = {}, view.table.players
    for seat in ((view.seat + k) % players if view.seat >= 0 else k for k in range(players)):
        areas[seat] = Area(1.2, top, width - 2.4, OWN if seat == view.seat else OTHER)
        top = areas[seat].bottom + 6
    return areas


def player_board(moment: Moment, seat: int, area: Area) -> Svg:
    """Everything a player has."""
    view, mine = moment.view, seat == moment.view.seat
    inside = Area(area.x + PADDING, area.y, area.width - 2 * PADDING, area.height)
    bright = view.table.places[seat] == 1 if view.table.over else view.asked == seat
    return group(
        rect(*area, rx=10, class_="card"),
        rect(area.x, area.y + 10, 4, area.height - 20, rx=2, class_="seat-fill"),
        *head(view, seat, inside),
        *score_sheet(view, seat, Area(inside.x, inside.y + HEAD, inside.width, SHEET)),
        *(own if mine else other)(
            moment, seat, Area(inside.x, inside.y + HEAD + SHEET, inside.width, inside.height - HEAD - SHEET - PADDING)
        ),
        class_=f"seat panel {seat_class(seat)}{' bright' if bright else ''}",
        data_seat=str(seat),
    )


def own(moment: Moment, seat: int, area: Area) -> Iterator[Svg]:
    """My own board: storages a thumb can touch, powers with their words."""
    board = moment.view.table.boards[seat]
    yield from basic_row(moment, board, Area(area.x, area.y, area.width * 0.65, 40), mine=True)
    yield from stardust_row(moment.view, board, Area(area.x + area.width * 0.67, area.y, area.width * 0.33, 40))
    yield from advanced_row(moment, board, Area(area.x, area.y + 44, area.width, 46), mine=True)
    cells = Area(area.x, area.y + 95, area.width, 126).grid(2, 3, gap=4)
    yield from (power_row(moment, board, power, cell) for power, cell in enumerate(cells))
    y = area.y + 227
    yield in_the_making(moment, board, Area(area.x, y, 176, area.bottom - y), mine=True)
    yield from delivered(moment, board, Area(area.x + 182, y, area.width - 182, area.bottom - y), across=2, rows=3, mine=True)


def other(moment: Moment, seat: int, area: Area) -> Iterator[Svg]:
    """Another player's board: the same, smaller."""
    board = moment.view.table.boards[seat]
    yield from basic_row(moment, board, Area(area.x, area.y, area.width * 0.36, 24), mine=False)
    yield from stardust_row(moment.view, board, Area(area.x + area.width * 0.385, area.y, area.width * 0.155, 24))
    yield from advanced_row(moment, board, Area(area.x + area.width * 0.565, area.y, area.width * 0.435, 24), mine=False)
    cells = Area(area.x, area.y + 29, area.width, 27).grid(6, 1, gap=4)
    yield from (power_chip(moment.view, board, power, cell) for power, cell in enumerate(cells))
    y = area.y + 61
    yield in_the_making(moment, board, Area(area.x, y, 118, area.bottom - y), mine=False)
    yield from delivered(moment, board, Area(area.x + 123, y, area.width - 123, area.bottom - y), across=3, rows=2, mine=False)


def head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Whose board it is, how they stand, what is special about them now."""
    y, right = area.y + HEAD / 2 + 2, area.x + area.width - 13
    yield emblem(seat, area.x + 10, y, 7)
    yield group(title(sheet_words(view, seat)), points(score(view.box, view.table, seat), right, y, 24))
    right -= 18
    for words, class_ in pills(view, seat):
        wide = columns(words) * 10.5 * EM + 12
        right -= wide + 5
        yield rect(right, y - 8.5, wide, 17, rx=8.5, class_=f"pill {class_}")
        yield text(words, right + wide / 2, y + 3.8, font_size=10.5, class_=f"middle strong pill-words {class_}")
    left = area.x + 23
    yield text(shortened(view.seat_name(seat), int((right - left) / (13.5 * EM))), left, y + 4.8, font_size=13.5, class_="ink strong name")


def pills(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """What is special about a player, each in a word: place or turn, and who is first."""
    if view.table.over:
        yield f"{view.words.label('place')} {view.table.places[seat]}", ""
    elif view.asked == seat:
        yield view.words.label("turn"), ""
    if view.table.first == seat and not view.table.over:
        yield view.words.label("first"), "calm"


def score_sheet(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Where the points come from."""
    cells = area.grid(len(Part), 1)
    icons = {Part.CARDS: "deliver", Part.POWERS: "number", Part.HONOR: "attack"}
    for part, (name, worth), cell in zip(Part, sheet(view, seat).items(), cells, strict=True):
        x, y = cell.x + 8, cell.y + 8
        icon = sign(icons[part], x, y, 13) if part in icons else NOTHING
        if part == Part.STARDUST:
            icon = stardust(x, y, 14)
        elif part == Part.BADGES:
            icon = sign("badge", x, y, 13)
        label = view.words.label(name)
        beside = text(label, cell.x + 36, y + 4, font_size=8.8, class_="muted")
        yield group(title(f"{label} {worth}"), icon, points(worth, cell.x + 25, y, 16), beside, class_="sheet")
