"""Whole games, replayed from their records and told again word for word."""

from __future__ import annotations

import pytest

from cosmocafe.core.record import lines, read
from cosmocafe.games.vivajava_dice import game

from .golden_games import FOLDER, GAMES, Golden, story


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_told_as_it_was(golden: Golden) -> None:
    record = FOLDER / f"{golden.name}.record"
    match = read(record, game)
    assert match.over
    assert match.players == golden.players
    assert lines(match) == record.read_text(encoding="utf-8").splitlines()
    assert story(match) == (FOLDER / f"{golden.name}.story").read_text(encoding="utf-8")
