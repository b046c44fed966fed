"""The review of a match: everybody's chances over time, each decision judged, the ledger, turning points and the result without luck.

>>> found = review(cosmocafe.load("match.jsonl"))
>>> found.seats[0].columns, found.decisions[0].label, found.turning_points
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass

from cosmocafe.bots.search.calibration import Calibration, calibration_of
from cosmocafe.core.errors import InputError
from cosmocafe.core.match import Match

from .chances import ONE, POINT, Chances, Change, exact, fair, result
from .judgement import APART, DECIDED, band, error_rate, label, together
from .ledger import Columns, Ledger, Row, Said, ledger
from .luck import BEGUN_ANEW, SAMPLES, Looker, Shares, adjusted
from .measured import luck_part
from .moments import Moment, moments_of
from .weigher import Progress, Question, Weigher, mean_error

VISITS = 1_000_000  # of a review: a match of four in less than a minute on two processors
TURNING = 5
NOTHING: Progress = lambda done: None  # noqa: E731


@dataclass(frozen=True)
class Verdict:
    """One answer, judged."""

    number: int
    seat: int
    answer: int
    better: tuple[int, ...]  # what the judge would have answered, the best first; empty if that is what was answered
    loss: float  # of the seat's own chance, in millionths
    error: float  # one standard error of it
    places: float  # the share of the others that it cost to be left behind, in millionths
    label: str
    counts: bool  # something else could have been answered, and it mattered


@dataclass(frozen=True)
class Decision:
    """Answers of one seat in a row with nothing between them, as one."""

    verdicts: tuple[Verdict, ...]

    @property
    def worst(self) -> Verdict:
        """Where it lost most."""
        return max(self.verdicts, key=lambda one: (one.loss, -one.number))

    @property
    def seat(self) -> int:
        return self.verdicts[0].seat

    @property
    def loss(self) -> float:
        """All that it lost, in millionths."""
        return sum(one.loss for one in self.verdicts)

    @property
    def error(self) -> float:
        return together([one.error for one in self.verdicts])

    @property
    def label(self) -> str:
        """The worst answer's word, or a harder one for all of them together."""
        if len(self.verdicts) == 1:
            return self.verdicts[0].label
        return label(self.loss, self.error, all(one.label == "best" for one in self.verdicts))

    @property
    def counts(self) -> bool:
        return any(one.counts for one in self.verdicts)


@dataclass(frozen=True)
class TurningPoint:
    """A step that changed much."""

    number: int
    seat: int  # that answered
    kind: str  # decision, unseen or chance
    change: Change


@dataclass(frozen=True)
class SeatReview:
    """One seat's part of the match."""

    columns: Columns
    decisions: int  # that count
    loss: float  # of all of them, in millionths
    error: float
    rate: float
    band: str
    labels: dict[str, int]
    adjusted: float  # its share of the win without luck


@dataclass(frozen=True)
class Review:
    """All that is to be said about a match."""

    match: Match
    ledger: Ledger
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    scores: tuple[tuple[int, ...], ...]  # of all seats, at each moment and at the end
    visits: int

    @property
    def chances(self) -> list[Chances]:
        """Everybody's chances at each moment and at the end."""
        return [*(row.before for row in self.ledger.rows), self.ledger.result]


def review(match: Match, visits: int = VISITS, *, threads: int | None = None, progress: Progress = NOTHING) -> Review:
    """Judge a whole match within about so many visits. One that is not over is judged up to where it stands."""
    if not match.answers:
        raise InputError("nothing was answered in this match yet: there is nothing to review")
    moments, again = moments_of(match)
    weigher = Weigher(match, threads or os.cpu_count() or 1, visits)
    questions = weigher.questions(moments, lambda done: progress(0.25 * done))
    asked = {question.moment.number: question for question in questions}
    rest = [asked.get(one.number) or Question(one, [one.answer], [1.0], 0) for one in moments if one.came_chance]
    rest = [question for question in rest if not question.is_open]
    weigher.compare(questions, rest, lambda done: progress(0.25 + 0.7 * done))
    asked |= {question.moment.number: question for question in rest}
    told, looker = [said(one, asked) for one in moments], Looker(match.game, match.box, match.players)
    book = ledger(fair(match.players), seats_alone(match, looker), told, end_of(again, weigher))
    verdicts = [judged(asked[one.number], book.rows[one.number]) for one in moments if not one.is_forced]
    decisions = joined(verdicts, {one.number for one in moments if one.came_chance})
    shares = without_luck(looker, moments, again, book, luck_part(match.game, match.players))
    seats = tuple(seat_review(seat, book, decisions, shares) for seat in range(match.players))
    progress(1.0)
    scores = (*(one.scores for one in moments), tuple(again.scores))
    return Review(match, book, tuple(moments), decisions, seats, turning_points(book.rows), scores, weigher.spent)


