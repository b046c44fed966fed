"""Movement (SQ-080 to SQ-094), Huge Characters and Shoves (SQ-242, SQ-243)."""

from __future__ import annotations

import pytest

from .builder import figure, position, space

AWAY = "kylee 4a3, red 4a3"


@pytest.mark.rule("SQ-080", "SQ-081", "SQ-082")
def test_four_points_buy_four_orthogonal_spaces() -> None:
    p = position("edge 1a1, hannah s1cabin", AWAY)
    p.answer("activate edge")
    assert p.ends("move") == ["1a2", "1b1"]
    p.answer("move 1b1", "move 1b2")
    assert p.ends("move") == ["1a2", "1b1", "1b3"]  # a wall to the east
    p.answer("move 1b3", "move 1b4")
    assert (p.question, p.asked) == ("choose", 1)  # nothing is left but to end
    again = position("edge 1a1, hannah s1cabin", AWAY).answer("activate edge", "move 1b1", "done", "rest", "activate edge")
    assert again.table.points[figure("edge")] == 4  # what was left over is lost


@pytest.mark.rule("SQ-089", "SQ-084", "SQ-086", "SQ-088")
def test_movement_a_across_an_open_door_and_by_portal() -> None:
    p = position("edge 1d4, hannah s1cabin", AWAY, opened=[1], monsters="peekaboom1 2a2")
    p.table.portals[space("2a3")] = 1
    p.answer("activate edge", "move 1d3", "move 2a3", "portal 1a1", "move 1a2")  # no Guard from the Portal
    assert p.stands("edge") == "1a2"
    assert not p.told("attacked")


@pytest.mark.rule("SQ-090")
def test_movement_b_opens_a_door_and_goes_through() -> None:
    p = position("edge 1d4, hannah s1cabin", AWAY)
    p.answer("activate edge", "move 1d3", "door 1", "move 2a3", "done")
    assert p.stands("edge") == "2a3"


@pytest.mark.rule("SQ-091", "SQ-R43")
def test_movement_c_closes_the_door_behind() -> None:
    p = position("edge 1d3, hannah s1cabin", AWAY, monsters="peekaboom1 2a2")
    p.answer("activate edge", "door 1", "move 2a3", "door 1", "done")
    assert p.stands("edge") == "2a3"
    assert p.table.opened == 0
    assert not p.told("attacked")  # Doors and entering trigger nothing


@pytest.mark.rule("SQ-085", "SQ-094")
def test_a_portal_into_a_full_space_needs_a_way_on() -> None:
    p = position("edge 1a1, hannah s1cabin", "kylee 3a1, red 3a1")
    p.table.portals[space("3a1")] = 1
    p.answer("activate edge")
    assert "portal 3a1" in p.offers()
    p.answer("move 1a2", "move 1a1", "move 1a2")
    assert "portal 3a1" not in p.offers()
    p.answer("move 1a1")
    late = position("edge 1a1, hannah s1cabin", "kylee 3a1, red 3a1")
    late.table.portals[space("3a1")] = 1
    late.answer("activate edge", "move 1a2", "move 1a3", "move 1a2")
    assert "1a1" in late.ends("move")


@pytest.mark.rule("SQ-087", "SQ-R42")
def test_a_portal_that_is_off_or_single_leads_nowhere() -> None:
    single = position("edge 1a1, hannah s1cabin", AWAY).answer("activate edge")
    assert not single.offers("portal")
    p = position("edge 1a1, hannah s1cabin", AWAY)
    p.table.portals[space("3a1")] = 1
    p.table.portals[space("4a3")] = 1
    assert p.answer("activate edge").ends("portal") == ["3a1", "4a3"]
    p.table.off[0] = 1
    p.answer("move 1a2", "move 1a1")
    assert not p.offers("portal")


@pytest.mark.rule("SQ-092", "SQ-093", "SQ-R58")
def test_nobody_ends_in_a_full_space() -> None:
    p = position("edge 1a1, hannah s1cabin", "kylee 1a2, red 1a2", tokens={"edge": "stimpack hoverboard"})
    p.answer("activate edge", "move 1a2")
    assert "done" not in p.offers()
    assert p.offers() == ["move 1a1", "move 1b2", "move 1a3", "use stimpack"]  # no attack, no Hoverboard
    p.answer("move 1a3", "done")
    assert p.stands("edge") == "1a3"


@pytest.mark.rule("SQ-094")
def test_the_last_point_does_not_lead_into_a_full_space() -> None:
    p = position("edge 1a4, hannah s1cabin", "kylee 1a2, red 1a2")
    p.answer("activate edge", "move 1b4", "move 1a4", "move 1a3")
    assert p.ends("move") == ["1a4", "1b3"]


@pytest.mark.rule("SQ-242", "SQ-R19", "SQ-243")
def test_a_huge_monster_shoves_everybody_out() -> None:
    p = position("edge 1a2, hannah 1a2", "kylee 4a3, red 4a3", monsters="iceheart 1a1")
    p.answer("activate edge")
    assert "1a1" not in [text.split()[-1] for text in p.offers("done")]
    assert "move 1a1" in p.offers()  # through a Full Space
    p.answer("done", event="asteroid_bump villain")
    assert p.question == "act"
    p.answer("move 1a2")
    assert (p.question, p.asked) == ("push", 0)
    assert p.ends("shove") == ["1a1", "1a3", "1b2"]  # the Space it has left is one of them
    p.answer("shove 1a1", "shove 1a3")
    assert sorted((p.stands("edge"), p.stands("hannah"))) == ["1a1", "1a3"]
    assert p.stands("iceheart") == "1a2"


@pytest.mark.rule("SQ-R19")
def test_others_treat_the_space_of_a_huge_monster_as_full() -> None:
    p = position("edge 1a1, hannah s1cabin", AWAY, monsters="iceheart 1a2")
    p.answer("activate edge")
    assert "move 1a2" in p.offers()
    p.answer("move 1a2", rolls="S S S S")
    assert "done" not in p.offers()


@pytest.mark.rule("SQ-170", "SQ-R35", "SQ-243", "SQ-R17")
def test_a_shoved_hero_triggers_no_guard_and_its_step_is_dropped() -> None:
    p = position("edge 1a1, hannah s1cabin", AWAY, monsters="weeble1 1a1, scuttlebutt1 1b1")
    p.answer("activate edge", "move 1b1")
    assert (p.question, p.asked, p.ends("guard")) == ("guard", 1, ["scuttlebutt1", "weeble1"])
    p.answer("guard weeble1", rolls="CSSS")
    assert (p.question, p.asked, p.ends("shove")) == ("push", 1, ["1a2", "1b1"])
    p.answer("shove 1a2", rolls="SS")
    assert p.question == "act"  # the Scuttlebutt at 1b1 is no longer Close: it loses its attack
    assert p.stands("edge") == "1a2"
    assert p.table.points[figure("edge")] == 4  # the step was dropped, its point not spent


@pytest.mark.rule("SQ-R35", "SQ-243")
def test_without_room_the_shoved_one_stays() -> None:
    crowd = "weeble1 1d4, weeble2 1d3, weeble3 1d3, scuttlebutt1 1c4, scuttlebutt2 1c4"
    p = position("edge 1d4, hannah s1cabin", AWAY, monsters=crowd)
    p.answer("activate hannah", "done", event="inspection trooper2")
    p.answer("wake weeble1")
    p.answer("attack edge", rolls="CSSS SS")
    assert p.stands("edge") == "1d4"
    assert not p.told("shoved")
