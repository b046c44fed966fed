"""What a value of a translated rule is: a number, a truth, a piece, a row; and how each looks in LLVM text."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..anything import Dtype


class Kind(NamedTuple):
    """What a value is: a number, a fraction, a truth, nothing, a piece, or a row of `length` things (-1: as long as it is said to be)."""

    name: str
    dtype: Dtype | None = None
    length: int = 0

    @property
    def text(self) -> str:
        """Its type in LLVM."""
        return {"int": "i64", "narrow": "i32", "fraction": "float", "bool": "i1", "nothing": "void"}.get(self.name, "ptr")

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number."""
        return self.name in ("int", "narrow")


INT, NARROW, BOOL, NOTHING = Kind("int"), Kind("narrow"), Kind("bool"), Kind("nothing")
FRACTION = Kind("fraction")  # of 32 bits: a network is made of them, no rule is; they come from rows of weights and from nowhere else
BYTE, NUMBER, WORD, LONG = np.dtype(np.int8), np.dtype(np.int32), np.dtype(np.uint32), np.dtype(np.int64)
WEIGHT = np.dtype(np.float32)


def piece(dtype: Dtype) -> Kind:
    """One record."""
    return Kind("piece", dtype)


def row(dtype: Dtype, length: int = -1) -> Kind:
    """Things one after the other; without a length it is handed over with them."""
    return Kind("row", dtype, length)


def grid(dtype: Dtype) -> Kind:
    """Rows below each other, as many and as long as is handed over with them."""
    return Kind("grid", dtype)


def columns(dtype: Dtype) -> Kind:
    """Rows beside each other, so that threads which write their rows side by side write side by side into memory."""
    return Kind("columns", dtype)


def place(dtype: Dtype) -> Kind:
    """Where a number, a piece or a row lies."""
    return Kind("place", dtype)


SIZES = {"grid": 2, "columns": 2, "strided": 2}  # numbers that are handed over with a value, a row's length apart


def sizes_of(kind: Kind) -> int:
    """How many sizes are handed over with a value."""
    return SIZES.get(kind.name, int(kind.length == -1))


class Value(NamedTuple):
    """A value in the text: its kind and its name there; a row or grid also knows its sizes."""

    kind: Kind
    text: str
    sizes: tuple[str, ...] = ()

    @property
    def arguments(self) -> list[str]:
        """How it is handed over."""
        return [f"{self.kind.text} {self.text}", *(f"i64 {size}" for size in self.sizes)]

    @property
    def number(self) -> int | None:
        """The number that it always is, if it is known."""
        return int(self.text) if self.kind.is_number and self.text.lstrip("-").isdecimal() else None


NONE = Value(NOTHING, "")


def stored(dtype: Dtype) -> str:
    """How a thing lies in memory."""
    if dtype == WEIGHT:
        return "float"
    return f"[{dtype.itemsize} x i8]" if dtype.fields or dtype.subdtype else f"i{8 * dtype.itemsize}"


def fits(number: int, bits: int) -> bool:
    """Whether a signed number has so few bits."""
    return -(1 << (bits - 1)) <= number < 1 << (bits - 1)


def cut(number: int, bits: int) -> int:
    """What is left of a number in so few bits."""
    rest = number & ((1 << bits) - 1)
    return rest - (1 << bits) if rest >> (bits - 1) else rest
