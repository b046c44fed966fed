"""Quests, rewards, end of a Scenario (SQ-190 to SQ-203), Quest figures and tokens (SQ-R39, SQ-R46, SQ-R47, SQ-R54, SQ-R55, SQ-R64)."""

from __future__ import annotations

from unittest import mock

import pytest

from cosmocafe.core.author.agenda import plan
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.box import Quest
from cosmocafe.games.starcadia_quest.content import MONSTER_IDS, QUEST_IDS, SCENARIO_IDS
from cosmocafe.games.starcadia_quest.language import Goal
from cosmocafe.games.starcadia_quest.rules import endings
from cosmocafe.games.starcadia_quest.rules.boards import place_of
from cosmocafe.games.starcadia_quest.rules.characters import put, shift
from cosmocafe.games.starcadia_quest.spaces import NAMES
from cosmocafe.games.starcadia_quest.vocabulary import Step

from .builder import Position, figure, position, put_token, space, wound

AWAY = "sprocket 4a3, blaze 4a3"


def current(p: Position) -> str:
    return QUEST_IDS[p.table.quests[p.table.quest]]


@pytest.mark.rule("SQ-190", "SQ-191", "SQ-196", "SQ-R39", "SQ-R46")
def test_two_access_codes_open_the_chain_of_command() -> None:
    p = position("kylee 1d2, red s1cabin", AWAY, tokens={"red": "quest_a"})
    p.answer("activate kylee", "move 1d1")
    assert p.told("quest-done") == ["ann access_codes"]
    assert p.points(0) == 2
    assert p.carried("red", "quest_a") == p.lies("quest_a", "2d1") == 0  # all tokens of the group leave
    assert current(p) == "chain_of_command"
    assert p.stands("octocruel1") == "4b3"  # placed on the Terminal of tile 4


@pytest.mark.rule("SQ-192")
def test_a_later_quest_can_be_prepared_but_not_fulfilled() -> None:
    p = position("kylee 1a1 commander_s_baton, red s1cabin", AWAY, monsters="octocruel1 1a1")
    wound(p, "octocruel1", 2)
    p.answer("activate kylee", "weapon commander_s_baton", rolls="MMSSSS MM")
    assert not p.told("quest-done")
    assert p.points(0) == 2


@pytest.mark.rule("SQ-194", "SQ-197")
def test_pvp_quests_count_once_and_the_first_brings_the_reward() -> None:
    p = position("kylee 1a1 plasma_cutter nova_blade, red s1cabin", "digits 1a1, blaze 1a2")
    p.answer("activate kylee", "weapon plasma_cutter", "attack digits", rolls="MMMM MMM").answer("give kylee", "done")
    assert p.points(0) == 1 + 2
    p.answer("activate blaze", "done")
    wound(p, "blaze", 4)
    p.answer("activate kylee", "weapon nova_blade", rolls="MSSSS").answer("done", rolls="M")
    assert p.points(0) == 1 + 2 + 1  # the Quest about this Crew is done
    assert p.question == "act"


@pytest.mark.rule("SQ-195", "SQ-R46")
def test_a_quest_monster_beside_a_full_space() -> None:
    p = position("kylee 1d2, red s1cabin", "sprocket 4b3, blaze 4b3", tokens={"red": "quest_a"})
    p.answer("activate kylee", "move 1d1")
    assert (p.question, p.asked) == ("settle", 0)
    assert p.ends("place") == ["4a3", "4b2", "4c3"]
    p.answer("place 4c3")
    assert p.stands("octocruel1") == "4c3"


@pytest.mark.rule("SQ-R46", "SQ-R47", "SQ-R64")
def test_iceheart_shoves_the_one_who_stands_on_her_terminal() -> None:
    p = position("kylee 1d1 plasma_cutter, red s1cabin", "sprocket 5c2, blaze s2cabin", scenario="3A", tiles=(1, 5, 2, 10, 7, 8), quest=1)
    p.table.slots[3] = 4
    put(p.box, p.table, figure("octocruel1"), space("1d1"))
    wound(p, "octocruel1", 3)
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MSSS MM")
    assert p.told("quest-done") == ["ann palace_guard"]
    assert p.told("monster-card") == ["ann villain iceheart"]
    assert (p.question, p.asked) == ("push", 0)
    p.answer(p.offers()[0])
    assert p.stands("iceheart") == "5c2"
    assert p.stands("sprocket") != "5c2"


@pytest.mark.rule("SQ-198", "SQ-R16", "SQ-199")
def test_the_scenario_ends_in_the_middle_of_a_turn() -> None:
    p = position("kylee 1a1 plasma_cutter, red s1cabin", AWAY, monsters="octocruel1 1a1", quest=1)
    p.table.pvp = 1
    wound(p, "octocruel1", 3)
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MSSS MM")
    assert p.table.over
    assert p.points(0) == 2 + 3
    assert not p.told("event")  # no Payback, no Event card
    assert list(p.table.places[:2]) == [1, 2]
    unfinished = position("kylee 1a1 plasma_cutter, red s1cabin", AWAY, monsters="octocruel1 1a1", quest=1)
    wound(unfinished, "octocruel1", 3).answer("activate kylee", "weapon plasma_cutter", rolls="MSSS MM")
    assert not unfinished.table.over  # a PvP Quest is still needed


