"""Heroes and Monsters on the station: who they are, how much Life they have left, where they came from and can go, what they see."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, button, group, number, path, text, title
from cosmocafe.draw.theme import seat_class

from ..content import FIGURES, HEROES
from ..language import Rank
from ..places import owner
from ..rules.characters import is_huge, life
from ..standing import life_left
from ..view import View
from ..vocabulary import A_CHARACTER
from .pieces import halo
from .plan import Plan, standing_by_space
from .sights import acting, reached_spaces, recalled, seen_spaces
from .spots import Spot
from .symbols import base_symbol, figure_symbol, use

WIDE, HIGH = 57.1, 59.2  # a figure, where a Space is 56
# How large one to four Characters in a Space are drawn, and where they stand: their middles and feet in parts of it.
CROWDS = (
    (1.0, ((0.5, 0.955),)),
    (0.76, ((0.25, 0.8), (0.75, 0.86))),
    (0.62, ((0.2, 0.7), (0.8, 0.74), (0.5, 0.94))),
    (0.56, ((0.22, 0.6), (0.78, 0.6), (0.22, 0.94), (0.78, 0.96))),
)
SIZES = {Rank.TROOPER: 1.0, Rank.OFFICER: 1.08, Rank.VILLAIN: 1.22}
HUGE, SMALL = 1.45, 1.25  # where Spaces are small, figures are a little larger than those
STYLE = {
    ".trail": "fill:none;stroke:#fff3dc;stroke-linecap:round;opacity:.8;pointer-events:none",
    ".figure": "outline:none",
    ".figure.active": "--rim:#2fd6c0;--rw:11",
    ".figure.answer": "--rim:#ffd24d;--rw:11",
    ".hint": "display:none;pointer-events:none",
    ".figure:hover>.hint, .figure:focus-within>.hint, .figure:focus>.hint": "display:inline",
    ".reach": "fill:var(--teal);fill-opacity:.16;stroke:none",
    ".sight": "fill:none;stroke:var(--haze);stroke-width:1.2;stroke-dasharray:3 3",
}


def figures(drawn: Plan) -> Iterator[Svg]:
    """Everybody on the station, row by row from the back."""
    by_space = standing_by_space(drawn.view)
    taken = [space for space in by_space if space in drawn.areas]
    for space in sorted(taken, key=lambda space: (drawn.areas[space].y, drawn.areas[space].x)):
        standing, area = by_space[space], drawn.areas[space]
        share, places = CROWDS[min(len(standing), len(CROWDS)) - 1]
        for character, (right, feet) in zip(standing, places, strict=False):
            spot = Area(area.x + area.width * right, area.y + area.height * feet, share, len(standing))
            yield figure(drawn, character, spot)


def size_of(view: View, character: int) -> float:
    """How large a Character is among the others."""
    if character < HEROES:
        return 1
    return HUGE if is_huge(view.box, character) else SIZES[Rank(view.box.monsters[view.box.figure[character]].rank)]


@still
def figure(drawn: Plan, character: int, spot: Area) -> Svg:
    """A Character; hovering shows where it can go and what it sees. `spot`: middle, feet, share of its size, how many stand there."""
    view, t, unit = drawn.view, drawn.view.table, drawn.unit
    x, feet, share, crowd = spot
    left, seat = life_left(view, character), owner(view, character)
    label = view.words.titled(view.words.value(A_CHARACTER, character), f"{view.words.label('life')} {left}/{life(view.box, t, character)}")
    label += f", {view.words.label('dazed')}" if has(t.dazed, character) else ""
    size = share * size_of(view, character) * unit * (SMALL if drawn.cell < 32 else 1)
    frame = Area(x - WIDE * size / 2, feet - HIGH * size, WIDE * size, HIGH * size)
    parts = [
        title(label),
        hint(drawn, character),
        use(base_symbol(view, character, seat), *frame, class_="base"),
        use(figure_symbol(view, character), *frame),
        use("sq-dazed", x - 22 * size, frame.y - 1 * size, 44 * size, 18 * size) if has(t.dazed, character) else NOTHING,
        *badges(drawn, character, left, seat, x, feet, crowd),
    ]
    classes = " ".join(["figure", *["active"] * (acting(view) == character), *([seat_class(seat)] if seat >= 0 else [])])
    card, piece = thing("character", character), str(character)
    drawn.choices.mark(card, (Spot.CHARACTER, character), (Spot.SPACE, t.at[character]))
    if drawn.choices.at((Spot.SPACE, t.at[character])):
        return group(*parts, class_=f"{classes} through", data_piece=piece, role="img", aria_label=label)
    answers = drawn.choices.at((Spot.CHARACTER, character))
    if answers:
        wide = max((54 if crowd == 1 else 30) * unit, min(drawn.cell, 40.2 if view.tall else 32.2))
        high = max(54 * unit * min(1, share * 1.1), min(drawn.cell, 40.2 if view.tall else 32.2))
        ring = halo(Area(x - wide / 2, feet + 2 * unit - high, wide, high), 9 * unit)
        words = choices_words(view, answers, label, "")
        return button(answers, words, *parts[1:], ring, class_=classes, data_piece=piece, data_thing=card)
    return group(*parts, class_=classes, data_piece=piece, data_thing=card, tabindex=0, role="img", aria_label=label)


def badges(drawn: Plan, character: int, left: int, seat: int, x: float, feet: float, crowd: float) -> Iterator[Svg]:
    """At the feet: whose it is or which one, and the Life left; hearts are outside when two stand together."""
    unit, cell = drawn.unit, drawn.cell
    heart, mark = max(20 * unit, 17 if cell > 32 else 14.5), max(17 * unit, 14)
    y = feet + 2.5 * unit
    if crowd == 1:
        at, mark_at = x + cell / 2 - heart * 0.48, x - cell / 2 + mark * 0.55
    else:
        heart = max(18 * unit, 15 if cell > 32 else 13)
        outside = -1 if x < drawn.areas[drawn.view.table.at[character]].middle[0] else 1
        at, mark_at = x + outside * cell * 0.16, x - outside * cell * 0.13
    if cell >= (32 if crowd == 1 else 46):
        yield from identity(drawn.view, character, seat, mark_at, y - mark / 2, mark if crowd == 1 else mark * 0.86)
    size = max(heart * 0.56, 11)
    yield use("sq-heart", at - heart / 2, y - heart, heart)
    yield text(str(left), at, y - heart * 0.5 + size * 0.34, font_size=round(size, 1), class_="middle outlined life")


def identity(view: View, character: int, seat: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """The shape of a Hero's seat, or the number of a Monster."""
    if character < HEROES:
        yield use(f"sq-seat-{max(seat, 0)}", x - size / 2, y - size / 2, size)
        return
    which = FIGURES[character - HEROES].lstrip("abcdefghijklmnopqrstuvwxyz")
    if which:
        yield use("sq-number", x - size / 2, y - size / 2, size)
        yield text(which, x, y + size * 0.26, font_size=round(max(size * 0.68, 11), 1), class_="middle strong cream")


