"""Networks that know nothing but say it with conviction, and tables for them to look at."""

from __future__ import annotations

import numpy as np

import cosmocafe
from cosmocafe.bots.learned import Network
from cosmocafe.bots.learned.network import Inputs
from cosmocafe.core.anything import Anything, Records
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

from .moods import mood


def some_network(game: Game, seed: int = 1, players: int = 2, **said: str) -> Network:
    """A network that knows nothing, but says it with conviction."""
    rng, observed, answers = np.random.default_rng(seed), len(game.features), game.catalogue.size

    def numbers(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return (rng.standard_normal(shape) / 6).astype(np.float32)

    inputs = Inputs(rng.integers(0, 2, observed).astype(np.int32), np.abs(numbers(observed)), rng.integers(0, 4, observed).astype(np.int32))
    layers = (numbers(inputs.count, 24), numbers(24)), (numbers(24, 8), numbers(8))
    head = {"game": game.id, "version": str(game.version), "features": str(observed), "answers": str(answers), "players": str(players)}
    return Network(inputs, layers, (numbers(8, 4), numbers(4)), (numbers(answers, 8), numbers(answers)), {**head, **said})


def played(game: Game, answers: int, players: int = 2, seed: int = 4) -> Match:
    """A match after so many random answers, where the asked seat has a choice."""
    match, rng = cosmocafe.new(game, players=players, seed=seed, agreed=game.trial_agreed), mood(1)
    while match.number < answers or len(match.options) < 2:
        match.answer(rng.choice(match.options))
    return match


def observed(game: Game, box: Anything, table: Anything, seat: int) -> Records:
    """What a seat sees of a table, as a network's row."""
    seen = game.seen()
    game.loops.see(box, table, seat, game.table(), seen)
    return np.array([seen.numbers], np.int32)


def expected(network: Network, game: Game, box: Anything, table: Anything, seat: int) -> list[float]:
    """The log odds of every seat, from seat 0 on, by a network that looks with the eyes of one: what it says, on top of the advice."""
    logits, points = network.judged(observed(game, box, table, seat))[0][0], int(network.said.get("advice", 0))
    found = [float(logits[(other - seat) % table.players]) for other in range(table.players)]
    return [one + (game.loops.value(box, table, other) / points if points else 0) for other, one in enumerate(found)]


def stepped(game: Game, box: Anything, table: Anything, choice: int) -> bool:
    """Answer, and go on up to the next question or to where chance would come in; whether it does."""
    game.loops.resolve(box, table, choice)
    while not table.over and not table.n_options:
        later = table.copy()
        game.loops.take(box, later)
        if later.rng[3] != table.rng[3]:
            return True
        table.become(later)
    return False
