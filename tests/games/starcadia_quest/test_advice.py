"""The greedy bot comes to an end and beats chance; what it likes and what it leaves alone."""

from __future__ import annotations

import numpy as np
import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.advice import trades, turn, value
from cosmocafe.games.starcadia_quest.content import HEROES, SCENARIO_IDS
from cosmocafe.games.starcadia_quest.vocabulary import Answer

from .builder import position

GAMES = 12


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_greedy_bots_finish_every_scenario_before_the_turn_limit(scenario: str) -> None:
    rules, stopped = compiled(game), 0
    for players in game.players:
        tables = rules.new_tables(GAMES)
        agreed: dict[str, int | str] = {**game.trial_agreed, "scenario": scenario, "heroes": "dealt", "level": str(int(scenario[0]) - 1)}
        greedy.play(rules.game, game.new_box(players, agreed).packed(), tables, players, list(range(players)), 1000)
        assert tables["over"].all()
        stopped += int(np.count_nonzero(tables["stopped"]))
    assert stopped <= GAMES * len(game.players) * 0.05


def test_a_greedy_bot_beats_a_random_one() -> None:
    rules, won = compiled(game), 0
    for seat in range(2):
        tables = rules.new_tables(20)
        greedy.play(rules.game, game.new_box(2, game.trial_agreed).packed(), tables, 2, [seat], 500 + seat)
        won += int(np.count_nonzero(tables["places"][:, seat] == 1))
    assert won >= 36


def test_tokens_are_sorted_one_by_one() -> None:
    p = position("edge 1a1 pulse_blade red_dot_sight, hannah 1b4 blaster_rifle", "digits 4a1, red 4a2")
    before = turn(p.box, p.table)
    p.answer("rest")
    assert p.question == "reorganize" and trades(p.table) == 1
    resting, worth = turn(p.box, p.table), value(p.box, p.table, 0)
    p.answer("hand-over hannah red_dot_sight")  # where the Weapon is that it fits
    assert trades(p.table) == 2 and len({before, resting, turn(p.box, p.table)}) == 3
    assert value(p.box, p.table, 0) > worth
    p.answer("hand-over edge red_dot_sight")
    assert value(p.box, p.table, 0) < worth  # to and fro is worth less than nothing


def test_who_carries_a_quest_token_wants_to_go_home_wherever_the_ally_stands() -> None:
    def worth(space: str) -> int:
        crews = f"edge {space} pulse_blade, hannah s1cabin", "digits 4a1, red 4b1"
        p = position(*crews, scenario="2A", tokens={"edge": "quest_a"}, opened=[1, 2, 3, 4])
        p.table.quest = 1  # deliver it to the own Shuttle
        return value(p.box, p.table, 0)

    assert worth("2a1") > worth("1a1") > worth("5a1")


def test_a_greedy_bot_brings_a_quest_token_home() -> None:
    home = 0
    for seed in range(6):
        crews = "edge 2a3 pulse_blade, hannah s1cabin repeater_pistol", "digits s3dock pulse_blade, red s3cabin"
        p = position(*crews, scenario="2A", tokens={"edge": "quest_a"}, opened=[1, 2, 3, 4])
        p.table.quest = 1
        seed_table(p.table, seed, 6, 7)
        while p.table.quest == 1 and p.table.turn <= 4:
            game.loops.answer(p.box, p.table, greedy.advise_plainly(game, p.box, p.table, p.table.rng[0]))
        home += p.table.quest == 2
    assert home >= 5  # two activations are enough, unless a Monster or Enemy is in the way


def test_a_ready_reaction_does_not_keep_a_greedy_bot_from_attacking() -> None:
    p = position("edge 1a1 pulse_blade blaster_rifle, hannah 1a2 plasma_cutter", "digits 1a1 duck, red s3cabin")
    p.table.quest = 2  # only the PvP Quest is missing
    p.answer("activate edge")
    assert game.catalogue.text(greedy.advise_plainly(game, p.box, p.table)).startswith("weapon")


def test_heroes_do_not_walk_to_and_fro() -> None:
    """A step straight back is one to where the Hero came from with its last step, though it found and did nothing in between."""
    box, came_from, steps, back = game.new_box(4, game.trial_agreed).packed(), dict[tuple[int, int], int](), 0, 0
    rules = compiled(game)
    tables = rules.new_tables(GAMES)
    rules.start(box, tables, 4, 3000)
    number = 0
    while len(going := np.flatnonzero(tables["over"] == 0)):
        before, number = tables[going], number + 1
        after, answers = before.copy(), greedy.advise(game, box, before, number, samples=3)
        rules.answer(box, after, answers)
        tables[going] = after
        for table, old, new, answer in zip(going.tolist(), before, after, answers, strict=True):
            hero = int(old["agenda"][old["depth"] - 1]["a"])
            has_won = (old["crews"]["points"] != new["crews"]["points"]).any()
            if not Answer.MOVE <= answer < Answer.MOVE + Answer.MOVE.size or hero >= HEROES or has_won:
                came_from.pop((table, hero), None)
                continue
            steps += 1
            back += came_from.get((table, hero)) == new["at"][hero]
            came_from[table, hero] = old["at"][hero]
    assert steps < 90 * GAMES
    assert back < 0.08 * steps
