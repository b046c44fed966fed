"""Tables on compiled rules for long measurements: matches in plain Python would spend half of their time between two thoughts."""

from __future__ import annotations

import argparse
import random
from typing import Any

from cosmocafe.bots import BROUGHT, GreedyBot, LearnedBot, RandomBot, SearchBot, greedy
from cosmocafe.bots.learned import net_for
from cosmocafe.bots.learned.packed import answered
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


def quick(bot: GreedyBot | LearnedBot | SearchBot | RandomBot, game: Game, box: Any, laid: Any, rng: random.Random) -> int:
    """A bot's answer to a table on compiled rules; it sees no more than it would in a view."""
    if len(laid.offered) == 1:
        return int(laid.offered[0])
    if isinstance(bot, GreedyBot):
        return int(greedy.advise(game, box.packed(), laid.packed(), rng.getrandbits(32), samples=bot.samples)[0])
    if isinstance(bot, SearchBot):
        return bot.chosen(bot.searching(game, laid.players).think_blindly(box, laid, bot.visits, bot.seconds, rng.getrandbits(32)))
    if isinstance(bot, LearnedBot):
        return answered(game, net_for(game, bot.net, laid.players), box, laid, rng.getrandbits(30), bot.replies)
    return int(rng.choice(laid.offered))


def self_play(
    about: str | None, players: int, games: int, visits: int, judged: int, judged_help: str, seed: int
) -> argparse.ArgumentParser:
    """What is asked of every measurement in which searches play among themselves and a judge looks on."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--visits", type=int, default=visits, help="of each answer in the matches")
    parser.add_argument("--judged", type=int, default=judged, help=judged_help)
    parser.add_argument("--seed", type=int, default=seed)
    return parser
