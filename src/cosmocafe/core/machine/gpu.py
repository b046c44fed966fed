"""The same rules on a CUDA GPU: LLVM writes the assembly, the driver does the rest. `kernels` says how threads share the work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..anything import Foreign, Function, Held, Records
from ..errors import NotAvailable
from ..game import Game
from . import native, together
from .brought import Brought
from .compiled import MOST, kinds_for, kinds_of, own_words, refuse_faults, words_for, words_of
from .driver import Array, Borrowed, Kernels, Stream, device, why_not
from .kernels import GROUPS, kernels_of
from .kinds import INT, LONG, NUMBER, columns, row
from .syntax import tree_of
from .translate import Translation

__all__ = ["Gpu", "GpuStepping", "why_not"]
WARP = 32
BLOCK = 512  # threads
BLOCKS = 2  # on each multiprocessor at once: while one waits for memory the other goes on
REGISTERS = 64  # a thread, so that so many fit
INLINE = 25  # how much a function may grow by those put into it: the fewer instructions there are, the fewer must be fetched
HOPPER = (9, 0)

native.llvm.initialize_all_targets()
native.llvm.initialize_all_asmprinters()


def kernels_in(game: Game, group: str | Brought) -> dict[str, Function]:
    """A group of kernels for a game, or those over what somebody brings."""
    if isinstance(group, str):
        return kernels_of(game, group)
    return {f"{name}_each": group.own(game)[f"{name}_each"] for name in group.work}


def name_of(group: str | Brought) -> str:
    """The name of a group of kernels."""
    return group if isinstance(group, str) else group.name


def text_of(game: Game, group: str | Brought) -> str:
    """A group of kernels for a game, as LLVM text."""
    own, known = (own_words(game), kinds_of(game)) if isinstance(group, str) else (words_for(game, group), kinds_for(game, group))
    words = {**together.words(game.table.dtype, game.features.record), **own}
    translation = Translation(narrow=True, words=words, attributes="convergent nounwind")
    kinds = {**known, "rows": columns(game.features.dtype), **dict.fromkeys(("following", "refused"), row(LONG))}
    for name, kernel in kernels_in(game, group).items():
        given = [kinds.get(parameter.arg, INT) for parameter in tree_of(kernel).args.args]
        translation.add(kernel, given, linkage="ptx_kernel ", name=name)
    return together.DECLARED + translation.text()


def ptx_of(game: Game, group: str | Brought, capability: tuple[int, int] = HOPPER) -> str:
    """A group of kernels as assembly; needs no GPU. Kept on disk like the CPU's machine code."""
    text, chip = text_of(game, group), f"sm_{capability[0]}{capability[1]}"
    file = native.kept_under(f"{game.id}-{name_of(group)}-{chip}", text, f"{chip} {INLINE}")
    code = native.kept(file)
    if code is not None:
        return code.decode()
    target = native.llvm.Target.from_triple("nvptx64-nvidia-cuda")
    machine = target.create_target_machine(cpu=chip, features="+ptx80", opt=3)
    ptx: str = machine.emit_assembly(native.optimised(text, machine, INLINE))
    native.keep(file, ptx.encode())
    return ptx


class GpuStepping(NamedTuple):
    """What stepping many tables keeps and says, all on the GPU: see `compiled.Stepping`."""

    episodes: Array
    ended: Array
    places: Array
    refused: Array


