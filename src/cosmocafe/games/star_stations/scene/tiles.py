"""One square of the drawing: what lies on it, and what a click on it is for."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees
from typing import NamedTuple

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import Choices, choices_words
from cosmocafe.draw.still import noted_for_all
from cosmocafe.draw.svg import NOTHING, Svg, button, group, kept, number, rect, title

from ..rules.fleets import pile
from ..squares import NAMES, WIDE
from ..standing import contents, controller, dented_on, is_bare, is_station, kinds_on, ship_words
from ..view import View
from ..vocabulary import TOGETHER, Answer
from .formation import Berth, Sort, formation
from .pieces import rocks, stack, station
from .spots import Ships, Spot
from .story import hangar
from .symbols import SQUARE, use

ATTACKS = frozenset((Answer.STRIKE, Answer.VOLLEY, Answer.AIM))
BUILDS = frozenset((Answer.BUILD, Answer.MODULE))
TARGET = {False: 32, True: 40}  # the smallest thing that can be hit on a wide and on a tall screen
STATION = 0.97  # how large a station is, in parts of a square
ON_A_STAR = 1.2  # ships are no larger than this, in their own size, where they would hide what is being built
SMALL = 0.75  # ships are not made smaller than this to leave asteroids free
STYLE = {
    ".answer>.ring": "stroke:var(--amber);stroke-width:2;fill:var(--amber);fill-opacity:.05",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:3.2;fill:var(--amber);fill-opacity:.16",
    ".distant>.ring": "stroke-dasharray:13 74 13 0;stroke-dashoffset:2;stroke-width:1.8;fill-opacity:0",
    ".distant:hover>.ring, .distant:focus-visible>.ring": "stroke-dasharray:none",
    ".chosen>.ring": "stroke:var(--teal);stroke-width:2.8;fill:var(--teal);fill-opacity:.12",
    ".struck>.ring": "stroke:var(--harm);stroke-width:1.8;stroke-dasharray:4 3",
    ".answer.struck>.ring": "stroke:var(--amber);stroke-dasharray:none",
    ".hint": "opacity:0;pointer-events:none",
    ".answer:hover>.hint, .answer:focus-visible>.hint": "opacity:1",
}


class Ground(NamedTuple):
    """Asteroids, or a star with its modules and who controls the station."""

    asteroids: int = 0
    modules: int = 0
    wanted: int = 0
    owner: int = -1


class Stack(NamedTuple):
    """All ships of one type of a fleet on a square, by their numbers; a button if they can be chosen."""

    owner: int
    ship: int
    numbers: tuple[int, ...]
    dented: bool
    words: str
    answers: tuple[int, ...] = ()

    @property
    def sort(self) -> Sort:
        return Sort(self.owner, self.ship, len(self.numbers))


class Square(NamedTuple):
    """All that the picture of a square is made of. Most squares stay as they were, so their pictures are kept."""

    square: int
    area: Area
    target: float
    marks: str
    lies: str = ""
    called: str = ""  # its name and what lies there
    ground: Ground | None = None
    stacks: tuple[Stack, ...] = ()
    answers: tuple[int, ...] = ()
    label: str = ""
    can_attack: bool = False
    can_build: bool = False
    is_contested: bool = False
    way: tuple[int, int] | None = None  # from where ships would come, in columns and rows

    @property
    def name(self) -> str:
        return NAMES[self.square]


Cells = tuple[tuple[int, Area], ...]  # where each square is drawn


def square_groups(view: View, choices: Choices[Spot], cells: Cells, struck: frozenset[int]) -> Iterator[Svg]:
    """All squares with what lies on them; `struck` are those of the last attack."""
    board = _board(view, cells, struck, view.language, view.tall, *(view.names or ()))
    if view.sketchbook is None:
        for seen, _ in board:
            mark_things(choices, seen)
    if not choices.has_any:
        yield from (unasked for _, unasked in board)
        return
    for seen, unasked in board:
        asked = with_answers(view, choices, seen)
        yield unasked if asked is seen else drawn(asked)


@noted_for_all
def _board(view: View, cells: Cells, struck: frozenset[int], *seen_by: object) -> list[tuple[Square, Svg]]:
    """What lies on the squares, which is the same for everybody; and their pictures as long as nothing can be chosen there."""
    chosen = view.parts.get("square")
    marks = ["square" + " chosen" * (square == chosen) + " struck" * (square in struck) for square, _ in cells]
    return [looked_at(view, square, area, marked) for (square, area), marked in zip(cells, marks, strict=True)]


def mark_things(choices: Choices[Spot], seen: Square) -> None:
    """Where the answers lie that a square and the ships on it could stand for."""
    ships = [Ships(stack.owner, stack.ship, seen.square) for stack in seen.stacks]
    choices.mark(thing("square", seen.square), seen.square, *ships)
    for one in ships:
        choices.mark(thing("ships", *one), one, seen.square)


def looked_at(view: View, square: int, area: Area, marks: str) -> tuple[Square, Svg]:
    """A square with what lies there, and its picture."""
    seen = Square(square, area, TARGET[view.tall], marks)
    if not is_bare(view, square):
        lies = contents(view, square)
        seen = seen._replace(
            lies=lies,
            called=view.words.titled(seen.name, lies),
            ground=ground_of(view, square),
            stacks=stacks_of(view, square),
            is_contested=is_station(view, square) and len(kinds_on(view, square)) > 1,
        )
    return seen, drawn(seen)


def portrait(view: View, square: int, area: Area) -> Svg:
    """A square alone, for looking at it: nothing of it is asked."""
    return looked_at(view, square, area, "square")[1]


def with_answers(view: View, choices: Choices[Spot], seen: Square) -> Square:
    """A square with what can be chosen there: itself, or its ships where each is large enough to be hit."""
    here = choices.at(seen.square)
    on_ships = {stack: choices.at(Ships(stack.owner, stack.ship, seen.square)) for stack in seen.stacks}
    if not here and not any(on_ships.values()):
        return seen
    answers = set(here)
    berths = berths_of(seen) if any(on_ships.values()) else {}
    if any(found and berths[stack.sort].cell.span < seen.target for stack, found in on_ships.items()):
        answers.update(answer for found in on_ships.values() for answer in found)
    elif any(on_ships.values()):
        return seen._replace(stacks=tuple(stack_button(view, seen, stack, tuple(found)) for stack, found in on_ships.items()))
    given = tuple(answer for answer in view.options if answer in answers)
    blocks = {view.game.catalogue.block(answer) for answer in given}
    seen = seen._replace(answers=given, label=choices_words(view, given, seen.name, seen.lies), way=way_of(view, seen.square))
    marks = f"{seen.marks} distant" if blocks == {Answer.GATHER} else seen.marks
    return seen._replace(marks=marks, can_attack=bool(blocks & ATTACKS), can_build=bool(blocks & BUILDS))


def stack_button(view: View, seen: Square, stack: Stack, answers: tuple[int, ...]) -> Stack:
    """Ships that can be chosen, and what that means."""
    if not answers:
        return stack
    place = view.words.listed([seen.name, view.seat_name(stack.owner)])
    return stack._replace(answers=answers, words=choices_words(view, answers, place, stack.words))


def way_of(view: View, square: int) -> tuple[int, int] | None:
    """From where ships would come that are sent to a square, or to where they would go that are brought from it."""
    if view.step not in TOGETHER or view.parts["square"] == square:
        return None
    (row, column), (to_row, to_column) = divmod(view.parts["square"], WIDE), divmod(square, WIDE)
    return column - to_column, row - to_row


def ground_of(view: View, square: int) -> Ground | None:
    """Star, station or asteroids."""
    t = view.table
    if has(t.asteroids[0], square):
        return Ground(asteroids=pile(t.asteroids, square))
    if not has(t.stars, square):
        return None
    return Ground(modules=pile(t.modules, square), wanted=view.box.modules_per_station, owner=controller(view, square))


def stacks_of(view: View, square: int) -> tuple[Stack, ...]:
    """The ships on a square, fleet by fleet."""
    on = [Ships(seat, ship, square) for seat, types in kinds_on(view, square).items() for ship in types]
    return tuple(
        Stack(
            ships.owner,
            ships.ship,
            tuple(hangar(view).on(ships)),
            dented_on(view, *ships) > 0,
            ship_words(view, *ships),
        )
        for ships in on
    )


@kept
def drawn(square: Square) -> Svg:
    """The picture of a square; a button if it can be chosen."""
    ring = rect(
        *square.area.inset(2.5), rx=min(9, square.area.width * 0.1), pathLength=400 if "distant" in square.marks else None, class_="ring"
    )
    parts = [ground(square), ring, *ships(square), *signs(square), hint(square)]
    card = thing("square", square.square)
    if square.answers:
        parts.insert(0, rect(*square.area.inset(2.5), class_="catch"))
        return button(square.answers, square.label, *parts, class_=square.marks, data_square=square.name, data_thing=card)
    if square.lies:
        said = {"role": "group", "aria_label": square.called}
        return group(title(square.called), *parts, class_=square.marks, data_square=square.name, data_thing=card, **said)
    return group(title(square.name), *parts, class_=square.marks, data_square=square.name, data_thing=card)


def signs(square: Square) -> Iterator[Svg]:
    """In the corners: an attack, something to build, a contested station."""
    area, unit = square.area, square.area.width / SQUARE
    size = max(17, 28 * unit)
    if square.is_contested:
        yield use("ss-clash", area.x + area.width - size * 0.72, area.y - size * 0.28, size, class_="through")
    elif square.can_build:
        yield use("ss-build", area.x + area.width - size * 0.86 - 2, area.y + 2, size * 0.86, class_="through build")
    if square.can_attack:
        yield use("ss-aim", area.x + 1, area.y + 1, size * 1.15, class_="through aim")


def hint(square: Square) -> Svg:
    """On hover: the way ships would take over the border."""
    if square.way is None:
        return NOTHING
    (right, up), area, wide = square.way, square.area, square.area.width * 0.45
    length = max(abs(right), abs(up))
    x, y = area.middle[0] + area.width * right / length / 2, area.middle[1] - area.height * up / length / 2
    turn = f"rotate({number(degrees(atan2(up, -right)))} {number(x)} {number(y)})"
    return group(use("ss-way", x - wide / 2, y - wide * 0.29, wide, wide * 0.58, transform=turn), class_="hint")


def ground(square: Square) -> Svg:
    """Star, station or asteroids."""
    area, found = square.area, square.ground
    if found is None:
        return NOTHING
    if found.asteroids:
        return group(*rocks(square.square, found.asteroids, area, under_ships=bool(square.stacks)))
    side, can_build = area.width * STATION, square.can_build and found.modules < found.wanted
    return station(square.square, found.modules, found.wanted, found.owner, *area.middle, side, can_build=can_build)


def berths_of(square: Square) -> dict[Sort, Berth]:
    """Where the ships of a square stand: below its asteroids, if they fit there."""
    area, sorts, ground = square.area, [stack.sort for stack in square.stacks], square.ground
    room, side = area.inset(area.width * 0.04), area.width
    if ground is None:
        return formation(room, side, sorts)
    if not ground.asteroids:
        return formation(room, side, sorts, ON_A_STAR)
    whole = formation(room, side, sorts, 1)
    below = formation(area.part(0.04, 0.42, 0.96, 0.97), side, sorts)
    return below if all(berth.scale >= SMALL * whole[sort].scale for sort, berth in below.items()) else whole


def ships(square: Square) -> Iterator[Svg]:
    """The ships on a square as stacks, the upper ones first."""
    berths = berths_of(square)
    for found in sorted(square.stacks, key=lambda stack: berths[stack.sort].y):
        yield stack_group(found, square.square, berths[found.sort])


def stack_group(found: Stack, square: int, berth: Berth) -> Svg:
    """All ships of one type of a fleet."""
    pieces = [f"{found.owner}-{found.ship}-{number}" for number in found.numbers]
    picture = stack(found.owner, found.ship, pieces, berth.x, berth.y, berth.scale, dented=found.dented)
    card = thing("ships", found.owner, found.ship, square)
    if not found.answers:
        return group(title(found.words), picture, data_thing=card)
    return button(found.answers, found.words, picture, rect(*berth.cell.inset(0.8), rx=6, class_="ring"), data_thing=card)
