"""Who only does what the coach says finishes the lesson of every game, on a desk and on a phone, by pointer and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cosmocafe.core.found import installed_games

from .conftest import Newcomer
from .hands import READY, said

GAMES = sorted(installed_games())
IDEA = "#coach .idea:not([hidden])"
MOVED = "(number) => document.body && document.body.dataset.number !== number"
MARKED = "(expected) => !expected || expected.split(' ').some((one) => document.querySelector(`#question [data-answer='${one}'].coached`))"
# A point of something marked on the board that a pointer really reaches.
POINT = """(expected) => {
  const wanted = expected.split(" "), means = (thing) => (thing.dataset.answer || thing.dataset.answers || "").split(" ");
  for (const thing of document.querySelectorAll("#board .coached:is([data-answer], [data-answers])")) {
    if (means(thing).length !== 1 || !wanted.includes(means(thing)[0])) continue;
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]) {
      const at = [x + width * across, y + height * down];
      if (document.elementFromPoint(...at)?.closest("[data-answer], [data-answers]") === thing) return at;
    }
  }
  return null;
}"""


def begin(page: Page, cafe: str, game: str) -> None:
    """From the lobby to the lesson."""
    page.goto(cafe)
    page.locator(f"article[aria-labelledby='game-{game}']").get_by_role("button", name="Learn in three minutes").click()
    page.wait_for_function(READY)
    expect(page.locator(IDEA)).to_be_visible()


def follow(page: Page) -> list[str]:
    """Read on, and do what is marked, until there is nothing more to do; the titles of all ideas."""
    titles: list[str] = []
    while True:
        page.wait_for_function(READY)
        titles.append(page.locator(f"{IDEA} h2").inner_text())
        onward = page.locator("#coach [data-idea='1']")
        if onward.count() and onward.is_visible():
            onward.click()
        elif page.locator("#coach .last").count():
            return list(dict.fromkeys(titles))
        else:
            do(page, page.locator(IDEA).get_attribute("data-expect") or "")


def do(page: Page, expected: str) -> None:
    """Give an answer that is marked: on the board, if a pointer reaches it, else its button; anything, if anything goes."""
    number = said(page, "number")
    page.wait_for_function(MARKED, arg=expected)  # the coach marks what there is when the browser has laid it out
    at = page.evaluate(POINT, expected)
    if at:
        page.mouse.click(*at)
    elif expected:
        marked = page.locator("#question button.coached").first
        if not marked.is_visible():
            page.locator("#question summary.coached").first.click()
        marked.click()
    else:
        page.evaluate("() => document.querySelector('#question [data-answer]').click()")
    page.wait_for_function(MOVED, arg=number)


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_coach_finishes(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport={"width": 1440, "height": 900})
    begin(page, cafe, game)
    assert 12 <= len(follow(page)) <= 25
    page.get_by_role("button", name="Play on here").click()
    expect(page.locator("#coach .says p").first).to_be_hidden()


@pytest.mark.parametrize("game", ["starfarers"])
def test_a_phone_shows_board_coach_and_question_together(newcomer: Newcomer, cafe: str, game: str) -> None:
    page = newcomer(viewport={"width": 390, "height": 844}, has_touch=True)
    begin(page, cafe, game)
    heights = page.evaluate("() => ['stage', 'coach', 'bar'].map((id) => document.getElementById(id).getBoundingClientRect().height)")
    assert heights[0] > 260 and heights[1] < 300
    page.locator("[data-fold]").click()
    assert page.evaluate("() => document.getElementById('coach').getBoundingClientRect().height") < 60
    page.locator("[data-fold]").click()
    assert len(follow(page)) >= 12


def test_another_answer_changes_nothing_and_the_lesson_can_be_left(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer()
    begin(page, cafe, "star_stations")
    number = said(page, "number")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator("#notice")).to_contain_text("The lesson goes another way")
    expect(page.locator(f"{IDEA} h2")).to_have_text("One action a turn")
    assert said(page, "number") == number
    page.get_by_role("button", name="Play on by myself").click()
    page.get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function(MOVED, arg=number)
    expect(page.locator("#coach")).to_be_hidden()


def test_the_coach_is_followed_by_keyboard_and_tips_are_switched_off(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer()
    begin(page, cafe, "star_stations")
    assert page.locator("#coach .says").get_attribute("aria-live") == "polite"
    page.locator("#coach [data-idea='1']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"{IDEA} h2")).to_have_text("One action a turn")
    assert page.evaluate("() => document.activeElement.matches('#coach button')")
    page.get_by_role("button", name="Play on by myself").press("Enter")
    expect(page.locator("#question .tip")).to_be_visible()
    page.get_by_role("button", name="No tips, please").click()
    expect(page.locator("#question .tip")).to_be_hidden()
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator("#question .tip")).to_be_hidden()
