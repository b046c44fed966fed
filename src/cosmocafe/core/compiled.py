"""The same rules over packed tables, compiled by Numba for the CPU.

Only the entry points are kept on disk, in a folder named by a hash of all that was compiled, of the versions and of the CPU,
because Numba's own cache does not notice that a callee in another file changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba.core import cgutils
from numba.core.caching import _CacheLocator
from numba.extending import intrinsic

from . import inner, lifting, sets
from .agenda import COMPILED_AS, FAULTS
from .errors import NotAvailable
from .game import Game
from .lifting import Lifter, meaning

Tables = np.ndarray[Any, Any]
Numbers = np.ndarray[Any, Any]
ENTRIES = (
    "play_many",
    "start_many",
    "answer_many",
    "random_many",
    "mask_many",
    "observe_many",
    "copy_many",
    "check_many",
    "advise_many",
    "greedy_many",
)
CHECKED = ("play_many",)  # of rules that test every index
COMPLETE = "complete"  # a file in the folder of compiled rules once all of them lie there
MOST = 1_000_000
_compiling = threading.Lock()


@intrinsic  # type: ignore[untyped-decorator]
def _copy_bytes(context: Any, to: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(numba.types.intp, to.size), 1)
        return context.get_dummy_value()

    return numba.types.void(to, source), generate


@intrinsic  # type: ignore[untyped-decorator]
def _count_bits(context: Any, things: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return numba.types.int64(numba.types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _first_bit(context: Any, things: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.false_bit)

    return numba.types.int64(numba.types.int64), generate


def _copy(t: Any, other: Any) -> None:
    _copy_bytes(t, other)


def _count(things: Any) -> Any:
    return _count_bits(things)


def _first(things: Any) -> Any:
    return _first_bit(things)


def cache_folder(game: Game, twins: dict[Any, Any], flavour: str) -> Path:
    """Where this game's compiled rules are kept."""
    digest = hashlib.sha256(b"".join(Path(file).read_bytes() for file in (__file__, lifting.__file__, inner.__file__)))
    for said in sorted(meaning(function) for function in twins):
        digest.update(said.encode())
    machine = f"{sys.version_info[:2]} {numba.__version__} {np.__version__} {llvmlite.binding.get_host_cpu_name()}"
    digest.update(f"{machine} {game.table.dtype.descr} {game.box.dtype.descr}".encode())
    root = os.environ.get("COSMOCAFE_CACHE") or platformdirs.user_cache_dir("cosmocafe")
    return Path(root) / f"{game.id}-{flavour}-{digest.hexdigest()[:16]}"


class InItsFolder(_CacheLocator):  # type: ignore[misc]
    """Tells Numba to keep an entry point in the folder above, wherever its source lies: two checkouts of the same rules share it."""

    @classmethod
    def from_function(cls, function: Any, file: str) -> InItsFolder:
        locator = cls()
        locator.folder = numba.config.CACHE_DIR
        return locator

    def get_cache_path(self) -> Any:
        return self.folder

    def get_source_stamp(self) -> str:
        return "the folder's name says it"

    def get_disambiguator(self) -> str:
        return "entry"


