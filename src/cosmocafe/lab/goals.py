"""What a designer wants of a game, from a TOML file, and how far some games are from it.

games = 400                     # of each try; all tries play the same deals
bots = ["greedy"]               # in turn; random ones if nobody is named
players = 4

[numbers]                       # original numbers of the box that may be changed
"attack_die.*" = "near"         # by up to a half, at least by 2
"players.4.stars" = [6, 12]     # or from one to another

[goals]
seats = {most = 0.02}           # how far a seat's share of the wins is from a fair one
length = {least = 150, most = 250, weight = 2}
"event BUILT.ship=cruiser" = {least = 0.5}

[[tables]]                      # what is wanted where players agree on something: such tables are played too
agreed = {board_size = 5}
goals = {length = {most = 120}}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import numpy as np

from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.author.box import read_toml
from cosmocafe.core.author.numbers import Number
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .played import Played
from .tally import Column, tally_of

NEAR = "near"
LARGEST = 1e12  # a number of a goal; with larger ones nobody could tell any more how far games are from it
TABLES = "tables: each says what is agreed there and which goals it has: agreed = {...}, goals = {...}"
KNOWN = ("games", "bots", "players", "numbers", "goals", "tables")
Agreed = tuple[tuple[str, int | str], ...]


def seats(played: Played) -> float:
    """How far the share of a seat is from a fair one, at the most."""
    return float(np.abs(played.wins.mean(axis=0) - played.wins.mean()).max())


MEASURES: dict[str, Callable[[Played], float]] = {
    "seats": seats,
    "length": lambda played: float(played.answers.mean()),
    "leads": lambda played: float(played.leads.mean()),
    "decided": lambda played: float(played.decided.mean()),
    "won": lambda played: float((played.places == 1).any(axis=1).mean()),
    "shared": lambda played: float(((played.places == 1).sum(axis=1) > 1).mean()),
    "options": lambda played: float(played.options.sum() / max(1, played.asked.sum())),
    "score": lambda played: float(played.scores.max(axis=1).mean()),
}
MEANT = {
    "seats": "how far the share of a seat is from a fair one",
    "length": "answers a game",
    "leads": "changes of the lead a game",
    "decided": "share of the game after which its winner led to the end",
    "won": "share of games that a player won",
    "shared": "share of games with several winners",
    "options": "options a question",
    "score": "the best score",
}


@dataclass(frozen=True)
class Goal:
    """What a measure of a game, or the mean number of times that something happens in it, should be."""

    name: str
    least: float
    most: float
    weight: float = 1.0
    agreed: Agreed = ()  # at the tables that it is about

    def value(self, played: Played) -> float:
        """What it is."""
        if self.name in MEASURES:
            return MEASURES[self.name](played)
        return float(played.counts[:, :, self.place(played.columns)].sum(axis=1).mean())

    def place(self, columns: Sequence[Column]) -> int:
        """Where what is counted stands among all that is."""
        return [f"{column.kind} {column.name}" for column in columns].index(self.name)

    @property
    def bounds(self) -> list[float]:
        """The least and the most that are wanted, if they are."""
        return [bound for bound in (self.least, self.most) if np.isfinite(bound)]

    def distance(self, value: float) -> float:
        """How far a value is from the goal, in parts of what was wanted."""
        off = max(self.least - value, value - self.most, 0.0)
        wanted = self.least if value < self.least else self.most
        return self.weight * off / max(abs(wanted), 0.01)

    @property
    def wanted(self) -> str:
        """The goal in words."""
        least, most = (f"{bound:g}" for bound in (self.least, self.most))
        return f"at most {most}" if self.least == -np.inf else f"at least {least}" if self.most == np.inf else f"{least} to {most}"

    @property
    def meant(self) -> str:
        """What is measured, in words."""
        return ", ".join([MEANT.get(self.name, self.name), *(f"{name} {value}" for name, value in self.agreed)])


@dataclass(frozen=True)
class Range:
    """A number of the box that may be changed."""

    number: Number
    least: int
    most: int

    @property
    def nearest(self) -> int:
        """The number as it is, or the end of the range that is nearest to it."""
        return min(max(self.number.value, self.least), self.most)

    def moved(self, value: int) -> float:
        """How far a value is from the number as it is, in parts of the range."""
        return abs(value - self.number.value) / max(1, self.most - self.least)


@dataclass(frozen=True)
class Wanted:
    """A file of goals."""

    games: int
    bots: list[str]
    players: int
    ranges: list[Range]
    goals: list[Goal]

    @property
    def tables(self) -> list[Agreed]:
        """What is agreed on at the tables that are played."""
        return list(dict.fromkeys(goal.agreed for goal in self.goals))

    def distance(self, played: Mapping[Agreed, Played]) -> float:
        """How far the games of all tables are from all goals together."""
        return sum(goal.distance(goal.value(played[goal.agreed])) for goal in self.goals)

    @property
    def counts(self) -> bool:
        """Whether something is wanted of what happens in a game, beyond its course and end."""
        return any(goal.name not in MEASURES for goal in self.goals)


def read_goals(path: Path, game: Game, change: Toml | None = None) -> Wanted:
    """A file of goals for a game, whose box may have been changed before."""
    toml = read_toml(path)
    try:
        return wanted_of(toml, game, change)
    except InputError as error:
        raise InputError(f"{path}: {error}") from None


def wanted_of(toml: Toml, game: Game, change: Toml | None) -> Wanted:
    """Goals as they stand in a file."""
    for name in toml:
        expect(name in KNOWN, f"{name}: is nothing to be said here; that would be {', '.join(KNOWN)}")
    games, players = toml.get("games", 400), toml.get("players", game.players[0])
    expect(type(games) is int and games > 0, "games: expected how many games each try has")
    expect(players in game.players, f"players: {game.id} is for {' or '.join(map(str, game.players))} players")
    bots = toml.get("bots", ["random"])
    expect(
        isinstance(bots, list) and 0 < len(bots) <= players and all(isinstance(bot, str) for bot in bots), "bots: expected a list of names"
    )
    numbers = game.numbers(players, game.trial_agreed, change)
    ranges = ranges_of(table(toml, "numbers"), numbers)
    goals = [goal_of(name, said, game) for name, said in table(toml, "goals").items()]
    goals += goals_of_tables(toml.get("tables", []), game, players, change)
    expect(bool(goals), "goals: say at least one")
    return Wanted(games, [bots[seat % len(bots)] for seat in range(players)], players, ranges, goals)


def expect(right: bool, why: str) -> None:
    """Refuse what nobody can work with."""
    if not right:
        raise InputError(why)


def table(toml: Toml, name: str) -> Mapping[str, Anything]:
    """A table of the file."""
    found = toml.get(name, {})
    expect(isinstance(found, dict), f"{name}: expected a table")
    return dict(found)


def goals_of_tables(said: Anything, game: Game, players: int, change: Toml | None) -> list[Goal]:
    """The goals of tables at which something is agreed on."""
    expect(isinstance(said, list) and all(isinstance(one, dict) and set(one) == {"agreed", "goals"} for one in said), TABLES)
    found = []
    for one in said:
        agreed = table(one, "agreed")
        game.new_box(players, {**game.trial_agreed, **agreed}, change)  # refuses what nobody can agree on
        found += [goal_of(name, wanted, game, tuple(agreed.items())) for name, wanted in table(one, "goals").items()]
    return found


def goal_of(name: str, said: Anything, game: Game, agreed: Agreed = ()) -> Goal:
    """One goal."""
    columns = [f"{column.kind} {column.name}" for column in tally_of(game).columns]
    known = ", ".join(MEASURES)
    near = [column for column in columns if name.lower() in column.lower()][:4]
    hint = f"such as {', '.join(near)}" if near else f"such as {columns[0]!r}"
    expect(name in MEASURES or name in columns, f"goals.{name}: is no goal; there are {known}, and whatever is counted, {hint}")
    right = isinstance(said, dict) and bool(said) and set(said) <= {"least", "most", "weight"} and ("least" in said or "most" in said)
    expect(
        right and all(type(one) in (int, float) for one in said.values()),
        f"goals.{name}: expected least, most or both, and perhaps a weight",
    )
    expect(all(abs(one) < LARGEST for one in said.values()), f"goals.{name}: a number is too large")  # nor is it none
    goal = Goal(name, float(said.get("least", -np.inf)), float(said.get("most", np.inf)), float(said.get("weight", 1.0)), agreed)
    expect(goal.least <= goal.most, f"goals.{name}: least is more than most")
    expect(goal.weight > 0, f"goals.{name}: a weight is more than 0")
    return goal


def ranges_of(said: Mapping[str, Anything], numbers: list[Number]) -> list[Range]:
    """The numbers that may be changed: our own ones of those that are named."""
    expect(bool(said), "numbers: say which of the box's original numbers may be changed")
    found: dict[str, Range] = {}
    for pattern, how in said.items():
        named = [number for number in numbers if fnmatchcase(number.key, pattern)]
        expect(bool(named), f"numbers.{pattern}: the box has no such number")
        ours = [number for number in named if number.is_ours]
        expect(
            bool(ours),
            f"numbers.{pattern}: is not ours to change: its source is {named[0].source or 'not said'}, and only original numbers are tuned",
        )
        found |= {number.key: range_of(number, how) for number in ours}
    return list(found.values())


def range_of(number: Number, how: Anything) -> Range:
    """From where to where a number may be changed."""
    if how == NEAR:
        by = max(2, abs(number.value) // 2)
        return Range(number, max(number.least, number.value - by), min(number.most, number.value + by))
    pair = isinstance(how, list) and len(how) == 2 and all(type(one) is int for one in how)
    expect(pair, f"numbers.{number.key}: expected {NEAR!r} or two whole numbers, the least and the most")
    least, most = how
    inside = number.least <= least <= most <= number.most
    expect(inside, f"numbers.{number.key}: can be from {number.least} to {number.most}, not from {least} to {most}")
    return Range(number, least, most)
