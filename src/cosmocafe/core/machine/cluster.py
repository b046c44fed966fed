"""Many tables on the workers of a Ray cluster, each with compiled code. Needs `pip install cosmocafe[ray]`.

The cluster is the one that RAY_ADDRESS names, or one started on this machine. Tables lie here; each call sends them out in parts
and takes them back, so that a worker that is lost loses nothing: Ray does its part again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import ray

from ..errors import NotAvailable
from ..found import find_game
from ..game import Game
from .brought import Brought
from .compiled import MOST, Numbers, Tables
from .engine import Cpu
from .pieces import Piece

PART = 5000  # tables that are sent at once: enough to be worth the way


@ray.remote
def _on_worker(name: str, box: bytes, players: int, tables: Tables, method: str, given: tuple[Any, ...]) -> tuple[Tables, Any]:
    """Call an engine's method on a part of the tables; the tables afterwards and what it told."""
    game = find_game(name)
    opened = game.box()
    opened.unpack(np.frombuffer(box, game.box.dtype)[0])
    part = tables.copy()
    return part, getattr(Cpu(game, opened, players, threads=1), method)(part, *given)


class OnRay(Cpu):
    """Compiled code on the workers of a cluster; what is quick is done here."""

    def __init__(self, game: Game, box: Piece, players: int) -> None:
        super().__init__(game, box, players)
        self._name, self._bytes = game.found_by, box.to_bytes()
        if not ray.is_initialized():
            try:
                ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise NotAvailable(f"there is no Ray cluster to play on: {error}") from None

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
