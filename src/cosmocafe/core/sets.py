"""Sets of up to 63 things as one whole number, one bit each (a `Long` on the table): squares, globes, cards.

left = squares
while left:
    square = first(left)
    left &= left - 1
"""

from __future__ import annotations

ONES = 0x0101010101010101


def only(thing: int) -> int:
    """The set of this one thing."""
    return 1 << thing


def has(things: int, thing: int) -> bool:
    """Whether a thing is in a set."""
    return (things >> thing) & 1 == 1


def count(things: int) -> int:
    """How many things are in a set."""
    # Sums of neighbouring bits: compilers know this form and make one machine instruction of it.
    pairs = things - ((things >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    return (((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * ONES >> 56) & 0x7F


def first(things: int) -> int:
    """The lowest thing of a set that is not empty."""
    return count((things & -things) - 1)
