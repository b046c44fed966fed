"""The dice of the roll, what others donated, and the answers that lie on nothing, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, button, group, rect, text
from cosmocafe.draw.text import columns, shortened
from cosmocafe.draw.theme import emblem

from ..standing import beans, gifts, laid_dice, roll_dice
from ..view import View
from ..vocabulary import FLAVOR, Event
from .dice import bean_die, row_of_dice
from .pen import GAP, PAD, WIDTH, Pen
from .spots import Choices, die, gift

HEIGHT, GIFTS, PILL = 58, 36, 34


def tray(view: View, choices: Choices, pen: Pen) -> Iterator[Svg]:
    """The dice of the roll, what is laid aside, and what others donated."""
    area, shown = pen.area(HEIGHT), roll_dice(view)
    aside = beans(view.table.picked) + laid_dice(view)
    yield text(view.words.label("roll"), area.x, area.y + 10, font_size=11, class_="haze")
    cells = row_of_dice(Area(area.x, area.y + 14, area.width, 44), max(len(shown) + len(aside), 1), 42)
    dice = [bean_die(view, bean, cell, answers=choices.at.get(die(bean), [])) for bean, cell in zip(shown, cells, strict=False)]
    dice += [bean_die(view, bean, cell, aside=True) for bean, cell in zip(aside, cells[len(shown) :], strict=False)]
    yield group(*dice, data_roll=last_roll(view))
    for seat in range(view.table.players):
        if gifts(view, seat):
            yield from gift_row(view, choices, seat, pen.area(GIFTS))


def last_roll(view: View) -> str | None:
    """The number of the event of the last roll, so that a page knows which dice are new."""
    rolls = (Event.ROLLED, Event.REROLLED, Event.CHANGED, Event.TASTED)
    return next((str(number) for number in range(len(view.events) - 1, -1, -1) if view.events[number].event in rolls), None)


def gift_row(view: View, choices: Choices, seat: int, area: Area) -> Iterator[Svg]:
    """The dice a seat has donated."""
    yield emblem(seat, area.x + 7, area.middle[1], 6)
    yield text(view.words.label("donated"), area.x + 18, area.middle[1] + 4, font_size=11, class_="cream")
    dice = gifts(view, seat)
    for bean, cell in zip(dice, row_of_dice(Area(area.x + 78, area.y, area.width - 78, area.height), len(dice), 32), strict=True):
        yield bean_die(view, bean, cell, answers=choices.at.get(gift(seat, bean - FLAVOR), []))


def pills(view: View, choices: Choices, pen: Pen) -> Iterator[Svg]:
    """A button for every answer that lies on nothing in the picture."""
    x, area = 0.0, Area(0, 0, 0, 0)
    for answer in choices.elsewhere:
        words = view.answer_words(answer)
        wide = min(columns(words) * 7 + 22, WIDTH - 2 * PAD)
        if area.width == 0 or x + wide > area.width:
            x, area = 0.0, pen.area(PILL)
        box = Area(area.x + x, area.y, wide, PILL)
        label = text(
            shortened(words, int((wide - 12) / 6.6)), box.middle[0], box.middle[1] + 4.5, font_size=12.5, class_="cream middle strong"
        )
        yield button([answer], words, rect(*box, rx=17, class_="pill-button"), label)
        x += wide + GAP
