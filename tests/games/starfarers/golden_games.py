"""Whole games as text: `python -m tests.games.starfarers.golden_games` plays and writes them anew.

Each game is two files: the record, and a story of everything that happened, so that a change of behaviour is a readable difference.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.compiled import compiled
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game

from .builder import COLOURS, Options, line

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """How a golden game is played."""

    name: str
    players: int
    seed: int
    options: Options


GAMES = [
    Golden("beginners", 4, 2, {"colours": "fixed"}),
    Golden("three_advanced", 3, 5, {"setup": "advanced", "supplies": "fast"}),
]


def play(golden: Golden) -> Match:
    """A game between greedy bots who do something else now and then."""
    match = Match(game, golden.players, golden.seed, options=golden.options)
    mood, rules, box = random.Random(golden.seed), compiled(game), match.box.packed()  # noqa: S311
    while not match.over:
        advice = int(rules.advise(box, match.table.packed(), mood.getrandbits(30))[0])
        match.answer(mood.choice(match.options) if mood.random() < 0.05 else advice)
    return match


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    lines = [*(line(told) for told in match.events_of(0))]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        lines.append(f"{number}: {COLOURS[seat]} answers {game.catalogue.text(answer)}")
        lines += [f"    {line(told)}" for told in match.events_of(number + 1)]
    for seat in range(match.players):
        lines.append(f"{COLOURS[seat]}: place {match.places[seat]}, points {match.scores[seat]}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play all golden games and write them."""
    for golden in GAMES:
        match = play(golden)
        match.save(FOLDER / f"{golden.name}.record")
        (FOLDER / f"{golden.name}.story").write_text(story(match), encoding="utf-8")


if __name__ == "__main__":
    main()
