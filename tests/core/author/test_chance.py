"""Chance: the same words everywhere, and every outcome as likely as it should be."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from cosmocafe.core.author.chance import FRESH, one_left, one_of, roll, seed_table, shuffle, word
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.kinds import row
from cosmocafe.core.machine.native import Native
from cosmocafe.core.machine.translate import Translation

HUGE = 3 * 2**30  # the remainder of a 32-bit word by it would favour the first third twice over
# Made with another implementation of sfc32.
STREAMS = [
    ((0, 0, 0), [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6]),
    ((1, 2, 3), [0x736A3B41, 0xB2E53014, 0x3D56E4C7, 0xEDA6A65F, 0x05843866, 0x42E2D5DB]),
    ((2**32 - 1, 0xDEADBEEF, 7), [0xC14C9234, 0xCC6D5935, 0xE438773A, 0xE78F1E9B, 0x9C84620A, 0x3E66B4F0]),
]
RANGES = [1, 2, 6, 7, 1000, 2**31 - 1, 2**31, HUGE, 2**32]


def seeded(a: int = 1, b: int = 2, c: int = 3) -> Table:
    table = Table()
    seed_table(table, a, b, c)
    return table


def looks_fair(counts: Iterable[int], shares: Iterable[float]) -> bool:
    """Pearson's test with a threshold that a fair source passes always and a biased one never, at these numbers."""
    found, wanted = np.array(list(counts), float), np.array(list(shares), float)
    expected = wanted / wanted.sum() * found.sum()
    free = len(found) - 1
    return bool(((found - expected) ** 2 / expected).sum() < free + 6 * (2 * free) ** 0.5)


def is_even(counts: Iterable[int]) -> bool:
    found = list(counts)
    return looks_fair(found, [1] * len(found))


@pytest.mark.parametrize(("seed", "words"), STREAMS)
def test_the_stream_is_sfc32(seed: tuple[int, int, int], words: list[int]) -> None:
    table = seeded(*seed)
    assert [word(table) for _ in words] == words


def test_everything_made_of_chance_is_fixed_for_ever() -> None:
    table = seeded()
    assert [one_of(table, n) for n in (6, 52, 1000, HUGE, 2**31, 2**32)] == [2, 36, 239, 2990341319, 46275635, 1122162139]
    cards = list(range(10))
    shuffle(table, cards, 10)
    assert cards == [3, 2, 4, 8, 5, 1, 6, 9, 7, 0]
    assert [one_left(table, [3, 0, 5, 2], 4) for _ in range(8)] == [3, 2, 2, 3, 0, 3, 2, 0]
    assert [roll(table) for _ in range(8)] == [2, 1, 4, 6, 2, 3, 5, 1]


def test_a_seed_is_three_words_of_32_bits() -> None:
    assert seeded(5, 6, 7).rng == seeded(5 + 2**32, 6 - 2**32, 7 + 2**40).rng
    assert seeded(5, 6, 7).rng != seeded(6, 5, 7).rng
    assert seeded().rng[3] == FRESH


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_a_draw_is_fair(n: int) -> None:
    table = seeded(n, 0, 0)
    assert is_even(np.bincount([one_of(table, n) for _ in range(40_000)], minlength=n))


def thirds(drawn: list[int]) -> list[bool]:
    """Whether a range of 3 * 2**30 is filled evenly from left to right, and among neighbours."""
    return [is_even(np.bincount([value // 2**30 for value in drawn])), is_even(np.bincount([value % 3 for value in drawn]))]


def test_a_draw_from_a_huge_range_is_fair() -> None:
    table = seeded()
    drawn = [one_of(table, HUGE) for _ in range(6_000)]
    assert max(drawn) < HUGE
    assert thirds(drawn) == [True, True]


@pytest.mark.parametrize(
    ("unfair", "found"),
    [(lambda bits: bits % HUGE, [False, True]), (lambda bits: bits * HUGE >> 32, [True, False])],
    ids=["remainder", "product"],
)
def test_the_test_would_see_a_bias(unfair: Callable[[int], int], found: list[bool]) -> None:
    table = seeded()
    assert thirds([unfair(word(table)) for _ in range(6_000)]) == found


def test_dice_show_one_to_six() -> None:
    table = seeded()
    counts = np.bincount([roll(table) for _ in range(12_000)], minlength=7)
    assert counts[0] == 0
    assert is_even(counts[1:])


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    table, counts = seeded(), dict.fromkeys(permutations(range(4)), 0)
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(table, cards, 4)
        counts[tuple(cards)] += 1
    assert is_even(counts.values())


def test_a_shuffle_leaves_the_cards_behind_it_alone() -> None:
    table, cards = seeded(), [0, 1, 2, 3, 4]
    for _ in range(50):
        shuffle(table, cards, 3)
        assert sorted(cards[:3]) == [0, 1, 2]
        assert cards[3:] == [3, 4]


def test_what_is_left_comes_up_by_its_number() -> None:
    table, left = seeded(), [3, 0, 5, 2]
    counts = np.bincount([one_left(table, left, 4) for _ in range(10_000)], minlength=4)
    assert counts[1] == 0
    assert looks_fair([counts[0], counts[2], counts[3]], [3, 5, 2])
    assert left == [3, 0, 5, 2]


def test_only_the_first_kinds_are_drawn() -> None:
    table = seeded()
    assert {one_left(table, [1, 1, 100], 2) for _ in range(50)} == {0, 1}


def test_nothing_comes_from_an_empty_pile_and_no_chance_is_used() -> None:
    table = seeded()
    before = list(table.rng)
    assert one_left(table, [0, 0], 2) == -1
    assert table.rng == before


def draw_all(tables: Any, ranges: Any, cards: Any, out: Any) -> None:
    """A little of everything on one table."""
    t = tables[0]
    for i in range(len(out)):
        out[i] = one_of(t, ranges[i % len(ranges)])
    shuffle(t, cards, len(cards))
    out[0] += roll(t) + one_left(t, cards, len(cards))


def test_plain_and_compiled_streams_are_the_same(connect_four: Any) -> None:
    long = row(np.dtype(np.int64))
    translation = Translation()
    name, _ = translation.add(draw_all, [row(seeded(0).dtype), long, long, long])
    code = Native("chance-test", translation.text())
    code.load()
    fast = code.function(name, None, [ctypes.c_void_p, ctypes.c_int64] * 4)
    for seed in range(20):
        plain, packed = [seeded(seed)], seeded(seed).packed()
        cards, out = list(range(30)), [0] * 500
        fast_cards, fast_out, ranges = np.arange(30), np.zeros(500, np.int64), np.array(RANGES, np.int64)
        draw_all(plain, RANGES, cards, out)
        fast(*(part for array in (packed, ranges, fast_cards, fast_out) for part in (array.ctypes.data, len(array))))
        assert fast_out.tolist() == out
        assert fast_cards.tolist() == cards
        assert packed.tobytes() == plain[0].to_bytes()
