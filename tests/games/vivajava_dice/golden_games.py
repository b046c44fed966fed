"""Whole games: `python -m tests.games.vivajava_dice.golden_games` plays and writes them anew."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game
from cosmocafe.testing import line
from cosmocafe.testing.golden import Golden, moody, tell, write

from .builder import NAMES

FOLDER = Path(__file__).parent / "golden"
GAMES = [
    Golden("omniblend", 1, 4, {"coaster": "spiced", "difficulty": "normal"}),
    Golden("sacchar", 1, 7, {"corporation": "sacchar", "coaster": "wild"}),
    Golden("two_lite", 2, 2, {}),
    Golden("three_interns", 3, 3, {"coaster": "interns"}),
    Golden("four_free", 4, 5, {"coaster": "free"}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead, and not always."""
    return moody(game, golden, 0.3)


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    ending = [f"{NAMES[seat]}: place {match.places[seat]}, {match.scores[seat]} PP" for seat in range(match.players)]
    return tell(match, NAMES, lambda told: line(game, told, NAMES), ending)


if __name__ == "__main__":
    write(FOLDER, GAMES, play, story)
