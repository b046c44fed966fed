"""A match is reviewed in a process of its own, which gives way to people and bots, with bounded time and memory.

    python -m cosmocafe.web.review_process GAME SECONDS VISITS < RECORD

Prints a line of JSON whenever it is further, and at last what the judge says, or why there is nothing to say.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

import msgspec

from cosmocafe.core import system
from cosmocafe.core.errors import CafeError
from cosmocafe.insight.review import Decision, Review, SeatReview, review

from .said import Failed, Further, say

MEMORY = 3 << 30  # bytes of address space, of which little is used
STEPS = 100  # lines about how far it is, at most


class Judged(msgspec.Struct):
    """A decision: its worst answer, what would have been better, what it lost with its error (in millionths), and the word for it."""

    number: int
    seat: int
    answer: int
    better: list[int]
    loss: float
    error: float
    label: str
    counts: bool


@dataclass
class Turning:
    """A step that changed much: a decision, what could not be seen, or chance."""

    number: int
    seat: int
    kind: str
    change: list[int]


@dataclass
class Seat:
    """A seat's ledger, in millionths of a win; its parts add up to its result."""

    fair: int
    seat: int
    deal: int
    decisions: int
    others: list[int]
    unseen: int
    chance: int
    result: int
    counted: int
    loss: float
    error: float
    rate: float
    band: str
    labels: dict[str, int]
    adjusted: float


class Kept(msgspec.Struct, tag=True):
    """What a judge says of a match, without words."""

    chances: list[list[int]]
    decisions: list[Judged]
    seats: list[Seat]
    turning: list[Turning]
    visits: int


def kept(found: Review) -> Kept:
    """A review as it is kept."""
    return Kept(
        chances=[list(map(int, row)) for row in found.chances],
        decisions=[_judged(one) for one in found.decisions],
        seats=[_seat(one) for one in found.seats],
        turning=[Turning(int(one.number), int(one.seat), one.kind, list(map(int, one.change))) for one in found.turning_points],
        visits=found.visits,
    )


def _judged(decision: Decision) -> Judged:
    worst = decision.worst
    better = [int(answer) for answer in worst.better]
    return Judged(
        worst.number, worst.seat, int(worst.answer), better, float(decision.loss), float(decision.error), decision.label, decision.counts
    )


def _seat(one: SeatReview) -> Seat:
    parts = one.columns
    return Seat(
        fair=parts.fair,
        seat=parts.seat,
        deal=parts.deal,
        decisions=parts.decisions,
        others=list(parts.others),
        unseen=parts.unseen,
        chance=parts.chance,
        result=parts.result,
        counted=one.decisions,
        loss=float(one.loss),
        error=float(one.error),
        rate=float(one.rate),
        band=one.band,
        labels=one.labels,
        adjusted=float(one.adjusted),
    )


def reviewed(data: bytes, name: str, visits: int) -> Kept | Failed:
    """The review of a record, telling how far it is."""
    from cosmocafe.core.found import find_game
    from cosmocafe.core.record import parse

    said = -1

    def tell(share: float) -> None:
        nonlocal said
        if int(STEPS * share) > said:
            said = int(STEPS * share)
            say(Further(round(share, 2)))

    try:
        match = parse(data.decode(), "record", find_game(name))
        threads = max(1, (os.cpu_count() or 1) - 1)  # somebody else may want to think meanwhile
        return kept(review(match, visits, threads=threads, progress=tell))
    except CafeError as error:
        return Failed(str(error))


def main() -> None:
    """Review the record that comes in."""
    name, seconds, visits = sys.argv[1:]
    system.give_way()
    system.keep_within(int(seconds), MEMORY)
    say(reviewed(sys.stdin.buffer.read(), name, int(visits)))


if __name__ == "__main__":
    main()
