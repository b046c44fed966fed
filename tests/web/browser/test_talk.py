"""Two people in two windows: one opens a table, the other finds it in the lobby; they talk, and each is told of the own turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
NOTIFIED = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"
LOOKS_AWAY = "() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
ICON = "() => document.querySelector('link[rel=icon]').href.slice(0, 5)"


def drop(page: Page) -> None:
    """Any answer."""
    page.locator("#question [data-answer]").first.click()


def wish_in_vain(page: Page) -> None:
    """A browser that allows no notification: the switch does not stay where it was put, and says why."""
    page.evaluate("() => { Notification.requestPermission = async () => 'denied'; }")
    page.locator("[data-dialog=prefs]").click()
    page.locator("[name=notify]").click()
    expect(page.locator("#notify-refused")).to_be_visible()
    expect(page.locator("[name=notify]")).not_to_be_checked()
    page.locator("#prefs [data-shuts-it]").click()


@pytest.mark.timeout(120)
def test_strangers_find_each_other_talk_and_are_told_of_their_turn(newcomer: Newcomer, cafe: str) -> None:
    ann, tom = newcomer(viewport=DESK), newcomer(viewport=PHONE, has_touch=True, locale="zh-TW", permissions=["notifications"])
    ann.goto(f"{cafe}/new/connect_four")
    ann.locator("[name=name-0]").fill("Ann")
    for box in ("public", "free_talk"):
        ann.locator(f"[name={box}]").check()
    ann.locator("form.new .strong").click()

    tom.goto(cafe)
    tom.locator("[data-looking] button").first.click()  # the latest table comes first
    tom.wait_for_selector("body[data-connected]")
    assert tom.evaluate("document.querySelector('.panels').offsetHeight") < 60, "the panels want a second row"

    ann.keyboard.press("t")
    ann.locator("[data-phrase=hello]").click()
    ann.locator("[data-say] input").fill("<b>bold</b>")
    ann.keyboard.press("Enter")
    expect(tom.locator(".bubble")).to_have_text("<b>bold</b>")
    expect(tom.locator(".panels [data-panel=talk]")).to_have_attribute("data-unread", "2")
    tom.locator(".panels [data-panel=talk]").tap()
    expect(tom.locator(".panels [data-panel=talk]")).not_to_have_attribute("data-unread", "2")
    expect(tom.locator("#talk li")).to_contain_text(["大家好！", "<b>bold</b>"])
    tom.locator("[data-react=coffee]").tap()
    expect(ann.locator("#talk li").last.locator(".react")).to_have_attribute("aria-label", "A coffee for you")
    expect(ann.locator(".bubble .react.coffee")).to_be_visible()

    tom.locator("#talk [data-mute]").first.tap()
    ann.locator("[data-phrase=thanks]").click()
    expect(ann.locator("#talk li")).to_have_count(4)
    expect(tom.locator("#talk li")).to_have_count(4)
    expect(tom.locator("#talk li:visible")).to_have_count(1)
    tom.reload()
    tom.locator(".panels [data-panel=talk]").tap()
    expect(tom.locator("#talk li:visible")).to_have_count(1)
    tom.locator("#muted summary").tap()
    tom.locator("#muted [data-hear]").tap()
    expect(tom.locator("#talk li:visible")).to_have_count(4)
    tom.locator("#side .shut").tap()

    tom.locator("[data-dialog=prefs]").tap()
    tom.locator("[name=notify]").check()
    tom.locator("#prefs [data-shuts-it]").tap()
    tom.evaluate(LOOKS_AWAY)
    expect(ann).to_have_title("● Your turn · Connect Four")
    assert ann.evaluate(ICON) == "data:"
    wish_in_vain(ann)
    drop(ann)
    expect(ann).to_have_title("Connect Four")
    expect(tom).to_have_title("● 輪到你 · 四子棋")
    tom.wait_for_function(f"async () => (await ({NOTIFIED})()).length === 1")
    assert ann.evaluate(ICON) == "http:"
