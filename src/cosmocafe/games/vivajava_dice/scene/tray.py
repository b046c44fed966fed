"""The leather tray: the dice of the roll, what is laid aside, what others gave, and the shaker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect
from cosmocafe.draw.text import wrapped
from cosmocafe.draw.theme import seat_class

from ..standing import beans, gifts, laid_dice, owner_name, roll_dice
from ..view import View
from ..vocabulary import BEAN, FLAVOR, Answer, Event
from .pieces import SANS, TILT, die, halo, line, shape
from .spots import SHAKER, Choices, Spot, face, gift
from .spots import die as rolled
from .symbols import die_symbol, use

STYLE = {
    ".leather": "fill:#6f4325",
    ".seam": "fill:none;stroke:#f0c98d;stroke-opacity:.6;stroke-dasharray:5 4;stroke-width:1.5",
    ".felt": "fill:#1e2258",
    ".felt-glow": "fill:url(#vj-glow)",
    ".felt-edge": "fill:none;stroke:#05061a;stroke-opacity:.55;stroke-width:4",
    ".moon": "fill:#dfe2ff",
    ".chosen>.ring": "stroke-width:4",
}
ASIDE: Spot = ("aside",)  # where nothing can be clicked
ROLLS = (Event.ROLLED, Event.REROLLED, Event.CHANGED, Event.TASTED)


class Lying(NamedTuple):
    """A die in the tray."""

    bean: int
    place: Spot
    chosen: bool = False


@still
def tray(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Coffee dice above, crystals and gifts below."""
    felt = area.inset(6 if view.tall else 12)
    yield group(*leather(area, felt), class_="through")
    inner = felt.inset(5 if view.tall else 8)
    high = inner.height * (0.5 if view.tall else 0.57)
    upper, lower = Area(*inner[:3], high), Area(inner.x, inner.y + high, inner.width, inner.height - high)
    dice, given_dice = lying(view), [(seat, bean) for seat in range(view.table.players) for bean in gifts(view, seat)]
    crystals = [one for one in dice if one.bean >= FLAVOR]
    below = len(crystals) + len(given_dice)
    words = below < (5 if view.tall else 7)
    yield caption(view, lower) if words else NOTHING
    left = lower.x + ((64 if view.tall else 84) if words else 2)
    room = lower.x + lower.width - left - (lower.height if choices.at(SHAKER) else 0)
    step = min(room / max(1, below), lower.height * 1.15)
    thrown = row(view, choices, [one for one in dice if one.bean < FLAVOR], upper)
    thrown += row(view, choices, crystals, Area(left, lower.y, step * len(crystals), lower.height))
    yield group(*thrown, data_roll=last_roll(view))
    for n, (seat, bean) in enumerate(given_dice, len(crystals)):
        yield saucer(view, choices, seat, bean, Area(left + n * step, lower.middle[1] - step / 2 - 1, step, step).inset(0.5))
    yield shaker(view, choices, Area(lower.x + lower.width - lower.height, lower.y - 2, lower.height, lower.height))


def leather(area: Area, felt: Area) -> Iterator[Svg]:
    """The tray itself."""
    rx = 16 if area.height < 130 else 26
    yield rect(area.x + 4, area.y + 7, area.width, area.height, rx=rx, class_="shadow")
    yield rect(*area, rx=rx, class_="leather")
    yield rect(*area.inset(3.5), rx=rx - 3, class_="seam")
    yield rect(*felt, rx=rx - 8, class_="felt")
    yield rect(*felt, rx=rx - 8, class_="felt-glow")
    yield use("vj-lint", *felt)
    yield rect(*felt.inset(1.5), rx=rx - 9, class_="felt-edge")


def lying(view: View) -> list[Lying]:
    """The dice of the roll, those laid aside, and the faces that a die can be set to."""
    shown = [Lying(bean, rolled(bean)) for bean in roll_dice(view)]
    aside = [Lying(bean, ASIDE, chosen=True) for bean in beans(list(view.table.picked)) + laid_dice(view)]
    catalogue = view.game.catalogue
    preset = [catalogue.parts(answer)["colour"] for answer in view.options if catalogue.block(answer) == Answer.PRESET]
    return shown + aside + [Lying(colour, face(colour)) for colour in preset]


