"""How balanced Stardust Coffee is between greedy bots: `python bench/stardust_coffee_balance.py 20000 --players 2 --threads 2`.

Seats are told apart by their place in the turn order of round I, since the first player is drawn by lot and the marker goes round.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from cosmocafe.bots import greedy
from cosmocafe.core.author.box import read_toml
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.scoring import points
from cosmocafe.games.stardust_coffee.table import Table
from cosmocafe.games.stardust_coffee.vocabulary import CARD, CARDS, Answer, Part, Tier

CHUNK = 250


class Figures:
    """What is counted over many games."""

    def __init__(self, players: int) -> None:
        self.games = self.alarms = self.attacks = self.deactivated = 0
        self.wins, self.scores = np.zeros(players), np.zeros(players)
        self.parts = np.zeros(len(Part))
        self.delivered: Counter[int] = Counter()
        self.chosen: Counter[int] = Counter()

    def __iadd__(self, other: Figures) -> Figures:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
        return self


def play(box: Any, players: int, games: int, seed: int) -> Figures:
    """Greedy games, all tables one answer at a time."""
    rules, figures, packed = compiled(game), Figures(players), box.packed()
    tables = rules.new_tables(games)
    rules.start(packed, tables, players, seed)
    while True:
        alive = np.flatnonzero(tables["over"] == 0)
        if not len(alive):
            break
        before = tables[alive]
        after = before.copy()
        seed += games
        answers = greedy.advise(rules.game, packed, after, seed)
        rules.answer(packed, after, answers)
        tables[alive] = after
        count_answers(figures, answers)
        is_last = (before["marker"] == box.track_length - 1) & (before["round"] == after["round"])
        figures.alarms += int((is_last & (after["marker"] == 0)).sum())
    for record in tables:
        count_end(figures, box, players, record)
    return figures


def count_answers(figures: Figures, answers: Any) -> None:
    """Cards taken, pirates attacked, powers lost by choice."""
    for answer, times in zip(*np.unique(answers, return_counts=True), strict=True):
        block = game.catalogue.block(int(answer))
        if block == Answer.NEW_CARD:
            figures.chosen[int(answer) - Answer.NEW_CARD] += int(times)
        figures.attacks += int(times) if block == Answer.ATTACK else 0
        figures.deactivated += int(times) if block == Answer.DEACTIVATE else 0


def count_end(figures: Figures, box: Any, players: int, record: Any) -> None:
    """Places, points and deliveries of one finished game."""
    t = Table()
    t.unpack(record)
    began = (t.first - box.rounds + 1) % players
    winners = list(t.places[:players]).count(1)
    figures.games += 1
    for seat in range(players):
        turn = (seat - began) % players
        lines = [points(box, t, seat, part) for part in range(len(Part))]
        figures.parts += np.array(lines) / players
        figures.scores[turn] += sum(lines)
        figures.wins[turn] += 1 / winners if t.places[seat] == 1 else 0
        figures.delivered.update(card for card in range(CARDS) if t.boards[seat].delivered >> card & 1)


def report(figures: Figures, box: Any, players: int) -> None:
    """The figures in words."""
    n = figures.games
    tier = {card: Tier(box.cards[card].tier) for card in range(CARDS)}
    all_delivered, all_chosen = sum(figures.delivered.values()), sum(figures.chosen.values())
    gold_delivered = sum(count for card, count in figures.delivered.items() if tier[card] == Tier.GOLD)
    gold_chosen = sum(count for card, count in figures.chosen.items() if tier[card] == Tier.GOLD)
    print(f"{players} players, {n:,} games")
    print("  wins by place in the first turn order:", ", ".join(f"{100 * share:.1f} %" for share in figures.wins / n))
    print("  points by place in the first turn order:", ", ".join(f"{score:.1f}" for score in figures.scores / n))
    print("  points:", ", ".join(f"{part.name.lower()} {figures.parts[part] / n:.1f}" for part in Part))
    print(f"  deliveries a player: {all_delivered / n / players:.2f}, of them Gold {100 * gold_delivered / all_delivered:.0f} %")
    print(f"  Gold among the cards chosen: {100 * gold_chosen / all_chosen:.0f} %")
    print(f"  pirate actions in Phase 2 a game: {figures.alarms / n:.2f}, attacks {figures.attacks / n:.2f}")
    print("  chosen a game:", ", ".join(f"{CARD.text(card)} {count / n:.2f}" for card, count in sorted(figures.chosen.items())), flush=True)


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--box", type=Path, help="a TOML file with single values to play with")
    parser.add_argument("--set", type=json.loads, help="the same as JSON")
    given = parser.parse_args()
    values = {**(read_toml(given.box) if given.box else {}), **(given.set or {})}
    box = game.new_box(given.players, change={"file": "changed.toml", "values": values})
    total = Figures(given.players)
    list(compiled(game).warm())  # before the threads start
    with ThreadPoolExecutor(given.threads) as pool:
        starts = range(0, given.games, CHUNK)
        for figures in pool.map(lambda k: play(box, given.players, min(CHUNK, given.games - k), k * 100_000 + 1), starts):
            total += figures
    report(total, box, given.players)


if __name__ == "__main__":
    main()
