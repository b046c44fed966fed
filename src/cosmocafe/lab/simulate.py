"""Thousands of games on compiled rules, and what came out of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

import numpy as np

from cosmocafe.bots import find_bot
from cosmocafe.bots.greedy import play_on
from cosmocafe.core.anything import Records, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.engines import find_engine
from cosmocafe.core.match import Match

CHUNKS = {"plain": 100, "cpu": 2000, "gpu": 250_000, "ray": 100_000}  # games between two looks at the progress
SAMPLES = 3  # how often a greedy bot tries where chance comes in
MOST = 1_000_000
STRIDE = 1_000_003  # between the first games of two seeds
LARGEST_SEED = 10**12  # what is left of 64 bits
PLAYED = ("random", "greedy")  # by the engines themselves, thousands of games at once; others think one answer at a time


@dataclass
class SeatResult:
    """How one seat fared."""

    seat: int
    bot: str
    wins: float  # a shared first place counts in parts
    share: float
    low: float  # 95 % interval of the share
    high: float
    mean_place: float


@dataclass
class Simulation:
    """The outcome of many games."""

    game: str
    players: int
    games: int
    seats: list[SeatResult]
    shared_wins: int
    mean_answers: float
    longest: int
    decisions_per_second: float
    seconds: float

    def as_dict(self) -> dict[str, object]:
        """For machines."""
        return asdict(self)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * ((share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: Game,
    players: int,
    games: int,
    *,
    bots: list[str] | None = None,
    agreed: dict[str, int | str] | None = None,
    change: Toml | None = None,
    seed: int = 0,
    threads: int | None = None,
    engine: str = "cpu",
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play many games between bots and count."""
    bots = bots or ["random"] * players
    refuse(game, players, games, bots, seed)
    if engine not in CHUNKS:
        raise InputError(f"there is no engine {engine!r}; there are {', '.join(CHUNKS)}")
    box = game.new_box(players, {**game.trial_agreed, **(agreed or {})}, change)
    if set(bots) - set(PLAYED):
        if engine not in ("cpu", "plain"):
            raise InputError(f"the engine {engine} plays with the bots {' and '.join(PLAYED)} only; take --engine cpu for others")
        agreed = {**game.trial_agreed, **(agreed or {})}
        matches = (Match(game, players, seed * STRIDE + number, agreed=agreed, change=change) for number in range(games))
        return one_by_one(game, players, bots, matches, progress)
    playing = find_engine(engine, game, box, players, threads)
    greedy = [seat for seat, bot in enumerate(bots) if bot == "greedy"]
    places, answers, done, busy = [], [], 0, 0.0
    while done < games:
        tables = playing.new(min(CHUNKS[engine], games - done))
        began = time.perf_counter()
        first = seed * STRIDE + done
        counts = play_on(playing, tables, greedy, first, samples=SAMPLES, most=MOST) if greedy else playing.play(tables, first, MOST)
        records = playing.records(tables)
        busy += time.perf_counter() - began
        answers.append(counts if isinstance(counts, np.ndarray) else counts.get())
        places.append(records["places"][:, :players].copy())
        done += len(records)
        progress(done)
    return count_up(game, players, bots, np.concatenate(places), np.concatenate(answers), busy)


def refuse(game: Game, players: int, games: int, bots: list[str], seed: int) -> None:
    """Refuse what cannot be simulated."""
    if games < 1:
        raise InputError("at least one game must be played")
    if not 0 <= seed <= LARGEST_SEED:
        raise InputError(f"the seed of a simulation is a number from 0 to {LARGEST_SEED:,}, not {seed}")
    if len(bots) != players:
        raise InputError(f"{len(bots)} bots were named for {players} players")
    for bot in bots:
        find_bot(bot)  # refuses one that there is not
    if "greedy" in bots and not game.has_value:
        raise InputError(f"{game.id} gives bots no advice, so there is no greedy bot for it")


def one_by_one(game: Game, players: int, bots: list[str], matches: Iterable[Match], progress: Callable[[int], None]) -> Simulation:
    """Play matches between bots that think, one answer after the other."""
    places, answers, began = [], [], time.perf_counter()
    for number, match in enumerate(matches, start=1):
        seated, mood = [find_bot(bot) for bot in bots], random.Random(match.commitment)  # noqa: S311  a bot's taste, not a secret
        while not match.over and match.number < MOST:
            match.answer(seated[match.asked].answer(match.view(match.asked), mood))
        places.append(match.places)
        answers.append(match.number)
        progress(number)
    return count_up(game, players, bots, np.array(places), np.array(answers), time.perf_counter() - began)


def count_up(game: Game, players: int, bots: list[str], places: Records, answers: Records, seconds: float) -> Simulation:
    first = places == 1
    sharing = first.sum(axis=1)
    parts = first / np.maximum(sharing, 1)[:, None]
    games = len(places)
    seats = []
    for seat in range(players):
        wins = float(parts[:, seat].sum())
        low, high = interval(wins, games)
        seats.append(SeatResult(seat, bots[seat], wins, wins / games, low, high, float(places[:, seat].mean())))
    total = int(answers.sum())
    return Simulation(
        game=game.id,
        players=players,
        games=games,
        seats=seats,
        shared_wins=int((sharing > 1).sum()),
        mean_answers=total / games,
        longest=int(answers.max()),
        decisions_per_second=total / max(seconds, 1e-9),
        seconds=seconds,
    )
