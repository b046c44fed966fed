"""How balanced the Starfarers are between greedy bots: `python bench/starfarers_balance.py 20000 --players 4 --threads 2`.

Wins are counted by start colour, by seat and by the place in the turn order, since colours and the first player are drawn by lot.
A long measurement can be made in pieces: `--add FILE` goes on with the seeds and the counts that FILE holds.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from cosmocafe.bots import greedy
from cosmocafe.core.author.box import read_toml
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.vocabulary import COLOURS

CHUNK = 100
TURN_LIMIT = 200
Numbers = np.ndarray[Any, Any]


class Figures:
    """What is counted over many games."""

    def __init__(self, players: int, file: Path | None = None) -> None:
        self.players, self.file = players, file
        known = json.loads(file.read_text(encoding="utf-8")) if file and file.exists() else {}
        self.colour_wins, self.colour_games = np.zeros(len(COLOURS)), np.zeros(len(COLOURS))
        self.seat_wins, self.order_wins = np.zeros(players), np.zeros(players)
        for name, counts in self._counts().items():
            counts += known.get(name, 0)
        self.turns: list[int] = known.get("turns", [])
        self.limit: int = known.get("limit", 0)

    def _counts(self) -> dict[str, Numbers]:
        return {
            "colour_wins": self.colour_wins,
            "colour_games": self.colour_games,
            "seat_wins": self.seat_wins,
            "order_wins": self.order_wins,
        }

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.turns)

    def count(self, tables: Numbers) -> None:
        """Add finished games; a shared first place is divided."""
        won = tables["places"][:, : self.players] == 1
        share = won / won.sum(axis=1, keepdims=True)
        for seat in range(self.players):
            colours = tables["fleets"]["colour"][:, seat]
            np.add.at(self.colour_games, colours, 1)
            np.add.at(self.colour_wins, colours, share[:, seat])
            np.add.at(self.order_wins, (seat - tables["first"]) % self.players, share[:, seat])
            self.seat_wins[seat] += share[:, seat].sum()
        self.limit += int((tables["turn"] >= TURN_LIMIT).sum())
        self.turns += tables["turn"].tolist()
        if self.file:
            known = {name: counts.tolist() for name, counts in self._counts().items()}
            self.file.write_text(json.dumps({**known, "turns": self.turns, "limit": self.limit}), encoding="utf-8")

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
    parser.add_argument("--add", type=Path, help="a file with counts to go on from and to write to")
    given = parser.parse_args()
    change = {"file": given.box, "values": read_toml(Path(given.box))} if given.box else None
    box = game.new_box(given.players, {"setup": given.setup, "turn_limit": TURN_LIMIT}, change)
    rules, figures = compiled(game), Figures(given.players, given.add)
    until = figures.games + given.games
    while figures.games < until:
        tables = rules.new_tables(min(CHUNK * given.threads, until - figures.games))
        seats = list(range(given.players))
        greedy.play(rules.game, box.packed(), tables, given.players, seats, given.seed + figures.games, threads=given.threads)
        figures.count(tables)
        print(*figures.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