def keep_in(folder: Path, entries: Iterable[Any]) -> None:
    """Have Numba load these from the folder, or write them there once compiled."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / COMPLETE).exists():
            tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        hint = "set COSMOCAFE_CACHE to a folder that can be written"
        raise NotAvailable(f"compiled rules cannot be kept in {folder} ({error.strerror}): {hint}") from None
    others = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{InItsFolder.__name__}"
    for entry in entries:  # Numba reads both settings here, and never again
        entry.enable_caching()
    numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = others


def forget_old(folder: Path) -> None:
    """Remove what was compiled from earlier rules and not used for a month."""
    for other in folder.parent.glob(folder.name[:-16] + "*"):
        if time.time() - other.stat().st_mtime > 30 * 86400:
            shutil.rmtree(other, ignore_errors=True)


class Compiled:
    """A game's rules over packed tables. Calls release the interpreter lock, so threads scale."""

    def __init__(self, game: Game, *, checked: bool = False) -> None:
        self.game, self._checked = game, checked
        lifter, wanted = self._lifter(typed=False), CHECKED if checked else ENTRIES
        with _compiling:
            self._entries = {name: lifter.lift(game.functions[name], entry=True) for name in wanted}
            self.folder = cache_folder(game, lifter.twins, "checked" if checked else "fast")
            if not self.is_warm:  # nothing on disk yet: compile well, once
                lifter = self._lifter(typed=True)
            self._entries = {name: lifter.lift(game.functions[name], entry=True) for name in wanted}
            keep_in(self.folder, self._entries.values())

    def _lifter(self, *, typed: bool) -> Lifter:
        def compile(function: Any, signatures: list[Any] | None = None) -> Any:
            options = {"nogil": True, "boundscheck": self._checked}
            if signatures and typed:
                return numba.njit(signatures, pipeline_class=inner.Inner, **options)(function)
            return numba.njit(**options)(function)

        # What plain Python spells out and the machine does in one instruction.
        native = {getattr(self.game.functions["copy"], COMPILED_AS): _copy, sets.count: _count, sets.first: _first}
        return Lifter(self.game, compile, {plain: compile(twin) for plain, twin in native.items()})

    @property
    def is_warm(self) -> bool:
        """Whether everything lies compiled on disk."""
        return (self.folder / COMPLETE).exists()

    def new_tables(self, count: int) -> Tables:
        """Tables of zeros."""
        return np.zeros(count, self.game.table.dtype)

    def _call(self, name: str, *args: Any) -> Any:
        entry = self._entries[name]
        if entry.signatures:
            return entry(*args)
        with _compiling:
            try:
                return entry(*args)
            finally:
                if all(one.signatures for one in self._entries.values()):
                    (self.folder / COMPLETE).touch()

    def warm(self) -> Iterator[str]:
        """Compile everything, or load it from the cache; the name of each entry point when it is ready."""
        none, box = self.new_tables(0), np.zeros(1, self.game.box.dtype)
        counts, bytes_ = np.zeros(0, np.int64), np.zeros((0, 1), np.int8)
        rows, answers, desk = np.zeros((0, 1), np.int32), np.zeros(0, np.int32), self.new_tables(4)
        samples: dict[str, tuple[Any, ...]] = {
            "play_many": (box, none, 2, 0, 1, counts),
            "start_many": (box, none, 2, 0),
            "answer_many": (box, none, answers),
            "random_many": (box, none),
            "mask_many": (none, bytes_),
            "observe_many": (box, none, answers, desk, rows),
            "copy_many": (none, none),
            "check_many": (box, none, 2, 0, 1, counts),
            "advise_many": (box, none, 0, 1, desk, answers),
            "greedy_many": (box, none, 2, 0, 1, np.zeros(4, np.int8), 1, desk, counts),
        }
        for name in self._entries:
            self._call(name, *samples[name])
            yield name
        forget_old(self.folder)
        if not self._checked:
            self.game.compiled = self

    def play(self, box: Tables, tables: Tables, players: int, first_seed: int = 0, *, threads: int = 1, most: int = MOST) -> Numbers:
        """Whole random games on tables of zeros; the number of answers of each."""
        counts = np.zeros(len(tables), np.int64)

        def part(low: int, high: int) -> None:
            self._call("play_many", box, tables[low:high], players, first_seed + low, most, counts[low:high])

        in_threads(part, len(tables), threads)
        refuse_faults(tables)
        return counts

    def play_greedy(
        self,
        box: Tables,
        tables: Tables,
        players: int,
        greedy: list[int],
        first_seed: int = 0,
        *,
        samples: int = 1,
        threads: int = 1,
        most: int = MOST,
    ) -> Numbers:
        """Whole games in which the named seats play greedily, the others at random; the number of answers of each."""
        counts = np.zeros(len(tables), np.int64)
        marked = np.zeros(4, np.int8)
        marked[greedy] = 1

        def part(low: int, high: int) -> None:
            desk = self.new_tables(4)
            self._call("greedy_many", box, tables[low:high], players, first_seed + low, most, marked, samples, desk, counts[low:high])

        in_threads(part, len(tables), threads)
        refuse_faults(tables)
        return counts

    def advise(self, box: Tables, tables: Tables, seed: int, *, samples: int = 1) -> Numbers:
        """The greedy answer to each table's open question."""
        answers = np.zeros(len(tables), np.int32)
        self._call("advise_many", box, tables, seed, samples, self.new_tables(4), answers)
        return answers

    def start(self, box: Tables, tables: Tables, players: int, first_seed: int = 0) -> None:
        """Begin tables of zeros."""
        self._call("start_many", box, tables, players, first_seed)
        refuse_faults(tables)

    def answer(self, box: Tables, tables: Tables, answers: Numbers) -> int:
        """Give each table its answer, -1 for none; how many were not offered and left their table alone."""
        refused = int(self._call("answer_many", box, tables, np.asarray(answers, np.int32)))
        refuse_faults(tables)
        return refused

    def answer_randomly(self, box: Tables, tables: Tables) -> None:
        """One random answer on each table that is not over."""
        self._call("random_many", box, tables)
        refuse_faults(tables)

    def masks(self, tables: Tables) -> Numbers:
        """The legal answers of each table, 1 in the answer's column."""
        masks = np.zeros((len(tables), self.game.catalogue.size), np.int8)
        self._call("mask_many", tables, masks)
        return masks

    def observe(self, box: Tables, tables: Tables, seats: Numbers) -> Numbers:
        """What one seat of each table observes."""
        rows = np.zeros((len(tables), self.game.observation), np.int32)
        self._call("observe_many", box, tables, np.asarray(seats, np.int32), self.new_tables(4), rows)
        return rows

    def copy(self, tables: Tables, sources: Tables) -> None:
        """Make each table like its source."""
        self._call("copy_many", tables, sources)

    def check(self, box: Tables, tables: Tables, players: int, first_seed: int = 0, *, threads: int = 1, most: int = MOST) -> Numbers:
        """Random games with the invariants tested after every answer; the first broken one of each, else 0."""
        faults = np.zeros(len(tables), np.int64)

        def part(low: int, high: int) -> None:
            self._call("check_many", box, tables[low:high], players, first_seed + low, most, faults[low:high])

        in_threads(part, len(tables), threads)
        refuse_faults(tables)
        return faults


def in_threads(part: Callable[[int, int], None], count: int, threads: int) -> None:
    """Do the work from 0 to `count` in equal parts, one a thread."""
    if threads < 2 or count < 2:
        part(0, count)
        return
    part(0, 0)  # compile before the threads start
    bounds = [count * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, bounds[:-1], bounds[1:]))


def refuse_faults(tables: Tables) -> None:
    """Raise for a table on which the rules made a mistake."""
    faults = tables["fault"]
    if faults.any():
        error, why = FAULTS[int(faults[faults != 0][0])]
        raise error(why)


_ready: dict[tuple[int, bool], Compiled] = {}


def compiled(game: Game, *, checked: bool = False) -> Compiled:
    """The compiled rules of a game; `checked` tests every index, for finding mistakes."""
    key = (id(game), checked)
    if key not in _ready:
        _ready[key] = Compiled(game, checked=checked)
    return _ready[key]
