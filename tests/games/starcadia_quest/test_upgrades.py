"""Exploration tokens (SQ-220 to SQ-227), Upgrades (SQ-230 to SQ-243), and what every Hero, Monster and token does."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.sets import has
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import UPGRADE_IDS
from cosmocafe.games.starcadia_quest.language import Category, Kind
from cosmocafe.games.starcadia_quest.rules.characters import defense, life, rerolls

from .builder import Position, figure, position, space, upgrade, wound

AWAY = "sprocket 4a3, blaze 4a3"


@pytest.mark.rule("SQ-220", "SQ-221")
def test_everything_in_a_space_is_collected_in_passing() -> None:
    p = position("kylee 1a1, red s1cabin", AWAY, tokens={"1a2": "stimpack recharge recharge victory"})
    p.answer("activate kylee", "move 1a2", "move 1a3")
    assert (p.carried("kylee", "stimpack"), p.carried("kylee", "recharge"), p.points(0)) == (1, 2, 1)
    assert p.lies("stimpack", "1a2") == 0


@pytest.mark.rule("SQ-221", "SQ-R15")
def test_nothing_is_collected_beside_an_enemy_or_while_not_active() -> None:
    p = position("kylee 1a1, red 1a3", AWAY, tokens={"1a2": "stimpack", "1a3": "stimpack"}, monsters="peekaboom1 1a2")
    p.answer("activate kylee", "move 1a2", rolls="SS")
    assert p.carried("kylee", "stimpack") == 0
    assert p.carried("red", "stimpack") == 0  # lies at her feet, but she is not active
    started = position("kylee 1a1, red 1a3", AWAY, tokens={"1a1": "stimpack"}).answer("activate kylee")
    assert started.carried("kylee", "stimpack") == 1  # at the start of the activation


@pytest.mark.rule("SQ-223", "SQ-R13")
def test_a_stimpack_removes_all_wounds() -> None:
    p = position("kylee 1a1, red 1a3", AWAY, tokens={"kylee": "stimpack stimpack"})
    wound(p, "kylee", 3).answer("activate kylee", "move 1b1", "use stimpack")
    assert p.wounds("kylee") == 0
    assert "move 1c1" in p.offers()  # the Movement goes on


@pytest.mark.rule("SQ-223", "SQ-224", "SQ-225", "SQ-R13")
@pytest.mark.parametrize("gadget", ["stimpack", "recharge", "hoverboard"])
def test_gadgets_may_be_discarded_even_if_nothing_changes(gadget: str) -> None:
    p = position("kylee 1a1 pulse_blade, red -", AWAY, tokens={"kylee": gadget})  # unwounded, all ready, no Ally on the board
    p.answer("activate kylee", "move 1b1", f"use {gadget}")
    assert p.carried("kylee", gadget) == 0
    assert list(p.table.reserve) == list(p.box.gadgets)
    assert (p.question, p.offers("use")) == ("act", [])
    assert "move 1c1" in p.offers()


@pytest.mark.rule("SQ-224")
def test_a_recharge_readies_the_own_upgrades_only() -> None:
    p = position("kylee 1a1 (pulse_blade) (duck), red 1a3 (nova_blade)", AWAY, tokens={"kylee": "recharge"})
    p.answer("activate kylee", "use recharge")
    assert (p.held("kylee"), p.held("red")) == (["pulse_blade", "duck"], ["(nova_blade)"])
    assert p.table.reserve[1] == p.box.gadgets[1]


@pytest.mark.rule("SQ-225", "SQ-R49", "SQ-R52")
def test_a_hoverboard_moves_the_ally_four_spaces() -> None:
    p = position("kylee 1a1, red 1a3 jump_jets", AWAY, tokens={"kylee": "hoverboard", "1b4": "victory"})
    p.answer("activate kylee", "move 1b1", "use hoverboard")
    assert p.table.agenda[p.table.depth - 1].a == figure("red")
    p.answer("move 1a4", "move 1b4", "move 1c4", "move 1d4")  # exactly four, Jump Jets or not
    assert p.stands("red") == "1d4"
    assert p.points(0) == 1  # a riding Ally collects
    assert "move 1c1" in p.offers()  # the active Hero goes on


@pytest.mark.rule("SQ-230")
def test_tokens_have_category_type_and_deck() -> None:
    box = game.new_box(2)
    starters = [UPGRADE_IDS[n] for n, token in enumerate(box.tokens) if token.starter]
    assert starters == ["pulse_blade", "repeater_pistol", "blaster_rifle", "iron_fists", "red_dot_sight", "kitty_primed", "red_shirt"]
    assert [sum(token.copies for token in box.tokens if token.level == level) for level in (1, 2, 3)] == [20, 20, 20]
    assert box.tokens[upgrade("red_shirt")].category == Category.PASSIVE
    assert box.tokens[upgrade("kitty_primed")].kind == Kind.SPECIAL


@pytest.mark.rule("SQ-232")
def test_a_special_boost_fits_both_icons() -> None:
    for weapon in ("gravity_glove", "leech_ray"):
        p = position(f"kylee 1a1 {weapon} amp_module, red 1a3", AWAY, monsters="octocruel1 1a1")
        p.answer("activate kylee", f"weapon {weapon}")
        assert "boost amp_module" in p.offers()


@pytest.mark.rule("SQ-233")
def test_a_dazed_character_rolls_no_defense() -> None:
    p = position("kylee 1a1 pulse_blade, red 1a3", "sprocket 1a1, blaze 4a3")
    p.table.dazed |= 1 << figure("sprocket")
    p.answer("activate kylee", "weapon pulse_blade", rolls="MSS")
    assert p.wounds("sprocket") == 1
    monster = position("kylee 1a1 stun_spear pulse_blade, red 1a3", AWAY, monsters="octocruel1 1a1")
    monster.answer("activate kylee", "weapon stun_spear", rolls="MSS MM").answer("done", "done", "rest")
    assert monster.is_dazed("octocruel1")  # until killed


@pytest.mark.rule("SQ-234", "SQ-236", "SQ-237", "SQ-238")
def test_icons_count_even_when_exhausted() -> None:
    p = position("kylee 1a1 padded_vest (marksman_carbine) combat_exosuit, red 1a3", AWAY)
    kylee = figure("kylee")
    assert life(p.box, p.table, kylee) == 4 + 1
    assert defense(p.box, p.table, kylee) == 2 + 1
    assert rerolls(p.box, p.table, kylee) == 1 + 2


@pytest.mark.rule("SQ-R25")
def test_a_seventh_token_costs_another_one() -> None:
    full = "pulse_blade repeater_pistol blaster_rifle iron_fists red_dot_sight kitty_primed"
    p = position(f"kylee 1a2 {full}, red s1cabin", AWAY, tiles=(3, 5, 2, 10))
    p.table.armory = space("1a2")
    p.answer("activate kylee", "armory")
    assert (p.question, len(p.offers("discard"))) == ("overfull", 7)  # the new one counts
    p.answer("discard iron_fists")
    assert "riot_baton" in p.held("kylee")
    assert len(p.held("kylee")) == 6


def hit(weapon: str, rolls: str, target: str = "octocruel1 1a1", *answers: str, hero: str = "kylee", tokens: str = "") -> Position:
    """One attack with a Weapon by Kylee, who stands on 1a1."""
    p = position(f"{hero} 1a1 {weapon} {tokens}, red 1a3", "sprocket 4a3, edge 4a3", monsters=target)
    p.answer(f"activate {hero}", f"weapon {weapon}", *answers, rolls=rolls)
    return p


def dice(p: Position) -> int:
    """How many attack dice were rolled: all but the two defense dice of an Officer."""
    return len(p.told("rolled")) - (2 if p.told("saves") else 0)


@pytest.mark.parametrize(
    ("weapon", "number"),
    [
        ("pulse_blade", 3),
        ("repeater_pistol", 2),
        ("plasma_cutter", 4),
        ("marksman_carbine", 3),
        ("twin_repeaters", 3),
        ("ion_cannon", 6),
        ("commander_s_baton", 6),
        ("ghost_rifle", 5),
        ("nova_blade", 5),
        ("arc_saber", 4),
        ("neural_lash", 5),
    ],
)
def test_weapons_roll_their_dice(weapon: str, number: int) -> None:
    p = position(f"kylee 1a1 {weapon}, red 1a3", AWAY, monsters="octocruel1 1a1")
    rerolling = weapon == "marksman_carbine"
    p.answer("activate kylee", f"weapon {weapon}", rolls=("M" if rerolling else "S") * number)
    assert dice(p) == number


def test_a_blaster_rifle_is_weaker_against_close_targets() -> None:
    assert dice(hit("blaster_rifle", "MM")) == 2
    assert dice(hit("blaster_rifle", "MMM", "octocruel1 1d1")) == 3


@pytest.mark.parametrize("weapon", ["repeater_pistol", "twin_repeaters"])
def test_repeaters_are_ready_again_after_a_miss(weapon: str) -> None:
    number = 2 if weapon == "repeater_pistol" else 3
    assert hit(weapon, "M" * number).held("kylee") == [weapon]
    assert hit(weapon, "R" * number + "MM").held("kylee") == [f"({weapon})"]


def test_a_rail_rifle_and_kylee_like_other_tiles() -> None:
    p = position("kylee 1d3 rail_rifle, red 1a3", AWAY, monsters="octocruel1 2a3", opened=[1])
    p.answer("activate kylee", "weapon rail_rifle", rolls="MMMMMM")
    assert dice(p) == 4 + 1 + 1
    assert dice(hit("rail_rifle", "MMMM")) == 4


def test_scatter_blaster_and_salsa_grenade_hit_the_targets_space() -> None:
    p = position("red 1a1 scatter_blaster salsa_grenade, kylee s1cabin", AWAY, monsters="octocruel1 1c1, weeble1 1c1, weeble2 1d1")
    p.answer("activate red", "weapon scatter_blaster", "attack octocruel1")
    assert p.offers() == ["also weeble1", "done"]
    grenade = position("red 1a1 salsa_grenade, kylee s1cabin", AWAY, monsters="octocruel1 1c1, weeble1 1c1, weeble2 1d1")
    grenade.answer("activate red", "weapon salsa_grenade", "attack octocruel1", rolls="RSS MM M")
    assert grenade.told("also") == ["ann weeble1"]
    assert (grenade.wounds("octocruel1"), grenade.wounds("weeble1")) == (1, 1)


def test_implosion_charge_hits_up_to_two_more() -> None:
    p = position("red 1a1 implosion_charge, kylee s1cabin", AWAY, monsters="octocruel1 1c1, weeble1 1c1, weeble2 1d1, weeble3 1d1")
    p.answer("activate red", "weapon implosion_charge", "attack octocruel1", "also weeble1", "also weeble3", rolls="MMMM")
    assert p.told("also") == ["ann weeble1", "ann weeble3"]


def test_whirl_chain_hits_one_more_close_to_the_hero() -> None:
    p = position("red 1a1 whirl_chain, kylee s1cabin", AWAY, monsters="octocruel1 1b1, weeble1 1a2, weeble2 1c1")
    p.answer("activate red", "weapon whirl_chain", "attack octocruel1")
    assert p.offers() == ["also weeble1", "done"]


@pytest.mark.parametrize(("weapon", "number"), [("stun_spear", 3), ("shock_maul", 4)])
def test_stunning_weapons_daze(weapon: str, number: int) -> None:
    assert hit(weapon, "M" * number + "SS").is_dazed("octocruel1")
    assert not hit(weapon, "S" * number).is_dazed("octocruel1")


@pytest.mark.parametrize(("weapon", "number"), [("riot_baton", 4), ("pulse_blade", 4)])
def test_a_crit_shoves(weapon: str, number: int) -> None:
    tokens = "power_knuckles" if weapon == "pulse_blade" else ""
    boosts = ["boost power_knuckles"] if tokens else []
    p = hit(weapon, "C" + "S" * number, "octocruel1 1a1", *boosts, tokens=tokens)
    assert (p.question, p.asked) == ("push", 0)
    p.answer("shove 1b1", rolls="SS")
    assert p.stands("octocruel1") == "1b1"


def test_a_gravity_glove_shoves_after_the_attack() -> None:
    p = hit("gravity_glove", "SSS")
    assert p.question == "push"


def test_a_leech_ray_heals_once_an_attack() -> None:
    p = position("kylee 1a1 leech_ray, red 1a3", AWAY, monsters="octocruel1 1a1")
    wound(p, "kylee", 2).answer("activate kylee", "weapon leech_ray", rolls="RMM MM")
    assert p.wounds("kylee") == 1


def test_boosts_add_dice_defense_and_pierce() -> None:
    assert dice(hit("pulse_blade", "SSSSS", "octocruel1 1a1", "boost rocket_fists", tokens="rocket_fists")) == 5
    assert dice(hit("repeater_pistol", "MMM", "octocruel1 1a1", "boost red_dot_sight", tokens="red_dot_sight")) == 3
    assert dice(hit("repeater_pistol", "MMMM", "octocruel1 1a1", "boost borrowed_eye", tokens="borrowed_eye")) == 4
    assert dice(hit("leech_ray", "MMMMMM", "octocruel1 1a1", "boost antimatter_cell", tokens="antimatter_cell")) == 6
    drone = hit("repeater_pistol", "RMM" + "S", "octocruel1 1a1", "boost spotter_drone", tokens="spotter_drone")
    assert drone.told("saves") == ["ann octocruel1 1"]  # one die instead of two
    lens = hit("repeater_pistol", "RMMM" + "SM", "octocruel1 1a1", "boost prophet_lens", tokens="prophet_lens")
    assert lens.wounds("octocruel1") == 1  # its Save is cancelled
    scope = hit("repeater_pistol", "MMM", "octocruel1 1a1", "boost chatty_scope", tokens="chatty_scope")
    assert scope.question == "reroll"


def test_titan_gauntlets_lower_overkill() -> None:
    p = hit("pulse_blade", "MMMM S" + "MM", "octocruel1 1a1", "boost titan_gauntlets", tokens="titan_gauntlets")
    assert p.told("overkilled") == ["octocruel1"]  # four Wounds instead of five


def test_ghost_rifle_gets_no_payback() -> None:
    assert hit("ghost_rifle", "MMMMM").asked == 0
    assert hit("ion_cannon", "MMMMMM").asked == 1


def test_each_crit_of_an_arc_saber_cancels_a_save_and_of_a_nova_blade_hits_more() -> None:
    assert hit("arc_saber", "CS SSS" + "SM").wounds("octocruel1") == 1
    assert hit("nova_blade", "CS SSSS" + "MM").wounds("octocruel1") == 2


def test_a_neural_lash_reaches_two_spaces_and_exhausts() -> None:
    p = position("kylee 1a1 neural_lash, red s1cabin", "sprocket 1c1 pulse_blade nova_blade, blaze 4a3")
    p.answer("activate kylee", "weapon neural_lash", rolls="MSSSS" + "M")
    assert (p.question, p.asked) == ("exhaust_one", 1)
    p.answer("exhaust sprocket pulse_blade")
    assert p.held("sprocket") == ["(pulse_blade)", "nova_blade"]
    assert not position("kylee 1a1 neural_lash, red s1cabin", "sprocket 1d1, blaze 4a3").answer("activate kylee").offers("weapon")


def test_a_frostbiter_exhausts_a_wounded_hero() -> None:
    p = position("kylee 1a1 frostbiter, red s1cabin", "sprocket 1d1 pulse_blade, blaze 4a3")
    p.answer("activate kylee", "weapon frostbiter", rolls="RMMM" + "M")
    assert p.held("sprocket") == ["(pulse_blade)"]


def test_a_gatling_laser_likes_to_stand_still() -> None:
    assert dice(hit("gatling_laser", "MMMMMM")) == 6
    p = position("kylee 1b1 gatling_laser, red s1cabin", AWAY, monsters="octocruel1 1d1")
    p.answer("activate kylee", "move 1a1", "weapon gatling_laser", rolls="MMMMM")
    assert dice(p) == 5


def test_a_prototype_zapper_and_an_overcharger_cost_a_wound() -> None:
    p = hit("prototype_zapper", "", "octocruel1 1a1").answer("yes prototype_zapper", rolls="M" * 8)
    assert (dice(p), p.wounds("kylee")) == (8, 1)


def test_moving_passives() -> None:
    p = position("kylee 1a1 jump_jets phase_boots, red s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee")
    assert p.table.points[figure("kylee")] == 4 + 2
    p.answer("move 1a2")
    assert not p.told("attacked")  # Phase Boots


def test_an_auto_medic_heals_when_activated() -> None:
    p = position("kylee 1a1 auto_medic, red s1cabin", AWAY)
    wound(p, "kylee", 2).answer("activate kylee")
    assert p.wounds("kylee") == 1


def test_a_holo_decoy_takes_a_die_and_the_extra_dice() -> None:
    p = position("kylee 1a1 pulse_blade, red s1cabin", "sprocket 1a1 holo_decoy, blaze 4a3")
    p.answer("activate kylee", "weapon pulse_blade", "react holo_decoy", rolls="CS" + "M")
    assert p.told("hits") == ["ann 1"]
    assert not p.told("extra-die")


def test_a_crown_of_frost_cannot_be_dazed() -> None:
    p = position("kylee 1a1 stun_spear, red s1cabin", "sprocket 1a1 crown_of_frost, blaze 4a3")
    p.answer("activate kylee", "weapon stun_spear", rolls="MMS" + "MM")
    assert p.wounds("sprocket") == 2
    assert not p.is_dazed("sprocket")


def test_sticky_fingers_take_a_gadget() -> None:
    p = position("kylee 1a1 pulse_blade sticky_fingers, red s1cabin", "sprocket 1a1, blaze 4a3", tokens={"sprocket": "stimpack"})
    p.answer("activate kylee", "weapon pulse_blade", rolls="MSS").answer("done", rolls="M")
    assert (p.question, p.offers()) == ("steal", ["take stimpack", "no"])
    p.answer("take stimpack")
    assert p.carried("kylee", "stimpack") == 1


@pytest.mark.rule("SQ-R52")
def test_edge_steps_freely_after_a_melee_attack() -> None:
    p = position("edge 1a1 pulse_blade, red s1cabin", AWAY, monsters="weeble1 1a1, weeble2 1b1")
    p.answer("activate edge", "weapon pulse_blade", "attack weeble1", rolls="SSS")
    assert p.ends("move") == ["1a2", "1b1"]
    p.answer("move 1a2")
    assert not p.told("attacked")  # no Guard
    assert p.asked == 1
    p.answer("done")
    assert p.table.points[figure("edge")] == 4  # it was no part of the Movement


def test_hannah_aims_better_at_the_unwounded() -> None:
    assert dice(hit("repeater_pistol", "MMM", hero="hannah")) == 3


def test_bahbaka_gives_the_ally_a_point() -> None:
    p = position("bahbaka 1a1, red 1a3", AWAY).answer("activate bahbaka")
    assert p.table.agenda[p.table.depth - 1].a == figure("red")
    p.answer("move 1a4")
    assert p.stands("red") == "1a4"


def test_digits_flips_any_door() -> None:
    p = position("digits 1a1, red 1a3", AWAY).answer("activate digits", "door 2")
    assert has(p.table.opened, 1)


def test_each_crit_of_blaze_cancels_a_save() -> None:
    p = hit("repeater_pistol", "CMM" + "SM", hero="blaze")
    assert p.wounds("octocruel1") == 1


def test_sprocket_patches_up_a_close_ally() -> None:
    p = position("sprocket 1a1, red 1a2", "kylee 4a1, blaze 4a3")
    wound(p, "red", 2)
    wound(p, "sprocket", 1)
    p.answer("activate sprocket", "done")
    assert p.offers() == ["heal sprocket", "heal red", "no"]
    p.answer("heal red")
    assert p.wounds("red") == 1


EVENTS = {"weeble1": "inspection trooper2", "octocold1": "rampage trooper1", "peekaboom1": "rampage trooper1"}


def attacked(monster: str, rolls: str, *answers: str, hero: str = "kylee 1a1") -> Position:
    """A Monster attacks Kylee on an Event card."""
    villain = monster.split()[0] in ("iceheart", "thorne")
    p = position(f"{hero}, red 1d4", AWAY, monsters=monster)
    p.answer("activate red", "done", event="static_storm villain" if villain else EVENTS[monster.split()[0]])
    p.answer("attack kylee", *answers, rolls=rolls)
    return p


def test_scuttlebutts_are_strong_together() -> None:
    alone = position("kylee 1a1, red 1d4", AWAY, monsters="scuttlebutt1 1a1")
    alone.answer("rest", event="rampage trooper1").answer("attack kylee", rolls="SS")
    together = position("kylee 1a1, red 1d4", AWAY, monsters="scuttlebutt1 1a1, weeble1 1a2")
    together.answer("rest", event="rampage trooper1").answer("attack kylee", rolls="SSS")
    assert len(together.told("rolled")) == 3


def test_weebles_bowl_over() -> None:
    assert attacked("weeble1 1a1", "CSSS").question == "push"


def test_octocolds_numb() -> None:
    p = attacked("octocold1 1d1", "RM MM", hero="kylee 1a1 pulse_blade nova_blade")
    assert (p.question, p.asked) == ("exhaust_one", 0)


def test_peek_a_booms_reroll() -> None:
    assert attacked("peekaboom1 1d1", "MM").question == "reroll"


def test_octocruels_hit_one_more() -> None:
    p = position("kylee 1a1, red 1a2", AWAY, monsters="octocruel1 1a1")
    p.answer("rest", event="lockdown officer1").answer("attack kylee")
    assert p.offers() == ["also red", "done"]
    p.answer("also red", rolls="MSS MM MM")
    assert (p.wounds("kylee"), p.wounds("red")) == (1, 1)


def test_peek_a_rounds_shoot_round_the_corner() -> None:
    p = position("kylee 1b2, red 4d4", AWAY, monsters="peekaround1 1d3")
    p.answer("rest", event="lockdown officer1")
    assert p.offers("attack") == ["attack kylee"]  # no sight through the wall, but the same tile
    boom = position("kylee 1b2, red 4d4", AWAY, monsters="peekaboom1 1c2").answer("rest", event="inspection trooper2")
    assert not boom.offers("attack")


def test_iceheart_freezes() -> None:
    assert attacked("iceheart 1a2", "MSSS MM").is_dazed("kylee")


def test_nobody_rerolls_against_thorne() -> None:
    p = attacked("thorne 1d1", "RMMMM MM", hero="kylee 1a1 combat_exosuit")
    assert p.wounds("kylee") == 1
    back = position("kylee 1a1 pulse_blade combat_exosuit, red 1d4", AWAY, monsters="thorne 1a1")
    back.answer("activate kylee", "weapon pulse_blade", rolls="SSS")
    assert back.question != "reroll"
