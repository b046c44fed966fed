"""Our bots on examples/backgammon.py against GNU Backgammon, an opponent that nobody here wrote: 0 plies ahead, no cube, points a game.

    python -m bench.gnubg search:visits=4000 --games 200
    python -m bench.gnubg search:visits=4000 --judge 100

Every sequence of dice is played twice with the sides changed. Our rules are the referee, so both must agree on what may be moved.
`--judge` takes positions from games of our bots and asks both what the move that was played has lost.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cosmocafe
from bench.gnubg_talk import Gnubg, Position, after
from bench.laid import loaded, quick
from cosmocafe.bots import Bot, GreedyBot, LearnedBot, RandomBot, Search, SearchBot, find_bot
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import Game

FILE = Path(__file__).parents[1] / "examples" / "backgammon.py"
BLUNDER = 0.1  # of equity
Mover = Callable[["Referee"], Sequence[int]]  # all answers of a turn, or as many as are known


class Referee:
    """A table of the example's rules on which dice come from outside, the same for both games of a pair."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rules = game, sys.modules[game.rules.package]
        self.box, self.dice = game.new_box(2), random.Random(seed)  # noqa: S311
        self.table: Any = cosmocafe.new(game, seed=0).table
        self.who = 0

    def open(self) -> None:
        """One die each, until they differ; whoever has more begins with both."""
        mine = theirs = 0
        while mine == theirs:
            mine, theirs = self.roll()
        self.begin(0 if mine > theirs else 1, mine, theirs)

    def roll(self) -> tuple[int, int]:
        return self.dice.randint(1, 6), self.dice.randint(1, 6)

    def begin(self, who: int, one: int, other: int) -> None:
        """A seat is to play a roll."""
        self.who, self.table.depth = who, 0
        self.rules.begin_turn(self.table, who, max(one, other), min(one, other))
        self.offer()

    def offer(self) -> None:
        self.table.n_options = 0
        self.rules.offer_moves(self.table, self.who)

    def answer(self, answer: int) -> None:
        """Move a checker, and offer what may be moved next."""
        self.table.depth -= 1
        moved(self.rules, self.table, self.who, answer)
        if self.is_turn:
            self.offer()

    @property
    def is_turn(self) -> bool:
        """Whether dice are left to be played."""
        return not self.table.over and any(self.table.left)

    @property
    def options(self) -> list[int]:
        return list(self.table.options[: self.table.n_options]) if self.is_turn else []

    @property
    def position(self) -> Position:
        return seen(self.table, self.who)

    def turn(self, mover: Mover) -> list[int]:
        """Let somebody play the roll; the answers that were given."""
        given: list[int] = []
        wanted: list[int] = []
        while self.options:
            wanted = wanted or list(mover(self))
            given.append(wanted.pop(0))
            self.answer(given[-1])
        return given

    def ends(self) -> dict[Position, list[int]]:
        """Every position in which this turn can end, and answers that lead there."""
        found: dict[Position, list[int]] = {}
        waiting: list[tuple[Any, list[int]]] = [(self.table, [])]
        known = set()
        while waiting:
            table, given = waiting.pop()
            table = table.copy()
            table.n_options = 0
            if any(table.left) and not table.over:
                self.rules.offer_moves(table, self.who)
            options = table.options[: table.n_options]
            if not options:
                found.setdefault(seen(table, self.who), given)
            for answer in options:
                following = table.copy()
                following.depth = 0
                moved(self.rules, following, self.who, answer)
                now = seen(following, self.who), tuple(following.left)
                if now not in known:
                    known.add(now)
                    waiting.append((following, [*given, answer]))
        return found


def moved(rules: Any, table: Any, who: int, answer: int) -> None:
    """A checker goes where an answer says."""
    start, target = rules.ends(answer)
    rules.play(table, who, start, target, rules.die_for(table, start - target))


def seen(table: Any, who: int) -> Position:
    """A table's position as a seat sees it."""
    return Position(*(tuple(int(count) for count in table.sides[side].checkers) for side in (who, 1 - who)))


def our(bot: Bot, rng: random.Random) -> Mover:
    """One of our bots, which answers checker by checker."""
    if not isinstance(bot, SearchBot | GreedyBot | LearnedBot | RandomBot):
        raise InputError("only random, greedy, flat, search, learned and the levels that search can play against GNU Backgammon")
    return lambda referee: [quick(bot, referee.game, referee.box, referee.table, rng)]


def theirs(gnubg: Gnubg) -> Mover:
    """GNU Backgammon, which plays its first hint."""

    def mover(referee: Referee) -> list[int]:
        hint = gnubg.hints(referee.position, dice_of(referee))[0]
        return referee.ends()[after(referee.position, hint.text)]

    return mover


def dice_of(referee: Referee) -> tuple[int, int]:
    high, low = referee.table.dice
    return int(high), int(low)


def played(referee: Referee, movers: Sequence[Mover]) -> Iterator[tuple[Any, list[int]]]:
    """A whole game: each turn's table before it, and its answers."""
    referee.open()
    while True:
        before = referee.table.copy()
        yield before, referee.turn(movers[referee.who])
        if referee.table.over:
            return
        referee.begin(1 - referee.who, *referee.roll())


# The match


class Result(NamedTuple):
    """Points a game of one pair, and what its games took."""

    points: float
    wins: int
    turns: int
    seconds: float


