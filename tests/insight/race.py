"""A race to 20 in which who moves throws a die of four sides or a coin for 0 or 6; solved, so that everything is known of it."""

from __future__ import annotations

import random

from cosmocafe.insight.chances import Chances, change, exact
from cosmocafe.insight.ledger import Said

GOAL, WAYS = 20, ((1, 2, 3, 4), (0, 6))


class Race:
    """Each mover's chance to win, by how far both are."""

    def __init__(self) -> None:
        self._win = {(mine, other): 0.5 for mine in range(GOAL) for other in range(GOAL)}
        for _ in range(60):  # a coin may leave both where they are
            self._win = {place: max(self.after(*place, way) for way in WAYS) for place in self._win}

    def win(self, mine: int, other: int) -> float:
        """The chance of who moves."""
        return self._win[mine, other]

    def after(self, mine: int, other: int, way: tuple[int, ...]) -> float:
        """The chance of who moves, and has chosen."""
        return sum(self.landed(mine + step, other) for step in way) / len(way)

    def landed(self, mine: int, other: int) -> float:
        """The chance of who has moved."""
        return 1.0 if mine >= GOAL else 1 - self._win[other, mine]


def play(race: Race, rng: random.Random, careless: float) -> tuple[list[Said], Chances, float]:
    """A match: what a perfect judge says of it, its end, and what luck gave the first seat."""
    at, seat, said, luck = [0, 0], 0, [], 0.0
    while max(at) < GOAL:
        mine, other = at[seat], at[1 - seat]
        best = max(WAYS, key=lambda way: race.after(mine, other, way))
        way = rng.choice(WAYS) if rng.random() < careless else best
        step, worth = rng.choice(way), race.after(mine, other, way)
        regret = change(vector(race.win(mine, other), seat), vector(worth, seat)) if way is not best else (0, 0)
        said.append(Said(seat, regret, None, vector(worth, seat)))
        luck += (race.landed(mine + step, other) - worth) * (1 if seat == 0 else -1)
        at[seat] += step
        seat = 1 - seat
    return said, vector(1.0, 1 - seat), luck


def vector(chance: float, seat: int) -> Chances:
    """Both chances, the seat's own given."""
    return exact([chance, 1 - chance] if seat == 0 else [1 - chance, chance])
