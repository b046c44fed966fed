"""The review as a page: one file, both languages, nothing from elsewhere, and names that stay names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cosmocafe
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight.page import Page, words_of
from cosmocafe.insight.review import review

LITTLE = 20_000
NAUGHTY = ["<b>Ann", "Ben\"'&"]


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def lost(game: Game, names: list[str] | None = None) -> Match:
    match = cosmocafe.new(game, seed=1, names=names)
    for column in "112233774":
        match.answer(f"drop {column}")
    return match


def places(words: dict[str, Any], before: str = "") -> dict[str, set[str]]:
    """Every sentence with what it leaves open."""
    found: dict[str, set[str]] = {}
    for name, word in words.items():
        found |= places(word, f"{name}.") if isinstance(word, dict) else {before + name: set(re.findall(r"\{(\w+)\}", word))}
    return found


def test_every_language_has_the_same_words() -> None:
    assert places(words_of("en")) == places(words_of("zh-Hant"))


def test_every_word_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(cosmocafe.__file__).parent.glob("insight/*.py"))
    made = ("by_", "labels", "bands", "unseen", "chance", "result")
    assert [word for word in words_of("en") if f'"{word}"' not in text and f"'{word}'" not in text and not word.startswith(made)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(connect_four: Game, language: str) -> None:
    page = Page(review(lost(connect_four, NAUGHTY), LITTLE), language).html()
    assert f'<html lang="{language}">' in page and "default-src 'none'" in page
    addresses = set(re.findall(r"(?:https?:)?//[\w.]+", page.partition("<script>")[0]))
    assert addresses <= {"http://www.w3.org"}
    assert not re.search(r"<(?:script|img|iframe)[^>]+src=|@import|url\(['\"]?(?!#)", page)
    assert "<b>Ann" not in page and "&lt;b&gt;Ann" in page


def test_turning_points_say_what_was_answered_and_losses_how_sure_they_are(connect_four: Game) -> None:
    found = review(lost(connect_four, ["Ann", "Ben"]), LITTLE)
    page = Page(found)
    html = page.html()
    for point in found.turning_points:
        assert f"decided: {page.told.answers[point.number]}" in html
    assert re.search(r"blunder −\d+ ±\d+", html) and page.words["decisions_help"] in html


def test_every_moment_is_told_and_the_blunder_is_shown_first(connect_four: Game) -> None:
    match = lost(connect_four)
    data = data_of(Page(review(match, LITTLE)).html())
    assert len(data["chances"]) == len(data["said"]) == match.number + 1
    assert all(sum(row) in (999, 1000, 1001) for row in data["chances"])
    assert data["first"] in (6, 7)
    shown = next(one for one in data["decisions"] if one["number"] == 6)
    assert shown["verdict"][0] == "blunder" and shown["verdict"][-1].startswith("Better: ")
    assert all(line < len(data["lines"]) for frame in data["frames"] for line in frame["lines"])


def test_a_game_without_drawings_shows_its_picture(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=1)
    while not match.over:
        match.answer(match.options[0])
    found = review(match, LITTLE)
    data = data_of(Page(found).html())
    assert not data["drawn"] and data["frames"]
    first = "\n".join(data["lines"][line] for line in data["frames"][0]["lines"])
    assert first.count("?") == 2  # a seat's own hand is open, and the others' are not


def test_drawings_of_one_match_share_their_lines(star_stations: Game) -> None:
    match = cosmocafe.new(star_stations, seed=2, agreed=star_stations.trial_agreed)
    for number in range(12):
        match.answer(match.options[number % len(match.options)])
    data = data_of(Page(review(match, LITTLE), "zh-Hant").html())
    assert data["drawn"] and len(data["frames"]) == 13
    assert len(data["lines"]) < sum(len(frame["lines"]) for frame in data["frames"]) / 3
    assert all(data["lines"][frame["lines"][0]].startswith("<svg") for frame in data["frames"])
