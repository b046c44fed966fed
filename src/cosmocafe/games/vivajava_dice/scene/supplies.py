"""The first line of the drawing: the turn, the goal, and the dice nobody has."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, button, text
from cosmocafe.draw.text import columns

from ..standing import gain_text, goal
from ..view import View
from .dice import label_of, ring
from .pen import PAD, WIDTH
from .spots import FLAVOR_DICE, Choices


def header(view: View, choices: Choices) -> Iterator[Svg]:
    """The turn and the goal; the dice nobody has, where black beans and bonuses are taken."""
    t, label = view.table, view.words.label
    yield text(f"{label('turn')} {t.turn}   {goal(view)}", PAD, 18, font_size=12, class_="cream strong")
    answers = choices.at.get(FLAVOR_DICE, [])
    words = f"{label('flavor')} {t.coaster}{gain_text(view, answers)}"
    supply = f"{label('supply')} {t.supply}"
    wide = columns(words) * 6.6 + 12
    area = Area(WIDTH - PAD - wide, 3, wide, 21)
    yield text(supply, area.x - 8, 18, font_size=11, class_="haze end")
    shown = text(words, area.middle[0], 18, font_size=11, class_="haze middle")
    yield button(answers, label_of(view, answers), shown, ring(area, 8)) if answers else shown
