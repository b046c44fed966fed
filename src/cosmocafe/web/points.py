"""The table of a tournament: points and tie-breaks from the places that people took. Pure.

A point for every other player at the table whom one leaves behind, half a point for each with whom one shares a place. Who rests, and
everybody at a table without a result, gets half of what could be won there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .pairing import BOT


class Played(NamedTuple):
    """A table of a round: who sat there, and each seat's place; None without a result."""

    seats: Sequence[int]
    places: Sequence[int] | None


class Row(NamedTuple):
    """How somebody stands."""

    rank: int
    who: int
    points: float
    opponents: float  # the points of all whom one has met: how hard it was
    beaten: float  # the points of those whom one left behind, half of those with whom one shared a place
    firsts: int
    played: int

    @property
    def merit(self) -> tuple[float, float, float, int]:
        """What decides."""
        return self.points, self.opponents, self.beaten, self.firsts


def against(places: Sequence[int], seat: int, other: int) -> float:
    """What a seat gets against another one."""
    return 1.0 if places[seat] < places[other] else 0.5 if places[seat] == places[other] else 0.0


def gained(one: Played, seat: int, size: int) -> float:
    """The points of a seat at a table; `size` is how many would sit there."""
    if one.places is None or len(one.seats) == 1:
        return (size - 1) / 2
    return sum(against(one.places, seat, other) for other in range(len(one.seats)) if other != seat)


def table(people: Iterable[int], played: Sequence[Played], size: int) -> list[Row]:
    """Everybody's row, the best first; who is equal in everything shares a rank."""
    everybody = list(people)
    points = dict.fromkeys(everybody, 0.0)
    for one in played:
        for seat, who in enumerate(one.seats):
            if who != BOT:
                points[who] += gained(one, seat, size)
    rows = sorted((_row(who, points, played) for who in everybody), key=lambda row: (*(-part for part in row.merit), row.who))
    return [row._replace(rank=1 + sum(other.merit > row.merit for other in rows)) for row in rows]


def _row(who: int, points: dict[int, float], played: Sequence[Played]) -> Row:
    opponents = beaten = 0.0
    firsts = count = 0
    for one in played:
        if who not in one.seats or one.places is None or len(one.seats) == 1:
            continue
        seat, count = list(one.seats).index(who), count + 1
        firsts += one.places[seat] == 1
        for other, met in enumerate(one.seats):
            if other != seat and met != BOT:
                opponents += points[met]
                beaten += points[met] * against(one.places, seat, other)
    return Row(0, who, points[who], opponents, beaten, firsts, count)
