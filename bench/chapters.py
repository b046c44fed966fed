"""What compiling in chapters gives: processor seconds to compile, and the speed of the rules, beside the same rules compiled as one module.

Both play the same games in turn, to the same bytes; each counts with its best round.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Callable
from typing import Any, TypeVar

from cosmocafe.bots.greedy import GREEDY
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.machine.compiled import BroughtCode, Code, Compiled
from cosmocafe.core.machine.native import Native

ROUNDS = 12


C = TypeVar("C", bound=Code)


def as_one(rules: C) -> C:
    """The same as one module."""
    rules._code = Native(f"{rules.game.id}-whole", rules._translation.text())
    return rules


def seconds(work: Callable[[], Any]) -> float:
    """Processor seconds of this process and of those that helped it."""

    def spent() -> float:
        return sum(one.ru_utime + one.ru_stime for one in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))

    before = spent()
    work()
    return spent() - before


def played(rules: Compiled | BroughtCode) -> tuple[float, bytes]:
    """Decisions a second, and the tables."""
    game = rules.game
    is_random = isinstance(rules, Compiled)
    players, tables = game.players[0], rules.new_tables(400 if is_random else 4)
    box, began = game.new_box(players, game.trial_agreed).packed(), time.process_time()
    if isinstance(rules, Compiled):
        counts = rules.play(box, tables, players, most=2000)
    else:
        counts = rules.each("play", box, tables, 0, (players, 300, 1, 1))
    return counts.sum() / (time.process_time() - began), tables.tobytes()


def ratio(first: Compiled | BroughtCode, second: Compiled | BroughtCode) -> float:
    """How much faster the second is."""
    best = [0.0, 0.0]
    for _ in range(ROUNDS):
        rounds = [played(rules) for rules in (first, second)]
        if rounds[0][1] != rounds[1][1]:
            raise SystemExit(f"{first.game.id}: the tables differ")
        best = [max(best[i], rounds[i][0]) for i in range(2)]
    return best[1] / best[0]


def main() -> None:
    """Compile, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    print("| game | one module, s | chapters, s | modules | random play | greedy play |\n| --- | --- | --- | --- | --- | --- |")
    for name in parser.parse_args().games or sorted(installed_games()):
        game = find_game(name)
        with tempfile.TemporaryDirectory() as folder:
            os.environ["COSMOCAFE_CACHE"] = folder
            whole, chapters = as_one(Compiled(game)), Compiled(game)
            cells = [f"{seconds(rules.load):.1f}" for rules in (whole, chapters)]
            greedy = as_one(BroughtCode(game, GREEDY)), BroughtCode(game, GREEDY)
            ratios = [f"{ratio(whole, chapters):.2f}", f"{ratio(*greedy):.2f}"]
        print(f"| {game.title} | {' | '.join([*cells, str(chapters.made_anew), *ratios])} |", flush=True)


if __name__ == "__main__":
    main()
