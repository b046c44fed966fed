"""A turn is one single action (SS-050 to SS-057)."""

from __future__ import annotations

import pytest

from .builder import BLUE, GREEN, RED, YELLOW, Position, position

WORKS = ("mine", "refine", "build", "module")


def busy(blue: str = "", green: str = "", players: int = 2) -> Position:
    """Red could do everything, if nobody were in the way."""
    return position(
        players,
        red="D a2, F b2 c3 d4",
        blue=blue,
        green=green,
        stations="c3",
        stars="d4",
        asteroids={"b2": 1},
        ore=[2],
        metal=[8],
    )


@pytest.mark.rule("SS-050", "SS-R24")
def test_turns_go_clockwise_by_seat() -> None:
    p = position(4, red="X f1", blue="X a1", green="X a6", yellow="X f6", to_move=GREEN)
    order = []
    for _ in range(5):
        order.append(p.asked)
        p.answer("pass")
    assert order == [GREEN, YELLOW, RED, BLUE, GREEN]


@pytest.mark.rule("SS-051")
def test_one_action_is_the_whole_turn() -> None:
    p = busy(blue="F a3")
    assert {text.split()[0] for text in p.offers()} == {*WORKS, "strike", "scatter", "gather", "pass"}
    for text in p.offers():
        after = p.copy().answer(text)
        if after.asked == RED:
            assert after.question.split()[0] in ("gather", "scatter")
            after.answer(after.offers()[0])
            if after.asked == RED:
                after.answer("done")
        assert (after.asked, after.question) == (BLUE, "act")


@pytest.mark.rule("SS-052", "SS-R09")
def test_passing_is_always_allowed() -> None:
    assert "pass" in busy().offers()
    assert "pass" in busy(blue="F b2").offers()
    p = position(red="X c3", blue="X c3").answer("pass")
    assert (p.asked, p.told("passed")) == (BLUE, ["red"])


@pytest.mark.rule("SS-053", "SS-100", "SS-120", "SS-130", "SS-140")
def test_a_shared_square_anywhere_forbids_all_works() -> None:
    assert {text.split()[0] for text in busy().offers(*WORKS)} == set(WORKS)
    assert busy(blue="F a2").offers(*WORKS) == []  # far from mine, station and building site


@pytest.mark.rule("SS-054")
def test_moving_attacking_and_passing_are_never_blocked() -> None:
    p = busy(blue="F a2")
    assert p.squares("strike") == ["a2"]
    assert p.squares("scatter") == ["a1", "a2", "b2", "c3", "d4"]
    assert "c2" in p.squares("gather")
    assert "pass" in p.offers()


@pytest.mark.rule("SS-055", "SS-R10")
def test_what_would_change_nothing_is_not_offered() -> None:
    p = position(red="F b2 c3", blue="F e5", stations="c3", stars="e5", modules={"c3": 3})
    assert p.offers("mine", "refine", "refine-all", "strike", "volley") == []
    assert set(p.squares("scatter")) == {"a1", "b2", "c3"}
    gathering = p.answer("gather c2")
    assert "done" not in gathering.offers()


@pytest.mark.rule("SS-056")
def test_whoever_enters_locks_both_fleets() -> None:
    p = position(red="F c3", blue="F d3 e4", asteroids={"e4": 1, "c3": 1}, ore=[1, 1])
    assert p.offers("mine")
    p.answer("gather d3")
    assert (p.asked, p.offers("mine")) == (BLUE, [])
    p.answer("pass")
    assert (p.asked, p.offers("mine")) == (RED, [])


@pytest.mark.rule("SS-R25")
def test_a_square_of_three_fleets_locks_all_three() -> None:
    p = position(3, red="F c3 b2", blue="D c3, F d2", green="C c3, F e2", asteroids={"b2": 1, "d2": 1, "e2": 1})
    for seat in (RED, BLUE, GREEN):
        assert (p.asked, p.offers("mine")) == (seat, [])
        p.answer("pass")


@pytest.mark.rule("SS-R25")
def test_a_quarrel_of_others_locks_nobody_else() -> None:
    p = busy(players=3, blue="F e5", green="F e5")
    assert {text.split()[0] for text in p.offers(*WORKS)} == set(WORKS)


@pytest.mark.rule("SS-057")
def test_who_is_out_has_no_turns() -> None:
    p = position(4, out={BLUE: 1, GREEN: 1}).answer("pass")
    assert p.asked == YELLOW
    assert p.answer("pass").asked == RED
