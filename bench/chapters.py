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
from typing import Any

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.machine.native import Native

ROUNDS = 12


def as_one(game: Game) -> Compiled:
    """The rules as one module."""
    rules = Compiled(game)
    rules._code = Native(f"{game.id}-whole", rules._translation.text())
    return rules


def seconds(work: Callable[[], Any]) -> float:
    """Processor seconds of this process and of those that helped it."""

    def spent() -> float:
        return sum(one.ru_utime + one.ru_stime for one in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))

    before = spent()
    work()
    return spent() - before


def played(rules: Compiled, greedy: list[int]) -> tuple[float, bytes]:
    """Decisions a second, and the tables."""
    game = rules.game
    players, tables = game.players[0], rules.new_tables(4 if greedy else 400)
    box, began = game.new_box(players, game.trial_agreed).packed(), time.process_time()
    counts = rules.play_greedy(box, tables, players, greedy, most=300) if greedy else rules.play(box, tables, players, most=2000)
    return counts.sum() / (time.process_time() - began), tables.tobytes()


def ratio(first: Compiled, second: Compiled, greedy: list[int]) -> float:
    """How much faster the second is."""
    best = [0.0, 0.0]
    for _ in range(ROUNDS):
        rounds = [played(rules, greedy) for rules in (first, second)]
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
            whole, chapters = as_one(game), Compiled(game)
            cells = [f"{seconds(rules.load):.1f}" for rules in (whole, chapters)]
            ratios = [f"{ratio(whole, chapters, greedy):.2f}" for greedy in ([], [0])]
        print(f"| {game.title} | {' | '.join([*cells, str(chapters.made_anew), *ratios])} |", flush=True)


if __name__ == "__main__":
    main()
