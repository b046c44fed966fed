"""Why something is not offered: the rule that forbids it, in a sentence."""

from __future__ import annotations

import pytest

from .builder import BLUE, begun, position


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("mine", "SS-101 No frigate of yours stands at an asteroid"),
        ("refine 3", "SS-123 You lack 2 ore"),
        ("build cruiser c3", "SS-131 A cruiser costs 3 metal more than you have"),
        ("build flagship c3", "SS-133 The flagship cannot be built"),
        ("build frigate d4", "SS-131 You hold no station on d4"),
        ("module c3", "SS-141 The station on c3 is complete"),
        ("module d4", "SS-142 No frigate of yours stands on d4"),
        ("module e1", "SS-141 There is no star on e1"),
        ("gather e6", "SS-064 No ship of yours can reach e6"),
        ("scatter b5", "SS-062 You have no ship on b5"),
        ("strike d2", "SS-083 There is no enemy on d2"),
        ("strike f5", "SS-082 No ship of yours can fire at f5"),
    ],
)
def test_what_forbids_an_action(answer: str, why: str) -> None:
    assert position(red="F c3 e1", blue="F f5", stations="c3", stars="d4", ore=[1], metal=[5]).why(answer) == why


@pytest.mark.rule("SS-053")
def test_a_shared_square_forbids_all_works() -> None:
    p = position(red="F c3 e1", blue="F e1", stations="c3", ore=[9], metal=[9])
    for work in ("mine", "refine 1", "build frigate c3", "module c3"):
        assert p.why(work).startswith("SS-053 Not while any ship of yours shares a square")


def test_in_chinese() -> None:
    p = position(red="F c3", blue="F f5", stations="c3", metal=[5])
    assert p.why("build cruiser c3", "zh-Hant") == "SS-131 建造巡洋艦還差 3 個金屬"


@pytest.mark.rule("SS-069")
def test_a_full_square() -> None:
    p = position(red="FFFFF c3, F c4", blue="F f5")
    assert p.why("gather c3") == "SS-069 c3 already holds as many ships of yours as it may"


def test_an_answer_to_a_question_that_follows() -> None:
    p = position(red="F c3", blue="F f5")
    assert p.why("send frigate c4").endswith("it can be chosen after “Move ships from c3”.")
    assert p.why("star c3").endswith("This belongs to: Place a star or an asteroid")


def test_while_a_ship_moves() -> None:
    p = position(red="F c3", blue="F f5").answer("scatter c3")
    assert p.why("send frigate e6") == "SS-064 That ship cannot reach e6 from c3"
    assert p.why("send cruiser c4") == "SS-062 There is no such ship of yours on c3"
    assert p.why("done") == "SS-060 At least one ship has to move"


def test_before_the_game() -> None:
    p = begun(2)
    assert p.why("star a1") == "SS-028 Nothing is placed on a corner"
    p.answer("star c3")
    assert p.why("asteroid c3") == "SS-025 There is a star on c3"


def test_nothing_is_said_of_what_is_offered() -> None:
    p = position(red="F c3", blue="F f5", to_move=BLUE)
    assert p.why("pass").endswith("This can be chosen now.")
