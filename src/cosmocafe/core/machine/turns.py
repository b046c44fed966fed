"""Turns at many tables as machine code: one call a step, over slices of the tables in threads that stay."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from numbers import Integral
from threading import Lock

import numpy as np

from ..anything import Held
from ..errors import InputError
from ..game import Game
from .compiled import Code, Entry, Numbers, Tables, as_seen, kinds_of, own_words, refuse_faults, words_of
from .kinds import BYTE, row
from .pieces import Piece
from .translate import Translation

BEGIN, TURN = "begin_many", "turn_many"
FEWEST = 64  # tables that are worth a thread


class TurnCode(Code):
    """The loops over turns of a game."""

    def __init__(self, game: Game) -> None:
        translation, kinds = Translation(words=own_words(game)), {**kinds_of(game), "learners": row(BYTE)}
        super().__init__(game, "turns", translation, {name: Entry(translation, game.functions[name], kinds) for name in (BEGIN, TURN)})


_ready: dict[int, TurnCode] = {}


def turn_code(game: Game) -> TurnCode:
    """The compiled turns of a game."""
    if id(game) not in _ready:
        _ready[id(game)] = TurnCode(game)
    return _ready[id(game)]


class Turns:
    """Many tables of one game with all that is told of them, in memory that stays where it is.

    `learners` has the seat of each table's learner, -1 where every seat is asked; `masks` are "bytes", "bits" or "".
    """

    def __init__(
        self,
        game: Game,
        box: Piece,
        players: int,
        count: int,
        *,
        masks: str = "bytes",
        sees: bool = True,
        at_random: bool = False,
        again: bool = True,
        most: int = 1_000_000,
        threads: int | None = None,
    ) -> None:
        for name, number in (("tables", count), ("answers of a game", most), ("threads", 1 if threads is None else threads)):
            if not isinstance(number, Integral) or number < 1:
                raise InputError(f"there cannot be {number!r:.40} {name}: say at least 1")
        self.game, self.players, self.count = game, players, count
        self.tables: Tables = np.zeros(count, game.table.dtype)
        self.answers, self.taken = np.zeros((2, count), np.int32)
        self.learners, self.ended, self.asked = np.full(count, -1, np.int8), np.zeros(count, np.int8), np.zeros(count, np.int8)
        self.places, self.episodes = np.zeros((count, 4), np.int8), np.zeros(count, np.int64)
        rows = count if sees else 0
        self.seen, self.finals = np.zeros((2, rows, len(game.features)), game.features.dtype)
        self.masks = np.zeros((count if masks == "bytes" else 0, game.catalogue.size), np.int8)
        self.bits = np.zeros((count if masks == "bits" else 0, words_of(game)), np.uint32)
        self.first_seed, self.at_random, self.again, self.most = 0, int(at_random), int(again), most
        self._box, self._all, self._code = box.packed(), np.arange(count, dtype=np.int32), turn_code(game)
        threads = min(threads or os.cpu_count() or 1, max(count // FEWEST, 1))
        self._calls: list[Callable[[], int]] = []
        self._closed = False
        self._begin_threads(threads - 1)
        self._scratch = [np.zeros(1, game.table.dtype) for _ in range(threads)]

    def _begin_threads(self, others: int) -> None:
        """So many besides the one that calls."""
        self._pool = ThreadPoolExecutor(others) if others else None
        self._alone, self._process = Lock(), os.getpid()

    def _be_here(self) -> None:
        """A fork has the tables, and none of the threads."""
        if self._process != os.getpid():
            self._begin_threads(len(self._scratch) - 1)

    def begin(self, seed: int, which: Numbers | None = None) -> None:
        """Begin the games anew, table i by `seed` + i; or those of some tables, each with its next seed."""
        if which is None:
            self.first_seed = seed
            self.episodes[:] = 0
            self._calls = self._parts(TURN, self._all)
        else:
            self.episodes[which] += 1
        self.ended[:] = 0
        self._do(self._parts(BEGIN, self._all if which is None else which))

    def turn(self, answers: Sequence[int] | Numbers, which: Numbers | None = None) -> None:
        """Give every table its answer, or some of them; what ended is left as it is until somebody clears it."""
        if not self._calls:
            raise InputError("no game has begun yet: reset first")
        self.answers[:] = answers
        self._do(self._calls if which is None else self._parts(TURN, which))

    def _do(self, calls: list[Callable[[], int]]) -> None:
        """Make the calls side by side, the first of them here; compiled rules believe that nobody else writes on their tables."""
        self._be_here()
        with self._alone:
            if self._closed:
                raise InputError("these tables are closed: make new ones")
            others = [self._pool.submit(call) for call in calls[1:]] if self._pool else []
            fault = calls[0]()
            if any([fault, *(other.result() for other in others)]):
                refuse_faults(self.tables)

    def _parts(self, work: str, which: Numbers) -> list[Callable[[], int]]:
        """Calls that do the work in equal parts."""
        parts = np.array_split(which, len(self._scratch)) if len(which) > FEWEST else [which]
        return [self._part(work, part, scratch) for part, scratch in zip(parts, self._scratch, strict=False)]

    def _part(self, work: str, which: Numbers, scratch: Tables) -> Callable[[], int]:
        told = self.asked, scratch, as_seen(self.game, self.seen)
        rules = self.players, self.first_seed, self.at_random
        if work == BEGIN:
            kept: tuple[Held, ...] = self.learners, *rules, self.most, self.taken, self.episodes, *told
        else:
            ends = self.ended, self.places
            kept = self.answers, self.learners, *rules, self.again, self.most, self.taken, self.episodes, *ends, *told
            kept += (as_seen(self.game, self.finals),)
        return self._code.ready(work, self._box, self.tables, which, *kept, self.masks, self.bits)

    def close(self) -> None:
        """Let the threads go."""
        self._be_here()
        with self._alone:
            self._closed = True
            if self._pool:
                self._pool.shutdown()
