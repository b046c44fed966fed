"""The table as a drawing: the board, the last roll, a card for each player. One unit is about a pixel on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cosmocafe.draw.areas import Area
from cosmocafe.draw.cards import Figure, State, card_areas, seat_card
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import NOTHING, Svg, circle, group, path, rect, text, title
from cosmocafe.draw.text import fitted
from cosmocafe.draw.theme import SCOPE, emblem, seat_class, style_sheet

from ..rules.fleets import is_in
from ..squares import NAMES
from ..standing import amounts, state_of, track
from ..view import View
from ..vocabulary import KIND, SHIPS
from . import silhouettes
from .spots import choices_of, rows_of
from .story import Hangar, Roll, Trail, headline, rolls, trails
from .tiles import Moment, square_group

WIDTH, LEFT, RIGHT, TOP, FOOT, TRAY, GAP = 400, 20, 8, 27, 17, 52, 6
BOARD = WIDTH - LEFT - RIGHT
NIGHT = TOP + BOARD + FOOT + TRAY  # the height of the part that is always night
LARGEST_DIE, MARK = 20, 22
LETTER = 0.53  # how wide a letter is, at font size 1
RULES = {
    **silhouettes.STYLE,
    ".sky": "stroke:var(--cream);stroke-linecap:round;opacity:.5;fill:none",
    ".trail": "fill:none;stroke-width:2.6;stroke-dasharray:.1 5.2;stroke-linecap:round;pointer-events:none",
    ".sample": "--seat:var(--haze)",
}


def scene(view: View) -> str:
    """The table as SVG."""
    moment = Moment(view, choices_of(view), Hangar(view), frozenset(roll.square for roll in rolls(view)))
    board, cards = board_areas(view), card_areas(view, NIGHT + GAP, WIDTH, figures(view, 0))
    upper = [
        rect(0, 0, WIDTH, NIGHT, rx=12, class_="night"),
        *header(view),
        *sky(tuple(board.items())),
        *(trail_line(trail, board) for trail in trails(view)),
        *(square_group(moment, square, area) for square, area in board.items()),
        tray(view),
    ]
    return two_columns(
        upper,
        (seat_card(view, seat, area, figures(view, seat), state(view, seat)) for seat, area in cards.items()),
        width=WIDTH,
        split=NIGHT + GAP,
        height=max(area.bottom for area in cards.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {', '.join(track(view))}",
        description=description(view),
        style=style_sheet(view.game.id, RULES),
        clickable=moment.choices.has_any,
    )


def description(view: View) -> str:
    """How everybody stands, in words."""
    seats = range(view.table.players)
    return ". ".join(
        f"{view.seat_name(seat)}: {', '.join(f'{label} {value}' for label, value, *_ in figures(view, seat))}" for seat in seats
    )


def figures(view: View, seat: int) -> list[Figure]:
    """The numbers on a player's card."""
    icons = {"ore": silhouettes.ore_icon(), "metal": silhouettes.metal_icon()}
    return [
        Figure(view.words.label(name), value, icons.get(name, NOTHING), 2 if name == "supply" else 1)
        for name, value in amounts(view, seat).items()
    ]


def state(view: View, seat: int) -> State:
    """Whose turn it is, who is out, who came where."""
    bright = view.table.places[seat] == 1 if view.table.over else view.asked == seat
    return State(state_of(view, seat), bright, out=not is_in(view.table, seat))


def board_areas(view: View) -> dict[int, Area]:
    """Where each square is drawn, in reading order of the drawing."""
    rows = rows_of(view.box)
    cells = Area(LEFT, TOP, BOARD, BOARD).grid(len(rows), len(rows))
    return dict(zip((square for row in rows for square in row), cells, strict=True))


def header(view: View) -> Iterator[Svg]:
    """How far the game is."""
    first, *others = track(view)
    yield text(first, LEFT, 18, font_size=12.5, class_="cream strong")
    for words in others:
        yield text(words, WIDTH - RIGHT, 18, font_size=11, class_="haze end")


@lru_cache(maxsize=8)
def sky(board: tuple[tuple[int, Area], ...]) -> list[Svg]:
    """Squares of night sky, with the columns' letters and the rows' numbers."""
    parts, specks = [], []
    for square, area in board:
        parts.append(rect(*area.inset(0.8), rx=5, class_="tile"))
        specks += [f"M{area.x + area.width * right:.1f} {area.y + area.height * down:.1f}h.01" for right, down in far_stars(square)]
        if area.x == LEFT:
            parts.append(text(NAMES[square][1:], LEFT / 2, area.middle[1] + 4, font_size=11, class_="haze middle"))
        if area.bottom > TOP + BOARD - 1:
            parts.append(text(NAMES[square][0], area.middle[0], TOP + BOARD + 12, font_size=11, class_="haze middle"))
    return [*parts, path("".join(specks), class_="sky")]


def far_stars(square: int) -> list[tuple[float, float]]:
    """Some points of light, strewn about but always the same ones."""
    return [((square * 37 + n * 53) % 89 / 100 + 0.06, (square * 71 + n * 29 + n * n * 17) % 83 / 100 + 0.08) for n in range(4)]


def trail_line(trail: Trail, board: dict[int, Area]) -> Svg:
    """The way of a ship that moved last."""
    (x, y), (to_x, to_y) = board[trail.source].middle, board[trail.target].middle
    way = path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", class_="trail seat-line")
    return group(way, circle(x, y, 3.4, class_="seat-fill"), class_=seat_class(trail.who))


def tray(view: View) -> Svg:
    """What happened last; below it the dice, or which letter is which ship."""
    area, rolled = Area(LEFT, TOP + BOARD + FOOT, BOARD, TRAY), rolls(view)
    line, size = fitted(headline(view), area.width, 11.5, 9, LETTER)
    words = text(line, area.x, area.y + 14, font_size=size, class_="cream")
    below = Area(area.x, area.y + 20, area.width, TRAY - 26)
    return group(words, *(dice(view, rolled, below) if rolled else legend(view, below)))


def legend(view: View, area: Area) -> Iterator[Svg]:
    """Which letter is which ship."""
    for ship, cell in enumerate(area.grid(SHIPS, 1)):
        y = cell.middle[1]
        yield group(silhouettes.ship(ship, cell.x + 9, y, 17), silhouettes.ship_label(ship, 1, cell.x + 9, y + 2, 17), class_="sample")
        yield text(view.words.value(KIND, ship), cell.x + 22, y + 4, font_size=11, class_="haze")


def dice(view: View, rolled: Sequence[Roll], area: Area) -> Iterator[Svg]:
    """Every roll of the last action, hits first, the dice as large as there is room."""
    most = max(roll.dice for roll in rolled)
    size, cells = max((die_size(cells[0], most), cells) for cells in area.grids(len(rolled)))
    for roll, cell in zip(rolled, cells, strict=True):
        y, words = cell.middle[1], view.words.event(view.events[roll.number], view.names)
        name = text(NAMES[roll.square], cell.x, y + 4, font_size=11.5, class_="cream strong")
        mark = name if roll.square >= 0 else emblem(roll.who, cell.x + 7, y, 4.5)
        faces = [silhouettes.die(n < roll.hits, cell.x + MARK + (n + 0.5) * size, y, size) for n in range(roll.dice)]
        yield group(title(words), mark, *faces, data_roll=str(roll.number), role="img", aria_label=words)


def die_size(cell: Area, dice: int) -> float:
    """How large so many dice in a row can be."""
    return min(LARGEST_DIE, cell.height - 1, (cell.width - MARK - 4) / dice)
