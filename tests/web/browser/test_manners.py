"""Two people in two windows, one of them a telephone: a clock that runs, a proposal, a pause, giving up, once more."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Newcomer
from .hands import invitation

NOT_WIDER = "() => document.documentElement.scrollWidth <= innerWidth"


def test_two_people_with_a_clock_stop_pause_resign_and_play_again(cafe: str, newcomer: Newcomer) -> None:
    ann, tom = newcomer(viewport={"width": 1440, "height": 900}), newcomer(viewport={"width": 390, "height": 844})
    ann.goto(f"{cafe}/new/connect_four")
    expect(ann.locator("[name=move]")).to_be_hidden()
    ann.locator("[name=clock]").select_option("move")
    ann.locator("[name=move]").select_option("600")
    ann.get_by_role("button", name="Put the table up").click()
    tom.goto(invitation(ann))
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Sit down").click()
    for page in (ann, tom):
        expect(page.locator("[data-clock='0'].runs")).not_to_have_text("10:00")
    tom.get_by_role("button", name="This table").click()
    tom.get_by_role("button", name="Propose to stop").click()
    tom.locator("#menu .harm").press("Enter")
    expect(tom.locator("#manners .wish")).to_be_in_viewport()
    expect(tom.locator("#side")).to_be_hidden()
    ann.locator("#manners").get_by_role("button", name="No").click()
    expect(tom.locator("#manners .wish")).to_have_count(0)
    ann.get_by_role("button", name="This table").click()
    ann.get_by_role("button", name="Pause").click()
    expect(tom.locator("#question .asks")).to_contain_text("paused")
    expect(tom.locator("[data-clock].runs")).to_have_count(0)
    ann.locator("#question").get_by_role("button", name="Go on").click()
    expect(tom.locator("[data-clock='0'].runs")).to_be_visible()
    tom.get_by_role("button", name="This table").click()
    tom.get_by_role("button", name="Resign").click()
    tom.locator("#menu").get_by_role("button", name="No, play on").click()
    expect(tom.locator("[data-resign]")).to_be_focused()
    tom.get_by_role("button", name="Resign").click()
    tom.locator("#menu .harm").click()
    expect(ann.locator("#question .asks")).to_contain_text("Tom has resigned")
    ann.get_by_role("button", name="Rematch").click()
    tom.keyboard.press("Escape")
    expect(tom.locator("#question")).to_contain_text("would like to play again")
    assert tom.evaluate(NOT_WIDER) and ann.evaluate(NOT_WIDER)
