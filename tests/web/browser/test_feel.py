"""How a table feels: keys, focus, preferences, the log, motion."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .hands import READY, play_now, put_up, said
from .test_pages import faults

FOCUS = "() => document.activeElement.outerHTML.slice(0, 200)"
WATCH = """() => {
  window.lost = 0;
  new MutationObserver(() => { window.lost += document.activeElement === document.body; }).observe(document.body, {attributes: true});
}"""
MOVED = "(number) => document.body.dataset.number !== number"


def press(page: Page, key: str) -> None:
    """A key that gives an answer, or opens a group and then gives the first of its answers."""
    number, group = said(page, "number"), page.locator(f"#question summary[data-key='{key}']").count()
    page.keyboard.press(key)
    if group:
        page.locator("#question .choices [data-key='1']").wait_for()
        page.keyboard.press("1")
    page.wait_for_function(MOVED, arg=number)
    page.wait_for_function(READY)


def test_single_keys_answer_take_back_and_open_panels(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 800, "height": 900})
    put_up(page, cafe, "star_stations")
    first = page.locator("#question [data-key='1']")
    assert "1" not in str(first.evaluate("(one) => getComputedStyle(one, '::before').content"))
    press(page, "2")
    assert "1" in str(first.evaluate("(one) => getComputedStyle(one, '::before').content"))  # shown to who uses keys
    page.keyboard.press("r")
    expect(page.locator("#panel-rules")).to_be_in_viewport()
    number = said(page, "number")
    page.get_by_label("Search the rules").press_sequentially("1 l u p ?")  # whoever types is left alone
    assert said(page, "number") == number and page.locator("dialog[open]").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("#side")).not_to_have_class(re.compile("open"))
    assert re.search("data-answer|summary", page.evaluate(FOCUS))
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).to_be_in_viewport()
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).not_to_be_in_viewport()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("1")  # not while a dialog is open
    page.keyboard.press("Escape")
    assert said(page, "number") == number and page.locator("dialog[open]").count() == 0
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.getElementById('board').contains(document.activeElement)")


def test_u_takes_the_last_answer_back(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    put_up(page, cafe, "star_stations")
    for _ in range(60):
        if page.locator("[data-undo]").count():
            break
        press(page, "1")
    number = int(said(page, "number"))
    press(page, "u")
    assert int(said(page, "number")) == number - 1


@pytest.mark.parametrize("part", ["#people ul", "#question [data-answer]", "#board [data-answer]"])
def test_the_focus_lasts_through_others_turns(cafe: str, newcomer: Newcomer, part: str) -> None:
    page = newcomer()
    play_now(page, cafe, "connect_four")
    for _ in range(3):
        page.locator(part).first.focus()
        page.evaluate(WATCH)
        press(page, "3")
        assert page.evaluate("() => window.lost") == 0
        assert "<body" not in page.evaluate(FOCUS)
    if "people" in part:
        assert 'class="people"' in page.evaluate(FOCUS)
    told = page.locator("#told").inner_text()
    assert "drops" in told and "1 " in told  # what happened, and the answers with their keys


def test_preferences_are_kept_and_reached_from_everywhere(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, color_scheme="dark")
    page.goto(cafe)
    page.keyboard.press("p")
    assert faults(page) == []
    for name in ("Light", "Quick"):
        page.get_by_label(name, exact=True).check()
    for name in ("Sounds", "Ask before my turn ends", "Letters on goods", "Hints for beginners"):
        box = page.get_by_role("switch", name=name)
        box.set_checked(name != "Hints for beginners")
    page.keyboard.press("Escape")
    play_now(page, cafe, "connect_four")
    assert page.locator("html[data-theme=light][data-letters][data-hints=no]").count() == 1
    page.get_by_role("button", name="Preferences").click()
    assert page.get_by_label("Quick", exact=True).is_checked()
    assert [page.get_by_role("switch").nth(n).is_checked() for n in range(4)] == [True, True, True, False]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("繁體中文").check()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")


def test_the_log_is_told_by_turns_and_a_line_shows_where_it_was(cafe: str, newcomer: Newcomer) -> None:
    page, sent = newcomer(viewport={"width": 1440, "height": 900}), list[int]()
    put_up(page, cafe, "stardust_coffee")
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: sent.append(len(json.loads(frame).get("log", {}).get("lines", [])))),
    )
    page.reload()
    for _ in range(12):
        page.wait_for_function(READY)
        press(page, "1")
    assert page.locator("#log .head").count() > 1 and page.locator("#log svg.picture").count() > 3
    assert max(sent[1:]) < 40 <= sum(sent)  # only what is new
    page.keyboard.press("l")
    for _ in range(60):
        page.keyboard.press("ArrowUp")
        if page.locator("#log li:focus[data-at^='tile:']").count():
            break
    expect(page.locator("#stage .there").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#stage .there")).to_have_count(0)
