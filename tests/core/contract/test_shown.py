"""What cannot be shown to somebody is found, with the place where it fails."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.shown import check_shown
from cosmocafe.core.game import View
from cosmocafe.core.parts import NoBox

from ..stones import Table, stones

LETTERS = "0123456789"  # one too few for the ten stones at the beginning


def tick(done: float) -> None:
    assert 0 <= done <= 1


def lettered(view: View[NoBox, Table]) -> str:
    return LETTERS[view.table.heap]


def ajar(view: View[NoBox, Table]) -> str:
    return "<svg><g></svg>"


def nameless(view: View[NoBox, Table], seat: int) -> dict[str, int]:
    return {"taken": view.table.taken[seat]}


def at_the_end(view: View[NoBox, Table]) -> str:
    return LETTERS[9 + view.table.over]


def spoken(view: View[NoBox, Table]) -> str:
    return {"en": "heap"}[view.language]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"picture": lettered}, r"question 0 of 2 players cannot be shown to seat -1 in .*: IndexError: .* \(test_shown.py, line \d+\)"),
        ({"scene": lettered}, "IndexError"),
        ({"scene": ajar}, "ParseError: mismatched tag"),
        ({"sheet": nameless}, "there are no words for scene.taken"),
        ({"PAPERS": {"heap": lettered}}, "IndexError"),
        ({"picture": at_the_end}, "question [1-9]"),
        ({"picture": spoken}, "in zh-Hant: KeyError"),
    ],
)
def test_what_cannot_be_shown_is_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(Failed, match=said):
        check_shown(stones(**change), 1, tick)


def test_a_game_that_can_be_shown_says_how_often_it_was() -> None:
    assert check_shown(stones(), 1, tick).endswith("looks at 1 matches")
