"""The table as a drawing: the station, Quests, Monsters, the last Event card and attack, a Dashboard for each Crew."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import Svg, rect, text
from cosmocafe.draw.text import shortened
from cosmocafe.draw.theme import SCOPE, style_sheet

from ..places import is_laid
from ..standing import headline, quest_lines
from ..view import View
from . import icons, panels, station
from .spots import Choices, choices_of
from .story import last_attack, last_ways

WIDTH, TOP, GAP, CELL = 400, 26, 6, 24
RULES = {**station.STYLE, **icons.STYLE, **panels.STYLE}


def scene(view: View) -> str:
    """The table as SVG."""
    choices = choices_of(view)
    board = station.plan(view, choices, WIDTH, CELL, TOP) if is_laid(view) else None
    width = board.width if board else WIDTH
    tray = Area(10, TOP + (board.height if board else 0) + GAP, width - 20, tray_height(view, choices))
    night = tray.bottom + GAP
    seats = [view.seat, *range(view.table.players)] if view.seat >= 0 else [*range(view.table.players)]
    cards = list(card_areas(view, list(dict.fromkeys(seats)), night + GAP, width))
    height = max(area.bottom for _, area in cards) + 1
    upper = [
        rect(0, 0, width, night, rx=12, class_="night"),
        text(shortened(headline(view), 58), 10, 18, font_size=12.5, class_="cream strong"),
        *([*station.station(board), *station.trails(board, last_ways(view))] if board else []),
        *tray_parts(view, choices, tray),
    ]
    return two_columns(
        upper,
        (panels.crew(view, choices, seat, area) for seat, area in cards),
        width=width,
        split=night + GAP,
        height=height,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {headline(view)}",
        description=panels.sentence(view),
        style=style_sheet(view.game.id, RULES),
        clickable=choices.has_any,
    )


def card_areas(view: View, seats: list[int], top: float, width: float) -> Iterator[tuple[int, Area]]:
    """The Crew Dashboards, the own one first; two abreast on a wide station."""
    abreast = 2 if width > 1.5 * WIDTH else 1
    each = (width - GAP * (abreast - 1)) / abreast
    for number in range(0, len(seats), abreast):
        row = seats[number : number + abreast]
        height = max(panels.crew_height(view, seat) for seat in row)
        for place, seat in enumerate(row):
            yield seat, Area(place * (each + GAP) + 1.2, top, each - 2.4, height)
        top += height + GAP


def tray_height(view: View, choices: Choices) -> float:
    if not is_laid(view):
        return panels.display_height(view, choices) + 4
    return max(len(quest_lines(view)), 5) * panels.LINE + 4 + 28 + dice_height(view) + panels.display_height(view, choices)


def dice_height(view: View) -> float:
    told, rolls = last_attack(view)
    return 0 if told is None else 18 + 18 * min(len(rolls), 3)


def tray_parts(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Below the station: Quests beside Monsters, the Event card, the dice, tokens on offer."""
    y = area.y
    if is_laid(view):
        rows = max(len(quest_lines(view)), 5) * panels.LINE + 4
        yield from panels.quests(view, Area(area.x, y, area.width * 0.47, rows))
        yield from panels.dashboard(view, Area(area.x + area.width * 0.5, y, area.width * 0.5, rows))
        y += rows
        yield from panels.event_card(view, Area(area.x, y, area.width, 28))
        y += 28
        yield from panels.dice(view, choices, Area(area.x, y, area.width, dice_height(view)))
        y += dice_height(view)
    yield from panels.display(view, choices, Area(area.x, y, area.width, max(panels.display_height(view, choices) - 6, 1)))
