"""Attacks (SQ-100 to SQ-125) and their timing (SQ-R11, SQ-R12, SQ-R36, SQ-R37, SQ-R56)."""

from __future__ import annotations

import itertools

import pytest

from .builder import Position, figure, position, space, wound

AWAY = "sprocket 4a3, blaze 4a3"


@pytest.mark.rule("SQ-100", "SQ-101", "SQ-113", "SQ-175")
def test_an_attack_exhausts_the_weapon() -> None:
    p = position("kylee 1a1 pulse_blade plasma_cutter (arc_saber), hannah s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee")
    assert p.ends("weapon") == ["plasma_cutter", "pulse_blade"]  # one unexhausted Weapon of its own
    p.answer("weapon pulse_blade", rolls="SSS")
    assert p.held("kylee") == ["(pulse_blade)", "plasma_cutter", "(arc_saber)"]
    assert (p.asked, p.question) == (1, "act")  # Payback, controlled by the player to the right


@pytest.mark.rule("SQ-102", "SQ-103", "SQ-114", "SQ-232")
def test_red_adds_iron_fists_for_an_extra_die() -> None:
    p = position("red 1a1 pulse_blade iron_fists red_dot_sight, hannah s1cabin", "kylee 4a3, edge 4a3", monsters="weeble1 1a1")
    p.answer("activate red", "weapon pulse_blade")
    assert p.offers() == ["boost iron_fists", "done"]
    p.answer("boost iron_fists", rolls="SSSS")
    assert p.told("rolled") == ["save"] * 4
    assert p.held("red") == ["(pulse_blade)", "(iron_fists)", "red_dot_sight"]


@pytest.mark.rule("SQ-102")
def test_boosts_are_chosen_in_any_order() -> None:
    boosts = ["iron_fists", "power_knuckles", "rocket_fists"]
    tables = set()
    for order in itertools.permutations(boosts):
        p = position(f"red 1a1 pulse_blade {' '.join(boosts)}, hannah s1cabin", AWAY, monsters="weeble1 1a1, weeble2 1a2")
        p.answer("activate red", "weapon pulse_blade")
        for number, boost in enumerate(order):
            left = sorted(set(boosts) - set(order[:number]))
            assert p.ends("boost") == left and "done" in p.offers()
            p.answer(f"boost {boost}")
        assert p.question == "target"
        tables.add(p.table.to_bytes())
    assert len(tables) == 1  # the order makes no difference


@pytest.mark.rule("SQ-104")
def test_a_boost_of_another_type_may_not_be_chosen() -> None:
    p = position("red 1a1 pulse_blade red_dot_sight, hannah s1cabin", "kylee 4a3, edge 4a3", monsters="weeble1 1a1")
    p.answer("activate red", "weapon pulse_blade", rolls="SSS")
    assert p.held("red") == ["(pulse_blade)", "red_dot_sight"]


@pytest.mark.rule("SQ-105", "SQ-106", "SQ-107", "SQ-231")
def test_melee_needs_a_close_target_ranged_needs_sight() -> None:
    p = position(
        "edge 1a1 pulse_blade repeater_pistol gravity_glove, hannah s1cabin", AWAY, monsters="weeble1 1d1, octocold1 1a2, peekaboom1 1c2"
    )
    p.answer("activate edge")
    for weapon, targets in (
        ("pulse_blade", ["octocold1"]),
        ("gravity_glove", ["octocold1"]),
        ("repeater_pistol", ["octocold1", "weeble1"]),
    ):
        trial = p.copy()
        assert f"weapon {weapon}" in trial.offers()
        if len(targets) > 1:
            assert trial.answer(f"weapon {weapon}").ends("attack") == targets
    far = position("edge 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1d1").answer("activate edge")
    assert not far.offers("weapon")


@pytest.mark.rule("SQ-R53", "SQ-125")
def test_no_attack_without_weapon_or_target() -> None:
    assert not position("edge 1a1, hannah s1cabin", AWAY, monsters="weeble1 1a1").answer("activate edge").offers("weapon")
    assert not position("edge 1a1 pulse_blade, hannah s1cabin", AWAY).answer("activate edge").offers("weapon")


