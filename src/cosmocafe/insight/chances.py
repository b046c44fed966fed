"""Chances in whole millionths: a row of them is worth exactly one win, so sums of rows stay exact.

Whoever plays alone shares the win with the house, the last of two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ONE = 1_000_000
POINT = ONE // 100
Chances = tuple[int, ...]
Change = tuple[int, ...]  # between two chances: sums up to nothing


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
    """As much of a change as leaves chances behind, the whole of it scaled down."""
    share, over = ONE, ONE
    for chance, part in zip(chances, by, strict=True):
        room = chance if part < 0 else ONE - chance
        if abs(part) * share > room * over:
            share, over = room, abs(part)
    if (share, over) == (ONE, ONE):
        return tuple(by)
    parts = [abs(part) * share // over * (1 if part > 0 else -1) for part in by]
    rest = -sum(parts)
    for seat, chance in enumerate(chances):  # rounding towards nothing leaves a few millionths
        give = max(-(chance + parts[seat]), min(rest, ONE - chance - parts[seat]))
        parts[seat] += give
        rest -= give
    return tuple(parts)
