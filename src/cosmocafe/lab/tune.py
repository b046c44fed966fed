"""Search the original numbers of a box for stated goals, never the rulebook's. Needs `pip install cosmocafe[lab]`.

Every try plays the same deals, so that tries differ by their numbers alone; the best one is judged by other deals than it was found with.
What was tried is kept in a file, and who begins again goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import write_text
from cosmocafe.core.game import Game

from .goals import Agreed, Goal, Range, Wanted
from .plan import COUNTED, planned
from .report.figures import Run
from .simulate import simulated
from .tries import Numbers, Tries, opened

LONG = 20  # times as long as at the beginning is too long a game
JUDGED = 4  # times as many games as a try has judge the result
Runs = dict[Agreed, Run]  # games of all tables that goals are about


@dataclass(frozen=True)
class Judged:
    """The games of a table that judged the result: with the box it began with, and with the changed one."""

    agreed: Agreed
    before: Run
    after: Run


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    game: str
    wanted: Wanted
    tried: list[float | None]  # how far each try was from the goals; nothing, if it could not be played
    changed: dict[str, tuple[int, int]]  # by key: from, to
    values: Toml  # the whole change, that of the box it began with included
    judged: list[Judged]  # by other deals

    @property
    def tries(self) -> int:
        """How often other numbers were tried."""
        return len(self.tried)

    @property
    def games(self) -> int:
        """How many games of each table judged the result."""
        return JUDGED * self.wanted.games

    @property
    def goals(self) -> list[tuple[Goal, float, float]]:
        """Each goal with what it was before and what it is after."""
        at = {one.agreed: one for one in self.judged}
        return [(goal, goal.value(at[goal.agreed].before.played), goal.value(at[goal.agreed].after.played)) for goal in self.wanted.goals]

    def as_dict(self) -> dict[str, object]:
        """For machines."""
        said = [
            {"goal": goal.name, "agreed": dict(goal.agreed), "wanted": goal.wanted, "before": before, "after": after}
            for goal, before, after in self.goals
        ]
        return {"game": self.game, "tries": self.tries, "changed": self.changed, "goals": said, "games": self.games}

    @property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """Before and after, for people."""
        return [(goal.meant, goal.wanted, f"{before:.3g}", f"{after:.3g}") for goal, before, after in self.goals]


@dataclass(frozen=True)
class Tables:
    """The tables that goals are about, to be played with other numbers of the box; `how` as for `each_chunk`."""

    game: Game
    wanted: Wanted
    change: Toml | None  # the box it began with
    agreed: dict[str, int | str]
    how: Toml

    @property
    def began(self) -> Toml:
        """The values of the box it began with."""
        return dict((self.change or {}).get("values", {}))

    def with_numbers(self, numbers: Numbers) -> Toml | None:
        """The box it began with and some numbers put in."""
        values = with_numbers(self.began, self.wanted.ranges, numbers)
        return self.change if values == self.began else {"file": "the tuned box", "values": values}

    def played(self, numbers: Numbers, games: int, seed: int, most: int, counted: int = 0) -> Runs:
        """Games of each; what goals are about is counted anyway."""
        change, found = self.with_numbers(numbers), Runs()
        given: Toml = {"change": change, "seed": seed, "counted": games if self.wanted.counts else counted, "most": most}
        for at in self.wanted.tables:
            plan = planned(self.game, self.wanted.players, games, self.wanted.bots, agreed={**self.agreed, **dict(at)}, **given)
            found[at] = Run(simulated(self.game, plan, **self.how), plan.agreed, change, seed)
        return found

    def distance(self, runs: Runs) -> float:
        """How far games are from all goals together."""
        return self.wanted.distance({at: run.played for at, run in runs.items()})


def tune(
    game: Game,
    wanted: Wanted,
    tries: int,
    *,
    change: Toml | None = None,
    agreed: dict[str, int | str] | None = None,
    seed: int = 0,
    kept: Path | None = None,
    progress: Callable[[int, float], None] = lambda done, best: None,
    **how: Anything,
) -> Tuned:
    """Try other numbers until the goals are reached, or so often; `how` as for `each_chunk`."""
    tables = Tables(game, wanted, change, agreed or {}, how)
    tried = Tries(opened(game, wanted, seed, tables.began, kept, tables.agreed), wanted, seed, kept)
    most = LONG * longest(tables.played({}, wanted.games, seed, 10**6))
    for done in tried.each(tries, lambda numbers: tables.distance(tables.played(numbers, wanted.games, seed, most))):
        progress(done, tried.best)
    numbers, judged = judge(tables, tried.numbers, seed + 1, most)
    values = with_numbers(tables.began, wanted.ranges, numbers)
    return Tuned(game.id, wanted, tried.distances, changes(wanted.ranges, numbers), values, judged)


def longest(runs: Runs) -> int:
    """The answers of the longest game."""
    return max(int(run.played.answers.max()) for run in runs.values())


def judge(tables: Tables, best: Numbers, seed: int, most: int) -> tuple[Numbers, list[Judged]]:
    """Before and after by other deals; numbers that had only luck with the deals they were found with are thrown away."""
    before, after = (tables.played(numbers, JUDGED * tables.wanted.games, seed, most, COUNTED) for numbers in ({}, best))
    if tables.distance(after) >= tables.distance(before):
        best, after = {}, before
    return best, [Judged(at, before[at], after[at]) for at in tables.wanted.tables]


def changes(ranges: list[Range], numbers: Numbers) -> dict[str, tuple[int, int]]:
    """What a number was and is, of those that are not as they were."""
    moves = {one.number.key: (one.number.value, numbers.get(one.number.key, one.number.value)) for one in ranges}
    return {key: (old, new) for key, (old, new) in moves.items() if old != new}


def with_numbers(began: Toml, ranges: list[Range], numbers: Numbers) -> Toml:
    """The values of a changed box with some numbers put in; those that are as they were before are left out."""
    values: Toml = json.loads(json.dumps(began))
    for one in ranges:
        if numbers.get(one.number.key, one.number.value) != one.number.value:
            table = values
            for name in one.number.path[:-1]:
                table = table.setdefault(name, {})
            table[one.number.path[-1]] = numbers[one.number.key]
    return values


def write_box(path: Path, found: Tuned) -> None:
    """The changed box as a TOML file, with what it does as comments."""
    lines = [f"# {found.game}: found by {found.tries} tries; before and after, in {found.games:,} other games:"]
    lines += [f"# {meant} ({wanted}): {before} -> {after}" for meant, wanted, before, after in found.rows]
    lines += [f"# {key}: {before} -> {after}" for key, (before, after) in found.changed.items()]
    write_text(path, "\n".join([*lines, *toml_lines(found.values)]) + "\n", InputError)


def toml_lines(values: Toml, path: tuple[str, ...] = ()) -> list[str]:
    """Tables of numbers, words and lists as TOML."""
    own = {name: value for name, value in values.items() if not isinstance(value, dict)}
    lines = ["", f"[{'.'.join(map(quoted, path))}]"] if own and path else []
    lines += [f"{quoted(name)} = {json.dumps(value, ensure_ascii=False)}" for name, value in own.items()]
    for name, value in values.items():
        if isinstance(value, dict):
            lines += toml_lines(value, (*path, name))
    return lines


def quoted(name: str) -> str:
    """A key of TOML."""
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else json.dumps(name, ensure_ascii=False)
