"""Positions of Star Stations in the game's own words.

    p = position(red="X c3, FF c3, D c4 d4", blue="C c3, F c3")
    p.answer("strike c3", hits=3)

Each fleet is a list of ships and the squares they stand on; a flagship that is not named waits in its own corner.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from cosmocafe import testing
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import count, only
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.box import Box
from cosmocafe.games.star_stations.rules.control import controlled
from cosmocafe.games.star_stations.rules.fleets import pile, pile_up, put, ships_on
from cosmocafe.games.star_stations.squares import NAMES, WIDE
from cosmocafe.games.star_stations.table import Table
from cosmocafe.games.star_stations.vocabulary import LETTERS, Step
from cosmocafe.testing import Agreed, Values

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")


class Position(testing.Position[Box, Table]):
    """A table with its box, in the game's own words."""

    of, people = game, COLOURS

    def answer(self, *texts: str, hits: int | Sequence[int] | None = None) -> Self:
        """Give answers one after the other; with `hits`, the last one rolls so many, pool by pool."""
        if hits is None:
            return super().answer(*texts)
        *before, last = texts
        wanted = [hits] if isinstance(hits, int) else list(hits)
        return super().answer(*before).try_until(last, lambda trial: trial.hits == wanted)

    @property
    def hits(self) -> list[int]:
        """The hits of the last attack, pool by pool."""
        return [int(text.split()[-1]) for text in self.told("attacked")]

    def squares(self, word: str) -> list[str]:
        """The squares that the offered answers of this word end with."""
        return sorted(text.split()[-1] for text in self.offers(word))

    @property
    def question(self) -> str:
        """The open question's name and square, as `hit c3`."""
        task = self.table.agenda[self.table.depth - 1]
        parts = Step.with_number(self.table.question).named(task.values) if self.table.n_options else {}
        return " ".join([super().question, *([NAMES[parts["square"]]] if "square" in parts else [])])

    def ships(self, seat: int, square: str = "") -> str:
        """The letters of a fleet's ships on a square, or on the whole board."""
        fleet, at = self.table.fleets[seat], [NAMES.index(square)] if square else range(len(NAMES))
        return "".join(letter * sum(ships_on(fleet, ship, s) for s in at) for ship, letter in enumerate(LETTERS))

    def supply(self, seat: int) -> dict[str, int]:
        """How many ships of each letter lie in a fleet's supply."""
        return dict(zip(LETTERS, self.table.fleets[seat].supply, strict=True))

    def stock(self, seat: int) -> tuple[int, int]:
        """Ore and metal of a seat."""
        return self.table.fleets[seat].ore, self.table.fleets[seat].metal

    def modules(self, square: str) -> int:
        """How many modules lie on a square."""
        return pile(self.table.modules, NAMES.index(square))

    def asteroids(self, square: str) -> int:
        """How many asteroids lie on a square."""
        return pile(self.table.asteroids, NAMES.index(square))

    @property
    def stars(self) -> list[str]:
        """The squares with stars."""
        return named(self.table.stars)

    def stations(self, seat: int) -> list[str]:
        """The stations a seat controls."""
        return named(controlled(self.box, self.table, seat))


def named(squares: int) -> list[str]:
    """The names of a set of squares."""
    return sorted(name for square, name in enumerate(NAMES) if squares & only(square))


begun = Position.begun


def position(
    players: int = 2,
    *,
    red: str = "",
    blue: str = "",
    green: str = "",
    yellow: str = "",
    stars: str = "",
    stations: str = "",
    modules: Mapping[str, int] | None = None,
    asteroids: Mapping[str, int] | None = None,
    ore: Sequence[int] = (),
    metal: Sequence[int] = (),
    owns: Mapping[int, str] | None = None,
    out: Mapping[int, int] | None = None,
    to_move: int = RED,
    first: int = RED,
    round: int = 1,
    quiet: int = 0,
    passes: int = 0,
    agreed: Agreed | None = None,
    change: Values | None = None,
) -> Position:
    """A position at the beginning of a turn.

    `stations` are stars with all modules, a star with `modules` needs not be named again, `out` says in which turn a seat
    lost its flagship, `owns` which stations a seat owns under lasting control.
    """
    box, t = Position.new_box(players, agreed, change), Table()
    t.players, t.first, t.round, t.quiet, t.passes = players, first, round, quiet, passes
    built = {**dict.fromkeys(stations.split(), box.modules_per_station), **(modules or {})}
    _lay(box, t, {*stars.split(), *built}, built, asteroids or {})
    for seat, ships in list(enumerate((red, blue, green, yellow)))[:players]:
        _man(box, t, seat, ships, (out or {}).get(seat, 0))
        fleet = t.fleets[seat]
        fleet.ore, fleet.metal = (given[seat] if seat < len(given) else 0 for given in (ore, metal))
        fleet.owns = sum(only(NAMES.index(name)) for name in (owns or {}).get(seat, "").split())
    for seat in range(players):
        t.fleets[seat].holds = controlled(box, t, seat)
    t.turn = max((out or {0: 0}).values())
    seed_table(t, 1, 2, 3)
    return Position.at(box, t, Step.TURN, to_move)


def passed(p: Position, turns: int) -> Position:
    """The position after some passes."""
    for _ in range(turns):
        p.answer("pass")
    return p


def idled(p: Position, turns: int) -> Position:
    """The position after some turns that bring nothing about, but are no passes."""
    for _ in range(turns):
        p.answer(p.offers("gather")[0])
        if not p.over and p.question.startswith("gather"):
            p.answer(p.offers("bring")[0])
            if not p.over and p.question.startswith("gather"):
                p.answer("done")
    return p


def _lay(box: Box, t: Table, stars: set[str], modules: Mapping[str, int], asteroids: Mapping[str, int]) -> None:
    t.stars = sum(only(NAMES.index(name)) for name in stars)
    for layers, piles in ((t.modules, modules), (t.asteroids, asteroids)):
        for name, height in piles.items():
            for _ in range(height):
                pile_up(layers, NAMES.index(name))
    t.stars_left = box.stars - count(t.stars)
    t.asteroids_left = box.asteroids - sum(asteroids.values())


def _man(box: Box, t: Table, seat: int, ships: str, lost_in: int) -> None:
    fleet = t.fleets[seat]
    fleet.supply[:] = box.supply
    fleet.lost_in = lost_in
    if "X" not in ships and not lost_in:
        ships = f"{ships}, X {_corner(box, seat)}"
    for group in filter(None, (group.split() for group in ships.split(","))):
        for letter in group[0]:
            for name in group[1:]:
                fleet.supply[LETTERS.index(letter)] -= 1
                put(fleet, LETTERS.index(letter), NAMES.index(name))


def _corner(box: Box, seat: int) -> str:
    """Red and blue sit in opposite corners."""
    last = max(square for square in range(len(NAMES)) if box.corners & only(square)) // WIDE
    column, row = ((0, 0), (last, last), (last, 0), (0, last))[seat]
    return NAMES[row * WIDE + column]