@pytest.mark.rule("SQ-115", "SQ-236")
def test_defense_is_the_card_and_all_upgrades_exhausted_or_not() -> None:
    p = position("edge 1a1 pulse_blade, hannah s1cabin", "kylee 1a1 padded_vest (bulwark_plates), red 4a3")
    p.answer("activate edge", "weapon pulse_blade", rolls="MSS" + "MMMMM")
    assert p.told("wounded") == ["kylee 1"]  # five defense dice: 2 + 1 + 2


@pytest.mark.rule("SQ-116", "SQ-R04")
@pytest.mark.parametrize(("face", "melee", "ranged", "saves"), [("M", 1, 0, 0), ("R", 1, 1, 0), ("S", 0, 0, 1)])
def test_what_succeeds_in_which_roll(face: str, melee: int, ranged: int, saves: int) -> None:
    for weapon, hits in (("plasma_cutter", melee), ("ion_cannon", ranged)):
        dice = 4 if weapon == "plasma_cutter" else 6
        p = position(f"edge 1a1 {weapon}, hannah s1cabin", "digits 1a1, red 4a3")
        rolls = face + "S" * (dice - 1) + ("MMM" if hits else "")
        p.answer("activate edge", f"weapon {weapon}", rolls=rolls if weapon == "plasma_cutter" else rolls.replace("S", "M", 0))
        assert p.told("hits") == [f"ann {hits}"]
    defending = position("edge 1a1 pulse_blade, hannah s1cabin", "digits 1a1, red 4a3")
    defending.answer("activate edge", "weapon pulse_blade", rolls="MSS" + face * 3)
    assert defending.told("saves") == [f"ann digits {3 * saves}"]


