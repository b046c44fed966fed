"""What the inspector shows of each thing: squares, ships, types of ships, goods, players, the last roll, the rounds."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.author import Card, Cards, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, rect

from .rules.fleets import pile, ships_on
from .scene.battle import dice
from .scene.pieces import stack, stack_size, station
from .scene.story import casualties, headline, rolls
from .scene.symbols import SQUARE, SYMBOLS, fleet_class, ship_symbol, use
from .scene.tiles import portrait
from .squares import NAMES
from .standing import (
    amounts,
    control_words,
    dented_on,
    fleet_words,
    is_locked,
    is_station,
    kinds_on,
    sites_of,
    state_of,
    track,
)
from .view import View
from .vocabulary import CONDITION, KIND, KINDS, SHIPS

cards = Cards()
HOW = tuple(f"how_{kind}" for kind in KINDS)
RULES = {
    "frigate": ("SS-040", "SS-066", "SS-101", "SS-142"),
    "destroyer": ("SS-041", "SS-042", "SS-082"),
    "cruiser": ("SS-043", "SS-089", "SS-090"),
    "flagship": ("SS-044", "SS-089", "SS-155"),
}
LABELS = (
    *HOW, "how_station", "how_station_sticky", "how_site", "how_asteroids", "how_corner", "how_corner_closed", "how_space", "how_shared",
    "how_locked", "how_ore", "how_metal", "how_dice", "how_round", "how_quiet", "how_stations_win", "how_stations_win_hold",
    "how_flagship_win", "how_to_place", "corner", "space", "dice", "dice_next", "reach", "ignores", "cost", "here", "on_board",
    "module_cost", "refines", "hit_faces", "held_by", "ore_each", "no_limit", "hit_ships", "last_action",
)  # fmt: skip


class Ground(NamedTuple):
    """What a square is, apart from its ships."""

    name: str
    lines: list[str]
    numbers: list[tuple[str, str]]
    rules: tuple[str, ...]


def on_night(*parts: Svg, width: float, height: float) -> Svg:
    """A picture that needs the dark behind it."""
    return SYMBOLS.framed(rect(0, 0, width, height, rx=8, class_="night"), *parts, width=width, height=height)


def numbers_of(view: View, ship: int) -> list[tuple[str, str]]:
    """The numbers of a type of ship."""
    box, label = view.box, view.words.label
    next_door = [(label("dice_next"), str(box.dice_adjacent[ship]))] if box.dice_adjacent[ship] else []
    price = [(label("cost"), f"{box.cost[ship]} {label('metal')}")] if box.cost[ship] >= 0 else []
    return [
        (label("dice"), str(box.dice_same[ship])),
        *next_door,
        (label("reach"), str(box.reach[ship])),
        (label("ignores"), str(box.toughness[ship] - 1)),
        *price,
    ]


@cards.of("ships")
def ships(view: View, owner: int, ship: int, square: int) -> Card | None:
    """Ships of one type that a fleet has on a square."""
    count = ships_on(view.table.fleets[owner], ship, square) if ship < SHIPS and square < len(NAMES) else 0
    if not count:
        return None
    (width, height), dented = stack_size(ship, count), dented_on(view, owner, ship, square)
    picture = stack(owner, ship, [""] * count, width * 0.57, height * 0.59, 1, dented=dented > 0)
    hurt = [view.words.titled(view.words.value(CONDITION, 1), dented)] if dented else []
    return Card(
        view.words.titled(view.seat_name(owner), view.words.listed([view.words.value(KIND, ship), NAMES[square]])),
        SYMBOLS.framed(picture, width=width * 1.14, height=height * 1.18),
        [*hurt, view.words.label(HOW[ship])],
        [(view.words.label("here"), str(count)), *numbers_of(view, ship)],
        RULES.get(KINDS[ship], ()),
    )


@cards.of("class")
def ship_class(view: View, seat: int, ship: int) -> Card | None:
    """A type of ship in a player's supply."""
    if seat >= view.table.players:
        return None
    box, label, left = view.box, view.words.label, view.table.fleets[seat].supply[ship]
    counted = [(label("supply"), f"{left} / {box.supply[ship]}"), (label("on_board"), str(box.supply[ship] - left))]
    return Card(
        view.words.value(KIND, ship).capitalize(),
        SYMBOLS.portrait(ship_symbol(ship), fleet_class(seat)),
        [label(HOW[ship])],
        [*numbers_of(view, ship), *counted],
        (*RULES.get(KINDS[ship], ()), "SS-133" if box.cost[ship] < 0 else "SS-131"),
    )


@cards.of("square")
def square(view: View, which: int) -> Card | None:
    """A square with everything that lies on it."""
    if not has(view.box.board, which):
        return None
    ground, is_shared = ground_of(view, which), len(kinds_on(view, which)) > 1
    is_free = not set(kinds_on(view, which)) - {view.seat}
    lines = [line for line in ground.lines if is_free or line != view.words.label("how_space")]  # frigates cannot pass enemies
    return Card(
        view.words.titled(NAMES[which], ground.name),
        on_night(portrait(view, which, Area(9, 9, SQUARE, SQUARE)), width=SQUARE + 18, height=SQUARE + 18),
        [*fleet_words(view, which), *([view.words.label("how_shared")] if is_shared else []), *lines],
        ground.numbers,
        (*ground.rules, *(("SS-053", "SS-068") if is_shared else ())),
    )


