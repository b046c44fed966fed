"""What the inspector shows of each thing: squares, ships, types of ships, goods, players, the last roll, the rounds."""

from __future__ import annotations

from cosmocafe.core.author.sets import has
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.card import Card, Cards
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group

from .rules.fleets import is_in, pile, ships_on
from .scene.battle import dice
from .scene.desk import rings
from .scene.pieces import ALONE, rocks, stack, stack_size, station
from .scene.story import casualties, headline, rolls
from .scene.symbols import SYMBOLS, fleet_class, ship_symbol, use
from .squares import NAMES, SQUARES
from .standing import (
    amounts,
    contents,
    control_words,
    dented_on,
    fleet_words,
    is_station,
    kinds_on,
    sheet,
    ship_words,
    sites_of,
    state_of,
    track,
)
from .view import View
from .vocabulary import CONDITION, KIND, SHIPS, Ship

cards = Cards()
HOW = tuple(f"how_{ship.name.lower()}" for ship in Ship)
RULES = (
    ("SS-040", "SS-066", "SS-101", "SS-142"),
    ("SS-041", "SS-042", "SS-082"),
    ("SS-043", "SS-089", "SS-090"),
    ("SS-044", "SS-089", "SS-155"),
)
LABELS = (
    *HOW, "how_station", "how_site", "how_asteroids", "how_corner", "how_space", "how_contested", "how_ore", "how_metal", "how_dice",
    "how_round", "how_win", "how_to_place", "dice", "dice_next", "reach", "ignores", "cost", "here", "hits", "worth", "on_board",
    "module_cost", "refines", "hit_faces", "held_by", "ore_each",
)  # fmt: skip


def of_type(view: View, ship: int) -> list[tuple[str, str]]:
    """The numbers of a type of ship."""
    box, label = view.box, view.words.label
    found = [(label("dice"), str(box.dice_same[ship]))]
    if box.dice_adjacent[ship]:
        found.append((label("dice_next"), str(box.dice_adjacent[ship])))
    found.append((label("reach"), str(box.reach[ship])))
    found.append((label("ignores"), str(box.toughness[ship] - 1)))
    if box.cost[ship] >= 0:
        found.append((label("cost"), f"{box.cost[ship]} {label('metal')}"))
    return found


@cards.of("ships")
def ships(view: View, owner: int, ship: int, square: int) -> Card | None:
    """Ships of one type that a fleet has on a square."""
    if owner >= view.table.players or ship >= SHIPS or square >= SQUARES:
        return None
    count = ships_on(view.table.fleets[owner], ship, square)
    if not count:
        return None
    width, height = stack_size(ship, count)
    pieces = [""] * count
    dented = dented_on(view, owner, ship, square)
    picture = stack(owner, ship, pieces, width * 0.55, height * 0.56, 1, dented=dented > 0)
    title = f"{view.seat_name(owner)}: {view.words.value(KIND, ship)}, {NAMES[square]}"
    numbers = [(view.words.label("here"), str(count)), *of_type(view, ship)]
    hurt = [f"{view.words.value(CONDITION, 1)}: {dented}"] if dented else []
    shown = SYMBOLS.framed(picture, width=width * 1.14, height=height * 1.18)
    return Card(title, shown, [*hurt, view.words.label(HOW[ship])], numbers, RULES[ship])


@cards.of("class")
def ship_class(view: View, seat: int, ship: int) -> Card | None:
    """A type of ship in a player's supply."""
    if seat >= view.table.players or ship >= SHIPS:
        return None
    box, label, left = view.box, view.words.label, view.table.fleets[seat].supply[ship]
    counted = [(label("supply"), f"{left} / {box.supply[ship]}"), (label("on_board"), str(box.supply[ship] - left))]
    picture = SYMBOLS.portrait(ship_symbol(ship), fleet_class(seat))
    rules = (*RULES[ship], "SS-133" if box.cost[ship] < 0 else "SS-131")
    return Card(view.words.value(KIND, ship).capitalize(), picture, [label(HOW[ship])], [*of_type(view, ship), *counted], rules)


@cards.of("square")
def square(view: View, which: int) -> Card | None:
    """A square with everything that lies on it."""
    if which >= SQUARES or not has(view.box.board, which):
        return None
    title, picture, lines, numbers, rules = ground(view, which)
    crew = [line for seat, kinds in kinds_on(view, which).items() for line in crew_lines(view, seat, kinds, which)]
    is_shared = len(kinds_on(view, which)) > 1
    contested = [view.words.label("how_contested")] if is_shared else []
    return Card(f"{NAMES[which]}: {title}", picture, [*crew, *contested, *lines], numbers, (*rules, *(("SS-053", "SS-151") if is_shared else ())))


def crew_lines(view: View, seat: int, kinds: list[int], which: int) -> list[str]:
    """The ships of a fleet on a square, in words."""
    return [f"{view.seat_name(seat)}: {', '.join(ship_words(view, seat, ship, which) for ship in kinds)}"]


def ground(view: View, which: int) -> tuple[str, Svg, list[str], list[tuple[str, str]], tuple[str, ...]]:
    """Star, station, asteroids, a start corner or nothing but space: name, picture, words, numbers and rules."""
    t, box, label = view.table, view.box, view.words.label
    if has(t.asteroids[0], which):
        count = pile(t.asteroids, which)
        picture = SYMBOLS.framed(*rocks(which, count, Area(0, 0, 100, 100), under_ships=False), width=100, height=100)
        numbers = [(label("asteroids"), str(count)), (label("ore_each"), str(box.ore_per_frigate))]
        return label("asteroids"), picture, [label("how_asteroids")], numbers, ("SS-101", "SS-102", "SS-103")
    if has(t.stars, which):
        return star(view, which)
    if has(box.starts, which):
        return label("corner"), SYMBOLS.portrait("ss-home"), [label("how_corner")], [], ("SS-033", "SS-034")
    return label("space"), Svg(""), [label("how_space")], [], ("SS-061", "SS-072")
