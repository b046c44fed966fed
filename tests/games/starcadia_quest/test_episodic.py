"""Episodic mode: the secret draft (SQ-253 to SQ-256, SQ-R34, SQ-R63, SQ-H01 to SQ-H04)."""

from __future__ import annotations

import pytest

from cosmocafe.core.contract.leaks import deal_again
from cosmocafe.core.game import View
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.hidden import hide
from cosmocafe.games.starcadia_quest.table import Table
from cosmocafe.testing import Agreed

from .builder import Position, begun

EPISODE: Agreed = {"mode": "episodic", "scenario": "3A", "heroes": "dealt"}


def drafting(players: int = 2, agreed: Agreed | None = None, seed: int = 0) -> Position:
    """The first pick of the draft."""
    p = begun(players, seed, {**EPISODE, **(agreed or {})})
    while p.question != "draft":
        p.answer(p.offers()[0])
    return p


@pytest.mark.rule("SQ-253", "SQ-R67")
@pytest.mark.parametrize(("scenario", "level", "levels"), [("1", "printed", 0), ("3A", "printed", 2), ("4", "printed", 3), ("1", "2", 2)])
def test_levels_up_to_the_scenarios_number_minus_one(scenario: str, level: str, levels: int) -> None:
    assert game.new_box(2, {"mode": "episodic", "scenario": scenario, "level": level}).levels == levels
    assert game.new_box(2, {"scenario": scenario}).levels == 0


@pytest.mark.rule("SQ-254", "SQ-R34")
@pytest.mark.parametrize(("players", "hands"), [(2, [10, 10]), (3, [7, 7, 6]), (4, [5, 5, 5, 5])])
def test_a_level_is_dealt_out_keep_two_pass_keep_two(players: int, hands: list[int]) -> None:
    p = drafting(players)
    first = p.table.first
    order = [(first + turn) % players for turn in range(players)]
    assert [p.table.crews[seat].dealt for seat in order] == hands
    passed = {}
    for seat in order:
        assert p.asked == seat
        p.answer(p.offers()[0])
        hand = p.table.crews[seat].hand[: p.table.crews[seat].dealt]
        passed[seat] = hand[1:4]
        p.answer(p.offers()[0])
    for seat in order:
        assert p.table.crews[(seat + 1) % players].hand[:3] == passed[seat]  # to the left
    for _ in order:
        p.answer(p.offers()[0]).answer(p.offers()[0])
    assert [p.table.crews[seat].piled for seat in range(players)] == [7 + 4] * players
    assert [p.table.crews[seat].dealt for seat in range(players)] == hands  # the next Level


@pytest.mark.rule("SQ-255", "SQ-R63", "SQ-R27")
def test_scenario_3a_means_fifteen_tokens_cut_to_twelve() -> None:
    p = drafting()
    while p.question == "draft":
        p.answer(p.offers()[0])
    assert (p.question, [crew.piled for crew in p.table.crews[:2]]) == ("cut", [15, 15])
    for _ in range(3):
        p.answer(p.offers()[0])
    assert p.question == "give"
    while p.question in ("give", "cut"):
        p.answer(p.offers()[0])
    assert (p.question, p.asked) == ("dock", p.table.first)


@pytest.mark.rule("SQ-R63", "SQ-253", "SQ-R34")
def test_an_episode_is_won_by_victory_tokens_without_badges() -> None:
    firsts = set()
    for seed in range(8):
        p = begun(2, seed, {**EPISODE, "scenario": "4", "turn_limit": 40})
        while not p.table.over:
            game.loops.random_answer(p.box, p.table)
        firsts.add(p.table.quests[0])
        winner = p.table.places.index(1)
        assert p.points(winner) == max(p.points(0), p.points(1))
        assert [crew.badges for crew in p.table.crews[:2]] == [0, 0]
    assert len(firsts) == 3  # Scenario 4's first Quest is drawn at random


@pytest.mark.rule("SQ-256")
def test_a_scenario_of_ones_own() -> None:
    tiles = [{"n": 1, "row": 0, "col": 0, "orient": "P"}]
    shuttles = [{"tile": 1, "side": side} for side in "NESW"]
    own = {"tiles": tiles, "shuttles": shuttles, "doors": [], "start": [{"slot": "trooper1", "at": "tile1.spawn"}]}
    own["quest_tokens"] = [{"group": "codes", "at": ["tile1.terminal", "tile1.spawn"], "collect": True}]
    quest = {"id": "1", "name": "access_codes", "vp": 2, "goal": {"kind": "collect", "group": "codes", "n": 1}}
    last = {"id": "2", "name": "chain_of_command", "vp": 3, "goal": {"kind": "kill", "slot": "trooper1"}}
    own["quest"] = [quest, last]
    box = game.new_box(2, {"mode": "episodic", "heroes": "dealt"}, {"file": "own.toml", "values": {"scenarios": {"scenario": {"1": own}}}})
    table = Table()
    game.loops.start(box, table, 2, 3)
    while not table.over:
        game.loops.random_answer(box, table)
    assert table.quest == 2 or table.stopped


@pytest.mark.rule("SQ-H01", "SQ-H03")
def test_only_hands_and_picks_are_hidden() -> None:
    p = drafting(3)
    p.answer(p.offers()[0])
    me, other = p.asked, (p.asked + 1) % 3
    view = p.table.copy()
    hide(p.box, view, me)
    assert view.crews[me] == p.table.crews[me]
    assert set(view.crews[other].hand[: view.crews[other].dealt]) == {-1}
    looking = p.table.copy()
    hide(p.box, looking, other)
    assert looking.crews[me].picks[0] == -1
    changed = [name for name in view.fields if getattr(view, name) != getattr(p.table, name)]
    assert changed == ["crews"]


@pytest.mark.rule("SQ-H03")
def test_who_passed_a_hand_knows_what_was_in_it() -> None:
    p = drafting(4)
    for _ in range(8):
        p.answer(p.offers()[0])
    first = p.asked
    giver = (first - 1) % 4
    whole = sorted(p.table.crews[first].hand[: p.table.crews[first].dealt])
    p.answer(p.offers()[0])
    view = p.table.copy()
    hide(p.box, view, giver)
    assert view.crews[first].hand[: view.crews[first].dealt] == whole  # but not which one was picked
    assert view.crews[first].picks[0] == -1


@pytest.mark.rule("SQ-H02", "SQ-H04")
def test_after_the_draft_nothing_is_hidden() -> None:
    p = begun(2, 1, {"heroes": "dealt", "turn_limit": 40})
    for _ in range(120):
        game.loops.random_answer(p.box, p.table)
        for seat in range(2):
            view = p.table.copy()
            hide(p.box, view, seat)
            assert view == p.table
    assert p.table.deck  # the deck is a set of cards, not an order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_of_the_draft_do_not_leak(players: int) -> None:
    changed = 0
    for seed in range(4):
        p = drafting(players, seed=seed)
        while p.question == "draft":
            for seat in range(-1, players):
                changed += deal_again(game, p.box, p.table, seat, seed)
            p.answer(p.offers()[seed % len(p.offers())])
    assert changed


def test_picks_are_whispered_until_they_are_revealed() -> None:
    p = drafting(2)
    p.answer(p.offers()[0])
    assert [told.to for told in p._told] == [p._told[0].who]
    assert View(game, p.box, p.table, 1 - p.asked, events=p._told).log == []
