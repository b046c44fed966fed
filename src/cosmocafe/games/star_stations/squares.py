"""Squares and sets of squares. A set is a whole number with one bit a square: bit 0 is a1, bit 1 is b1, bit 7 is a2."""

from __future__ import annotations

WIDE = 7  # the largest board; a smaller one is its bottom-left part, so that a square keeps its number
SQUARES = WIDE * WIDE
NAMES = [f"{column}{row + 1}" for row in range(WIDE) for column in "abcdefg"]


def only(square: int) -> int:
    """The set of this one square."""
    return 1 << square


def has(squares: int, square: int) -> bool:
    """Whether a square is in a set."""
    return (squares >> square) & 1 == 1


def count(squares: int) -> int:
    """How many squares are in a set."""
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n
