"""The table as a drawing: the victory track, the star map, the desk, a card for each player. One unit is about a pixel on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from cosmocafe.draw.areas import Area
from cosmocafe.draw.cards import Figure, State, card_areas, seat_card
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import Svg, button, group, path, rect, text, title
from cosmocafe.draw.text import shortened
from cosmocafe.draw.theme import SCOPE, emblem, style_sheet

from ..scoring import score
from ..standing import amounts, friends_of, state_of, track
from ..view import View
from . import desk, icons, reading, starmap
from .chart import chart
from .desk import Section
from .spots import Spot, choices, on

WIDTH, MARGIN, GAP = 400, 10, 6
TRACK = Area(MARGIN, 25, WIDTH - 2 * MARGIN, 20)
LABELS = reading.LABELS
RULES = {**starmap.STYLE, **icons.STYLE, **desk.STYLE}


def scene(view: View) -> str:
    """The table as SVG."""
    parts, top = desk.sections(view), chart(view).height
    night = top + sum(part.height for part in parts) + GAP
    cards = card_areas(view, night + GAP, WIDTH, figures(view, 0))
    upper = [
        rect(0, 0, WIDTH, top, rx=12, class_="night"),
        *header(view),
        *victory_track(view),
        *starmap.starmap(view),
    ]
    lower = [
        rect(0, top, WIDTH, night - top, rx=12, class_="night"),
        *strips(view, parts, top),
        *(player(view, seat, area) for seat, area in cards.items()),
    ]
    return two_columns(
        upper,
        lower,
        width=WIDTH,
        split=top,
        height=max(area.bottom for area in cards.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {', '.join(track(view))}",
        description=description(view),
        style=style_sheet(view.game.id, RULES),
        clickable=choices(view).has_any,
    )


def strips(view: View, parts: Sequence[Section], top: float) -> Iterator[Svg]:
    """The desk, strip below strip."""
    for part in parts:
        yield from part.draw(view, Area(MARGIN, top, WIDTH - 2 * MARGIN, part.height))
        top += part.height


def player(view: View, seat: int, area: Area) -> Svg:
    """A player's card, which is clicked where a player has to be named."""
    card = seat_card(view, seat, area, figures(view, seat), state(view, seat))
    answers = on(view, Spot.SEAT, seat)
    if not answers:
        return card
    return button(answers, choices_words(view, answers, view.seat_name(seat), ""), card, rect(*area, rx=9, class_="ring"), class_="panel")


def description(view: View) -> str:
    """How everybody stands, in words."""
    seats = range(view.table.players)
    return ". ".join(
        f"{view.seat_name(seat)}: {', '.join(f'{label} {value}' for label, value, *_ in figures(view, seat))}" for seat in seats
    )


def figures(view: View, seat: int) -> list[Figure]:
    """The numbers on a player's card, and his friendship cards."""
    found = [Figure(view.words.label(name), value) for name, value in amounts(view, seat).items()]
    return [*found, Figure(view.words.label("friends"), shortened(" ".join(friends_of(view, seat)) or "–", 12), units=2)]


def state(view: View, seat: int) -> State:
    """Whose turn it is, who came where."""
    bright = view.table.places[seat] == 1 if view.table.over else view.asked == seat
    return State(state_of(view, seat), bright)


def header(view: View) -> Iterator[Svg]:
    """How far the game is."""
    first, *others = track(view)
    yield text(first, MARGIN, 18, font_size=12.5, class_="cream strong")
    for words in others:
        yield text(words, WIDTH - MARGIN, 18, font_size=11, class_="haze end")


@cache
def rungs(goal: int) -> Svg:
    """The numbered cells of the victory track."""
    cells = TRACK.grid(goal + 1, 1)
    frames = "".join(f"M{cell.x + 1:.1f} {cell.y}h{cell.width - 2:.1f}v{cell.height}h{2 - cell.width:.1f}z" for cell in cells)
    numbers = [text(str(number), cell.middle[0], cell.bottom - 3) for number, cell in enumerate(cells)]
    return group(path(frames, class_="tile"), group(*numbers, font_size=7.5, class_="haze middle"))


def victory_track(view: View) -> Iterator[Svg]:
    """The points of all players on the way to victory."""
    goal = view.box.goal
    cells = TRACK.grid(goal + 1, 1)
    yield rungs(goal)
    for seat in range(view.table.players):
        held = min(score(view.box, view.table, seat), goal)
        cell = cells[held].grid(view.table.players, 1)[seat]
        yield group(title(f"{view.seat_name(seat)} {held}"), emblem(seat, cell.middle[0], cell.y + 6.5, 2.7))
