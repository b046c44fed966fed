"""A box is declared once: each field says where its value stands in the box file, and what it may be.

    class Card(Row):
        points: Byte = number("vp", 0, 99)
        recipe: list[int] = tally("recipe", GOOD)

    class Box(declared.Box):
        rounds: Byte = number("meta.rounds", 1, 10)
        layout: Byte = agreed("layout")
        cards: list[Card] = rows("coffee_cards", Card, CARD)

        def complete(self, toml: Sheet) -> None: ...   what is worked out, and what must hold between values

Reading, checking, changing and the sentences about mistakes follow. A field without a declaration is worked out in `complete`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from ..anything import Toml
from ..machine.pieces import Byte, Declared, Piece, ints, many
from .box import KINDS
from .sheets import Meaning, Opening, Sheet, Value, known, listed, number_of

R = TypeVar("R", bound="Row")
V = TypeVar("V")
MOST_ITEMS = 99


class Row(Piece):
    """A piece of a box that is filled from one row of its file."""

    def fill(self, sheet: Sheet) -> None:
        """Read every declared field, then complete the rest."""
        for name, declared in self.declared.items():
            cast("Source", declared).put(self, name, sheet)
        self.complete(sheet)

    def fill_more(self, sheet: Sheet, fields: Mapping[str, int | list[int]]) -> None:
        """Fill fields that only some rows have, each declared as it would be if every row had it."""
        for name, declared in fields.items():
            cast("Source", declared).put(self, name, sheet)

    def complete(self, row: Sheet) -> None:
        """A piece's own part: what is worked out, and what must hold between its values."""


class Box(Row):
    """Everything that never changes during a match."""

    def open(self, toml: Toml, file: str, agreed: Mapping[str, int], players: int) -> Opening:
        """Put everything into the box of a match; every value of the file is read."""
        sheet = Sheet(toml, Opening(file, agreed, players))
        self.fill(sheet)
        sheet.refuse_unread()
        return sheet.opening


class Source(Declared):
    """Where a field finds its value, and what the value may be."""

    def __init__(self, path: str, default: int | str | None = None) -> None:
        self.path, self.default = path, default

    def read(self, sheet: Sheet) -> object:
        """The checked value as rules see it."""
        value = sheet.value(self.path)
        if value is None:
            if self.default is None:
                sheet.refuse(self.path, "is missing")
            return self.default
        return self.meaning(value, sheet, self.path)

    def meaning(self, value: Value, sheet: Sheet, path: str) -> object:
        """What a value of the file stands for."""
        raise NotImplementedError

    def put(self, piece: Piece, name: str, sheet: Sheet) -> None:
        """Fill the field."""
        value = self.read(sheet)
        if isinstance(value, list):
            getattr(piece, name)[: len(value)] = value
        else:
            setattr(piece, name, value)


class _Number(Source):
    def __init__(self, path: str, least: int, most: int, default: int | None) -> None:
        super().__init__(path, default)
        self.least, self.most = least, most

    def meaning(self, value: Value, sheet: Sheet, path: str) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            sheet.refuse(path, f"expected {_between(self.least, self.most)}, got {_said(value)}")
        sheet.opening.bounds[sheet.place(path)] = self.least, self.most
        return value


class _Flag(Source):
    def meaning(self, value: Value, sheet: Sheet, path: str) -> int:
        if not isinstance(value, bool):
            sheet.refuse(path, f"expected true or false, got {_said(value)}")
        return int(value)


class _Text(Source):
    def meaning(self, value: Value, sheet: Sheet, path: str) -> str:
        if not isinstance(value, str):
            sheet.refuse(path, f"expected text, got {_said(value)}")
        return value


class _Word(Source):
    def __init__(self, path: str, meaning: Meaning, none: int | None = None, default: int | None = None) -> None:
        super().__init__(path, default)
        self.size, self.kind = len(known(meaning)), int if isinstance(meaning, range) else str
        self.numbers: dict[object, int] = {} if none is None else {"none": none}
        self.numbers |= {self.kind(word): number_of(meaning, word) for word in known(meaning)}

    def meaning(self, value: Value, sheet: Sheet, path: str) -> int:
        if type(value) not in (self.kind, str) or value not in self.numbers:
            sheet.refuse(path, f"expected one of {listed(self.numbers)}, got {_said(value)}")
        return self.numbers[value]


