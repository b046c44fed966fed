"""What cards are made of."""

from __future__ import annotations

from cosmocafe.author import Cards
from cosmocafe.draw.svg import Svg

from ..scene.symbols import SYMBOLS
from ..view import View

cards = Cards()


def said(view: View, *names: str) -> list[str]:
    """Labels as lines."""
    return [view.words.label(name) for name in names]


def framed(*parts: Svg, side: float, class_: str | None = None) -> str:
    """A square picture."""
    return SYMBOLS.framed(*parts, width=side, height=side, class_=class_)


def is_seat(view: View, seat: int) -> bool:
    """Whether there is such a player."""
    return seat < view.table.players
