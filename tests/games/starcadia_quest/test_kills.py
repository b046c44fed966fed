"""Kills and rewards (SQ-130 to SQ-137), Overkill (SQ-182, SQ-183), Payback and Guard (SQ-160 to SQ-175)."""

from __future__ import annotations

import pytest

from .builder import figure, position, space, wound

AWAY = "sprocket 4a3, blaze 4a3"


@pytest.mark.rule("SQ-130", "SQ-131", "SQ-135")
def test_the_last_wound_gets_the_reward() -> None:
    p = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    wound(p, "octocruel1", 3)
    p.answer("activate kylee", "weapon pulse_blade", rolls="MSS MM")
    assert p.points(0) == 2
    assert p.stands("octocruel1") == "1a1"  # it may still pay back
    p.answer("done")
    assert p.stands("octocruel1") == "-"
    assert p.table.wounds[figure("octocruel1")] == 0


@pytest.mark.rule("SQ-132", "SQ-190", "SQ-196", "SQ-197")
def test_killing_an_enemy_hero() -> None:
    p = position("kylee 1a1 plasma_cutter, hannah s1cabin", "digits 1a1, red 4a3")
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MMMM MMM")
    assert p.told("gained") == ["ann 1", "ann 2"]  # the kill and the PvP Quest
    assert (p.question, p.asked) == ("gain", 0)  # the Reward Upgrade of the Scenario
    p.answer("give kylee")
    assert p.held("kylee")[-1] == "lucky_dog_tag"
    assert p.stands("digits") == "-"


@pytest.mark.rule("SQ-133", "SQ-R40", "SQ-163")
def test_a_hero_killed_by_a_monster_feeds_every_other_crew() -> None:
    p = position("edge 1a1, hannah s1cabin", "digits 4a1, red 4a3", "kylee 3a1, blaze 3a1", monsters="weeble1 1a1")
    wound(p, "edge", 3)
    p.answer("rest", event="inspection trooper2")
    p.answer("attack edge", rolls="MMM MM")  # the active player may choose an own Hero
    assert [p.points(seat) for seat in range(3)] == [0, 1, 1]
    assert p.table.pvp == 0


@pytest.mark.rule("SQ-134", "SQ-R33")
def test_a_hero_killed_by_an_event_feeds_every_other_crew() -> None:
    p = position("edge 1a1, hannah s1cabin", "digits 1a4, red 4a3")
    wound(p, "edge", 3)
    p.answer("rest", event="hull_breach villain")
    p.answer("tile 1")
    assert (p.stands("edge"), p.wounds("digits")) == ("-", 1)
    assert [p.points(seat) for seat in range(2)] == [0, 1]


@pytest.mark.rule("SQ-136", "SQ-137", "SQ-222")
def test_a_close_killer_takes_one_dropped_token() -> None:
    p = position("kylee 1a1 plasma_cutter, hannah s1cabin", "digits 1a2, red 4a3", tokens={"digits": "stimpack recharge"})
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MMMM MMM")
    assert (p.question, p.offers()) == ("take", ["take stimpack", "take recharge", "no"])
    p.answer("take recharge", "give kylee")
    assert p.carried("kylee", "recharge") == 1
    assert p.lies("stimpack", "1a2") == 1


@pytest.mark.rule("SQ-137")
def test_a_far_killer_takes_nothing() -> None:
    p = position("edge 1d1 ion_cannon, hannah s1cabin", "digits 1a1, red 4a3", tokens={"digits": "stimpack"})
    p.answer("activate edge", "weapon ion_cannon", rolls="RRRRRR MMM")
    assert p.question == "gain"
    p.answer("give edge")
    assert p.lies("stimpack", "1a1") == 1


@pytest.mark.rule("SQ-182", "SQ-183", "SQ-174", "SQ-R38")
def test_an_overkilled_monster_leaves_at_once() -> None:
    p = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1a1", tokens={"1a1": "stimpack"})
    p.answer("activate kylee", "weapon pulse_blade", rolls="MMM M")
    assert p.told("overkilled") == ["weeble1"]
    assert p.stands("weeble1") == "-"
    assert p.question == "act"
    assert p.asked == 0
    assert p.carried("kylee", "stimpack") == 1  # collected as soon as it had left
    earlier = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    wound(earlier, "weeble1", 1).answer("activate kylee", "weapon pulse_blade", rolls="MMS M")
    assert not earlier.told("overkilled")  # only the Wounds of this attack count
    assert (earlier.question, earlier.asked) == ("act", 1)


