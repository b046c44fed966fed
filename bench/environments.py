"""Vector environments: decisions a second with masks and observations, on the clock and for each second of processor time.

    python -m bench.environments --threads 2 --seconds 5

Each step answers at random on every table, begins ended games again, and writes observations and masks of all tables. Choosing the answers
is not counted. The figure a processor second, times the cores, is what an idle machine would do; the clock is right only where nobody
else works.
"""

from __future__ import annotations

import argparse
import sys
import time

from cosmocafe.core.errors import CafeError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.draw.text import table
from cosmocafe.envs.vector import TableVector

PLAYERS = {"starfarers": 3}


def measured(game: str, players: int, tables: int, threads: int, masks: str, seconds: float) -> tuple[float, float]:
    """Decisions a second on the clock, and a processor second."""
    env = TableVector(game, tables, players=players, threads=threads, masks=masks)
    rules = compiled(env.setting.game)
    env.reset(seed=1)
    clock = processor = 0.0
    steps = 0
    while clock < seconds or steps < 50:
        answers = rules.choose(env.turns.tables, steps)
        began, busy = time.perf_counter(), time.process_time()
        env.step(answers)
        clock, processor, steps = clock + time.perf_counter() - began, processor + time.process_time() - busy, steps + 1
    env.close()
    return steps * tables / clock, steps * tables / processor


def main() -> None:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(
        description="Vector environments: decisions a second.", epilog="example: python -m bench.environments --threads 2"
    )
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--tables", type=int, default=2048)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    asked = parser.parse_args()
    try:
        told(asked)
    except CafeError as error:
        sys.exit(str(error))


def told(asked: argparse.Namespace) -> None:
    """Measure and print a line for each game and kind of masks."""
    lines = [["game", "players", "numbers seen", "answers", "masks", "M/s, clock", "M/s a processor second"], ["---"] * 7]
    for game in asked.game or sorted(installed_games()):
        found, players = find_game(game), PLAYERS.get(game, 2)
        for masks in ("bytes", "bits"):
            clock, processor = measured(game, players, asked.tables, asked.threads, masks, asked.seconds)
            sizes = [str(players), str(len(found.features)), str(found.catalogue.size), masks]
            lines.append([found.title, *sizes, f"{clock / 1e6:.2f}", f"{processor / 1e6:.2f}"])
    print("\n".join(f"| {line} |" for line in table(lines, " | ")))


if __name__ == "__main__":
    main()
