"""How fast a game's rules run: plain, compiled on one thread and on two, and what a copy costs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from cosmocafe.core.compiled import Compiled, compiled
from cosmocafe.core.game import Game

SECONDS = 1.0  # for each measurement
START = """
import time
began = time.perf_counter()
from cosmocafe.core.compiled import compiled
from cosmocafe.core.game import find_game
game = find_game({game!r})
rules = compiled(game)
rules.play(game.new_box({players}).packed(), rules.new_tables(1), {players})
print(time.perf_counter() - began)
"""


def bench(name: str, game: Game, players: int) -> dict[str, Any]:
    """The figures of one game at one number of players."""
    rules = compiled(game)
    list(rules.warm())
    box = game.new_box(players)
    plain, _ = rate(lambda seed: plain_game(game, box, players, seed))
    one, games = rate(lambda seed: some_games(rules, box.packed(), players, seed, 1))
    two, _ = rate(lambda seed: some_games(rules, box.packed(), players, seed, 2))
    return {
        "game": game.id,
        "players": players,
        "plain": round(plain),
        "compiled": round(one),
        "threads2": round(two),
        "ratio": round(one / plain, 1),
        "games": round(games * GAMES),
        "copies": round(copies(rules, box.packed(), players)),
        "bytes": game.table.dtype.itemsize,
        "warm_start_s": round(warm_start(name, players), 3),
    }


GAMES = 500  # compiled games in one go


def rate(work: Callable[[int], int]) -> tuple[float, float]:
    """Decisions and rounds of work a second."""
    work(0)
    decisions, rounds, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        rounds += 1
        decisions += work(rounds)
    seconds = time.perf_counter() - began
    return decisions / seconds, rounds / seconds


def plain_game(game: Game, box: Any, players: int, seed: int) -> int:
    return int(game.loops.play_one(box, game.table(), players, seed, 10**6))


def some_games(rules: Compiled, box: Any, players: int, seed: int, threads: int) -> int:
    tables = rules.new_tables(GAMES * threads)
    return int(rules.play(box, tables, players, seed * GAMES * threads, threads=threads).sum())


def copies(rules: Compiled, box: Any, players: int) -> float:
    """Table copies a second."""
    sources, tables = rules.new_tables(GAMES), rules.new_tables(GAMES)
    rules.start(box, sources, players)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS / 2:
        rules.copy(tables, sources)
        done += GAMES
    return done / (time.perf_counter() - began)


def warm_start(name: str, players: int) -> float:
    """Seconds from nothing imported to a first compiled game, in a new process."""
    script = START.format(game=name, players=players)
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603  our own script
    return float(found.stdout)
