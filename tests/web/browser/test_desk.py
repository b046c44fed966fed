"""The desk by keyboard on a phone, and a report: numbers are found, changes counted, nothing is wider than the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cosmocafe.core.found import find_game
from cosmocafe.lab.report.figures import Figures, Run
from cosmocafe.lab.report.page import report_page
from tests.lab.report.made_up import made_up, winners_have

from .conftest import Newcomer
from .test_pages import faults

WIDER = "document.documentElement.scrollWidth - innerWidth"


def test_numbers_are_found_changed_and_taken_back_by_keyboard(newcomer: Newcomer, cafe: str) -> None:
    page = newcomer(viewport={"width": 390, "height": 844})
    page.goto(f"{cafe}/desk/star_stations")
    assert faults(page) == [] and page.evaluate(WIDER) <= 0
    page.get_by_label("Find").focus()
    page.keyboard.type("frigate.cost")
    cost = page.get_by_label("frigate.cost")
    expect(page.locator(".numbers li:visible")).to_have_count(1)
    cost.focus()
    page.keyboard.press("ArrowUp")
    expect(cost).to_have_value("3")
    expect(page.locator("#changes")).to_have_text("1 change")
    page.get_by_role("button", name="All as printed").press("Enter")
    expect(cost).to_have_value("2")
    expect(page.locator("#changes")).to_have_text("As printed")


@pytest.mark.parametrize("width", [390, 1440])
def test_a_number_that_is_refused_is_shown_and_has_the_focus(newcomer: Newcomer, cafe: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": 844})
    page.goto(f"{cafe}/desk/star_stations")
    page.locator(".numbers").last.locator("summary").click()
    far = page.locator(".numbers input").last
    name, most = str(far.get_attribute("name")), str(far.get_attribute("max"))
    far.fill(f"{most}0")
    page.get_by_role("button", name="Simulate").click()
    wrong = page.locator(f"[name='{name}']")
    expect(wrong).to_be_focused()
    expect(wrong).to_be_in_viewport(ratio=1)
    expect(wrong).to_have_value(f"{most}0")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_accessible_description(re.compile(f"is a whole number from .* to {most}"))
    foot, field = page.locator(".go").bounding_box(), wrong.bounding_box()
    assert foot and field and field["y"] + field["height"] <= foot["y"]  # not behind what sticks there
    assert faults(page) == [] and page.evaluate(WIDER) <= 0
    wrong.fill(most)
    expect(wrong).to_have_attribute("aria-invalid", "false")
    expect(page.locator("#why")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_has_no_fault(newcomer: Newcomer, tmp_path: Path, scheme: str) -> None:
    played = made_up(find_game("star_stations"), 3, 300)
    winners_have(played, "MINE")
    (tmp_path / "report.html").write_text(report_page([Figures(Run(played))]), encoding="utf-8")
    page = newcomer(viewport={"width": 390, "height": 844}, color_scheme=scheme)
    page.goto((tmp_path / "report.html").as_uri())
    assert faults(page) == [] and page.evaluate(WIDER) <= 0
