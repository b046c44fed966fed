"""Event cards, all fifteen kinds (SQ-150 to SQ-158, SQ-R20, SQ-R22, SQ-R23, SQ-R44, SQ-R59)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.sets import has
from cosmocafe.games.starcadia_quest.content import CARDS

from .builder import Position, figure, position, wound

HOME, AWAY = "edge 1d4, hannah s1cabin", "sprocket 4a3, blaze 4a3"


def drawn(event: str, *crews: str, monsters: str = "", **more: object) -> Position:
    """After a Rest of seat 0 with this card."""
    p = position(*(crews or (HOME, AWAY)), monsters=monsters, **more)  # type: ignore[arg-type]
    p.answer("rest", event=event)
    return p


@pytest.mark.rule("SQ-150", "SQ-151")
def test_the_top_half_comes_first_the_active_player_picks() -> None:
    p = drawn("rampage trooper1", monsters="scuttlebutt1 2a1, scuttlebutt2 2b1, weeble1 3a2")
    assert (p.question, p.asked, p.ends("wake")) == ("wake", 0, ["scuttlebutt1", "scuttlebutt2"])
    p.answer("wake scuttlebutt2", "done")
    assert (p.question, p.ends("wake")) == ("activate", ["scuttlebutt1", "weeble1"])  # the bottom half


@pytest.mark.rule("SQ-152", "SQ-R20", "SQ-156")
def test_without_a_figure_one_is_spawned_and_not_activated() -> None:
    p = drawn("taco_break officer1")
    assert (p.question, p.ends("place")) == ("arrive", ["1a4", "2a4", "3d4", "4a4", "4d1"])
    p.answer("place 2a4")
    assert p.stands("octocruel1") == "2a4"
    assert (p.question, p.asked) == ("choose", 1)


@pytest.mark.rule("SQ-152", "SQ-R20")
def test_with_full_spawn_points_it_appears_beside_one() -> None:
    spawns = ["1a4", "2a4", "3d4", "4a4", "4d1"]
    names = ["weeble1", "weeble2", "weeble3", "weeble4", "peekaboom1", "octocold1", "octocold2", "octocold3", "octocold4", "peekaboom2"]
    crowd = ", ".join(f"{name} {where}" for name, where in zip(names, spawns * 2, strict=True))
    p = position(HOME, AWAY, monsters=crowd)
    p.answer("rest", event="taco_break officer1")
    assert p.question == "arrive"
    assert set(p.ends("place")).isdisjoint(spawns)
    assert {"1a3", "1b4"} <= set(p.ends("place"))


@pytest.mark.rule("SQ-153", "SQ-154")
def test_an_empty_slot_is_ignored_the_bottom_half_is_not() -> None:
    p = drawn("override trooper3")
    assert p.story("event", "door") == ["event ann override trooper3", "door ann 1 open", "door ann 2 open"]


@pytest.mark.rule("SQ-155")
def test_an_empty_deck_is_shuffled_anew() -> None:
    p = position(HOME, AWAY)
    p.table.deck = 0
    p.answer("rest")
    assert p.told("event")
    seen = {bin(p.table.deck).count("1")}
    assert seen <= {0, CARDS - 1}


@pytest.mark.rule("SQ-157", "SQ-R22")
def test_a_care_package_fills_two_different_slots_from_the_reserve() -> None:
    p = drawn("care_package trooper1", monsters="scuttlebutt1 2a1").answer("done")
    assert p.question == "gadget_slot"
    assert "gadget hoverboard 1b2" in p.offers()  # any kind on any Gadget slot
    slots = set(p.ends("gadget"))
    before = list(p.table.reserve)
    for first in slots:  # in any order: only the slot just filled is not offered again
        assert set(p.copy().answer(f"gadget stimpack {first}").ends("gadget")) == slots - {first}
    p.answer(f"gadget stimpack {max(slots)}", f"gadget stimpack {min(slots)}")
    assert p.question != "gadget_slot"
    assert p.lies("stimpack", max(slots)) == p.lies("stimpack", min(slots)) == 1
    assert sum(before) - sum(p.table.reserve) == 2
    empty = position(HOME, AWAY, monsters="scuttlebutt1 2a1")
    for hero, gadget in (("edge", 0), ("edge", 1), ("edge", 2)):
        empty.table.heroes[figure(hero)].carried[gadget] += empty.table.reserve[gadget]
        empty.table.reserve[gadget] = 0
    empty.answer("rest", "done", event="care_package trooper1")
    assert empty.question in ("act", "choose")


@pytest.mark.rule("SQ-158", "SQ-R23")
def test_an_asteroid_bump_moves_monsters_first_and_queues_together() -> None:
    p = position("edge 1a1, hannah 1b1", "sprocket 4a3, blaze 4a3", monsters="weeble1 1c1, weeble2 1d1", tokens={"1c1": "victory"})
    p.answer("rest", event="asteroid_bump villain")
    assert p.ends("direction") == ["east", "north", "south", "west"]
    p.answer("direction east")
    assert [p.stands(name) for name in ("weeble2", "weeble1", "hannah", "edge")] == ["1d1", "1d1", "1c1", "1b1"]
    assert not p.told("attacked")
    assert p.points(0) == 0  # nobody collects


@pytest.mark.rule("SQ-R23")
def test_two_in_one_space_may_need_a_choice() -> None:
    p = position("edge 1a1, hannah 1a1", "sprocket 1b1, blaze 4a3", monsters="")
    p.answer("rest", event="asteroid_bump villain")
    p.answer("direction east")
    assert p.stands("sprocket") == "1c1"
    crowded = position("edge 1c1, hannah 1c1", "sprocket 1d1, blaze 4a3")
    crowded.answer("rest", event="asteroid_bump villain").answer("direction east")
    assert (crowded.question, crowded.ends("goes-first")) == ("bump_first", ["edge", "hannah"])
    crowded.answer("goes-first hannah")
    assert (crowded.stands("hannah"), crowded.stands("edge")) == ("1d1", "1c1")


def test_a_power_surge_readies_two_upgrades_of_the_crew() -> None:
    p = position("edge 1d4 (pulse_blade), hannah s1cabin (repeater_pistol) (blaster_rifle)", AWAY)
    p.answer("activate hannah", "done", event="power_surge officer2")
    assert (p.question, len(p.offers("ready"))) == ("ready_any", 3)
    p.answer("ready edge pulse_blade", "ready hannah blaster_rifle")
    assert p.held("edge") + p.held("hannah") == ["pulse_blade", "(repeater_pistol)", "blaster_rifle"]


def test_a_lockdown_closes_all_doors() -> None:
    p = drawn("lockdown officer1", opened=[1, 2], monsters="octocruel1 2a1").answer("done")
    assert p.table.opened == 0


def test_a_portal_glitch_lasts_until_the_own_next_turn() -> None:
    p = drawn("portal_glitch trooper3").answer("colour cyan")
    assert p.table.off[0] == 0
    p.answer("rest")
    assert p.asked == 0
    assert p.table.off[0] == -1


def test_a_hull_breach_wounds_every_hero_on_a_tile() -> None:
    p = drawn("hull_breach villain", "edge 1d4, hannah s1cabin", "sprocket 1a1, blaze 4a3")
    assert p.ends("tile") == ["1", "2", "3", "4"]
    p.answer("tile 1")
    assert [p.wounds(name) for name in ("edge", "hannah", "sprocket", "blaze")] == [1, 0, 1, 0]


def test_a_salvage_drop_needs_an_empty_terminal() -> None:
    p = drawn("salvage trooper3", "edge 1d1, hannah s1cabin", AWAY)
    assert p.ends("place") == ["2d1", "3a1", "4b3"]
    p.answer("place 4b3")
    assert p.lies("victory", "4b3") == 1


def test_a_taco_break_heals_one_hero_of_each_crew_clockwise() -> None:
    p = position("edge 1d4, hannah s1cabin", "sprocket 4a1, blaze 4a3", monsters="octocruel1 2a1")
    for name in ("edge", "hannah", "blaze"):
        wound(p, name, 1)
    p.answer("rest", event="taco_break officer1").answer("done")
    assert (p.question, p.asked, p.ends("heal")) == ("heal_one", 0, ["edge", "hannah"])
    p.answer("heal hannah")
    assert [p.wounds(name) for name in ("edge", "hannah", "blaze")] == [1, 0, 0]


@pytest.mark.rule("SQ-R59")
def test_a_rampage_wakes_another_trooper() -> None:
    alone = drawn("rampage trooper1", monsters="scuttlebutt1 2a1").answer("done")
    assert (alone.question, alone.asked) == ("choose", 1)  # not the same figure twice
    spawned = drawn("rampage trooper1").answer("place 1a4")
    assert (spawned.question, spawned.asked) == ("act", 0)  # a spawned one qualifies


@pytest.mark.rule("SQ-R51")
def test_a_static_storm_exhausts_one_upgrade_of_each_crew_never_a_passive() -> None:
    p = position("edge 1d4 pulse_blade red_shirt, hannah s1cabin duck", "sprocket 4a1 red_shirt, blaze 4a3")
    p.answer("activate hannah", "done", event="static_storm villain")
    assert (p.question, p.asked) == ("exhaust_any", 0)
    assert p.offers() == ["exhaust edge pulse_blade", "exhaust hannah duck"]
    p.answer("exhaust hannah duck")
    assert (p.question, p.asked) == ("choose", 1)  # the other Crew has only a Passive


@pytest.mark.rule("SQ-R44")
def test_the_underdogs_gain() -> None:
    p = position("edge 1d4, hannah s1cabin", "sprocket 4a1, blaze 4a3", "digits 3a1, red 3a2")
    p.answer("rest", event="underdog officer2")
    assert [p.points(seat) for seat in range(3)] == [0, 0, 0]  # all equal: nobody
    p.table.crews[1].points = 2
    p.answer("rest", event="underdog officer2")
    assert [p.points(seat) for seat in range(3)] == [1, 2, 1]


def test_nothing_happens_when_it_is_suspiciously_quiet() -> None:
    p = drawn("all_quiet trooper3")
    assert p.told() == ["rested ann", "event ann all_quiet trooper3", "turn ben 2"]


def test_an_inspection_spawns_an_officer() -> None:
    p = drawn("inspection trooper1", monsters="scuttlebutt1 2a1").answer("done")
    p.answer("place 1a4")
    assert p.stands("octocruel1") == "1a4"
    assert has(p.table.on_board, figure("octocruel1"))
