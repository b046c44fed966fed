"""Chances from values: what is fitted, and what lies beside the games."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from weakref import WeakKeyDictionary

import numpy as np
import pytest

import cosmocafe
from cosmocafe.bots import LEVELS, find_bot
from cosmocafe.bots.learned import net_for
from cosmocafe.bots.search import Search
from cosmocafe.bots.search.calibration import (
    MOMENTS,
    Calibration,
    calibrate,
    calibration_of,
    file_of,
    fitted,
    keep,
    levels_of,
    read,
    softmax,
    written,
)
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game

from .moods import mood


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_scale_and_the_seats_are_found_again(players: int) -> None:
    """Games made from known chances: a unit of log odds is 500 points, the first seat is worth 0.4, and some values are huge."""
    rng, games, moments = np.random.default_rng(players), 4000, 5
    values = rng.normal(0, 700, (games, 4)).round()
    if players == 1:
        values[:, 1:] = 0
    runners = max(players, 2)
    logits = values[:, :runners] / 500
    logits[:, 0] += 0.4
    winners = [rng.choice(runners, p=chances) for chances in softmax(logits)]
    places = np.where(np.arange(4) == np.array(winners)[:, None], 1, 2)
    worths = np.zeros((games, MOMENTS, 4), np.int64)
    worths[:, :moments] = values[:, None]
    worths[0, 0, winners[0]] = 10**6
    scale, offsets, loss = fitted(worths, places, np.full(games, moments), players)
    assert scale == pytest.approx(500, rel=0.1)
    assert offsets[0] - (offsets[-1] if players > 1 else 0) == pytest.approx(0.4, abs=0.15)
    assert len(offsets) == players
    assert 0.2 < loss < np.log(runners)


def test_values_that_say_nothing_still_order_options() -> None:
    rng = np.random.default_rng(1)
    worths = rng.normal(0, 100, (500, MOMENTS, 4)).astype(np.int64)
    places = np.where(np.arange(4) == rng.integers(0, 2, 500)[:, None], 1, 2)
    scale, _, loss = fitted(worths, places, np.full(500, 3), 2)
    assert 100 < scale < 2000
    assert loss == pytest.approx(np.log(2), abs=0.02)


def test_a_game_is_calibrated_and_its_file_read_again(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = calibrate(connect_four, 2, 60, seed=5)
    assert found.games == 60 and found.scale > 0 and len(found.seats) == 2
    assert found == calibrate(connect_four, 2, 60, seed=5, threads=2)
    levels = {"easy": 0.9, "hard": 70}
    assert read(written(connect_four, {2: found}, levels)) == ({2: found}, levels)
    before = calibration_of(connect_four), levels_of(connect_four)
    monkeypatch.setattr("cosmocafe.bots.search.calibration.file_of", lambda game: tmp_path / "calibration.toml")
    file = keep(connect_four, {2: found})
    assert calibration_of(connect_four) == {2: found} and read(file.read_text()) == ({2: found}, before[1])
    keep(connect_four, dict(before[0]))


def test_what_was_tuned_stays(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = {2: Calibration(7, (0, 0), 0, 0.123, 2.5, 3, 0.4, net=True, temperature_with_net=0.6, explore_with_net=4.0)}
    monkeypatch.setattr("cosmocafe.bots.search.calibration.calibration_of", lambda game: tuned)
    found = calibrate(connect_four, 2, 20)
    assert found == replace(tuned[2], scale=found.scale, seats=found.seats, games=20, log_loss=found.log_loss)
    assert found.scale != 7 and read(written(connect_four, {2: found}, {})) == ({2: found}, {})


def test_what_was_tuned_for_a_network_counts_where_one_judges(connect_four: Game) -> None:
    known, network = calibration_of(connect_four)[2], net_for(connect_four, "own", 2)
    alone, helped = Search(connect_four).plan(2, False), Search(connect_four, net=network).plan(2, False)
    assert (alone.temperature, alone.explore) == (1000 * known.temperature, 1000 * known.explore)
    assert (
        (helped.temperature, helped.explore)
        == (600, 4000)
        == (1000 * (known.temperature_with_net or 0), 1000 * (known.explore_with_net or 0))
    )
    assert Calibration(temperature=0.3, explore=5.0).with_network() == Calibration(temperature=0.3, explore=5.0)


SCALE, SEATS = "[players.2]\nscale = 3\n", "seats = [1, 0]\n"
BROKEN = {
    "players.toml: 'players' is missing": "",
    "no calibration: Expected": "scale",
    "'seats' is missing": SCALE,
    "net is 'yes', and not true or false": SCALE + SEATS + "net = 'yes'",
    "scale is -3, and not a whole number": "[players.2]\nscale = -3\n" + SEATS,
    "scale is True, and not a whole number": "[players.2]\nscale = true\n" + SEATS,
    "explore is nan, and not a number from 0": SCALE + SEATS + "explore = nan",
    "explore_with_net is -1, and not a number from 0": SCALE + SEATS + "explore_with_net = -1",
    "for 2 players it has 1 seats": SCALE + "seats = [1]",
    "a seat is 'one', and not a whole number": SCALE + "seats = ['one', 0]",
    "argument 'speed'": SCALE + SEATS + "speed = 3",
    "hard is 0, and not a whole number from 1": SCALE + SEATS + "[levels]\nhard = 0",
    "easy is 2, and not a number from 0 to 1": SCALE + SEATS + "[levels]\neasy = 2",
    "expert is 'best', and not a whole number": SCALE + SEATS + "[levels]\nexpert = 'best'",
}


@pytest.mark.parametrize("said", BROKEN)
def test_a_broken_file_is_refused_in_words(said: str, connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file := tmp_path / "players.toml").write_text(BROKEN[said])
    monkeypatch.setattr("cosmocafe.bots.search.calibration.file_of", lambda game: file)
    monkeypatch.setattr("cosmocafe.bots.search.calibration._read", WeakKeyDictionary())
    with pytest.raises(InputError, match=re.escape(said)):
        find_bot("expert:visits=3").answer(cosmocafe.new(connect_four).view(0), mood(1))


@pytest.mark.parametrize(
    "name", [*sorted(installed_games()), "examples/connect_four.py", "examples/backgammon.py", "examples/kuhn_poker.py"]
)
def test_every_game_has_its_calibration_with_it(name: str) -> None:
    game = find_game(name)
    assert file_of(game).is_file()
    found, levels = read(file_of(game).read_text())
    assert sorted(found) == sorted(game.players) and set(levels) <= set(LEVELS)
    for players, known in found.items():
        assert known.scale > 0 and known.games >= 100 and len(known.seats) == players
        assert known.log_loss < np.log(max(players, 2))