def ground_of(view: View, which: int) -> Ground:
    """Star, station, asteroids, a start corner or nothing but space."""
    t, box, label = view.table, view.box, view.words.label
    if has(t.stars, which):
        return star(view, which)
    if has(t.asteroids[0], which):
        numbers = [(label("asteroids"), str(pile(t.asteroids, which))), (label("ore_each"), str(box.ore_per_frigate))]
        return Ground(label("asteroids"), [label("how_asteroids")], numbers, ("SS-101", "SS-102", "SS-103"))
    if has(box.corners, which):
        how = "how_corner" if has(box.starts, which) else "how_corner_closed"
        return Ground(label("corner"), [label(how)], [], ("SS-028", "SS-033", "SS-034", "SS-036"))
    return Ground(label("space"), [label("how_space")], [], ("SS-063", "SS-072"))


def star(view: View, which: int) -> Ground:
    """A star: a station, or where one can be built."""
    box, label = view.box, view.words.label
    built = (label("modules"), f"{pile(view.table.modules, which)} / {box.modules_per_station}")
    if not is_station(view, which):
        price = (label("module_cost"), f"{box.module_cost} {label('ore')}")
        return Ground(label("star"), [label("how_site")], [built, price], ("SS-141", "SS-142", "SS-143"))
    rate = (label("refines"), str(box.refine_rate) if box.refine_rate else label("no_limit"))
    held = view.words.titled(label("held_by"), control_words(view, which))
    control, how = ("SS-153", "how_station_sticky") if box.sticky else ("SS-150", "how_station")
    return Ground(label("station"), [held, label(how)], [built, rate], (control, "SS-151", "SS-152", "SS-122", "SS-131"))


@cards.of("seat")
def seat(view: View, which: int) -> Card | None:
    """A player: stations, ships on the board, goods; and how the game is won."""
    if which >= view.table.players:
        return None
    box, label, fleet = view.box, view.words.label, view.table.fleets[which]
    sites = sites_of(view, which)
    shown = [
        station(site, pile(view.table.modules, site), box.modules_per_station, which if is_station(view, site) else -1, 34 + 68 * n, 34, 60)
        for n, site in enumerate(sites)
    ]
    picture = on_night(*shown, width=68 * len(sites), height=68) if sites else SYMBOLS.portrait("ss-flagship", fleet_class(which))
    named = amounts(view, which)
    numbers = [(label(name), named[name]) for name in ("stations", "ore", "metal", "fleet")]
    numbers += [(view.words.value(KIND, ship).capitalize(), str(box.supply[ship] - fleet.supply[ship])) for ship in range(SHIPS)]
    locked = [label("how_locked")] if is_locked(view, which) else []
    lines = [
        *filter(None, [state_of(view, which)]),
        *locked,
        label("how_stations_win_hold" if box.hold else "how_stations_win"),
        label("how_flagship_win"),
    ]
    return Card(view.seat_name(which), picture, lines, numbers, ("SS-002", "SS-003", "SS-004", "SS-053", "SS-165"))


@cards.of("goods")
def goods(view: View, which: int, good: int) -> Card | None:
    """Ore or metal of a player."""
    if which >= view.table.players:
        return None
    name, rules = (("ore", ("SS-101", "SS-141", "SS-053")), ("metal", ("SS-122", "SS-123", "SS-131", "SS-053")))[good]
    numbers = [(view.seat_name(seat), amounts(view, seat)[name]) for seat in range(view.table.players)]
    return Card(view.words.label(name), SYMBOLS.portrait(f"ss-{name}"), [view.words.label(f"how_{name}")], numbers, rules)


@cards.of("roll")
def roll(view: View) -> Card | None:
    """The last action, its dice and the ships that were hit."""
    label, rolled = view.words.label, rolls(view)
    picture = SYMBOLS.framed(use("ss-die-hit", 0, 0, 40), use("ss-die-miss", 46, 0, 40), width=86, height=40)
    if rolled:
        picture = SYMBOLS.framed(*dice(view, rolled, Area(0, 0, 300, 84)), width=300, height=84)
    hit = [ship for ship in casualties(view) if ship.is_lost]
    lost = view.words.listed(view.words.aside(view.words.value(KIND, ship.ship), view.seat_name(ship.owner)) for ship in hit)
    lines = [*filter(None, [headline(view), view.words.titled(label("hit_ships"), lost) if hit else ""]), label("how_dice")]
    faces = [(label("hit_faces"), f"{view.box.hit_faces} / {view.box.faces}")]
    return Card(label("last_roll" if rolled else "last_action"), picture, lines, faces, ("SS-018", "SS-083", "SS-084", "SS-087", "SS-089"))


@cards.of("round")
def progress(view: View) -> Card | None:
    """How far the game is."""
    label = view.words.label
    if view.table.round == 0:
        pool = [(label("stars"), str(view.table.stars_left)), (label("asteroids"), str(view.table.asteroids_left))]
        return Card(label("to_place"), SYMBOLS.portrait("ss-star-gold"), [label("how_to_place")], pool, ("SS-023", "SS-024", "SS-027"))
    lines = [*track(view)[1:], label("how_round"), *([label("how_quiet")] if view.box.quiet_rounds else [])]
    return Card(track(view)[0], SYMBOLS.portrait("ss-crown"), lines, (), ("SS-163", "SS-164", "SS-165", "SS-168"))
