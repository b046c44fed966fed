"""One square of the drawing: what lies on it, and what a click on it is for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmocafe.author import has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import Choices, choices_words
from cosmocafe.draw.svg import NOTHING, Svg, button, group, kept, rect, title
from cosmocafe.draw.theme import emblem, seat_class

from ..rules.fleets import pile
from ..squares import NAMES
from ..standing import contents, controller, dented_on, is_bare, is_station, kinds_on, ship_words
from ..view import View
from ..vocabulary import Answer
from . import silhouettes
from .spots import Ships, Spot
from .story import Hangar

ATTACKS = frozenset((Answer.STRIKE, Answer.VOLLEY, Answer.AIM))
BUILDS = frozenset((Answer.BUILD, Answer.MODULE))
ROOMY = 2  # so many types of ships fit beside a star or asteroids


class Moment(NamedTuple):
    """All that the drawing of a square needs to know."""

    view: View
    choices: Choices[Spot]
    hangar: Hangar
    struck: frozenset[int]  # squares of the last attack


class Ground(NamedTuple):
    """Asteroids, a star with its modules, or a station with who controls it."""

    asteroids: int = 0
    modules: int = 0
    wanted: int = 0
    owner: int | None = None


class Stack(NamedTuple):
    """All ships of one type of a fleet on a square, by their numbers; a button if they can be chosen."""

    owner: int
    ship: int
    numbers: tuple[int, ...]
    dented: bool
    answers: tuple[int, ...]
    label: str


class Square(NamedTuple):
    """All that the picture of a square is made of. Most squares stay as they were, so their pictures are kept."""

    name: str
    area: Area
    marks: str
    lies: str = ""
    ground: Ground | None = None
    fleets: tuple[tuple[Stack, ...], ...] = ()
    answers: tuple[int, ...] = ()
    label: str = ""
    can_attack: bool = False
    can_build: bool = False

    @property
    def is_crowded(self) -> bool:
        """Whether ships of many types need the room of a square."""
        return sum(map(len, self.fleets)) > ROOMY


def square_group(moment: Moment, square: int, area: Area) -> Svg:
    """A square with all that lies on it."""
    view, answers = moment.view, tuple(moment.choices.at(square))
    marks = " ".join(["square", *["chosen"] * (view.parts.get("square") == square), *["struck"] * (square in moment.struck)])
    seen = Square(NAMES[square], area, marks)
    if not is_bare(view, square):
        seen = seen._replace(lies=contents(view, square), ground=ground_of(view, square), fleets=fleets_of(moment, square))
    if answers:
        blocks = {view.game.catalogue.block(answer) for answer in answers}
        seen = seen._replace(answers=answers, label=choices_words(view, answers, seen.name, seen.lies))
        seen = seen._replace(can_attack=bool(blocks & ATTACKS), can_build=bool(blocks & BUILDS))
    return drawn(seen)


def ground_of(view: View, square: int) -> Ground | None:
    """Star, station or asteroids."""
    t = view.table
    if has(t.asteroids[0], square):
        return Ground(asteroids=pile(t.asteroids, square))
    if is_station(view, square):
        return Ground(owner=controller(view, square))
    return Ground(modules=pile(t.modules, square), wanted=view.box.modules_per_station) if has(t.stars, square) else None


def fleets_of(moment: Moment, square: int) -> tuple[tuple[Stack, ...], ...]:
    """The ships on a square, fleet by fleet."""
    return tuple(
        tuple(stack_of(moment, Ships(seat, ship, square)) for ship in types) for seat, types in kinds_on(moment.view, square).items()
    )


def stack_of(moment: Moment, ships: Ships) -> Stack:
    """All ships of one type of a fleet."""
    view, answers, label = moment.view, moment.choices.at(ships), ""
    if answers:
        place = f"{NAMES[ships.square]}, {view.seat_name(ships.owner)}"
        label = choices_words(view, answers, place, ship_words(view, *ships))
    dented = dented_on(view, *ships) > 0
    return Stack(ships.owner, ships.ship, tuple(moment.hangar.on(ships)), dented, tuple(answers), label)


@kept
def drawn(square: Square) -> Svg:
    """The picture of a square; a button if it can be chosen."""
    parts = [rect(*square.area.inset(2.2), rx=5, class_="ring"), ground(square), *fleets(square), *signs(square)]
    if square.answers:
        return button(square.answers, square.label, *parts, class_=square.marks, data_square=square.name)
    if square.lies:
        label = f"{square.name}: {square.lies}"
        return group(title(label), *parts, class_=square.marks, data_square=square.name, role="group", aria_label=label)
    return group(*parts, class_=square.marks, data_square=square.name)


def signs(square: Square) -> Iterator[Svg]:
    """An attack, something to build."""
    x, y = square.area.x + square.area.width - 10, square.area.bottom - 10
    if square.can_attack:
        yield silhouettes.crosshair(x, y)
        x -= 15
    if square.can_build:
        yield silhouettes.plus(x, y)


def ground(square: Square) -> Svg:
    """Star, station or asteroids; in a corner when ships need the room."""
    area, found, crowded = square.area, square.ground, square.is_crowded
    if found is None:
        return NOTHING
    if found.asteroids:
        return silhouettes.asteroids(found.asteroids, area.part(0.02, 0.76, 0.5, 1) if crowded else area.part(0, 0.54, 1, 1))
    room = area.part(0.02, 0.68, 0.34, 1) if crowded else area
    if found.owner is not None:
        return silhouettes.station(found.owner, room)
    return silhouettes.star(found.modules, found.wanted, room)


def fleets(square: Square) -> Iterator[Svg]:
    """The ships on a square, fleet by fleet, each with its seat's shape."""
    for stacks, cells in zip(square.fleets, arranged(ship_room(square), [len(stacks) for stacks in square.fleets]), strict=True):
        for stack, cell in zip(stacks, cells, strict=True):
            yield stack_group(stack, cell, ship_size(cell, square.area))
        size, (x, y) = ship_size(cells[0], square.area), cells[0].middle
        yield emblem(stacks[0].owner, x - size * 0.42, y - size * 0.38, max(2.6, size * 0.15))


