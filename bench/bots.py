"""How strong bots are against each other: a duel plays every deal once with the first bot at each seat, the other bot at all others.

python -m bench.bots star_stations search:visits=400 greedy --players 2 --games 40
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

from cosmocafe.bots import BROUGHT, Bot, GreedyBot, SearchBot, find_bot, greedy
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.single import Single
from cosmocafe.lab.simulate import interval

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


def quick(bot: Bot, game: Game, box: Any, laid: Laid, rng: random.Random) -> int:
    """A bot's answer to a table on compiled rules; it sees no more than it would in a view."""
    if len(laid.offered) == 1:
        return laid.offered[0]
    if isinstance(bot, GreedyBot):
        return int(greedy.advise(game, box.packed(), laid.packed(), rng.getrandbits(32), samples=bot.samples)[0])
    if isinstance(bot, SearchBot):
        thought = bot.searching(game).think_blindly(box, laid, bot.visits, bot.seconds, rng.getrandbits(32))
        return bot.chosen(thought)
    return rng.choice(laid.offered)


def played(game: Game, players: int, deal: int, first: str, other: str, seat: int) -> dict[str, Any]:
    """One game: the places, and what the first bot needed."""
    laid, box = Laid(game, players, deal), game.new_box(players, game.trial_agreed)
    bots: list[Bot] = [find_bot(first if at == seat else other) for at in range(players)]
    rng, seconds, asked, answers = random.Random(f"{deal} {seat}"), 0.0, 0, 0  # noqa: S311
    while laid.single.count and answers < MOST:
        who, began = laid.asked, time.process_time()
        answer = quick(bots[who], game, box, laid, rng)
        if who == seat and laid.single.count > 1:
            seconds, asked = seconds + time.process_time() - began, asked + 1
        laid.single.answer(answer)
        answers += 1
    places = laid.single.places if laid.single.over else [players] * players
    return {"places": places, "seconds": seconds, "asked": asked, "answers": answers}


def duel(game: Game, first: str, other: str, players: int, games: int, seed: int) -> dict[str, Any]:
    """The first bot at one seat, the other at the rest, every deal at each seat."""
    wins, places, seconds, asked, answers = 0.0, 0, 0.0, 0, 0
    for number in range(games):
        seat = number % players
        found = played(game, players, seed + number // players, first, other, seat)
        if found["places"][seat] == 1:
            wins += 1 / found["places"].count(1)
        places, seconds, asked = places + found["places"][seat], seconds + found["seconds"], asked + found["asked"]
        answers += found["answers"]
    low, high = interval(wins, games)
    return {
        "game": game.id,
        "players": players,
        "bots": [first, other],
        "games": games,
        "wins": round(wins / games, 3),
        "interval": [round(low, 3), round(high, 3)],
        "place": round(places / games, 2),
        "ms": round(1000 * seconds / max(asked, 1), 1),
        "answers": round(answers / games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", default=["search", "greedy"])
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    game = loaded(given.game)
    players = given.players or max(2, game.players[0])
    print(json.dumps(duel(game, given.bots[0], given.bots[1], players, given.games, given.seed)))


if __name__ == "__main__":
    main()
