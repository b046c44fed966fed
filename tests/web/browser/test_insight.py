"""What the café thinks, as a person sees it: hints at the question, an analysis beside the board, a match looked back at."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Newcomer
from .hands import READY, play_now, said
from .test_pages import faults

NARROW = {"width": 390, "height": 844}
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_hint_rings_the_best_and_one_click_takes_it(cafe: str, newcomer: Newcomer) -> None:
    page = newcomer(viewport=NARROW)
    play_now(page, cafe, "star_stations")
    page.get_by_role("button", name="Hint", exact=True).click()
    advised = page.locator("#advice [data-advised]")
    expect(advised).to_have_count(3)
    expect(page.locator("#board #advised .best").first).to_be_attached()
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    number = said(page, "number")
    advised.first.click()
    page.wait_for_function("(number) => document.body.dataset.number !== number", arg=number)
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#board #advised")).to_have_count(0)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Insight", exact=True).click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#analysis .gauge")).to_have_count(2)
    assert page.evaluate(WIDER) <= 0 and faults(page) == []
    page.get_by_role("button", name="Why this move?").click()
    expect(page.locator("#why")).to_contain_text("%")
