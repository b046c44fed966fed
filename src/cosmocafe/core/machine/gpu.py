"""The same rules on a CUDA GPU: LLVM writes the assembly, the driver does the rest. `kernels` says how threads share the work."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numpy as np

from ..author.agenda import COMPILED_AS
from ..errors import NotAvailable
from ..game import Game
from . import native, together
from .compiled import MOST, kinds_of, refuse_faults
from .driver import Array, Kernels, Stream, device, synchronize, why_not
from .kernels import bind
from .kinds import INT, row
from .syntax import tree_of
from .translate import Translation

__all__ = ["Gpu", "why_not"]
WARP = 32
BLOCK = 512  # threads
BLOCKS = 2  # on each multiprocessor at once: while one waits for memory the other goes on
REGISTERS = 64  # a thread, so that so many fit
HOPPER = (9, 0)
INLINE = 25  # LLVM's measure of how much a function may grow by those put into it: the fewer instructions, the fewer to fetch

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


def text_of(game: Game) -> str:
    """The kernels of a game as LLVM text."""
    copies = frozenset([getattr(game.functions["copy"], COMPILED_AS)])
    translation = Translation(narrow=True, copies=copies, words=together.words(game.table.dtype))
    kinds = {**kinds_of(game), "following": row(np.dtype(np.int64))}
    for name, kernel in bind(game.functions).items():
        given = [kinds.get(parameter.arg, INT) for parameter in tree_of(kernel).args.args]
        translation.add(kernel, given, linkage="ptx_kernel ", name=name)
    return together.DECLARED + translation.text()


def ptx_of(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """The kernels as assembly; needs no GPU. Kept on disk like the CPU's."""
    text, chip = text_of(game), f"sm_{capability[0]}{capability[1]}"
    file = native.kept_under(f"{game.id}-{chip}", text, chip)
    if file.exists():
        return file.read_text(encoding="utf-8")
    target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
    machine = target.create_target_machine(cpu=chip, features="+ptx80", opt=3)
    ptx: str = machine.emit_assembly(native.optimised(text, machine, INLINE))
    native.keep(file, ptx.encode())
    return ptx


class Gpu:
    """A game's rules on a GPU."""

    def __init__(self, game: Game) -> None:
        missing = why_not()
        if missing:
            raise NotAvailable(missing)
        self.game = game
        self._kernels = Kernels(ptx_of(game, device().capability), REGISTERS)
        self._kinds = 2 * (max(game.steps) + 1) + 1  # of things that `due` can name

    def play(self, box: Any, count: int, players: int, first_seed: int = 0, *, most: int = MOST) -> tuple[Any, Any]:
        """Whole random games on new tables; the tables and the number of answers of each."""
        tables, counts = self.new(count)
        self.launch(Array(box.shape, box.dtype).put(box), tables, counts, players, first_seed, most)
        synchronize()
        host = tables.get()
        refuse_faults(host)
        return host, counts.get()

    def new(self, count: int) -> tuple[Array, Array]:
        """Tables of zeros and room for their counts, on the GPU."""
        return Array([count], self.game.table.dtype), Array([count], np.int64)

    def launch(
        self, box: Array, tables: Array, counts: Array, players: int, first_seed: int, most: int = MOST, stream: Stream | None = None
    ) -> None:
        """Start whole random games on tables of zeros that lie on the GPU; does not wait for them."""
        if len(tables) == 0:
            return
        blocks = BLOCKS * device().multiprocessors
        warps = 1 + (len(tables) - 1) // (blocks * WARP)  # few tables are spread over the whole GPU
        self._following = Array([1], np.int64, stream)  # it must live while the kernel runs
        given: list[int | Array] = [box, tables, players, first_seed, most, counts, self._following, self._kinds]
        self._kernels.launch("play_together", blocks, min(BLOCK, WARP * warps), given, stream)
