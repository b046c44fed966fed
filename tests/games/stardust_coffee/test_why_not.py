"""Why something is not offered: the rule that forbids it, in a sentence."""

from __future__ import annotations

import pytest

from .builder import board, position
from .test_events import dawn


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("sail B2", "SC-047 B2 is too far ahead to sail there; ships never sail back"),
        ("produce", "SC-057 The Globe under your ship does not show the number of your die"),
        ("restock", "SC-058 Your ship is not on a City"),
        ("use dredging_web", "SC-060 Dredging Web is locked or deactivated"),
        ("use ansible", "SC-060 Your die does not show the number of this power: Ansible"),
        ("unlock ansible", "SC-068 You do not have the ingredient that stands on it: Ansible"),
        ("repair ansible", "SC-069 Ansible is not deactivated, so there is nothing to repair"),
        ("collect", "SC-071 The Stardust die is exhausted, so it lies at no port"),
        ("deliver", "SC-105 Your coffee is not complete"),
        ("attack alpha", "SC-081 You have no whisky to attack with"),
    ],
)
def test_what_forbids_an_action(answer: str, why: str) -> None:
    p = position(board(base="A", ships="A1 A"), board(base="C", ships="C C"), die="milk 6", ship="A1", pirates="alpha A2")
    assert p.why(answer) == why


@pytest.mark.rule("SC-037")
def test_an_action_that_was_taken() -> None:
    p = position(board(base="A", ships="A1 A"), board(base="C", ships="C C"), die="milk 6", ship="A1").answer("sail A2")
    assert p.why("sail A3").startswith("SC-037 You have taken this action: each once a turn")


def test_a_die_and_a_question_that_comes_later() -> None:
    p = position(board(base="A", ships="A A1"), board(base="C", ships="C C")).answer("keep-dice")
    assert p.question == "die"
    assert p.why("sail A2").endswith("This belongs to: Choose an action")
    p.answer("die milk")
    assert p.why("ship C") == "SC-035 None of your ships that are still available is on C"


@pytest.mark.rule("SC-037")
def test_two_ways_of_one_action() -> None:
    """Who has harvested has not jumped: the sentence says that both are one action."""
    p = position(board(base="A", ships="A1 A"), board(base="C", ships="C C"), die="milk 6", ship="A1").answer("harvest")
    assert "Jump or harvest are one" in p.why("jump B")


@pytest.mark.rule("SC-135")
def test_what_a_free_upgrade_does_not_take() -> None:
    p = dawn("dusk_free_upgrade", board(powers="warp_drive (ansible)"), board(powers="ion_cannon"), round=7, left={"stardust": 0})
    assert p.why("unlock warp_drive") == "SC-135 Warp Drive is unlocked"
    assert p.why("unlock ion_cannon") == "SC-135 There is no Stardust left"
    assert p.why("repair ion_cannon") == "SC-135 Ion Cannon is not deactivated, so there is nothing to repair"
