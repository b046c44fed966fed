"""Games that nobody played: numbers of which we know what they say."""

from __future__ import annotations

import numpy as np

from cosmocafe.core.game import Game
from cosmocafe.lab.played import Played
from cosmocafe.lab.tally import Column, tally_of


def made_up(game: Game, players: int, games: int, seed: int = 0, *, chances: list[float] | None = None) -> Played:
    """Games in which seats win with some chances and everything else comes at random and means nothing."""
    rng = np.random.default_rng(seed)
    winner = rng.choice(players, games, p=chances or [1 / players] * players)
    places = np.full((games, players), 2, np.int8)
    places[np.arange(games), winner] = 1
    counts = rng.poisson(0.7, (games, players + 1, len(tally_of(game).columns))).astype(np.uint16)
    asked = rng.integers(5, 30, (games, players))
    return Played(
        game=game,
        players=players,
        bots=["greedy"] * players,
        first=0,
        places=places,
        scores=rng.integers(0, 50, (games, players)),
        asked=asked,
        options=asked * 3,
        answers=asked.sum(axis=1),
        began=np.zeros(games, np.int8),
        leads=rng.integers(0, 5, games),
        decided=rng.random(games),
        counts=counts,
        labels=[],
        parts=np.zeros((0, players, 0), np.int32),
    )


def place_of(played: Played, name: str) -> int:
    """Where a column is."""
    return next(number for number, column in enumerate(played.columns) if column.name == name)


def winners_have(played: Played, name: str, seed: int = 1) -> Column:
    """Half of the winners, and a fifth of the others, have something."""
    at, rng = place_of(played, name), np.random.default_rng(seed)
    chance = np.where(played.places == 1, 0.5, 0.2)
    played.counts[:, : played.players, at] = rng.random(chance.shape) < chance
    return played.columns[at]
