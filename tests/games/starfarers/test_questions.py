"""The rules beside every question."""

from __future__ import annotations

import pytest

from cosmocafe.core.vocabulary import Steps
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.answers import Step
from cosmocafe.web.rules_text import rules_html, rules_of_question


@pytest.mark.parametrize("step", game.rules.questions, ids=lambda step: step.name.lower())
def test_every_question_cites_its_rules(step: Steps) -> None:
    cited = rules_of_question(game, step)
    assert cited
    assert all(f'id="rule-{id}"' in rules_html(game) for id in cited)


@pytest.mark.parametrize(
    ("step", "rule"), [(Step.TRIBUTE, "SF-067"), (Step.RELIEF, "SF-198"), (Step.OFFER, "SF-081"), (Step.START_COLONY, "SF-041")]
)
def test_the_rules_of_a_question_come_first(step: Step, rule: str) -> None:
    assert rules_of_question(game, step)[0] == rule