def ship_room(square: Square) -> Area:
    """The part of a square where its ships stand."""
    if square.is_crowded:
        return square.area.part(0.05, 0.05, 0.95, 0.72)
    rocky = square.ground is not None and square.ground.asteroids > 0
    return square.area.part(0.08, 0.04, 0.92, 0.66) if rocky else square.area.part(0.1, 0.1, 0.9, 0.9)


def arranged(room: Area, types: list[int]) -> list[list[Area]]:
    """A cell for every type of every fleet, so that the smallest is as large as possible."""
    ways = [[zone.cells(n) for zone, n in zip(zones, types, strict=True)] for zones in room.grids(len(types))]
    return max(ways, key=lambda way: min(cells[0].span for cells in way), default=[])


def ship_size(cell: Area, square: Area) -> float:
    """How large a ship is drawn in its cell."""
    return min(cell.span * 0.92, square.width * 0.56)


def stack_group(stack: Stack, cell: Area, size: float) -> Svg:
    """All ships of one type of a fleet, one upon the other."""
    parts = pile_of_ships(stack, cell, size)
    if not stack.answers:
        return group(*parts, class_=seat_class(stack.owner))
    return button(stack.answers, stack.label, rect(*cell.inset(0.6), rx=4, class_="ring"), *parts, class_=seat_class(stack.owner))


def pile_of_ships(stack: Stack, cell: Area, size: float) -> Iterator[Svg]:
    """The ships from the lowest to the one on top, with their letter and number."""
    numbers, (x, y) = stack.numbers, cell.middle
    step = min(2.2, size * 0.3 / len(numbers))
    for n in reversed(range(len(numbers))):
        shift = step * (n - 0.5)
        yield silhouettes.ship(stack.ship, x + shift, y - shift, size, f"{stack.owner}-{stack.ship}-{numbers[n]}")
    yield silhouettes.ship_label(stack.ship, len(numbers), x, y + size * 0.1, size)
    if stack.dented:
        yield silhouettes.crack(x, y, size)
