"""How many options there are from set positions, one and two answers deep: a change of any offer shows here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from .builder import Position, begun, position


def opening() -> Position:
    """The first turn on the preset map: flagship and two frigates in each of two corners."""
    return begun(agreed={"placement": "preset"}).answer("start a1")


def economy() -> Position:
    """Both sides are at work and keep apart."""
    return position(
        red="F b2 c3 d4, D c2, X a1",
        blue="F e5, C f5, X f6",
        stations="c3",
        stars="d4 e5",
        asteroids={"b2": 2, "e2": 1},
        ore=[4, 2],
        metal=[6, 8],
    )


def battle() -> Position:
    """Three fleets meet in the middle."""
    return position(3, red="DDF c3, D b4, X a1", blue="FC c3, F d3, X f6", green="FF c4, D d4, X f1", stations="c3 d4", ore=[3], metal=[9])


def leaves(p: Position, depth: int) -> int:
    """How many ways there are to answer `depth` times, chance being as it is."""
    if depth == 1 or p.over:
        return len(p.offers())
    return sum(leaves(p.copy().answer(text), depth - 1) for text in p.offers())


# The first answers were counted by hand, in the opening the second ones too.
COUNTS = [
    (opening, {"scatter": 1, "gather": 5, "pass": 1}, 31),
    (economy, {"mine": 1, "refine": 3, "build": 2, "module": 1, "scatter": 5, "gather": 21, "pass": 1}, 311),
    (battle, {"strike": 3, "volley": 2, "scatter": 3, "gather": 13, "pass": 1}, 335),
]


@pytest.mark.parametrize(("start", "first", "second"), COUNTS, ids=[start.__name__ for start, _, _ in COUNTS])
def test_options_of_one_and_two_answers(start: Callable[[], Position], first: dict[str, int], second: int) -> None:
    assert Counter(text.split()[0] for text in start().offers()) == first
    assert leaves(start(), 1) == sum(first.values())
    assert leaves(start(), 2) == second
