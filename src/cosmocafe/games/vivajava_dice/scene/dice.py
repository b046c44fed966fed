"""Dice and tokens as they are drawn: a colour and a letter, round corners for flavor dice, a seat's shape on top."""

from __future__ import annotations

from collections.abc import Sequence

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, button, group, rect, text, title
from cosmocafe.draw.theme import emblem

from ..view import View
from ..vocabulary import BEAN, FLAVOR, LETTERS, Colour, colour_of

STYLE = {
    **{
        f".bean{colour}": f"fill:{fill}"
        for colour, fill in enumerate(("#f3efe4", "#f0bf45", "#7d4f2c", "#b8322b", "#2f7a45", "#221d29", "#6a4bb5"))
    },
    **{f".letter{colour}": f"fill:{'#221d29' if colour < Colour.BROWN else '#fdf7ea'}" for colour in range(7)},
    ".edge": "stroke:var(--cream);stroke-width:1.2",
    ".aside": "opacity:.45",
    ".pill-button": "fill:var(--tile);stroke:var(--amber);stroke-width:1.6",
    ".answer:hover>.pill-button, .answer:focus-visible>.pill-button": "fill:var(--amber);fill-opacity:.25",
}


def bean_die(view: View, bean: int, area: Area, *, token: int = -1, answers: Sequence[int] = (), aside: bool = False) -> Svg:
    """A die; a flavor die is round. With answers it can be clicked."""
    colour = colour_of(bean)
    x, y = area.middle
    size = area.span
    shape = [
        rect(x - size / 2, y - size / 2, size, size, rx=size * (0.42 if bean >= FLAVOR else 0.16), class_=f"bean{colour} edge"),
        text(LETTERS[bean].upper(), x, y + size * 0.2, font_size=size * 0.56, class_=f"middle strong letter{colour}"),
        emblem(token, x + size * 0.36, y - size * 0.36, size * 0.2) if token >= 0 else NOTHING,
    ]
    name = view.words.value(BEAN, bean)
    if token >= 0:
        name = f"{name}, {view.seat_name(token)}"
    if not answers:
        return group(title(name), *shape, class_="aside" if aside else None)
    return button(answers, label_of(view, answers), *shape, ring(area.inset((area.span - size) / 2 - 2.5), 8))


def ring(area: Area, rx: float) -> Svg:
    """The sign that something can be clicked."""
    return rect(*area, rx=rx, class_="ring")


def label_of(view: View, answers: Sequence[int]) -> str:
    """What a click does."""
    return " / ".join(view.answer_words(answer) for answer in answers)


def row_of_dice(area: Area, count: int, largest: float, gap: float = 6) -> list[Area]:
    """Room for so many dice side by side, from the left."""
    size = min(largest, (area.width - gap * (count - 1)) / max(count, 1))
    return [Area(area.x + n * (size + gap), area.y + (area.height - size) / 2, size, size) for n in range(count)]
