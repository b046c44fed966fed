"""Thousands of games on compiled rules, and what came out of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from cosmocafe.bots.greedy import play_on
from cosmocafe.core.anything import Anything, Records, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.game import Game
from cosmocafe.core.machine.engines import find_engine

from .plan import COUNTED, STRIDE, Plan, bare, each_chunk, planned
from .played import MOST, Played, greedy_seats, in_batches, joined, samples_of

AT_ONCE = {"plain": 100, "cpu": 2000, "gpu": 250_000, "ray": 100_000}  # games between two looks at the progress
Progress = Callable[[int], None]  # is told how many games are played


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
    workers: int | None = None,
    engine: str = "cpu",
    out: Path | None = None,
    counted: int = COUNTED,
    progress: Progress = lambda done: None,
    say: Callable[[str], None] = lambda text: None,
) -> Simulation:
    """Play many games between bots and count. With a file, go on with what was played before and keep what is played."""
    plan = planned(game, players, games, bots, agreed=agreed, change=change, seed=seed, counted=counted)
    how: Toml = {"engine": engine, "threads": threads, "workers": workers, "say": say}
    if out is not None:
        return kept(game, plan, out, progress, how)
    if in_batches(plan.bots):
        return quickly(game, plan, engine, threads, progress)
    began, done = time.perf_counter(), dict[int, tuple[Records, Records]]()
    for number, found in each_chunk(game, plan, bare, plan.chunks, **how):
        done[number] = found
        progress(sum(len(answers) for _, answers in done.values()))
    places, answers = (np.concatenate([done[number][which] for number in plan.chunks]) for which in range(2))
    return count_up(game, players, list(plan.bots), places, answers, time.perf_counter() - began)


def quickly(game: Game, plan: Plan, engine: str, threads: int | None, progress: Progress) -> Simulation:
    """Random and greedy games of which nothing but the end is wanted."""
    if engine not in AT_ONCE:
        raise InputError(f"there is no engine {engine!r}; there are {', '.join(AT_ONCE)}")
    box = game.new_box(plan.players, plan.agreed, plan.change)
    playing = find_engine(engine, game, box, plan.players, threads)
    greedy, samples = greedy_seats(plan.bots), samples_of(plan.bots)
    places, answers, done, busy = [], [], 0, 0.0
    while done < plan.games:
        tables = playing.new(min(AT_ONCE[engine], plan.games - done))
        began = time.perf_counter()
        first = plan.seed * STRIDE + done
        counts = play_on(playing, tables, greedy, first, samples=samples, most=MOST) if greedy else playing.play(tables, first, MOST)
        records = playing.records(tables)
        busy += time.perf_counter() - began
        answers.append(counts if isinstance(counts, np.ndarray) else counts.get())
        places.append(records["places"][:, : plan.players].copy())
        done += len(records)
        progress(done)
    return count_up(game, plan.players, list(plan.bots), np.concatenate(places), np.concatenate(answers), busy)


def kept(game: Game, plan: Plan, out: Path, progress: Progress, how: Toml) -> Simulation:
    """Games that are kept in a file, those that lie there already included."""
    with needing("lab"):
        from .results import Results, read_ends
        from .tables import as_tables
    results, began = Results(out, game, plan), time.perf_counter()
    played = results.open()
    sizes = {number: high - low for number in plan.chunks for low, high in [plan.bounds([number])]}
    done = sum(sizes[number] for number in played)
    progress(done)
    for number, tables in each_chunk(game, plan, as_tables, [one for one in plan.chunks if one not in played], **how):
        results.keep(number, tables)
        done += sizes[number]
        progress(done)
    results.close()
    return count_up(game, plan.players, list(plan.bots), *read_ends(out, plan.players), time.perf_counter() - began)


def simulated(game: Game, plan: Plan, *, progress: Progress = lambda done: None, **how: Anything) -> Played:
    """The games of a plan in memory; `how` as for `each_chunk`."""
    here = how.get("engine", "cpu") in ("cpu", "plain", "gpu") and in_batches(plan.bots)
    with needing("lab"):
        from .tables import as_played, as_tables, put_together
    found, done = dict[int, Anything](), 0
    for number, one in each_chunk(game, plan, as_it_is if here else as_tables, plan.chunks, **how):
        found[number] = one
        done += plan.bounds([number])[1] - plan.bounds([number])[0]
        progress(done)
    in_order = [found[number] for number in plan.chunks]
    return joined(in_order) if here else as_played(game, plan, put_together(in_order))


def as_it_is(plan: Plan, played: Played) -> Played:
    """Games that are not sent about."""
    return played


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
