"""Simulations: thousands of games, counted rightly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.lab import simulate as module
from cosmocafe.lab.plan import LARGEST_SEED, planned
from cosmocafe.lab.simulate import count_up, interval, simulate
from tests.core.stones import stones


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Values from the literature, to four places."""
    assert interval(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_games_are_counted(fast_four: Compiled) -> None:
    found = simulate(fast_four.game, 2, 3000, seed=1)
    assert (found.game, found.players, found.games) == ("connect_four", 2, 3000)
    assert [seat.bot for seat in found.seats] == ["random", "random"]
    assert sum(seat.wins for seat in found.seats) == pytest.approx(3000)
    for seat in found.seats:
        assert seat.share == pytest.approx(seat.wins / 3000)
        assert seat.low < seat.share < seat.high
        assert 1 <= seat.mean_place <= 2
    assert found.seats[0].low > found.seats[1].high  # who begins has the better chances
    assert 7 <= found.mean_answers <= found.longest <= 42
    assert found.decisions_per_second > 0


def test_the_numbers_are_those_of_plain_games(fast_four: Compiled) -> None:
    game, wins, answers = fast_four.game, [0.0, 0.0], 0
    for seed in range(200):
        table = game.table()
        answers += game.loops.play_one(None, table, 2, seed, 1000)
        first = [seat for seat in range(2) if table.places[seat] == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    found = simulate(game, 2, 200, threads=1)
    assert [seat.wins for seat in found.seats] == pytest.approx(wins)
    assert found.mean_answers == answers / 200


def without_times(found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.as_dict().items() if "second" not in key}


def test_threads_and_chunks_do_not_change_the_result(fast_four: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = without_times(simulate(fast_four.game, 2, 500, threads=1))
    monkeypatch.setitem(module.AT_ONCE, "cpu", 77)
    done: list[int] = []
    assert without_times(simulate(fast_four.game, 2, 500, threads=3, progress=done.append)) == whole
    assert done == [*range(77, 500, 77), 500]
    assert without_times(simulate(fast_four.game, 2, 500, seed=1)) != whole


def test_a_greedy_seat_wins_more(fast_four: Compiled) -> None:
    found = simulate(fast_four.game, 2, 300, bots=["random", "greedy"])
    assert [seat.bot for seat in found.seats] == ["random", "greedy"]
    assert found.seats[1].low > 0.8


def test_shared_first_places_count_in_parts(connect_four: Game) -> None:
    places, answers = np.array([[1, 2], [1, 1], [2, 1], [1, 1]]), np.array([7, 42, 10, 41])
    found = count_up(connect_four, 2, ["random", "greedy"], places, answers, 2.0)
    assert [seat.wins for seat in found.seats] == [2.0, 2.0]
    assert found.shared_wins == 2
    assert [seat.mean_place for seat in found.seats] == [1.25, 1.25]
    assert (found.mean_answers, found.longest, found.decisions_per_second) == (25.0, 42, 50.0)


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ({"games": 0}, "at least one game must be played"),
        ({"games": -5}, "at least one game must be played"),
        ({"bots": ["random"]}, "1 bots were named for 2 players"),
        ({"bots": ["random", "clever"]}, "there is no bot 'clever'; there are random, greedy, flat, search"),
        ({"seed": -1}, "the seed of a simulation is a number from 0 to 1,000,000,000,000, not -1"),
        ({"seed": LARGEST_SEED + 1}, "the seed of a simulation is a number from 0 to"),
        ({"players": 3}, "connect_four is for 2 players, not for 3"),
        ({"agreed": {"wind": 1}}, "'wind' is nothing to agree on in this game; that would be none"),
    ],
)
def test_bad_input_is_refused(connect_four: Game, bad: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        simulate(connect_four, **{"players": 2, "games": 10, **bad})


def test_a_bot_that_cannot_play_is_refused_before_anybody_plays(connect_four: Game) -> None:
    with pytest.raises(InputError, match="nowhere: "):
        planned(connect_four, 2, 10, bots=["random", "learned:net=nowhere"])


def test_the_largest_seed_still_fits(fast_four: Compiled) -> None:
    assert simulate(fast_four.game, 2, 3, seed=LARGEST_SEED).games == 3


def test_bots_that_think_play_one_by_one(fast_four: Compiled) -> None:
    found = simulate(fast_four.game, 2, 4, bots=["search:visits=60", "random"], seed=3)
    assert [seat.bot for seat in found.seats] == ["search:visits=60", "random"]
    assert (found.games, found.seats[0].wins) == (4, 4)
    again = simulate(fast_four.game, 2, 4, bots=["search:visits=60", "random"], seed=3)
    assert (again.mean_answers, again.longest) == (found.mean_answers, found.longest)
    with pytest.raises(InputError, match="the engine gpu plays with the bots random and greedy only"):
        simulate(fast_four.game, 2, 4, bots=["search", "random"], engine="gpu")


def test_a_game_without_advice_has_no_greedy_bot() -> None:
    with pytest.raises(InputError, match="stones gives bots no advice, so there is no greedy bot for it"):
        simulate(stones(), 2, 10, bots=["greedy", "random"])
