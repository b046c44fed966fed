"""The tracks: rounds with their events and pirates, Honor with its rewards."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.theme import emblem

from ..box import EventKind, Honor
from ..standing import event_words
from ..view import View
from ..vocabulary import NONE, PIRATE, Step
from .icons import points, sign, stardust
from .sights import step_words
from .vessels import LETTERS

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
STYLE = {
    ".lap": "fill:var(--tile);stroke:var(--line)",
    ".now>.lap": "fill:var(--cream);stroke:none",
    ".lap-words": "fill:var(--haze)",
    ".now>.lap-words": "fill:var(--night)",
    ".now": "color:var(--night)",
    ".gone": "opacity:.5",
    ".laps": "color:var(--haze)",
    ".laps .known": "color:var(--cream)",
    ".laps .now .known": "color:var(--night)",
    ".robbery": "fill:#ffb3ab",
    ".now>.robbery": "fill:#a3161c",
    ".reward": "fill:var(--cream)",
}


def round_track(view: View, area: Area) -> Svg:
    """All rounds: how much pirates take, which pirate appears, which event lies there."""
    cells = area.grid(view.box.rounds, 1, gap=2)
    return group(*(lap(view, number, cell) for number, cell in enumerate(cells, 1)), class_="laps")


def lap(view: View, number: int, cell: Area) -> Svg:
    """One round."""
    shown, now = view.box.round_track[number - 1], view.table.round
    state = "now" if number == now else "gone" if number < now else None
    robs, lair = f"−{shown.rob}" if shown.rob else "", f"+{LETTERS[shown.pirate]}" if shown.pirate != NONE else ""
    hidden = "?" if shown.event != NONE and number > now + 1 else ""
    return group(
        title(lap_words(view, number)),
        rect(*cell, rx=5, class_="lap"),
        text(ROMAN[number - 1], cell.x + 4, cell.y + 13, font_size=10.5, class_="lap-words strong"),
        text(robs, cell.x + 4, cell.bottom - 5, font_size=10.5, class_="robbery strong"),
        text(lair + hidden, cell.x + cell.width - 3, cell.y + 13, font_size=10.5, class_="robbery strong end"),
        event_sign(view, number, cell.x + cell.width - 8.5, cell.bottom - 9.5),
        class_=state,
    )


def event_sign(view: View, number: int, x: float, y: float) -> Svg:
    """Dawn or Dusk."""
    kind = view.box.round_track[number - 1].event
    if kind == NONE:
        return NOTHING
    return sign("dawn" if kind == EventKind.DAWN else "dusk", x, y, 12, "known" if number <= view.table.round + 1 else "")


def event_of(view: View, number: int) -> int:
    """The event of a round, or NONE where there is none or it is not known."""
    t = view.table
    return {t.round: t.event, t.round + 1: t.foreseen}.get(number, NONE)


def lap_words(view: View, number: int) -> str:
    """One round in words."""
    shown, words, event = view.box.round_track[number - 1], view.words, event_of(view, number)
    found = [f"{words.label('round')} {ROMAN[number - 1]}", f"{words.label('robbery')} {shown.rob}"]
    if shown.pirate != NONE:
        found.append(f"{words.label('appears')} {words.value(PIRATE, shown.pirate)}")
    if shown.event != NONE:
        kind = words.label("dawn" if shown.event == EventKind.DAWN else "dusk")
        found.append(f"{kind}: {event_words(view, event) if event != NONE else words.label('hidden')}")
    return ", ".join(found)


def honor_track(view: View, area: Area) -> Iterator[Svg]:
    """The spaces of the Honor track with their rewards and everybody's marker."""
    yield text(view.words.label("honor"), area.x + 3, area.y + 11, font_size=10.5, class_="haze strong")
    spaces = Area(area.x, area.y + 15, area.width, area.height - 15).grid(view.box.honor_max + 1, 1, gap=2)
    for number, cell in enumerate(spaces):
        yield honor_space(view, number, cell)


def honor_space(view: View, number: int, cell: Area) -> Svg:
    """One space, its reward at the right, markers at the left."""
    shown = view.box.honor[number]
    here = [seat for seat in range(view.table.players) if view.table.boards[seat].honor == number]
    room = Area(cell.x + 11, cell.y + 1, cell.width - 32, cell.height - 2)
    markers = [emblem(seat, *spot.middle, min(5.4, spot.span * 0.44)) for seat, spot in zip(here, room.cells(len(here)), strict=True)]
    said = [f"{view.words.label('honor')} {number}", *reward_words(view, shown), *(view.seat_name(seat) for seat in here)]
    return group(
        title(", ".join(said)),
        rect(*cell, rx=5, class_="lap"),
        text(str(number), cell.x + 4, cell.y + 12, font_size=9.5, class_="lap-words strong"),
        *reward(view, shown, cell.x + cell.width - 12, cell.middle[1]),
        *markers,
    )


def reward_words(view: View, space: Honor) -> list[str]:
    """What a space of the Honor track brings."""
    worth = [f"{view.words.label('points')} {space.vp}"] if space.vp else []
    return [*worth, *([step_words(view, space.reward, space.amount)] if space.reward != NONE else [])]


def reward(view: View, space: Honor, x: float, y: float) -> Iterator[Svg]:
    """What a space brings, as a picture."""
    if space.vp:
        yield points(space.vp, x, y, 17)
    elif space.reward == Step.GAIN_STARDUST:
        yield stardust(x, y, 17)
    elif space.reward != NONE:
        name = "basics" if space.reward == Step.GAIN_BASIC else "advanced"
        yield text(f"+{space.amount}", x, y - 1, font_size=10.5, class_="reward middle strong")
        yield text(view.words.label(f"short_{name}"), x, y + 9, font_size=8.5, class_="haze middle")
