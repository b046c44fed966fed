"""Whole games as text: `python -m tests.games.starcadia_quest.golden_games` plays and writes them anew.

Each game is two files: the record, and a story of everything that happened, so that a change of behaviour is a readable difference.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.core.table import Told
from cosmocafe.games.starcadia_quest import game

from .builder import Options

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """How a golden game is played."""

    name: str
    players: int
    seed: int
    options: Options


GAMES = [
    Golden("docking_dispute", 2, 4, {"turn_limit": 60}),
    Golden("gala_episode", 3, 2, {"mode": "episodic", "scenario": "3C", "turn_limit": 45, "heroes": "dealt"}),
    Golden("short_campaign", 2, 3, {"mode": "campaign", "turn_limit": 40, "heroes": "choice"}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead, and not always."""
    match = Match(game, golden.players, golden.seed, options=golden.options)
    mood = random.Random(golden.seed)  # noqa: S311
    while not match.over:
        match.answer(mood.choice(match.options) if mood.random() < 0.3 else best(match, mood))
    return match


def best(match: Match, mood: random.Random) -> int:
    """The answer after which most Victory tokens and Wounds of others lie on the table, if chance is as it might be."""
    worth = {}
    for option in match.options:
        trial = match.table.copy()
        seed_table(trial, 1, mood.randrange(1 << 30), 3)
        game.loops.answer(match.box, trial, option)
        worth[option] = game.loops.value(match.box, trial, match.asked) + mood.random()
    return max(worth, key=worth.__getitem__)


def line(told: Told) -> str:
    """An event in one line: who, what, and its parts."""
    event = list(game.events)[told.event]
    parts = [domain.text(value) for domain, value in zip(event.parts.values(), (told.a, told.b, told.c), strict=False)]
    who = f"seat {told.who + 1}: " if told.who >= 0 else ""
    return f"{who}{event.name.lower().replace('_', '-')} {' '.join(parts)}".rstrip()


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    lines = [*(line(told) for told in match.events_of(0))]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        lines.append(f"{number}: seat {seat + 1} answers {game.catalogue.text(answer)}")
        lines += [f"    {line(told)}" for told in match.events_of(number + 1)]
    for seat in range(match.players):
        lines.append(f"seat {seat + 1}: place {match.places[seat]}, score {match.scores[seat]}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play all golden games and write them."""
    for golden in GAMES:
        match = play(golden)
        match.save(FOLDER / f"{golden.name}.record")
        (FOLDER / f"{golden.name}.story").write_text(story(match), encoding="utf-8")


if __name__ == "__main__":
    main()
