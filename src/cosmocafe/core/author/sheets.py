"""A table of a box file while a box is filled: it knows its place for error sentences, and remembers what was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NoReturn, TypeAlias, TypeVar, cast

from ..anything import Toml
from ..errors import BoxError
from ..machine.pieces import Piece
from .box import MARKS
from .vocabulary import Domain

T = TypeVar("T")
Meaning = Domain | Mapping[str, int] | type[IntEnum] | range  # what words or numbers of a file stand for
Value: TypeAlias = "int | str | bool | list[Value] | dict[str, Value]"
MOST_LISTED = 40  # names in one sentence
APART = ("agreements",)  # what the core reads itself


class Opening:
    """A box that is being opened: its file, what the players agreed on, and every value that was read so far."""

    def __init__(self, file: str, agreed: Mapping[str, int], players: int) -> None:
        self.file, self.agreed, self.players = file, agreed, players
        self.read: set[tuple[int, str]] = set()
        self.bounds: dict[str, tuple[int, int]] = {}  # of every number that was read, by its key


class Sheet:
    """A table of a box file, or one row of it."""

    def __init__(self, content: Toml, opening: Opening, key: str = "") -> None:
        self.content, self.opening, self.key = content, opening, key

    @property
    def players(self) -> int:
        """How many play with the box."""
        return self.opening.players

    @property
    def agreed(self) -> Mapping[str, int]:
        """What the players agreed on, as numbers."""
        return self.opening.agreed

    @property
    def name(self) -> str:
        """A row's first value, which names it."""
        return str(next(iter(self.content.values()), ""))

    def read(self, declared: T) -> T:
        """A value that is no field of the box, declared as if it were one."""
        return cast("T", cast("Any", declared).read(self))

    def put(self, piece: Piece, declared: Iterable[object]) -> None:
        """Fill fields that not every row has, each named as its value in the file."""
        for one in declared:
            cast("Any", one).put(piece, cast("Any", one).path, self)

    def place(self, path: str) -> str:
        """The whole key of a value of this table."""
        return f"{self.key}.{path}" if self.key and path else self.key or path

    def refuse(self, path: str, why: str) -> NoReturn:
        """Say what is wrong, and where."""
        raise BoxError(f"{self.opening.file}: {self.place(path) or 'the file'}: {why}")

    def expect(self, is_right: bool, path: str, why: str) -> None:
        """Refuse a box that the rules cannot play."""
        if not is_right:
            self.refuse(path, why)

    def has(self, path: str) -> bool:
        """Whether something stands there."""
        return self._found(path) is not None

    def is_table(self, path: str) -> bool:
        """Whether a table stands there."""
        return isinstance(self._found(path), dict)

    def has_rows(self, path: str) -> bool:
        """Whether a list of tables stands there."""
        found = self._found(path)
        return isinstance(found, list) and bool(found) and all(isinstance(row, dict) for row in found)

    def value(self, path: str) -> Value | None:
        """A value as it stands in the file, None if it is missing; it counts as read."""
        *tables, last = path.split(".")
        table: Any = self.content
        for name in tables:
            table = table.get(name) if isinstance(table, dict) else None
        if not isinstance(table, dict) or last not in table:
            return None
        self.opening.read.add((id(table), last))
        return cast("Value", table[last])

    def rows(self, path: str, named: Meaning | None = None) -> list[Sheet]:
        """The rows of a list of tables; `named` are the first values they must have, in this order."""
        found = self._found(path)
        tables = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
        if not isinstance(found, list) or len(tables) < len(found):
            self.refuse(path, "is missing" if found is None else "expected rows")
        if not found:
            self.value(path)  # no row is left to be read
        rows = [Sheet(row, self.opening, f"{self.place(path)}.{next(iter(row.values()), '')}") for row in tables]
        if named is not None:
            self.expect_order(path, [row.name for row in rows], known(named))
            for row in rows:
                row.value(next(iter(row.content)))
        return rows

    def table(self, path: str) -> Sheet:
        """A table inside this one."""
        found = self._found(path)
        if not isinstance(found, dict):
            self.refuse(path, "is missing" if found is None else "expected a table")
        return Sheet(found, self.opening, self.place(path))

    def _found(self, path: str) -> Value | None:
        """A value that is read part by part."""
        table: Any = self.content
        for name in path.split("."):
            table = table.get(name) if isinstance(table, dict) else None
        return cast("Value | None", table)

    def expect_order(self, path: str, given: Sequence[object], wanted: Sequence[object]) -> None:
        """Refuse a list that does not hold the expected things in their order."""
        got, right = [str(one) for one in given], [str(one) for one in wanted]
        if len(got) == len(right) > MOST_LISTED:  # only where they differ
            wrong = [n for n, one in enumerate(got) if one != right[n]]
            got, right = [got[n] for n in wrong], [right[n] for n in wrong]
        self.expect(got == right, path, f"expected {listed(right)} in this order, got {listed(got)}")

    def unread(self) -> Iterator[str]:
        """The keys of all values that nobody has read."""
        yield from _unread(self.content, self.key, self.opening.read)

    def refuse_unread(self) -> None:
        """Every value is played with: one that nobody reads could be changed in vain."""
        for key in self.unread():
            raise BoxError(f"{self.opening.file}: {key}: nothing is played by this value")


def _unread(table: Toml, key: str, read: set[tuple[int, str]]) -> Iterator[str]:
    for name, value in table.items():
        place = f"{key}.{name}" if key else name
        if name in MARKS or (id(table), name) in read or (not key and name in APART):
            continue
        if isinstance(value, dict) and value:
            yield from _unread(value, place, read)
        elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            for row in value:
                yield from _unread(row, f"{place}.{next(iter(row.values()), '')}", read)
        else:
            yield place


def known(meaning: Meaning) -> list[str]:
    """The words or numbers that mean something."""
    if isinstance(meaning, Domain):
        return list(meaning.texts or [])
    if isinstance(meaning, range):
        return [str(number) for number in meaning]
    if isinstance(meaning, Mapping):
        return list(meaning)
    return [member.name.lower() for member in meaning]


def listed(names: Iterable[object]) -> str:
    """Names one after the other, of many only the first and the last."""
    said = [str(name) for name in names]
    return ", ".join(said) if len(said) <= MOST_LISTED else f"{', '.join(said[:3])} to {said[-1]}"


def number_of(meaning: Meaning, word: str) -> int:
    """What a known word stands for."""
    if isinstance(meaning, Mapping):
        return int(meaning[word])
    if isinstance(meaning, range):
        return int(word)
    if isinstance(meaning, Domain):
        return known(meaning).index(word)
    return int(meaning[word.upper()])
