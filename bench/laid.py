"""Tables on compiled rules for long measurements: matches in plain Python would spend half of their time between two thoughts."""

from __future__ import annotations

import random
from typing import Any

from cosmocafe.bots import BROUGHT, GreedyBot, RandomBot, SearchBot, greedy
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


def quick(bot: GreedyBot | SearchBot | RandomBot, game: Game, box: Any, laid: Any, rng: random.Random) -> int:
    """A bot's answer to a table on compiled rules; it sees no more than it would in a view."""
    if len(laid.offered) == 1:
        return int(laid.offered[0])
    if isinstance(bot, GreedyBot):
        return int(greedy.advise(game, box.packed(), laid.packed(), rng.getrandbits(32), samples=bot.samples)[0])
    if isinstance(bot, SearchBot):
        return bot.chosen(bot.searching(game).think_blindly(box, laid, bot.visits, bot.seconds, rng.getrandbits(32)))
    return int(rng.choice(laid.offered))
