"""How balanced Starcadia Quest is between greedy bots: `python bench/starcadia_quest_balance.py 200 --scenarios 1 4 --players 2 3 4`.

Heroes are dealt, the Levels before the Scenario are drafted, so that Crews are as strong as in a campaign. Printed for each Scenario and
number of players: turns, Victory tokens, how often the turn limit came first; over all: win share of each Hero, and how often each token
was used. `--keep FILE` adds the figures to those of earlier runs with other seeds (`--seed`); `0 --keep FILE` only prints them.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from cosmocafe.bots import greedy
from cosmocafe.core.author.box import read_change
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import HERO_IDS, SCENARIO_IDS, UPGRADE_IDS
from cosmocafe.games.starcadia_quest.language import Category
from cosmocafe.games.starcadia_quest.table import Table
from cosmocafe.games.starcadia_quest.vocabulary import Answer

CHUNK = 100  # games that are played at the same time
USES = (Answer.WEAPON, Answer.BOOST, Answer.REACT)


class Figures:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.points: list[float] = []
        self.winning: list[int] = []
        self.stopped: list[int] = []
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.held: Counter[str] = Counter()

    def add(self, other: dict[str, Any]) -> Figures:
        """Count what was counted elsewhere, too."""
        for name, value in other.items():
            found = getattr(self, name)
            found.update(value) if isinstance(found, Counter) else found.extend(value)
        return self


def play(scenario: str, players: int, games: int, seed: int, change: Any) -> Figures:
    """Greedy games, all tables one answer at a time."""
    agreed: dict[str, int | str] = {**game.trial_agreed, "scenario": scenario, "heroes": "dealt", "level": str(int(scenario[0]) - 1)}
    packed, rules, figures = game.new_box(players, agreed, change).packed(), compiled(game), Figures()
    tables, given = rules.new_tables(games), 0
    rules.start(packed, tables, players, seed)
    while len(alive := np.flatnonzero(tables["over"] == 0)):
        after, given = tables[alive], given + 1
        answers = greedy.advise(rules.game, packed, after, seed * 7919 + given)
        rules.answer(packed, after, answers)
        tables[alive] = after
        count_answers(figures, answers)
    for record in tables:
        count_end(figures, players, record)
    return figures


def count_answers(figures: Figures, answers: Any) -> None:
    """Weapons, Boosts and Reactions that were used."""
    for block in USES:
        used, times = np.unique(answers[(answers >= block) & (answers < block + block.size)], return_counts=True)
        figures.used.update({UPGRADE_IDS[upgrade - block]: int(count) for upgrade, count in zip(used, times, strict=True)})


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
            figures.played[HERO_IDS[hero]] += 1
            figures.wins[HERO_IDS[hero]] += players * int(t.places[seat] == 1)
            figures.held.update(UPGRADE_IDS[upgrade] for upgrade in t.heroes[hero].tokens[: t.heroes[hero].held])


def report(scenario: str, players: str, figures: Figures) -> None:
    """One Scenario at one number of players."""
    turns = np.array(figures.turns)
    low, middle, high = np.percentile(turns, [5, 50, 95])
    spread = f"turns {turns.mean():.0f} (5 % {low:.0f}, half {middle:.0f}, 95 % {high:.0f})"
    tokens = f"Victory tokens {np.mean(figures.points):.1f}, of the winner {np.mean(figures.winning):.1f}"
    limit = f"turn limit {100 * np.mean(figures.stopped):.1f} %"
    print(f"Scenario {scenario}, {players} players, {len(turns)} games: {spread}, {tokens}, {limit}", flush=True)


def report_all(figures: Figures) -> None:
    """Heroes against the mean, and how often tokens were used."""
    shares = {name: figures.wins[name] / max(figures.played[name], 1) for name in HERO_IDS}
    print("win share of Heroes against the mean:", ", ".join(f"{name} {share:.2f}" for name, share in shares.items()))
    passives = {UPGRADE_IDS[number] for number, token in enumerate(game.new_box(2).tokens) if token.category == Category.PASSIVE}
    counts = {name: figures.held[name] if name in passives else figures.used[name] for name in UPGRADE_IDS}
    ranked = sorted(counts, key=counts.__getitem__)
    print("tokens used (Passives: held at the end):", ", ".join(f"{name} {counts[name]}" for name in ranked), flush=True)


def main() -> None:
    """Play, keep and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="games of each Scenario and number of players")
    parser.add_argument("--scenarios", nargs="+", default=SCENARIO_IDS, choices=SCENARIO_IDS)
    parser.add_argument("--players", nargs="+", type=int, default=[2])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--box", type=Path, help="a TOML file with single values instead of the printed ones")
    given = parser.parse_args()
    change = read_change(given.box) if given.box else None
    lines: list[tuple[str, int, dict[str, Any]]] = []
    if given.keep and given.keep.exists():
        lines += [json.loads(line) for line in given.keep.read_text(encoding="utf-8").splitlines()]
    for scenario in given.scenarios:
        for players in given.players:
            for start in range(0, given.games, CHUNK):
                figures = vars(play(scenario, players, min(CHUNK, given.games - start), given.seed + start, change))
                lines.append((scenario, players, figures))
                if given.keep:
                    with given.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([scenario, players, figures]) + "\n")
    show(lines)


def show(lines: list[tuple[str, int, dict[str, Any]]]) -> None:
    """All figures, Scenario by Scenario and all together."""
    total = Figures()
    for scenario in SCENARIO_IDS:
        for players in game.players:
            each = Figures()
            for line in lines:
                if (line[0], line[1]) == (scenario, players):
                    each.add(line[2])
                    total.add(line[2])
            if each.turns:
                report(scenario, str(players), each)
    if total.turns:
        report_all(total)


if __name__ == "__main__":
    main()
