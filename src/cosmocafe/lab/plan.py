"""What a simulation plays, and who plays it: games in chunks, each of which depends on its number alone.

Who plays a chunk, how many are played at once and in which order changes nothing in it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from cosmocafe.bots import BROUGHT, bot_for
from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.engines import NAMES, find_engine

from .played import MOST, PARTED, Played, in_batches, play_counted, play_thinking
from .workers import spread

STRIDE = 1_000_003  # between the first games of two seeds
LARGEST_SEED = 10**12  # what is left of 64 bits
COUNTED = 20_000  # games of which every answer and event is counted (and of the first of them scores taken apart)
CHUNKS = {"random": 5000, "greedy": 250, "": 4}  # games in a chunk: what takes some seconds
AT_ONCE = 200_000  # games on a GPU
Form = TypeVar("Form")


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str  # as `find_game` finds it
    players: int
    games: int
    bots: tuple[str, ...]
    agreed: Toml = field(default_factory=dict)
    change: Toml | None = None
    seed: int = 0
    counted: int = COUNTED
    chunk: int = 1  # games that are played and kept together
    most: int = MOST  # answers of a game; one that is not over then stays undecided

    @property
    def parted(self) -> int:
        """Of how many games scores are taken apart."""
        return min(PARTED, self.counted)

    @property
    def chunks(self) -> range:
        """The numbers of all chunks."""
        return range(-(-self.games // self.chunk))

    def bounds(self, chunks: Sequence[int]) -> tuple[int, int]:
        """The first game of chunks that follow each other, and the one behind the last."""
        return chunks[0] * self.chunk, min(self.games, (chunks[-1] + 1) * self.chunk)


def planned(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] | None = None,
    *,
    agreed: dict[str, int | str] | None = None,
    change: Toml | None = None,
    seed: int = 0,
    counted: int = COUNTED,
    most: int = MOST,
) -> Plan:
    """A plan that can be played; without bots at random."""
    bots, agreed = list(bots or ["random"] * players), {**game.trial_agreed, **(agreed or {})}
    game.new_box(players, agreed, change)  # refuses what cannot be
    if games < 1:
        raise InputError("at least one game must be played")
    if not 0 <= seed <= LARGEST_SEED:
        raise InputError(f"the seed of a simulation is a number from 0 to {LARGEST_SEED:,}, not {seed}")
    if len(bots) != players:
        raise InputError(f"{len(bots)} bots were named for {players} players")
    for bot in bots:
        bot_for(game, players, bot)  # refuses one that cannot play
    return Plan(game.found_by, players, games, tuple(bots), agreed, change, seed, counted, chunk_for(bots), most)


def chunk_for(bots: Iterable[str]) -> int:
    """How many games are in a chunk; it depends on the bots alone."""
    if not in_batches(bots):
        return CHUNKS[""]
    return CHUNKS["random" if set(bots) == {"random"} else "greedy"]


class Player:
    """Plays chunks of a plan."""

    def __init__(self, plan: Plan, engine: str, threads: int | None = None, game: Game | None = None, loaded: Sequence[str] = ()) -> None:
        self.plan, self.game = plan, game or find_game(plan.game)
        self.box = self.game.new_box(plan.players, plan.agreed, plan.change)
        self.engine = find_engine(engine, self.game, self.box, plan.players, threads) if in_batches(plan.bots) else None
        for brought in BROUGHT:
            if brought.name in loaded:
                compiled_for(self.game, brought).load()

    def play(self, chunks: Sequence[int]) -> Played:
        """Chunks that follow each other."""
        plan, (first, last) = self.plan, self.plan.bounds(chunks)
        seed = plan.seed * STRIDE + first
        if self.engine:
            found = play_counted(self.engine, self.box, plan.bots, seed, first, last - first, most=plan.most, parted=plan.parted)
        else:
            given: Toml = {"agreed": plan.agreed, "change": plan.change, "most": plan.most, "parted": plan.parted}
            found = play_thinking(self.game, plan.players, plan.bots, seed, first, last - first, **given)
        found.counts = found.counts[: max(0, plan.counted - first)]
        return found


def work(
    plan: Plan, form: Callable[[Plan, Played], Form], engine: str, threads: int | None, loaded: Sequence[str], game: Game | None = None
) -> Callable[[int], tuple[int, Form]]:
    """What plays one chunk after the other, and brings each into a form."""
    player = Player(plan, engine, threads, game, loaded)
    return lambda number: (number, form(plan, player.play([number])))


def each_chunk(
    game: Game,
    plan: Plan,
    form: Callable[[Plan, Played], Form],
    numbers: Iterable[int],
    *,
    engine: str = "cpu",
    threads: int | None = None,
    workers: int | None = None,
    say: Callable[[str], None] = lambda text: None,
) -> Iterator[tuple[int, Form]]:
    """Chunks as they are played, each with its number and in a form that can be sent about.

    Random and greedy games are played on threads, those of bots that think in processes; with `ray` both on the workers of a cluster.
    """
    if engine not in NAMES:
        raise InputError(f"there is no engine {engine!r}; there are {', '.join(NAMES)}")
    batches, loaded = in_batches(plan.bots), [brought.name for brought in BROUGHT if brought.name in game.compiled]
    if engine == "gpu":
        if not batches:
            raise InputError("the engine gpu plays with the bots random and greedy only; take --engine cpu for others")
        return on_gpu(game, plan, form, numbers)
    if engine == "ray":
        with needing("ray"):
            from cosmocafe.core.machine.cluster import spread_out
        return spread_out(partial(work, plan, form, "cpu", 1, loaded), numbers, workers, say)
    if batches or engine == "plain" or (workers or os.cpu_count()) == 1:
        return map(work(plan, form, engine, threads, loaded, game), numbers)
    return spread(partial(work, plan, form, engine, 1, loaded), numbers, workers or os.cpu_count() or 1, say)


def on_gpu(game: Game, plan: Plan, form: Callable[[Plan, Played], Form], numbers: Iterable[int]) -> Iterator[tuple[int, Form]]:
    """Chunks on a GPU, as many at once as follow each other and have room there."""
    player = Player(plan, "gpu", game=game)
    for run in runs(list(numbers), max(1, AT_ONCE // plan.chunk)):
        played, first = player.play(run), plan.bounds(run)[0]
        for number in run:
            low, high = plan.bounds([number])
            yield number, form(plan, played.between(low - first, high - first))


def runs(numbers: Sequence[int], most: int) -> Iterator[list[int]]:
    """Numbers that follow each other, up to so many together."""
    found: list[int] = []
    for number in numbers:
        if found and (number != found[-1] + 1 or len(found) == most):
            yield found
            found = []
        found.append(number)
    if found:
        yield found


def bare(plan: Plan, played: Played) -> tuple[Anything, Anything]:
    """Places and numbers of answers alone."""
    return played.places, played.answers
