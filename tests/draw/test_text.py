"""Words in columns."""

from __future__ import annotations

import pytest

from cosmocafe.draw.text import boxes, columns, fitted, padded, plain, seat_mark, shortened, table, wrapped


@pytest.mark.parametrize(("words", "wide"), [("", 0), ("abc", 3), ("星際站", 6), ("é", 1), ("e\u0301", 1), ("太空 2/3", 8)])
def test_columns(words: str, wide: int) -> None:
    assert columns(words) == wide


@pytest.mark.parametrize(
    ("words", "most", "short"),
    [("frigate", 7, "frigate"), ("frigate", 6, "friga…"), ("星際站", 5, "星際…"), ("星際站", 4, "星…"), ("ab cd", 4, "ab…")],
)
def test_shortened(words: str, most: int, short: str) -> None:
    assert shortened(words, most) == short
    assert columns(short) <= most


@pytest.mark.parametrize(
    ("words", "shown", "size"),
    [("", "", 12), ("short", "short", 12), ("a longer one", "a longer one", 10), ("far too long for it", "far too long f…", 8)],
)
def test_fitted(words: str, shown: str, size: float) -> None:
    assert fitted(words, 60, 12, 8, 0.5) == (shown, size)


def test_padded() -> None:
    assert [padded("ab", 5, align) for align in "<>^"] == ["ab   ", "   ab", " ab  "]
    assert columns(padded("星際站", 5)) == 5


def test_a_terminal_obeys_no_name() -> None:
    assert plain("a\x1b[31mb\n\u202ec") == "a[31mbc"


def test_seats_have_shape_and_number() -> None:
    assert [seat_mark(seat) for seat in range(4)] == ["●1", "■2", "▲3", "◆4"]


def test_boxes() -> None:
    assert boxes({"2": [["a", "b"], []], "1": [["c"], ["星際"]]}, 3) == [
        "  ┌───┬───┐",
        "2 │a  │   │",
        "  │b  │   │",
        "  ├───┼───┤",
        "1 │c  │星…│",
        "  └───┴───┘",
    ]


def test_table() -> None:
    assert table([["", "ore"], ["Ann", "5"], ["星際站", "12"]]) == ["        ore", "Ann     5", "星際站  12"]


@pytest.mark.parametrize(
    ("words", "lines", "wrapped_words"),
    [
        ("", 2, []),
        ("ab", 2, ["ab"]),
        ("ab cd ef", 2, ["ab cd", "ef"]),
        ("ab cd ef gh ij", 2, ["ab cd", "ef gh…"]),
        ("abcdefgh", 1, ["abcde…"]),
        ("星際站 ab", 2, ["星際站", "ab"]),
        ("星際站ab星", 2, ["星際站", "ab星"]),
        ("星際站。星", 2, ["星際", "站。星"]),
        ("星際ab。", 2, ["星際", "ab。"]),
    ],
)
def test_wrapped(words: str, lines: int, wrapped_words: list[str]) -> None:
    assert wrapped(words, 6, lines) == wrapped_words
