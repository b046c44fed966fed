"""What the café thinks, as a person sees it: hints at the question, an analysis beside the board, a match looked back at."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from .conftest import Newcomer
from .hands import READY, click_answer, click_to_the_end, play_now, put_up, said
from .test_pages import faults

SLOW = 30_000  # milliseconds: nothing is compiled here
NARROW = {"width": 390, "height": 844}
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_hint_rings_the_best_and_one_click_takes_it(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport=NARROW)
    play_now(page, cafe, "star_stations")
    page.get_by_role("button", name="Hint", exact=True).click()
    advised = page.locator("#advice [data-advised]")
    expect(advised).to_have_count(3, timeout=SLOW)
    expect(page.locator("#board #advised .best").first).to_be_attached()
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    number = said(page, "number")
    advised.first.click()
    page.wait_for_function("(number) => document.body && document.body.dataset.number !== number", arg=number)
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#board #advised")).to_have_count(0)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Insight", exact=True).click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#analysis .gauge")).to_have_count(2, timeout=SLOW)
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    page.get_by_role("button", name="Why this move?").click()
    expect(page.locator("#why")).to_contain_text("%", timeout=SLOW)


def test_the_ranks_on_the_board_are_those_of_the_list_beside_it(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer()
    play_now(page, cafe, "star_stations")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#advice")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Insight", exact=True).click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#analysis .gauge")).to_have_count(2, timeout=SLOW)
    expect(page.locator("#advice")).to_be_hidden()


def test_a_match_is_looked_back_at_tried_otherwise_and_played_on(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport=NARROW)
    play_now(page, cafe, "kuhn_poker")
    click_to_the_end(page, random.Random(9))  # noqa: S311
    expect(page.locator("#ending svg polyline").first).to_be_attached(timeout=SLOW)
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    page.get_by_role("button", name="Review", exact=True).first.click()  # which begins it
    expect(page.get_by_role("button", name="Review this match")).to_have_count(0)
    expect(page.locator("#further, [aria-labelledby=chances-title]").first).to_be_visible(timeout=SLOW)
    page.goto(page.url.replace("/review", "?at=1"))
    page.get_by_role("button", name="Insight", exact=True).click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#analysis .gauge")).to_have_count(3, timeout=SLOW)
    page.get_by_text("What if?").click()
    page.locator("#instead").select_option(index=1)
    page.get_by_role("button", name="Let bots finish").click()
    expect(page.locator("#otherwise td").first).to_contain_text("%", timeout=SLOW)
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(READY)


def test_who_comes_back_reads_what_happened_meanwhile(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport=NARROW)
    put_up(page, cafe, "star_stations")
    click_answer(page, random.Random(1))  # noqa: S311
    page.wait_for_function(READY)
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator("#since")).to_have_attribute("open", "")
    expect(page.locator("#since li").last).to_contain_text("Dreamer")
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
