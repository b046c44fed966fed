"""What everybody shares beside the dice: what pirates want, how far they move, the event, the supply."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect, text, title

from ..standing import event_words
from ..view import View
from ..vocabulary import BASIC, BASICS, EVENT, NONE
from .moments import Moment
from .pieces import centred, halo, line, lines, stardust, token
from .spots import Thing
from .story import headlines
from .symbols import event_symbol

STYLE = {
    ".menace": "fill:#2a1030;stroke:#ff6a5c;stroke-opacity:.7;stroke-width:1.5",
    ".calm": "fill:#1d1a4c;stroke:#5b59ad;stroke-width:1.5",
    ".space": "fill:#4a2040;stroke:#14132f;stroke-width:1.4",
    ".at>.space": "fill:#ff6a5c",
    ".at>.rose": "fill:#2a0a10",
    ".pool": "fill:#15123c",
}


@still
def pirates(view: View, area: Area) -> Iterator[Svg]:
    """What pirates want, how much of it, and how far they will move."""
    yield rect(*area, rx=12 if area.height > 40 else 9, class_="menace")
    flat = area.height < 40
    high = area.height if flat else area.height * 0.55
    yield wanted(view, Area(area.x, area.y, area.width * 0.44 if flat else area.width, high), flat)
    if flat:
        yield movement(view, Area(area.x + area.width * 0.44, area.y, area.width * 0.56 - 5, high), flat)
    else:
        yield movement(view, Area(area.x + 8, area.y + high - 2, area.width - 16, area.height - high - 4), flat)


def wanted(view: View, area: Area, flat: bool) -> Svg:
    """What pirates take from whom they meet in this round."""
    t, label, (_, y) = view.table, view.words.label, area.middle
    skull = 18 if flat else 30
    left = area.x + 6 + skull + 3
    parts = [centred("sd-skull", area.x + 6 + skull / 2, y, skull)]
    if t.target == NONE:
        words = view.words.titled(label("target"), "–")
        parts += [line("–" if flat else words, left, y + 4, area.x + area.width - left - 2, 12, "rose strong")]
    else:
        owed = view.box.round_track[t.round - 1].rob
        words = f"{label('target')} {owed} {view.words.value(BASIC, t.target)}"
        right, size, up = (area.x + area.width - 4, 18, 0) if flat else (area.x + area.width - 5, 23, 7)
        parts += [token(view, t.target, right - size / 2, y - up, size)]
        parts += [text(f"{owed} ×", right - size - 2, y - up + 5, font_size=12 if flat else 15, class_="pale strong end")]
        if not flat:
            parts += [line(label("target"), left, y - 3, right - size - 30 - left, 12, "rose strong", 10.5)]
            parts += [line(label("where_met"), left, y + 13, right - left, 11, "rose", 10.5)]
    return group(title(words), rect(*area, class_="reach"), *parts, data_thing=thing("target"))


def movement(view: View, area: Area, flat: bool) -> Svg:
    """The Pirate Movement track; beyond its last space the pirates act at once."""
    box, t, label = view.box, view.table, view.words.label
    spaces = [str(box.track[n]) for n in range(box.track_length)] + ["!"]
    wide = min(27.0, (area.width - (38 if flat else 42)) / len(spaces))
    cells = Area(area.x + area.width - wide * len(spaces), area.middle[1] - 10, wide * len(spaces), 20).grid(len(spaces), 1, 2)
    drawn = [
        group(
            rect(*cell, rx=5, class_="space"),
            text(words, cell.middle[0], cell.middle[1] + 4.4, font_size=12, class_="rose middle strong"),
            class_="at" if n == t.marker and t.round > 1 else None,
        )
        for n, (words, cell) in enumerate(zip(spaces, cells, strict=True))
    ]
    alarm = label("alarm").replace("#", str(box.alarm_movement))
    name = line(label("move"), area.x + 2, area.middle[1] + 4, cells[0].x - area.x - 4, 11.5, "rose strong")
    said = title(view.words.sentences([f"{label('movement')} {box.track[t.marker]}", alarm]))
    return group(said, rect(*area, class_="reach"), name, *drawn, data_thing=thing("movement"))


@still
def event(view: View, area: Area) -> Svg:
    """The event of this round, or of the next; at the end, who has won."""
    t, label = view.table, view.words.label
    inside = Area(area.x + 38, area.y, area.width - 40, area.height)
    high = area.y + 14
    reach = rect(*area, class_="reach")
    if t.over:
        told = headlines(view, 1)[0]
        parts = [centred("sd-first", area.x + 20, area.y + 21, 32), *lines(told, inside.x, high + 4, inside.width, 13, 2, "pale strong")]
        return group(title(told), reach, *parts, data_thing=thing("event"))
    shown, when = (t.event, "event") if t.event != NONE else (t.foreseen, "next_event")
    if shown == NONE:
        sign, words = (
            "sd-dusk" if t.round > 5 else "sd-dawn",
            [line(label("no_event"), inside.x, area.middle[1] + 4, inside.width, 12, "lilac")],
        )
        return group(
            title(label("no_event")), reach, centred(sign, area.x + 20, area.middle[1], 26, class_="dim"), *words, data_thing=thing("event")
        )
    name = view.words.titled(label(when), view.words.value(EVENT, shown))
    later = view.words.titled(label("next_event"), view.words.value(EVENT, t.foreseen)) if t.event != NONE and t.foreseen != NONE else ""
    parts = [centred(event_symbol(shown), area.x + 20, area.middle[1], 32), line(name, inside.x, high, inside.width, 12.5, "warm strong")]
    if later:
        parts += [line(later, inside.x, high + 15, inside.width, 11.5, "lilac")]
    else:
        parts += lines(event_words(view, shown), inside.x, high + 13, inside.width, 11, 2, "pale")
    return group(title(event_words(view, shown)), reach, *parts, data_thing=thing("event"))


@still
def supply(moment: Moment, area: Area) -> Iterator[Svg]:
    """What the supply holds; a basic ingredient is taken from here."""
    view, t = moment.view, moment.view.table
    cells = area.grid(BASICS + 1, 1, gap=2)
    size = min(22.0, cells[0].width * 0.5)
    for basic in range(BASICS):
        cell, name = cells[basic], view.words.titled(view.words.label("supply"), f"{view.words.value(BASIC, basic)} {t.supply[basic]}")
        yield moment.choices.thing(
            *((Thing.SUPPLY, basic), name, ""),
            halo(cell, 8),
            rect(*cell, rx=8, class_="pool"),
            token(view, basic, cell.x + size / 2 + 2, cell.middle[1], size),
            count(t.supply[basic], cell, size),
            card=thing("supply", basic),
        )
    cell = cells[BASICS]
    yield group(
        title(view.words.titled(view.words.label("supply"), f"{view.words.label('stardust')} {t.stardust}")),
        rect(*cell, rx=8, class_="pool"),
        stardust(cell.x + size / 2 + 2, cell.middle[1], size),
        count(t.stardust, cell, size),
        data_thing=thing("dust"),
    )


def count(number: int, cell: Area, size: float) -> Svg:
    """How many there are."""
    return text(str(number), cell.x + size + 3.5, cell.middle[1] + 4.4, font_size=12, class_="pale strong")
