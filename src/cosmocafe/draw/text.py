"""Words in columns: how wide they are, and the boxes of a terminal picture."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache

SHAPES = "●■▲◆"  # the seats' shapes of `theme.SEATS`, for a screen without colour
WORD = re.compile(r"(?:[^\s\u2e80-\uffef]+|.)[，。；：、！？）」』]*\s*")  # what stays together on a line: no line begins with a full stop


def seat_mark(seat: int) -> str:
    """A seat's shape and number."""
    return f"{SHAPES[seat]}{seat + 1}"


@lru_cache(maxsize=4096)
def plain(words: str) -> str:
    """Words without what a terminal would obey instead of showing."""
    return "".join(letter for letter in words if unicodedata.category(letter)[0] != "C")


@lru_cache(maxsize=4096)
def columns(words: str) -> int:
    """How many columns words take: Chinese signs take two, accents none."""
    return sum(_columns(letter) for letter in words)


def _columns(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


@lru_cache(maxsize=4096)
def shortened(words: str, most: int) -> str:
    """Words in at most so many columns, with an ellipsis where something is missing."""
    if columns(words) <= most:
        return words
    kept = ""
    for letter in words:
        if columns(kept + letter) > most - 1:
            break
        kept += letter
    return kept.rstrip() + "…"


def fitted(words: str, room: float, largest: float, smallest: float, letter: float) -> tuple[str, float]:
    """Words and the font size at which they fit; what is too long at the smallest is shortened. `letter`: its width at font size 1."""
    size = max(smallest, min(largest, room / (max(1, columns(words)) * letter)))
    return shortened(words, int(room / (size * letter) + 0.01)), size


def wrapped(words: str, most: int, lines: int) -> list[str]:
    """Words in so many lines of at most so many columns: broken between words, or anywhere between Chinese signs."""
    found = [""]
    for word in WORD.findall(words):
        if columns(found[-1] + word.rstrip()) > most and found[-1]:
            found.append("")
        found[-1] += word
    kept = [*found[: lines - 1], "".join(found[lines - 1 :])]
    return [shortened(line.rstrip(), most) for line in kept if line]


def padded(words: str, width: int, align: str = "<") -> str:
    """Words in exactly so many columns: left `<`, right `>` or in the middle `^`."""
    words = shortened(words, width)
    spare = width - columns(words)
    before = {"<": 0, ">": spare, "^": spare // 2}[align]
    return " " * before + words + " " * (spare - before)


def boxes(rows: Mapping[str, Sequence[Sequence[str]]], width: int) -> list[str]:
    """A grid of boxes, each some lines of words, `width` columns wide inside; every row has a name of one letter at its left."""
    across = len(next(iter(rows.values())))
    lines = [_bar("┌┬┐", across, width)]
    for name, row in rows.items():
        for n in range(max(len(box) for box in row)):
            inside = "│".join(padded(box[n] if n < len(box) else "", width) for box in row)
            lines.append(f"{' ' if n else name} │{inside}│")
        lines.append(_bar("├┼┤", across, width))
    return [*lines[:-1], _bar("└┴┘", across, width)]


def _bar(corners: str, across: int, width: int) -> str:
    return f"  {corners[0]}{corners[1].join(['─' * width] * across)}{corners[2]}"


def table(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows of words in aligned columns."""
    widths = [max(columns(row[n]) for row in rows) for n in range(len(rows[0]))]
    return [gap.join(padded(words, width) for words, width in zip(row, widths, strict=True)).rstrip() for row in rows]
