"""The board keeps its room: nothing that helps lies over what somebody reads or plays."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .hands import READY, click_answer, click_to_the_end, play_now, put_up
from .test_lessons import GAMES, IDEA, begin

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
# How much of the page's height shows the board, less what lies over it.
SHARE = """() => {
  const {top, bottom} = document.getElementById("stage").getBoundingClientRect(), over = document.querySelector("#since[open] ol");
  return (Math.min(bottom, over?.offsetParent ? over.getBoundingClientRect().top : bottom) - top) / innerHeight;
}"""
BETWEEN = """() => {
  const [card, coach] = ["inspector", "coach"].map((id) => document.getElementById(id).getBoundingClientRect());
  return card.top - coach.bottom;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leaves_the_board_its_room_on_a_phone(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    begin(page, cafe, game)
    for _ in range(page.locator("#coach .idea").count()):
        onward = page.locator("#coach [data-idea='1']")
        assert page.evaluate(SHARE) >= 0.45, page.locator(f"{IDEA} h2").inner_text()
        if onward.count() and onward.is_visible():
            onward.click()


def test_the_card_of_a_thing_hides_no_word_of_the_coach(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=DESK)
    begin(page, cafe, "star_stations")
    page.locator("#board [data-thing]").first.hover(force=True)
    expect(page.locator("#inspector")).to_be_visible()
    assert page.evaluate(BETWEEN) >= 0
    page.locator("#coach [data-idea='1']").click()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 0.45), (DESK, 0.6)])
def test_what_happened_meanwhile_is_shown_to_who_was_away_and_leaves_the_board_its_room(
    newcomer: Newcomer, cafe: str, size: dict[str, int], least: float
) -> None:
    page = newcomer(viewport=size)
    put_up(page, cafe, "star_stations")
    for seed in range(3):
        click_answer(page, random.Random(seed))  # noqa: S311
        page.wait_for_function(READY)
        expect(page.locator("#since")).not_to_have_attribute("open", "")
    come_back(page)
    assert page.evaluate(SHARE) >= least


def come_back(page: Page) -> None:
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator("#since")).to_have_attribute("open", "")


def test_the_way_back_to_the_lobby_is_in_sight_when_a_match_is_over_on_a_phone(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport=PHONE, has_touch=True)
    play_now(page, cafe, "kuhn_poker")
    click_to_the_end(page, random.Random(9))  # noqa: S311
    way = page.locator("#question a[href='/']")
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    page.wait_for_url(f"{cafe}/")
