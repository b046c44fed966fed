"""Declare what lies on a table once; get plain objects, packed records, copies and equality from it.

    class Seat(Piece):
        ore: Short
        ships: list[int] = ints(4, Byte)

Plain Python sees ordinary attributes and lists. Packed, the same piece is one NumPy record (`Seat.dtype`).
Everything begins at 0, so that a new object and a record of zeros are the same thing.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Annotated, Any, ClassVar, TypeVar, cast, get_type_hints

import numpy as np

from ..anything import Dtype, Records
from ..errors import DeclarationError
from . import generated

Byte = Annotated[int, "i1"]  # -128 .. 127
Short = Annotated[int, "i2"]  # -32,768 .. 32,767
Word = Annotated[int, "u4"]  # 0 .. 4,294,967,295
Long = Annotated[int, "i8"]  # for sets of up to 63 things, one bit each

WIDTHS = {int: "i4", Byte: "i1", Short: "i2", Word: "u4", Long: "i8"}
LAYOUTS = {"i1": "b", "i2": "h", "i4": "i", "u4": "I", "i8": "q"}  # the same widths for the struct module
P = TypeVar("P", bound="Piece")


class Numbers:
    """The room of a row of numbers."""

    def __init__(self, count: int, width: str) -> None:
        self.count, self.width = count, width


class Pieces:
    """The room of a row of pieces."""

    def __init__(self, piece: type[Piece], count: int) -> None:
        self.piece, self.count = piece, count


Ranked = Numbers | Pieces  # the room of a row


class Declared:
    """A field that says more than its room: a box's fields say where their values stand in its file."""

    room: Ranked | None = None  # of a row; a single number has the room of its type


def ints(count: int, width: object = int) -> list[int]:
    """A row of `count` whole numbers, each of the given width (`Byte`, `Short`, `Word`, `Long` or int)."""
    if count < 1:
        raise DeclarationError(f"ints({count}): a row needs at least one number")
    if width not in WIDTHS:
        raise DeclarationError(f"ints({count}, {width!r}): the width must be int, Byte, Short, Word or Long")
    return cast("list[int]", Numbers(count, WIDTHS[width]))


def many(piece: type[P], count: int) -> list[P]:
    """A row of `count` pieces of one kind."""
    if count < 1:
        raise DeclarationError(f"many({piece.__name__}, {count}): a row needs at least one piece")
    return cast("list[P]", Pieces(piece, count))


