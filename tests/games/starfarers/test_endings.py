"""Points and the end (SF-050 to SF-053, SF-180 to SF-182, SF-R38, SF-R51)."""

from __future__ import annotations

import pytest

from cosmocafe.core.game import View
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.standing import sheet
from cosmocafe.games.starfarers.vocabulary import Step

from .builder import BLUE, WHITE, YELLOW, Position, position


@pytest.mark.rule("SF-180")
def test_what_counts() -> None:
    p = position(colonies={YELLOW: "S1.a"}, ports={YELLOW: "S1.b"}, outposts={YELLOW: "merchants"}, fame={YELLOW: 3})
    p.table.fleets[YELLOW].trophies = 1 << 21 | 1 << 23
    assert p.points(YELLOW) == 4 + 1 + 2 + 2 + 1 + 2
    assert sheet(View(game, p.box, p.table, BLUE), YELLOW) == {"colonies": 3, "spaceports": 4, "chips": 2, "rings": 1, "trophies": 2}


@pytest.mark.rule("SF-050", "SF-182")
def test_fifteen_points_win_at_once() -> None:
    p = position(hands={YELLOW: "carbon carbon carbon food food"}, fame={YELLOW: 21, BLUE: 8}).answer("build spaceport", "site delta.b")
    assert (p.over, p.told("won"), p.places) == (True, ["yellow 15"], [1, 2, 3, 3])


@pytest.mark.rule("SF-050", "SF-R38")
def test_points_of_another_turn_win_when_the_own_turn_begins() -> None:
    p = position(expansions={BLUE: "freight_ring"}, fame={BLUE: 21}, ships={YELLOW: "T1 colony A16"})
    p.encounter("E32", until=lambda told: any(text.startswith("heard") and "wear" not in text for text in told))
    assert (p.points(BLUE), p.over) == (15, False)
    p.do(Step.TURN, BLUE)
    assert (p.over, p.told("won"), p.places[BLUE]) == (True, ["blue 15"], 1)


@pytest.mark.rule("SF-051", "SF-052")
def test_the_phases_of_a_turn() -> None:
    p = Position.begun(4, seed=4, agreed={"colours": "fixed"})
    while p.question == "start_ship":
        first = p.table.first
        p.answer("transporter T1")
    order = []
    while p.table.active == first:
        order.append(p.question)
        p.answer("end-phase" if p.question == "business" else p.offers()[-1])
    assert order.index("supplies") < order.index("business")
    assert p.table.active == (first + 1) % 4


@pytest.mark.rule("SF-R51")
def test_without_an_agreement_there_is_no_limit_of_turns() -> None:
    p = position()
    p.table.turn = 40_000
    p.do(Step.TURN)
    assert (p.over, p.table.turn, p.told("turn")) == (False, 40_001, ["yellow 40001"])


@pytest.mark.rule("SF-R51")
def test_the_limit_of_turns() -> None:
    p = position(fame={WHITE: 6, BLUE: 6}, agreed={"turn_limit": 10})
    p.table.turn = 10
    p.do(Step.TURN)
    assert (p.over, p.told("limit"), p.places) == (True, ["10"], [3, 1, 1, 3])
