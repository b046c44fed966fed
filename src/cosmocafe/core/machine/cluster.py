"""Many tables on the workers of a Ray cluster, each with compiled code. Needs `pip install cosmocafe[ray]`.

The cluster is the one that RAY_ADDRESS names, the one of this machine, or one that is started here. Tables lie here; each call sends them
out in parts and takes them back, so that a worker that is lost loses nothing: Ray does its part again. The same of other tasks.
"""

from __future__ import annotations

import itertools
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np
import ray

from ..errors import CafeError, NotAvailable
from ..found import find_game
from ..game import Game
from .brought import Brought
from .compiled import MOST, Numbers, Tables
from .engine import Cpu
from .pieces import Piece

Task = TypeVar("Task")
Done = TypeVar("Done")
PART = 5000  # tables that are sent at once: enough to be worth the way


@ray.remote
def _on_worker(name: str, box: bytes, players: int, tables: Tables, method: str, given: tuple[Any, ...]) -> tuple[Tables, Any]:
    """Call an engine's method on a part of the tables; the tables afterwards and what it told."""
    game = find_game(name)
    opened = game.box()
    opened.unpack(np.frombuffer(box, game.box.dtype)[0])
    part = tables.copy()
    return part, getattr(Cpu(game, opened, players, threads=1), method)(part, *given)


def connect() -> None:
    """Join a cluster that was started for everybody (`ray start`, `RAY_ADDRESS`), or start one on this machine.

    What another program has started for itself is left alone: it ends with that program.
    """
    if ray.is_initialized():
        return
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # GPUs are not Ray's here; it would warn
    quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    try:
        ray.init(include_dashboard=False, **quiet)
    except ConnectionError as error:
        if "RAY_ADDRESS" in os.environ:
            raise NotAvailable(f"there is no Ray cluster at {os.environ['RAY_ADDRESS']}: start one there, or unset RAY_ADDRESS") from error
        _start(quiet)
    except ray.exceptions.AuthenticationError:
        raise NotAvailable(
            "the Ray cluster wants its token: name the file that holds it by RAY_AUTH_TOKEN_PATH, with RAY_AUTH_MODE=token"
        ) from None
    except (RuntimeError, ValueError) as error:
        raise NotAvailable(f"there is no Ray cluster to play on: {error}") from None
    except Exception as error:
        raise not_started(error) from None


def _start(quiet: dict[str, Any]) -> None:
    """Start a cluster on this machine, whatever is said to run here."""
    try:
        ray.init(address="local", include_dashboard=False, **quiet)
    except Exception as error:
        raise not_started(error) from None


def not_started(error: Exception) -> NotAvailable:
    """What Ray says when a machine is too busy to start it in time."""
    return NotAvailable(f"Ray could not be started on this machine: {error}")


_ready: dict[str, Any] = {}  # what does the work in this worker


@ray.remote
def _do(key: str, made: Any, task: Any) -> Any:
    """Do a task with what was made for it before, or just now."""
    if key not in _ready:
        _ready.clear()
        _ready[key] = made()
    return _ready[key](task)


def spread_out(
    made: Callable[[], Callable[[Task], Done]], tasks: Iterable[Task], workers: int | None = None, say: Callable[[str], None] = print
) -> Iterator[Done]:
    """What comes of each task, as it comes. `made` gives each worker what does the work; it must be something that can be sent there.

    As many are under way as there are cores for, those of machines that join meanwhile included, or `workers`.
    """
    connect()
    left, key, sent, under_way = iter(tasks), secrets.token_hex(8), ray.put(made), list[Any]()
    while True:
        room = workers or 2 * int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        under_way += [_do.remote(key, sent, task) for task in itertools.islice(left, max(0, room - len(under_way)))]
        if not under_way:
            return
        done, under_way = ray.wait(under_way)
        for one in done:
            yield _found_of(one)


def _found_of(promised: Any) -> Any:
    """What came of a task."""
    try:
        return ray.get(promised)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, CafeError) else error from None
    except ray.exceptions.RayError as error:
        why = f"the cluster has lost the same task several times ({type(error).__name__})"
        raise NotAvailable(f"{why}: what was done before is kept; if there was too little memory, take fewer --workers and go on") from None


class OnRay(Cpu):
    """Compiled code on the workers of a cluster; what is quick is done here."""

    def __init__(self, game: Game, box: Piece, players: int) -> None:
        super().__init__(game, box, players)
        self._name, self._bytes = game.found_by, box.to_bytes()
        connect()

    def play_out(self, tables: Tables, most: int = MOST) -> Numbers:
        return self._sent_out(tables, "play_out", lambda low: (most,))

    def play(self, tables: Tables, first_seed: int = 0, most: int = MOST) -> Numbers:
        return self._sent_out(tables, "play", lambda low: (first_seed + low, most))

    def each(self, tables: Tables, brought: Brought, work: str, first: int, given: Sequence[int]) -> Numbers:
        return self._sent_out(tables, "each", lambda low: (brought, work, first + low, tuple(given)))

    def _sent_out(self, tables: Tables, method: str, given: Any) -> Numbers:
        lows = range(0, len(tables), PART)
        waiting = [_on_worker.remote(self._name, self._bytes, self.players, tables[low : low + PART], method, given(low)) for low in lows]
        told = []
        for low, (part, counts) in zip(lows, ray.get(waiting), strict=True):
            tables[low : low + PART] = part
            told.append(counts)
        return np.concatenate(told) if told else np.zeros(0, np.int64)
