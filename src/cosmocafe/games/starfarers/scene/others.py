"""The other players, and how far everybody is: the track of points, the turn, the roll."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, path, rect, text, title

from ..scoring import score
from ..standing import friends_held, mine_of, ranked, rolled, state_of, track, waiting_words
from ..view import View
from .mother import ship, ship_words
from .pieces import halo, line, mark, panel, plate, points, with_number
from .spots import Choices, Spot
from .symbols import seated, use

STYLE = {
    ".tick": "fill:#b6b8e0",
    ".limit": "stroke:#b6b8e0;stroke-dasharray:2 2",
    ".bar": "fill:#0d0f2b;fill-opacity:.86",
    ".turns": "stroke:var(--seat);stroke-width:2",
}


def others(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Everybody else, side by side."""
    seats = [seat for seat in range(view.table.players) if seat != mine_of(view)]
    for seat, cell in zip(seats, area.grid(len(seats), 1, 6), strict=True):
        yield person(view, choices, seat, cell)


@still
def person(view: View, choices: Choices, seat: int, area: Area) -> Svg:
    """A player: points, the mother ship, cards, fame and friends."""
    me, x = view.table.fleets[seat], area.x
    is_asked = view.asked == seat and not view.table.over
    head = [
        panel(area, seat),
        rect(*area, rx=10, class_=f"edge turns {seated(seat)}") if is_asked or view.table.places[seat] == 1 else NOTHING,
        mark(seat, x + 19, area.y + 17, 15),
        line(ranked(view, seat), x + 30, area.y + 22, area.width - 64, 14, "sf-pale sf-bold", smallest=11),
        points(score(view.box, view.table, seat), x + area.width - 18, area.y + 18, 13),
    ]
    wide = min(area.width - 48, (area.height - 36) * 400 / 150)
    vessel = ship(view, seat, x + 8, area.y + 33 + (area.height - 36 - wide * 0.375) / 2, wide)
    column, y = x + area.width - 39, area.y + 36
    counts = [
        with_number(use("sf-card-back", column + 2, y, 12, 16.8), me.cards, column + 19, y + 13),
        with_number(use("sf-fame", column, y + 19, 16), me.fame, column + 19, y + 32),
        with_number(use("sf-friend-chip", column, y + 37, 15), len(friends_held(view, seat)), column + 19, y + 49),
    ]
    parts = [*head, vessel, *counts, waiting(view, seat, area)]
    words = view.words.sentences([ship_words(view, seat), state_of(view, seat)])
    return choices.thing((Spot.SEAT, seat), view.seat_name(seat), words, halo(area, 10), *parts, card=thing("seat", seat))


def waiting(view: View, seat: int, area: Area) -> Svg:
    """SF-R32: a free trade ship that has no place yet."""
    claims = view.table.fleets[seat].claims
    if not claims:
        return NOTHING
    picture = use("sf-ship-trade", area.x + 10, area.bottom - 30, 22, 26, class_=seated(seat))
    number = text(f"×{claims}", area.x + 32, area.bottom - 8, font_size=11, class_="sf-pale sf-bold")
    return group(title(waiting_words(view, seat)), picture, number, data_piece=f"claim{seat}")


@still
def heads(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """On a phone: everybody side by side."""
    yield rect(*area, class_="bar")
    for seat, cell in enumerate(area.grid(view.table.players, 1, 0)):
        yield head(view, choices, seat, Area(cell.x + 2, cell.y + 1, cell.width - 4, cell.height - 2))


@still
def head(view: View, choices: Choices, seat: int, area: Area) -> Svg:
    """A player in little: the name above points, cards and fame."""
    me, (x, y, width, height) = view.table.fleets[seat], area
    is_asked, step = view.asked == seat and not view.table.over, (width - 30) / 2
    cards, fame, low = x + 30, x + 30 + step, y + height - 8.5
    parts = [
        rect(*area, rx=12, class_=f"coffee {'own' if is_asked else ''} {seated(seat)}"),
        mark(seat, x + 12, y + 10.5, 12),
        line(ranked(view, seat), x + 21, y + 14.5, width - 26, 12, "sf-pale sf-bold"),
        points(score(view.box, view.table, seat), x + 15, y + height - 12.5, 10.8),
        with_number(use("sf-card-back", cards, low - 10.5, 9, 12.6), me.cards, cards + 12, low),
        with_number(use("sf-fame", fame, low - 11, 13), me.fame, fame + 15, low),
    ]
    return choices.thing((Spot.SEAT, seat), view.seat_name(seat), state_of(view, seat), halo(area, 12), *parts, card=thing("seat", seat))


@still
def victory_track(view: View, area: Area) -> Svg:
    """The points of all players on the way to victory; a line where supplies end."""
    goal, y = view.box.goal, area.middle[1]
    cells = area.grid(goal + 1, 1)
    ticks = [text(str(n), cell.middle[0], y + 4, font_size=11, class_="tick middle") for n, cell in enumerate(cells[:-1])]
    supplies = (
        [path(f"M{cells[view.box.supply_limit].x} {area.y + 4}v{area.height - 8}", class_="limit")] if view.box.supply_limit <= goal else []
    )
    end = points(goal, cells[-1].middle[0], y, 11)
    return group(
        rect(*area, rx=area.height / 2, class_="rail"), *ticks, *supplies, end, *markers(view, cells, y), data_thing=thing("track")
    )


def markers(view: View, cells: list[Area], y: float) -> Iterator[Svg]:
    """Everybody's mark; those with the same points stand closer together."""
    held = [min(score(view.box, view.table, seat), view.box.goal) for seat in range(view.table.players)]
    for seat, count in enumerate(held):
        same = [other for other, theirs in enumerate(held) if theirs == count]
        shift = (same.index(seat) - (len(same) - 1) / 2) * min(11, 26 / max(1, len(same) - 1))
        least = cells[0].x + 4 + (same.index(seat) + 0.5) * 11
        x = max(cells[count].middle[0] + shift, least)
        yield group(title(f"{view.seat_name(seat)} {count}"), plate(seat, x, y, 19), data_piece=f"points-{seat}")


@still
def clock(view: View, area: Area) -> Svg:
    """The turn, and the production number of this turn."""
    said, *_ = track(view)
    roll, y = rolled(view), area.middle[1]
    parts = [
        rect(*area, rx=area.height / 2, class_="rail"),
        line(said, area.x + 12, y + 4.5, area.width - (54 if roll > 0 else 20), 12.5, "sf-pale"),
    ]
    if roll > 0:
        x = area.x + area.width
        parts.append(use("sf-die", x - 50, y - 10, 20))
        parts.append(text(str(roll), x - 11, y + 5.5, font_size=16, class_="warm sf-bold sf-end"))
    return group(title(said), group(*parts, data_roll=f"dice-{view.table.turn}"), data_thing=thing("clock"))
