"""The rules beside a question: every question of every game has some, and they stand in its RULES.md."""

from __future__ import annotations

import pytest

from cosmocafe.core.game import find_game, installed_games
from cosmocafe.core.vocabulary import Steps
from cosmocafe.web.rules_text import rules_html, rules_of_question

QUESTIONS = [(name, step) for name in sorted(installed_games()) for step in find_game(name).rules.questions]


@pytest.mark.parametrize(("name", "step"), QUESTIONS, ids=[f"{name}-{step.name.lower()}" for name, step in QUESTIONS])
def test_every_question_has_rules_beside_it(name: str, step: Steps) -> None:
    game = find_game(name)
    cited = rules_of_question(game, step)
    assert cited and all(f'id="rule-{id}"' in rules_html(game) for id in cited)
