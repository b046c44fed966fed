"""Tables on compiled rules for long measurements: matches in plain Python would spend half of their time between two thoughts."""

from __future__ import annotations

from typing import Any

from cosmocafe.bots import BROUGHT
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.single import Single

MOST = 20_000  # answers of a game


def loaded(name: str) -> Game:
    """A game with everything that bots need."""
    game = find_game(name)
    for brought in BROUGHT:
        compiled_for(game, brought).load()
    return game


class Laid:
    """A table on compiled rules, as much of a table as a search wants to know: duels would spend half of their time in plain Python."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.single = Single(game, players, seed, agreed=game.trial_agreed)
        self.players = players

    def packed(self) -> Any:
        return self.single.record.copy()

    @property
    def asked(self) -> int:
        return self.single.asked

    @property
    def offered(self) -> list[int]:
        return list(self.single.options[: self.single.count])
