"""Thousands of tables a call: what they tell is what plain rules say, table by table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from multiprocessing import get_context
from threading import Thread
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode

from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.envs.setting import rewards_of
from cosmocafe.envs.vector import SeatVector, TableVector

TABLES = 96


def legal(masks: Records, rng: np.random.Generator) -> Records:
    """A random legal answer at each table."""
    found: Records = (rng.random(masks.shape) * masks).argmax(axis=1)
    return found


@pytest.mark.parametrize(
    ("places", "rewards"),
    [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((2, 1, 3), [0, 1, -1]), ((1, 1, 3, 4), [2 / 3, 2 / 3, -1 / 3, -1]), ((1,), [1]), ((2,), [-1])],
)
def test_rewards_are_by_place(places: tuple[int, ...], rewards: list[float]) -> None:
    assert rewards_of(places) == pytest.approx(rewards)
    assert len(places) == 1 or sum(rewards_of(places)) == pytest.approx(0)


class Plain:
    """The same in plain Python."""

    def __init__(self, env: TableVector, seed: int) -> None:
        self.env, self.seed, self.game = env, seed, env.setting.game
        self.episodes, self.tables = [0] * env.num_envs, [self.game.table() for _ in range(env.num_envs)]
        for i in range(env.num_envs):
            self.begin(i)

    def begin(self, i: int) -> None:
        self.tables[i] = self.game.table()
        number = self.seed + i + self.episodes[i] * self.env.num_envs
        self.game.loops.start(self.env.setting.box, self.tables[i], self.env.players, number)

    def step(self, i: int, answer: int) -> Any:
        """The rewards, if the game ended."""
        t = self.tables[i]
        self.game.loops.answer(self.env.setting.box, t, answer)
        if not t.over:
            return None
        self.episodes[i] += 1
        self.begin(i)
        return rewards_of(t.places[: self.env.players])

    def seen(self, i: int) -> list[int]:
        look, t = self.game.seen(), self.tables[i]
        self.game.loops.see(self.env.setting.box, t, t.asked, self.game.table(), look)
        numbers: list[int] = look.numbers
        return numbers


@pytest.mark.parametrize("name", ["examples/kuhn_poker.py", "examples/connect_four.py", "vivajava_dice"])
def test_every_table_is_that_of_plain_python(name: str) -> None:
    env, rng = TableVector(name, 8, threads=2), np.random.default_rng(1)
    _, infos = env.reset(seed=40)
    plain, ends = Plain(env, 40), 0
    for _ in range(60):
        answers = legal(infos["action_mask"], rng)
        seen, _, terminated, truncated, infos = env.step(answers)
        assert not truncated.any()
        for i in range(8):
            rewards = plain.step(i, int(answers[i]))
            assert (rewards is not None) == terminated[i]
            assert env.rewards[i].tolist() == pytest.approx([0] * env.players if rewards is None else list(rewards))
            ends += terminated[i]
            assert seen[i].tolist() == plain.seen(i)
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == sorted(plain.tables[i].offered)
            assert infos["current_player"][i] == plain.tables[i].asked
            assert infos["episode"][i] == plain.episodes[i]
    assert name == "vivajava_dice" or ends > 8
    env.close()


def test_threads_change_nothing(connect_four: Game) -> None:
    one, two = (TableVector(connect_four, 500, threads=threads) for threads in (1, 4))
    rng, (_, infos) = np.random.default_rng(1), one.reset(seed=3)
    two.reset(seed=3)
    for _ in range(40):
        answers = legal(infos["action_mask"], rng)
        first, other = one.step(answers), two.step(answers)
        infos = first[4]
        for mine, theirs in zip(first[:4], other[:4], strict=True):
            assert (mine == theirs).all()


def test_masks_may_be_bits(connect_four: Game) -> None:
    bytes_, bits = TableVector(connect_four, 8), TableVector(connect_four, 8, masks="bits")
    assert bytes_.reset(seed=3)[0].tolist() == bits.reset(seed=3)[0].tolist()
    unpacked = np.unpackbits(bits.legal_action_mask.view(np.uint8), axis=1, bitorder="little")[:, :7]
    assert (unpacked == bytes_.legal_action_mask).all()
    with pytest.raises(InputError, match="masks are bytes or bits, not 'words'"):
        TableVector(connect_four, 8, masks="words")


def test_the_last_observation_is_that_of_the_end(connect_four: Game) -> None:
    env = TableVector(connect_four, 2)
    env.reset(seed=1)
    for answer in (0, 1, 0, 1, 0, 1):
        env.step(np.array([answer, 2 + answer]))
    seen, reward, terminated, _, infos = env.step(np.array([0, 3]))
    assert terminated.tolist() == [True, False]
    assert reward.tolist() == [1, 0]
    assert env.rewards.tolist() == [[1, -1], [0, 0]]
    assert infos["_final_obs"].tolist() == [True, False]
    told = env.features.described(infos["final_obs"][0].tolist())
    assert {told[f"squares.a{row}"] for row in range(1, 5)} == {"me"}
    assert infos["final_info"]["places"][0].tolist() == [1, 2]
    assert env.features.described(seen[0].tolist()) == {"players": 2, "question": "turn", "asked": "me"}
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def test_an_answer_that_is_not_offered_loses(connect_four: Game) -> None:
    env = TableVector(connect_four, 3)
    env.reset(seed=1)
    for _ in range(6):
        env.step(np.array([2, 2, 2]))
    _, reward, terminated, _, infos = env.step(np.array([2, 3, 6]))
    assert terminated.tolist() == infos["final_info"]["illegal"].tolist() == [True, False, False]
    assert reward.tolist() == [-1, 0, 0]
    assert env.rewards[0].tolist() == [-1, 1]
    for wrong in (-1, -(2**31), 7, 2**32 + 3, 10**18):  # some of which look like others in 32 bits
        _, reward, _, _, infos = env.step([3, 3, wrong])  # type: ignore[arg-type]
        assert infos["final_info"]["illegal"].tolist() == [False, False, True] and reward[2] == -1
        env.reset(seed=1)


def test_a_game_that_goes_on_is_cut_off(connect_four: Game) -> None:
    env = TableVector(connect_four, 2, max_answers=3)
    env.reset(seed=1)
    for answer in (0, 1):
        assert not env.step(np.array([answer, answer]))[3].any()
    _, reward, terminated, truncated, _ = env.step(np.array([2, 2]))
    assert (truncated.tolist(), terminated.tolist(), reward.tolist()) == ([True, True], [False, False], [0, 0])
    assert env.turns.episodes.tolist() == [1, 1]


@pytest.mark.parametrize("opponents", ["random", "greedy", "random:"])
def test_a_learner_sits_among_bots(opponents: str) -> None:
    env, rng = SeatVector("vivajava_dice", 12, players=3, seat=None, opponents=opponents), np.random.default_rng(2)
    seen, infos = env.reset(seed=9)
    ends, won = 0, np.zeros(12)
    for _ in range(40 if opponents != "random" else 200):
        assert (infos["current_player"] == np.arange(12) % 3).all()
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        assert (seen[:, env.features.names.index("asked")] == 1).all()
        seen, reward, terminated, _, infos = env.step(legal(infos["action_mask"], rng))
        assert (reward == env.rewards[np.arange(12), np.arange(12) % 3]).all()
        ends, won = ends + terminated.sum(), won + reward
    assert ends > (3 if opponents == "random" else 0) or opponents == "random:"
    if opponents == "greedy":
        assert won.sum() < 0


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_learner_who_is_never_asked_waits_for_nobody(opponents: str, connect_four: Game) -> None:
    """Such a call used to begin one game after the other for ever."""
    for seat in (-1, 2, 1.5):
        with pytest.raises(InputError, match=f"seats are 0 to 1, not {seat}"):
            SeatVector(connect_four, 2, seat=seat, opponents=opponents)  # type: ignore[arg-type]
    env = SeatVector("examples/kuhn_poker.py", 2, seat=2, opponents=opponents, max_answers=1)
    with pytest.raises(InputError, match=r"a learner was not asked in 1,000 games .* give more by max_answers"):
        env.reset(seed=1)


def test_a_bot_that_cannot_play_is_refused_before_anybody_plays() -> None:
    with pytest.raises(InputError, match="kuhn_poker has no network yet"):
        SeatVector("examples/kuhn_poker.py", 2, opponents="learned")


@pytest.mark.parametrize(
    ("given", "why"),
    [({"num_envs": 0}, "0 tables"), ({"max_answers": 0}, "0 answers"), ({"threads": -1}, "-1 thr"), ({"num_envs": 2.5}, "2.5 tables")],
)
def test_what_cannot_be_had_is_said(given: dict[str, Any], why: str, connect_four: Game) -> None:
    with pytest.raises(InputError, match=f"there cannot be {why}"):
        TableVector(connect_four, **{"num_envs": 2, **given})
    with pytest.raises(InputError, match="no game has begun yet: reset first"):
        TableVector(connect_four, 2).step(np.array([0, 0]))


WRONG = {
    "float": np.full(2, 0.5),
    "words": ["3", "4"],
    "nobody": None,
    "one": np.zeros(1, int),
    "alike": 3,
    "deep": np.zeros((2, 1), int),
    "odd": [[1], [2, 3]],
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_are_no_actions_is_said(wrong: Any, connect_four: Game) -> None:
    """They were rounded, or one of them was everybody's."""
    env = TableVector(connect_four, 2)
    env.reset(seed=1)
    with pytest.raises(InputError, match="actions are 2 whole numbers, one for each table"):
        env.step(wrong)


