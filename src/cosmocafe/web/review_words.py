"""A review in words: the graph of everybody's chances, turning points, each seat's ledger, and the decisions that cost something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cosmocafe.insight.chances import ONE, POINT, off_by, points, signed
from cosmocafe.insight.judgement import BEST, GOOD
from cosmocafe.insight.page import words_of

from .replays import Replay
from .review_process import Judged, Kept, Seat

WIDE, HIGH = 800, 240
BANDS = 100  # places of the graph that can be clicked
LISTED, THREE = 40, 3  # decisions on the page, and at the end of a match


class Curve(NamedTuple):
    """A seat's chance over time."""

    seat: int
    name: str
    drawn: str


class Door(NamedTuple):
    """A part of the graph that leads to a moment of the replay."""

    x: float
    width: float
    at: int


class Turned(NamedTuple):
    """A turning point in words."""

    at: int
    x: float
    kind: str
    words: str
    changes: list[tuple[int, str, str]]  # of each seat, its name and how much


class Costly(NamedTuple):
    """A decision that cost something."""

    at: int
    seat: int
    name: str
    words: str
    better: str
    loss: int
    error: int
    label: str


class Account(NamedTuple):
    """A seat's ledger, line by line, which adds up to its result."""

    seat: int
    name: str
    rows: list[tuple[str, str]]
    result: str
    adjusted: str
    rate: str
    band: str
    labels: list[tuple[str, int]]


def told(kept: Kept, found: Replay, language: str) -> dict[str, object]:
    """All of it, for the page."""
    names = names_of(found, language)
    return {
        "curves": [Curve(seat, name, curve(kept, seat)) for seat, name in enumerate(names)],
        "doors": doors(len(kept.chances)),
        "turning": [turned(found, language, names, kept, number) for number in range(len(kept.turning))],
        "accounts": [account(seat, names, one, language) for seat, one in enumerate(kept.seats)],
        "decisions": costly(kept, found, language, LISTED),
        "judge": words_of(language),
        "visits": kept.visits,
        "wide": WIDE,
        "high": HIGH,
    }


def names_of(found: Replay, language: str) -> list[str]:
    """Who played."""
    return found.names(language)


def across(at: int, count: int) -> float:
    """Where a moment lies in the graph."""
    return round(WIDE * at / max(1, count - 1), 1)


def curve(kept: Kept, seat: int) -> str:
    """The points of a seat's line."""
    count = len(kept.chances)
    return " ".join(f"{across(at, count)},{round(HIGH * (1 - row[seat] / ONE), 1)}" for at, row in enumerate(kept.chances))


def doors(count: int) -> list[Door]:
    """Parts of the graph, each of which leads to its first moment."""
    starts = sorted({round(n * (count - 1) / BANDS) for n in range(BANDS + 1)})
    return [Door(across(at, count), round(across(then, count) - across(at, count), 1), at) for at, then in pairwise(starts)]


def turned(found: Replay, language: str, names: Sequence[str], kept: Kept, number: int) -> Turned:
    """A turning point: what was answered there, or what chance brought after it."""
    one = kept.turning[number]
    words = answered(found, language, one.number, one.seat, found.match.answers[one.number])
    changes = [(seat, names[seat], signed(one.change[seat])) for seat in range(len(names)) if points(one.change[seat])]
    kind = words_of(language)[f"by_{one.kind}"].format(name=names[one.seat])
    return Turned(one.number, across(one.number, len(kept.chances)), kind, words, changes)


def answered(found: Replay, language: str, at: int, seat: int, answer: int) -> str:
    """An answer in words, as it stood there."""
    return found.view(at, seat, language).answer_words(answer)


def costly(kept: Kept, found: Replay, language: str, most: int) -> list[Costly]:
    """The decisions that cost most, in the order in which they were made."""
    wrong = [one for one in kept.decisions if one.counts and one.label not in (BEST, GOOD)]
    worst = sorted(wrong, key=lambda one: -one.loss)[:most]
    return [cost(found, language, one) for one in sorted(worst, key=lambda one: one.number)]


def cost(found: Replay, language: str, one: Judged) -> Costly:
    """One of them in words."""
    view, judge = found.view(one.number, one.seat, language), words_of(language)
    better = judge["better"].format(better=view.answer_words(one.better[0])) if one.better else ""
    loss, error = points(one.loss), off_by(one.error)
    return Costly(
        one.number, one.seat, view.seat_name(one.seat), view.answer_words(one.answer), better, loss, error, judge["labels"][one.label]
    )


def account(seat: int, names: Sequence[str], one: Seat, language: str) -> Account:
    """Where a seat's share of the win came from."""
    judge = words_of(language)
    told = [(judge[name], part) for name, part in (("fair", one.fair), ("seat", one.seat), ("deal", one.deal), ("own", one.decisions))]
    told += [(judge["of"].format(name=names[other]), part) for other, part in enumerate(one.others[: len(names)]) if other != seat]
    told += [(judge["unseen"], one.unseen)] if one.unseen else []
    told += [(judge["chance"], one.chance)]
    shown = [(label, f"{part / POINT:+.1f}") for label, part in told]
    labels = [(judge["labels"][label], count) for label, count in one.labels.items()]
    return Account(
        seat,
        names[seat],
        shown,
        f"{one.result / POINT:.1f}",
        f"{100 * one.adjusted:.0f}",
        f"{one.rate:.1f}",
        judge["bands"][one.band],
        labels,
    )
