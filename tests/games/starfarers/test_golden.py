"""Whole games, replayed from their records and told again word for word."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers import game
from cosmocafe.testing.golden import Golden, compare

from .golden_games import FOLDER, GAMES, story


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_told_as_it_was(golden: Golden) -> None:
    compare(FOLDER, golden, game, story)


def test_the_golden_games_are_won() -> None:
    for golden in GAMES:
        told = (FOLDER / f"{golden.name}.story").read_text(encoding="utf-8")
        assert told.count("    won ") == 1
        assert "heard" in told
        assert "outpost" in told
