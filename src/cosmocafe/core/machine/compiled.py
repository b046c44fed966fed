"""The same rules over packed tables, as machine code of this processor: each rule is translated once for all entry points."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..anything import Dtype, Function, Held, Records
from ..author.agenda import FAULTS, tell, twin_of
from ..errors import DeclarationError
from ..game import Game
from .brought import Brought
from .expressions import Instruction, cleared, copied, heard_by
from .kinds import BYTE, INT, LONG, NARROW, NOTHING, NUMBER, WORD, Kind, grid, piece, row
from .syntax import tree_of
from .together import DESK, numbers_inside, numbers_of
from .translate import Translation

if TYPE_CHECKING:
    from .native import Native

Tables = Records
Numbers = Records
ENTRIES = (
    "play_many",
    "start_many",
    "answer_many",
    "random_many",
    "mask_many",
    "observe_many",
    "copy_many",
    "check_many",
    "play_out_many",
    "asked_many",
    "bits_many",
    "step_many",
    "choose_many",
    "start_one",
    "answer_one",
)
DISPATCH = ("take", "resolve")  # to what a step or an answer leads to
DOORS = ("set_up", "hide", "guess", "observe", "value", "broken")  # to a game's other rules
CHECKED = ("play_many",)  # of rules that are tested while they are played
MOST = 1_000_000
STAGES = ("translated", "ready")  # what `warm` tells


def kinds_of(game: Game) -> dict[str, Kind]:
    """What the parameters of the loops over many tables are, by name; all others are numbers."""
    tables, numbers, longs = row(game.table.dtype), row(NUMBER), row(LONG)
    return {
        **dict.fromkeys(("tables", "sources", "scratch", "desk"), tables),
        **dict.fromkeys(("answers", "seats", "told", "which", "taken"), numbers),
        **dict.fromkeys(("counts", "faults", "episodes"), longs),
        **dict.fromkeys(("asked", "ended"), row(BYTE)),
        **dict.fromkeys(("masks", "places"), grid(BYTE)),
        "boxes": row(game.box.dtype),
        "bits": grid(WORD),
        **dict.fromkeys(("seen", "finals"), row(game.features.record)),
        "both": piece(both_of(game)),
    }


def both_of(game: Game) -> Dtype:
    """A box and a table beside each other."""
    return np.dtype([("box", game.box.dtype), ("table", game.table.dtype)], align=True)


def own_words(game: Game) -> dict[Function, Instruction]:
    """What plain Python spells out, number by number, and compiled code does at once."""
    at_once = {twin_of(game.functions[name]): cleared for name in ("clear", "wipe")}
    return {twin_of(game.functions["copy"]): copied, **at_once, numbers_of: numbers_inside}


def kinds_for(game: Game, brought: Brought) -> dict[str, Kind]:
    """The same for the loops over what somebody brings."""
    return {**kinds_of(game), "tables": row(brought.table(game).dtype), **brought.kinds(game)}


def words_for(game: Game, brought: Brought) -> dict[Function, Instruction]:
    """What compiled code does at once, and what it does where rules tell something, for what somebody brings."""
    heard = {twin_of(tell): heard_by(brought.own(game)[brought.hears], brought.table(game).dtype)} if brought.hears else {}
    return {**own_words(game), **heard}


RESULTS = {INT: ctypes.c_int64, NARROW: ctypes.c_int32, NOTHING: None}


class Entry:
    """A compiled loop over many tables."""

    def __init__(self, translation: Translation, function: Function, kinds: dict[str, Kind]) -> None:
        self.kinds = [kinds.get(parameter.arg, INT) for parameter in tree_of(function).args.args]
        self.name, self.result = translation.add(function, self.kinds)
        self.call: Function | None = None

    @property
    def is_long(self) -> bool:
        """Whether other threads should go on meanwhile; for one table it is not worth it."""
        return all(kind.name != "piece" for kind in self.kinds)

    def bind(self, code: Native) -> None:
        """Find the entry in its machine code."""
        arguments: list[Any] = []
        for kind in self.kinds:
            sizes = {"grid": 2, "row": 1}.get(kind.name, 0)
            arguments += [RESULTS.get(kind, ctypes.c_void_p)] + [ctypes.c_int64] * sizes
        self.call = code.function(self.name, RESULTS[self.result], arguments, alone=self.is_long)

    def __call__(self, *given: Held) -> Held:
        """Call it with arrays and numbers."""
        assert self.call is not None  # noqa: S101  bound before
        return self.call(*self.handed(given))

    def handed(self, given: Sequence[Held]) -> list[int]:
        """Arrays and numbers as the machine takes them: an array is its address and sizes."""
        arguments: list[int] = []
        for value, kind in zip(given, self.kinds, strict=True):
            if kind == INT:
                arguments.append(value)
            else:
                refuse_array(value, kind)
                arguments += [value.ctypes.data, *value.shape]
        return arguments


def refuse_array(array: Held, kind: Kind) -> None:
    """Refuse an array whose bytes are not what compiled code takes them for."""
    if array.dtype != kind.dtype or not array.flags.c_contiguous or array.ndim != (2 if kind.name == "grid" else 1):
        raise TypeError(f"an array of {array.dtype} with {array.ndim} dimensions stands where compiled rules want one of {kind.dtype}")


class Code:
    """Functions over packed tables as machine code of this processor. Calls let other threads go on, so threads scale."""

    def __init__(self, game: Game, name: str, translation: Translation, entries: dict[str, Entry]) -> None:
        from .native import Native  # LLVM is not wanted before something is compiled, and may be missing

        self.game, self._name, self._translation, self._entries = game, name, translation, entries
        dispatch, doors = ([twin_of(game.functions[name]) for name in names] for names in (DISPATCH, DOORS))
        sort = "checked" if translation.checked else "fast"  # what is brought shares the chapters of a game's rules with its own loops
        self._code = Native(f"{game.id}-{sort}", *translation.chapters(dispatch, doors))
        self._loading = threading.Lock()
        self._take_fault: Callable[[], int] | None = None

    @property
    def is_warm(self) -> bool:
        """Whether everything lies compiled on disk."""
        return self._code.is_kept

    @property
    def folder(self) -> Path:
        """Where compiled rules are kept."""
        return self._code.files[0].parent

    @property
    def made_anew(self) -> int:
        """How many chapters were compiled to load it, and not found on disk."""
        return self._code.made

    @property
    def is_loaded(self) -> bool:
        """Whether everything can be called at once."""
        return self._take_fault is not None

    def new_tables(self, count: int) -> Tables:
        """Tables of zeros."""
        return np.zeros(count, self.game.table.dtype)

    def call(self, name: str, *args: Held) -> Held:
        """Call an entry with arrays and numbers."""
        if not self.is_loaded:
            self.load()
        found = self._entries[name](*args)
        if self._translation.checked:
            self._refuse_mistakes()
        return found

    def ready(self, name: str, *given: Held) -> Callable[[], int]:
        """A call with arrays that stay where they are, made again and again."""
        self.load()
        entry = self._entries[name]
        assert entry.call is not None  # noqa: S101  bound by load
        return partial(entry.call, *entry.handed(given))

    def load(self) -> None:
        """Compile everything, or load it from disk."""
        with self._loading:
            if self.is_loaded:
                return
            self._code.load()
            for entry in self._entries.values():
                entry.bind(self._code)
            self._take_fault = self._code.function("take_fault", ctypes.c_int64, [])
        self.game.compiled.add(self._name)

    def warm(self) -> Iterator[str]:
        """Compile everything, or load it from disk; says how far it is."""
        yield STAGES[0]
        self.load()
        yield STAGES[1]

    def _refuse_mistakes(self) -> None:
        fault = self._take_fault() if self._take_fault else 0
        if fault:
            raise DeclarationError(self._translation.mistakes[fault])


class BroughtCode(Code):
    """What somebody brings to a game, compiled with its rules."""

    def __init__(self, game: Game, brought: Brought) -> None:
        translation, kinds, own = Translation(words=words_for(game, brought)), kinds_for(game, brought), brought.own(game)
        names = [f"{work}_many" for work in brought.work]
        super().__init__(game, brought.name, translation, {name: Entry(translation, own[name], kinds) for name in names})

    def each(self, work: str, box: Tables, tables: Tables, first: int, given: Sequence[Held], *, threads: int = 1) -> Numbers:
        """What a function tells of each table, which are numbered from `first` on."""
        told = np.zeros(len(tables), np.int32)

        def part(low: int, high: int) -> None:
            self.call(f"{work}_many", box, tables[low:high], np.zeros(DESK, self.game.table.dtype), first + low, told[low:high], *given)

        in_threads(part, len(tables), threads)
        refuse_faults(tables)
        return told


class Compiled(Code):
    """A game's own loops over packed tables."""

    def __init__(self, game: Game, *, checked: bool = False, narrow: bool = False) -> None:
        translation = Translation(checked=checked, narrow=narrow or checked, words=own_words(game))
        kinds, names = kinds_of(game), CHECKED if checked else ENTRIES
        entries = {name: Entry(translation, game.functions[name], kinds) for name in names}
        super().__init__(game, "checked" if checked else "fast", translation, entries)

    def _in_threads(self, name: str, box: Tables, tables: Tables, threads: int, given: Callable[[int], tuple[Any, ...]]) -> Numbers:
        """Call an entry on a part of the tables in each thread, with what is `given` to a part by its beginning; a number for each."""
        numbers = np.zeros(len(tables), np.int64)

        def part(low: int, high: int) -> None:
            self.call(name, box, tables[low:high], *given(low), numbers[low:high])

        in_threads(part, len(tables), threads)
        refuse_faults(tables)
        return numbers

    def play(self, box: Tables, tables: Tables, players: int, first_seed: int = 0, *, threads: int = 1, most: int = MOST) -> Numbers:
        """Whole random games on tables of zeros; the number of answers of each."""
        return self._in_threads("play_many", box, tables, threads, lambda low: (players, first_seed + low, most))

    def start(self, box: Tables, tables: Tables, players: int, first_seed: int = 0) -> None:
        """Begin tables of zeros."""
        self.call("start_many", box, tables, players, first_seed)
        refuse_faults(tables)

    def answer(self, box: Tables, tables: Tables, answers: Numbers) -> int:
        """Give each table its answer, -1 for none; how many were not offered and left their table alone."""
        refused = int(self.call("answer_many", box, tables, np.asarray(answers, np.int32)))
        refuse_faults(tables)
        return refused

    def answer_randomly(self, box: Tables, tables: Tables) -> None:
        """One random answer on each table that is not over."""
        self.call("random_many", box, tables)
        refuse_faults(tables)

    def masks(self, tables: Tables) -> Numbers:
        """The legal answers of each table, 1 in the answer's column."""
        masks = np.zeros((len(tables), self.game.catalogue.size), np.int8)
        self.call("mask_many", tables, masks)
        return masks

    def observe(self, box: Tables, tables: Tables, seats: Numbers) -> Numbers:
        """What one seat of each table observes."""
        rows = np.zeros((len(tables), len(self.game.features)), self.game.features.dtype)
        self.call("observe_many", box, tables, np.asarray(seats, np.int32), self.new_tables(1), as_seen(self.game, rows))
        return rows

    def copy(self, tables: Tables, sources: Tables) -> None:
        """Make each table like its source."""
        self.call("copy_many", tables, sources)

    def play_out(self, box: Tables, tables: Tables, *, threads: int = 1, most: int = MOST) -> Numbers:
        """Play every table on at random, to its end or for `most` answers; the number of answers of each."""
        return self._in_threads("play_out_many", box, tables, threads, lambda low: (most,))

    def asked(self, tables: Tables) -> Numbers:
        """The seat whose answer each table awaits, -1 for none."""
        asked = np.zeros(len(tables), np.int8)
        self.call("asked_many", tables, asked)
        return asked

    def bits(self, tables: Tables) -> Numbers:
        """The legal answers of each table, one bit each, 32 to a word."""
        bits = np.zeros((len(tables), words_of(self.game)), np.uint32)
        self.call("bits_many", tables, bits)
        return bits

    def choose(self, tables: Tables, seed: int) -> Numbers:
        """A random legal answer to each table's question, -1 for none."""
        answers = np.zeros(len(tables), np.int32)
        self.call("choose_many", tables, seed, answers)
        return answers

    def step(self, box: Tables, tables: Tables, answers: Numbers, players: int, first_seed: int, state: Stepping) -> None:
        """Give each table its answer; those that are over begin anew (see `step_many`)."""
        given, kept = np.asarray(answers, np.int32), (state.episodes, state.ended, state.places)
        state.refused[0] += self.call("step_many", box, tables, given, players, first_seed, *kept)
        refuse_faults(tables)

    def entry(self, name: str) -> Function:
        """An entry as it is, for who calls it very often."""
        self.load()
        found = self._entries[name].call
        assert found is not None  # noqa: S101  bound by load
        return found

    def check(self, box: Tables, tables: Tables, players: int, first_seed: int = 0, *, threads: int = 1, most: int = MOST) -> Numbers:
        """Random games with the invariants tested after every answer; the first broken one of each, else 0."""
        return self._in_threads("check_many", box, tables, threads, lambda low: (players, first_seed + low, most))