def test_after_closing_nothing_is_played(connect_four: Game) -> None:
    env = TableVector(connect_four, 300, threads=2)
    env.reset(seed=1)
    env.close()
    for late in (lambda: env.step(np.zeros(300, int)), lambda: env.reset(seed=1)):
        with pytest.raises(InputError, match="these tables are closed"):
            late()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody forks here")
def test_a_fork_plays_on_with_threads_of_its_own(connect_four: Game) -> None:
    """It waited for ever for those that it did not have."""
    env = TableVector(connect_four, 300, threads=2)
    env.reset(seed=1)
    env.step(np.zeros(300, int))

    def play_on() -> None:
        env.step(np.ones(300, int))
        env.close()

    forked = get_context("fork").Process(target=play_on)
    forked.start()
    forked.join(30)
    forked.kill()
    assert forked.exitcode == 0
    env.step(np.ones(300, int))
    env.close()


def test_who_resets_while_another_one_plays_breaks_nothing(connect_four: Game) -> None:
    """Compiled rules that find a half-written table write beyond it."""
    env, until, broken = TableVector(connect_four, 256, threads=1), time.monotonic() + 1, list[Exception]()
    env.reset(seed=1)

    def again(act: Callable[[], object]) -> None:
        try:
            while time.monotonic() < until:
                act()
        except Exception as error:
            broken.append(error)

    acts = [lambda: env.reset(seed=1), lambda: env.step(np.arange(256) % 7)]
    threads = [Thread(target=again, args=[act]) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not broken


def test_a_learner_is_always_asked_again() -> None:
    env, rng = SeatVector("examples/kuhn_poker.py", TABLES, seat=2), np.random.default_rng(2)
    _, infos = env.reset(seed=9)
    for _ in range(50):
        _, _, _, _, infos = env.step(legal(infos["action_mask"], rng))
        assert (infos["current_player"] == 2).all()


def test_games_in_which_the_learner_is_not_asked_are_passed_over(backgammon: Game) -> None:
    """Each has a seed of its own: whoever began one again with the same seed would never be asked."""
    env, rng, episodes = SeatVector(backgammon, 8, seat=0, max_answers=1), np.random.default_rng(2), [0] * 8
    _, infos = env.reset(seed=40)
    for _ in range(4):
        for i in range(8):
            while begins(env, 40 + i + 8 * episodes[i]) != 0:
                episodes[i] += 1
        assert infos["episode"].tolist() == episodes
        assert (infos["current_player"] == 0).all()
        _, _, _, truncated, infos = env.step(legal(infos["action_mask"], rng))
        assert truncated.all()
        episodes = [number + 1 for number in episodes]
    assert sum(episodes) > 8 * 4


def begins(env: SeatVector, seed: int) -> int:
    """Who is asked first in a game."""
    game, t = env.setting.game, env.setting.game.table()
    game.loops.start(env.setting.box, t, env.players, seed)
    return int(t.asked)


def test_variants_and_boxes_are_arguments() -> None:
    env = TableVector("star_stations", 2, players=3, agreed={"board_size": 5})
    seen, _ = env.reset(seed=1)
    on_board = [place for place, name in enumerate(env.features.names) if name.endswith(".on_board")]
    assert seen[0, on_board].sum() == 25
    changed = TableVector("stardust_coffee", 2, box={"meta": {"rounds": 3}})
    assert changed.setting.box.rounds == 3
    with pytest.raises(InputError, match="star_stations is for 2 or 3 or 4 players, not for 7"):
        TableVector("star_stations", 2, players=7)
    with pytest.raises(InputError, match="give one seed: table i has the seed"):
        env.reset(seed=[1, 2])


def puffer(rows: int, length: int, dtype: Any) -> SimpleNamespace:
    """Buffers as PufferLib makes them."""
    flags = {name: np.zeros(rows, bool) for name in ("terminals", "truncations", "masks")}
    return SimpleNamespace(
        observations=np.zeros((rows, length), dtype), rewards=np.zeros(rows, np.float32), actions=np.zeros(rows), **flags
    )


def test_buffers_of_others_are_written_in_place(connect_four: Game) -> None:
    features = connect_four.features
    buf = puffer(4, len(features) + 7, features.dtype)
    env = TableVector(connect_four, 4, buf=buf)
    seen, _ = env.reset(seed=1)
    assert seen is buf.observations
    assert env.single_observation_space.shape == (len(features) + 7,)
    assert seen[:, -7:].all()
    assert buf.masks.all()
    for answer in (0, 1, 0, 1, 0, 1, 0):
        _, reward, terminated, _, _ = env.step(np.full(4, answer))
    assert reward is buf.rewards
    assert terminated is buf.terminals
    assert buf.rewards.tolist() == [1] * 4
    assert buf.terminals.all()
    with pytest.raises(InputError, match=rf"observations must have the shape \(4, {len(features) + 7}\)"):
        TableVector(connect_four, 4, buf=puffer(4, 3, features.dtype))


def test_the_spaces_are_those_of_the_game() -> None:
    game = find_game("stardust_coffee")
    env = TableVector(game, 5)
    seen, _ = env.reset(seed=1)
    assert env.single_action_space == Discrete(game.catalogue.size)
    assert env.observation_space.contains(seen)
    assert seen is env.reset(seed=2)[0]  # memory that stays
