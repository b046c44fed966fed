"""Chances in whole millionths: sums are exact, whatever is rounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmocafe.insight.chances import ONE, POINT, added, change, clipped, exact, fair, off_by, points, result, signed

WEIGHTS = st.lists(st.floats(0, 1e6), min_size=2, max_size=4).filter(lambda row: sum(row) > 0)


@given(WEIGHTS)
def test_rounded_chances_are_worth_one_win(weights: list[float]) -> None:
    found = exact(weights)
    assert sum(found) == ONE and min(found) >= 0
    assert all(abs(part / ONE - weight / sum(weights)) < 2e-6 for part, weight in zip(found, weights, strict=True))


def test_there_are_no_chances_below_nothing() -> None:
    with pytest.raises(ValueError, match="no chances"):
        exact([0.5, -0.1])


def test_winners_share_a_win_and_a_single_player_shares_with_the_house() -> None:
    assert result([2, 1, 3]) == (0, ONE, 0)
    assert result([1, 1, 3]) == (ONE // 2, ONE // 2, 0)
    assert sum(result([1, 1, 1])) == ONE
    assert result([1]) == (ONE, 0) and result([2]) == (0, ONE)
    assert fair(1) == (ONE // 2, ONE // 2)


@given(st.integers(2, 4).flatmap(lambda n: st.tuples(*[st.lists(st.floats(0.001, 1), min_size=n, max_size=n)] * 3)))
def test_a_change_leaves_chances_behind_and_keeps_its_direction(rows: tuple[list[float], list[float], list[float]]) -> None:
    chances, by = exact(rows[0]), tuple(3 * part for part in change(exact(rows[1]), exact(rows[2])))
    found = clipped(chances, by)
    assert sum(found) == 0 and all(0 <= part <= ONE for part in added(chances, found))
    assert all(abs(part) <= abs(whole) + 1 for part, whole in zip(found, by, strict=True))
    if all(0 <= part <= ONE for part in added(chances, by)):
        assert found == by


def test_points_are_written_in_one_way() -> None:
    assert [signed(by * POINT) for by in (3, -3, 0.4)] == ["+3", "−3", "0"]
    assert (points(12.6 * POINT), off_by(0), off_by(2 * POINT), off_by(ONE)) == (13, 1, 3, 50)