def pair(game: Game, name: str, gnubg: Gnubg, seed: int) -> Result:
    """The same dice twice, with the sides changed."""
    points, wins, turns, seconds = 0, 0, 0, 0.0

    def timed(mover: Mover) -> Mover:
        def clocked(referee: Referee) -> Sequence[int]:
            nonlocal seconds
            began = time.process_time()
            answers = mover(referee)
            seconds += time.process_time() - began
            return answers

        return clocked

    for seat in range(2):
        movers = [timed(our(find_bot(name), random.Random(f"{seed} {seat}"))), theirs(gnubg)]  # noqa: S311
        referee = Referee(game, seed)
        for _, answers in played(referee, movers if seat == 0 else movers[::-1]):
            turns += bool(answers) and referee.who == seat
        won = referee.rules.score(referee.box, referee.table, seat)
        points, wins = points + won, wins + (won > 0)
    return Result(points / 2, wins, turns, seconds)


def match(game: Game, name: str, games: int, seed: int, told: Callable[[str], None]) -> dict[str, Any]:
    """Points a game with their standard error, which comes from pairs: two games with the same dice are one trial."""
    results: list[Result] = []
    with Gnubg(0) as gnubg:
        for number in range(math.ceil(games / 2)):
            results.append(pair(game, name, gnubg, seed + number))
            told(summary(name, results))
    return figures(name, results)


def figures(name: str, results: list[Result]) -> dict[str, Any]:
    points, games = [result.points for result in results], 2 * len(results)
    error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.nan
    turns = max(sum(result.turns for result in results), 1)
    return {
        "bot": name,
        "games": games,
        "points": round(statistics.mean(points), 3),
        "error": round(error, 3),
        "wins": round(sum(result.wins for result in results) / games, 3),
        "seconds_a_turn": round(sum(result.seconds for result in results) / turns, 3),
    }


def summary(name: str, results: list[Result]) -> str:
    found = figures(name, results)
    return f"{found['games']} games: {found['points']:+.3f} ± {found['error']:.3f} points a game, {found['seconds_a_turn']:.2f} s a turn"


# The judgement


class Verdict(NamedTuple):
    """What a move has lost: as a chance to win p made equity (2 p - 1) by both judges, and in points by GNU Backgammon."""

    gnubg: float
    ours: float
    money: float


def positions(game: Game, name: str, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """Turns of games between bots of one kind that could have ended in more than one way, one in three of them."""
    while True:
        rng = random.Random(seed)  # noqa: S311
        for table, answers in played(Referee(game, seed), [our(find_bot(name), rng)] * 2):
            if rng.randrange(3) == 0 and len(laid(game, table).ends()) > 1:
                yield table, answers
        seed += 1


def laid(game: Game, table: Any) -> Referee:
    """A referee at a table of a game."""
    referee = Referee(game, 0)
    referee.table, referee.who = table.copy(), table.agenda[table.depth - 1].who
    return referee


def verdict(game: Game, gnubg: Gnubg, search: Search, visits: int, table: Any, answers: list[int]) -> Verdict:
    """What both say of the move that was played."""
    referee, ours = laid(game, table), 0.0
    hints = {after(referee.position, hint.text): hint for hint in gnubg.hints(referee.position, dice_of(referee))}
    for answer in answers:
        if len(referee.options) > 1:
            thought = search.think_openly(referee.box, referee.table, visits, lines=0)
            ours += 2 * (thought.best.win[referee.who] - thought.choice(answer).win[referee.who])
        referee.answer(answer)
    chosen = hints[referee.position]
    win, equity = max(hint.win for hint in hints.values()), max(hint.equity for hint in hints.values())
    return Verdict(2 * (win - chosen.win), ours, equity - chosen.equity)


def judge(game: Game, name: str, count: int, seed: int, player: str, told: Callable[[str], None]) -> dict[str, Any]:
    """Both judgements of so many moves."""
    bot = find_bot(name)
    if not isinstance(bot, SearchBot):
        raise InputError(f"{name} does not say what it thinks of a move; name a search, such as search:visits=4000")
    found: list[Verdict] = []
    with Gnubg(2) as gnubg:
        for table, answers in positions(game, player, seed):
            found.append(verdict(game, gnubg, bot.searching(game, 2), bot.visits, table, answers))
            told(f"{len(found)} of {count} positions")
            if len(found) == count:
                break
    return {"judge": name, "players": player, **agreement(found)}


def agreement(found: list[Verdict]) -> dict[str, Any]:
    """How many blunders there are by either judge, and on how many both agree."""
    both = sum(one.gnubg > BLUNDER and one.ours > BLUNDER for one in found)
    return {
        "positions": len(found),
        "blunders_gnubg": sum(one.gnubg > BLUNDER for one in found),
        "blunders_ours": sum(one.ours > BLUNDER for one in found),
        "blunders_both": both,
        "blunders_gnubg_money": sum(one.money > BLUNDER for one in found),
        "blunders_both_money": sum(one.money > BLUNDER and one.ours > BLUNDER for one in found),
        "same_verdict": sum((one.gnubg > BLUNDER) == (one.ours > BLUNDER) for one in found),
        "loss_gnubg": round(statistics.mean(one.gnubg for one in found), 4),
        "loss_ours": round(statistics.mean(one.ours for one in found), 4),
        "correlation": round(statistics.correlation([one.gnubg for one in found], [one.ours for one in found]), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="search:visits=4000")
    parser.add_argument("--games", type=int, default=200, help="of the match, an even number")
    parser.add_argument("--judge", type=int, metavar="POSITIONS", help="no match: judge moves of so many positions")
    parser.add_argument("--players", default="greedy", help="the bots whose moves are judged")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    def told(line: str) -> None:
        print(line, end="\r", file=sys.stderr, flush=True)

    try:
        game = loaded(str(FILE))
        if given.judge:
            found = judge(game, given.bot, given.judge, given.seed, given.players, told)
        else:
            found = match(game, given.bot, given.games, given.seed, told)
    except CafeError as error:
        sys.exit(str(error))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
