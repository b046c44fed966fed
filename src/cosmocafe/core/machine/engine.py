"""One small interface over everything that plays many tables at once: plain Python, compiled code on threads, a GPU, a Ray cluster.

An engine has one game, one box and one number of players. From the same seeds every engine makes the same tables, byte for byte.
`tables` are whatever the engine likes best; `records` gives them as NumPy records. What it tells are NumPy arrays, but on the GPU,
where arrays stay until somebody asks for their content.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from ..anything import Held
from ..author.table import Table
from ..game import Game
from .brought import Brought
from .compiled import MOST, Numbers, Stepping, Tables, compiled, compiled_for, words_of
from .pieces import Piece
from .together import DESK


class Engine(Protocol):
    """Plays many tables at once."""

    game: Game
    players: int

    def new(self, count: int, brought: Brought | None = None) -> Held:
        """Tables of zeros, those that somebody's functions want."""

    def records(self, tables: Held) -> Tables:
        """The tables as records."""

    def start(self, tables: Held, first_seed: int = 0) -> None:
        """Begin tables of zeros, seeded one after the other."""

    def copy(self, tables: Held, sources: Held) -> None:
        """Make each table like its source."""

    def asked(self, tables: Held) -> Held:
        """The seat whose answer each table awaits, -1 for none."""

    def masks(self, tables: Held) -> Held:
        """The legal answers of each table, 1 in the answer's column."""

    def bits(self, tables: Held) -> Held:
        """The legal answers of each table, one bit each, 32 to a word."""

    def observe(self, tables: Held, seats: Held) -> Held:
        """What one seat of each table observes."""

    def answer(self, tables: Held, answers: Held) -> int:
        """Give each table its answer, -1 for none; how many were not offered and left their table alone."""

    def answer_randomly(self, tables: Held) -> None:
        """One random answer on each table that is not over."""

    def each(self, tables: Held, brought: Brought, work: str, first: int, given: Sequence[int]) -> Held:
        """What a function that somebody brings tells of each table, which are numbered from `first` on."""

    def stepping(self, count: int) -> Held:
        """What `step` keeps and says of so many tables."""

    def step(self, tables: Held, answers: Held, first_seed: int, state: Held) -> None:
        """Give each table its answer; one that is over leaves its places in `state` and begins anew, by a seed of its own."""

    def play_out(self, tables: Held, most: int = MOST) -> Held:
        """Play each table on at random, to its end or for `most` answers; the number of answers of each."""

    def play(self, tables: Held, first_seed: int = 0, most: int = MOST) -> Held:
        """Whole random games on tables of zeros; the number of answers of each."""


def table_for(game: Game, brought: Brought | None) -> type[Table]:
    """A game's table, or the one that somebody's functions want."""
    return brought.table(game) if brought else game.table


class Plain:
    """Plain Python: slow, and the truth."""

    def __init__(self, game: Game, box: Piece, players: int) -> None:
        self.game, self.box, self.players = game, box, players
        self._loops = game.loops

    def new(self, count: int, brought: Brought | None = None) -> list[Held]:
        made = table_for(self.game, brought)
        return [made() for _ in range(count)]

    def records(self, tables: list[Held]) -> Tables:
        records = np.zeros(len(tables), type(tables[0]).dtype if tables else self.game.table.dtype)
        for table, record in zip(tables, records, strict=True):
            table.pack(record)
        return records

    def start(self, tables: list[Held], first_seed: int = 0) -> None:
        self._loops.start_many([self.box], tables, self.players, first_seed)

    def copy(self, tables: list[Held], sources: list[Held]) -> None:
        self._loops.copy_many(tables, sources)

    def asked(self, tables: list[Held]) -> Numbers:
        return self._filled(np.zeros(len(tables), np.int8), lambda out: self._loops.asked_many(tables, out))

    def masks(self, tables: list[Held]) -> Numbers:
        return self._filled(np.zeros((len(tables), self.game.catalogue.size), np.int8), lambda out: self._loops.mask_many(tables, out))

    def bits(self, tables: list[Held]) -> Numbers:
        return self._filled(np.zeros((len(tables), words_of(self.game)), np.uint32), lambda out: self._loops.bits_many(tables, out))

    def observe(self, tables: list[Held], seats: Held) -> Numbers:
        seen, given = [self.game.seen() for _ in tables], [int(seat) for seat in seats]
        self._loops.observe_many([self.box], tables, given, self.new(1), seen)
        return np.array([one.numbers for one in seen], self.game.features.dtype).reshape(len(tables), -1)

    def answer(self, tables: list[Held], answers: Held) -> int:
        return int(self._loops.answer_many([self.box], tables, [int(answer) for answer in answers]))

    def answer_randomly(self, tables: list[Held]) -> None:
        self._loops.random_many([self.box], tables)

    def each(self, tables: list[Held], brought: Brought, work: str, first: int, given: Sequence[int]) -> Numbers:
        loop = brought.own(self.game)[f"{work}_many"]
        told = np.zeros(len(tables), np.int32)
        return self._filled(told, lambda out: loop([self.box], tables, self.new(DESK), first, out, *given))

    def play_out(self, tables: list[Held], most: int = MOST) -> Numbers:
        return self._filled(np.zeros(len(tables), np.int64), lambda out: self._loops.play_out_many([self.box], tables, most, out))

    def play(self, tables: list[Held], first_seed: int = 0, most: int = MOST) -> Numbers:
        counts, given = np.zeros(len(tables), np.int64), ([self.box], tables, self.players, first_seed, most)
        return self._filled(counts, lambda out: self._loops.play_many(*given, out))

    def stepping(self, count: int) -> Stepping:
        return Stepping.of(count)

    def step(self, tables: list[Held], answers: Held, first_seed: int, state: Stepping) -> None:
        given = [int(answer) for answer in answers]
        kept = state.episodes, state.ended, state.places
        state.refused[0] += self._loops.step_many([self.box], tables, given, self.players, first_seed, *kept)

    @staticmethod
    def _filled(out: Numbers, fill: Callable[[Numbers], object]) -> Numbers:
        fill(out)
        return out


