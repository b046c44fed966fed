"""A bot in one file: `cosmocafe play star_stations --seats me,examples/patient_bot.py:visits=500`.

It sees what a person at its seat would see, a view. Everything else is up to it: this one lets a search think, and among the options
that are nearly as good as the best it takes the one that leaves the weakest of all the best chance, so that the game stays open.
A package has its bots found by name:

    [project.entry-points."cosmocafe.bots"]
    patient = "my_package:Bot"
"""

from __future__ import annotations

import random

from cosmocafe.bots import Search
from cosmocafe.core.game import View


class Bot:
    """Answers without hurry; its options are the parameters of its class."""

    def __init__(self, visits: int = 300, slack: float = 0.03) -> None:
        self.visits, self.slack = visits, slack

    def answer(self, view: View, rng: random.Random) -> int:
        """One of the view's options."""
        choices = Search(view.game).think(view, self.visits, seed=rng.getrandbits(32), lines=0).choices
        best = choices[0].win[view.seat]
        close = [choice for choice in choices if choice.visits and choice.win[view.seat] >= best - self.slack]
        return max(close or choices[:1], key=lambda choice: min(choice.win)).answer