def row(view: View, choices: Choices, dice: Sequence[Lying], area: Area) -> list[Svg]:
    """Dice side by side, a little crooked, as they fell."""
    gap = 3 if view.tall else 10
    size = min(area.height - (2 if view.tall else 6), (area.width - gap * (len(dice) - 1)) / max(1, len(dice)), 72)
    step = min(size + 3 * gap, area.width / max(1, len(dice)))
    start = area.middle[0] - step * len(dice) / 2 if dice and dice[0].bean < FLAVOR else area.x
    laid = []
    for n, one in enumerate(dice):
        cell = Area(start + n * step + (step - size) / 2, area.middle[1] - size / 2 + (n % 2) * 2 - 1, size, size)
        around, rx = cell.inset(-1), size * (0.26 if one.bean < FLAVOR else 0.34)
        shown = die(one.bean, cell, TILT[n % len(TILT)]) + (rect(*around, rx=rx, class_="ring") if one.chosen else NOTHING)
        name, card = view.words.value(BEAN, one.bean), thing("die", one.bean)
        class_ = "chosen" if one.chosen else ""
        laid.append(choices.thing(one.place, name, "", halo(around, rx), Svg(shown), class_=class_, card=card))
    return laid


def caption(view: View, area: Area) -> Svg:
    """Whose roll it is."""
    t, label = view.table, view.words.label
    size = 11 if view.tall else 12.5
    if t.active == view.seat or not 0 <= t.active < t.sides:
        words = label("your_roll") if t.active == view.seat else label("roll")
        return group(
            line(words, area.x + 6, area.bottom - (18 if view.tall else 22), 62 if view.tall else 80, size, "strong moon"), class_="through"
        )
    room, least = (46, 11) if view.tall else (74, 10.5)
    names = wrapped(owner_name(view, t.active), int(room / (least * SANS)), 2)
    top = area.bottom - 5 - (len(names) - 1) * (least + 1)
    lines = [
        line(label("roll"), area.x + 6, top - (15 if view.tall else 19), 62, size, "strong moon"),
        shape(view, t.active, area.x + 11, top - 4, 4.5),
    ]
    lines += [line(name, area.x + 20, top + n * (least + 1), room, size, "moon", least) for n, name in enumerate(names)]
    return group(*lines, class_="through")


@noted
def last_roll(view: View) -> str | None:
    """The number of the event of the last roll, so that a page knows which dice are new."""
    return next((str(number) for number in range(len(view.events) - 1, -1, -1) if view.events[number].event in ROLLS), None)


def saucer(view: View, choices: Choices, seat: int, bean: int, cell: Area) -> Svg:
    """A donated die."""
    unit = cell.width / 80
    parts = [
        use("vj-donated", *cell),
        use(die_symbol(bean), cell.x + 16 * unit, cell.y + 9 * unit, 48 * unit),
        use("vj-bow", cell.x + 26 * unit, cell.y - 2 * unit, 28 * unit, 21 * unit),
        shape(view, seat, cell.x + 68 * unit, cell.y + 60 * unit, 6.5 * unit),
    ]
    name = view.words.listed([view.words.value(BEAN, bean), view.seat_name(seat)])
    ring = halo(cell, 32 * unit)
    return choices.thing(gift(seat, bean - FLAVOR), name, "", ring, *parts, class_=seat_class(seat), card=thing("gift", seat))


def shaker(view: View, choices: Choices, area: Area) -> Svg:
    """What is rolled with; it stands there while there is something to roll."""
    if not choices.at(SHAKER):
        return NOTHING
    ring = halo(area.inset(1), area.width * 0.28)
    return choices.thing(SHAKER, view.words.label("roll"), "", ring, use("vj-shaker", *area.inset(3)), card=thing("tray"))
