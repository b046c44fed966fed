"""Gymnasium and PettingZoo: their own checkers, for every game."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cosmocafe.envs
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.envs.gymnasium import SeatEnv
from cosmocafe.envs.pettingzoo import env, raw_env

EXAMPLES = ("examples/connect_four.py", "examples/kuhn_poker.py", "examples/backgammon.py")
GAMES = (*sorted(installed_games()), *EXAMPLES)
TABLES = [(name, players) for name in GAMES for players in find_game(name).players]
DICTIONARIES = (
    "Observation (space for each agent probably should be|is not a NumPy array)"  # what api_test says of every mask in an observation
)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", DICTIONARIES)
        api_test(env(name, players=players), num_cycles=60)
        api_test(env(name, players=players, mask="info"), num_cycles=60)
    seed_test(partial(env, name, players=players), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    check_env(SeatEnv(name, players=players), skip_render_check=True)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_games_are_known_by_their_ids(name: str) -> None:
    assert f"cosmocafe/{name}-v0" in gymnasium.registry
    assert f"cosmocafe/{name}-v0" in pettingzoo.aec_registry
    cosmocafe.envs.register()  # a second time changes nothing and warns nobody


def test_ids_make_environments() -> None:
    one = gymnasium.make("cosmocafe/vivajava_dice-v0", players=3, opponents="greedy", seat=1)
    seen, info = one.reset(seed=4)
    assert one.observation_space.contains(seen)
    assert info["seat"] == 1
    many = gymnasium.make_vec("cosmocafe/vivajava_dice-v0", num_envs=6, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (6, len(one.unwrapped.features))  # type: ignore[attr-defined]
    zoo = pettingzoo.make("aec", "cosmocafe/vivajava_dice-v0", players=3)
    zoo.reset(seed=1)
    assert zoo.possible_agents == ["player_0", "player_1", "player_2"]


def test_a_whole_game_agent_by_agent() -> None:
    table, rng = env("examples/kuhn_poker.py"), np.random.default_rng(1)
    for seed in range(20):
        table.reset(seed=seed)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, terminated, truncated, _ = table.last()
            total[agent] += reward
            table.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0


def test_who_is_not_asked_has_no_legal_answers() -> None:
    table = raw_env("examples/connect_four.py")
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    assert table.observe("player_0")["action_mask"].all()
    assert not table.observe("player_1")["action_mask"].any()
    assert table.features.described(table.observe("player_1")["observation"].tolist())["asked"] == "next1"


def test_an_answer_that_is_not_offered_loses_and_a_long_game_is_cut_off() -> None:
    table = raw_env("examples/connect_four.py")
    table.reset(seed=1)
    for _ in range(7):
        table.step(2)
    assert table.rewards == {"player_0": -1, "player_1": 1}
    assert table.infos["player_0"]["illegal"]
    table = raw_env("examples/connect_four.py", max_answers=2)
    table.reset(seed=1)
    table.step(2)
    table.step(2)
    assert table.truncations == {"player_0": True, "player_1": True}
    assert set(table.rewards.values()) == {0}


def test_a_learner_plays_to_the_end() -> None:
    one, rng = SeatEnv("examples/connect_four.py", opponents="greedy"), np.random.default_rng(1)
    seen, _ = one.reset(seed=1)
    won, seats = [], set()
    for _ in range(12):
        over = False
        while not over:
            seen, reward, over, _, _ = one.step(rng.choice(np.flatnonzero(one.action_masks())))
        won.append(reward)
        seats.add(one.seat)
        seen, _ = one.reset()
    assert sum(won) < 0
    assert seats == {0, 1}
    assert seen.shape == (len(one.features),)


@pytest.mark.parametrize("wrong", [-1, 7, 2**32 + 3, None])
def test_what_is_no_answer_at_all_is_not_offered(wrong: int | None) -> None:
    table = raw_env("examples/connect_four.py")
    table.reset(seed=1)
    table.step(wrong)
    assert table.rewards == {"player_0": -1, "player_1": 1} and table.infos["player_0"]["illegal"]
    if wrong is not None:
        one = SeatEnv("examples/connect_four.py", seat=0)
        one.reset(seed=1)
        assert one.step(wrong)[1:3] == (-1, True)


@pytest.mark.parametrize("wrong", ["x", 1.5, float("nan"), [1]])
def test_what_is_no_whole_number_is_refused(wrong: Any) -> None:
    table = env("examples/connect_four.py")
    table.reset(seed=1)
    one = gymnasium.make("cosmocafe/stardust_coffee-v0", disable_env_checker=True)
    one.reset(seed=1)
    for step in (table.step, one.step):
        with pytest.raises(InputError, match="an action is a whole number, not"):
            step(wrong)


def test_a_learner_who_is_never_asked_is_told_so() -> None:
    """Each game used to be cut off before, and the next one begun, for ever."""
    with pytest.raises(InputError, match=r"a learner was not asked in 1,000 games .* give more by max_answers"):
        SeatEnv("examples/connect_four.py", seat=1, max_answers=1).reset(seed=1)


def test_a_learners_long_game_is_cut_off() -> None:
    one = SeatEnv("examples/connect_four.py", seat=0, max_answers=3)
    one.reset(seed=1)
    assert one.step(0)[1:4] == (0, False, False)
    assert one.step(1)[1:4] == (0, False, True)


def test_a_table_can_be_looked_at() -> None:
    text = SeatEnv("stardust_coffee", render_mode="ansi")
    text.reset(seed=1)
    assert len(text.render().splitlines()) > 5
    drawn = raw_env("stardust_coffee", render_mode="svg")
    drawn.reset(seed=1)
    assert "<svg" in str(drawn.render())
    with pytest.raises(InputError, match="a table is shown as ansi or svg, not as 'human'"):
        raw_env("stardust_coffee", render_mode="human")
    with pytest.raises(InputError, match="the mask is in the observation or the info, not in 'air'"):
        raw_env("stardust_coffee", mask="air")
    with pytest.raises(InputError, match="seats are 0 to 1, not 2"):
        SeatEnv("stardust_coffee", seat=2)
