"""Every game teaches itself: its lesson can be followed, and how to play is written with pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.lessons import check_howto, check_lesson, follow
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.howto import PICTURE, howto_text, unwritten_howto
from cosmocafe.core.lesson import LEARNER, lesson_of

GAMES = sorted(installed_games())


@pytest.mark.parametrize("name", GAMES)
def test_the_lesson_can_be_followed(name: str) -> None:
    game = find_game(name)
    check_lesson(game, lambda done: None)
    lesson = lesson_of(game)
    assert lesson and 12 <= len(lesson.steps) <= 25
    match = follow(lesson)
    assert LEARNER in match.seats and len(set(match.seats)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_an_idea_is_short(name: str) -> None:
    lesson = lesson_of(find_game(name))
    assert lesson
    said = [(language, words) for step in lesson.steps for language, words in step.said.items()]
    assert {language for language, _ in said} == set(LANGUAGES)
    assert [words.title for language, words in said if len(words.text) > (310 if language == "en" else 120)] == []


@pytest.mark.parametrize("name", GAMES)
def test_how_to_play_is_written(name: str) -> None:
    game = find_game(name)
    check_howto(game)
    assert len(PICTURE.findall(howto_text(game, "en"))) >= 2


def test_a_picture_of_no_step_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(game: Game, language: str) -> str:
        return "![too far](step:99)\n" if language == "en" else "![a file](a.svg)\n"

    monkeypatch.setattr("cosmocafe.core.howto.howto_text", text)
    told = list(unwritten_howto(find_game("star_stations")))
    assert told[0].endswith("shows other steps than the English text")
    assert told[1].endswith("a picture is no step of the lesson, or does not stand alone on its line")
    assert told[2] == "howto.md shows step 99, but the lesson has 19"
    with pytest.raises(Failed):
        check_howto(find_game("star_stations"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_a_tip_for_beginners(name: str, language: str) -> None:
    game = find_game(name)
    tips = {step.name: game.words(language).tip(step) for step in game.rules.questions}
    assert [name for name, tip in tips.items() if not tip or len(tip) > 125] == []


SHORTEST = 4  # a shorter one is a part of other names
NO_NAMES = {"game", "agreements", "choices", "questions", "answers", "awards", "events", "reasons", "tips", "scene", "text"}


def names(game: Game) -> dict[str, set[str]]:
    """What has a name of its own on the table, in English, and what it is called in Chinese."""
    english, chinese = game.words("en").data, game.words("zh-Hant").data
    found: dict[str, set[str]] = {}
    for section, rows in english.items():
        for key, name in rows.items() if section not in NO_NAMES else ():
            if isinstance(name, str) and len(name) >= SHORTEST and name[0].isupper():
                found.setdefault(name, set()).add(str(chinese[section][key]))
    return found


def taught(game: Game) -> Iterator[tuple[str, str]]:
    """All that beginners read, in English and in Chinese."""
    lesson = lesson_of(game)
    assert lesson
    yield from ((" ".join(step.said["en"]), " ".join(step.said["zh-Hant"])) for step in lesson.steps)
    yield howto_text(game, "en"), howto_text(game, "zh-Hant")
    yield from ((str(game.words("en").tip(step)), str(game.words("zh-Hant").tip(step))) for step in game.rules.questions)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taught_has_the_names_of_the_table(name: str) -> None:
    game = find_game(name)
    named = names(game)
    strange = [
        (english, chinese)
        for text, translated in taught(game)
        for english, chinese in named.items()
        if re.search(rf"\b{re.escape(english)}\b", text) and not any(one in translated for one in chinese)
    ]
    assert strange == []
