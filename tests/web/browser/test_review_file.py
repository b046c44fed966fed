"""A review opened as a file, without any café: keys, clicks and filters; nothing for axe to find; no wider than a telephone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import cosmocafe
from cosmocafe.core.found import find_game
from cosmocafe.insight.page import Page
from cosmocafe.insight.review import Review, review

from .conftest import Newcomer
from .test_pages import faults

FOUR = Path(__file__).parents[3] / "examples" / "connect_four.py"


@pytest.fixture(scope="module")
def reviewed() -> Review:
    match = cosmocafe.new(find_game(str(FOUR)), seed=1, names=["Ann", "Ben"])
    for column in "112233774":
        match.answer(f"drop {column}")
    return review(match, 20_000)


@pytest.fixture
def file(reviewed: Review, tmp_path: Path) -> str:
    (tmp_path / "review.html").write_text(Page(reviewed).html(), encoding="utf-8")
    return (tmp_path / "review.html").as_uri()


def test_keys_and_clicks_choose_a_moment(file: str, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(file)
    page.keyboard.press("Home")
    expect(page.locator("#asked")).to_contain_text("Answer 1 of 9")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#asked")).to_contain_text("Answer 2 of 9")
    page.locator(".list:not(.short) button", has_text="blunder").first.click()
    expect(page.locator("#verdict")).to_contain_text("blunder")
    expect(page.locator(".list [aria-current=true]").first).to_be_visible()
    graph = page.locator(".graph").first
    graph.click(position={"x": graph.evaluate("graph => graph.getBoundingClientRect().width") - 2, "y": 120})
    expect(page.locator("#asked")).to_have_text("The end")
    expect(page.locator("#chance0")).to_have_text("100 %")
    rows = page.locator(".list:not(.short) li:visible")
    few = rows.count()
    page.get_by_label("Only what cost something").uncheck()
    assert rows.count() > few > 0


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_and_a_telephone_is_wide_enough(file: str, newcomer: Newcomer, scheme: str) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, color_scheme=scheme)
    page.goto(file)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
