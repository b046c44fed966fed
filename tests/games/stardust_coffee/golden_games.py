"""Whole games: `python -m tests.games.stardust_coffee.golden_games` plays and writes them anew."""

from __future__ import annotations

import random
from pathlib import Path

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee import game
from cosmocafe.testing import line
from cosmocafe.testing.golden import Golden, tell, write

from .builder import PEOPLE

FOLDER = Path(__file__).parent / "golden"
PREFERRED = ("use", "deliver", "unlock", "repair", "collect", "attack", "produce", "pour", "add-stardust", "harvest", "trade")

GAMES = [
    Golden("two_players", 2, 1, {"layout": "first_game"}),
    Golden("three_players", 3, 2, {}),
    Golden("four_players", 4, 3, {}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead by the score alone, and like to do something."""
    match = Match(game, golden.players, golden.seed, agreed=golden.agreed)
    mood = random.Random(golden.seed)  # noqa: S311
    while not match.over:
        match.answer(max(match.options, key=lambda option: liking(match, option, mood)))
    return match


def liking(match: Match, option: int, mood: random.Random) -> float:
    """The score after an answer, if chance is as it might be, and a taste for doing things."""
    trial = match.table.copy()
    seed_table(trial, 1, mood.randrange(1 << 30), 3)
    game.loops.answer(match.box, trial, option)
    word = game.catalogue.text(option).split()[0]
    taste = 2.0 if word in PREFERRED else 0.0 if word in ("end-turn", "pass", "done", "stay") else 1.0
    return game.score(match.box, trial, match.asked) + taste + mood.random()


def story(match: Match) -> str:
    """Every answer with what it brought about."""
    return tell(match, PEOPLE, lambda told: line(game, told, PEOPLE))


if __name__ == "__main__":
    write(FOLDER, GAMES, play, story)
