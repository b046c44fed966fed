"""The same rules on a CUDA GPU, one thread a table. Needs `pip install cosmocafe[gpu]`.

Rules are long and tables go their own ways, so threads left alone wait most of the time for instructions to be fetched.
The threads of a block therefore go together: each time the block does what is due on most of its tables.
Why this and not another way: `bench/README.md`.
"""

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
WARP = 32
BLOCK = 512  # threads
BLOCKS = 2  # on each multiprocessor at once: while one waits for memory the other goes on
REGISTERS = 64  # a thread, so that so many fit
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


def kernel(game: Game) -> Any:
    """Whole random games: threads take tables of zeros, one after the other, until none is left."""
    record, number = _record(game.table), cuda.types.int32
    kinds = 2 * (max(game.steps) + 1) + 1  # of things that `due` can name

    def device(function: Any, signatures: list[Any] | None = None) -> Any:
        return cuda.jit(device=True)(function)

    lifter = Lifter(game, device, {sets.count: device(_count), sets.first: device(_first)})
    due, do_next = (lifter.lift(game.functions[name], entry=True) for name in ("due", "do_next"))

    def play(boxes: Any, tables: Any, players: int, first_seed: int, most: int, counts: Any, following: Any) -> None:
        waiting = cuda.shared.array(kinds, number)  # how many tables of this block wait for each thing
        chosen = cuda.shared.array(1, number)  # for what most wait: how many, times `kinds`, plus what
        mine = cuda.local.array(1, record)  # far faster than a table in the memory that all share
        me, threads = cuda.threadIdx.x, cuda.blockDim.x
        for kind in range(me, kinds, threads):
            waiting[kind] = 0
        cuda.syncthreads()
        given, wanted = 0, 0
        i = cuda.atomic.add(following, 0, 1)
        if i < len(tables):
            mine[0] = tables[i]
            cuda.atomic.add(waiting, wanted, 1)
        while True:
            cuda.syncthreads()
            if me == 0:
                chosen[0] = 0
            cuda.syncthreads()
            for kind in range(me, kinds, threads):
                cuda.atomic.max(chosen, 0, waiting[kind] * kinds + kind)
            cuda.syncthreads()
            if chosen[0] < kinds:  # nobody waits for anything
                break
            if i < len(tables) and wanted == chosen[0] % kinds:
                cuda.atomic.add(waiting, wanted, -1)
                given += do_next(boxes[0], mine[0], players, first_seed + i)
                if mine[0].over != 0 or (given >= most and mine[0].n_options > 0):
                    tables[i] = mine[0]
                    counts[i] = given
                    given = 0
                    i = cuda.atomic.add(following, 0, 1)
                    if i < len(tables):
                        mine[0] = tables[i]
                if i < len(tables):
                    wanted = due(mine[0])
                    cuda.atomic.add(waiting, wanted, 1)

    return play


class Gpu:
    """A game's rules as a CUDA kernel."""

    def __init__(self, game: Game) -> None:
        if cuda is None:
            raise NotAvailable(str(why_not()))
        self.game = game
        self._play = kernel(game)
        self._kernel = cuda.jit(max_registers=REGISTERS)(self._play)

    def ptx(self) -> str:
        """The kernel's assembly for a Hopper GPU; needs no GPU."""
        box, table = cuda.types.Array(_record(self.game.box), 1, "C"), cuda.types.Array(_record(self.game.table), 1, "C")
        number, numbers = cuda.types.int64, cuda.types.Array(cuda.types.int64, 1, "C")
        # Device functions ask the present GPU for its capability; where there is none, they are told.
        with mock.patch.object(cuda.dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)):
            text, _ = cuda.compile_ptx(self._play, (box, table, number, number, number, numbers, numbers), cc=HOPPER)
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
        if len(tables) == 0:
            return
        blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        warps = 1 + (len(tables) - 1) // (blocks * WARP)  # few tables are spread over the whole GPU
        following = cuda.to_device(np.zeros(1, np.int64))
        self._kernel[blocks, min(BLOCK, WARP * warps)](box, tables, players, first_seed, most, counts, following)


def _record(piece: Any) -> Any:
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(piece.dtype)
