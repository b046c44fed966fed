"""How fast a game's rules run: plain, compiled on one thread and on two, and what a copy costs; how fast bots think."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TypedDict

from cosmocafe.bots.search import SEARCH, Search, Thought
from cosmocafe.core.anything import Records
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import Compiled, compiled, compiled_for
from cosmocafe.core.machine.pieces import Piece
from cosmocafe.core.match import Match

SECONDS = 1.0  # for each measurement
START = """
import time
began = time.perf_counter()
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.found import find_game
game = find_game({game!r})
rules = compiled(game)
rules.play(game.new_box({players}, game.trial_agreed).packed(), rules.new_tables(1), {players})
print(time.perf_counter() - began)
"""


class Figures(TypedDict):
    """What is measured of one game at one number of players."""

    game: str
    players: int
    plain: int
    compiled: int
    threads2: int
    ratio: float
    games: int
    copies: int
    bytes: int
    warm_start_s: float
    visits: int  # of a search, a second
    leaves: int  # tables that it judges
    playouts: int  # random games played out
    visits2: int  # the same on two threads
    leaves2: int
    playouts2: int


def bench(name: str, game: Game, players: int) -> Figures:
    """The figures of one game at one number of players."""
    rules = compiled(game)
    list(rules.warm())
    box = game.new_box(players, game.trial_agreed)
    plain, _ = rate(lambda seed: plain_game(game, box, players, seed))
    batch = enough(rules, box.packed(), players)
    one, rounds = rate(lambda seed: some_games(rules, box.packed(), players, seed, batch, 1))
    two, _ = rate(lambda seed: some_games(rules, box.packed(), players, seed, 2 * batch, 2))
    compiled_for(game, SEARCH).load()
    views = moments(game, players)
    (visits, leaves, playouts), (visits2, leaves2, playouts2) = (thinking(game, views, trees) for trees in (1, 2))
    return {
        "game": game.id,
        "players": players,
        "plain": round(plain),
        "compiled": round(one),
        "threads2": round(two),
        "ratio": round(one / plain, 1),
        "games": round(rounds * batch),
        "copies": round(copies(rules, box.packed(), players)),
        "bytes": game.table.dtype.itemsize,
        "warm_start_s": round(warm_start(name, players), 3),
        "visits": visits,
        "leaves": leaves,
        "playouts": playouts,
        "visits2": visits2,
        "leaves2": leaves2,
        "playouts2": playouts2,
    }


FEWEST, MOST, LONG = 40, 5000, 0.3  # compiled games in one go: as many as take so many seconds, so that starting threads does not count
COPIES = 500
LOOKED, EVERY = 10, 20  # questions that bots think about, and those between them
MANY, PLAYOUT = 10**7, 400  # visits, at most; answers of a game that is played out, at most


def rate(work: Callable[[int], int]) -> tuple[float, float]:
    """Decisions and rounds of work a second."""
    work(0)
    decisions, rounds, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        rounds += 1
        decisions += work(rounds)
    seconds = time.perf_counter() - began
    return decisions / seconds, rounds / seconds


def plain_game(game: Game, box: Piece, players: int, seed: int) -> int:
    return int(game.loops.play_one(box, game.table(), players, seed, 10**6))


def enough(rules: Compiled, box: Records, players: int) -> int:
    """How many games are worth a thread."""
    began = time.perf_counter()
    some_games(rules, box, players, 0, FEWEST, 1)
    return min(MOST, FEWEST + int(FEWEST * LONG / (time.perf_counter() - began)))


def some_games(rules: Compiled, box: Records, players: int, seed: int, games: int, threads: int) -> int:
    return int(rules.play(box, rules.new_tables(games), players, seed * games, threads=threads).sum())


def copies(rules: Compiled, box: Records, players: int) -> float:
    """Table copies a second."""
    sources, tables = rules.new_tables(COPIES), rules.new_tables(COPIES)
    rules.start(box, sources, players)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS / 2:
        rules.copy(tables, sources)
        done += COPIES
    return done / (time.perf_counter() - began)


def thinking(game: Game, views: list[View], trees: int) -> tuple[int, int, int]:
    """Visits of a search, tables that it judges and random games played out a second, on so many threads."""
    thoughts = [Search(game, trees=trees).think(view, MANY, SECONDS / len(views), lines=0) for view in views]
    flat = Search(game, trees=trees, flat=True, playout=PLAYOUT)
    played = [flat.think(view, MANY, SECONDS / len(views), lines=0) for view in views]
    return a_second(thoughts, "visits"), a_second(thoughts, "leaves"), a_second(played, "visits")


def a_second(thoughts: list[Thought], what: str) -> int:
    """How much of something was done a second."""
    done: int = sum(getattr(thought, what) for thought in thoughts)
    return round(done / sum(thought.seconds for thought in thoughts))


def moments(game: Game, players: int) -> list[View]:
    """Questions with several options, from a random game."""
    match, rng = Match(game, players, 1, agreed=game.trial_agreed), random.Random(1)  # noqa: S311  not a secret
    views: list[View] = []
    while not match.over and len(views) < LOOKED * EVERY:
        if len(match.options) > 1:
            views.append(match.view(match.asked))
        match.answer(rng.choice(match.options))
    return views[:: max(1, len(views) // LOOKED)]


def warm_start(name: str, players: int) -> float:
    """Seconds from nothing imported to a first compiled game, in a new process."""
    script = START.format(game=name, players=players)
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603  our own script
    return float(found.stdout)
