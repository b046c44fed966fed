"""What a picture says of each player and of each square, in words and figures."""

from __future__ import annotations

from collections.abc import Callable

from cosmocafe.author import NOBODY, first, has
from cosmocafe.draw.still import noted

from .rules.control import controlled, stations
from .rules.endings import fleet_value
from .rules.fleets import complete, enemies, is_in, pile, ships_on, survivors, where
from .rules.fleets import is_locked as locks
from .table import Table
from .view import View
from .vocabulary import CONDITION, KIND, SHIPS, Step
from .vocabulary import LETTERS as LETTERS

LABELS = (
    "ore", "metal", "stations", "fleet", "supply", "turn", "out", "place", "round", "quiet", "to_place",
    "star", "stars", "station", "modules", "asteroids", "contested", "free", "choices",
)  # fmt: skip
COUNTED = "stations"  # there are no points


def amounts(view: View, seat: int) -> dict[str, str]:
    """What a player has, by label."""
    box, t = view.box, view.table
    fleet = t.fleets[seat]
    return {
        "ore": str(fleet.ore),
        "metal": str(fleet.metal),
        "stations": f"{stations(box, t, seat)}/{box.required_stations}",
        "fleet": str(fleet_value(box, t, seat)),
        "supply": " ".join(f"{LETTERS[ship]}{fleet.supply[ship]}" for ship in range(SHIPS)),
    }


def sheet(view: View, seat: int) -> dict[str, int]:
    """What is compared at the end after the stations, by label (SS-165)."""
    fleet = view.table.fleets[seat]
    return {"fleet": fleet_value(view.box, view.table, seat), "metal": fleet.metal, "ore": fleet.ore}


def stocks(view: View) -> dict[str, Callable[[Table, int], None]]:
    """What I may lack."""

    def ore(t: Table, more: int) -> None:
        t.fleets[view.seat].ore += more

    def metal(t: Table, more: int) -> None:
        t.fleets[view.seat].metal += more

    return {view.words.label("ore"): ore, view.words.label("metal"): metal}


def state_of(view: View, seat: int) -> str:
    """What is special about a player now, in a word."""
    label = view.words.label
    if view.table.over:
        return f"{label('place')} {view.table.places[seat]}"
    if not is_in(view.table, seat):
        return label("out")
    return label("turn") if view.asked == seat else ""


def track(view: View) -> list[str]:
    """How far the game is: what is still to be placed, then the rounds and the quiet turns, each of how many."""
    box, t, label = view.box, view.table, view.words.label
    if t.round == 0:
        left = view.words.titled(
            label("to_place"), view.words.listed([f"{label('stars')} {t.stars_left}", f"{label('asteroids')} {t.asteroids_left}"])
        )
        return [left if t.stars_left + t.asteroids_left > 0 else view.words.title]
    quiet = f"{label('quiet')} {t.quiet}/{box.quiet_rounds * survivors(t)}" if box.quiet_rounds else ""
    return [f"{label('round')} {t.round}/{box.max_rounds}", *[quiet] * bool(quiet)]


def mine_of(view: View) -> int:
    """Whose things are drawn large: my own; a spectator sees those of the first seat."""
    return max(view.seat, 0)


def others_of(view: View) -> list[int]:
    """The other players, clockwise from me."""
    return [(mine_of(view) + n) % view.table.players for n in range(1, view.table.players)]


def sites_of(view: View, seat: int) -> list[int]:
    """The stations that a player holds, then the stars where nobody else stands and a station is begun, the furthest first."""
    box, t = view.box, view.table
    begun = t.modules[0] & ~complete(box, t) & where(t.fleets[seat]) & ~enemies(t, seat)
    return [*squares_of(controlled(box, t, seat)), *sorted(squares_of(begun), key=lambda square: -pile(t.modules, square))]


def is_locked(view: View, seat: int) -> bool:
    """SS-053: whether a fleet shares a square with an enemy, so that it can only move and attack."""
    return locks(view.table.fleets[seat], enemies(view.table, seat))


def squares_of(squares: int) -> list[int]:
    """The squares of a set."""
    found = []
    while squares:
        found.append(first(squares))
        squares &= squares - 1
    return found


def controller(view: View, square: int) -> int:
    """Who controls a station, or NOBODY."""
    for seat in range(view.table.players):
        if has(controlled(view.box, view.table, seat), square):
            return seat
    return NOBODY


def is_station(view: View, square: int) -> bool:
    """Whether a star has all its modules."""
    return has(complete(view.box, view.table), square)


def is_bare(view: View, square: int) -> bool:
    """Whether nothing lies on a square."""
    return not has(view.table.stars | view.table.asteroids[0], square) and square not in kinds_by_square(view)


def kinds_on(view: View, square: int) -> dict[int, list[int]]:
    """The types of ships on a square, by seat."""
    return kinds_by_square(view).get(square, {})


@noted
def kinds_by_square(view: View) -> dict[int, dict[int, list[int]]]:
    """The types of ships on every square where there are some; worked out once a view, because every part of a drawing asks."""
    found: dict[int, dict[int, list[int]]] = {}
    for seat in range(view.table.players):
        for ship in range(SHIPS):
            for square in squares_of(view.table.fleets[seat].at[ship]):
                found.setdefault(square, {}).setdefault(seat, []).append(ship)
    return found


def dented_on(view: View, seat: int, ship: int, square: int) -> int:
    """How many of these ships have taken a hit in the attack that is being resolved now."""
    if view.step != Step.HIT or view.parts["square"] != square or seat == view.asked:
        return 0
    return view.table.dented[seat * SHIPS + ship]


def contents(view: View, square: int) -> str:
    """Everything on a square, in words."""
    return view.words.phrases([ground_words(view, square), *fleet_words(view, square)])


def ground_words(view: View, square: int) -> str:
    """The star, station or asteroids of a square, in words."""
    t, label = view.table, view.words.label
    if is_station(view, square):
        return view.words.listed([label("station"), control_words(view, square)])
    if has(t.stars, square):
        return view.words.listed([label("star"), f"{label('modules')} {pile(t.modules, square)}/{view.box.modules_per_station}"])
    return f"{label('asteroids')} {pile(t.asteroids, square)}" if has(t.asteroids[0], square) else ""


def control_words(view: View, square: int) -> str:
    """Whose a station is, in words."""
    seat = controller(view, square)
    if seat != NOBODY:
        return view.seat_name(seat)
    return view.words.label("contested" if kinds_on(view, square) else "free")


def fleet_words(view: View, square: int) -> list[str]:
    """The ships on a square, in words, one fleet each."""
    return [
        view.words.titled(view.seat_name(seat), view.words.listed(ship_words(view, seat, ship, square) for ship in kinds))
        for seat, kinds in kinds_on(view, square).items()
    ]


def ship_words(view: View, seat: int, ship: int, square: int) -> str:
    """The ships of one type of a fleet on a square, in words."""
    dented = dented_on(view, seat, ship, square)
    hurt = f" ({view.words.value(CONDITION, 1)} {dented})" if dented else ""
    return f"{view.words.value(KIND, ship)} {ships_on(view.table.fleets[seat], ship, square)}{hurt}"
