"""Whole games: `python -m tests.games.star_stations.golden_games` plays and writes them anew."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.match import Match
from cosmocafe.games.star_stations import game
from cosmocafe.testing import line
from cosmocafe.testing.golden import Golden, moody, tell, write

from .builder import COLOURS

FOLDER = Path(__file__).parent / "golden"
GAMES = [
    Golden("two_players", 2, 0, {"board_size": 5, "max_rounds": 60}),
    Golden("three_players", 3, 1, {"placement": "preset", "max_rounds": 60, "hit_faces": 1}),
    Golden("four_players", 4, 1, {"placement": "random", "max_rounds": 20, "hit_faces": 3, "control": "sticky", "station_win": "hold"}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead, and not always."""
    return moody(game, golden, 0.4)


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    ending = [
        f"{COLOURS[seat]}: place {match.places[seat]}, stations {match.scores[seat]}, ore {fleet.ore}, metal {fleet.metal}"
        for seat, fleet in enumerate(match.table.fleets[: match.players])
    ]
    return tell(match, COLOURS, lambda told: line(game, told, COLOURS), ending)


if __name__ == "__main__":
    write(FOLDER, GAMES, play, story)