class _Several(Source):
    """A list of values of one kind, or a table that gives each of some named things its value."""

    def __init__(self, path: str, one: Source, fewest: int, most: int, named: Meaning | None = None, default: int | None = None) -> None:
        super().__init__(path)
        self.left_out = default
        self.one, self.fewest, self.most, self.named = one, fewest, most, named

    def meaning(self, value: Value, sheet: Sheet, path: str) -> list[Any]:
        if self.named is not None:
            return self._named(value, sheet, path, known(self.named))
        if not isinstance(value, list) or not self.fewest <= len(value) <= self.most:
            got = f"{len(value)}" if isinstance(value, list) else _said(value)
            sheet.refuse(path, f"expected a list of {_range(self.fewest, self.most)} values, got {got}")
        return [self.one.meaning(item, sheet, f"{path}.{place}") for place, item in enumerate(value, 1)]

    def _named(self, value: Value, sheet: Sheet, path: str, names: list[str]) -> list[Any]:
        if not isinstance(value, dict):
            sheet.refuse(path, f"expected a table with {', '.join(names)}, got {_said(value)}")
        values = {name: one for name, one in value.items() if name != "source"}
        for name in values:
            sheet.expect(name in names, f"{path}.{name}", f"expected one of {', '.join(names)}")
        for name in names:
            sheet.expect(name in values or self.left_out is not None, f"{path}.{name}", "is missing")
        return [self.one.meaning(values[name], sheet, f"{path}.{name}") if name in values else self.left_out for name in names]


class _Tally(_Several):
    def meaning(self, value: Value, sheet: Sheet, path: str) -> list[int]:
        found = super().meaning(value, sheet, path)
        assert isinstance(self.one, _Word)  # noqa: S101
        return [found.count(number) for number in range(self.one.size)]


class _Bits(_Several):
    def meaning(self, value: Value, sheet: Sheet, path: str) -> int:  # type: ignore[override]
        return sum(1 << number for number in set(super().meaning(value, sheet, path)))


class _Length(Source):
    def read(self, sheet: Sheet) -> int:
        return len(sheet.rows(self.path)) if sheet.has_rows(self.path) else cast("int", super().read(sheet))

    def meaning(self, value: Value, sheet: Sheet, path: str) -> int:
        if not isinstance(value, list):
            sheet.refuse(path, f"expected a list, got {_said(value)}")
        return len(value)


class _Agreed(Source):
    def read(self, sheet: Sheet) -> int:
        return sheet.agreed[self.path]


class _Gathered(Source):
    def __init__(self, sources: list[Source]) -> None:
        super().__init__("")
        self.sources = sources

    def read(self, sheet: Sheet) -> list[Any]:
        return [source.read(sheet) for source in self.sources]


class _Column(Source):
    def __init__(self, path: str, one: Source, named: Meaning) -> None:
        super().__init__(path)
        self.one, self.named = one, named

    def read(self, sheet: Sheet) -> list[Any]:
        return [self.one.read(row) for row in sheet.rows(self.path, self.named)]


class _ByPlayers(Source):
    def __init__(self, path: str, one: Source) -> None:
        super().__init__(path)
        self.one = one

    def read(self, sheet: Sheet) -> Any:
        found: dict[str, Any] = {}
        if sheet.is_table(self.path):
            table = {name: value for name, value in cast("dict[str, Value]", sheet.value(self.path)).items() if name != "source"}
            for name in table:
                sheet.expect(name.isdecimal(), f"{self.path}.{name}", "expected a number of players")
            found = {name: self.one.meaning(value, sheet, f"{self.path}.{name}") for name, value in table.items()}
        for row in [] if found else sheet.rows(self.path):
            row.value(next(iter(row.content), ""))
            found[row.name] = self.one.read(row)
        sheet.expect(str(sheet.players) in found, self.path, f"there is nothing for {sheet.players} players")
        return found[str(sheet.players)]


class _Rows(Source):
    def __init__(self, path: str, piece: type[Row], count: int, named: Meaning | None, fewest: int) -> None:
        super().__init__(path)
        self.piece, self.count, self.named, self.fewest = piece, count, named, fewest

    def put(self, piece: Piece, name: str, sheet: Sheet) -> None:
        found = sheet.rows(self.path, self.named) if self.fewest or sheet.has(self.path) else []
        sheet.expect(
            self.fewest <= len(found) <= self.count, self.path, f"expected {_range(self.fewest, self.count)} rows, got {len(found)}"
        )
        for one, row in zip(getattr(piece, name), found, strict=False):
            one.fill(row)


