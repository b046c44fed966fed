"""Seat cards: who sits there, how they stand, and what they have. The own card comes first and is the widest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.game import View

from .areas import Area
from .svg import NOTHING, Svg, group, placed, rect, text, title
from .text import columns, shortened
from .theme import emblem, seat_class

GAP, PADDING, HEAD, ROW, UNIT = 5, 11, 28, 32, 50
ABREAST = 3  # so many cards side by side are still legible on a phone
EM = 0.62  # the width of a letter at font size 1


class Figure(NamedTuple):
    """One number on a card, with its word and perhaps an icon drawn around 0,0; a long one takes several units of width."""

    label: str
    value: str
    icon: Svg = NOTHING
    units: int = 1


class State(NamedTuple):
    """What is special about a seat now, in a word: its turn, its place, out. `bright` for whose turn it is and for who has won."""

    words: str = ""
    bright: bool = False
    out: bool = False


def card_areas(view: View, top: float, width: float, figures: Sequence[Figure]) -> dict[int, Area]:
    """Where each seat's card lies below `top`, from the first to the last; all have figures like these."""
    areas: dict[int, Area] = {}
    for row in _rows(view):
        each = (width - GAP * (len(row) - 1)) / len(row)
        height = HEAD + ROW * (_flow(figures, _units(each))[-1][0] + 1) + PADDING / 2
        areas.update({seat: Area(n * (each + GAP) + 1.2, top, each - 2.4, height) for n, seat in enumerate(row)})
        top += height + GAP
    return areas


def _rows(view: View) -> list[list[int]]:
    others = [seat for seat in range(view.table.players) if seat != view.seat]
    abreast = len(others) if len(others) <= ABREAST else 2
    rows = [others[n : n + abreast] for n in range(0, len(others), abreast)]
    return rows if view.seat == NOBODY else [[view.seat], *rows]


def _units(width: float) -> int:
    return int((width - 2 * PADDING) // UNIT)


def seat_card(view: View, seat: int, area: Area, figures: Sequence[Figure], state: State) -> Svg:
    """One seat: shape, name, state, figures."""
    words = [view.seat_name(seat), state.words, *(f"{figure.label} {figure.value}" for figure in figures)]
    return group(
        title(", ".join(filter(None, words))),
        rect(*area, rx=9, class_="card"),
        rect(area.x, area.y + 9, 4, area.height - 18, rx=2, class_="seat-fill"),
        *_head(view.seat_name(seat), seat, area, state),
        *_figures(figures, area),
        class_=" ".join(["seat", seat_class(seat), *["bright"] * state.bright, *["out"] * state.out]),
        data_seat=str(seat),
    )


def _head(name: str, seat: int, area: Area, state: State) -> Iterator[Svg]:
    middle, right = area.y + HEAD / 2 + 1, area.x + area.width - PADDING
    yield emblem(seat, area.x + PADDING + 7, middle, 6)
    if state.words:
        wide = columns(state.words) * 10.5 * EM + 12
        right -= wide + 4
        yield rect(right + 4, middle - 8.5, wide, 17, rx=8.5, class_="pill")
        yield text(state.words, right + 4 + wide / 2, middle + 3.8, font_size=10.5, class_="middle strong pill-words")
    left = area.x + PADDING + 19
    yield text(shortened(name, int((right - left) / (13.5 * EM))), left, middle + 4.8, font_size=13.5, class_="ink strong name")


def _flow(figures: Sequence[Figure], units: int) -> list[tuple[int, int]]:
    """The row and the column at which each figure begins."""
    begins, row, column = [], 0, 0
    for figure in figures:
        if column + figure.units > units:
            row, column = row + 1, 0
        begins.append((row, column))
        column += figure.units
    return begins


def _figures(figures: Sequence[Figure], area: Area) -> Iterator[Svg]:
    units = _units(area.width)
    unit = (area.width - 2 * PADDING) / units
    for figure, (row, column) in zip(figures, _flow(figures, units), strict=True):
        x, y = area.x + PADDING + column * unit, area.y + HEAD + row * ROW
        yield text(figure.label, x, y + 9.5, font_size=10, class_="muted")
        if figure.icon:
            yield group(figure.icon, transform=placed(x + 6.5, y + 20.5))
        yield text(figure.value, x + 16 * bool(figure.icon), y + 25.5, font_size=14, class_="ink strong")
