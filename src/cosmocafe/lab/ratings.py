"""How strong players are, from the places they took: ratings by Weng and Lin's Bayesian method for the Plackett-Luce model.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, Journal of Machine Learning Research 12, 2011, algorithm 4.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Who = TypeVar("Who")

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2  # how much luck there is in one game
LEAST = 0.0001  # of the variance is left after a game


@dataclass(frozen=True)
class Rating:
    """How strong somebody seems to be, and how sure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies with 95 %."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def rated(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after games: who sat where, and each seat's place."""
    known: dict[str, Rating] = {}
    for names, places in games:
        learn(known, names, places, lambda name: Rating())
    return known


def learn(known: dict[Who, Rating], names: Sequence[Who], places: Sequence[int], first: Callable[[Who], Rating]) -> None:
    """What a game tells of those who played it; who sat there more than once has learned on average. `first` rates newcomers."""
    for name in names:
        known.setdefault(name, first(name))
    changed = after_game([known[name] for name in names], places)
    for name in dict.fromkeys(names):
        own = [rating for seat, rating in zip(names, changed, strict=True) if seat == name]
        if len(own) < len(names):  # against oneself there is nothing to be learned
            known[name] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))


def after_game(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after one game."""
    width = math.sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    strengths = [math.exp(one.mu / width) for one in ratings]
    left = [sum(strength for strength, place in zip(strengths, places, strict=True) if place >= taken) for taken in places]
    return [_changed(rating, seat, places, width, strengths, left) for seat, rating in enumerate(ratings)]


def _changed(rating: Rating, seat: int, places: Sequence[int], width: float, strengths: Sequence[float], left: Sequence[float]) -> Rating:
    """One seat's rating: each place that was fought for while the seat was still in the race tells something."""
    better, surer = 0.0, 0.0
    for other, place in enumerate(places):
        if place <= places[seat]:
            chance, sharing = strengths[seat] / left[other], places.count(place)
            better += ((seat == other) - chance) / sharing
            surer += chance * (1 - chance) / sharing
    variance = rating.sigma**2
    gamma = rating.sigma / width
    mu = rating.mu + variance / width * better
    return Rating(mu, rating.sigma * math.sqrt(max(1 - gamma * variance / width**2 * surer, LEAST)))
