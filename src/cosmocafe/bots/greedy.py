"""The bot that looks to the end of its own turn and takes what the game's advice values most."""

from __future__ import annotations

import random

from cosmocafe.core.chance import seed_table
from cosmocafe.core.loops import TURN
from cosmocafe.core.view import View


class GreedyBot:
    """Tries every option, finishes its turn by value alone, and compares; dice are averaged over some tries."""

    def __init__(self, samples: int = 3) -> None:
        self.samples = samples

    def answer(self, view: View, rng: random.Random) -> int:
        """The option worth most."""
        if len(view.options) == 1:
            return view.options[0]
        desk = [view.game.table() for _ in range(4)]
        seed_table(desk[0], rng.getrandbits(32), rng.getrandbits(32), 1)
        return int(view.game.loops.greedy_answer(view.box, view.table, view.seat, desk, self.samples, TURN))
