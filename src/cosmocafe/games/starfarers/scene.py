"""The table as a drawing: the star map, the victory track, a card for each player. One unit is about a pixel on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.core.view import View
from cosmocafe.draw.areas import Area
from cosmocafe.draw.cards import Figure, State, card_areas, seat_card
from cosmocafe.draw.svg import Svg, circle, drawing, group, rect, text, title
from cosmocafe.draw.text import shortened, wrapped
from cosmocafe.draw.theme import SCOPE, emblem, style_sheet

from .answers import RESOURCE, RESOURCES
from .chart import chart
from .places import choices
from .rules.standing import points
from .standing import amounts, bank_words, friends_of, state_of, track
from .starmap import LETTERS, STYLE, starmap

WIDTH, MARGIN, TRAY, HAND, GAP = 400, 10, 36, 44, 6


def scene(view: View) -> str:
    """The table as SVG."""
    foot = chart().height
    night = foot + TRAY + (HAND if view.seat >= 0 else 0)
    cards = card_areas(view, night + GAP, WIDTH, figures(view, 0))
    return drawing(
        rect(0, 0, WIDTH, night, rx=12, class_="night"),
        *header(view),
        *victory_track(view),
        *starmap(view),
        *tray(view, foot),
        *(hand(view, foot + TRAY) if view.seat >= 0 else ()),
        *(seat_card(view, seat, area, figures(view, seat), state(view, seat)) for seat, area in cards.items()),
        width=WIDTH,
        height=max(area.bottom for area in cards.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {', '.join(track(view))}",
        description=description(view),
        style=style_sheet(view.game.id, STYLE),
        clickable=bool(choices(view)),
    )


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


def victory_track(view: View) -> Iterator[Svg]:
    """The points of all players on the way to victory."""
    goal = view.box.goal
    cells = Area(MARGIN, 25, WIDTH - 2 * MARGIN, 20).grid(goal + 1, 1)
    for number, cell in enumerate(cells):
        yield rect(*cell.inset(0.7), rx=3, class_="tile")
        yield text(str(number), cell.middle[0], cell.bottom - 3, font_size=7.5, class_="haze middle")
    for seat in range(view.table.players):
        held = min(points(view.box, view.table, seat), goal)
        cell = cells[held].grid(view.table.players, 1)[seat]
        yield group(title(f"{view.seat_name(seat)} {held}"), emblem(seat, cell.middle[0], cell.y + 6.5, 2.7))


def tray(view: View, top: float) -> Iterator[Svg]:
    """What happened last, and the bank."""
    log = view.log
    for n, words in enumerate(wrapped(log[-1] if log else "", 62, 1)):
        yield text(words, MARGIN, top + 12 + 13 * n, font_size=11.5, class_="cream")
    yield text(shortened(f"{view.words.label('bank')}: {bank_words(view)}", 74), MARGIN, top + 28, font_size=10, class_="haze")


def hand(view: View, top: float) -> Iterator[Svg]:
    """The viewer's own cards, type by type."""
    held = view.table.fleets[view.seat].hand
    for resource, cell in enumerate(Area(MARGIN, top, WIDTH - 2 * MARGIN, HAND - 8).grid(RESOURCES, 1, 4)):
        name = view.words.value(RESOURCE, resource)
        middle = cell.middle[1]
        yield group(
            title(f"{name} {held[resource]}"),
            rect(*cell, rx=6, class_="tile"),
            circle(cell.x + 14, middle, 9, class_=f"res{resource}"),
            text(LETTERS[resource], cell.x + 14, middle + 3.4, font_size=9.5, class_="chip-words middle strong"),
            text(str(held[resource]), cell.x + 28, middle - 1, font_size=14, class_="cream strong"),
            text(shortened(name, 8), cell.x + 28, middle + 11, font_size=8.5, class_="haze"),
        )
