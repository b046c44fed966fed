"""The player turn (SQ-070 to SQ-076) and Rest (SQ-140 to SQ-147)."""

from __future__ import annotations

import pytest

from cosmocafe.core.contract.variants import variants
from cosmocafe.core.errors import InputError
from cosmocafe.core.match import Match
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.language import Verb
from cosmocafe.lab.simulate import simulate
from cosmocafe.testing import Agreed

from .builder import figure, position, wound

AWAY = "digits 4a1, red 4a2"


@pytest.mark.rule("SQ-070", "SQ-072", "SQ-073")
def test_players_take_turns_clockwise_and_draw_a_card_each() -> None:
    p = position("edge 1a1, hannah 1b1", AWAY, "kylee 3a1, blaze 3a2")
    for turn in range(4):
        assert (p.question, p.asked) == ("choose", turn % 3)
        assert [text.split()[0] for text in p.offers()] == ["activate", "activate", "rest"]
        p.answer(p.offers()[0])
        while p.question != "choose":
            p.answer("no" if "no" in p.offers() else "done")
        assert p.told("event") == [f"{p.people[turn % 3]} all_quiet trooper3"]


@pytest.mark.rule("SQ-074")
def test_the_same_hero_may_be_activated_every_turn() -> None:
    p = position("edge 1a1, hannah 1b1", "kylee 4a1, red 4a2")
    for _ in range(3):
        p.answer("activate edge", "move 1a2", "done", "rest", "activate edge", "move 1a1", "done", "rest")
    assert p.stands("edge") == "1a1"


@pytest.mark.rule("SQ-075")
def test_movement_and_attack_in_either_order_but_not_split() -> None:
    start = position("edge 1a1 pulse_blade, hannah s1dock", "kylee 1a1, red 4a2")
    attack_first = start.copy().answer("activate edge", "weapon pulse_blade", rolls="S S S").answer("done")
    assert attack_first.question == "act"
    assert attack_first.ends("move") == ["1a2", "1b1"]
    assert not attack_first.offers("weapon")
    move_first = start.copy().answer("activate edge", "move 1a2", "weapon pulse_blade", rolls="S S S").answer("done")
    assert (move_first.question, move_first.asked) == ("choose", 1)  # no Movement remains
    neither = start.copy().answer("activate edge", "done")
    assert neither.question == "choose"


@pytest.mark.rule("SQ-076")
def test_no_effect_of_the_box_activates_a_hero_twice() -> None:
    p = position()
    extra = [row for row in p.box.effects if row.verb == Verb.ACTIVATE]
    assert len(extra) == 1  # Rampage, which activates a Monster


@pytest.mark.rule("SQ-140", "SQ-141", "SQ-145", "SQ-146")
def test_resting_readies_both_heroes_and_heals_nobody() -> None:
    p = position("edge 1a1 (pulse_blade), hannah - (repeater_pistol)", AWAY)
    wound(p, "edge", 2)
    p.table.dazed |= 1 << figure("edge")
    p.answer("rest")
    assert p.question == "resurrect"
    p.answer("place s1dock", "done")
    assert (p.question, p.asked) == ("choose", 1)  # no Movement, no attack
    assert (p.held("edge"), p.held("hannah")) == (["pulse_blade"], ["repeater_pistol"])
    assert p.wounds("edge") == 2
    assert not p.is_dazed("edge")


@pytest.mark.rule("SQ-142", "SQ-R57")
def test_upgrades_are_reorganized_one_by_one() -> None:
    full = "pulse_blade repeater_pistol blaster_rifle iron_fists red_dot_sight kitty_primed"
    p = position(f"edge 1a1 {full}, hannah 1b1 red_shirt plasma_cutter", AWAY)
    p.answer("rest", "hand-over edge red_shirt")
    assert "done" not in p.offers()  # seven tokens only for a moment
    assert all(text.startswith("hand-over hannah") for text in p.offers())
    p.answer("hand-over hannah pulse_blade", "done")
    assert p.held("hannah") == ["plasma_cutter", "pulse_blade"]
    assert p.held("edge")[-1] == "red_shirt"


@pytest.mark.rule("SQ-R57")
def test_reorganizing_ends_after_so_many_moves() -> None:
    p = position("edge 1a1 pulse_blade, hannah 1b1", AWAY)
    p.answer("rest")
    for move in range(p.box.rest_moves):
        p.answer(f"hand-over {('hannah', 'edge')[move % 2]} pulse_blade")
    assert p.question == "choose"


@pytest.mark.rule("SQ-142", "SQ-143", "SQ-R57")
def test_each_part_of_each_rest_has_its_own_number_of_moves() -> None:
    p = position("edge 1a1 pulse_blade, hannah 1b1", AWAY, tokens={"edge": "stimpack"})
    p.box.rest_moves = 1
    p.answer("rest", "hand-over hannah pulse_blade", "pass-gadget hannah stimpack")
    assert (p.question, p.asked) == ("choose", 1)
    p.answer("rest", "rest", "hand-over edge pulse_blade")
    assert p.offers("pass-gadget") == ["pass-gadget edge stimpack"]