@pytest.mark.rule("SQ-200", "SQ-R32")
def test_a_tie_is_rolled_off_until_one_crit_stands_alone() -> None:
    p = position("kylee 1a1, red s1cabin", AWAY, agreed={"turn_limit": 40})
    p.table.turn = 40
    faces = iter([0, 3, 5, 5, 5, 0])  # melee and save; two CRITs; one CRIT
    with mock.patch.object(endings, "one_of", lambda t, n: next(faces)):
        p.answer("rest")
    assert p.told("tie-roll") == ["ann melee", "ben save", "ann crit", "ben crit", "ann crit", "ben melee"]
    assert list(p.table.places[:2]) == [1, 2]


@pytest.mark.rule("SQ-202", "SQ-R54", "SQ-226")
def test_victory_tokens_count_for_the_crew_at_once() -> None:
    p = position("kylee 1a1, red s1cabin", AWAY, tokens={"1a2": "victory"})
    p.answer("activate kylee", "move 1a2")
    assert p.points(0) == 1


@pytest.mark.rule("SQ-R39")
def test_the_active_player_counts_first_for_a_state_goal() -> None:
    p = position("kylee 1d2, red s1cabin", "sprocket 4a3, blaze 4a3", scenario="3C", tiles=(1, 5, 2, 10, 7), quest=1)
    for on in ("kylee", "sprocket"):
        put_token(p.table, on, "quest_a")
    assert p.lies("quest_a", "1d1") == 1
    p.answer("activate kylee", "move 1d1")
    assert p.told("quest-done") == ["ann by_invitation_only"]
    assert p.points(0) == 2


@pytest.mark.rule("SQ-R55", "SQ-R60")
def test_a_terminal_counts_when_the_activation_ends_there_without_enemies() -> None:
    p = position("kylee 2d2, red s1cabin", AWAY, scenario="2B", tiles=(1, 5, 2, 10))
    p.answer("activate kylee", "move 2d1")
    assert not p.told("quest-done")  # not while passing
    p.answer("done")
    assert p.told("quest-done") == ["ann camera_off"]
    assert p.told("door") == ["ann 2 open"]
    hindered = position("kylee 2d2, red s1cabin", AWAY, scenario="2B", tiles=(1, 5, 2, 10), monsters="peekaboom1 2d1")
    hindered.answer("activate kylee", "move 2d1", "done", rolls="SS")  # the Guard rerolls nothing
    assert hindered.stands("kylee") == "2d1"
    hindered.answer("done")
    assert hindered.told("event") and hindered.asked == 1  # the activation has ended
    assert not hindered.told("quest-done")


@pytest.mark.rule("SQ-R55")
def test_an_enemy_in_the_space_hinders_delivering_and_sabotage() -> None:
    for monsters in ("", "weeble1 s1dock"):
        p = position(
            "kylee s1dock, red 4a1", AWAY, scenario="2A", tiles=(1, 5, 2, 10, 7), quest=1, tokens={"kylee": "quest_a"}, monsters=monsters
        ).answer("activate kylee", "done")
        assert p.told("event") and bool(p.told("quest-done")) == (not monsters)
    for monsters in ("", "weeble1 1d1"):
        p = position("kylee 1d1, red s1cabin", AWAY, scenario="3A", monsters=monsters)
        p.answer("activate kylee", "done", event="static_storm villain")
        assert p.told("event") and bool(p.told("sabotaged")) == (not monsters)


def test_delivering_needs_the_own_shuttle() -> None:
    own = position("kylee s1dock, red 4a1", AWAY, scenario="2A", tiles=(1, 5, 2, 10, 7), quest=1, tokens={"kylee": "quest_a"})
    own.answer("activate kylee", "done")
    assert own.told("quest-done") == ["ann melt_and_run"]
    other = position("kylee s2dock, red 4a1", AWAY, scenario="2A", tiles=(1, 5, 2, 10, 7), quest=1, tokens={"kylee": "quest_a"})
    other.answer("activate kylee", "done")
    assert not other.told("quest-done")


def test_defrosting_is_done_by_killing_any_officer() -> None:
    p = position("kylee 1a1 plasma_cutter, red s1cabin", AWAY, scenario="2A", tiles=(1, 5, 2, 10, 7), monsters="peekaround1 1a1")
    wound(p, "peekaround1", 3)
    p.answer("activate kylee", "weapon plasma_cutter", rolls="MSSS MM")
    assert p.told("quest-done") == ["ann defrosting"]