def hint(drawn: Plan, character: int) -> Svg:
    """Reachable Spaces and line of sight, shown while the Character is looked at."""
    view = drawn.view
    reach = outline(drawn, reached_spaces(view, character), 1.5)
    sight = outline(drawn, seen_spaces(view, view.table.at[character]), 3.5)
    return group(path(reach, class_="reach"), path(sight, class_="sight"), class_="hint")


def outline(drawn: Plan, spaces: list[int], margin: float) -> str:
    """A path around Spaces, those side by side in one piece; drawn once for each set of Spaces."""
    return recalled(
        ("outline", drawn.ground, margin, tuple(spaces)),
        lambda: "".join(strip(row, margin) for row in side_by_side([drawn.areas[space] for space in spaces])),
    )


def side_by_side(areas: list[Area]) -> Iterator[list[Area]]:
    """Areas in rows, from left to right, a new row at every gap."""
    row: list[Area] = []
    for area in sorted(areas, key=lambda area: (area.y, area.x)):
        if row and (area.y != row[-1].y or area.x - row[-1].x > 1.5 * area.width):
            yield row
            row = []
        row.append(area)
    if row:
        yield row


def strip(row: list[Area], margin: float) -> str:
    """A rectangle around areas side by side."""
    first = row[0].inset(margin)
    length = row[-1].x - row[0].x + first.width
    return f"M{first.x:.1f} {first.y:.1f}h{length:.1f}v{first.height:.1f}h-{length:.1f}z"


def trails(drawn: Plan, ways: list[tuple[int, int]]) -> Iterator[Svg]:
    """The way of the Characters that moved last."""
    unit = drawn.unit
    for source, goal in ways:
        if source in drawn.areas and goal in drawn.areas:
            (x, y), (to_x, to_y) = drawn.areas[source].middle, drawn.areas[goal].middle
            line = f"M{x:.1f} {y + 12 * unit:.1f}L{to_x:.1f} {to_y + 12 * unit:.1f}"
            yield path(line, class_="trail", stroke_width=3.4 * unit, stroke_dasharray=f".1 {number(8 * unit)}")
