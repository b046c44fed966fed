"""The same rules on a CUDA GPU, one thread a table. Needs `pip install cosmocafe[gpu]`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np

from . import sets
from .compiled import MOST, refuse_faults
from .errors import NotAvailable
from .game import Game
from .lifting import Lifter

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 asks for it at import, NumPy 2.5 has dropped it
try:
    from numba import cuda
except ImportError:  # pragma: no cover
    cuda = None

__all__ = ["Gpu", "cuda", "why_not"]
THREADS = 64
HOPPER = (9, 0)


def _count(things: Any) -> Any:
    return cuda.popc(things)


def _first(things: Any) -> Any:
    return cuda.ffs(things) - 1


def why_not() -> str | None:
    """Why there is no GPU to use, in a sentence; None if there is one."""
    if cuda is None:
        return "numba-cuda is not installed: pip install cosmocafe[gpu]"
    if not cuda.is_available():
        return "this machine has no CUDA GPU with a driver"
    return None


class Gpu:
    """A game's rules as CUDA kernels."""

    def __init__(self, game: Game) -> None:
        if cuda is None:
            raise NotAvailable(str(why_not()))
        self.game = game

        def device(function: Any, signatures: list[Any] | None = None) -> Any:
            return cuda.jit(device=True)(function)

        lifter = Lifter(game, device, {sets.count: device(_count), sets.first: device(_first)})
        play_one = lifter.lift(game.functions["play_one"], entry=True)

        def play(boxes: Any, tables: Any, players: int, first_seed: int, most: int, counts: Any) -> None:
            i = cuda.grid(1)
            if i < len(tables):
                counts[i] = play_one(boxes[0], tables[i], players, first_seed + i, most)

        self._play = play
        self._kernel = cuda.jit(play)

    def ptx(self) -> str:
        """The kernel's assembly for a Hopper GPU; needs no GPU."""
        box, table = cuda.types.Array(_record(self.game.box), 1, "C"), cuda.types.Array(_record(self.game.table), 1, "C")
        number, counts = cuda.types.int64, cuda.types.Array(cuda.types.int64, 1, "C")
        # Device functions ask the present GPU for its capability; where there is none, they are told.
        with mock.patch.object(cuda.dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)):
            text, _ = cuda.compile_ptx(self._play, (box, table, number, number, number, counts), cc=HOPPER)
        return str(text)

    def play(self, box: Any, count: int, players: int, first_seed: int = 0, *, most: int = MOST) -> tuple[Any, Any]:
        """Whole random games on new tables; the tables and the number of answers of each."""
        missing = why_not()
        if missing:
            raise NotAvailable(missing)
        tables, counts = self.new(count)
        self.launch(cuda.to_device(box), tables, counts, players, first_seed, most)
        cuda.synchronize()
        host = tables.copy_to_host()
        refuse_faults(host)
        return host, counts.copy_to_host()

    def new(self, count: int) -> tuple[Any, Any]:
        """Tables of zeros and room for their counts, on the GPU."""
        return cuda.to_device(np.zeros(count, self.game.table.dtype)), cuda.to_device(np.zeros(count, np.int64))

    def launch(self, box: Any, tables: Any, counts: Any, players: int, first_seed: int, most: int = MOST) -> None:
        """Start whole random games on tables of zeros that lie on the GPU; does not wait for them."""
        blocks = (len(tables) + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](box, tables, players, first_seed, most, counts)


def _record(piece: Any) -> Any:
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(piece.dtype)
