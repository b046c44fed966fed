"""The others: their boards, the same as mine but smaller; on a phone everybody on plaques above the ring, too."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import count, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.text import columns

from ..scoring import score
from ..table import Board
from ..view import View
from ..vocabulary import CARD, NONE
from .boards import coloured, in_front, is_bright, pills, ready_ships
from .coffees import delivered, recipe
from .moments import Moment
from .pieces import LETTER, centred, drink, line, paper, points
from .power_slots import power_chip
from .sights import card_worth, sheet_words
from .storages import advanced_row, basic_row, stardust_row

HEAD, WIDE = 30, 300.0  # a wide board has its coffees beside the storages, a narrow one below them
NARROW = 110  # a narrow plaque has its points below the name
STYLE = {
    ".brewing": "fill:#3a2016",
    ".plaque": "fill:#2c160b;stroke:#8a5a30;stroke-width:1.4",
    ".bright>.plaque": "stroke:var(--seat);stroke-width:3.4",
}


def others(view: View) -> list[int]:
    """The other seats in turn order."""
    return [(in_front(view) + n) % view.table.players for n in range(1, view.table.players)]


@still
def small(moment: Moment, seat: int, area: Area) -> Svg:
    """Another player's board: the same, smaller."""
    view, board = moment.view, moment.view.table.boards[seat]
    inside = Area(area.x + 12, area.y + HEAD, area.width - 17, area.height - HEAD - 5)
    stores, rest = wide_parts(inside) if area.width > WIDE else narrow_parts(inside)
    rows = stores.grid(1, 3, 1)
    return group(
        Svg(rect(area.x + 2, area.y + 3, area.width, area.height, rx=12, class_="shadow") + paper(area, 12)),
        rect(area.x + 1, area.y + 1, 8, area.height - 2, rx=4, class_="seat-fill"),
        rect(*area.inset(1), rx=11, class_="edge") if is_bright(view, seat) else NOTHING,
        *small_head(view, seat, Area(area.x + 10, area.y, area.width - 12, HEAD)),
        *basic_row(moment, seat, board, rows[0], large=False),
        *advanced_row(moment, seat, board, rows[1], large=False),
        *(power_chip(view, seat, board, n, cell) for n, cell in enumerate(rows[2].grid(6, 1))),
        *(beside(moment, seat, board, rest) if area.width > WIDE else below(moment, seat, board, rest)),
        class_=f"seat panel {coloured(view, seat)}",
        data_seat=str(seat),
    )


def wide_parts(inside: Area) -> tuple[Area, Area]:
    """Room for the storages, as high as the board, and for the rest at their right."""
    left = min(inside.width * 0.5, inside.height * 2)
    return Area(inside.x, inside.y, left, inside.height), Area(inside.x + left + 6, inside.y, inside.width - left - 6, inside.height)


def narrow_parts(inside: Area) -> tuple[Area, Area]:
    """Room for the storages across the board, and for the rest below them."""
    high = min(inside.height * 0.74, inside.width / 2 + 2)
    return Area(inside.x, inside.y, inside.width, high), Area(inside.x, inside.y + high + 2, inside.width, inside.height - high - 2)


