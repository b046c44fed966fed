"""The open question of a table: who is asked, and what is offered."""

from __future__ import annotations

from ...anything import Held
from ...author.table import Table


def who_is_asked(t: Table) -> int:
    """The seat whose answer is awaited, -1 for none."""
    if t.n_options == 0:
        return -1
    return t.agenda[t.depth - 1].who


def is_offered(t: Table, choice: int) -> bool:
    """Whether an answer is among the options."""
    for i in range(t.n_options):
        if t.options[i] == choice:
            return True
    return False


def choose(t: Table, seed: int, number: int) -> int:
    """A random legal answer, from two numbers; -1 for none."""
    if t.n_options == 0:
        return -1
    return t.options[(mixed(seed * 0x9E3779B1 + number * 0x85EBCA77) * t.n_options) >> 32]


def mixed(number: int) -> int:
    """32 bits that look like chance, from a number."""
    x = number & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return x ^ (x >> 16)


def mark(t: Table, masks: Held, i: int) -> None:
    """Mark the offered answers of a table."""
    for k in range(t.n_options):
        masks[i, t.options[k]] = 1


def set_bits(t: Table, bits: Held, i: int, words: int) -> None:
    """The offered answers of a table, one bit each."""
    for word in range(words):
        bits[i, word] = 0
    for k in range(t.n_options):
        bits[i, t.options[k] >> 5] |= 1 << (t.options[k] & 31)
