"""Simulations on a Ray cluster: the same tables as on threads, also when a worker dies."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.core.found import find_game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.lab.goals import wanted_of
from cosmocafe.lab.simulate import simulate
from cosmocafe.lab.tune import tune
from tests.lab.test_results import Kept, content

ray = pytest.importorskip("ray")
PROCESSES = Path("/proc")
MARK = f"COSMOCAFE_CLUSTER_{os.getpid()}"


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster of this machine for all tests; its processes inherit a mark."""
    os.environ[MARK] = "1"
    yield
    ray.shutdown()
    del os.environ[MARK]


@pytest.fixture(scope="module")
def on_threads(fast_four: Compiled, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return played(fast_four, tmp_path_factory.mktemp("threads") / "four.parquet")


def played(four: Compiled, file: Path, engine: str = "cpu", workers: int | None = None, killing: bool = False) -> Kept:
    """What is kept of some greedy games of connect four."""
    killed: list[int] = []
    over = threading.Event()

    def kill() -> None:
        while not over.wait(0.002) and not killed:  # a worker may be between two chunks
            for one in workers_of_ray()[:1]:
                os.kill(one, signal.SIGKILL)
                killed.append(one)

    killer = threading.Thread(target=kill)

    def begin(done: int) -> None:
        if killing and done and not killer.ident:
            killer.start()

    simulate(four.game, 2, 2600, bots=["greedy", "greedy"], out=file, engine=engine, workers=workers, progress=begin)
    over.set()
    if killing:
        killer.join()
    assert len(killed) == killing
    return content(file)


def workers_of_ray() -> list[int]:
    """The processes of this cluster, and of no other on this machine, that play a chunk now."""
    found = []
    for one in PROCESSES.iterdir():
        with contextlib.suppress(OSError):  # it may just have ended
            if one.name.isdecimal() and (one / "cmdline").read_text().startswith("ray::_do") and MARK in (one / "environ").read_text():
                found.append(int(one.name))
    return found


def test_one_worker_and_two_leave_what_threads_leave(fast_four: Compiled, tmp_path: Path, on_threads: Kept) -> None:
    for workers in (1, 2):
        assert played(fast_four, tmp_path / f"{workers}.parquet", "ray", workers) == on_threads


@pytest.mark.skipif(not PROCESSES.exists(), reason="who plays is not to be seen here")
def test_a_worker_that_is_killed_loses_and_doubles_nothing(fast_four: Compiled, tmp_path: Path, on_threads: Kept) -> None:
    assert played(fast_four, tmp_path / "killed.parquet", "ray", 2, killing=True) == on_threads


def test_bots_that_think_play_there_too(fast_four: Compiled, tmp_path: Path) -> None:
    bots = ["search:visits=8", "random"]
    simulate(fast_four.game, 2, 6, bots=bots, out=tmp_path / "here.parquet", workers=1)
    simulate(fast_four.game, 2, 6, bots=bots, out=tmp_path / "there.parquet", engine="ray")
    assert content(tmp_path / "here.parquet") == content(tmp_path / "there.parquet")


def test_a_search_that_was_begun_on_threads_goes_on_there(tmp_path: Path) -> None:
    """Which engine plays the tries makes no difference, nor when somebody breaks off and goes on on another one."""
    dice = find_game("vivajava_dice")
    toml = {"games": 30, "players": 2, "numbers": {"research_track.cup": [7, 11]}, "goals": {"length": {"least": 1000}}}
    wanted, tried = wanted_of(toml, dice, None), list[int]()
    here = tune(dice, wanted, 3, kept=tmp_path / "here", threads=1)
    tune(dice, wanted, 1, kept=tmp_path / "there", threads=1)
    there = tune(dice, wanted, 3, kept=tmp_path / "there", engine="ray", workers=2, progress=lambda done, best: tried.append(done))
    assert tried == [2, 3]
    assert there.as_dict() == here.as_dict()
    assert there.changed


def test_what_a_worker_refuses_is_a_sentence_here() -> None:
    from cosmocafe.core.machine.cluster import spread_out

    with pytest.raises(InputError, match="there is no bot of that name"):
        list(spread_out(refusing, [1]))


def refusing() -> Callable[[int], int]:
    raise InputError("there is no bot of that name")


def test_what_another_program_has_started_for_itself_is_left_alone() -> None:
    from cosmocafe.core.machine.cluster import connect

    connect()
    asked = "import ray; from cosmocafe.core.machine.cluster import connect; connect(); print(ray.get_runtime_context().gcs_address)"
    there = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=240, check=True).stdout.strip()  # noqa: S603
    assert there and there != ray.get_runtime_context().gcs_address


def test_a_cluster_that_cannot_be_had_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmocafe.core.machine import cluster as module

    def refuse(address: str | None = None, **given: object) -> None:
        raise ConnectionError("nobody there") if address is None else Exception("The current node timed out during startup.")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(NotAvailable, match="Ray could not be started on this machine: The current node timed out during startup"):
        module.connect()
    monkeypatch.setattr(ray, "init", lambda **given: refuse("local"))
    with pytest.raises(NotAvailable, match="Ray could not be started on this machine"):
        module.connect()
    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(NotAvailable, match=r"there is no Ray cluster at 127\.0\.0\.1:1: start one there, or unset RAY_ADDRESS"):
        module.connect()


def test_a_cluster_that_wants_a_token_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmocafe.core.machine import cluster as module

    def refuse(**given: object) -> None:
        raise ray.exceptions.AuthenticationError("InvalidAuthToken")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NotAvailable, match="the Ray cluster wants its token: name the file that holds it by RAY_AUTH_TOKEN_PATH"):
        module.connect()
