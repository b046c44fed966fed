"""Sets of up to 63 things as one whole number, one bit each (a `Long` on the table): squares, globes, cards.

    left = squares
    while left:
        square = first(left)
        left &= left - 1

Compiled rules use one machine instruction for `count` and for `first`.
"""

from __future__ import annotations


def only(thing: int) -> int:
    """The set of this one thing."""
    return 1 << thing


def has(things: int, thing: int) -> bool:
    """Whether a thing is in a set."""
    return (things >> thing) & 1 == 1


def count(things: int) -> int:
    """How many things are in a set."""
    return things.bit_count()


def first(things: int) -> int:
    """The lowest thing of a set that is not empty."""
    return (things & -things).bit_length() - 1
