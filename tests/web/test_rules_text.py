"""The rules beside a question, which stand in the RULES.md of its game, and the language they are shown in."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.vocabulary import Steps
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.web.app import make_app
from cosmocafe.web.rules_text import rules_html, rules_language, rules_of_question
from cosmocafe.web.settings import Settings

from .conftest import EXAMPLES

QUESTIONS = [(name, step) for name in sorted(installed_games()) for step in find_game(name).rules.questions]


@pytest.mark.parametrize(("name", "step"), QUESTIONS, ids=[f"{name}-{step.name.lower()}" for name, step in QUESTIONS])
def test_every_question_has_rules_beside_it(name: str, step: Steps) -> None:
    game = find_game(name)
    cited = rules_of_question(game, step)
    assert cited and all(f'id="rule-{id}"' in rules_html(game, language) for id in cited for language in LANGUAGES)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_every_game_has_rules_in_every_language_it_speaks(name: str) -> None:
    game = find_game(name)
    assert [rules_language(game, language) for language in game.languages] == list(LANGUAGES)


def pages_in_chinese(folder: Path, **books: str) -> list[str]:
    """The page of rules and the panel at the table, for a game with these rulebooks."""
    for language, text in books.items():
        (folder / f"connect_four.{'RULES.md' if language == 'en' else 'RULES.zh-Hant.md'}").write_text(text, encoding="utf-8")
    game = shutil.copy(EXAMPLES / "connect_four.py", folder / "connect_four.py")
    with TestClient(make_app(Settings(db=str(folder / "cafe.db"), games=(str(game),), compile=False, deal_wait=0))) as client:
        client.cookies.set("language", "zh-Hant")
        return [client.get(f"/games/connect_four/rules{text}").text for text in ("", "/text")]


ENGLISH = "| id | rule |\n|---|---|\n| CF-001 | Drop a disc. |\n| CF-002 | See CF-001. |\n"
CHINESE = "| 編號 | 規則 |\n|---|---|\n| CF-001 | 投下一枚棋子。 |\n| CF-002 | 見CF-001的說明。 |\n"


def test_rules_are_shown_in_the_language_of_the_page(tmp_path: Path) -> None:
    for shown in pages_in_chinese(tmp_path, en=ENGLISH, zh=CHINESE):
        assert "投下一枚棋子" in shown and "Drop" not in shown
        assert 'id="rules-text" class="rules" lang="zh-Hant"' in shown and '<table lang="zh-Hant"><tbody></tbody>' in shown
        assert '見<a href="#rule-CF-001">CF-001</a>的說明' in shown


def test_the_rules_of_a_game_are_shown_in_chinese(client: TestClient) -> None:
    client.cookies.set("language", "zh-Hant")
    for path in ("/games/star_stations/rules", "/games/star_stations/rules/text"):
        shown = client.get(path)
        assert 'class="rules" lang="zh-Hant"' in shown.text and "巡防艦" in shown.text and "frigate" not in shown.text
    assert "accept-language" in shown.headers["vary"].lower()


def test_rules_that_nobody_has_translated_are_shown_in_english_and_say_so(tmp_path: Path) -> None:
    for shown in pages_in_chinese(tmp_path, en=ENGLISH):
        assert "Drop a disc" in shown
        assert 'id="rules-text" class="rules" lang="en"' in shown and '<table lang="en"><tbody></tbody>' in shown


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("name", sorted(installed_games()))
def test_players_read_no_notes_for_makers(name: str, language: str) -> None:
    written = rules_html(find_game(name), language)
    notes = re.findall(r"\.toml|\.py\b|\(mod |\bthe engine\b|implementer|in components|docs/|實作者|for makers", written)
    assert notes == []
