"""The campaign: branches, Upgrade Phase, sheet, finale (SQ-011 to SQ-014, SQ-210 to SQ-215, SQ-250 to SQ-252)."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pytest

from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.core.record import read
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import SCENARIO_IDS, UPGRADE_CODES
from cosmocafe.games.starcadia_quest.rules import endings
from cosmocafe.games.starcadia_quest.standing import campaign_sheet
from cosmocafe.games.starcadia_quest.standing import sheet as score_sheet
from cosmocafe.games.starcadia_quest.vocabulary import AN_UPGRADE

from .builder import Position, figure, position

STARTER = "pulse_blade repeater_pistol blaster_rifle iron_fists red_dot_sight kitty_primed"


def ended(*points: int, scenario: str = "1", played: int = 0, heroes: str = STARTER, hurt: int = 0, ally: str = "red_shirt") -> Position:
    """A Scenario of a campaign that has just ended with these Victory tokens."""
    crews = [f"edge 1a1 {heroes}, hannah s1cabin {ally}", "digits 4a1 pulse_blade, red 4a1", "kylee 2a1 pulse_blade, blaze 2a1"]
    p = position(*crews[: len(points)], scenario=scenario, agreed={"mode": "campaign", "turn_limit": 40})
    p.table.scenario = SCENARIO_IDS.index(scenario)
    p.table.played = played
    p.table.turn = 40
    p.table.wounds[figure("hannah")] = hurt
    for seat, amount in enumerate(points):
        p.table.crews[seat].points = amount
    p.answer("rest", "done", event="static_storm villain")
    while p.question in ("exhaust_any", "arrive"):
        p.answer(p.offers()[0])
    return p


@pytest.mark.rule("SQ-011", "SQ-012")
def test_the_branches_of_the_campaign() -> None:
    box = game.new_box(2, {"mode": "campaign"})
    ways = {SCENARIO_IDS[n]: [SCENARIO_IDS[way] for way in row.next[: row.branches]] for n, row in enumerate(box.scenarios)}
    assert ways == {"1": ["2A", "2B"], "2A": ["3A", "3B"], "2B": ["3B", "3C"], "3A": ["4"], "3B": ["4"], "3C": ["4"], "4": []}
    assert box.scenario == 0


@pytest.mark.rule("SQ-210", "SQ-211")
def test_the_snake_of_the_upgrade_phase() -> None:
    p = ended(3, 5, 4)
    assert list(p.table.order[:3]) == [1, 2, 0]
    asked: list[int] = []
    while p.question == "pick" and len(asked) < 12:
        assert len(p.offers()) <= 12
        asked.append(p.asked)
        p.answer(p.offers()[0])
    assert asked == [1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 1, 1]


@pytest.mark.rule("SQ-210")
def test_who_puts_down_a_token_that_gave_life_does_not_drop_dead() -> None:
    p = ended(3, 5, scenario="2A", played=1, hurt=4, ally="padded_vest")  # more than Hannah bears without it
    assert p.question == "pick" and p.wounds("hannah") == 0
    assert game.loops.broken(p.box, p.table) == 0


@pytest.mark.rule("SQ-212", "SQ-R03")
def test_bonus_picks_for_each_new_badge() -> None:
    p = ended(8, 15)  # one Badge for 8; two for 15 and one for the win
    for _ in range(8):
        p.answer(p.offers()[0])
    asked: list[int] = []
    while p.question == "pick":
        asked.append(p.asked)
        p.answer(p.offers()[0])
    assert asked == [1, 0, 1, 1]
    none = ended(2, 5)
    for _ in range(8):
        none.answer(none.offers()[0])
    bonus: list[int] = []
    while none.question == "pick":
        bonus.append(none.asked)
        none.answer(none.offers()[0])
    assert bonus == [1]  # only the winner's Badge


@pytest.mark.rule("SQ-213", "SQ-R27")
def test_a_crew_keeps_twelve_tokens_and_distributes_all_anew() -> None:
    p = ended(22, 5)  # 7 Starter tokens + 4 + 4 for Badges
    while p.question == "pick":
        p.answer(p.offers()[0])
    assert (p.question, p.asked) == ("cut", 0)
    assert p.table.crews[0].piled == 15
    for _ in range(3):
        p.answer(p.offers("discard")[0])
    assert p.question == "give"
    while p.question == "give" and p.asked == 0:
        p.answer(p.offers()[-1])
    assert sorted(len(p.held(name)) for name in ("edge", "hannah")) == [6, 6]


@pytest.mark.rule("SQ-013", "SQ-214", "SQ-071")
def test_the_winner_chooses_the_next_scenario_and_begins_it() -> None:
    p = ended(2, 5)
    p.table.wounds[figure("edge")] = 2
    while p.question in ("pick", "cut", "give"):
        p.answer(p.offers()[0])
    assert (p.question, p.asked) == ("next_scenario", 1)
    assert p.offers() == ["scenario scenario_2a", "scenario scenario_2b"]
    p.answer("scenario scenario_2b")
    assert SCENARIO_IDS[p.table.scenario] == "2B"
    assert (p.question, p.asked) == ("dock", 1)
    assert p.wounds("edge") == 0
    assert [crew.points for crew in p.table.crews[:2]] == [0, 0]


@pytest.mark.rule("SQ-013", "SQ-193")
def test_there_is_no_choice_before_the_finale() -> None:
    p = ended(2, 5, scenario="3B", played=2)
    while p.question in ("pick", "cut", "give"):
        p.answer(p.offers()[0])
    assert (SCENARIO_IDS[p.table.scenario], p.question) == ("4", "dock")
    assert p.table.quests[0] == p.box.scenarios[6].first_after[4]  # Quest 1B after Scenario 3B


@pytest.mark.rule("SQ-199", "SQ-215", "SQ-252", "SQ-014")
def test_the_finale_is_won_by_badges_not_by_the_last_scenario() -> None:
    p = position(scenario="4", agreed={"mode": "campaign", "turn_limit": 40})
    p.table.played, p.table.turn = 3, 40
    p.table.crews[0].badges = 5
    p.table.crews[1].points = 6
    p.answer("rest", "done", event="static_storm villain")
    assert p.table.over  # no Upgrade Phase
    assert [crew.badges for crew in p.table.crews[:2]] == [5, 3]
    assert p.told("badges") == ["ben 3"]  # nobody earns 0 Badges
    assert list(p.table.places[:2]) == [1, 2]


@pytest.mark.rule("SQ-R31")
@pytest.mark.parametrize(("scored", "places"), [((3, 4), [2, 1]), ((4, 4), [1, 1])])
def test_ties_in_badges(scored: tuple[int, int], places: list[int]) -> None:
    p = position(
        *[f"{a} s{n + 1}dock, {b} s{n + 1}cabin" for n, (a, b) in enumerate([("edge", "red"), ("digits", "kylee"), ("blaze", "hannah")])]
    )
    t = p.table
    t.played, t.order[0] = 1, 2
    for seat, amount in enumerate(scored):
        t.crews[seat].badges = 4
        t.crews[seat].scored[0] = amount
    endings.finale(t)
    assert list(t.places[:2]) == places
    t.over, t.order[0] = 0, 0
    endings.finale(t)
    assert t.places[0] == 1  # the winner of the last Scenario, if tied


@pytest.mark.rule("SQ-R26")
def test_ties_of_others_are_rolled_off_once() -> None:
    faces = iter([5, 0])
    with mock.patch.object(endings, "one_of", lambda t, n: next(faces)):
        p = ended(3, 3, 5)
    assert list(p.table.order[:3]) == [2, 0, 1]


@pytest.mark.rule("SQ-250", "SQ-251")
def test_the_campaign_sheet_records_everything() -> None:
    p = ended(2, 9)
    while p.question in ("pick", "cut", "give"):
        p.answer(p.offers()[-1])
    sheet = campaign_sheet(View(game, p.box, p.table, 0))
    assert "1: Docking Dispute" in sheet
    assert "9 (+2)*" in sheet  # one Badge for seven tokens, one for the win; ended by the turn limit
    held = [name.strip("()") for name in [*p.held("edge"), *p.held("hannah")]]
    codes = " ".join(UPGRADE_CODES[(AN_UPGRADE.texts or []).index(name)] for name in held)
    assert codes in sheet
    assert "* ended by the turn limit" in sheet
    assert "S1 Pulse Blade, " in sheet  # what the codes stand for


@pytest.mark.rule("SQ-250")
def test_a_campaign_is_taken_up_again_between_scenarios(tmp_path: Path) -> None:
    match = Match(game, 2, 5, agreed={"mode": "campaign", "turn_limit": 40, "heroes": "dealt"})
    while match.table.played == 0 or match.table.question != list(game.steps).index(game.steps["DOCK"]):
        match.answer(match.options[(7 * match.number) % len(match.options)])
    match.save(tmp_path / "campaign.record")
    again = read(tmp_path / "campaign.record", game)
    assert again.table == match.table
    again.answer(again.options[0])
    assert again.table.played == 1


@pytest.mark.rule("SQ-011")
def test_a_campaign_is_four_scenarios() -> None:
    match = Match(game, 3, 2, agreed={"mode": "campaign", "turn_limit": 40})
    while not match.over:
        match.answer(match.options[(3 + 7 * match.number) % len(match.options)])
    path = [SCENARIO_IDS[number] for number in match.table.path]
    assert [name[0] for name in path] == ["1", "2", "3", "4"]
    assert match.scores == [crew.badges for crew in match.table.crews[:3]]


@pytest.mark.rule("SQ-250")
def test_there_is_no_sheet_outside_a_campaign() -> None:
    p = position("edge 1a1, hannah 1b4", "digits 4a1, red 4a2")
    assert campaign_sheet(View(game, p.box, p.table, 0)) == ""
    assert list(game.papers) == ["campaign_sheet"]


@pytest.mark.rule("SQ-202")
def test_the_score_sheet_says_where_victory_tokens_came_from() -> None:
    match = Match(game, 3, 4, agreed={"scenario": "3A", "heroes": "dealt", "level": "2", "turn_limit": 90})
    while not match.over:
        liked = [option for option in match.options if game.catalogue.block(option).name in ("WEAPON", "ATTACK", "MOVE")]
        options = liked or match.options
        match.answer(options[(5 * match.number) % len(options)])
    view = match.view()
    parts = [score_sheet(view, seat) for seat in range(3)]
    assert [sum(part.values()) for part in parts] == match.scores
    assert sum(part["kills"] for part in parts) > 0
    assert all(view.words.label(name) for name in parts[0])


@pytest.mark.rule("SQ-201")
def test_the_score_sheet_of_a_campaign_is_its_badges() -> None:
    p = position(scenario="4", agreed={"mode": "campaign", "turn_limit": 40})
    p.table.played, p.table.turn = 3, 40
    p.table.crews[0].earned[:3], p.table.crews[0].badges = [1, 2, 2], 5
    p.table.crews[1].points = 6
    p.answer("rest", "done", event="static_storm villain")
    view = View(game, p.box, p.table, 0)
    assert score_sheet(view, 0) == {"badges_1": 1, "badges_2": 2, "badges_3": 2, "badges_4": 0}
    assert sum(score_sheet(view, 1).values()) == p.table.crews[1].badges == 3
