"""A player's board: points, storages, powers, the coffee in the making, delivered coffees. My own is the largest."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.text import columns
from cosmocafe.draw.theme import seat_class

from ..scoring import score
from ..standing import things
from ..table import SHIPS, Board
from ..view import View
from ..vocabulary import CARD, NONE
from .coffees import delivered, in_the_making, recipe
from .moments import Moment
from .pieces import LETTER, centred, drink, line, paper, points, wood
from .power_slots import power_chip, power_row
from .sights import card_worth, sheet_words
from .storages import advanced_row, basic_row, stardust_row

HEAD = 38
STYLE = {
    ".edge": "fill:none;stroke:var(--seat);stroke-width:3.4;pointer-events:none",
    ".bright>.edge": "stroke-width:5",
    ".pill": "fill:#2c160b;fill-opacity:.72;stroke:none",
    ".bright>.pill": "fill:#2c160b;stroke:none",
    ".pill-words, .bright>.pill-words": "fill:#ffe0b0",
    ".brewing": "fill:#3a2016",
}


def in_front(view: View) -> int:
    """Whose board is the large one: mine, or for who only watches the first seat's."""
    return max(view.seat, 0)


def others(view: View) -> list[int]:
    """The other seats in turn order."""
    return [(in_front(view) + n) % view.table.players for n in range(1, view.table.players)]


def is_bright(view: View, seat: int) -> bool:
    """Whether a board stands out: its player is asked, or has won."""
    return view.table.places[seat] == 1 if view.table.over else view.asked == seat


@still
def large(moment: Moment, seat: int, area: Area) -> Svg:
    """Everything a player has, large."""
    view, board, mine = moment.view, moment.view.table.boards[seat], seat == moment.view.seat
    sheet = Area(area.x + 6, area.y + HEAD, area.width - 12, area.height - HEAD - 6)
    inside = sheet.inset(5)
    basic, fine, power, gap = (44, 50, 46, 4) if view.tall else (48, 53, 47, 4)
    y = inside.y
    basics = inside.width * (0.7 if view.tall else 0.67)
    rows = Area(inside.x, y + basic + gap + fine + gap, inside.width, 2 * power + gap)
    low = Area(inside.x, rows.bottom + gap, inside.width, inside.bottom - rows.bottom - gap)
    split = low.width * 0.55
    parts = [
        *basic_row(moment, seat, board, Area(inside.x, y, basics, basic), large=True),
        stardust_row(view, seat, board, Area(inside.x + basics + 4, y, inside.width - basics - 4, basic), large=True),
        *advanced_row(moment, seat, board, Area(inside.x, y + basic + gap, inside.width, fine), large=True),
        *(power_row(moment, seat, board, n, cell, mine) for n, cell in enumerate(rows.grid(3, 2, gap))),
        in_the_making(moment, seat, board, Area(low.x, low.y, split, low.height), mine=mine),
        *delivered(moment, seat, board, Area(low.x + split + 4, low.y, low.width - split - 4, low.height), mine=mine),
    ]
    return group(
        wood(area, 14),
        rect(*area.inset(1), rx=14, class_="edge"),
        *head(view, seat, Area(area.x + 10, area.y, area.width - 14, HEAD)),
        group(paper(sheet, 10), *parts, class_="panel"),
        class_=f"seat {seat_class(seat)}{' bright' if is_bright(view, seat) else ''}",
        data_seat=str(seat),
    )


@still
def head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Whose board it is, how they stand, what is special about them now."""
    board, y, right = view.table.boards[seat], area.middle[1], area.x + area.width
    left, end, special = area.x + 29, right - (170 if view.tall else 182), list[Svg]()
    for words in pills(view, seat):
        wide = columns(words) * 11 * LETTER + 12
        end -= wide + 4
        if end < left + 40:
            break
        special.append(rect(end, y - 9.5, wide, 19, rx=9.5, class_="pill"))
        special.append(text(words, end + wide / 2, y + 4, font_size=11, class_="middle strong pill-words"))
    yield group(
        title(sheet_words(view, seat)),
        rect(*area, class_="reach"),
        centred("sd-seat", area.x + 12, y, 25),
        points(score(view.box, view.table, seat), right - 20, y + 1, 38),
        *figures(view, seat, board, right - 42, y),
        line(view.seat_name(seat), left, y + 6, max(40, end - left - 4), 18, "pale strong serif name"),
        data_thing=thing("seat", seat),
    )
    yield from special


def figures(view: View, seat: int, board: Board, right: float, y: float) -> Iterator[Svg]:
    """Honor, Stardust, and how many ships are ready of those in play, from right to left."""
    ships = [n for n in range(SHIPS) if board.ships[n] != NONE]
    ready = sum(has(board.standing, n) for n in ships)
    for symbol, words, size in (
        ("sd-ship", f"{ready}/{len(ships)}", 26),
        ("sd-stardust", str(board.stardust), 21),
        ("sd-honor", str(board.honor), 23),
    ):
        wide = columns(words) * 8
        yield text(words, right, y + 5, font_size=14, class_="pale strong end")
        yield centred(symbol, right - wide - size / 2 - 1, y, size)
        right -= wide + size + 7


def pills(view: View, seat: int) -> Iterator[str]:
    """What is special about a player, each in a word: place or turn, and who is first."""
    if view.table.over:
        yield f"{view.words.label('place')} {view.table.places[seat]}"
    elif view.asked == seat:
        yield view.words.label("turn")
    if view.table.first == seat and not view.table.over:
        yield view.words.label("first")


@still
def small(moment: Moment, seat: int, area: Area) -> Svg:
    """Another player's board: the same, smaller."""
    view, board = moment.view, moment.view.table.boards[seat]
    inside = Area(area.x + 12, area.y + 30, area.width - 16, area.height - 34)
    left = inside.width * 0.64 if area.width < 150 else min(inside.width * 0.61, 150)
    rows = Area(inside.x, inside.y, left, inside.height * (0.78 if area.width < 150 else 1)).grid(1, 3, 1)
    right = Area(inside.x + left + 5, inside.y, inside.width - left - 5, inside.height)
    return group(
        Svg(rect(area.x + 2, area.y + 3, area.width, area.height, rx=12, class_="shadow") + paper(area, 12)),
        rect(area.x + 1, area.y + 1, 8, area.height - 2, rx=4, class_="seat-fill"),
        rect(*area.inset(1), rx=11, class_="edge") if is_bright(view, seat) else NOTHING,
        *small_head(view, seat, Area(area.x + 10, area.y, area.width - 12, 30)),
        *basic_row(moment, seat, board, rows[0], large=False),
        *advanced_row(moment, seat, board, rows[1], large=False),
        *(power_chip(view, seat, board, n, cell) for n, cell in enumerate(rows[2].grid(6, 1))),
        *beside(moment, seat, board, right, Area(inside.x, rows[2].bottom, inside.width, inside.bottom - rows[2].bottom)),
        class_=f"seat panel {seat_class(seat)}{' bright' if is_bright(view, seat) else ''}",
        data_seat=str(seat),
    )


