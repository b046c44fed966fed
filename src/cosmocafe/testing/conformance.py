"""The contract that every game has to fulfil, as one line of a test."""

from __future__ import annotations

from ..bots import greedy
from ..core.contract.check import check
from ..core.game import Game


def conform(game: Game, games: int = 30, threads: int = 2) -> None:
    """Everything that `cosmocafe check` proves of a game; what fails is named."""
    failed = [f"{result.name}: {result.detail}" for result in check(game, games, threads, advise=greedy.advise) if not result.ok]
    assert not failed, "\n".join(failed)
