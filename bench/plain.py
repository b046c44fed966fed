"""How long an answer takes in plain Python, as people's matches are played: the middle of all answers and the worst tenth of them.

The same random games are played several times and each answer counts with its least time, so that other work on the machine does not.
`--against FOLDER` measures another checkout in turn with this one.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from cosmocafe.core.author.chance import one_of
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game

GAMES, ANSWERS, ROUNDS = 6, 400, 4
HERE = Path(__file__).parents[1]


def times(game: Game, seed: int) -> list[int]:
    """Nanoseconds of each answer of a random game."""
    players = game.players[0]
    box, table = game.new_box(players, game.trial_agreed), game.table()
    found: list[int] = []
    game.loops.start(box, table, players, seed)
    while not table.over and len(found) < ANSWERS:
        choice = table.options[one_of(table, table.n_options)]
        began = time.thread_time_ns()
        game.loops.answer(box, table, choice)
        found.append(time.thread_time_ns() - began)
        table.heard()
    return found


def measured(name: str) -> dict[str, float]:
    """Microseconds of the middle answer, of all and of the worst tenth on the average."""
    game = find_game(name)
    rounds = [[one for seed in range(GAMES) for one in times(game, seed)] for _ in range(ROUNDS)]
    least = sorted((min(answer) for answer in zip(*rounds, strict=True)), reverse=True)
    worst = least[: max(1, len(least) // 10)]
    return {"middle": statistics.median(least) / 1000, "mean": statistics.mean(least) / 1000, "worst": statistics.mean(worst) / 1000}


def elsewhere(folder: Path, name: str) -> dict[str, float]:
    """The same of a checkout, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(HERE)])}
    command = [sys.executable, "-P", "-m", "bench.plain", name, "--json"]
    found = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True, check=True)  # noqa: S603  our own script
    result: dict[str, float] = json.loads(found.stdout)
    return result


def in_turn(folders: list[Path], name: str) -> list[dict[str, float]]:
    """The least of three measurements of each checkout, one after the other."""
    found: list[list[dict[str, float]]] = [[] for _ in folders]
    for _ in range(3):
        for i, folder in enumerate(folders):
            found[i].append(elsewhere(folder, name))
    return [{what: min(one[what] for one in some) for what in some[0]} for some in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, measured first")
    parser.add_argument("--json", action="store_true", help="one game, measured in this process")
    given = parser.parse_args()
    if given.json:
        print(json.dumps(measured(given.games[0])))
        return
    folders = [given.against.resolve(), HERE] if given.against else [HERE]
    print("| game | " + " | ".join(f"{what}, µs" for what in ("middle", "mean", "worst tenth")) + " |\n| --- | --- | --- | --- |")
    for name in given.games or sorted(installed_games()):
        found = in_turn(folders, name)
        cells = (" → ".join(f"{one[what]:.1f}" for one in found) for what in ("middle", "mean", "worst"))
        print(f"| {find_game(name).title} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
