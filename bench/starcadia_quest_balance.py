"""How balanced Starcadia Quest is between greedy bots: `python bench/starcadia_quest_balance.py 200 --scenarios 1 4 --players 2`.

Heroes are dealt, the Levels before the Scenario are drafted, so that Crews are as strong as in a campaign. Printed for each Scenario:
turns, Victory tokens, how often the turn limit came first; over all: win share of each Hero, and how often each token was used.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from cosmocafe.core.compiled import compiled
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.answers import Answer
from cosmocafe.games.starcadia_quest.content import HERO_IDS, SCENARIO_IDS, UPGRADE_IDS
from cosmocafe.games.starcadia_quest.language import Category
from cosmocafe.games.starcadia_quest.table import Table

CHUNK = 20
USES = (Answer.WEAPON, Answer.BOOST, Answer.REACT)


class Figures:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.points: list[float] = []
        self.winning: list[int] = []
        self.stopped: list[int] = []
        self.wins: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        self.held: Counter[int] = Counter()

    def __iadd__(self, other: Figures) -> Figures:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
        return self


def play(scenario: str, players: int, games: int, seed: int) -> Figures:
    """Greedy games, all tables one answer at a time."""
    options: dict[str, int | str] = {"scenario": scenario, "heroes": "dealt", "level": str(int(scenario[0]) - 1)}
    box, rules, figures = game.new_box(players, options), compiled(game), Figures()
    packed, tables = box.packed(), rules.new_tables(games)
    rules.start(packed, tables, players, seed)
    while True:
        alive = np.flatnonzero(tables["over"] == 0)
        if not len(alive):
            break
        after = tables[alive]
        seed += games
        answers = rules.advise(packed, after, seed)
        rules.answer(packed, after, answers)
        tables[alive] = after
        count_answers(figures, answers)
    for record in tables:
        count_end(figures, players, record)
    return figures


def count_answers(figures: Figures, answers: Any) -> None:
    """Weapons, Boosts and Reactions that were used."""
    for answer, times in zip(*np.unique(answers, return_counts=True), strict=True):
        for block in USES:
            if block <= answer < block + block.size:
                figures.used[int(answer) - block] += int(times)


def count_end(figures: Figures, players: int, record: Any) -> None:
    """Length, Victory tokens, winner and tokens of one finished game."""
    t = Table()
    t.unpack(record)
    scored = [crew.points for crew in t.crews[:players]]
    figures.turns.append(t.turn)
    figures.points.append(sum(scored) / players)
    figures.winning.append(max(scored))
    figures.stopped.append(int(t.stopped != 0))
    for seat in range(players):
        for hero in t.crews[seat].heroes:
            figures.played[hero] += 1
            figures.wins[hero] += int(t.places[seat] == 1)
            figures.held.update(t.heroes[hero].tokens[: t.heroes[hero].held])


def report(scenario: str, players: int, figures: Figures) -> None:
    turns = np.array(figures.turns)
    low, middle, high = np.percentile(turns, [5, 50, 95])
    spread = f"turns {turns.mean():.0f} (5 % {low:.0f}, half {middle:.0f}, 95 % {high:.0f})"
    tokens = f"Victory tokens {np.mean(figures.points):.1f}, of the winner {np.mean(figures.winning):.1f}"
    limit = f"turn limit {100 * np.mean(figures.stopped):.1f} %"
    print(f"Scenario {scenario}, {players} players, {len(turns)} games: {spread}, {tokens}, {limit}", flush=True)


def report_all(players: int, figures: Figures) -> None:
    """Heroes against the mean, and how often tokens were used."""
    share = {hero: figures.wins[hero] / max(figures.played[hero], 1) * players for hero in range(len(HERO_IDS))}
    print(f"{players} players: win share of Heroes against the mean:", ", ".join(f"{HERO_IDS[hero]} {share[hero]:.2f}" for hero in share))
    passives = {number for number, token in enumerate(game.new_box(2).tokens) if token.category == Category.PASSIVE}
    counts = [(name, figures.held[number] if number in passives else figures.used[number]) for number, name in enumerate(UPGRADE_IDS)]
    print(
        f"{players} players: tokens used (Passives: held at the end):", ", ".join(f"{name} {count}" for name, count in counts), flush=True
    )


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="games of each Scenario")
    parser.add_argument("--scenarios", nargs="+", default=SCENARIO_IDS, choices=SCENARIO_IDS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    play(given.scenarios[0], given.players, 1, 0)  # compile before the threads start
    total = Figures()
    with ThreadPoolExecutor(given.threads) as pool:
        for scenario in given.scenarios:
            each, starts = Figures(), range(0, given.games, CHUNK)
            for figures in pool.map(lambda k, s=scenario: play(s, given.players, min(CHUNK, given.games - k), k * 100_000 + 1), starts):
                each += figures
            report(scenario, given.players, each)
            total += each
    report_all(given.players, total)


if __name__ == "__main__":
    main()
