"""A lesson: where one is follows from the answers alone; what cannot be followed is told by its step."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.lessons import follow, look, other_ways
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game
from cosmocafe.core.howto import unwritten_howto
from cosmocafe.core.lesson import Lesson, OffLesson, lesson_of

FOUR, KUHN = (str(Path(__file__).parents[2] / "examples" / name) for name in ("connect_four.py", "kuhn_poker.py"))
LESSON = """
seed = "lesson"
players = 2
opening = ["drop 1", "drop 2"]
[[steps]]
en = ["Discs", "They fall."]
zh-Hant = ["圓片", "會往下掉。"]
[[steps]]
answers = ["drop 1", "drop 3"]
then = ["drop 2"]
en = ["Your disc", "Drop it on the left."]
zh-Hant = ["你的圓片", "放在左邊。"]
[[steps]]
row = ["drop 1"]
then = ["drop 2"]
en = ["Again", "The same."]
zh-Hant = ["再一次", "一樣。"]
[[steps]]
anything = true
en = ["Anywhere", "As you like."]
zh-Hant = ["隨意", "都可以。"]
[[steps]]
en = ["The end", "You know it."]
zh-Hant = ["結束", "你會了。"]
"""


def lesson(change: dict[str, Any] | None = None, step: int = 0, without: str = "") -> Lesson:
    """The lesson above, with one of its steps changed."""
    data = copy.deepcopy(tomllib.loads(LESSON))
    data["steps"][step].update(change or {})
    data["steps"][step].pop(without, None)
    return Lesson(find_game(FOUR), data, "lesson.toml")


def test_a_lesson_is_followed_to_its_end() -> None:
    titles: list[str] = []
    match = follow(lesson(), lambda match, place: titles.extend(step.said["en"].title for step in place.steps if place.scripted is None))
    assert titles == ["Discs", "Your disc", "Again", "Anywhere", "The end"]
    assert match.seats == [0, 1, 0, 1, 0, 1, 0]
    assert list(other_ways(lesson())) == [(0, find_game(FOUR).catalogue.number("drop 3"))]


def test_the_place_follows_from_the_answers_and_who_leaves_the_script_has_left_the_lesson() -> None:
    taught = lesson()
    match = taught.begin()
    place = taught.place(match.answers)
    assert place and (len(place.steps), place.before, place.total, place.is_end) == (2, 0, 5, False)
    match.answer("drop 3")
    place = taught.place(match.answers)
    assert place and place.scripted == find_game(FOUR).catalogue.number("drop 2")
    match.answer("drop 7")
    assert taught.place(match.answers) is None


def test_only_answers_that_go_on_are_taken() -> None:
    taught, number = lesson(), find_game(FOUR).catalogue.number
    given = taught.begin().answers
    taught.refuse(given, [number("drop 3")])
    with pytest.raises(OffLesson):
        taught.refuse(given, [number("drop 7")])
    taught.refuse([*given, number("drop 1"), number("drop 2"), number("drop 1"), number("drop 2"), number("drop 6")], [number("drop 7")])


def test_who_begins_otherwise_is_not_in_the_lesson() -> None:
    number = find_game(FOUR).catalogue.number
    assert lesson().place([number("drop 2"), number("drop 1")]) is None


def test_a_row_is_followed_answer_by_answer() -> None:
    taught, number = lesson({"row": ["drop 1", "drop 4"]}, 1, "answers"), find_game(FOUR).catalogue.number
    given = taught.begin().answers
    place = taught.place([*given, number("drop 1")])
    assert place and place.given == 1 and place.answers == (number("drop 4"),) and place.takes(number("drop 4"))
    taught.refuse(given, [number("drop 1"), number("drop 4")])
    with pytest.raises(OffLesson):
        taught.refuse(given, [number("drop 1"), number("drop 7")])


@pytest.mark.parametrize(
    ("change", "step", "without", "told"),
    [
        ({"en": ["", "x"]}, 0, "", "step 1: a title or a text is empty"),
        ({}, 1, "zh-Hant", "step 2: there is no 'zh-Hant'"),
        ({"answers": ["drop 9"]}, 1, "", "step 2: .*'9' is no"),
        ({"looks": ["x"]}, 0, "", "step 1: nothing uses 'looks'"),
        ({"anything": True}, 1, "", "`anything` may be said in the last one that asks"),
        ({"answers": ["drop 1"]}, 4, "", "the last step is only read"),
        ({"en": "Discs fall."}, 0, "", r"step 1: en is a title and a text: \[\"...\", \"...\"\]"),
        ({"zh-Hant": ["圓片"]}, 0, "", "step 1: zh-Hant is a title and a text"),
    ],
)
def test_what_is_written_wrongly_is_told(change: dict[str, Any], step: int, without: str, told: str) -> None:
    with pytest.raises(DeclarationError, match=told):
        lesson(change, step, without)


def test_a_lesson_without_steps_is_told() -> None:
    with pytest.raises(DeclarationError, match=r"lesson.toml, lesson: there is no 'steps'"):
        Lesson(find_game(FOUR), {"seed": "x", "players": 2}, "lesson.toml")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"then": []}, r"step 3 \(Again\): seat 0 is not asked: seat 1 is"),
        ({"then": ["drop 2", "drop 2"]}, r"step 2 \(Your disc\): `then` goes on, but the learner is asked"),
        ({"look": ["hole:3"]}, "nothing on the wide board is called 'hole:3'"),
    ],
)
def test_what_cannot_be_followed_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(Failed, match=told):
        follow(lesson(change, 1), look)


def test_a_game_without_a_lesson_is_a_game() -> None:
    assert lesson_of(find_game(KUHN)) is None


def test_a_game_in_one_file_is_taught_by_the_files_beside_it() -> None:
    game = find_game(FOUR)
    taught = lesson_of(game)
    assert taught and follow(taught, look).number == 5
    assert [list(other_ways(taught)), list(unwritten_howto(game))] == [[(1, game.catalogue.number("drop 5"))], []]