class Cpu:
    """Compiled code on threads."""

    def __init__(self, game: Game, box: Piece, players: int, threads: int | None = None) -> None:
        self.game, self.players, self.threads = game, players, threads or os.cpu_count() or 1
        self.box, self.rules = box.packed(), compiled(game)

    def new(self, count: int, brought: Brought | None = None) -> Tables:
        return np.zeros(count, table_for(self.game, brought).dtype)

    def records(self, tables: Tables) -> Tables:
        return tables

    def start(self, tables: Tables, first_seed: int = 0) -> None:
        self.rules.start(self.box, tables, self.players, first_seed)

    def copy(self, tables: Tables, sources: Tables) -> None:
        self.rules.copy(tables, sources)

    def asked(self, tables: Tables) -> Numbers:
        return self.rules.asked(tables)

    def masks(self, tables: Tables) -> Numbers:
        return self.rules.masks(tables)

    def bits(self, tables: Tables) -> Numbers:
        return self.rules.bits(tables)

    def observe(self, tables: Tables, seats: Held) -> Numbers:
        return self.rules.observe(self.box, tables, seats)

    def answer(self, tables: Tables, answers: Held) -> int:
        return self.rules.answer(self.box, tables, answers)

    def answer_randomly(self, tables: Tables) -> None:
        self.rules.answer_randomly(self.box, tables)

    def each(self, tables: Tables, brought: Brought, work: str, first: int, given: Sequence[int]) -> Numbers:
        return compiled_for(self.game, brought).each(work, self.box, tables, first, given, threads=self.threads)

    def play_out(self, tables: Tables, most: int = MOST) -> Numbers:
        return self.rules.play_out(self.box, tables, threads=self.threads, most=most)

    def play(self, tables: Tables, first_seed: int = 0, most: int = MOST) -> Numbers:
        return self.rules.play(self.box, tables, self.players, first_seed, threads=self.threads, most=most)

    def stepping(self, count: int) -> Stepping:
        return Stepping.of(count)

    def step(self, tables: Tables, answers: Held, first_seed: int, state: Stepping) -> None:
        self.rules.step(self.box, tables, answers, self.players, first_seed, state)


class OnGpu:
    """A CUDA GPU; tables and what is told of them stay there until somebody reads them."""

    def __init__(self, game: Game, box: Piece, players: int) -> None:
        from .gpu import Gpu

        self.game, self.players, self.rules = game, players, Gpu(game)
        self.box = self.rules.put(box.packed())

    def new(self, count: int, brought: Brought | None = None) -> Held:
        return self.rules.array(count, table_for(self.game, brought).dtype)

    def records(self, tables: Held) -> Tables:
        found: Tables = self.rules.records(tables)
        return found

    def start(self, tables: Held, first_seed: int = 0) -> None:
        self.rules.start(self.box, tables, self.players, first_seed)

    def copy(self, tables: Held, sources: Held) -> None:
        self.rules.copy(tables, sources)

    def asked(self, tables: Held) -> Held:
        return self.rules.asked(tables)

    def masks(self, tables: Held) -> Held:
        return self.rules.masks(tables)

    def bits(self, tables: Held) -> Held:
        return self.rules.bits(tables)

    def observe(self, tables: Held, seats: Held) -> Held:
        return self.rules.observe(self.box, tables, self._there(seats))

    def answer(self, tables: Held, answers: Held) -> int:
        return self.rules.answer(self.box, tables, self._there(answers))

    def answer_randomly(self, tables: Held) -> None:
        self.rules.answer_randomly(self.box, tables)

    def each(self, tables: Held, brought: Brought, work: str, first: int, given: Sequence[int]) -> Held:
        return self.rules.each(brought, work, self.box, tables, first, given)

    def play_out(self, tables: Held, most: int = MOST) -> Held:
        return self.rules.play_out(self.box, tables, most=most)

    def play(self, tables: Held, first_seed: int = 0, most: int = MOST) -> Held:
        return self.rules.play(self.box, tables, self.players, first_seed, most=most)

    def stepping(self, count: int) -> Held:
        return self.rules.new_stepping(count)

    def step(self, tables: Held, answers: Held, first_seed: int, state: Held) -> None:
        self.rules.step(self.box, tables, self._there(answers), self.players, first_seed, state)

    def _there(self, numbers: Held) -> Held:
        return self.rules.put(np.asarray(numbers, np.int32)) if isinstance(numbers, np.ndarray | list) else numbers