@pytest.mark.rule("SQ-227", "SQ-221", "SQ-R64")
def test_emitters_are_sabotaged_one_by_one_and_never_carried() -> None:
    p = position("kylee 1d2, red s1cabin", AWAY, scenario="3A")
    for name in ("3a1", "4b3"):
        p.table.lying[space(name) * 6 + 4] = 0
    p.answer("activate kylee", "move 1d1", "done", event="static_storm villain")
    assert p.carried("kylee", "quest_a") == 0
    assert p.told("sabotaged") == ["ann kylee 1d1"]
    assert p.points(0) == 1
    assert not p.told("quest-done")
    for number in range(len(NAMES)):
        p.table.lying[number * 6 + 4] = 0
    p.table.lying[space("1d1") * 6 + 4] = 1
    p.answer("rest", "activate kylee", "done", event="static_storm villain")
    assert p.told("quest-done") == ["ann heating_problem"]


@pytest.mark.rule("SQ-R64", "SQ-035")
def test_the_vault_portals_open() -> None:
    p = position("kylee 4b2, red s1cabin", "sprocket 3a1, blaze 3a1", scenario="3B", tiles=(1, 5, 2, 10, 7))
    p.answer("activate kylee", "move 4b3", "done")
    assert p.told("quest-done") == ["ann wrong_number"]
    assert len(p.told("portal-placed")) == 2
    assert p.table.portals[space("1d1")] == 1


@pytest.mark.rule("SQ-193")
@pytest.mark.parametrize(("last", "first"), [(3, "cold_reception"), (4, "stolen_keys"), (5, "guest_list")])
def test_the_first_quest_of_the_finale_depends_on_the_last_scenario(last: int, first: str) -> None:
    p = position(scenario="4", agreed={"mode": "campaign"})
    assert QUEST_IDS[p.box.scenarios[6].first_after[last]] == first


@pytest.mark.rule("SQ-201", "SQ-203", "SQ-R02")
def test_badges_are_counted_scenario_by_scenario() -> None:
    p = position("kylee 1a1, red s1cabin", AWAY, agreed={"mode": "campaign", "turn_limit": 40})
    p.table.turn = 40
    p.table.crews[0].points, p.table.crews[1].points = 12, 9
    p.answer("rest")
    assert [crew.earned[0] for crew in p.table.crews[:2]] == [1 + 1, 1]
    assert [crew.badges for crew in p.table.crews[:2]] == [2, 1]
    p.table.crews[1].points = 9  # nine of the next Scenario are one Badge, not two: the surplus was lost
    assert p.table.crews[1].points // p.box.badge_every == 1


@pytest.mark.parametrize("number", range(len(QUEST_IDS)), ids=QUEST_IDS)
def test_every_quest_can_be_fulfilled(number: int) -> None:
    """Each Quest of each Scenario, as the current one, with its goal reached by the first Crew."""
    box = game.new_box(2)
    scenario = next(n for n, row in enumerate(box.scenarios) if number in [*row.quest[: row.quests], *row.first_after])
    p = position("kylee s1dock, red s1cabin", "sprocket s2dock, blaze s2cabin", scenario=SCENARIO_IDS[scenario], tiles=(1, 5, 2, 10, 7, 8))
    t, quest = p.table, p.box.quests[number]
    setup = p.box.scenarios[scenario]
    t.quest = list(setup.quest[: setup.quests]).index(number) if number in setup.quest[: setup.quests] else 0
    t.quests[t.quest] = number
    reach_goal(p, quest)
    game.loops.advance(p.box, t)
    told = [event for event in t.heard() if list(game.events)[event.event].name == "QUEST_DONE"]
    assert [event.a for event in told][:1] == [number]
    assert p.points(0) >= quest.vp


def reach_goal(p: Position, quest: Quest) -> None:
    """Bring about what a Quest asks for."""
    t, kylee = p.table, figure("kylee")
    t.depth, t.n_options = 1, 0
    if quest.goal == Goal.KILL:
        monsters = [m for m in range(len(MONSTER_IDS)) if p.box.monsters[m].rank == quest.rank]
        monster = 6 if quest.slot == 5 else t.slots[quest.slot] if quest.slot >= 0 else monsters[0]
        t.slots[quest.slot if quest.slot >= 0 else 3] = monster
        put(p.box, t, p.box.monsters[monster].figure, space("1d4"))
        t.wounds[p.box.monsters[monster].figure] = 99
        t.blame[p.box.monsters[monster].figure] = kylee
        plan(t, Step.DEATHS, 0)
        return
    if quest.goal in (Goal.COLLECT, Goal.DELIVER):
        t.heroes[kylee].carried[quest.loot] = max(quest.n, 1)
    if quest.goal == Goal.TERMINAL:
        shift(p.box, t, kylee, place_of(p.box, t, quest.place))
    if quest.goal == Goal.SABOTAGE:
        for number in range(len(NAMES)):
            t.lying[number * 6 + quest.loot] = 0
        t.lying[t.at[kylee] * 6 + quest.loot] = 1
    plan(t, Step.STATE_GOALS if quest.goal == Goal.COLLECT else Step.GOALS, 0, kylee)
