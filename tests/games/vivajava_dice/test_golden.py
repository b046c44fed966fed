"""Whole games, replayed from their records and told again word for word."""

from __future__ import annotations

import pytest

from cosmocafe.core.record import read
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.standing import sheet
from cosmocafe.testing import line
from cosmocafe.testing.golden import Golden, compare

from .builder import NAMES
from .golden_games import FOLDER, GAMES, story


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_told_as_it_was(golden: Golden) -> None:
    compare(FOLDER, golden, game, story)


SOURCES = {"featured": 0, "scored featured": 0, "rainbow": 1, "scored rainbow": 1, "helped": 2, "tokens-scored": 2, "completed": 3}


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_the_score_sheet_tells_where_the_points_came_from(golden: Golden) -> None:
    match = read(FOLDER / f"{golden.name}.record", game)
    earned = [[0] * 4 for _ in range(match.players)]
    for told in match.events:
        name, *rest = line(game, told, NAMES).split()
        source = SOURCES.get(f"{name} {rest[1]}" if name == "scored" else name)
        if source is not None:
            earned[told.who][source] += int(rest[-1])
    assert [list(sheet(match.view(0), seat).values()) for seat in range(match.players)] == earned
    assert [sum(parts) for parts in earned] == match.scores
