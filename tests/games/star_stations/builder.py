"""Positions of Star Stations in the game's own words.

    p = position(red="X c3, FF c3, D c4 d4", blue="C c3, F c3")
    p.answer("strike c3", hits=3)

Each fleet is a list of ships and the squares they stand on; a flagship that is not named waits in its own corner.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import count, only
from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.errors import IllegalAnswer
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.answers import Event, Step
from cosmocafe.games.star_stations.box import Box
from cosmocafe.games.star_stations.rules.control import controlled
from cosmocafe.games.star_stations.rules.fleets import pile, pile_up, put, ships_on
from cosmocafe.games.star_stations.squares import NAMES, WIDE
from cosmocafe.games.star_stations.table import Table
from cosmocafe.testing.positions import answered, heard_anew

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")
LETTERS = "FDCX"
MOST_TRIES = 20_000

Agreed = dict[str, int | str]


class Position:
    """A table with its box, asked and answered in text form."""

    def __init__(self, box: Box, table: Table) -> None:
        self.box, self.table = box, table
        self.match: Match | None = None  # that this is a position of, until something is changed by hand
        self._told: list[Told] = []

    def offers(self, *words: str) -> list[str]:
        """The legal answers in text form; with words, only those that begin with one of them."""
        texts = [game.catalogue.text(option) for option in self.table.offered]
        return [text for text in texts if not words or text.split()[0] in words]

    def squares(self, word: str) -> list[str]:
        """The squares that the offered answers of this word end with."""
        return sorted(text.split()[-1] for text in self.offers(word))

    def answer(self, *texts: str, hits: int | Sequence[int] | None = None) -> Position:
        """Give answers one after the other; with `hits`, the last one rolls so many, pool by pool."""
        *before, last = texts
        for text in before:
            self._settle(self._tried(text))
        if hits is None:
            self._settle(self._tried(last))
        else:
            wanted = [hits] if isinstance(hits, int) else list(hits)
            self.try_until(last, lambda told: [event.c for event in told if event.event == Event.ATTACKED] == wanted)
        return self

    def try_until(self, text: str, is_wanted: Callable[[list[Told]], bool]) -> None:
        """Give an answer with the first random state that brings about what is wanted."""
        for luck in range(MOST_TRIES):
            trial = self._tried(text, luck)
            if is_wanted(trial._heard):
                self._settle(trial)
                return
        raise AssertionError(f"{text}: chance never brought about what is wanted")

    def _tried(self, text: str, luck: int | None = None) -> Table:
        number = game.catalogue.number(text)
        if number not in self.table.offered:
            raise IllegalAnswer(f"{text!r} is not offered; offered are {', '.join(self.offers())}")
        if luck is None and self.match is not None and self.match.table is self.table:
            return cast("Table", answered(self.match, number))
        trial = self.table.copy()
        if luck is not None:
            seed_table(trial, luck, 0, 0)
        game.loops.answer(self.box, trial, number)
        return trial

    def _settle(self, table: Table) -> None:
        self.table, self._told = table, table.heard()
        self.check()

    def check(self) -> None:
        """Every invariant holds."""
        fault = game.loops.broken(self.box, self.table)
        assert fault == 0, game.invariants[fault - 1]

    def copy(self) -> Position:
        """The same position to try something on."""
        return Position(self.box, self.table.copy())

    def told(self, name: str = "") -> list[str]:
        """What the last answer brought about, as `destroyed blue frigate c3`; with a name, only those events, without it."""
        lines = [line(told) for told in self._told]
        return [text.removeprefix(f"{name} ") for text in lines if not name or text.split()[0] == name]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.table.asked

    @property
    def question(self) -> str:
        """The open question's name and square, as `hit c3`."""
        task = self.table.agenda[self.table.depth - 1]
        step = list(Step)[self.table.question]
        return " ".join([step.name.lower(), *([NAMES[task.a]] if "square" in step.parts else [])])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

    @property
    def places(self) -> list[int]:
        """The final place of each seat."""
        return list(self.table.places[: self.table.players])

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


def line(told: Told) -> str:
    """An event in text form."""
    event = list(Event)[told.event]
    who = [] if told.who == NOBODY else [COLOURS[told.who]]
    parts = [domain.text(value) for domain, value in zip(event.parts.values(), (told.a, told.b, told.c), strict=False)]
    return " ".join([event.name.lower().replace("_", "-"), *who, *parts])


def named(squares: int) -> list[str]:
    """The names of a set of squares."""
    return sorted(name for square, name in enumerate(NAMES) if squares & only(square))


def begun(players: int = 2, seed: int = 1, agreed: Agreed | None = None, change: Mapping[str, Any] | None = None) -> Position:
    """A game at its very first question."""
    match = Match(game, players, seed, agreed=agreed, change=_changed(change))
    p = Position(match.box, match.table)
    p.match = match
    p._settle(heard_anew(match))
    return p


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
    change: Mapping[str, Any] | None = None,
) -> Position:
    """A position at the beginning of a turn.

    `stations` are stars with all modules, a star with `modules` needs not be named again, `out` says in which turn a seat
    lost its flagship, `owns` which stations a seat owns under lasting control.
    """
    box, t = game.new_box(players, agreed, _changed(change)), Table()
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
    plan(t, Step.TURN, to_move)
    game.loops.advance(box, t)
    p = Position(box, t)
    p._settle(t)
    return p


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


def _changed(values: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return None if values is None else {"file": "changed.toml", "values": dict(values)}
