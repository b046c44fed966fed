"""What numbers say, and how sure that is."""

from __future__ import annotations

import numpy as np
import pytest

from cosmocafe.lab.report.statistics import beyond_chance, effects_of, mean_of, residues, share_of


def test_benjamini_and_hochberg_as_in_their_own_example() -> None:
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert beyond_chance(chances).tolist() == [True] * 4 + [False] * 11
    assert beyond_chance([]).tolist() == []


def test_where_nothing_differs_hardly_ever_anything_is_marked() -> None:
    rng = np.random.default_rng(1)
    assert sum(bool(beyond_chance(rng.random(300).tolist()).any()) for _ in range(400)) <= 32  # 20 are expected, of 400


def test_of_what_is_marked_about_one_in_twenty_is_chance() -> None:
    rng, false, marked = np.random.default_rng(2), 0, 0
    for _ in range(50):
        found = beyond_chance([*rng.random(200), *rng.random(50) / 10_000])
        false, marked = false + int(found[:200].sum()), marked + int(found.sum())
    assert marked > 2000 and false / marked < 0.06


def test_a_share_knows_whether_it_is_even() -> None:
    even, uneven = share_of(np.array([1.0] * 500 + [0.0] * 500), 0.5), share_of(np.array([1.0] * 560 + [0.0] * 440), 0.5)
    assert even.low < 0.5 < even.high and even.chance == 1
    assert uneven.low > 0.5 and uneven.chance < 0.001
    assert share_of(np.array([1.0, 0.0]), 1.0).chance == 1  # alone at the table there is no even share


def played(games: int, seats: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Games in which whoever has column 0 wins twice as often; column 1 means nothing, column 2 everybody has, column 3 the winner."""
    rng = np.random.default_rng(seed)
    counts = np.zeros((games, seats, 4), np.uint16)
    counts[:, :, 0] = rng.random((games, seats)) < 0.4
    counts[:, :, 1] = rng.poisson(3, (games, seats))
    counts[:, :, 2] = 1
    weights = 1.0 + counts[:, :, 0]
    winner = (rng.random(games)[:, None] < (weights / weights.sum(axis=1, keepdims=True)).cumsum(axis=1)).argmax(axis=1)
    won = np.zeros((games, seats))
    won[np.arange(games), winner] = counts[np.arange(games), winner, 3] = 1
    return counts, won, np.zeros((games, seats), int)


def test_effects_are_found_and_what_says_who_won_is_none() -> None:
    counts, won, bots = played(4000, 4, 3)
    strong, nothing, same, result = effects_of(counts, won, residues(won, bots))
    assert 0.12 < strong.by < 0.2 and strong.low < strong.by < strong.high and strong.chance < 1e-9
    assert abs(nothing.by) < 0.03 and nothing.low < 0 < nothing.high
    assert same.games == 0 and same.chance == 1
    assert result.is_result and not strong.is_result


def test_what_comes_once_a_turn_says_nothing_about_winning() -> None:
    """Who ends the game by winning has had a turn more than the others, and whatever comes with each turn."""
    counts, won, bots = played(2000, 3, 3)
    counts[:, :, 1] = 20 + won
    counts[::2, :, 1] = 20  # in the other half all have as many
    counts[:, :, 2] = np.random.default_rng(3).poisson(20, (2000, 3))
    _, turns, often, _ = effects_of(counts, won, residues(won, bots))
    assert turns.by > 0.5 and turns.is_clock and not turns.tells
    assert often.tells


def test_intervals_of_effects_hold_what_they_promise() -> None:
    missed = 0
    for seed in range(120):
        counts, won, bots = played(400, 3, seed)
        nothing = effects_of(counts[:, :, 1:2], won, residues(won, bots))[0]
        missed += not nothing.low <= 0 <= nothing.high
    assert missed <= 13  # 6 are expected


def test_a_strong_bot_is_not_taken_for_a_strong_card() -> None:
    rng = np.random.default_rng(5)
    bots = np.tile([0, 1], (3000, 1))
    winner = (rng.random(3000) < 0.2).astype(int)
    won = np.eye(2)[winner]
    counts = (rng.random((3000, 2, 1)) < np.array([0.7, 0.2])[None, :, None]).astype(np.uint16)  # only the strong one likes it
    assert abs(effects_of(counts, won, residues(won, bots))[0].by) < 0.04
    assert effects_of(counts, won, won - 0.5)[0].by > 0.3


def test_of_few_games_nothing_is_said() -> None:
    counts, won, bots = played(29, 4, 3)
    few, many = (effects_of(counts[:games, :, 3:], won[:games], residues(won[:games], bots[:games]))[0] for games in (20, 29))
    assert (few.by, few.chance, few.games) == (0, 1, 20) and (many.by, many.chance) == (0, 1)
    assert effects_of(*played(40, 4, 3)[:2], residues(*played(40, 4, 3)[1:]))[3].by > 0.9


def test_alone_at_the_table_games_are_compared_with_each_other() -> None:
    rng = np.random.default_rng(6)
    counts = rng.poisson(2, (2000, 1, 1)).astype(np.uint16)
    won = (rng.random((2000, 1)) < np.where(counts[:, :, 0] > 2, 0.8, 0.4)).astype(float)
    assert effects_of(counts, won, residues(won, np.zeros((2000, 1), int)))[0].by == pytest.approx(0.4, abs=0.06)


def test_the_interval_of_a_mean_narrows_with_more_games() -> None:
    assert mean_of(np.array([0, 2] * 50)) == pytest.approx((1, 1 - 1.96 / 99**0.5, 1 + 1.96 / 99**0.5))


def test_a_mean_of_one_game_is_itself() -> None:
    assert mean_of(np.array([3])) == (3, 3, 3)
