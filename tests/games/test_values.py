"""Bots ask what a table is worth at any moment of a game, as it lies and as a seat sees it: plain Python must always have an answer."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_every_table_is_worth_something_to_every_seat(name: str) -> None:
    game = find_game(name)
    for seed in range(5):  # the fifth met a ship of Stardust Coffee that was not in the galaxy
        players = game.players[seed % len(game.players)]
        match, rng = Match(game, players, f"s{seed}", agreed=game.trial_agreed), random.Random(seed)  # noqa: S311
        while not match.over and match.number < 400:
            for seat in range(players):
                for table in (match.table, match.view(seat).table):
                    assert isinstance(game.loops.value(match.box, table, seat), int)
            match.answer(rng.choice(match.options))
