"""How balanced the Starfarers are between greedy bots: `python bench/starfarers_balance.py 20000 --players 4 --threads 2`.

Wins are counted by start colour, by seat and by the place in the turn order, since colours and the first player are drawn by lot.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from cosmocafe.core.box import read_toml
from cosmocafe.core.compiled import compiled
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.box import COLOURS

CHUNK = 100
Numbers = np.ndarray[Any, Any]


class Figures:
    """What is counted over many games."""

    def __init__(self, players: int) -> None:
        self.players, self.games, self.limit = players, 0, 0
        self.colour_wins, self.colour_games = np.zeros(len(COLOURS)), np.zeros(len(COLOURS))
        self.seat_wins, self.order_wins = np.zeros(players), np.zeros(players)
        self.turns: list[int] = []

    def count(self, tables: Numbers, turn_limit: int) -> None:
        """Add finished games; a shared first place is divided."""
        won = tables["places"][:, : self.players] == 1
        share = won / won.sum(axis=1, keepdims=True)
        for seat in range(self.players):
            colours = tables["fleets"]["colour"][:, seat]
            np.add.at(self.colour_games, colours, 1)
            np.add.at(self.colour_wins, colours, share[:, seat])
            np.add.at(self.order_wins, (seat - tables["first"]) % self.players, share[:, seat])
            self.seat_wins[seat] += share[:, seat].sum()
        self.games += len(tables)
        self.limit += int((tables["turn"] >= turn_limit).sum())
        self.turns += tables["turn"].tolist()

    def lines(self) -> list[str]:
        """The figures in words."""
        colours = self.colour_wins / np.maximum(self.colour_games, 1)
        return [
            f"{self.games} games of {self.players} players, {np.mean(self.turns):.1f} turns on average, "
            f"95 % within {np.percentile(self.turns, 95):.0f}, longest {max(self.turns)}, {self.limit} stopped at the limit",
            "wins by colour: " + ", ".join(f"{name} {won:.1%}" for name, won in zip(COLOURS, colours, strict=True)),
            "wins by seat: " + ", ".join(f"{won / self.games:.1%}" for won in self.seat_wins),
            "wins by turn order: " + ", ".join(f"{won / self.games:.1%}" for won in self.order_wins),
        ]


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--setup", default="beginner")
    parser.add_argument("--box", help="a TOML file with changed values")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    change = {"file": given.box, "values": read_toml(Path(given.box))} if given.box else None
    box = game.new_box(given.players, {"setup": given.setup}, change)
    rules, figures = compiled(game), Figures(given.players)
    while figures.games < given.games:
        tables = rules.new_tables(min(CHUNK * given.threads, given.games - figures.games))
        seats = list(range(given.players))
        rules.play_greedy(box.packed(), tables, given.players, seats, given.seed + figures.games, threads=given.threads)
        figures.count(tables, box.turn_limit)
        print(*figures.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
