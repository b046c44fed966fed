"""The rules beside every question."""

from __future__ import annotations

import pytest

from cosmocafe.core.vocabulary import Steps
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.answers import Step
from cosmocafe.web.rules_text import rules_html, rules_of_question


@pytest.mark.parametrize("step", game.rules.questions, ids=lambda step: step.name.lower())
def test_every_question_cites_its_rules(step: Steps) -> None:
    cited = rules_of_question(game, list(game.steps).index(step))
    assert cited
    assert all(f'id="rule-{id}"' in rules_html(game) for id in cited)


def test_the_rules_of_a_question_come_first() -> None:
    assert rules_of_question(game, list(Step).index(Step.DIE))[0] == "SC-035"
    assert rules_of_question(game, list(Step).index(Step.DEACTIVATE))[0] == "SC-092"
