"""What an answer brings is told before: it throws dice, or it hands the turn on."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.web.outcomes import outcome


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_an_outcome_is_what_happens(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Where an answer depends on nothing hidden and on no luck, what was told before is what comes."""
    found, rng, ended = find_game(game), random.Random(3), 0  # noqa: S311
    match = Match(found, next(number for number in found.players if number > 1), "outcome")
    while not match.over and match.number < 120:
        seat, answer = match.asked, rng.choice(match.options)
        foretold = outcome(match.view(seat), answer)
        match.answer(answer)
        if match.can_undo:
            assert foretold == (False, False)
        ended += foretold.ends
    assert caplog.records == [] and ended


def test_a_throw_is_known() -> None:
    match = Match(find_game("stardust_coffee"), 2, "outcome")
    thrown = set()
    for _ in range(60):
        view = match.view(match.asked)
        thrown |= {view.game.catalogue.text(answer) for answer in view.options if outcome(view, answer).rolls}
        match.answer(match.options[0])
    assert "recharge" in thrown
