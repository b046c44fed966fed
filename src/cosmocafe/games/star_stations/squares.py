"""The squares of the board; sets of squares are those of `core.sets`. Square 0 is a1, 1 is b1, 7 is a2."""

from __future__ import annotations

WIDE = 7  # the largest board; a smaller one is its bottom-left part, so that a square keeps its number
SQUARES = WIDE * WIDE
NAMES = [f"{column}{row + 1}" for row in range(WIDE) for column in "abcdefg"]
LEFT_COLUMN = sum(1 << row * WIDE for row in range(WIDE))
RIGHT_COLUMN = LEFT_COLUMN << WIDE - 1


def around(squares: int, board: int) -> int:
    """The squares of the board that share a side with one of these."""
    above_and_below = squares << WIDE | squares >> WIDE
    right_and_left = (squares << 1) & ~LEFT_COLUMN | (squares >> 1) & ~RIGHT_COLUMN
    return (above_and_below | right_and_left) & board
