"""My board: points, storages, powers, the coffee in the making, delivered coffees."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect, text, title
from cosmocafe.draw.text import columns
from cosmocafe.draw.theme import seat_class

from ..scoring import score
from ..table import SHIPS, Board
from ..view import View
from ..vocabulary import NONE
from .coffees import delivered, in_the_making
from .moments import Moment
from .pieces import LETTER, centred, line, paper, points, wood
from .power_slots import power_row
from .sights import sheet_words
from .storages import advanced_row, basic_row, stardust_row

HEAD = 38
STYLE = {
    ".edge": "fill:none;stroke:var(--seat);stroke-width:3.4;pointer-events:none",
    ".bright>.edge": "stroke-width:5",
    ".pill": "fill:#2c160b;fill-opacity:.72;stroke:none",
    ".bright>.pill": "fill:#2c160b;stroke:none",
    ".pill-words, .bright>.pill-words": "fill:#ffe0b0",
}


def in_front(view: View) -> int:
    """Whose board is the large one: mine, or for who only watches the first seat's."""
    return max(view.seat, 0)


def is_bright(view: View, seat: int) -> bool:
    """Whether a board stands out: its player is asked, or has won."""
    return view.table.places[seat] == 1 if view.table.over else view.asked == seat


def coloured(view: View, seat: int) -> str:
    """The classes of a board: whose it is, and whether it stands out."""
    return f"{seat_class(seat)}{' bright' if is_bright(view, seat) else ''}"


@still
def large(moment: Moment, seat: int, area: Area) -> Svg:
    """Everything a player has, large; on a phone without a head, which stands on the plaque."""
    view, board, mine = moment.view, moment.view.table.boards[seat], seat == moment.view.seat
    top = 6 if view.tall else HEAD
    sheet = Area(area.x + 6, area.y + top, area.width - 12, area.height - top - 6)
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
        *(() if view.tall else head(view, seat, Area(area.x + 10, area.y, area.width - 14, HEAD))),
        group(paper(sheet, 10), *parts, class_="panel"),
        class_=f"seat {coloured(view, seat)}",
        data_seat=str(seat),
    )


@still
def head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Whose board it is, how they stand, what is special about them now."""
    board, y, right = view.table.boards[seat], area.middle[1], area.x + area.width
    left, end, special = area.x + 29, right - 182, list[Svg]()
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
        *figures(board, right - 42, y),
        line(view.seat_name(seat), left, y + 6, max(40, end - left - 4), 18, "pale strong serif name"),
        data_thing=thing("seat", seat),
    )
    yield from special


def figures(board: Board, right: float, y: float) -> Iterator[Svg]:
    """Honor, Stardust, and how many ships are ready of those in play, from right to left."""
    for symbol, words, size in (
        ("sd-ship", ready_ships(board), 26),
        ("sd-stardust", str(board.stardust), 21),
        ("sd-honor", str(board.honor), 23),
    ):
        wide = columns(words) * 8
        yield text(words, right, y + 5, font_size=14, class_="pale strong end")
        yield centred(symbol, right - wide - size / 2 - 1, y, size)
        right -= wide + size + 7


def ready_ships(board: Board) -> str:
    """How many ships are ready, of those in play."""
    ships = [n for n in range(SHIPS) if board.ships[n] != NONE]
    return f"{sum(has(board.standing, n) for n in ships)}/{len(ships)}"


def pills(view: View, seat: int) -> Iterator[str]:
    """What is special about a player, each in a word: place or turn, and who is first."""
    if view.table.over:
        yield f"{view.words.label('place')} {view.table.places[seat]}"
    elif view.asked == seat:
        yield view.words.label("turn")
    if view.table.first == seat and not view.table.over:
        yield view.words.label("first")
