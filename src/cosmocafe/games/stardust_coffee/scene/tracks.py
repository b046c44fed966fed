"""The tracks: rounds with their events and pirates, Honor with its rewards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.theme import seat_class

from ..box import EventKind, Honor
from ..standing import event_words
from ..view import View
from ..vocabulary import BASICS, NONE, PIRATE, Ingredient, Step
from .pieces import centred, points, stardust, token
from .sights import step_words
from .symbols import event_symbol, use
from .tiles import LAIRS

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
PRIZES: dict[int, Sequence[int]] = {
    int(Step.GAIN_BASIC): range(BASICS),
    int(Step.GAIN_ADVANCED): (Ingredient.CHOCOLATE, Ingredient.ICE, Ingredient.CREAM),
}
STYLE = {
    ".lap-words": "fill:#e6e4ff",
    ".now>.lap-words": "fill:#2c1a10",
    ".gone>.lap-words": "fill:#a5a3d8",
    ".gone>.rose": "fill:#c9909a",
    ".now>.rose": "fill:#a3182a",
    ".step-words": "fill:#e8c68a",
}


@still
def round_track(view: View, area: Area) -> Svg:
    """All rounds: how much pirates take, which pirate appears, which event lies there."""
    cells = area.grid(view.box.rounds, 1, gap=1.5)
    return group(*(lap(view, number, cell) for number, cell in enumerate(cells, 1)))


def lap(view: View, number: int, cell: Area) -> Svg:
    """One round."""
    shown, now = view.box.round_track[number - 1], view.table.round
    state = "now" if number == now else "gone" if number < now else "later"
    parts = [use("sd-round", *cell, class_=f"sd-{state}") if state != "later" else use("sd-round", *cell)]
    right, flat = cell.x + cell.width, cell.height < 34
    y = cell.middle[1] + 4.5 if flat else cell.y + 16
    parts.append(text(ROMAN[number - 1], cell.x + (4 if flat else 8), y, font_size=11 if flat else 13, class_="lap-words strong"))
    size = 15.0 if flat else 22.0
    if shown.rob and not flat:
        parts.append(centred("sd-skull", cell.x + 13, cell.bottom - 10, 14))
        parts.append(text(f"−{shown.rob}", cell.x + 22, cell.bottom - 5.5, font_size=11, class_="rose strong"))
    if shown.pirate != NONE:
        parts.append(centred("sd-port", right - size / 2 - 2, cell.middle[1], size))
        parts.append(
            NOTHING if flat else text(LAIRS[shown.pirate], right - size - 5, cell.y + 16, font_size=12, class_="rose strong middle")
        )
    if shown.event != NONE:
        parts.append(centred(event_sign(view, number), right - size / 2 - 2, cell.middle[1], size))
    return group(title(lap_words(view, number)), *parts, class_=state, data_thing=thing("round", number))


def event_sign(view: View, number: int) -> str:
    """Dawn or Dusk while face down, else the event."""
    found = event_of(view, number)
    return event_symbol(found) if found != NONE else "sd-dawn" if view.box.round_track[number - 1].event == EventKind.DAWN else "sd-dusk"


def event_of(view: View, number: int) -> int:
    """The event of a round, or NONE where there is none or it is not known."""
    t = view.table
    return {t.round: t.event, t.round + 1: t.foreseen}.get(number, NONE)


def lap_words(view: View, number: int) -> str:
    """One round in words."""
    return view.words.listed([f"{view.words.label('round')} {ROMAN[number - 1]}", *lap_lines(view, number)])


def lap_lines(view: View, number: int) -> Iterator[str]:
    """What a round brings."""
    shown, words, event = view.box.round_track[number - 1], view.words, event_of(view, number)
    yield f"{words.label('robbery')} {shown.rob}"
    if shown.pirate != NONE:
        yield f"{words.label('appears')} {words.value(PIRATE, shown.pirate)}"
    if shown.event != NONE:
        kind = words.label("dawn" if shown.event == EventKind.DAWN else "dusk")
        gone = number < view.table.round
        yield kind if gone else view.words.titled(kind, event_words(view, event) if event != NONE else words.label("hidden"))


@still
def honor_track(view: View, area: Area) -> Iterator[Svg]:
    """The spaces of the Honor track with their rewards and everybody's marker."""
    for number, cell in enumerate(area.grid(view.box.honor_max + 1, 1)):
        yield honor_space(view, number, cell)


def honor_space(view: View, number: int, cell: Area) -> Svg:
    """One space, its reward at the right, markers at the left."""
    shown, flat = view.box.honor[number], cell.height < 34
    here = [seat for seat in range(view.table.players) if view.table.boards[seat].honor == number]
    said = [f"{view.words.label('honor')} {number}", *reward_words(view, shown), *(view.seat_name(seat) for seat in here)]
    step = use("sd-honor-step", cell.x, cell.y, cell.width + 1, cell.height, class_="sd-odd") if number % 2 else NOTHING
    parts = [step or use("sd-honor-step", cell.x, cell.y, cell.width + 1, cell.height)]
    if number == 0:
        size = 17 if flat else 24
        parts.append(centred("sd-honor", cell.x + cell.width - size / 2 - 7, cell.middle[1], size))
    parts += reward(view, shown, Area(cell.x, cell.y, cell.width - (5 if flat else 9), cell.height), flat)
    if not flat:
        parts.append(text(str(number), cell.x + 6, cell.y + 14, font_size=11, class_="step-words strong"))
    room = Area(cell.x + 3, cell.y + (2 if flat else 14), cell.width * (0.5 if number else 0.6), cell.height - (4 if flat else 15))
    for seat, spot in zip(here, room.cells(len(here)), strict=True):
        parts.append(centred("sd-seat", *spot.middle, min(21, spot.span + 2), class_=seat_class(seat)))
    return group(title(view.words.listed(said)), rect(*cell, class_="reach"), *parts, data_thing=thing("honor", number))


def reward_words(view: View, space: Honor) -> list[str]:
    """What a space of the Honor track brings."""
    worth = [f"{view.words.label('points')} {space.vp}"] if space.vp else []
    return [*worth, *([step_words(view, space.reward, space.amount)] if space.reward != NONE else [])]


def reward(view: View, space: Honor, cell: Area, flat: bool) -> Iterator[Svg]:
    """What a space brings, as a picture."""
    right, y, size = cell.x + cell.width, cell.middle[1], 21 if flat else 27
    if space.vp:
        yield points(space.vp, right - size / 2 - 2, y, size)
    elif space.reward == Step.GAIN_STARDUST:
        yield stardust(right - size / 2 - 2, y, size)
    elif space.reward != NONE:
        goods = list(PRIZES[space.reward])[: 1 if flat else 3]
        small = 15 if flat else 17
        for n, good in enumerate(goods):
            yield token(view, good, right - small / 2 - (len(goods) - 1 - n) * small * 0.68, y + (0 if flat else 4), small)
        x = right - small - 9 if flat else right - small / 2 - small * 0.68
        yield text(f"+{space.amount}", x, y + (4 if flat else -6), font_size=11, class_="pale middle strong rimmed")
