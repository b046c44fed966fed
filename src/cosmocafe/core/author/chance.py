"""Chance from the random state on the table (sfc32): plain Python, compiled code and CUDA agree to the bit."""

from __future__ import annotations

from .agenda import compiled_as
from .table import Table

MASK = 0xFFFFFFFF
ROUNDS = 12  # words thrown away when the state is set, until all its bits are mixed
FRESH = 1 + ROUNDS  # the last word of the state counts the words drawn


def word(t: Table) -> int:
    """The next 32 random bits."""
    a = t.rng[0]
    b = t.rng[1]
    c = t.rng[2]
    k = t.rng[3]
    out = (a + b + k) & MASK
    t.rng[0] = b ^ (b >> 9)
    t.rng[1] = (c + (c << 3)) & MASK
    t.rng[2] = (((c << 21) | (c >> 11)) + out) & MASK
    t.rng[3] = (k + 1) & MASK
    return out


def drawn(t: Table, n: int) -> int:
    """A fair number from 0 to n - 1, from the random state."""
    product = word(t) * n
    if product & MASK < n:  # Lemire: throw away the few words that would favour small numbers
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = word(t) * n
    return (product >> 32) & MASK  # where the machine's 64 bits ran over, the upper half is still right


@compiled_as(drawn)
def one_of(t: Table, n: int) -> int:
    """A fair number from 0 to n - 1; plain tables may get their chance from elsewhere."""
    return t._draws(n) if t._draws else drawn(t, n)


def roll(t: Table, sides: int = 6) -> int:
    """A die: 1 to `sides`."""
    return one_of(t, sides) + 1


def shuffle(t: Table, cards: list[int], count: int) -> None:
    """Bring the first `count` cards into a random order."""
    for i in range(count - 1, 0, -1):
        j = one_of(t, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def one_left(t: Table, left: list[int], kinds: int) -> int:
    """Which kind comes up next, with `left[k]` pieces of kind k in the pile; the caller takes it away. -1 from an empty pile."""
    total = 0
    for kind in range(kinds):
        total += left[kind]
    if total == 0:
        return -1
    pick = one_of(t, total)
    kind = 0
    while pick >= left[kind]:
        pick -= left[kind]
        kind += 1
    return kind


def seed_by(t: Table, number: int) -> None:
    """Begin the random state from one number."""
    seed_table(t, number, number >> 32, 0x9E3779B9)


def seed_table(t: Table, a: int, b: int, c: int) -> None:
    """Begin the random state from three 32-bit words."""
    t.rng[0] = a & MASK
    t.rng[1] = b & MASK
    t.rng[2] = c & MASK
    t.rng[3] = 1
    for _ in range(ROUNDS):
        word(t)
