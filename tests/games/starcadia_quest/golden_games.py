"""Whole games: `python -m tests.games.starcadia_quest.golden_games` plays and writes them anew."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.author.table import Told
from cosmocafe.core.match import Match
from cosmocafe.games.starcadia_quest import game
from cosmocafe.testing.golden import Golden, moody, tell, write

SEATS = [f"seat {seat + 1}" for seat in range(4)]
FOLDER = Path(__file__).parent / "golden"
GAMES = [
    Golden("docking_dispute", 2, 4, {"turn_limit": 60}),
    Golden("gala_episode", 3, 2, {"mode": "episodic", "scenario": "3C", "turn_limit": 45, "heroes": "dealt"}),
    Golden("short_campaign", 2, 3, {"mode": "campaign", "turn_limit": 40, "heroes": "choice"}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead, and not always."""
    return moody(game, golden, 0.3)


def line(told: Told) -> str:
    """An event in one line: who, what, and its parts."""
    event = list(game.events)[told.event]
    parts = [domain.text(value) for domain, value in zip(event.parts.values(), (told.a, told.b, told.c), strict=False)]
    who = f"seat {told.who + 1}: " if told.who >= 0 else ""
    return f"{who}{event.name.lower().replace('_', '-')} {' '.join(parts)}".rstrip()


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    ending = [f"{SEATS[seat]}: place {match.places[seat]}, score {match.scores[seat]}" for seat in range(match.players)]
    return tell(match, SEATS, line, ending)


if __name__ == "__main__":
    write(FOLDER, GAMES, play, story)
