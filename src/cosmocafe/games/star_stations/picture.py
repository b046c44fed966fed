"""The table as text for a terminal: the same things as the drawing, without colour, at most a hundred columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.text import boxes, columns, padded, plain, seat_mark, shortened, table

from .rules.fleets import pile, ships_on
from .scene.spots import choices_of, rows_of, touched
from .scene.story import headline, rolls, trails
from .squares import NAMES
from .standing import LETTERS, amounts, controller, dented_on, is_station, kinds_on, state_of, track
from .view import View
from .vocabulary import CONDITION, KIND, Step

WIDTH, BOX, NAME = 100, 12, 22
STAR, STATION, ASTEROID, MODULE, SLOT, HIT, MISS, CHOICE, CHOSEN, DENTED = "*◎o▪▫✸·‹«!"


def picture(view: View) -> str:
    """The board, what happened last, and how everybody stands."""
    lines = ["   ".join(track(view)), *board(view), legend(view), "", *lately(view), "", *standings(view)]
    return "\n".join(shortened(plain(line), WIDTH) for line in lines)


def board(view: View) -> list[str]:
    """The squares, the highest row first, with the rows' numbers and the columns' letters."""
    rows, choices = rows_of(view.box), touched(choices_of(view))
    named = {NAMES[row[0]][1:]: [square_lines(view, choices, square) for square in row] for row in rows}
    letters = "".join(padded(NAMES[square][0], BOX + 1, "^") for square in rows[-1])
    return [*boxes(named, BOX), f"  {letters}".rstrip()]


def square_lines(view: View, choices: set[int], square: int) -> list[str]:
    """What stands in the box of a square: the ground, then a line for each fleet."""
    mark = CHOSEN if view.parts.get("square") == square else CHOICE if square in choices else ""
    lines = [padded(ground(view, square), BOX - 1) + mark]
    for seat, kinds in kinds_on(view, square).items():
        ships = [ship_text(view, seat, ship, square) for ship in kinds]
        lines.append(f"{seat_mark(seat)} {(' ' if columns(' '.join(ships)) <= BOX - 3 else '').join(ships)}")
    return lines if len(lines) > 1 else [*lines, ""]


def ship_text(view: View, seat: int, ship: int, square: int) -> str:
    """So many ships of a type, and a sign for each that has taken a hit."""
    count = ships_on(view.table.fleets[seat], ship, square)
    return (f"{count}{LETTERS[ship]}" if count > 1 else LETTERS[ship]) + DENTED * dented_on(view, seat, ship, square)


def ground(view: View, square: int) -> str:
    """The star, station or asteroids of a square."""
    t, wanted = view.table, view.box.modules_per_station
    if is_station(view, square):
        owner = controller(view, square)
        return f" {STATION} {seat_mark(owner) if owner != NOBODY else '--'}"
    if has(t.stars, square):
        built = pile(t.modules, square)
        return f" {STAR} {MODULE * built}{SLOT * (wanted - built)}"
    return " " + " ".join(ASTEROID * pile(t.asteroids, square))


def legend(view: View) -> str:
    """Which sign is what."""
    label = view.words.label
    ships = [f"{letter} {view.words.value(KIND, ship)}" for ship, letter in enumerate(LETTERS)]
    signs = [f"{STAR} {label('star')}", f"{STATION} {label('station')}", f"{ASTEROID} {label('asteroids')}"]
    signs += [f"{DENTED} {view.words.value(CONDITION, 1)}"] * (view.step == Step.HIT)
    return "  " + "  ".join([*ships, *signs, *[f"{CHOICE} {label('choices')}"] * choices_of(view).has_any])


def lately(view: View) -> Iterator[str]:
    """What happened last, with the ways of ships and the dice."""
    yield f"  {headline(view)}"
    ways = [f"{NAMES[way.source]}→{NAMES[way.target]}" for way in trails(view)]
    if ways:
        yield f"  {' '.join(ways)}"
    for roll in rolls(view):
        target = f" {NAMES[roll.square]}" if roll.square >= 0 else ""
        yield f"  {seat_mark(roll.who)}{target} {HIT * roll.hits}{MISS * (roll.dice - roll.hits)}"


def standings(view: View) -> list[str]:
    """How everybody stands."""
    seats = range(view.table.players)
    heads = ["", "", *(view.words.label(name) for name in amounts(view, 0)), ""]
    rows = [[seat_mark(seat), shortened(view.seat_name(seat), NAME), *amounts(view, seat).values(), state_of(view, seat)] for seat in seats]
    return [f"  {line}" for line in table([heads, *rows])]