@pytest.mark.rule("SQ-117", "SQ-118")
def test_bahbaka_two_misses_and_a_crit() -> None:
    p = position("bahbaka 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    p.answer("activate bahbaka", "done")  # the Ally declines the point of Field Tactics
    p.answer("weapon pulse_blade", rolls="SS CM" + "MM")
    assert p.told("extra-die") == ["melee"]
    assert p.told("hits") == ["ann 2"]


@pytest.mark.rule("SQ-119")
def test_hannah_three_hits_with_a_chain_of_crits() -> None:
    p = position("hannah 1a1 repeater_pistol, edge s1cabin", AWAY, monsters="octocruel1 1d1")
    wound(p, "octocruel1", 1)  # so her ability adds nothing
    p.answer("activate hannah", "weapon repeater_pistol", rolls="R CCS" + "SS")
    assert p.told("hits") == ["ann 3"]


@pytest.mark.rule("SQ-120", "SQ-238", "SQ-R12")
def test_edge_rerolls_a_miss_into_a_crit() -> None:
    p = position("kylee 1a1 plasma_cutter, red s1cabin", "edge 1a1 red_shirt, hannah 4a3")
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MMMM" + "SMM")
    assert (p.question, p.asked, p.offers()) == ("reroll", 1, ["reroll melee", "reroll save", "done"])
    p.answer("reroll melee", rolls="CM")
    assert p.told("saves") == ["ann edge 2"]
    assert p.wounds("edge") == 2


@pytest.mark.rule("SQ-121", "SQ-122")
def test_blaze_wounds_digits_once() -> None:
    p = position("blaze 1a1 marksman_carbine, red s1cabin", "digits 1d1, hannah 4a3")
    p.answer("activate blaze", "weapon marksman_carbine", rolls="RRR")
    p.answer("done", rolls="SSM")
    assert (p.told("hits"), p.told("saves"), p.wounds("digits")) == (["ann 3"], ["ann digits 2"], 1)


@pytest.mark.rule("SQ-R12")
def test_crits_cannot_be_rerolled_and_the_pool_is_full_for_each_roll() -> None:
    p = position("edge 1a1 pulse_blade combat_exosuit, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    p.answer("activate edge", "weapon pulse_blade", rolls="CSSS")
    assert p.offers() == ["reroll save", "done"]
    p.answer("reroll save", rolls="S").answer("reroll save", rolls="MSS")
    p.answer("done")  # Payback declined
    assert p.question == "act"


@pytest.mark.rule("SQ-239")
def test_hannah_has_two_rerolls_for_every_roll() -> None:
    p = position("hannah 1a1 repeater_pistol combat_exosuit, edge s1cabin", AWAY, monsters="iceheart 1a2")
    wound(p, "iceheart", 1)
    p.answer("activate hannah", "weapon repeater_pistol", rolls="MM")
    p.answer("reroll melee", rolls="M").answer("reroll melee", rolls="M")  # one die twice; both misses stay
    assert p.told("hits") == ["ann 0"]
    p.answer("attack hannah", rolls="MSSS" + "MM")  # Iceheart: 4 dice, 1 Hit
    assert p.question == "reroll"
    p.answer("reroll melee", rolls="R").answer("reroll ranged", rolls="S")
    assert p.wounds("hannah") == 0


@pytest.mark.rule("SQ-123")
def test_the_active_player_orders_simultaneous_effects() -> None:
    p = position("kylee 1a1 riot_baton power_knuckles, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    p.answer("activate kylee", "weapon riot_baton", "boost power_knuckles", rolls="CSSSSS")
    assert (p.question, p.asked) == ("order", 0)
    assert p.offers() == ["first riot_baton", "first power_knuckles"]
    p.answer("first riot_baton")
    assert p.question == "push"


def struck(digits: str, wounds: int = 0, dazed: bool = False) -> Position:
    """Digits is wounded by Kylee, whose Spear dazes and whose Sticky Fingers take a Gadget."""
    p = position("kylee 1a1 stun_spear sticky_fingers, hannah s1cabin", "digits 1a1, red 4a3", tokens={"digits": digits})
    p.table.dazed |= 1 << figure("digits") if dazed else 0
    wound(p, "digits", wounds).answer("activate kylee", "weapon stun_spear", rolls="MSS").answer("done", rolls="" if dazed else "MMM")
    assert p.told("wounded") == ["digits 1"]
    return p


@pytest.mark.rule("SQ-123")
def test_no_order_is_asked_where_fewer_than_two_effects_can_happen() -> None:
    assert struck("stimpack").offers() == ["first stun_spear", "first sticky_fingers"]
    assert struck("stimpack", wounds=2).question == "take"  # he is killed: nothing more happens to him
    assert struck("").question == "act"  # only dazed
    assert struck("stimpack", dazed=True).question == "steal"
    assert struck("", dazed=True).question == "act"  # neither


@pytest.mark.rule("SQ-123", "SQ-243")
def test_no_order_of_shoves_is_asked_for_who_cannot_be_shoved() -> None:
    p = position("kylee 1a2 riot_baton power_knuckles, hannah 1b1", AWAY, monsters="iceheart 1a1")
    p.answer("activate kylee", "weapon riot_baton", "boost power_knuckles", rolls="CSSSSS" + "SS")
    assert (p.question, p.asked) == ("act", 1)  # Payback: nobody is asked for an order
    assert p.stands("iceheart") == "1a1"


@pytest.mark.rule("SQ-123", "SQ-240")
def test_no_order_of_sacrifices_is_asked_of_who_would_die() -> None:
    p = position("kylee 1a1 prototype_zapper overcharger, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    strong = p.copy().answer("activate kylee", "weapon prototype_zapper", "boost overcharger")
    assert strong.offers() == ["first prototype_zapper", "first overcharger"]
    wound(p, "kylee", 3).answer("activate kylee", "weapon prototype_zapper", "boost overcharger", rolls="M" * 6)
    assert p.question == "act"


@pytest.mark.rule("SQ-124", "SQ-R37")
def test_one_roll_for_all_targets_each_defends_for_itself() -> None:
    p = position("red 1a1 kitty_primed, hannah s1cabin", "kylee 1c1 (duck), edge 4a3", monsters="octocruel1 1c1")
    wound(p, "octocruel1", 1)
    p.answer("activate red", "weapon kitty_primed", "attack kylee")
    assert p.offers() == ["also octocruel1", "done"]
    p.answer("also octocruel1", rolls="RR" + "SM" + "SS")  # two dice: Red's bonus looks at the primary target only
    assert p.wounds("kylee") == 1
    assert p.wounds("octocruel1") == 1


@pytest.mark.rule("SQ-R11", "SQ-235", "SQ-R36", "SQ-R37")
def test_the_primary_target_reacts_first_then_clockwise() -> None:
    p = position("red 1a1 pocket_black_hole, hannah s1cabin", "kylee 1c1 duck, edge 1d1 holo_decoy", "blaze 1b1 mirror_field, digits 4a3")
    p.answer("activate red", "weapon pocket_black_hole", "attack blaze")
    assert (p.question, p.asked, p.offers()) == ("react", 2, ["react mirror_field", "no"])
    p.answer("react mirror_field")
    assert (p.question, p.asked, p.offers()) == ("react", 1, ["react duck", "no"])  # Edge is not Close to the target
    p.answer("react duck", rolls="RRRR" + "M" + "MM")  # a secondary target's Duck takes no dice away
    assert p.wounds("blaze") == 3
    assert p.wounds("kylee") == 4 or p.stands("kylee") == "-"
    assert p.held("kylee") == ["(duck)"]


@pytest.mark.rule("SQ-235")
def test_a_reaction_weakens_one_attack() -> None:
    p = position("red 1a1 pulse_blade, hannah s1cabin", "kylee 1a1 duck holo_decoy, edge 4a3")
    p.answer("activate red", "weapon pulse_blade")
    assert p.offers() == ["react duck", "react holo_decoy", "no"]
    p.answer("react duck", rolls="M" + "SS")
    assert p.held("kylee") == ["(duck)", "holo_decoy"]


@pytest.mark.rule("SQ-R56", "SQ-114")
def test_at_least_one_die_is_rolled() -> None:
    p = position("red 1a1 blaster_rifle, hannah s1cabin", "kylee 1a1 dazzling_tuxedo, edge 4a3")
    p.answer("activate red", "weapon blaster_rifle", "react dazzling_tuxedo", rolls="R" + "SS")
    assert p.told("hits") == ["ann 1"]


@pytest.mark.rule("SQ-R56")
def test_conditions_look_at_the_moment_of_the_row() -> None:
    p = position("red 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="octocruel1 1a1")
    wound(p, "octocruel1", 1)
    p.answer("activate red", "weapon pulse_blade", rolls="SSSS")  # Scent of Blood: one die more
    assert len(p.told("rolled")) == 4


@pytest.mark.rule("SQ-R11")
def test_without_hits_nobody_defends() -> None:
    p = position("edge 1a1 pulse_blade, hannah s1cabin", "kylee 1a1, red 4a3")
    p.answer("activate edge", "weapon pulse_blade", rolls="SSS")
    assert not p.told("saves")


@pytest.mark.rule("SQ-240")
def test_a_sacrifice_is_paid_before_the_dice_and_never_kills() -> None:
    p = position("edge 1a1 leech_ray overcharger, hannah s1cabin", "kylee 1d1, red 4a3")
    p.answer("activate edge", "weapon leech_ray", "boost overcharger")
    assert (p.question, p.offers()) == ("may", ["yes overcharger", "no"])
    p.answer("yes overcharger", rolls="MMMMMM")
    assert p.wounds("edge") == 1
    dying = position("edge 1a1 leech_ray overcharger, hannah s1cabin", "kylee 1d1, red 4a3")
    wound(dying, "edge", 3).answer("activate edge", "weapon leech_ray", "boost overcharger", rolls="MMMM")
    assert dying.wounds("edge") == 3


def test_targets_that_wait_for_payback_cannot_be_attacked() -> None:
    p = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="MMS M")
    assert (p.question, p.asked) == ("act", 1)
    assert p.table.dying == 1 << figure("weeble1")
    assert space(p.stands("weeble1")) >= 0
