"""What cards are made of."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Cards
from cosmocafe.draw.svg import Svg

from ..scene.symbols import SYMBOLS
from ..view import View

cards = Cards()


def framed(width: float, height: float, *parts: Svg) -> str:
    """A picture made of parts."""
    return SYMBOLS.framed(*parts, width=width, height=height)


def begun(words: str) -> str:
    """Words as a line begins."""
    return words[:1].upper() + words[1:]


def holder_line(view: View, seat: int) -> str:
    """Who has something."""
    label = view.words.label
    return view.words.titled(label("holder"), view.seat_name(seat) if seat != NOBODY else label("nobody"))