@still
def small_head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Name, place or turn, Honor, points."""
    board, y, right = view.table.boards[seat], area.middle[1] + 1, area.x + area.width
    narrow, size = area.width < 150, 27 if area.width < 150 else 31
    end = right - size - 4
    medal = (
        []
        if narrow
        else [text(str(board.honor), end - 2, y + 4.5, font_size=12.5, class_="dark strong end"), centred("sd-honor", end - 21, y - 1, 19)]
    )
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


def beside(moment: Moment, seat: int, board: Board, right: Area, below: Area) -> Iterator[Svg]:
    """Stardust, the coffee in the making and what was delivered, at the right of the storages or, in a narrow board, below them."""
    view, cards = moment.view, list(things(board.delivered))
    narrow = right.width < 50
    dust = Area(right.x, right.y, min(right.width, 66), right.height * 0.3 if not narrow else 17)
    yield stardust_row(view, seat, board, dust, large=False)
    if narrow:
        yield honor_and_cups(view, seat, board, len(cards), Area(right.x, right.y + 18, right.width, right.height - 36))
        yield brewing(moment, seat, board, below)
        return
    box = Area(right.x, dust.bottom + 2, min(right.width, 108), right.bottom - dust.bottom - 2)
    yield brewing(moment, seat, board, box)
    room = Area(box.x + box.width + 4, right.y, right.x + right.width - box.x - box.width - 4, right.height)
    if room.width > 60:
        yield from delivered(moment, seat, board, room, mine=False)
    else:
        spot = Area(dust.x + dust.width + 2, dust.y, right.x + right.width - dust.x - dust.width - 2, dust.height)
        if spot.width > 24:
            yield cups(view, seat, len(cards), spot)


def cups(view: View, seat: int, count: int, area: Area) -> Svg:
    """How many coffees were delivered."""
    words = text(str(count), area.x + area.width - 2, area.middle[1] + 4, font_size=12, class_="dark strong end")
    said = title(view.words.titled(view.words.label("delivered"), count))
    return group(
        said, rect(*area, class_="reach"), centred("sd-act-deliver", area.x + 9, area.middle[1], 17), words, data_thing=thing("seat", seat)
    )


def honor_and_cups(view: View, seat: int, board: Board, count: int, area: Area) -> Svg:
    """Honor and delivered coffees as two numbers, one below the other."""
    upper, lower = area.grid(1, 2)
    words = text(str(board.honor), area.x + area.width - 2, upper.middle[1] + 4, font_size=12, class_="dark strong end")
    medal = group(
        title(f"{view.words.label('honor')} {board.honor}"),
        centred("sd-honor", area.x + 9, upper.middle[1], 16),
        words,
        data_thing=thing("seat", seat),
    )
    return Svg(medal + cups(view, seat, count, lower))


def brewing(moment: Moment, seat: int, board: Board, area: Area) -> Svg:
    """The coffee that somebody else makes: cup, and what is filled and missing."""
    view, card = moment.view, board.card
    if card == NONE:
        return group(title(view.words.label("no_card")), rect(*area, rx=7, class_="empty-card"), data_thing=thing("making", seat))
    ground = rect(*area, rx=7, class_="brewing")
    cup = min(area.height, area.width * 0.34)
    slots = Area(area.x + cup + 1, area.y + 1, area.width - cup - 3, area.height - 2)
    largest = 13.5 if area.height < 30 else 15.5
    shown = [drink(view, card, area.x + 1, area.middle[1] - cup / 2, cup), *recipe(view, card, board.poured, slots, largest)]
    return group(
        title(view.words.titled(view.words.value(CARD, card), card_worth(view, card))), ground, *shown, data_thing=thing("making", seat)
    )
