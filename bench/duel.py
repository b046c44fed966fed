"""Two ways of valuing a table against each other: the greedy bot with the advice at hand, and with another `advice.py` of the same game.

    python -m bench.duel star_stations --against main --players 2 --games 200
    python -m bench.duel star_stations --against /tmp/advice.py --players 3 --agree control=sticky
    python -m bench.duel star_stations --alone --players 4

The other advice is a file, or what a git revision has. Every deal is played once from each seat, one bot of ours at a table of theirs
and, with more than two players, the other way round. Printed are the share of wins with its 95 % interval beside the fair share,
and then how both play among themselves (`bench.habits`). `--alone` leaves the duel out.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.habits import Habits, habits_of
from cosmocafe.bots import greedy
from cosmocafe.core.found import find_game, found
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.lab.simulate import interval

OURS, THEIRS = 0, 1
LONG = 4000  # answers after which a game is left


def with_advice(game: Game, path: Path) -> Game:
    """The same game with another `advice.py`."""
    room = f"{game.rules.package}.advice"
    spec = importlib.util.spec_from_file_location(room, path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path}: is no Python file")
    own, other = sys.modules[room], importlib.util.module_from_spec(spec)
    sys.modules[room] = other
    try:
        spec.loader.exec_module(other)
        return found(game.rules.package, version=game.version, players=game.players)
    finally:
        sys.modules[room] = own


def advice_of(game: Game, against: str) -> Path:
    """A file with the other advice: the one that is named, or that of a git revision."""
    if Path(against).is_file():
        return Path(against)
    name = f"{against}:./advice.py"
    text = subprocess.run(["git", "show", name], capture_output=True, text=True, check=True, cwd=game.file("advice.py").parent)  # noqa: S603, S607
    path = Path(tempfile.mkdtemp()) / "advice.py"
    path.write_text(text.stdout, encoding="utf-8")
    return path


Watch = Callable[[Any, Any, Any, Any], None]


def play(bots: list[Game], box: Any, seating: Any, seeds: Any, samples: int, watch: Watch | None = None) -> Any:
    """Whole games; `seating` says for each table which of the bots sits where. The tables at their ends."""
    rules, players = compiled(bots[0]), seating.shape[1]
    tables = rules.new_tables(len(seating))
    for seed in np.unique(seeds):
        rows = np.flatnonzero(seeds == seed)
        some = tables[rows[:1]]
        rules.start(box, some, players, int(seed))
        tables[rows] = some
    for number in range(LONG):
        going = np.flatnonzero(tables["over"] == 0)
        if len(going) == 0:
            break
        before = tables[going]
        kinds, answers = seating[going, rules.asked(before)], np.zeros(len(going), np.int32)
        for kind in np.unique(kinds):
            rows = np.flatnonzero(kinds == kind)
            answers[rows] = greedy.advise(bots[kind], box, before[rows], int(seeds[0]) * 7919 + number, samples=samples)
        after = before.copy()
        rules.answer(box, after, answers)
        tables[going] = after
        if watch is not None:
            watch(going, before, answers, after)
    return tables


def duel(bots: list[Game], box: Any, players: int, games: int, seed: int, samples: int) -> None:
    """One of ours at a table of theirs, and one of theirs at a table of ours."""
    for lone in (OURS, THEIRS) if players > 2 else (OURS,):
        seating = np.tile(np.where(np.eye(players, dtype=np.int8), lone, 1 - lone), (games // players, 1))
        tables = play(bots, box, seating, seed + np.repeat(np.arange(games // players), players), samples)
        first = tables["places"][:, :players] == 1
        parts = (first / np.maximum(first.sum(axis=1), 1)[:, None])[seating == lone]
        low, high = interval(float(parts.sum()), len(parts))
        who, share = ("one of ours", "one of theirs")[lone], f"{parts.mean():.3f} [{low:.3f}, {high:.3f}], fair {1 / players:.3f}"
        print(f"{players} players, {len(parts)} games: {who} wins {share}", flush=True)


def alone(name: str, game: Game, box: Any, players: int, games: int, seed: int, samples: int) -> Habits:
    """How a bot plays with its like."""
    habits = habits_of(game)
    tables = play([game], box, np.zeros((games, players), np.int8), seed + np.arange(games), samples, habits.watch)
    habits.end(box, tables)
    print(f"{players} players, {games} games of {name} alone: {habits}", flush=True)
    return habits


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--against", default="main", help="a file, or a git revision")
    parser.add_argument("--players", type=int, nargs="*", help="all numbers, if none is named")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--habits", type=int, default=60, help="games that each plays alone")
    parser.add_argument("--alone", action="store_true", help="no duel, ours alone")
    parser.add_argument("--agree", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--samples", type=int, default=3)
    given = parser.parse_args()
    ours = find_game(given.game)
    bots = [ours] if given.alone else [ours, with_advice(ours, advice_of(ours, given.against))]
    agreed = dict(text.split("=", 1) for text in given.agree)
    for players in given.players or ours.players:
        began, box = time.perf_counter(), ours.new_box(players, {**ours.trial_agreed, **agreed}).packed()
        if not given.alone and players > 1:
            duel(bots, box, players, given.games, given.seed, given.samples)
        for name, bot in zip(("ours", "theirs"), bots, strict=False):
            if given.habits:
                alone(name, bot, box, players, given.habits, given.seed, given.samples)
        print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
