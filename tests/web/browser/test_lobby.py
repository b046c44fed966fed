"""The lobby: every picture comes, little is sent, the theme is the system's unless a visitor chooses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .test_pages import faults

GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
DARK, LIGHT = "rgb(16, 14, 36)", "rgb(243, 231, 207)"
MISSING = (
    "() => [...document.images].filter((one) => one.checkVisibility() && one.loading !== 'lazy' && !one.naturalWidth).map((one) => one.src)"
)
WEIGHT = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
SMALL = """() => [...document.querySelectorAll("body *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => one.outerHTML.slice(0, 80))"""

# By how much the longest choice of a seat is wider than its field, which has an arrow too.
CUT = """() => Math.max(...[...document.querySelectorAll(".seat-row select")].map((one) => {
  const canvas = document.createElement("canvas").getContext("2d"), { font, paddingLeft, paddingRight } = getComputedStyle(one);
  canvas.font = font;
  return canvas.measureText(one.selectedOptions[0].text).width + parseFloat(paddingLeft) + parseFloat(paddingRight) + 16 - one.clientWidth;
}))"""


def come_in(page: Page, cafe: str) -> Page:
    page.goto(cafe)
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("locale", ["en", "zh-TW"])
@pytest.mark.parametrize("width", [390, 1440, 2560])
def test_every_picture_comes_and_little_is_sent(cafe: str, newcomer: Newcomer, width: int, locale: str) -> None:
    page = come_in(newcomer(viewport={"width": width, "height": 900}, locale=locale), cafe)
    assert page.evaluate(MISSING) == []
    assert page.evaluate(WEIGHT) < 150_000
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(("system", "ground"), [("dark", DARK), ("light", LIGHT)])
def test_the_theme_is_the_systems_until_a_visitor_chooses(cafe: str, newcomer: Newcomer, system: str, ground: str) -> None:
    page = come_in(newcomer(color_scheme=system), cafe)
    assert page.evaluate(GROUND) == ground
    for choice, chosen in (("Light", LIGHT), ("Dark", DARK), ("As the system", ground)):
        page.get_by_role("button", name="Preferences").click()
        page.get_by_label(choice, exact=True).check()
        assert page.evaluate(GROUND) == chosen  # at once, and on the next page
        assert come_in(page, cafe).evaluate(GROUND) == chosen


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lobby_with_tables(cafe: str, newcomer: Newcomer, scheme: str) -> None:
    page = newcomer(color_scheme=scheme, viewport={"width": 390, "height": 844})
    for name in ("Play now", "With a friend"):
        come_in(page, cafe).get_by_role("button", name=name).first.click()
        page.wait_for_url("**/table/*")
    assert come_in(page, cafe).locator(".slip").count() == 2
    assert faults(page) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_who_plays_is_read_whole_where_a_table_is_put_up(cafe: str, newcomer: Newcomer, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": 900})
    page.goto(f"{cafe}/new/star_stations")
    page.locator("[name=players]").last.check()
    for seat in page.locator("select[name^=seat-]").all()[1:]:
        seat.select_option("bot:beginner")
    assert page.evaluate(CUT) <= 0
    page.locator("[name=seat-1]").select_option("screen")
    expect(page.locator("[name=name-1]")).to_be_visible()
