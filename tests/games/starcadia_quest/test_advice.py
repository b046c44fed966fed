"""The greedy bot comes to an end; what it likes and what it leaves alone."""

from __future__ import annotations

import pytest

from cosmocafe.core.chance import seed_table
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.advice import trades, turn, value
from cosmocafe.games.starcadia_quest.table import Table

from .builder import position


@pytest.mark.parametrize(("scenario", "players", "seed"), [("3B", 4, 1), ("2B", 2, 1), ("2A", 3, 2)])
def test_greedy_bots_deliver_hunt_and_come_to_an_end(scenario: str, players: int, seed: int) -> None:
    box = game.new_box(players, {"scenario": scenario, "heroes": "dealt", "turn_limit": 120})
    table, desk = Table(), [game.table() for _ in range(4)]
    game.loops.start(box, table, players, seed)
    seed_table(desk[0], 3, 5, 1)
    while not table.over:
        game.loops.answer(box, table, game.loops.greedy_answer(box, table, table.asked, desk, 1))
    assert not table.stopped and table.pvp


def test_tokens_are_sorted_one_by_one() -> None:
    p = position("edge 1a1 pulse_blade red_dot_sight, hannah 1b4 blaster_rifle", "digits 4a1, red 4a2")
    before = turn(p.box, p.table)
    p.answer("rest")
    assert p.question == "REORGANIZE" and trades(p.table) == 1
    resting, worth = turn(p.box, p.table), value(p.box, p.table, 0)
    p.answer("hand-over hannah red_dot_sight")  # where the Weapon is that it fits
    assert trades(p.table) == 2 and len({before, resting, turn(p.box, p.table)}) == 3
    assert value(p.box, p.table, 0) > worth
    p.answer("hand-over edge red_dot_sight")
    assert value(p.box, p.table, 0) < worth  # to and fro is worth less than nothing


def test_who_carries_a_quest_token_wants_to_go_home_wherever_the_ally_stands() -> None:
    def worth(space: str) -> int:
        crews = f"edge {space} pulse_blade, hannah s1cabin", "digits 4a1, red 4a2"
        p = position(*crews, scenario="2A", tokens={"edge": "quest_a"}, opened=[1, 2, 3, 4])
        p.table.quest = 1  # deliver it to the own Shuttle
        return value(p.box, p.table, 0)

    assert worth("2a1") > worth("1a1") > worth("5a1")


def test_a_greedy_bot_brings_a_quest_token_home_at_once() -> None:
    crews = "edge 1a1 pulse_blade, hannah s1cabin repeater_pistol", "digits s3dock pulse_blade, red s3cabin"
    p = position(*crews, scenario="2A", tokens={"edge": "quest_a"}, opened=[1, 2, 3, 4])
    p.table.quest = 1
    desk = [game.table() for _ in range(4)]
    seed_table(p.table, 5, 6, 7)
    seed_table(desk[0], 3, 5, 1)
    while p.table.quest == 1 and p.table.turn <= 6:
        game.loops.answer(p.box, p.table, game.loops.greedy_answer(p.box, p.table, p.asked, desk, 1))
    assert p.table.quest == 2  # seven Spaces away, so the second activation brings it there
