"""The bot that likes every answer the same."""

from __future__ import annotations

import random

from cosmocafe.core.game import View


class RandomBot:
    """Answers at random."""

    def answer(self, view: View, rng: random.Random) -> int:
        """Anything of the options."""
        return rng.choice(view.options)