class Piece:
    """Anything that lies on a table: a typed record of whole numbers."""

    fields: ClassVar[dict[str, Numbers | Pieces | str]] = {}
    declared: ClassVar[dict[str, Declared]] = {}
    _rows: ClassVar[list[str]] = []  # the fields of several numbers
    _groups: ClassVar[list[str]] = []  # the fields of several pieces
    dtype: ClassVar[Dtype]
    layout: ClassVar[struct.Struct]
    _collect: Callable[[list[int]], None]

    def __init_subclass__(cls, **lengths: int) -> None:
        inherited = cls.fields
        own = dict(_declared(cls))
        for name in own:
            if name in inherited:
                raise DeclarationError(f"{cls.__name__}.{name}: the name is already used by a piece it builds on")
            if name in Piece.__annotations__ or any(hasattr(base, name) for base in cls.__bases__):
                raise DeclarationError(
                    f"{cls.__name__}.{name}: the name belongs to every {cls.__bases__[0].__name__.lower()}, choose another"
                )
        cls.fields = {**inherited, **own}
        cls.declared = {**cls.declared, **{name: given for name, given in cls.__dict__.items() if isinstance(given, Declared)}}
        for name in own:
            if name in cls.__dict__:
                delattr(cls, name)
        for name, count in lengths.items():
            cls.fields[name] = _resized(cls, name, count)
        cls._rows = [name for name, field in cls.fields.items() if isinstance(field, Numbers)]
        cls._groups = [name for name, field in cls.fields.items() if isinstance(field, Pieces)]
        cls.dtype = np.dtype([_column(name, field) for name, field in cls.fields.items()], align=True)
        cls.layout = struct.Struct("<" + _layout(cls.dtype))
        cls._collect = _collector(cls)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, _empty(field))

    @classmethod
    def piece_of(cls, row: str) -> type[Piece]:
        """The kind of the pieces in a row of them."""
        field = cls.fields[row]
        if not isinstance(field, Pieces):
            raise DeclarationError(f"{cls.__name__}.{row} is no row of pieces")
        return field.piece

    def pack(self, record: Records) -> None:
        """Write this piece into a record of its dtype; a number too large for its field is an error."""
        packed = np.frombuffer(self.to_bytes(), self.dtype)[0]
        for name in self.fields:  # NumPy has no word that sets a whole record in place in all its versions
            record[name] = packed[name]

    def to_bytes(self) -> bytes:
        """The bytes of this piece's record."""
        try:
            return self.layout.pack(*self.all_numbers())
        except struct.error:
            raise DeclarationError(self._misfit()) from None

    def all_numbers(self) -> list[int]:
        """All numbers of this piece, in the order in which they are declared."""
        numbers: list[int] = []
        self._collect(numbers)
        return numbers

    def _misfit(self) -> str:
        """Which number does not fit its field."""
        for name, field in self.fields.items():
            row = getattr(self, name) if isinstance(field, Numbers | Pieces) else [getattr(self, name)]
            if not isinstance(field, str) and len(row) != field.count:
                return (
                    f"{type(self).__name__}.{name}: the row has {len(row)} places instead of {field.count}: a rule replaced the whole list"
                )
            for value in row:
                if isinstance(value, Piece):
                    inside = value._misfit()
                    if inside:
                        return inside
                elif not _fits(value, field):
                    return f"{type(self).__name__}.{name}: {value!r} does not fit the field"
        return ""

    def unpack(self, record: Records) -> None:
        """Read this piece from a record of its dtype."""
        for name, field in self.fields.items():
            if isinstance(field, Pieces):
                for i, piece in enumerate(getattr(self, name)):
                    piece.unpack(record[name][i])
            elif isinstance(field, Numbers):
                getattr(self, name)[:] = record[name].tolist()
            else:
                setattr(self, name, int(record[name]))

    def packed(self) -> Records:
        """An array of one record holding this piece."""
        # Copied as bytes: a copy of records leaves the gaps between fields as memory happened to be, and fingerprints would differ.
        return np.frombuffer(self.to_bytes(), np.uint8).copy().view(self.dtype)

    def become(self: P, other: P) -> P:
        """Take over everything from another piece of the same kind."""
        for name, field in self.fields.items():
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(field, Pieces):
                for i, piece in enumerate(mine):
                    piece.become(theirs[i])
            elif isinstance(field, Numbers):
                mine[:] = theirs
            else:
                setattr(self, name, theirs)
        return self

    def copy(self: P) -> P:
        """An independent piece of the same kind with the same content."""
        new = object.__new__(type(self))
        new.__dict__ = content = self.__dict__.copy()
        for name in self._rows:
            content[name] = content[name][:]
        for name in self._groups:
            content[name] = [piece.copy() for piece in content[name]]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Piece) or type(self) is not type(other):
            return False
        mine, theirs = self.__dict__, other.__dict__
        for name in self.fields:  # a loop, since tables are compared more often than anything else in `check`
            if mine[name] != theirs[name]:
                return False
        return True

    __hash__ = None  # type: ignore[assignment]  # pieces change

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields if _is_set(getattr(self, name)))
        return f"{type(self).__name__}({shown})"


def _declared(cls: type[Piece]) -> Iterator[tuple[str, Numbers | Pieces | str]]:
    try:
        hints = get_type_hints(cls, include_extras=True)
    except NameError as error:
        raise DeclarationError(f"{cls.__name__}: {error}") from None
    for name in cls.__dict__.get("__annotations__", {}):
        if name.startswith("_") or getattr(hints[name], "__origin__", None) is ClassVar:
            continue
        given = cls.__dict__.get(name)
        given = given.room if isinstance(given, Declared) else given
        if isinstance(given, Numbers | Pieces):
            yield name, given
        elif given is not None:
            raise DeclarationError(f"{cls.__name__}.{name}: everything begins at 0, so write `{name}: int` without a value")
        elif hints[name] not in WIDTHS:
            raise DeclarationError(
                f"{cls.__name__}.{name}: {hints[name]!r} cannot lie on a table; use int, Byte, Short, Word, Long, ints(...) or many(...)"
            )
        else:
            yield name, WIDTHS[hints[name]]


