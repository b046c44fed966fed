"""The rules beside a question: its own ones come first."""

from __future__ import annotations

import pytest

from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.vocabulary import Step
from cosmocafe.web.rules_text import rules_of_question


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        (Step.SIDE_NOTE, "VJ-A12"),
        (Step.FOCUS, "VJ-A11"),
        (Step.HIRE, "VJ-146"),
        (Step.KEEP, "VJ-036"),
        (Step.BATCH, "VJ-A05"),
        (Step.FILL, "VJ-R06"),
    ],
)
def test_the_rules_of_a_question_come_first(step: Step, rule: str) -> None:
    assert rules_of_question(game, step)[0] == rule