class Gpu:
    """A game's rules on a GPU. Calls do not wait for the GPU; reading an array does."""

    def __init__(self, game: Game, stream: Stream | None = None) -> None:
        missing = why_not()
        if missing:
            raise NotAvailable(missing)
        self.game, self.stream = game, stream
        self._loaded: dict[str | Brought, Kernels] = {}
        self._groups: dict[str, str | Brought] = {kernel.__name__: group for group, kernels in GROUPS.items() for kernel in kernels}
        self._kinds = 2 * (max(game.steps) + 1) + 1  # of things that `due` can name
        self._following = self.array(1, LONG)
        self._refused = self.array(1, LONG)

    def launch(self, name: str, count: int, given: Sequence[int | Array]) -> None:
        """Start a kernel over so many tables."""
        group = self._groups[name]
        if group not in self._loaded:
            self._loaded[group] = Kernels(ptx_of(self.game, group, device().capability), REGISTERS)
        if count == 0:
            return
        blocks = BLOCKS * device().multiprocessors
        threads = min(BLOCK, WARP * (1 + (count - 1) // (blocks * WARP)))  # few tables are spread over the whole GPU
        self._loaded[group].launch(name, blocks, threads, given, self.stream)

    def array(self, shape: int | Sequence[int], dtype: Held) -> Array:
        """Zeros on the GPU."""
        return Array([shape] if isinstance(shape, int) else shape, dtype, self.stream)

    def put(self, host: Held) -> Array:
        """An array of this machine, on the GPU."""
        return self.array(host.shape, host.dtype).put(host, self.stream)

    def new_tables(self, count: int) -> Array:
        """Tables of zeros."""
        return self.array(count, self.game.table.dtype)

    def new_stepping(self, count: int) -> GpuStepping:
        """What stepping keeps: nothing has ended yet."""
        return GpuStepping(self.array(count, LONG), self.array(count, np.int8), self.array([count, 4], np.int8), self.array(1, LONG))

    def records(self, tables: Array) -> Records:
        """The tables' records on this machine; a mistake in the rules is raised here."""
        records = tables.get(self.stream)
        refuse_faults(records)
        return records

    def play(self, box: Array, tables: Array, players: int, first_seed: int = 0, *, most: int = MOST) -> Array:
        """Whole random games on tables of zeros; the number of answers of each."""
        counts = self.array(len(tables), LONG)
        self._following.clear(self.stream)
        given: list[int | Array] = [box, tables, players, first_seed, most, counts, self._following, self._kinds]
        self.launch("play_together", len(tables), given)
        return counts

    def each(self, brought: Brought, work: str, box: Array, tables: Array, first: int, given: Sequence[int]) -> Array:
        """What a function that somebody brings tells of each table."""
        told = self.array(len(tables), NUMBER)
        self._groups[f"{work}_each"] = brought
        self.launch(f"{work}_each", len(tables), [box, tables, first, told, *given])
        return told

    def start(self, box: Array, tables: Array, players: int, first_seed: int = 0) -> None:
        """Begin tables of zeros."""
        self.launch("start_each", len(tables), [box, tables, players, first_seed])

    def answer(self, box: Array, tables: Array, answers: Array) -> int:
        """Give each table its answer, -1 for none; how many were not offered and left their table alone. Waits."""
        self._refused.clear(self.stream)
        self.launch("answer_each", len(tables), [box, tables, answers, self._refused])
        return int(self._refused.get(self.stream)[0])

    def step(self, box: Array, tables: Array, answers: Array, players: int, first_seed: int, state: GpuStepping) -> None:
        """Give each table its answer; those that are over begin anew. `state.refused` counts answers that were not offered."""
        kept = [state.episodes, state.ended, state.places, state.refused]
        self.launch("step_each", len(tables), [box, tables, answers, players, first_seed, *kept])

    def choose(self, tables: Array, seed: int, out: Array | None = None) -> Array:
        """A random legal answer to each table's question, -1 for none."""
        answers = out or self.array(len(tables), np.int32)
        self.launch("choose_each", len(tables), [tables, seed, answers])
        return answers

    def answer_randomly(self, box: Array, tables: Array) -> None:
        """One random answer on each table that is not over."""
        self.launch("random_each", len(tables), [box, tables])

    def play_out(self, box: Array, tables: Array, *, most: int = MOST) -> Array:
        """Play every table on at random; the number of answers of each."""
        counts = self.array(len(tables), LONG)
        self.launch("play_out_each", len(tables), [box, tables, most, counts])
        return counts

    def asked(self, tables: Array, out: Array | None = None) -> Array:
        """The seat whose answer each table awaits, -1 for none."""
        asked = out or self.array(len(tables), np.int8)
        self.launch("asked_each", len(tables), [tables, asked])
        return asked

    def masks(self, tables: Array) -> Array:
        """The legal answers of each table, 1 in the answer's column."""
        masks = self.array([len(tables), self.game.catalogue.size], np.int8)
        self.launch("mask_each", len(tables), [tables, masks])
        return masks

    def bits(self, tables: Array, out: Array | None = None) -> Array:
        """The legal answers of each table, one bit each, 32 to a word."""
        bits = out or self.array([len(tables), words_of(self.game)], np.uint32)
        self.launch("bits_each", len(tables), [tables, bits])
        return bits

    def observe(self, box: Array, tables: Array, seats: Array, out: Array | None = None) -> Array:
        """What one seat of each table observes."""
        rows = out or self.new_rows(len(tables))
        self.launch("observe_each", len(tables), [box, tables, seats, rows])
        return rows

    def new_rows(self, count: int) -> Array:
        """Room for observations, number by number."""
        return Array([count, len(self.game.features)], self.game.features.dtype, self.stream, columns=True)

    def look(self, box: Array, tables: Array, asked: Array, bits: Array, rows: Array) -> None:
        """Who is asked at each table, what is offered, and what that seat sees."""
        self.launch("look_each", len(tables), [box, tables, asked, bits, rows])

    def clear(self, array: Array) -> None:
        """Make all numbers zeros."""
        array.clear(self.stream)

    def borrowed(self, numbers: Foreign) -> Array:
        """Answers, wherever they are: those on the GPU are not copied."""
        found = Borrowed(numbers) if hasattr(numbers, "__cuda_array_interface__") else self.put(np.asarray(numbers, np.int32))
        if found.dtype != NUMBER:
            raise TypeError(f"answers on the GPU are int32, not {found.dtype}")
        return found

    def copy(self, tables: Array, sources: Array) -> None:
        """Make each table like its source."""
        self.launch("copy_each", len(tables), [tables, sources])
