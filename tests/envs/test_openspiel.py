"""OpenSpiel: every game registered with explicit chance, and its own random simulation over them."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from cosmocafe.core.found import find_game, installed_games  # noqa: E402
from cosmocafe.core.machine.compiled import compiled  # noqa: E402
from cosmocafe.envs import openspiel  # noqa: E402
from cosmocafe.envs.setting import Setting  # noqa: E402

EXAMPLES = ("examples/connect_four.py", "examples/kuhn_poker.py", "examples/backgammon.py")
SHORT = ("stardust_coffee", "star_stations", "vivajava_dice", *EXAMPLES)  # enough to be simulated whole, saved and loaded at every state
LONG = ("starfarers", "starcadia_quest")


def tables(names: tuple[str, ...]) -> list[tuple[str, int]]:
    """Each game with each number of players."""
    return [(name, players) for name in names for players in find_game(name).players]


def roll(state: Any) -> None:
    """Choose all outcomes up to the next question, not all alike: some rules throw again until something fits."""
    number = 0
    while state.is_chance_node():
        number += 1
        state.apply_action(number % len(state.chance_outcomes()))


def loaded(name: str, **params: object) -> Any:
    return pyspiel.load_game(openspiel.register(name), params)


@pytest.mark.parametrize(("name", "players"), tables(SHORT))
def test_openspiels_simulation_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players=players), num_sims=1, serialize=name in EXAMPLES, verbose=False)


@pytest.mark.parametrize(("name", "players"), tables(LONG))
def test_openspiels_simulation_finds_nothing_wrong_at_the_end_of_long_games(name: str, players: int) -> None:
    game = loaded(name, players=players)
    state = game.new_initial_state()
    state.moment.table, state.moment.outcomes, state.moment.chosen = late(name, players), 0, []
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=state)


def late(name: str, players: int) -> Any:
    """A table shortly before its end, played by compiled rules: thousands of answers take OpenSpiel minutes."""
    setting = Setting(name, players)
    rules, box, table = compiled(setting.game), setting.box.packed(), setting.game.table()
    answers = int(rules.play(box, rules.new_tables(1), setting.players, 3)[0])
    tables = rules.new_tables(1)
    rules.play(box, tables, setting.players, 3, most=answers - 25)
    table.unpack(tables[0])
    return table


@pytest.mark.parametrize("name", LONG)
def test_long_games_are_copied_and_saved_anywhere(name: str) -> None:
    game, rng = loaded(name), random.Random(3)  # noqa: S311
    state = game.new_initial_state()
    for step in range(120):
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        if step % 30 == 0:
            other = state.clone()
            assert str(game.deserialize_state(state.serialize())) == str(state)
            other.apply_action(outcomes[0])
            assert len(other.history()) == len(state.history()) + 1
        state.apply_action(rng.choice(outcomes))
    assert not state.is_terminal()


def test_all_games_are_registered_when_it_is_imported() -> None:
    assert {f"python_cosmocafe_{name}" for name in installed_games()} <= set(pyspiel.registered_names())


def test_chance_is_explicit_and_equal() -> None:
    game = loaded("examples/kuhn_poker.py")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    assert not any(state.observation_tensor(0))  # before the cards are dealt
    roll(state)
    assert state.current_player() == 0
    assert state.returns() == [0, 0, 0]
    hands = {tuple(np.flatnonzero(state.observation_tensor(seat))) for seat in range(3)}
    assert len(hands) == 3
    assert "question:" in state.observation_string(0)
    assert state.action_to_string(0, state.legal_actions()[0]) in ("check", "bet")


def test_a_draw_stops_the_rule_until_it_is_chosen() -> None:
    key = (find_game("stardust_coffee").found_by, 2, "layout:first_game")
    moment = openspiel.Moment(key)
    other = copy.deepcopy(moment)
    seen: list[int] = []
    while moment.outcomes and len(seen) < 99:
        seen.append(moment.outcomes)
        moment.apply(len(seen) % moment.outcomes)
    assert 2 in seen  # who begins
    assert other.outcomes == seen[0]
    assert other.chosen == []
    assert moment.table is not None
    assert moment.table.asked >= 0


def test_players_and_agreements_are_parameters() -> None:
    game = loaded("star_stations", players=3, agreed="board_size:5")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == find_game("star_stations").catalogue.size
    state = game.new_initial_state()
    roll(state)
    names = find_game("star_stations").features.names
    tensor = state.observation_tensor(0)
    assert sum(number for name, number in zip(names, tensor, strict=True) if name.endswith(".on_board")) == 25
