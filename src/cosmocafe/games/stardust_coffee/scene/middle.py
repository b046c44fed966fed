"""The room inside the ring: dice, actions, what pirates want, the supply, events, what happened last."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, path, rect, text, title
from cosmocafe.draw.text import wrapped

from ..standing import event_words
from ..view import View
from ..vocabulary import BASIC, BASICS, NONE
from .dice import actions, dice
from .icons import stardust
from .ingredients import token
from .moments import Moment
from .spots import Thing
from .story import headlines

LETTER = 5.3  # a letter is so wide at the size of small words
STYLE = {
    ".space": "fill:var(--tile);stroke:var(--line)",
    ".here>.space": "fill:var(--harm);stroke:none",
    ".space-words": "fill:var(--haze)",
    ".here>.space-words": "fill:var(--night)",
}


def middle(moment: Moment, area: Area) -> Iterator[Svg]:
    """Everything inside the ring, from top to bottom."""
    room, y = area.inset(5), area.y + 4
    for height, draw in ((58, dice), (28, actions), (41, pirates), (46, supply), (49, events), (44, happened)):
        yield from draw(moment, Area(room.x, y, room.width, height))
        y += height


def pirates(moment: Moment, area: Area) -> Iterator[Svg]:
    """What pirates want, how much of it, and how far they will move."""
    view, label, t = moment.view, moment.view.words.label, moment.view.table
    y = area.y + 28
    yield text(label("target"), area.x, area.y + 12, font_size=10, class_="haze")
    if t.target == NONE:
        yield text("–", area.x + 8, y + 5, font_size=13, class_="cream strong")
    else:
        owed = view.box.round_track[t.round - 1].rob
        words = f"{label('target')} {owed} {view.words.value(BASIC, t.target)}"
        amount = text(f"{owed} ×", area.x, y + 5, font_size=14, class_="robbery strong")
        yield group(title(words), amount, token(view, t.target, area.x + 35, y, 23))
    yield text(label("movement"), area.x + area.width, area.y + 12, font_size=10, class_="haze end")
    yield movement_track(view, Area(area.x + 62, area.y + 17, area.width - 62, 22))


def movement_track(view: View, area: Area) -> Svg:
    """The Pirate Movement track; beyond its last space the pirates act at once."""
    box, t = view.box, view.table
    size = min(26.0, area.width / (box.track_length + 1))
    cells = Area(area.x + area.width - size * (box.track_length + 1), area.y, size * (box.track_length + 1), area.height)
    spaces = [str(box.track[n]) for n in range(box.track_length)] + ["!"]
    drawn = [
        movement_space(words, cell, n == t.marker and t.round > 1)
        for n, (words, cell) in enumerate(zip(spaces, cells.grid(len(spaces), 1, 2), strict=True))
    ]
    alarm = view.words.label("alarm").replace("#", str(box.alarm_movement))
    return group(title(f"{view.words.label('movement')} {box.track[t.marker]}. {alarm}"), *drawn)


def movement_space(words: str, cell: Area, here: bool) -> Svg:
    """One space of the Pirate Movement track."""
    x, y = cell.middle
    return group(
        rect(*cell, rx=5, class_="space"),
        text(words, x, y + 4.4, font_size=12, class_="space-words middle strong"),
        class_="here" if here else None,
    )


def supply(moment: Moment, area: Area) -> Iterator[Svg]:
    """What the supply holds; a basic ingredient is taken from here."""
    view, t = moment.view, moment.view.table
    cells = Area(area.x, area.y + 14, area.width, area.height - 17).grid(BASICS + 1, 1, gap=3)
    yield text(view.words.label("supply"), area.x, area.y + 10.5, font_size=10, class_="haze")
    for basic in range(BASICS):
        cell, name = cells[basic], f"{view.words.label('supply')}: {view.words.value(BASIC, basic)} {t.supply[basic]}"
        y = cell.middle[1]
        number = text(str(t.supply[basic]), cell.x + 31, y + 4.5, font_size=12.5, class_="cream strong")
        yield moment.choices.thing(
            *((Thing.SUPPLY, basic), name, ""),
            rect(*cell, rx=7, class_="ring"),
            rect(*cell, rx=7, class_="well"),
            token(view, basic, cell.x + 16, y, 22),
            number,
        )
    cell = cells[BASICS]
    yield group(
        title(f"{view.words.label('supply')}: {view.words.label('stardust')} {t.stardust}"),
        rect(*cell, rx=7, class_="well"),
        stardust(cell.x + 16, cell.middle[1], 19),
        text(str(t.stardust), cell.x + 31, cell.middle[1] + 4.5, font_size=12.5, class_="cream strong"),
    )


def events(moment: Moment, area: Area) -> Iterator[Svg]:
    """The event of this round and of the next, in words."""
    view, y, most = moment.view, area.y + 10, int(area.width / LETTER)
    shown = {"event": view.table.event, "next_event": view.table.foreseen}
    for label, event in shown.items():
        words = event_words(view, event) if event != NONE else "–"
        for line in wrapped(f"{view.words.label(label)}: {words}", most, 2):
            yield text(line, area.x, y, font_size=10, class_="cream" if label == "event" else "haze")
            y += 12


def happened(moment: Moment, area: Area) -> Iterator[Svg]:
    """The last lines of the log, the newest first; the ship or pirate it tells of is on the ring."""
    view, y = moment.view, area.y + 13
    yield path(f"M{area.x} {area.y + 1}H{area.x + area.width}", class_="course")
    for n, line in enumerate(headlines(view, 3)):
        for part in wrapped(line, int(area.width / LETTER) - 1, 1):
            yield text(part, area.x, y, font_size=10, class_="cream strong" if n == 0 else "haze")
            y += 13
