"""The discs of the research coaster as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, button, circle, group, text, title
from cosmocafe.draw.text import shortened
from cosmocafe.draw.theme import emblem

from ..standing import disc_name, disc_text, level_of
from ..view import View
from ..vocabulary import COLOUR, LETTERS
from .dice import ring
from .spots import Choices, disc

HEIGHT = 36


def disc_row(view: View, choices: Choices, track: int, area: Area) -> Svg:
    """A disc: colour and letter, points, name, what it does, and who has which level."""
    name, words, pp = disc_name(view, track), disc_text(view, track), view.box.pp[view.table.disc[track]]
    x, y = area.x + 17, area.middle[1]
    things = [
        circle(x, y, 15, class_=f"bean{track} edge"),
        text(LETTERS[track], x, y - 1, font_size=12, class_=f"middle strong letter{track}"),
        text(f"{pp} PP", x, y + 10, font_size=9.5, class_=f"middle letter{track}"),
        text(name, area.x + 40, area.y + 14, font_size=12.5, class_="cream strong"),
        text(shortened(words, 62), area.x + 40, area.y + 29, font_size=10.5, class_="haze"),
        *levels(view, track, area),
    ]
    answers = choices.at.get(disc(track), [])
    if answers:
        return button(answers, f"{name}: {words}", *things, ring(area, 9))
    return group(title(f"{view.words.value(COLOUR, track)}: {name}, {pp} PP. {words}"), *things)


def levels(view: View, track: int, area: Area) -> Iterator[Svg]:
    """Who has which level of an ability."""
    x = area.x + area.width - 6
    for seat in range(view.table.players - 1, -1, -1):
        reached = level_of(view, seat, track)
        if reached:
            yield text(("1X", "2X", "✓")[reached - 1], x, area.y + 14, font_size=10.5, class_="cream end strong")
            yield emblem(seat, x - 22, area.y + 10, 5)
            x -= 38