@pytest.mark.rule("SQ-143", "SQ-R14")
def test_gadgets_are_exchanged_if_both_stand_on_the_board() -> None:
    p = position("edge 1a1, hannah 1b1", AWAY, tokens={"edge": "stimpack quest_a", "hannah": "recharge"})
    p.answer("rest")
    assert p.question == "exchange"
    assert p.offers() == ["pass-gadget hannah stimpack", "pass-gadget edge recharge", "done"]
    p.answer("pass-gadget hannah stimpack", "done")
    assert (p.carried("hannah", "stimpack"), p.carried("edge", "quest_a")) == (1, 1)


@pytest.mark.rule("SQ-144", "SQ-R29")
def test_the_dead_return_on_the_shuttle_or_beside_the_ally() -> None:
    p = position("edge 1a1, hannah -", AWAY)
    p.answer("rest")
    assert p.ends("place") == ["1a1", "1a2", "1b1", "s1cabin", "s1dock"]
    p.answer("place 1a2")
    assert p.stands("hannah") == "1a2"
    both = position("edge -, hannah -", AWAY)
    assert both.question == "resurrect"  # only Rest is left
    both.answer("place s1dock")
    assert both.ends("place") == ["s1cabin", "s1dock"]  # Edge was not there when the turn began


@pytest.mark.rule("SQ-R29")
def test_with_a_full_shuttle_the_nearest_space_is_taken() -> None:
    monsters = "weeble1 s1dock, weeble2 s1dock, weeble3 s1cabin, weeble4 s1cabin"
    p = position("edge -, hannah -", AWAY, monsters=monsters)
    assert (p.stands("edge"), p.stands("hannah")) == ("1b1", "1b1")  # the only Space one step from the dock


@pytest.mark.rule("SQ-R30")
def test_activating_and_resting_are_always_legal_with_a_hero_on_the_board() -> None:
    p = position("edge 1a1, hannah -", AWAY)
    assert p.offers() == ["activate edge", "rest"]


@pytest.mark.rule("SQ-147")
def test_nothing_but_rest_resurrects() -> None:
    p = position("edge 1a1, hannah - (pulse_blade)", AWAY)
    p.answer("activate edge", "done")
    assert p.stands("hannah") == "-"
    assert "RESURRECT" not in {verb.name for verb in Verb}  # so who returns has always rested, fully unexhausted


@pytest.mark.rule("SQ-R28", "SQ-241")
def test_extra_life_that_keeps_a_hero_alive_stays() -> None:
    p = position("edge 1a1 padded_vest pulse_blade, hannah 1b1", AWAY)
    wound(p, "edge", 4)
    p.answer("rest")
    assert p.offers() == ["hand-over hannah pulse_blade", "done"]
    healthy = position("edge 1a1 padded_vest pulse_blade, hannah 1b1", AWAY)
    assert "hand-over hannah padded_vest" in wound(healthy, "edge", 3).answer("rest").offers()


@pytest.mark.rule("SQ-R45")
def test_the_turn_that_reaches_the_limit_is_played_out() -> None:
    p = position("edge 1a1, hannah 1b1", AWAY, agreed={"turn_limit": 40})
    p.table.turn = 40
    p.table.crews[1].points = 3
    p.answer("rest", event="underdog officer2")
    assert p.table.over
    assert p.table.stopped == 1
    assert p.points(0) == 1  # the Event card still counted
    assert list(p.table.places[:2]) == [2, 1]


@pytest.mark.rule("SQ-R45")
def test_people_play_without_a_limit() -> None:
    p = position("edge 1a1, hannah 1b1", AWAY)
    p.table.turn = 40_000
    p.answer("rest", event="underdog officer2")
    assert (p.question, p.asked, p.table.turn) == ("choose", 1, 40_001)
    assert Match(game, 2, 1).options  # as people begin it
    assert Match(game, 2, 1).box.turn_limit == 0


@pytest.mark.rule("SQ-R45")
def test_simulations_and_checks_play_with_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {way.box.turn_limit for players in game.players for way in variants(game, players)} == {40, 400, 1000}
    played: list[object] = []

    def note(players: int, agreed: object, change: object) -> None:
        played.append(agreed)
        raise InputError("seen")

    monkeypatch.setattr(game, "new_box", note)
    ways: list[Agreed | None] = [None, {"turn_limit": 60}, {"scenario": "4"}]
    for agreed in ways:
        with pytest.raises(InputError, match="seen"):
            simulate(game, 2, 1, agreed=agreed)
    assert played == [{"turn_limit": 400}, {"turn_limit": 60}, {"turn_limit": 400, "scenario": "4"}]


@pytest.mark.rule("SQ-R60")
def test_a_killed_hero_ends_its_activation_at_once() -> None:
    p = position("edge 1a2, hannah s1dock", AWAY, monsters="weeble1 1a2", tokens={"1a3": "victory"})
    wound(p, "edge", 3)
    p.answer("activate edge", "move 1a3", rolls="MMM MM")
    assert (p.stands("edge"), p.question, p.asked) == ("-", "choose", 1)
    assert p.lies("victory", "1a3") == 1
    assert p.told("event")