@still
def small_head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Name, place or turn, Honor, points."""
    board, y, right = view.table.boards[seat], area.middle[1] + 1, area.x + area.width
    narrow = area.width < 150
    size = 27 if narrow else 31
    end = right - size - 4
    medal = [] if narrow else [*figure("sd-honor", str(board.honor), end, y, "dark")]
    end -= 0 if narrow else 33
    words = next(pills(view, seat), "")
    wide = columns(words) * 11 * LETTER + 3
    shown = bool(words) and end - area.x - 24 - wide > 48
    yield group(
        title(sheet_words(view, seat)),
        rect(*area, class_="reach"),
        centred("sd-seat", area.x + 11, y, 19),
        points(score(view.box, view.table, seat), right - size / 2, y, size),
        *medal,
        text(words, end - 4, y + 4.5, font_size=11, class_="brown strong end") if shown else NOTHING,
        line(view.seat_name(seat), area.x + 23, y + 5, end - area.x - 25 - (wide if shown else 0), 14, "dark strong name"),
        data_thing=thing("seat", seat),
    )


def figure(symbol: str, words: str, right: float, y: float, class_: str) -> Iterator[Svg]:
    """A number that ends there, behind its symbol."""
    yield text(words, right - 2, y + 4.5, font_size=12.5, class_=f"{class_} strong end")
    yield centred(symbol, right - 6 - columns(words) * 7.2 - 9, y, 18)


def beside(moment: Moment, seat: int, board: Board, area: Area) -> Iterator[Svg]:
    """Stardust and the coffee in the making, then what was delivered, at the right of the storages."""
    yield stardust_row(moment.view, seat, board, area.part(0, 0, 0.46, 0.3), large=False)
    yield brewing(moment, seat, board, area.part(0, 0.32, 0.46, 1))
    yield from delivered(moment, seat, board, area.part(0.49, 0, 1, 1), mine=False)


def below(moment: Moment, seat: int, board: Board, area: Area) -> Iterator[Svg]:
    """The coffee in the making, Stardust, and how many were delivered, below the storages."""
    yield brewing(moment, seat, board, area.part(0, 0, 0.5, 1))
    yield stardust_row(moment.view, seat, board, area.part(0.5, 0, 0.78, 1), large=False)
    yield cups(moment.view, seat, board, area.part(0.78, 0, 1, 1))


def cups(view: View, seat: int, board: Board, area: Area) -> Svg:
    """How many coffees were delivered."""
    number = count(board.delivered)
    said = title(view.words.titled(view.words.label("delivered"), number))
    drawn = figure("sd-act-deliver", str(number), area.x + area.width, area.middle[1], "dark")
    return group(said, rect(*area, class_="reach"), *drawn, data_thing=thing("seat", seat))


def brewing(moment: Moment, seat: int, board: Board, area: Area) -> Svg:
    """The coffee that somebody else makes: cup, and what is filled and missing."""
    view, card = moment.view, board.card
    if card == NONE:
        return group(title(view.words.label("no_card")), rect(*area, rx=7, class_="empty-card"), data_thing=thing("making", seat))
    cup, slots = over_each_other(area) if area.height > 0.7 * area.width else side_by_side(area)
    shown = [drink(view, card, cup.x, cup.y, cup.span), *recipe(view, card, board.poured, slots, 13.5 if area.height < 30 else 20.0)]
    name = title(view.words.titled(view.words.value(CARD, card), card_worth(view, card)))
    return group(name, rect(*area, rx=7, class_="brewing"), *shown, data_thing=thing("making", seat))


def side_by_side(area: Area) -> tuple[Area, Area]:
    """Room for a cup and, at its right, for its recipe."""
    cup = min(area.height, area.width * 0.34)
    return Area(area.x + 1, area.middle[1] - cup / 2, cup, cup), Area(area.x + cup + 1, area.y + 1, area.width - cup - 3, area.height - 2)


def over_each_other(area: Area) -> tuple[Area, Area]:
    """Room for a cup and, below it, for its recipe."""
    cup = min(area.height * 0.52, area.width * 0.7)
    return Area(area.middle[0] - cup / 2, area.y + 1, cup, cup), Area(area.x + 2, area.y + cup, area.width - 4, area.height - cup - 3)


def plaques(view: View, area: Area) -> list[Svg]:
    """Everybody on a plaque of their own, who looks first."""
    seats = [in_front(view), *others(view)]
    return [plaque(view, seat, cell) for seat, cell in zip(seats, area.grid(len(seats), 1, 4), strict=True)]


@still
def plaque(view: View, seat: int, area: Area) -> Svg:
    """How a player stands: name or place, points, ready ships, Stardust, Honor, delivered coffees; as many as there is room for."""
    narrow, right = area.width < NARROW, area.x + area.width
    upper, lower = area.grid(1, 2)
    size, beside = (25.0, 0.0) if narrow else (33.0, 33.0)
    name = next(pills(view, seat), "") if view.table.over else view.seat_name(seat)
    return group(
        title(sheet_words(view, seat)),
        rect(*area.inset(1), rx=9, class_="plaque"),
        centred("sd-seat", area.x + 12, upper.middle[1] + 2, 15),
        line(name, area.x + 22, upper.middle[1] + 6.5, area.width - beside - 27, 12.5, "pale strong name"),
        points(score(view.box, view.table, seat), right - size / 2 - 3, lower.middle[1] - 3 if narrow else area.middle[1], size),
        centred("sd-first", right - 9, area.y + 9, 17) if view.table.first == seat else NOTHING,
        *standing(view, seat, Area(area.x + 5, lower.y - 2, area.width - size - 12, lower.height)),
        data_thing=thing("seat", seat),
        class_=coloured(view, seat),
    )


def standing(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Figures side by side, what matters most first."""
    board = view.table.boards[seat]
    shown = (
        ("sd-ship", ready_ships(board), 45),
        ("sd-act-deliver", str(count(board.delivered)), 33),
        ("sd-stardust", str(board.stardust), 33),
        ("sd-honor", str(board.honor), 33),
    )
    right = area.x
    for symbol, words, wide in shown:
        right += wide
        if right > area.x + area.width + 1:
            return
        yield from figure(symbol, words, right, area.middle[1], "pale")
