"""A replay in a browser: the space key, and controls that leave a phone's screen to the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .hands import in_chinese, said, watch_bots
from .test_pages import faults

SHARE = 0.18  # of a phone's height
SMALL = """() => [...document.querySelectorAll("#bar :is(button, a, input, select)")].filter((one) => one.checkVisibility())
  .filter((one) => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height) < 40; }).map((one) => one.outerHTML)"""


def looked_back(page: Page, cafe: str) -> str:
    """The address of a replay of a match among bots."""
    watch_bots(page, cafe, "kuhn_poker")
    return f"{cafe}/replay/{said(page, 'table')}"


@pytest.mark.parametrize("embedded", [False, True])
def test_space_plays_and_stops(cafe: str, newcomer: Newcomer, embedded: bool) -> None:
    page = newcomer(viewport={"width": 800, "height": 600})
    page.goto(f"{looked_back(page, cafe)}{'/embed' if embedded else ''}?at=0")
    play, stop, shown = page.get_by_role("button", name="Play by itself"), page.get_by_role("button", name="Stop"), page.locator("#at")
    expect(play).to_have_attribute("aria-keyshortcuts", "Space")
    expect(play).to_have_attribute("title", "Play by itself (Space)")
    page.locator("#stage").focus()
    page.keyboard.press("Space")
    expect(stop).to_be_visible()
    expect(shown).to_have_value("1")
    page.keyboard.press("Space")
    expect(play).to_be_visible()
    page.keyboard.press("Home")
    expect(shown).to_have_value("0")
    page.get_by_role("button", name="One on").focus()
    page.keyboard.press("Space")  # is that button's
    expect(shown).to_have_value("1")
    expect(play).to_be_visible()
    play.focus()
    page.keyboard.press("Space")  # once, not there and back
    expect(stop).to_be_visible()
    page.keyboard.press("Space")
    expect(play).to_be_visible()


def test_keys_of_a_replay_are_listed(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto(looked_back(page, cafe))
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("play by itself")
    page.keyboard.press("Space")  # shuts nothing and plays nothing behind the list but what has the focus
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    in_chinese(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("空白鍵")
    assert faults(page) == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_controls_leave_a_phone_to_the_board(cafe: str, newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = newcomer(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    page.goto(looked_back(page, cafe) + "?at=1")
    bar = page.locator("#bar").bounding_box()
    assert bar and bar["height"] < SHARE * max(size[1], 420)
    assert page.evaluate(SMALL) == []
    for at in ("2", "0"):
        page.locator("#at").fill(at)
        page.wait_for_url(f"**at={at}*")
        assert page.locator("#bar").bounding_box() == bar  # nothing jumps
    eyes, more = page.get_by_label("Seen by"), page.get_by_role("button", name="More")
    expect(eyes).to_be_hidden()
    more.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(eyes).to_be_visible()
    assert page.evaluate(SMALL) == [] and faults(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    eyes.focus()
    page.keyboard.press("Escape")
    expect(eyes).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(eyes).to_be_hidden()


def test_a_wide_screen_has_room_for_all_of_them(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 1440, "height": 900})
    page.goto(looked_back(page, cafe))
    expect(page.get_by_label("Seen by")).to_be_visible()
    expect(page.get_by_role("button", name="More")).to_be_hidden()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page).to_have_url(re.compile("/review$"))
