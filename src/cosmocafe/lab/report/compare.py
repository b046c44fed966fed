"""Two boxes compared game by game: games with the same number have the same seed, so most of chance falls out of the difference."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import numpy as np

from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError

from .figures import Figures, Group, Shares
from .statistics import WIDE, beyond_chance, chance_of


class Metric(NamedTuple):
    """Something that has a value in every game."""

    kind: str  # seat, order, role, length, options, leads, decided, score, part, times
    by: Shares | None
    number: int  # which seat, row or column
    before: Records
    after: Records


class Compared(NamedTuple):
    """What came of it."""

    kind: str
    by: Shares | None
    number: int
    before: float
    after: float
    by_how_much: float
    low: float
    high: float
    chance: float
    marked: bool = False

    @property
    def is_share(self) -> bool:
        """Whether it is a share of wins or of a game."""
        return self.kind in ("seat", "order", "role", "decided")


class Comparison:
    """What differs between two boxes."""

    def __init__(self, before: Figures, after: Figures) -> None:
        if before.run.games != after.run.games or before.columns != after.columns:
            raise InputError("two boxes are compared over the same games: play as many with each, with the same seed")
        self.before, self.after = before, after
        rows = [compared(metric) for metric in metrics(before, after)]
        marks = beyond_chance([row.chance for row in rows])
        self.rows = [row._replace(marked=bool(marked)) for row, marked in zip(rows, marks, strict=True)]

    @property
    def marked(self) -> list[Compared]:
        """What differs beyond chance, the surest first; of things that always happen together, the first."""
        found: dict[tuple[float, float, float], Compared] = {}
        for row in self.rows:
            if row.marked:
                found.setdefault((row.before, row.after, row.low), row)
        return sorted(found.values(), key=lambda row: row.chance)

    @property
    def same(self) -> bool:
        """Whether all games went alike."""
        first, second = self.before.played, self.after.played
        pairs = ((first.answers, second.answers), (first.scores, second.scores), (first.counts, second.counts))
        return all(np.array_equal(one, other) for one, other in pairs)


def compared(metric: Metric) -> Compared:
    """The mean difference of a metric, game by game."""
    before, after = np.asarray(metric.before, float), np.asarray(metric.after, float)
    apart = after - before
    by, error = float(apart.mean()), float(apart.std()) / sqrt(max(len(apart) - 1, 1))
    chance = chance_of(by / error) if error else 1.0 if by == 0 else 0.0
    found = (float(before.mean()), float(after.mean()), by, by - WIDE * error, by + WIDE * error, chance)
    return Compared(metric.kind, metric.by, metric.number, *found)


def metrics(before: Figures, after: Figures) -> Iterator[Metric]:
    """All that is compared."""
    first, second = before.played, after.played
    if before.run.players == 1:
        yield Metric("seat", before.by_seat, 0, before.run.won[:, 0], after.run.won[:, 0])
    else:
        yield from _wins(before, after)
        yield Metric("leads", None, 0, first.leads, second.leads)
        yield Metric("decided", None, 0, first.decided, second.decided)
    yield Metric("length", None, 0, first.answers, second.answers)
    yield Metric("options", None, 0, _choice(before), _choice(after))
    yield Metric("score", None, 0, first.scores.mean(axis=1), second.scores.mean(axis=1))
    if first.labels == second.labels and len(first.parts) == len(second.parts):
        for number in range(len(first.labels)):
            yield Metric("part", None, number, first.parts[:, :, number].mean(axis=1), second.parts[:, :, number].mean(axis=1))
    for number in np.flatnonzero(before.totals + after.totals).tolist():
        yield Metric("times", None, number, first.counts[:, :, number].sum(axis=1), second.counts[:, :, number].sum(axis=1))


def _wins(before: Figures, after: Figures) -> Iterator[Metric]:
    for seat, _ in before.by_seat.rows:
        yield Metric("seat", before.by_seat, seat, before.run.won[:, seat], after.run.won[:, seat])
    for by, other in _both(before.by_order, after.by_order):
        assert by.by and other.by  # noqa: S101
        for turn, _ in by.rows:
            yield Metric("order", by, turn, _by_turn(before, by.by, turn), _by_turn(after, other.by, turn))
    for by, _ in _both(before.by_role, after.by_role):
        for number, _ in by.rows:
            yield Metric("role", by, number, _with(before, number), _with(after, number))


def _both(first: list[Shares], second: list[Shares]) -> Iterator[tuple[Shares, Shares]]:
    """What is told of both boxes."""
    known = {(one.by.kind, one.by.block, one.by.part): one for one in second if one.by}
    for one in first:
        if one.by and (other := known.get((one.by.kind, one.by.block, one.by.part))):
            yield one, other


def _by_turn(figures: Figures, group: Group, turn: int) -> Records:
    begins = figures.firsts(group)
    found: Records = figures.run.won[np.arange(len(begins)), (begins + turn) % figures.run.players]
    return found


def _with(figures: Figures, column: int) -> Records:
    """The wins of whoever has something, in each game."""
    found: Records = (figures.won * (figures.counts[:, :, column] > 0)).sum(axis=1)
    return found


def _choice(figures: Figures) -> Records:
    played = figures.played
    found: Records = played.options.sum(axis=1) / np.maximum(played.asked.sum(axis=1), 1)
    return found