def _collector(cls: type[Piece]) -> Any:
    """The method that adds a piece's numbers to others; made as source, since tables are packed and compared all the time."""
    lines, row = ["def collect(self, numbers):", " pass"], list[str]()
    for name, field in cls.fields.items():
        if isinstance(field, Pieces):
            lines += [f" numbers += ({', '.join(row)},)"] * bool(row) + [f" for piece in self.{name}: piece._collect(numbers)"]
            row = []
        else:
            row.append(f"*self.{name}" if isinstance(field, Numbers) else f"self.{name}")
    lines += [f" numbers += ({', '.join(row)},)"] * bool(row)
    env: dict[str, Any] = {}
    generated.run(f"numbers of {cls.__module__}.{cls.__qualname__}", lines, env)
    return env["collect"]


def _resized(cls: type[Piece], name: str, count: int) -> Numbers | Pieces:
    field = cls.fields.get(name)
    if count < 1:
        raise DeclarationError(f"{cls.__name__}: {name}={count}: a row needs at least one place")
    if isinstance(field, Numbers):
        return Numbers(count, field.width)
    if isinstance(field, Pieces):
        return Pieces(field.piece, count)
    raise DeclarationError(f"{cls.__name__}: there is no row named {name!r} whose length could be set")


def _column(name: str, field: Numbers | Pieces | str) -> Any:
    if isinstance(field, Numbers):
        return (name, field.width, (field.count,))
    if isinstance(field, Pieces):
        return (name, field.piece.dtype, (field.count,))
    return (name, field)


def ranked(piece: type[Piece], width: str) -> Dtype:
    """The record of a piece whose numbers are all of one width, so that it is a row of numbers too."""
    columns: list[Any] = []
    for name, field in piece.fields.items():
        if isinstance(field, Pieces):
            columns.append((name, ranked(field.piece, width), (field.count,)))
        else:
            columns.append(_column(name, Numbers(field.count, width) if isinstance(field, Numbers) else width))
    return np.dtype(columns)


def _layout(dtype: Dtype) -> str:
    """The same record in the struct module's words, which packs plain numbers quickest."""
    if dtype.subdtype is not None:
        return _layout(dtype.subdtype[0]) * int(dtype.shape[0])
    if dtype.fields is None:
        return LAYOUTS[f"{dtype.kind}{dtype.itemsize}"]
    text, at = "", 0
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]
        text += "x" * (offset - at) + _layout(field)
        at = offset + field.itemsize
    return text + "x" * (dtype.itemsize - at)


def _fits(value: Any, field: Numbers | Pieces | str) -> bool:
    limits = np.iinfo(field.width if isinstance(field, Numbers) else str(field))
    return isinstance(value, int) and limits.min <= value <= limits.max


def _empty(field: Numbers | Pieces | str) -> Any:
    if isinstance(field, Numbers):
        return [0] * field.count
    if isinstance(field, Pieces):
        return [field.piece() for _ in range(field.count)]
    return 0


def _is_set(value: Any) -> bool:
    if isinstance(value, list):
        return any(_is_set(x) for x in value)
    if isinstance(value, Piece):
        return any(_is_set(getattr(value, name)) for name in value.fields)
    return bool(value)


def for_each_number(piece: type[Piece], write: Callable[[str], list[str]], at: str = "", indent: int = 1) -> list[str]:
    """Source lines that do something with every number of a piece; `write` gets its place, as `.seats[i1].ore`."""
    lines: list[str] = []
    pad = "    " * indent
    for name, field in piece.fields.items():
        if isinstance(field, str):
            lines += [pad + line for line in write(f"{at}.{name}")]
            continue
        lines.append(f"{pad}for i{indent} in range({field.count}):")
        place = f"{at}.{name}[i{indent}]"
        if isinstance(field, Pieces):
            lines += for_each_number(field.piece, write, place, indent + 1)
        else:
            lines += [pad + "    " + line for line in write(place)]
    return lines


def widths(piece: type[Piece]) -> set[str]:
    """The widths of the numbers a piece is made of."""
    found: set[str] = set()
    for field in piece.fields.values():
        if isinstance(field, Pieces):
            found |= widths(field.piece)
        else:
            found.add(field.width if isinstance(field, Numbers) else field)
    return found
