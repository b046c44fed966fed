"""Why something is not offered: the rule that forbids it, in a sentence."""

from __future__ import annotations

import pytest

from .builder import position

CREWS = ("edge 1a1 pulse_blade repeater_pistol, hannah 1b1", "digits 1a2, bahbaka 4a1")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("move 4a1", "SQ-082"),
        ("weapon blaster_rifle", "SQ-101"),
        ("use stimpack", "SQ-223"),
        ("armory", "SQ-055"),
        ("attack digits", "SQ-161"),
        ("door 1", "SQ-088"),
    ],
)
def test_what_forbids_an_action(answer: str, why: str) -> None:
    p = position(*CREWS).answer("activate edge")
    assert p.why(answer).startswith(f"{why} ")
    assert p.why(answer, "zh-Hant") != p.why(answer)


def test_a_hero_of_others() -> None:
    assert position(*CREWS).why("activate digits") == "SQ-074 Digits is not of your Crew"
