"""The benchmark: the figures that are asked for, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.lab import bench as module
from cosmocafe.lab.bench import bench, rate

THINKING = ["visits", "leaves", "playouts", "visits2", "leaves2", "playouts2"]
KEYS = ["game", "players", "plain", "compiled", "threads2", "ratio", "games", "copies", "bytes", "warm_start_s", *THINKING]
EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four.py"


def test_a_row_has_exactly_the_promised_figures(fast_four: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.05)
    monkeypatch.setenv("COSMOCAFE_CACHE", str(fast_four.folder))
    row = bench(str(EXAMPLE), fast_four.game, 2)
    assert list(row) == KEYS
    assert (row["game"], row["players"], row["bytes"]) == ("connect_four", 2, fast_four.game.table.dtype.itemsize)
    assert row["compiled"] > 10 * row["plain"] > 0
    assert row["ratio"] == pytest.approx(row["compiled"] / row["plain"], rel=0.1)
    assert row["games"] * 7 < row["compiled"] < row["games"] * 42
    assert min(row["threads2"], row["copies"], row["warm_start_s"], row["visits"], row["visits2"], row["leaves2"], row["playouts2"]) > 0
    assert row["leaves"] > 0  # fewer than visits where ends are sure, which need no judgement


def test_a_rate_is_work_over_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    monkeypatch.setattr(module, "SECONDS", 3.5)
    decisions, rounds = rate(lambda seed: 10 * seed)
    # looked at the clock at 0 (begin), 1, 2, 3 (go on), 4 (stop) and 5 (end): three rounds of 10, 20 and 30
    assert (decisions, rounds) == (60 / 5, 3 / 5)
