"""What if? A moment of a match once as it came and once otherwise: bots finish both many times, and the difference is told with its error.

Both sides meet the same chance, so that luck does not choose between them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cosmocafe.bots.greedy import GREEDY, finish
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .chances import ONE, result

TIMES = 200
SOME, FEW = 10, 1  # games between two looks at the clock, compiled and plain
MOST = 20_000  # answers of one game
SEED = 0x1F


@dataclass(frozen=True)
class Outcome:
    """Everybody's share of the wins as it came and instead, the change, and one standard error of each change; in millionths."""

    times: int
    came: tuple[float, ...]
    instead: tuple[float, ...]
    change: tuple[float, ...]
    error: tuple[float, ...]
    is_done: bool


class WhatIf:
    """`before`: the table when the question was open; `after`: what it really became; `answer`: what is given instead, with new chance."""

    def __init__(self, game: Game, box: Anything, before: Anything, after: Anything, answer: int, times: int = TIMES) -> None:
        if answer not in before.offered:
            raise InputError("this answer was not offered there")
        self.game, self.box, self.before, self.after, self.answer, self.times = game, box, before, after, answer, times
        self._played = 0
        self._pairs: list[Anything] = []  # everybody's share as it came and instead

    def go_on(self) -> Outcome:
        """Play some games more."""
        some = min(SOME if GREEDY.name in self.game.compiled else FEW, self.times - self._played)
        came = [self.after.copy() for _ in range(some)]
        instead = [self._otherwise(self._played + number) for number in range(some)]
        for tables in (came, instead):
            finish(self.game, self.box, tables, SEED, self._played, most=MOST)
        self._pairs += [self._pair(*both) for both in zip(came, instead, strict=True) if both[0].over and both[1].over]
        self._played += some
        return self.outcome

    def _otherwise(self, number: int) -> Anything:
        table = self.before.copy()
        seed_table(table, SEED, number, 5)
        self.game.loops.answer(self.box, table, self.answer)
        table.heard()
        return table

    def _pair(self, came: Anything, instead: Anything) -> Anything:
        return np.array([result(table.places[: table.players])[: table.players] for table in (came, instead)], float)

    @property
    def outcome(self) -> Outcome:
        """What is known so far."""
        done, players = self._played >= self.times, self.before.players
        if not self._pairs:
            unknown = (ONE / players,) * players
            return Outcome(0, unknown, unknown, (0.0,) * players, (float(ONE),) * players, done)
        pairs = np.array(self._pairs)
        changes = pairs[:, 1] - pairs[:, 0]
        many = len(pairs)
        error = changes.std(axis=0, ddof=1) / np.sqrt(many) if many > 1 else np.full(players, float(ONE))
        came, instead = pairs.mean(axis=0)
        return Outcome(many, tuple(came), tuple(instead), tuple(changes.mean(axis=0)), tuple(error), done)
