"""What an answer brings is told before: it throws dice, or it hands the turn on."""

from __future__ import annotations

import random
from unittest import mock

import pytest

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.web.outcomes import outcome

from .conftest import EXAMPLES


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


def test_what_has_a_target_ends_no_turn_and_dice_of_the_next_one_are_not_thrown_here() -> None:
    four = Match(find_game(str(EXAMPLES / "connect_four.py")), 2, 1)
    assert {outcome(four.view(four.asked), answer) for answer in four.options} == {(False, False)}
    match, handed_on = Match(find_game(str(EXAMPLES / "backgammon.py")), 2, 1), 0
    while match.number < 12:
        seat, foretold = match.asked, outcome(match.view(match.asked), match.options[0])
        match.answer(match.options[0])
        if match.asked != seat:
            handed_on += 1
            assert not foretold.rolls
    assert handed_on


def test_what_nobody_knows_is_dealt_before_an_answer_is_tried() -> None:
    """Else rules would be tried on a table that cannot be."""
    match = Match(find_game(str(EXAMPLES / "kuhn_poker.py")), 3, 1)
    view = match.view(match.asked)
    with mock.patch.object(view.game.loops, "guess", wraps=view.game.loops.guess) as guess:
        outcome(view, view.options[0])
    assert [call.args[2] for call in guess.call_args_list] == [view.seat]
