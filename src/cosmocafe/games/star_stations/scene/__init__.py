"""The table as a drawing: tin ships on a star chart, and beside it what everybody has.

A desk has 1040 units across, a phone 390, about a pixel each; both are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from cosmocafe.author import count
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import Choices
from cosmocafe.draw.svg import Svg, drawing
from cosmocafe.draw.symbols import Look
from cosmocafe.draw.theme import SCOPE

from ..standing import track
from ..view import View
from . import battle, chart, desk, pieces, rivals, tiles
from .spots import Spot, choices_of, rows_of
from .story import rolls
from .symbols import PICTURES, SYMBOLS, fleet_class

RULES = {selector: rule for part in (pieces, chart, tiles, desk, rivals, battle) for selector, rule in part.STYLE.items()}
LOOK = Look("star_stations", RULES, SYMBOLS, PICTURES, fleet_class)
LABELS = ("last_roll",)
DESK, PHONE = (1040.0, 626.0), (390.0, 672.0)
DESK_BOARD, PHONE_BOARD = Area(24, 8, 596, 596), Area(16, 68, 369, 369)


def scene(view: View) -> str:
    """The table as SVG, for a tall or for a wide screen."""
    choices = choices_of(view)
    (width, height), board = (PHONE, PHONE_BOARD) if view.tall else (DESK, DESK_BOARD)
    across = isqrt(count(view.box.board))
    return drawing(
        chart.space(width, height, board, across),
        *squares(view, choices, board),
        *(on_phone(view, choices) if view.tall else on_desk(view, choices)),
        width=width,
        height=height,
        scope=f"{SCOPE} {view.game.id}",
        label=view.words.sentences([view.words.title, view.words.listed(track(view))]),
        description=view.words.sentences(rivals.said(view, seat) for seat in range(view.table.players)),
        clickable=choices.has_any,
    )


def squares(view: View, choices: Choices[Spot], area: Area) -> Iterator[Svg]:
    """The board with all that lies on it."""
    board = board_areas(view, area)
    yield from chart.corners(view, board)
    yield chart.names(tuple(board.items()), 12)
    yield from chart.ways(view, board)
    yield from tiles.square_groups(view, choices, tuple(board.items()), frozenset(roll.square for roll in rolls(view)))


def board_areas(view: View, area: Area) -> dict[int, Area]:
    """Where each square is drawn, in reading order of the drawing."""
    rows = rows_of(view.box)
    return dict(zip((square for row in rows for square in row), area.grid(len(rows), len(rows)), strict=True))


def on_desk(view: View, choices: Choices[Spot]) -> Iterator[Svg]:
    """Beside the board: how far the game is, the others, my own desk, what happened last."""
    x, width = 634.0, 398.0
    yield desk.progress(view, Area(x + 4, 8, width - 8, 20))
    yield from rivals.rivals(view, Area(x, 34, width, 116))
    yield from desk.desk(view, choices, Area(x, 156, width, 374))
    yield battle.battle(view, choices, Area(x, 536, width, 82))


def on_phone(view: View, choices: Choices[Spot]) -> Iterator[Svg]:
    """Above the board everybody in short, below it my dock and what happened last; hits are dealt out where the dock is."""
    yield from rivals.pills(view, Area(5, 5, 380, 42))
    yield desk.progress(view, Area(12, 48, 366, 18))
    here, below = Area(3, 456, 384, 126), Area(3, 588, 384, 81)
    if battle.is_dealing(view):
        yield battle.battle(view, choices, here)
    else:
        yield from desk.dock(view, choices, here)
        yield battle.battle(view, choices, below)
