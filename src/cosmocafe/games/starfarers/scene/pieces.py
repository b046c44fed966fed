"""What is drawn in many places: lines of words, points, marks of seats, rings of what can be clicked, panels."""

from __future__ import annotations

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, circle, rect, text
from cosmocafe.draw.text import fitted

from ..vocabulary import RESOURCES
from .symbols import resource_symbol, seated, use

LETTER = 0.56  # the width of a letter at font size 1
STYLE = {
    ".coffee": "fill:#2c221c;stroke:#5a483d",
    ".own": "stroke:var(--seat);stroke-width:2",
    ".tray": "fill:#3a2d25;stroke:#5a483d",
    ".edge": "fill:none;stroke:#5a483d",
    ".rail": "fill:#191d4a;fill-opacity:.9;stroke:#343a80",
    ".warm": "fill:#ffe3a1",
    ".low": "opacity:.65",
    ".halo": "fill:none;stroke:#0a0b22;stroke-opacity:.65;stroke-width:6;pointer-events:none",
    ".answer>.ring": "stroke:var(--amber);stroke-width:2.6",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:4;fill:#ffd24d;fill-opacity:.22",
    ".paper .answer>.ring": "stroke:#a86400;stroke-width:2.6",
    ".paper .halo": "stroke:#ffd24d;stroke-opacity:.6",
}


def line(words: str, x: float, y: float, room: float, size: float, class_: str, smallest: float = 11) -> Svg:
    """Words in one line, made smaller or shorter where there is too little room."""
    shown, fit = fitted(words, room, size, min(smallest, size), LETTER)
    return text(shown, x, y, font_size=round(fit, 1), class_=class_)


def halo(area: Area, rx: float) -> Svg:
    """The ring of something that can be clicked, with a dark rim that lifts it off its ground."""
    return Svg(rect(*area, rx=rx, class_="halo") + rect(*area, rx=rx, class_="ring"))


def mark(seat: int, x: float, y: float, size: float) -> Svg:
    """A seat's shape in its colour, around a point."""
    return use("sf-mark", x - size / 2, y - size / 2, size, class_=seated(seat))


def plate(seat: int, x: float, y: float, size: float) -> Svg:
    """A seat's shape on a cream disc, around a point."""
    return use("sf-mark-plate", x - size / 2, y - size / 2, size, class_=seated(seat))


def points(count: int, x: float, y: float, r: float) -> Svg:
    """Victory points on a brass disc."""
    return Svg(
        circle(x, y, r, class_="sf-brass")
        + text(str(count), x, y + r * 0.38, font_size=round(r * 1.08, 1), class_="sf-dark sf-bold sf-mid")
    )


def counted(count: int, x: float, y: float, r: float = 9.5) -> Svg:
    """How many there are, on a cream disc."""
    number = text(str(count), x, y + r * 0.46, font_size=round(r * 1.3, 1), class_="sf-dark sf-bold sf-mid")
    return Svg(circle(x, y, r, class_="sf-count") + number)


def with_number(picture: Svg, count: int | str, x: float, y: float, size: float = 13) -> Svg:
    """A small picture and how many of it there are."""
    return Svg(picture + text(str(count), x, y, font_size=size, class_="sf-pale sf-bold"))


def signs(cards: list[int], x: float, y: float, size: float, step: float, room: float) -> Svg:
    """A sign for each card, side by side, closer where there is little room."""
    kinds = [kind for kind in range(RESOURCES) for _ in range(cards[kind])]
    step = min(step, (room - size) / max(1, len(kinds) - 1))
    return Svg("".join(use(resource_symbol(kind), round(x + n * step, 1), y, size) for n, kind in enumerate(kinds)))


def panel(area: Area, seat: int, is_mine: bool = False) -> Svg:
    """Coffee-brown ground with the colour of a seat."""
    if is_mine:
        return rect(*area, rx=12, class_=f"coffee own {seated(seat)}")
    bar = rect(area.x + 4, area.y + 10, 3, area.height - 20, rx=1.5, class_=f"seat-fill {seated(seat)}")
    return Svg(rect(*area, rx=10, class_="coffee") + bar)


def letter(words: str, x: float, y: float, size: float) -> Svg:
    """The first letter of a good's name, for who asks for letters."""
    return text(words[:1].upper(), x, y, font_size=size, class_="letter sf-dark sf-bold sf-mid") if words else NOTHING
