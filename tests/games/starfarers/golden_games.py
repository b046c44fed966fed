"""Whole games: `python -m tests.games.starfarers.golden_games` plays and writes them anew."""

from __future__ import annotations

import random
from pathlib import Path

from cosmocafe.bots import greedy
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.vocabulary import COLOURS
from cosmocafe.testing import line
from cosmocafe.testing.golden import Golden, tell, write

FOLDER = Path(__file__).parent / "golden"
GAMES = [
    Golden("beginners", 4, 2, {"colours": "fixed"}),
    Golden("three_advanced", 3, 5, {"setup": "advanced", "supplies": "fast"}),
]


def play(golden: Golden) -> Match:
    """A game between greedy bots who do something else now and then."""
    match = Match(game, golden.players, golden.seed, agreed=golden.agreed)
    mood, rules, box = random.Random(golden.seed), compiled(game), match.box.packed()  # noqa: S311
    while not match.over:
        advice = int(greedy.advise(rules.game, box, match.table.packed(), mood.getrandbits(30))[0])
        match.answer(mood.choice(match.options) if mood.random() < 0.05 else advice)
    return match


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    ending = [f"{COLOURS[seat]}: place {match.places[seat]}, points {match.scores[seat]}" for seat in range(match.players)]
    return tell(match, COLOURS, lambda told: line(game, told, COLOURS), ending)


if __name__ == "__main__":
    write(FOLDER, GAMES, play, story)
