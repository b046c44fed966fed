"""The rules beside a question: its own ones come first."""

from __future__ import annotations

from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.vocabulary import Step
from cosmocafe.web.rules_text import rules_of_question


def test_the_rules_of_a_question_come_first() -> None:
    assert rules_of_question(game, list(Step).index(Step.DIE))[0] == "SC-035"
    assert rules_of_question(game, list(Step).index(Step.DEACTIVATE))[0] == "SC-092"
