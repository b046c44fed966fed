"""Games for a report: every set-up that is asked for, bots at every seat in turn, two boxes with the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle, islice, product
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cosmocafe.bots.greedy import advise
from cosmocafe.core.anything import Toml
from cosmocafe.core.author.coverage import Used
from cosmocafe.core.contract.coverage import TOGETHER as TABLES
from cosmocafe.core.contract.coverage import count_used
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.game import Game

from ..plan import Plan, planned
from ..played import Played, joined
from ..simulate import simulated
from .figures import Covered, Run

Tick = Callable[[int], None]


class SetUp(NamedTuple):
    """What is played."""

    game: Game
    players: int
    bots: tuple[str, ...]
    agreed: Mapping[str, int | str]
    games: int
    seed: int = 0

    def plan(self, change: Toml | None = None, bots: tuple[str, ...] = (), games: int = 0) -> Plan:
        """What the laboratory plays; refuses what cannot be."""
        agreed = dict(self.agreed)
        return planned(self.game, self.players, games or self.games, bots or self.bots, agreed=agreed, change=change, seed=self.seed)


def set_ups(
    game: Game, players: Sequence[int], bots: Sequence[str], agreed: Mapping[str, int | str], each: Sequence[str], games: int, seed: int
) -> list[SetUp]:
    """Every number of players with every value of the agreements in `each`."""
    known = {one.name: one for one in game.agreements}
    if strange := [name for name in each if name not in known]:
        raise InputError(f"{strange[0]!r} is nothing to agree on in this game; that would be {', '.join(known) or 'none'}")
    ways = [dict(zip(each, values, strict=True)) for values in product(*(known[name].values for name in each))]
    return [SetUp(game, count, seated(bots, count), {**agreed, **way}, games, seed) for count in players for way in ways]


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; fewer sit in turn."""
    if len(bots) > players:
        raise InputError(f"{len(bots)} bots were named for {players} players")
    return tuple(islice(cycle(bots), players))


def play(setup: SetUp, change: Toml | None = None, *, threads: int | None = None, tick: Tick = lambda done: None) -> Run:
    """All games of a set-up; bots that differ play the same deals at each other's seats."""
    turns = rotations(setup.bots)
    shares = [setup.games // len(turns) + (place < setup.games % len(turns)) for place in range(len(turns))]
    names, whole, who, done = list(dict.fromkeys(setup.bots)), list[Played](), list[list[int]](), 0
    for bots, games in zip(turns, shares, strict=True):
        if games:
            plan = setup.plan(change, bots, games)
            whole.append(simulated(setup.game, plan, progress=partial(further, tick, done), threads=threads, workers=threads))
            who += [[names.index(bot) for bot in bots]] * games
            done += games
    return Run(together(whole, setup.bots), setup.plan(change).agreed, change, setup.seed, seated=np.array(who))


def further(tick: Tick, before: int, done: int) -> None:
    """Tell how many games are played, with those before."""
    tick(before + done)


def rotations(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The bots as they take each other's seats."""
    return list(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))


def together(parts: Sequence[Played], bots: Sequence[str]) -> Played:
    """What bots played at several seats as one; what is known of the first games only stays so."""
    found, first = joined(parts), parts[0]
    found.bots, found.parts = list(bots), found.parts[: len(first.parts)]
    found.counts = found.counts if len(first.counts) == len(first) else found.counts[: len(first.counts)]
    return found


def kept(file: Path, game: Game) -> Run:
    """Games that `cosmocafe simulate --out` kept."""
    with needing("lab"):
        from ..results import read_plan, read_played
    plan = read_plan(file)
    found = read_played(file, game)
    return Run(found, plan.agreed, plan.change, plan.seed)


def covered(run: Run) -> Run:
    """The same with what bots use of all that the game wants to see used; played on plain tables, so it takes a while."""
    coverage = run.game.coverage
    if coverage is None:
        return run
    found = next(count_used(run.game, coverage, 1, advise))
    sorts = {sort: [name for name in names if not found[Used(sort, name)]] for sort, names in coverage.wanted.items()}
    told = {sort: (len(coverage.wanted[sort]) - len(never), never) for sort, never in sorts.items()}
    return replace(run, covered=Covered(len(coverage.ways) * TABLES, told))
