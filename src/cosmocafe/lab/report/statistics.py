"""What numbers of many games say, and how sure that is: shares and differences with intervals, corrected for many comparisons.

Seats of one game are not independent (one wins because the others do not), so errors are worked out game by game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosmocafe.core.anything import Records

from ..simulate import interval

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
WIDE = 1.96  # standard errors to either side of a 95 % interval
LEVEL = 0.05  # of what is marked as beyond chance, so much may be chance after all
TOGETHER = 32  # columns that are worked out at the same time: of all at once, memory would not hold the numbers
OFTEN, USUALLY = 3, 0.95  # what a seat has so often, and in such a share of games at most once more than another one, counts turns
FEWEST = 30  # games in which something made a difference; of fewer nothing is said


class Share(NamedTuple):
    """How often those won who had something in common, and whether that is by chance."""

    share: float
    low: float
    high: float
    seats: int  # of all games, that it is a share of
    fair: float
    chance: float  # so often chance alone makes a difference like this, or a larger one


class Effect(NamedTuple):
    """How much more often those won who did something more often than the others at their table."""

    by: float
    low: float
    high: float
    games: int  # in which some did it more often than others
    chance: float
    is_result: bool = False  # it says who won, and is no reason for it
    is_clock: bool = False  # it comes once a turn: whoever ends the game has had one more

    @property
    def tells(self) -> bool:
        """Whether it says something about winning."""
        return not self.is_result and not self.is_clock


UNKNOWN = Effect(0.0, 0.0, 0.0, 0, 1.0)


class Mean(NamedTuple):
    """A mean over games."""

    mean: float
    low: float
    high: float


def chance_of(deviation: float) -> float:
    """How often chance alone goes as many standard errors astray, to either side."""
    return erfc(abs(deviation) / sqrt(2))


def share_of(won: Floats, fair: float) -> Share:
    """The share of wins among some seats of some games."""
    count = won.size
    if not count:
        return Share(0.0, 0.0, 1.0, 0, fair, 1.0)
    wins = float(won.sum())
    low, high = interval(wins, count)
    error = sqrt(fair * (1 - fair) / count)
    return Share(wins / count, low, high, count, fair, chance_of((wins / count - fair) / error) if error else 1.0)


def mean_of(values: Records) -> Mean:
    """A mean with its 95 % interval."""
    mean = float(values.mean())
    half = WIDE * float(values.std()) / sqrt(max(values.size - 1, 1))
    return Mean(mean, mean - half, mean + half)


def beyond_chance(chances: Sequence[float], level: float = LEVEL) -> Flags:
    """Which of many comparisons count, by Benjamini and Hochberg: at most a share of `level` of those marked is expected to be chance."""
    found = np.asarray(chances, float)
    order = np.argsort(found)
    passed = np.flatnonzero(found[order] <= level * np.arange(1, len(found) + 1) / max(len(found), 1))
    marked = np.zeros(len(found), bool)
    marked[order[: passed[-1] + 1 if len(passed) else 0]] = True
    return marked


def residues(won: Floats, bots: Records) -> Floats:
    """What each seat won beyond the mean of its seat and bot, so that neither is taken for the work of a card."""
    left = won.copy()
    for seat in range(won.shape[1]):
        for bot in np.unique(bots[:, seat]):
            same = bots[:, seat] == bot
            left[same, seat] -= won[same, seat].mean()
    return left


def effects_of(counts: Records, won: Floats, beyond: Floats) -> list[Effect]:
    """The effect of each column: `counts` holds a number for each game, seat and column."""
    found: list[Effect] = []
    for low in range(0, counts.shape[2], TOGETHER):
        found += _effects(counts[:, :, low : low + TOGETHER], won, beyond)
    return found


def _effects(counts: Records, won: Floats, beyond: Floats) -> list[Effect]:
    seats = counts.shape[1]
    many = counts.astype(np.float32)
    more = (many > many.mean(axis=1 if seats > 1 else 0, keepdims=True)).astype(np.float32)
    who = more.sum(axis=1)
    differs = (who > 0).astype(np.float32) if seats > 1 else np.ones_like(who)
    gained = np.einsum("nsc,ns->nc", more, beyond)
    others, rest = (beyond.sum(axis=1)[:, None] - gained) * differs, (seats - who) * differs
    with_it, without = np.maximum(who.sum(axis=0), 1), np.maximum(rest.sum(axis=0), 1)
    mine, theirs = gained.sum(axis=0) / with_it, others.sum(axis=0) / without
    apart = (gained - mine * who) / with_it - (others - theirs * rest) / without  # what each game adds to the error
    error = np.sqrt((apart.astype(float) ** 2).sum(axis=0))
    wins_with = np.einsum("nsc,ns->nc", more, won).sum(axis=0)
    wins_without = (won.sum(axis=1)[:, None] * differs).sum(axis=0) - wins_with
    is_result = ((wins_with > 0.99 * with_it) & (wins_without < 0.01 * without)) | (
        (wins_without > 0.99 * without) & (wins_with < 0.01 * with_it)
    )
    games = np.minimum(differs.sum(axis=0), np.minimum(who.sum(axis=0), rest.sum(axis=0)))
    is_clock = (np.ptp(many, axis=1) <= 1).mean(axis=0) >= USUALLY
    is_clock &= (many.mean(axis=(0, 1)) >= OFTEN) & (seats > 1)
    return [
        _effect(float(by), float(off), int(count), bool(result), bool(clock))
        for by, off, count, result, clock in zip(mine - theirs, error, games, is_result, is_clock, strict=True)
    ]


def _effect(by: float, error: float, games: int, is_result: bool, is_clock: bool) -> Effect:
    if games < FEWEST or not error:
        return UNKNOWN._replace(games=games, is_result=is_result and games > 0)
    return Effect(by, by - WIDE * error, by + WIDE * error, games, chance_of(by / error), is_result, is_clock)
