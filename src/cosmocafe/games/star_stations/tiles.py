"""One square of the drawing: what lies on it, and what a click on it is for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmocafe.core.sets import has
from cosmocafe.core.view import View
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.svg import NOTHING, Svg, button, group, rect, title
from cosmocafe.draw.theme import emblem, seat_class

from . import silhouettes
from .answers import Answer
from .places import Choices, Ships
from .rules.fleets import pile
from .squares import NAMES
from .standing import contents, controller, dented_on, is_station, kinds_on, ship_words
from .story import Hangar

ROOMY = 2  # so many types of ships fit beside a star or asteroids


class Moment(NamedTuple):
    """All that the drawing of a square needs to know."""

    view: View
    choices: Choices
    hangar: Hangar
    struck: frozenset[int]  # squares of the last attack


def square_group(moment: Moment, square: int, area: Area) -> Svg:
    """A square with all that lies on it; a button if it can be chosen."""
    view, name = moment.view, NAMES[square]
    lies, answers = contents(view, square), moment.choices.on_square.get(square, [])
    marks = " ".join(["square", *["chosen"] * (view.parts.get("square") == square), *["struck"] * (square in moment.struck)])
    parts = [rect(*area.inset(2.2), rx=5, class_="ring")]
    if lies:
        parts += [ground(view, square, area), *fleets(moment, square, area)]
    if answers:
        parts += purposes(view, answers, area)
    if answers:
        return button(answers, choices_words(view, answers, name, lies), *parts, class_=marks, data_square=name)
    if lies:
        label = f"{name}: {lies}"
        return group(title(label), *parts, class_=marks, data_square=name, role="group", aria_label=label)
    return group(*parts, class_=marks, data_square=name)


def purposes(view: View, answers: list[int], area: Area) -> Iterator[Svg]:
    """What a click can be for, beside moving: an attack, something to build."""
    blocks = {view.game.catalogue.block(answer) for answer in answers}
    x, y = area.x + area.width - 10, area.bottom - 10
    if blocks & {Answer.STRIKE, Answer.VOLLEY, Answer.AIM}:
        yield silhouettes.crosshair(x, y)
        x -= 15
    if blocks & {Answer.BUILD, Answer.MODULE}:
        yield silhouettes.plus(x, y)


def ground(view: View, square: int, area: Area) -> Svg:
    """Star, station or asteroids; in a corner when ships need the room."""
    t, crowded = view.table, is_crowded(view, square)
    if has(t.asteroids[0], square):
        return silhouettes.asteroids(pile(t.asteroids, square), area.part(0.02, 0.76, 0.5, 1) if crowded else area.part(0, 0.54, 1, 1))
    room = area.part(0.02, 0.68, 0.34, 1) if crowded else area
    if is_station(view, square):
        return silhouettes.station(controller(view, square), room)
    if has(t.stars, square):
        return silhouettes.star(pile(t.modules, square), view.box.modules_per_station, room)
    return NOTHING


def is_crowded(view: View, square: int) -> bool:
    """Whether ships of many types need the room of a square."""
    return sum(map(len, kinds_on(view, square).values())) > ROOMY


def fleets(moment: Moment, square: int, area: Area) -> Iterator[Svg]:
    """The ships on a square, fleet by fleet, each with its seat's shape."""
    view, kinds = moment.view, kinds_on(moment.view, square)
    for seat, cells in zip(kinds, arranged(ship_room(view, square, area), [len(types) for types in kinds.values()]), strict=True):
        for ship, cell in zip(kinds[seat], cells, strict=True):
            yield stack(moment, Ships(seat, ship, square), cell, ship_size(cell, area))
        size, (x, y) = ship_size(cells[0], area), cells[0].middle
        yield emblem(seat, x - size * 0.42, y - size * 0.38, max(2.6, size * 0.15))


def ship_room(view: View, square: int, area: Area) -> Area:
    """The part of a square where its ships stand."""
    if is_crowded(view, square):
        return area.part(0.05, 0.05, 0.95, 0.72)
    return area.part(0.08, 0.04, 0.92, 0.66) if has(view.table.asteroids[0], square) else area.part(0.1, 0.1, 0.9, 0.9)


def arranged(room: Area, types: list[int]) -> list[list[Area]]:
    """A cell for every type of every fleet, so that the smallest is as large as possible."""
    ways = [[zone.cells(n) for zone, n in zip(zones, types, strict=True)] for zones in room.grids(len(types))]
    return max(ways, key=lambda way: min(cells[0].span for cells in way), default=[])


def ship_size(cell: Area, square: Area) -> float:
    """How large a ship is drawn in its cell."""
    return min(cell.span * 0.92, square.width * 0.56)


def stack(moment: Moment, ships: Ships, cell: Area, size: float) -> Svg:
    """All ships of one type of a fleet, one upon the other; a button if they can be chosen."""
    view, answers, parts = moment.view, moment.choices.on_ships.get(ships), pile_of_ships(moment, ships, cell, size)
    if not answers:
        return group(*parts, class_=seat_class(ships.owner))
    place = f"{NAMES[ships.square]}, {view.seat_name(ships.owner)}"
    label = choices_words(view, answers, place, ship_words(view, ships.owner, ships.ship, ships.square))
    return button(answers, label, rect(*cell.inset(0.6), rx=4, class_="ring"), *parts, class_=seat_class(ships.owner))


def pile_of_ships(moment: Moment, ships: Ships, cell: Area, size: float) -> Iterator[Svg]:
    """The ships from the lowest to the one on top, with their letter and number."""
    numbers, (x, y) = moment.hangar.on(ships), cell.middle
    step = min(2.2, size * 0.3 / len(numbers))
    for n in reversed(range(len(numbers))):
        shift = step * (n - 0.5)
        yield silhouettes.ship(ships.ship, x + shift, y - shift, size, f"{ships.owner}-{ships.ship}-{numbers[n]}")
    yield silhouettes.ship_label(ships.ship, len(numbers), x, y + size * 0.1, size)
    if dented_on(moment.view, ships.owner, ships.ship, ships.square):
        yield silhouettes.crack(x, y, size)
