"""The star chart under everything: night and haze, thin lines, crosses at their corners, start corners, the ways of the last move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from cosmocafe.author import has, only
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, circle, group, number, path, rect, text
from cosmocafe.draw.theme import seat_class

from ..rules.fleets import enemies
from ..squares import NAMES, WIDE
from ..view import View
from .story import Trail, homes, trails
from .symbols import NOBODYS, SQUARE, fleet_class, use

Board = Mapping[int, Area]
BEYOND = 900
STYLE = {
    ".space": "fill:#0b0d2a",
    ".sky": "fill:url(#ss-stars)",
    ".checks": "fill:#5a62c8;opacity:.09",
    ".lines": "fill:none;stroke:#7d84d8;opacity:.38",
    ".crosses": "fill:none;stroke:#c9cbf2;stroke-width:1.4;opacity:.75",
    ".trail": "fill:none;stroke-linecap:round;pointer-events:none",
    ".trail-under": "fill:none;stroke:#0d0f2b;stroke-linecap:round;pointer-events:none",
    ".free": "opacity:.55",
}
# Haze: which, and its left, top, width and height in parts of the drawing.
HAZE = (
    ("violet", -0.3, -0.3, 0.9, 0.9),
    ("teal", 0.3, -0.1, 0.8, 0.8),
    ("rose", -0.05, 0.35, 0.8, 0.7),
    ("violet", 0.3, 0.55, 0.9, 0.7),
    ("teal", -0.2, 0.6, 0.5, 0.6),
)


@lru_cache(maxsize=32)
def space(width: float, height: float, board: Area, across: int) -> Svg:
    """The night and the empty chart; the night goes on beyond the edges, where a stage has another shape than the drawing."""
    haze = [use(f"ss-haze-{tone}", x * width, y * height, w * width, h * height) for tone, x, y, w, h in HAZE]
    spread = board.width * 1.16
    galaxy = use("ss-galaxy", board.middle[0] - spread / 2, board.middle[1] - spread / 2, spread)
    night = Area(0, 0, width, height).inset(-BEYOND)
    ground, sky = rect(*night, class_="space"), rect(*night, class_="sky")
    return group(ground, *haze, sky, galaxy, *grid(board, across), class_="through")


def grid(board: Area, across: int) -> Iterator[Svg]:
    """Every second square a little lighter, thin lines, and a cross at each corner."""
    side = board.width / across
    xs, ys = ([begin + n * side for n in range(across + 1)] for begin in (board.x, board.y))
    light = [(x, y) for i, x in enumerate(xs[:-1]) for j, y in enumerate(ys[:-1]) if (i + j) % 2 == 0]
    check = f"h{number(side - 4)}v{number(side - 4)}h{number(4 - side)}z"
    yield path("".join(f"M{number(x + 2)} {number(y + 2)}{check}" for x, y in light), class_="checks")
    across_lines = [f"M{number(board.x)} {number(y)}h{number(board.width)}" for y in ys]
    yield path("".join([*across_lines, *(f"M{number(x)} {number(board.y)}v{number(board.height)}" for x in xs)]), class_="lines")
    yield path("".join(f"M{number(x - 5)} {number(y)}h10m-5-5v10" for x in xs for y in ys), class_="crosses")


@lru_cache(maxsize=16)
def names(board: tuple[tuple[int, Area], ...], size: float) -> Svg:
    """The columns' letters below, the rows' numbers at the left."""
    left, bottom = min(area.x for _, area in board), max(area.bottom for _, area in board)
    parts = []
    for square, area in board:
        if area.x == left:
            parts.append(text(NAMES[square][1:], left / 2 - 0.5, area.middle[1] + size * 0.36, font_size=size, class_="haze middle strong"))
        if area.bottom > bottom - 1:
            parts.append(text(NAMES[square][0], area.middle[0], bottom + size + 1, font_size=size, class_="haze middle strong"))
    return group(*parts, class_="through")


@still
def corners(view: View, board: Board) -> Iterator[Svg]:
    """The start corners, in the colour of who started there."""
    started = homes(view)
    for square, area in board.items():
        if has(view.box.starts, square):
            yield use(
                "ss-home", *area.inset(area.width * 0.03), class_=fleet_class(started[square]) if square in started else f"free {NOBODYS}"
            )


def ways(view: View, board: Board) -> Iterator[Svg]:
    """The ways of the ships that moved last, as dots in the seat's colour, from a small ring."""
    for trail in trails(view):
        points = [board[square].middle for square in stops(view, trail)]
        line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        unit, ((x, y), *_) = board[trail.source].width / SQUARE, points
        dots = f"0.1 {number(9.5 * unit)}"
        yield group(
            path(line, class_="trail-under", stroke_width=7 * unit, stroke_dasharray=dots),
            path(line, class_="trail seat-line", stroke_width=4.6 * unit, stroke_dasharray=dots),
            circle(x, y, 6 * unit, class_="seat-line", stroke_width=2.4),
            class_=f"through {seat_class(trail.who)}",
        )


def stops(view: View, trail: Trail) -> list[int]:
    """The squares of a way: round a corner it goes where no enemy stands."""
    (row, column), (to_row, to_column) = divmod(trail.source, WIDE), divmod(trail.target, WIDE)
    if row == to_row or column == to_column:
        return [trail.source, trail.target]
    bends = sorted((row * WIDE + to_column, to_row * WIDE + column), key=lambda bend: bool(enemies(view.table, trail.who) & only(bend)))
    return [trail.source, bends[0], trail.target]
