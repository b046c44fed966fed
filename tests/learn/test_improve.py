"""Learning from one's own search, small: its games are learned from, and the network comes nearer to what the search says."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from cosmocafe.bots.learned.network import FILE, read  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn.improve import Decision, Plan, fit, in_processes, losses, searched, train  # noqa: E402
from cosmocafe.learn.run import new_net  # noqa: E402


def test_it_comes_nearer_to_what_its_search_says(connect_four: Game, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    told: list[str] = []
    plan = Plan(rounds=2, games=3, visits=24, workers=1, rate=3e-3, epochs=6, minibatch=32)
    network = train(connect_four, 2, plan, tmp_path, told=told.append)
    assert len(told) == 2 and network.said == read(tmp_path / FILE).said and network.said["algorithm"] == "improve"
    with (tmp_path / "log.csv").open(encoding="utf-8") as text:
        rounds = list(csv.DictReader(text))
    assert int(float(rounds[1]["decisions"])) > int(float(rounds[0]["decisions"])) > 10
    decisions = searched(connect_four.found_by, 2, str(tmp_path / FILE), 24, 20, seed=99)
    net = new_net(connect_four, 2, 0, "cpu", start=network)
    before = losses(net, decisions, 2).tolist()
    after = fit(net, decisions, 2, plan)
    assert after[0] < before[0] and after[1] < before[1]


def some(seed: int) -> list[Decision]:
    return [Decision(np.zeros(1), np.zeros(1), seed, np.zeros(1), np.zeros(1))] * seed


def test_games_are_in_the_order_of_their_seeds_whoever_plays_them() -> None:
    found = in_processes(some, range(1, 5), 2)
    assert [[one.seat for one in game] for game in found] == [[1], [2] * 2, [3] * 3, [4] * 4]