def number(path: str, least: int, most: int, default: int | None = None) -> int:
    """A whole number from `least` to `most`."""
    return cast("int", _Number(path, least, most, default))


def flag(path: str, default: int | None = None) -> int:
    """True or false, as 1 or 0."""
    return cast("int", _Flag(path, default))


def text(path: str, default: str | None = None) -> str:
    """A text, for what is worked out from it."""
    return cast("str", _Text(path, default))


def several(path: str, one: V, fewest: int = 0, most: int = MOST_ITEMS) -> list[V]:
    """A list of values that are declared alike, without a path of their own, for what is worked out from them."""
    return cast("list[V]", _Several(path, cast("Source", one), fewest, most))


def word(path: str, meaning: Meaning, *, none: int | None = None, default: int | None = None) -> int:
    """A word that stands for a number; with `none` also the word none, which stands for that."""
    return cast("int", _Word(path, meaning, none, default))


def agreed(name: str) -> int:
    """What the players agreed on."""
    return cast("int", _Agreed(name))


def length(path: str) -> int:
    """How many values or rows a list has; rows are still to be read."""
    return cast("int", _Length(path))


def numbers(path: str, count: int, least: int, most: int, *, fewest: int | None = None, width: object = Byte) -> list[int]:
    """A list of `count` whole numbers, or of at least `fewest`: the rest stays 0."""
    return _row(_Several(path, _Number("", least, most, None), count if fewest is None else fewest, count), count, width)


def numbers_of(path: str, named: Meaning, least: int, most: int, *, default: int | None = None, width: object = Byte) -> list[int]:
    """A table that gives each of some named things a whole number; with `default` not all of them have to stand there."""
    return _row(_Several(path, _Number("", least, most, None), 0, 0, named, default), len(known(named)), width)


def words(path: str, count: int, meaning: Meaning, *, fewest: int | None = None, width: object = Byte) -> list[int]:
    """A list of `count` words that stand for numbers, or of at least `fewest`: the rest stays 0."""
    return _row(_Several(path, _Word("", meaning), count if fewest is None else fewest, count), count, width)


def tally(path: str, meaning: Meaning, *, fewest: int = 0, most: int = MOST_ITEMS, width: object = Byte) -> list[int]:
    """How often each word occurs in a list."""
    return _row(_Tally(path, _Word("", meaning), fewest, most), len(known(meaning)), width)


def bits(path: str, meaning: Meaning, *, default: int | None = None) -> int:
    """A list of words or numbers as a set, one bit each."""
    source = _Bits(path, _Word("", meaning), 0, MOST_ITEMS)
    source.default = default
    return cast("int", source)


def gathered(*sources: int, width: object = Byte) -> list[int]:
    """Single values of several places in one row."""
    return _row(_Gathered(cast("list[Source]", list(sources))), len(sources), width)


def column(path: str, one: int, named: Meaning, *, width: object = Byte) -> list[int]:
    """One value of each row of a list of tables, whose first values are `named`."""
    return _row(_Column(path, cast("Source", one), named), len(known(named)), width)


T = TypeVar("T", int, list[int])


def by_players(path: str, one: T) -> T:
    """A value of the row whose first value is the number of players, or of a table by numbers of players (a value without a path)."""
    source = _ByPlayers(path, cast("Source", one))
    source.room = cast("Source", one).room
    return cast("T", source)


def rows(path: str, piece: type[R], named: Meaning | None = None, *, count: int = 0, fewest: int | None = None) -> list[R]:
    """A piece for each row of a list of tables: those `named` by their first values, or up to `count`."""
    count = count or len(known(named or range(0)))
    source = _Rows(path, piece, count, named, count if fewest is None else fewest)
    source.room = cast("Any", many(piece, count))
    return cast("list[R]", source)


def _row(source: Source, count: int, width: object) -> list[int]:
    source.room = cast("Any", ints(count, width))
    return cast("list[int]", source)


def _range(fewest: int, most: int) -> str:
    return str(most) if fewest == most else f"{fewest} to {most}"


def _between(least: int, most: int) -> str:
    return str(least) if least == most else f"a number from {least} to {most}"


def _said(value: Value) -> str:
    return repr(value) if isinstance(value, int | str) and not isinstance(value, bool) else KINDS.get(type(value), "a date or time")
