"""The desk by keyboard on a phone, and a report: numbers are found, changes counted, nothing is wider than the screen."""

from __future__ import annotations

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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_has_no_fault(newcomer: Newcomer, tmp_path: Path, scheme: str) -> None:
    played = made_up(find_game("star_stations"), 3, 300)
    winners_have(played, "MINE")
    (tmp_path / "report.html").write_text(report_page([Figures(Run(played))]), encoding="utf-8")
    page = newcomer(viewport={"width": 390, "height": 844}, color_scheme=scheme)
    page.goto((tmp_path / "report.html").as_uri())
    assert faults(page) == [] and page.evaluate(WIDER) <= 0
