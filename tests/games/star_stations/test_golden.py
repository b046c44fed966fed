"""Whole games, replayed from their records and told again word for word."""

from __future__ import annotations

import pytest

from cosmocafe.games.star_stations import game
from cosmocafe.testing.golden import Golden, compare

from .golden_games import FOLDER, GAMES, story


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_told_as_it_was(golden: Golden) -> None:
    compare(FOLDER, golden, game, story)


def test_the_golden_games_end_in_three_ways() -> None:
    told = [(FOLDER / f"{golden.name}.story").read_text(encoding="utf-8") for golden in GAMES]
    for ending in ("won-flagships", "won-stations", "last-round"):
        assert sum(ending in text for text in told) == 1
