"""Engines: plain Python, compiled code and a cluster do the same with many tables, byte for byte."""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np
import pytest

from cosmocafe.bots.greedy import advise_on, play_on
from cosmocafe.core.errors import IllegalAnswer, InputError, NotAvailable
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Stepping
from cosmocafe.core.machine.driver import why_not
from cosmocafe.core.machine.engine import Cpu, Engine, Plain
from cosmocafe.core.machine.engines import find_engine
from cosmocafe.core.machine.single import Single

GAMES = ["star_stations", "stardust_coffee", "vivajava_dice", "starfarers", "starcadia_quest"]


def engines(game: Game, *names: str) -> list[Engine]:
    players = game.players[-1]
    return [find_engine(name, game, game.new_box(players, game.trial_agreed), players) for name in names]


def same(told: list[Any]) -> None:
    first, *others = [np.asarray(one) for one in told]
    for other in others:
        assert first.dtype == other.dtype
        assert first.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_tell_the_same(name: str) -> None:
    both = engines(find_game(name), "plain", "cpu")
    tables = [engine.new(6) for engine in both]
    for engine, own in zip(both, tables, strict=True):
        engine.start(own, 5)
    for step in range(40):
        asked = [engine.asked(own) for engine, own in zip(both, tables, strict=True)]
        same(asked)
        same([engine.masks(own) for engine, own in zip(both, tables, strict=True)])
        same([engine.bits(own) for engine, own in zip(both, tables, strict=True)])
        seats = np.maximum(asked[0], 0).astype(np.int32)
        same([engine.observe(own, seats) for engine, own in zip(both, tables, strict=True)])
        if step % 20 == 0:
            advice = [advise_on(engine, own, step) for engine, own in zip(both, tables, strict=True)]
            same(advice)
            assert {engine.answer(own, advice[0]) for engine, own in zip(both, tables, strict=True)} == {0}
        else:
            for engine, own in zip(both, tables, strict=True):
                engine.answer_randomly(own)
        same([engine.records(own) for engine, own in zip(both, tables, strict=True)])
    copies = [engine.new(6) for engine in both]
    for engine, own, copy in zip(both, tables, copies, strict=True):
        engine.copy(copy, own)
    same([engine.play_out(own, 30) for engine, own in zip(both, copies, strict=True)])
    same([engine.records(own) for engine, own in zip(both, copies, strict=True)])


def test_whole_games_are_the_same_on_a_cluster(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    from cosmocafe.core.machine import cluster

    monkeypatch.setattr(cluster, "PART", 7)
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    try:
        three = engines(connect_four, "plain", "cpu", "ray")
        for greedy in ([], [1]):
            tables = [engine.new(30) for engine in three]
            same([play_on(engine, own, greedy, 3) if greedy else engine.play(own, 3) for engine, own in zip(three, tables, strict=True)])
            same([engine.records(own) for engine, own in zip(three, tables, strict=True)])
        tables = [engine.new(30) for engine in three]
        for engine, own in zip(three, tables, strict=True):
            engine.start(own, 9)
        same([engine.play_out(own, 5) for engine, own in zip(three, tables, strict=True)])
        same([engine.records(own) for engine, own in zip(three, tables, strict=True)])
    finally:
        ray.shutdown()


def near_the_end(engine: Engine, tables: Any, answers: int = 5) -> None:
    """Play on at random until so many answers before the end."""
    trial = tables.copy()
    left = int(engine.play_out(trial)[0])
    engine.play_out(tables, max(left - answers, 0))


@pytest.mark.parametrize("name", [*GAMES, "examples/connect_four.py"])
def test_stepping_goes_on_with_the_next_game(name: str) -> None:
    game = find_game(name)
    players = game.players[0]
    box = game.new_box(players, game.trial_agreed)
    plain, fast, count, seed = Plain(game, box, players), Cpu(game, box, players), 5, 3
    tables, others = fast.new(count), plain.new(count)
    fast.start(tables, seed)
    for record, table in zip(tables, others, strict=True):
        near_the_end(fast, record.reshape(1))
        table.unpack(record)
    state, told, rng, ends = fast.stepping(count), plain.stepping(count), np.random.default_rng(1), 0
    for _ in range(120):
        masks = fast.masks(tables)
        answers = (masks * rng.random(masks.shape)).argmax(axis=1)
        fast.step(tables, answers, seed, state)
        plain.step(others, answers, seed, told)
        for one, other in zip(state, told, strict=True):
            same([one, other])
        same([plain.records(others), tables])
        ends += int(state.ended.sum())
    assert (ends > 0, int(state.refused[0])) == (True, 0)
    before = tables.tobytes()
    fast.step(tables, np.full(count, 10**6), seed, state)
    plain.step(others, np.full(count, 10**6), seed, told)
    assert int(state.refused[0]) == int(told.refused[0]) == count
    assert tables.tobytes() == before


def test_a_table_that_ended_begins_with_a_seed_of_its_own(connect_four: Game) -> None:
    fast, state = Cpu(connect_four, connect_four.new_box(2), 2), Stepping.of(2)
    tables = fast.new(2)
    fast.start(tables, 10)
    while not state.ended[1]:
        fast.step(tables, fast.masks(tables).argmax(axis=1), 10, state)
    fresh = fast.new(1)
    fast.start(fresh, 10 + 1 + state.episodes[1] * 2)
    assert tables[1].tobytes() == fresh[0].tobytes()
    assert sorted(state.places[1, :2].tolist()) == [1, 2]


def test_one_table_in_a_python_loop_plays_what_plain_python_plays(connect_four: Game) -> None:
    for name in ("examples/connect_four.py", "stardust_coffee"):
        game = find_game(name)
        single, plain, box = Single(game, seed=4), game.table(), game.new_box(game.players[0])
        game.loops.start(box, plain, game.players[0], 4)
        for turn in range(60):
            assert (single.count, list(single.options[: single.count])) == (plain.n_options, plain.offered)
            assert (single.asked, single.over) == (plain.asked, bool(plain.over))
            if single.over:
                break
            choice = plain.offered[turn % plain.n_options]
            assert single.answer(choice) == single.count
            game.loops.answer(box, plain, choice)
            assert single.record.tobytes() == plain.to_bytes()
        before = single.record.tobytes()
        with pytest.raises(IllegalAnswer, match="999999 is not offered"):
            single.answer(999_999)
        assert single.record.tobytes() == before
        single.start(4)
        assert single.table.n_options == single.count


def test_a_python_loop_reads_who_is_asked_without_unpacking_the_table(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    single = Single(connect_four, seed=1)
    monkeypatch.setattr(Single, "table", property(lambda self: pytest.fail("the whole table was made into objects")))
    seats = []
    while single.count:
        seats.append(single.asked)
        single.answer(single.options[0])
    assert seats == [turn % 2 for turn in range(len(seats))]
    assert single.asked == -1


def test_what_is_missing_is_said(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    box = connect_four.new_box(2)
    with pytest.raises(InputError, match="there is no engine 'steam'; there are plain, cpu, gpu, ray"):
        find_engine("steam", connect_four, box, 2)
    if why_not() is not None:
        with pytest.raises(NotAvailable, match="this machine has no CUDA GPU with a driver"):
            find_engine("gpu", connect_four, box, 2)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "cosmocafe.core.machine.cluster", raising=False)
    with pytest.raises(NotAvailable, match=r"ray is missing: install it with  pip install 'cosmocafe\[ray\]'"):
        find_engine("ray", connect_four, box, 2)
