"""Why something is not offered: the rule that forbids it, in a sentence."""

from __future__ import annotations

import pytest

from .builder import BEN, position


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("featured regular red", "VJ-062 It would not outrank the Featured Blend: red, Regular"),
        ("featured bold red", "VJ-061 Your dice do not show this: red, Bold"),
        ("rainbow", "VJ-080 Your dice lack 2 colours for a Rainbow Blend"),
        ("research white 1", "VJ-100 None of your dice shows this colour: white"),
        ("research red 4", "VJ-100 Your dice do not give so many points: red"),
        ("research red 1", "VJ-R04 All dice of the colour count: red"),
        ("nothing", "VJ-055 With this roll you can blend or research, so you have to"),
    ],
)
def test_what_forbids_an_action(answer: str, why: str) -> None:
    p = position(2, roll="RRRGK", featured="GGGWW", by=BEN)
    if p.question == "adjust":
        p.answer("done")
    assert p.why(answer).casefold() == why.casefold()


def test_an_ability_that_is_not_reached() -> None:
    p = position(2, roll="RRRGK", marks={0: {"white": 2}})
    assert p.question == "adjust"
    assert p.why("use flip_bean").startswith("VJ-105 You have not reached this ability")


@pytest.mark.rule("VJ-116")
def test_an_ability_of_another_phase() -> None:
    """Re-Roll was used on the roll, not in this phase: that is not why it cannot be used now."""
    p = position(2, roll="RRRGK", marks={0: {"white": 2, "red": 2}})
    assert p.why("use bonus_flavor") == "VJ-116 It changes no dice of the roll, so it is not used now: Bonus Flavor"
    p.answer("use re_roll").answer("pick coffee_black").answer("roll")
    while p.question in ("adjust", "donate"):
        p.answer("done")
    p.answer(next(offer for offer in p.offers() if offer.startswith("research")))
    assert p.question == "activate"
    assert p.why("use re_roll") == "VJ-116 It has its time in another phase of the turn: Re-Roll"