@pytest.mark.rule("SQ-160", "SQ-171", "SQ-172", "SQ-R07", "SQ-R18")
def test_payback_moves_then_attacks_only_the_attacker() -> None:
    p = position("edge 1d1 repeater_pistol, hannah 1a3", "kylee 4a3, red 4a3", "digits 3a1, blaze 3a2", monsters="weeble1 1a1")
    p.answer("activate edge", "weapon repeater_pistol", rolls="MM")  # even without a Hit
    assert (p.question, p.asked) == ("act", 2)  # to the right of seat 0
    p.answer("move 1a2")
    assert not p.offers("attack")  # Hannah is Close, but only Edge may be attacked
    p.answer("move 1a1", "move 1b1", event="all_quiet trooper3")
    assert p.question == "act"
    assert p.asked == 0  # three points spent, Edge out of reach
    near = position("edge 1b1 repeater_pistol, hannah 1a3", "kylee 4a3, red 4a3", monsters="weeble1 1a1")
    near.answer("activate edge", "weapon repeater_pistol", rolls="MM").answer("move 1a2", "move 1b2")
    near.answer("attack edge", rolls="SSS")
    assert near.asked == 0  # no Movement after the attack


@pytest.mark.rule("SQ-172")
def test_payback_may_be_declined_and_may_use_doors_and_portals() -> None:
    p = position("edge 1d1 repeater_pistol, hannah 1a4", AWAY, monsters="weeble1 1a1")
    p.table.portals[space("1c1")] = 1
    p.answer("activate edge", "weapon repeater_pistol", rolls="MM")
    assert "portal 1c1" in p.offers()
    assert "done" in p.offers()
    p.answer("portal 1c1", "attack edge", rolls="SSS")
    assert p.question == "act"


@pytest.mark.rule("SQ-173")
def test_one_of_several_targeted_monsters_pays_back() -> None:
    p = position("kylee 1a1 flame_thrower, hannah s1cabin", AWAY, monsters="octocruel1 1a2, octocruel2 1a2")
    p.answer("activate kylee", "weapon flame_thrower", "attack octocruel1", rolls="SSSS")
    assert (p.question, p.asked, p.ends("payback")) == ("payback", 1, ["octocruel1", "octocruel2"])
    assert p.copy().answer("payback octocruel2").offers("attack") == ["attack kylee"]


@pytest.mark.rule("SQ-172")
def test_none_of_several_targeted_monsters_need_pay_back() -> None:
    p = position("kylee 1a1 flame_thrower, hannah s1cabin", AWAY, monsters="octocruel1 1a2, octocruel2 1a2")
    p.answer("activate kylee", "weapon flame_thrower", "attack octocruel1", rolls="SSSS")
    assert p.offers()[-1] == "none"
    p.answer("none")
    assert (p.question, p.asked) == ("act", 0)
    assert not p.story("paid-back", "attacked")


@pytest.mark.rule("SQ-174", "SQ-R16")
def test_a_killed_monster_pays_back_before_it_leaves() -> None:
    p = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="MMS M")
    assert p.points(0) == 1  # the reward comes before the Payback
    p.answer("attack kylee", rolls="MMM SS")
    assert p.wounds("kylee") == 1
    assert p.stands("weeble1") == "-"


@pytest.mark.rule("SQ-164", "SQ-162")
def test_monsters_trigger_no_guard_and_take_no_tokens() -> None:
    p = position("edge 1d4, hannah s1cabin", AWAY, monsters="weeble1 1a1, scuttlebutt1 1a2", tokens={"1b1": "stimpack"})
    p.answer("rest", event="inspection trooper2")
    p.answer("move 1b1", "move 1c1", "done")
    assert not p.told("attacked")
    assert p.lies("stimpack", "1b1") == 1


