"""Chances in whole millionths: a row of them is worth exactly one win, so sums of rows stay exact.

Whoever plays alone shares the win with the house, the last of two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ONE = 1_000_000
POINT = ONE // 100
SURE = 1.64  # standard errors on both sides of a number hold nine of ten
Chances = tuple[int, ...]
Change = tuple[int, ...]  # between two chances: sums up to nothing


def points(millionths: float) -> int:
    """A chance or a change in points of 100."""
    return round(millionths / POINT)


def signed(millionths: float) -> str:
    """Points with their sign."""
    number = points(millionths)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def off_by(error: float) -> int:
    """How far a number of points may be off, nine times of ten; never less than one."""
    return min(50, max(1, points(SURE * error)))


def runners(players: int) -> int:
    """How many share a win."""
    return max(players, 2)


def exact(weights: Sequence[float]) -> Chances:
    """Chances in proportion to weights; what rounding leaves goes to the largest remainders."""
    least, total = min(weights), sum(weights)
    if least < 0 or total <= 0:
        raise ValueError(f"no chances: {list(weights)}")
    parts = [ONE * weight / total for weight in weights]
    found = [int(part) for part in parts]
    order = sorted(range(len(parts)), key=lambda seat: (found[seat] - parts[seat], seat))
    for seat in order[: ONE - sum(found)]:
        found[seat] += 1
    return tuple(found)


def fair(players: int) -> Chances:
    """Everybody's chance before anything is known."""
    return exact([1.0] * runners(players))


def result(places: Sequence[int]) -> Chances:
    """What a match was worth at its end: those in first place share the win."""
    won = [float(place == 1) for place in places]
    if len(places) == 1:
        won.append(1 - won[0])
    return exact(won) if any(won) else fair(len(places))


def change(after: Iterable[int], before: Iterable[int]) -> Change:
    """What one row of chances has more than another."""
    return tuple(one - other for one, other in zip(after, before, strict=True))


def added(*rows: Sequence[int]) -> tuple[int, ...]:
    """Rows, seat by seat."""
    return tuple(map(sum, zip(*rows, strict=True)))


def clipped(chances: Chances, by: Sequence[int]) -> Change:
    """As much of a change as leaves chances behind: all of it, or the whole of it made smaller."""
    share, whole = 1, 1
    for chance, part in zip(chances, by, strict=True):
        room = chance if part < 0 else ONE - chance
        if abs(part) * share > room * whole:
            share, whole = room, abs(part)
    if share == whole:
        return tuple(by)
    parts = [part * share // whole for part in by]  # rounded down, so some millionths have to be given back
    remainders = sorted(range(len(by)), key=lambda seat: (by[seat] * share % whole, by[seat]), reverse=True)
    for seat in remainders[: -sum(parts)]:
        parts[seat] += 1
    return tuple(parts)
