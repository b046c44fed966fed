"""Our search on examples/connect_four.py against OpenSpiel's MCTS (in C++, with random rollouts), the same processor time a move.

    python -m bench.openspiel search --ms 50 200

Every opening of two moves is played twice with the seats changed, on one thread. OpenSpiel is told a number of simulations,
ours a number of visits: as many as fit into the time by the speed of the move before; what moves really took is reported.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from bench.laid import loaded
from bench.peers import PEERS, environment
from bench.talking import Talk
from cosmocafe.bots import SearchBot, find_bot
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.single import Single
from cosmocafe.lab.simulate import interval

FILE = Path(__file__).parents[1] / "examples" / "connect_four.py"
INSIDE = Path(__file__).with_name("openspiel_bot.py")
COLUMNS = 7
FIRST = 200  # visits or simulations before anything is known
WARMING = 4  # moves that only measure the speed
FASTER = 3  # than on the empty board, at most


class Thinker:
    """Somebody who plays with as many visits as fit into the time, by the speed that earlier moves have shown."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.speed, self.start = seconds, 0.0, 0.0  # visits a second: now, and on an empty board
        self.visits, self.spent, self.moves = FIRST, 0.0, 0

    def warm(self, seed: int) -> None:
        """Learn the speed on an empty board."""
        for more in range(WARMING):
            self.move([], seed + more)
        self.start, self.visits, self.spent, self.moves = self.speed, 0, 0.0, 0

    def begin(self) -> None:
        """A new game."""
        self.speed = self.start

    def move(self, moves: list[int], seed: int) -> int:
        """A column. Where little is left to think about, more visits than the board's beginning would allow are no use."""
        most = FASTER * self.start or self.speed
        visits = max(FIRST, round(self.seconds * min(self.speed, most)))
        chosen, seconds = self.think(moves, visits, seed)
        self.visits, self.spent, self.moves = self.visits + visits, self.spent + seconds, self.moves + 1
        self.speed = visits / max(seconds, 1e-6)
        return chosen

    def think(self, moves: list[int], visits: int, seed: int) -> tuple[int, float]:
        """A column, and the processor seconds it took."""
        raise NotImplementedError


class Ours(Thinker):
    """Our search."""

    def __init__(self, game: Game, name: str, seconds: float) -> None:
        super().__init__(seconds)
        bot = find_bot(name)
        if not isinstance(bot, SearchBot):
            raise InputError(f"{name} is no search; name one, such as search or search:explore=4")
        self.game, self.bot, self.box = game, bot, game.new_box(2)

    def think(self, moves: list[int], visits: int, seed: int) -> tuple[int, float]:
        table = laid(self.game, moves).table
        began = time.process_time()
        thought = self.bot.searching(self.game, 2).think_openly(self.box, table, visits, None, seed, lines=0)
        return self.bot.chosen(thought), time.process_time() - began


class Theirs(Thinker):
    """OpenSpiel's MCTS in its process."""

    def __init__(self, command: list[str], seconds: float) -> None:
        super().__init__(seconds)
        self.talk = Talk("OpenSpiel", command)

    def think(self, moves: list[int], visits: int, seed: int) -> tuple[int, float]:
        self.talk.say(json.dumps({"moves": moves, "simulations": visits, "seed": seed}) + "\n")
        answer = json.loads(self.talk.hear())
        return int(answer["move"]), float(answer["seconds"])


class Ended(NamedTuple):
    """How a game ended for us: 1, 0.5 or 0."""

    points: float
    moves: int


def laid(game: Game, moves: list[int]) -> Single:
    """A table after some columns."""
    single = Single(game, 2)
    for move in moves:
        if single.count:
            single.answer(move)
    return single


def play(game: Game, ours: Thinker, other: Thinker, opening: tuple[int, ...], seat: int, rng: random.Random) -> Ended:
    """A game from an opening with ours at a seat. The last open column is filled without asking anybody."""
    moves = list(opening)
    ours.begin()
    other.begin()
    table = laid(game, moves)
    while table.count:
        thinker = ours if table.asked == seat else other
        move = thinker.move(moves, rng.getrandbits(30))
        moves.append(move)
        table.answer(move)
    first = table.places.count(1)
    return Ended(1 / first if table.places[seat] == 1 else 0.0, len(moves))


def match(game: Game, name: str, command: list[str], seconds: float, games: int, seed: int, told: Callable[[str], None]) -> dict[str, Any]:
    """Openings of two moves in turn, each with the seats changed."""
    ours, other = Ours(game, name, seconds), Theirs(command, seconds)
    openings, ended = list(product(range(COLUMNS), repeat=2)), []
    rng = random.Random(seed)  # noqa: S311
    try:
        for warming in (ours, other):
            warming.warm(rng.getrandbits(29))
        for number in range(games):
            ended.append(play(game, ours, other, openings[number // 2 % len(openings)], number % 2, rng))
            told(f"{len(ended)} of {games} games: {sum(one.points for one in ended):g} points")
    finally:
        other.talk.close()
    return {"bot": name, "ms": round(1000 * seconds), **figures(ended, ours, other)}


def figures(ended: list[Ended], ours: Thinker, other: Thinker) -> dict[str, Any]:
    points = sum(one.points for one in ended)
    low, high = interval(points, len(ended))
    return {
        "games": len(ended),
        "points": round(points / len(ended), 3),
        "interval": [round(low, 3), round(high, 3)],
        "drawn": sum(one.points == 1 / 2 for one in ended),
        "our_ms": round(1000 * ours.spent / max(ours.moves, 1), 1),
        "their_ms": round(1000 * other.spent / max(other.moves, 1), 1),
        "our_visits": round(ours.visits / max(ours.moves, 1)),
        "their_simulations": round(other.visits / max(other.moves, 1)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="search")
    parser.add_argument("--ms", type=float, nargs="+", default=[50, 200], help="processor time a move")
    parser.add_argument("--games", type=int, default=2 * COLUMNS**2, help="two for each opening")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    def told(line: str) -> None:
        print(line, end="\r", file=sys.stderr, flush=True)

    try:
        game, inside = loaded(str(FILE)), environment(PEERS["open_spiel"], sys.executable)
        for ms in given.ms:
            command = [str(inside), "-P", str(INSIDE), "connect_four"]
            print(json.dumps(match(game, given.bot, command, ms / 1000, given.games, given.seed, told)), flush=True)
    except CafeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
