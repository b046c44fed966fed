"""Tables that note what is read of them.

A table is a row of whole numbers, one after the other as its declaration lists them. A watched twin of it looks and behaves like the
table itself, but notes the place of every number that somebody reads, so that one can tell later whether any of them has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import SupportsIndex, TypeVar, cast

from cosmocafe.core.anything import Anything
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.pieces import Numbers, Piece, Pieces

R = TypeVar("R")
SHORT = 8  # a row of so few numbers is read as a whole
Places = list[int | range]  # of numbers that were read


def once_a_class(work: Callable[[Anything], R]) -> Callable[[type], R]:
    """What is worked out once for each class."""
    known: dict[type, R] = {}

    @wraps(work)
    def found(given: type) -> R:
        if given not in known:
            known[given] = work(given)
        return known[given]

    return found


@once_a_class
def size(piece: type[Piece]) -> int:
    """How many numbers a piece has."""
    return sum(_size(field) for field in piece.fields.values())


def _size(field: Numbers | Pieces | str) -> int:
    if isinstance(field, Pieces):
        return field.count * size(field.piece)
    return field.count if isinstance(field, Numbers) else 1


class Row(list[int]):
    """A long row of numbers that notes which of them are read."""

    def __init__(self, numbers: list[int], at: int, read: Places) -> None:
        super().__init__(numbers)
        self._at, self._read = at, read

    def _whole(self) -> list[int]:
        self._read.append(range(self._at, self._at + list.__len__(self)))
        return list.__getitem__(self, slice(None))

    def __getitem__(self, which: Anything) -> Anything:
        if isinstance(which, slice):
            return self._whole()[which]
        found = list.__getitem__(self, which)
        self._read.append(self._at + (which if which >= 0 else which + list.__len__(self)))
        return found

    def __iter__(self) -> Iterator[int]:
        return iter(self._whole())

    def __reversed__(self) -> Iterator[int]:
        return reversed(self._whole())

    def __contains__(self, number: object) -> bool:
        return number in self._whole()

    def __eq__(self, other: object) -> bool:
        return self._whole() == other

    __hash__ = None

    def __add__(self, other: Anything) -> Anything:
        return self._whole() + other

    def __mul__(self, often: SupportsIndex) -> list[int]:
        return self._whole() * often

    def copy(self) -> list[int]:
        """The numbers, to be changed."""
        return self._whole()

    def index(self, number: int, *between: Anything) -> int:
        """Where a number lies."""
        return self._whole().index(number, *between)

    def count(self, number: int) -> int:
        """How often a number lies there."""
        return self._whole().count(number)


def watched(table: Table, read: Places) -> Table:
    """A twin of a table that notes in `read` what is read of it. Nothing of it may be changed; its copies are plain tables."""
    return cast("Table", _twin(table, 0, read))


def is_watched(piece: type[Piece]) -> bool:
    """Whether these are twins."""
    return "copy" in vars(piece) and vars(piece)["copy"] is _copied


def _twin(piece: Piece, at: int, read: Places) -> Piece:
    twin = object.__new__(_watched(type(piece)))
    twin.__dict__ = content = piece.__dict__.copy()
    content["_piece"], content["_at"], content["_read"], content["_twins"] = piece, at, read, {}
    return twin


@once_a_class
def _offsets(piece: type[Piece]) -> dict[str, int]:
    offsets, at = {}, 0
    for name, field in piece.fields.items():
        offsets[name] = at
        at += _size(field)
    return offsets


@once_a_class
def _watched(piece: type[Piece]) -> type[Piece]:
    """The class of the twins of a piece: single numbers and short rows note that they are read."""
    noting = {name: _noting(name, _offsets(piece)[name], field) for name, field in piece.fields.items()}
    own = {"copy": _copied, "__eq__": _equals, "__hash__": None, "__module__": __name__}
    return type(f"Watched{piece.__name__}", (piece,), {**noting, **own})


def _noting(name: str, offset: int, field: Numbers | Pieces | str) -> property:
    count = _size(field)

    def one(twin: Anything) -> Anything:
        content = twin.__dict__
        content["_read"].append(content["_at"] + offset)
        return content[name]

    def row(twin: Anything) -> Anything:
        content = twin.__dict__
        content["_read"].append(range(content["_at"] + offset, content["_at"] + offset + count))
        return content[name]

    def twins(twin: Anything) -> Anything:
        content = twin.__dict__
        if name not in content["_twins"]:
            content["_twins"][name] = _twins(content[name], content["_at"] + offset, content["_read"])
        return content["_twins"][name]

    if isinstance(field, Pieces) or count > SHORT:
        return property(twins)
    return property(one if count == 1 else row)


def _twins(row: Anything, at: int, read: Places) -> Anything:
    if not isinstance(row[0], Piece):
        return Row(row, at, read)
    step = size(type(row[0]))
    return [_twin(one, at + n * step, read) for n, one in enumerate(row)]


def _copied(twin: Anything) -> Anything:
    _read_whole(twin)
    return twin.__dict__["_piece"].copy()


def _equals(twin: Anything, other: object) -> bool:
    _read_whole(twin)
    return bool(twin.__dict__["_piece"] == getattr(other, "_piece", other))


def _read_whole(twin: Anything) -> None:
    at = twin.__dict__["_at"]
    twin.__dict__["_read"].append(range(at, at + size(type(twin.__dict__["_piece"]))))
