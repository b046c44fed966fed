"""Bots: anything that answers. A bot sees what a person at its seat would see, a view."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from cosmocafe.core.errors import InputError
from cosmocafe.core.game import View

from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Something that answers the open question of a view."""

    def answer(self, view: View, rng: random.Random) -> int:
        """One of the view's options."""


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise InputError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "find_bot"]
