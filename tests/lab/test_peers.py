"""Other simulators beside ours: what is raced, and what is said of a peer that cannot be had."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench import peers
from bench.peer_drivers import DRIVERS, measure
from cosmocafe.core.errors import NotAvailable


def test_every_driver_has_a_peer_and_every_game_is_raced_by_us_and_another() -> None:
    assert {name for name, _ in DRIVERS} == set(peers.PEERS)
    assert {game for _, game in DRIVERS} == set(peers.GAMES)
    for game in peers.GAMES:
        assert (peers.OURS, game) in DRIVERS
        assert len([name for name, raced in DRIVERS if raced == game]) > 1


def test_a_measurement_leaves_the_first_round_out() -> None:
    rounds = iter([(10**9, 10**9), *[(1, 20)] * 10**6])
    figures = measure(lambda: rounds, 0.01)
    assert 0 < figures["games_per_second"] < 10**9
    assert figures["decisions_per_second"] == pytest.approx(20 * figures["games_per_second"])


def test_a_peer_that_cannot_be_had_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    row = peers.race("backgammon", "pgx", str(tmp_path / "no-python"), 1)
    assert row["why"].endswith("no-python cannot be started: No such file or directory")
    ours = {"game": "backgammon", "peer": peers.OURS, "games_per_second": 90000.0, "decisions_per_second": 1e7}
    theirs = {"game": "backgammon", "peer": "open_spiel", "games_per_second": 450.0, "decisions_per_second": 1e5}
    said = peers.report("backgammon", [ours, theirs, row])
    assert said[5].split("|")[-2].strip() == "200.0"
    assert said[-1].startswith("Pgx on the CPU, in batches: not to be had here: ")


def test_a_failure_is_told_by_its_own_words() -> None:
    script = "import sys; print('ERROR: no such package\\nmore', file=sys.stderr); sys.exit(1)"
    with pytest.raises(NotAvailable, match=r"^ERROR: no such package$"):
        peers.done([sys.executable, "-c", script], 60)
    with pytest.raises(NotAvailable, match="more than 0 seconds"):
        peers.done([sys.executable, "-c", "import time; time.sleep(9)"], 0.2)
