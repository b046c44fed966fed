"""The rules beside a question: its own ones come first."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.vocabulary import Step
from cosmocafe.web.rules_text import rules_of_question


@pytest.mark.parametrize(
    ("step", "rule"), [(Step.TRIBUTE, "SF-067"), (Step.RELIEF, "SF-198"), (Step.OFFER, "SF-081"), (Step.START_COLONY, "SF-041")]
)
def test_the_rules_of_a_question_come_first(step: Step, rule: str) -> None:
    assert rules_of_question(game, step)[0] == rule