def seats_alone(match: Match, looker: Looker) -> Chances:
    """What each seat is worth before the deal, as self-play has shown; alone, what the game is."""
    known = calibration_of(match.game).get(match.players, Calibration())
    if match.players == 1:
        return exact(looker.look(match.table.packed(), BEGUN_ANEW, 2 * SAMPLES).tolist())
    return exact([math.exp(bonus / known.scale) for bonus in known.seats]) if known.scale else fair(match.players)


def said(moment: Moment, asked: dict[int, Question]) -> Said:
    """What the judge said of an answer, for the ledger."""
    question = asked.get(moment.number) or Question(moment, [moment.answer], [1.0], 0)
    return Said(moment.seat, question.regret, question.decided, question.after if moment.came_chance else None)


def end_of(match: Match, weigher: Weigher) -> Chances:
    """The result, or where a match that is not over stands."""
    if match.over:
        return result(match.places)
    return weigher.judge.analysis(match.table, 1600, 8, weigher.record, sees_all=True).win


def judged(question: Question, row: Row) -> Verdict:
    """The word for an answer."""
    moment, counts = question.moment, question.apart >= APART
    if not question.is_open:
        return Verdict(moment.number, moment.seat, moment.answer, (), 0.0, 0.0, 0.0, "best", counts)
    loss, error = mean_error(question.losses)
    places, places_error = mean_error(question.places_lost)
    best = question.still_best()
    tied = moment.answer in best
    word = label(loss, error, tied)
    if not DECIDED * POINT <= row.before[moment.seat] <= ONE - DECIDED * POINT:
        word = label(places, places_error, tied)
    order = sorted(best, key=lambda answer: -chance_after(question, answer))
    return Verdict(moment.number, moment.seat, moment.answer, () if tied else tuple(order), loss, error, places, word, counts)


def chance_after(question: Question, answer: int) -> float:
    """The seat's own chance after an answer."""
    return sum(float(row[question.moment.seat]) for row in question.known[answer]) / len(question.known[answer])


def joined(verdicts: Sequence[Verdict], chanced: set[int]) -> tuple[Decision, ...]:
    """Answers of one seat in a row, with no chance between them, are one decision."""
    groups: list[list[Verdict]] = []
    for one in verdicts:
        last = groups[-1][-1] if groups else None
        if last and last.seat == one.seat and last.number + 1 == one.number and last.number not in chanced:
            groups[-1].append(one)
        else:
            groups.append([one])
    return tuple(Decision(tuple(group)) for group in groups)


def without_luck(looker: Looker, moments: Sequence[Moment], again: Match, book: Ledger, trusted: float) -> Shares:
    """Everybody's share of the win without what dice and cards gave."""
    records = [*(one.record for one in moments), again.table.packed()]
    surprises = [looker.look(records[0]) - looker.look(records[0], BEGUN_ANEW, SAMPLES)]
    surprises += [looker.surprise(one.record, one.answer, records[i + 1], i + 1) for i, one in enumerate(moments) if one.came_chance]
    return adjusted(book.result, surprises, trusted)


def seat_review(seat: int, book: Ledger, decisions: Sequence[Decision], shares: Shares) -> SeatReview:
    """One seat's part."""
    own = [one for one in decisions if one.seat == seat and one.counts]
    labels = {name: sum(one.label == name for one in own) for name in ("best", "good", "inaccuracy", "mistake", "blunder")}
    loss, error = sum(one.loss for one in own), together([one.error for one in own])
    rate = max(error_rate([one.loss for one in own]), 0.0)
    return SeatReview(book.columns(seat), len(own), loss, error, rate, band(rate), labels, shares[seat])


def turning_points(rows: Sequence[Row]) -> tuple[TurningPoint, ...]:
    """The steps that changed most."""
    steps = [
        TurningPoint(number, row.seat, kind, by)
        for number, row in enumerate(rows)
        for kind, by in (("decision", row.decision), ("unseen", row.unseen), ("chance", row.chance))
    ]
    largest = sorted(steps, key=lambda step: (-sum(map(abs, step.change)), step.number))[:TURNING]
    return tuple(sorted((step for step in largest if any(step.change)), key=lambda step: step.number))