class Stepping(NamedTuple):
    """What stepping many tables keeps and says, each table's own but for the last."""

    episodes: Numbers  # how many games it has ended
    ended: Numbers  # whether one ended just now
    places: Numbers  # and with which places
    refused: Numbers  # how many answers were not offered, all together

    @classmethod
    def of(cls, count: int) -> Stepping:
        """Nothing has ended yet."""
        return cls(np.zeros(count, np.int64), np.zeros(count, np.int8), np.zeros((count, 4), np.int8), np.zeros(1, np.int64))


def as_seen(game: Game, rows: Numbers) -> Records:
    """Rows of numbers as observations, by the names of their fields."""
    return rows.reshape(-1).view(game.features.record)


def words_of(game: Game) -> int:
    """How many words of 32 bits hold one bit for every answer."""
    return (game.catalogue.size + 31) // 32


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


_ready: dict[tuple[int, object], Any] = {}


def compiled(game: Game, *, checked: bool = False) -> Compiled:
    """The compiled rules of a game; `checked` tests whatever plain Python or a GPU would do otherwise, for finding mistakes."""
    key = (id(game), checked)
    if key not in _ready:
        _ready[key] = Compiled(game, checked=checked)
    found: Compiled = _ready[key]
    return found


def compiled_for(game: Game, brought: Brought) -> BroughtCode:
    """What somebody brings to a game, compiled with its rules."""
    key = (id(game), brought)
    if key not in _ready:
        _ready[key] = BroughtCode(game, brought)
    found: BroughtCode = _ready[key]
    return found
