"""The page of numbers says what the box says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.provenance import line, page

PAGE = Path(__file__).parents[3] / "docs" / "stardust_coffee_numbers.md"


def test_the_page_is_made_from_the_components() -> None:
    assert PAGE.read_text(encoding="utf-8") == page() + "\n"


def test_a_row_says_which_of_its_values_are_ours() -> None:
    row = {"id": "breve", "vp": 9, "recipe": ["milk"], "source": "original", "rulebook_fixed": ["vp"]}
    assert line("cards.breve", row, skip="id") == '| `cards.breve` | vp = 9 | recipe = ["milk"] |'
    row = {"number": 1, "needs": "ice", "max": 5, "source": "rulebook", "original_fields": ["needs"]}
    assert line("powers.1", row, skip="number") == '| `powers.1` | max = 5 | needs = "ice" |'


def test_the_printed_numbers_of_the_page_can_be_played() -> None:
    found = re.search(r"```toml\n(.*?)```", page(), re.S)
    assert found is not None
    box = game.new_box(2, change={"file": "printed.toml", "values": tomllib.loads(found.group(1))})
    assert (box.basic_slots, box.cards[3].vp, list(box.track[:3])) == (5, 9, [2, 2, 3])


@pytest.mark.rule("SC-R05", "SC-R06", "SC-R07", "SC-R08")
def test_what_is_only_pictured_is_marked_as_ours() -> None:
    rows = {text.split("`")[1]: text.split("|")[2:4] for text in page().splitlines() if text.startswith("| `")}
    assert "basic_slots" in rows["player.storage"][1]
    assert "rob = 2" in rows["rounds.4"][0]
    assert "spawn = " in rows["rounds.4"][1]
    assert "event = " in rows["rounds.3"][1]
