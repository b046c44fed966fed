"""The bot that looks to the end of its own turn and takes what the game's advice values most."""

from __future__ import annotations

import random

from cosmocafe.core.game import View


class GreedyBot:
    """Tries every option, finishes its turn by value alone, and compares; dice are averaged over some tries.

    It thinks on compiled rules where they are loaded, else on plain ones; the answer is the same.
    """

    def __init__(self, samples: int = 3) -> None:
        self.samples = samples

    def answer(self, view: View, rng: random.Random) -> int:
        """The option worth most."""
        if len(view.options) == 1:
            return view.options[0]
        seed, game = rng.getrandbits(32), view.game
        if game.compiled is not None:
            return int(game.compiled.advise(view.box.packed(), view.table.packed(), seed, samples=self.samples)[0])
        answers = [0]
        game.loops.advise_many([view.box], [view.table], seed, self.samples, [game.table() for _ in range(4)], answers)
        return answers[0]
