"""Exploring, founding colonies, pirate lairs and ice planets (SF-150 to SF-158, SF-170 to SF-174)."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers.vocabulary import Step

from .builder import BLUE, RED, WHITE, YELLOW, position

NUMBERS = {"S1.1": "C17", "S1.3": "C13", "S1.2": "C21"}


@pytest.mark.rule("SF-150", "SF-151", "SF-152", "SF-R22")
def test_only_the_owner_of_a_passing_ship_sees_the_chip() -> None:
    p = position(ships={YELLOW: "T1 trade D12"}, chips=NUMBERS).fly(3).answer("ship T1", "to D13")
    assert p.told("looked", YELLOW) == ["yellow S1.3 number 3"]
    assert (p.told("looked", BLUE), p.told("explored", BLUE)) == ([], ["yellow S1.3"])
    assert (p.knows(YELLOW, "S1.3"), p.knows(BLUE, "S1.3"), p.is_face_up("S1.3")) == (True, False, False)
    assert p.view(BLUE).chip[14] == 0
    assert p.view(YELLOW).chip[14] == 13
    assert "to C13" in p.offers()  # and flies on
    p.answer("to C13")
    assert p.told("looked", YELLOW) == ["yellow S1.1 number 2"]


@pytest.mark.rule("SF-154", "SF-155", "SF-156", "SF-010", "SF-R65")
def test_a_colony_turns_both_chips_face_up() -> None:
    p = position(ships={YELLOW: "T1 colony D12"}, chips=NUMBERS).fly(2).answer("ship T1", "to D13", "to C13")
    assert (p.question, p.offers()) == ("land", ["found", "stop"])
    p.answer("found", until=lambda told: True)
    assert p.told("shown") == ["yellow S1.1 number 2", "yellow S1.3 number 3"]
    assert (p.points(YELLOW), p.ship_at(YELLOW), p.table.fleets[YELLOW].modules[0]) == (5, "", 5)
    assert (p.is_face_up("S1.1"), p.is_face_up("S1.2")) == (True, False)
    produced = p.do(Step.ROLL, until=lambda told: any(text.endswith(" 3") and "rolled" in text for text in told)).told("produced")
    assert "yellow 1 goods" in produced


@pytest.mark.rule("SF-158", "SF-R65", "SF-R66")
def test_no_colony_beside_a_lair_or_ice_and_nobody_learns_why() -> None:
    for chip in ("C22", "C24"):
        p = position(ships={YELLOW: "T1 colony D15"}, chips={"S1.2": chip, "S1.3": "C13"}).fly(1).answer("ship T1", "to C15")
        assert (p.question, p.offers()) == ("land", ["stop"])
    free = position(ships={YELLOW: "T1 colony D15"}, chips={"S1.2": "C21", "S1.3": "C13"}).fly(1).answer("ship T1", "to C15")
    assert (free.question, free.offers()) == ("land", ["found", "stop"])


@pytest.mark.rule("SF-157", "SF-R20")
def test_three_players_found_two_colonies_in_a_system() -> None:
    p = position(3, ships={YELLOW: "T1 colony D13"}, colonies={BLUE: "S1.b"}, ports={WHITE: "S1.c"}, chips=NUMBERS).fly(1).answer("ship T1")
    p.answer("to C13")
    assert p.told("colony") == []
    assert p.ship_at(YELLOW) == "C13"  # it may end there all the same
    four = position(4, ships={YELLOW: "T1 colony D13"}, colonies={BLUE: "S1.b"}, ports={WHITE: "S1.c"}, chips=NUMBERS).fly(1)
    assert "found" in four.answer("ship T1", "to C13").offers()


@pytest.mark.rule("SF-R20")
def test_the_unused_colour_is_no_player() -> None:
    p = position(3, ships={YELLOW: "T1 colony P21"}).fly(1).answer("ship T1")
    assert "to N20" not in p.offers()
    near = position(3, ships={YELLOW: "T1 colony M20"}).fly(1).answer("ship T1")
    assert "to N20" in near.offers()  # beside the unused colour's spaceport
    four = position(4, ships={YELLOW: "T1 colony M20"}).fly(1).answer("ship T1")
    assert "to N20" not in four.offers()


@pytest.mark.rule("SF-170", "SF-172", "SF-173", "SF-174", "SF-R23")
def test_a_lair_falls_to_enough_strength() -> None:
    chips = {"S1.2": "C22"}
    weak = position(ships={YELLOW: "T1 trade C17"}, expansions={YELLOW: "cannon " * 3}, chips=chips).fly(3).answer("ship T1", "to C16")
    assert (weak.told("beat-pirates"), weak.points(YELLOW)) == ([], 4)
    p = position(ships={YELLOW: "T1 trade C17"}, expansions={YELLOW: "cannon " * 4}, chips=chips).fly(3).answer("ship T1", "to C16")
    assert p.told("beat-pirates") == ["yellow S1.2 4"]
    assert (p.points(YELLOW), p.is_face_up("S1.2"), p.chip("S1.2") >= "C34") == (5, True, True)
    assert "to B16" in p.offers()  # flies on
    friends = position(ships={YELLOW: "T1 trade C17"}, expansions={YELLOW: "cannon cannon"}, friends={YELLOW: "SC5"}, chips=chips)
    assert friends.fly(3).answer("ship T1", "to C16").told("beat-pirates") == ["yellow S1.2 4"]


@pytest.mark.rule("SF-171", "SF-172")
def test_an_ice_planet_needs_freight_rings() -> None:
    chips = {"S1.2": "C24"}
    for rings, thawed in ((2, []), (3, ["yellow S1.2 3"])):
        p = position(ships={YELLOW: "T1 colony C17"}, expansions={YELLOW: "freight_ring " * rings}, chips=chips).fly(3)
        assert p.answer("ship T1", "to C16").told("thawed") == thawed


@pytest.mark.rule("SF-R23")
def test_ships_in_place_win_before_they_fly() -> None:
    p = position(ships={YELLOW: "T1 colony C16"}, expansions={YELLOW: "cannon " * 5}, chips={"S1.2": "C23"}).fly(1)
    assert p.told("beat-pirates") == ["yellow S1.2 5"]
    stronger = position(
        ships={YELLOW: "T1 trade C4, T2 colony C16"}, expansions={YELLOW: "freight_ring " + "cannon " * 3}, chips={"S1.2": "C22"}
    )
    stronger.fly(1).answer("ship T1", "to B4", "friend SC1")
    assert stronger.told("beat-pirates") == ["yellow S1.2 4"]


@pytest.mark.rule("SF-R57")
def test_a_strong_colony_ship_wins_and_founds_in_the_same_move() -> None:
    chips = {"S1.2": "C22", "S1.3": "C13"}
    p = position(ships={YELLOW: "T1 colony D15"}, expansions={YELLOW: "cannon " * 4}, chips=chips).fly(1).answer("ship T1", "to C15")
    assert p.told("beat-pirates") == ["yellow S1.2 4"]
    p.answer("found", until=lambda told: True)
    assert p.points(YELLOW) == 6


@pytest.mark.rule("SF-R64")
def test_all_know_what_a_chip_is_not_when_strength_has_passed_it() -> None:
    p = (
        position(ships={YELLOW: "T1 trade C17"}, expansions={YELLOW: "cannon " * 5}, chips={"S1.2": "C24"})
        .fly(3)
        .answer("ship T1", "to C16")
    )
    for seat in (BLUE, RED, -1):
        assert {table.chip[13] for table in p.guesses(seat)} == {21, 24}  # the 10 or the ice; both lairs would have fallen
    assert {table.chip[13] for table in p.guesses(YELLOW, 5)} == {24}