@pytest.mark.rule("SQ-165", "SQ-166", "SQ-167", "SQ-168")
def test_leaving_a_guarded_space_is_dangerous_entering_is_not() -> None:
    p = position("edge 1a1, hannah s1cabin", AWAY, monsters="octocold1 1b1, weeble1 1c2")
    p.answer("activate edge", "move 1a2", rolls="RS SM")  # whatever its attack type
    assert p.told("attacked") == ["ben octocold1 edge"]
    p.answer("move 1a1")  # entering
    assert not p.told("attacked")
    p.answer("move 1a2", rolls="SS")  # again
    assert p.told("attacked") == ["ben octocold1 edge"]


@pytest.mark.rule("SQ-169", "SQ-R17")
def test_reds_heedless_walk() -> None:
    p = position("red 1a3, hannah s1cabin", "kylee 4a3, edge 4a3", monsters="iceheart 1a4, octocruel1 1c3, weeble1 1a1, peekaround1 1b1")
    p.answer("activate red", "move 1a2", rolls="SSSS")
    assert p.told("attacked") == ["ben iceheart red"]  # not the Octocruel behind the wall, not the Weeble ahead
    p.answer("move 1b2", rolls="SSS")
    assert p.told("attacked") == ["ben weeble1 red"]
    p.answer("move 1b1", rolls="SSS")
    assert p.told("attacked") == ["ben peekaround1 red"]
    p.answer("move 1c1")
    assert (p.question, p.asked, p.ends("guard")) == ("guard", 1, ["peekaround1", "weeble1"])
    p.answer("guard weeble1", rolls="SSS SSS")
    assert p.stands("red") == "1c1"


@pytest.mark.rule("SQ-161")
def test_an_event_monster_moves_and_attacks_in_either_order() -> None:
    start = position("edge 1a2, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    start.answer("rest", event="inspection trooper2")
    assert start.asked == 0
    first = start.copy().answer("attack edge", rolls="SSS")
    assert first.ends("move") == ["1a2", "1b1"]
    assert not first.offers("attack")
    last = start.copy().answer("move 1b1", "move 1a1").answer("attack edge", rolls="SSS")
    assert (last.question, last.asked) == ("arrive", 0)  # the Movement is over; the bottom half follows
    neither = start.copy().answer("done")
    assert neither.question == "arrive"


@pytest.mark.rule("SQ-175", "SQ-180", "SQ-181")
def test_a_monster_attacks_with_the_numbers_of_its_card() -> None:
    p = position("edge 1d1, hannah s1cabin", AWAY, monsters="thorne 1a1")
    p.answer("rest", event="hull_breach villain")
    assert p.table.points[figure("thorne")] == 4
    p.answer("attack edge", rolls="RSSSS SM")
    assert len(p.told("rolled")) == 5 + 2
    card = p.box.monsters[p.box.figure[figure("thorne")]]
    assert (card.life, card.overkill, card.reward) == (9, 9, 5)
    trooper = p.box.monsters[p.box.figure[figure("weeble1")]]
    assert (trooper.life, trooper.overkill, trooper.movement, trooper.reward) == (2, 3, 3, 1)


@pytest.mark.rule("SQ-R61")
def test_a_mirror_field_does_not_touch_a_dying_monster() -> None:
    p = position("kylee 1a1 pulse_blade mirror_field, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="MMS M")
    p.answer("attack kylee", "react mirror_field", rolls="MSS SS")
    assert p.points(0) == 1  # no second reward
    assert not [text for text in p.told("wounded") if "weeble1" in text]


@pytest.mark.rule("SQ-R33", "SQ-R18")
def test_wounds_without_attack_are_credited_and_not_paid_back() -> None:
    p = position("edge 1d4, hannah s1cabin", "kylee 1a1 mirror_field, red 4a3", monsters="weeble1 1a1")
    wound(p, "weeble1", 1)
    p.answer("rest", event="inspection trooper2")
    p.answer("attack kylee", "react mirror_field", rolls="SSS")
    assert p.points(1) == 1
    assert p.stands("weeble1") == "-"
