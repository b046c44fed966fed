"""Words for losses: how good an answer was, and how well somebody plays. A point is a hundredth of a win."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .chances import ONE, POINT

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
LIMITS = ((10, BLUNDER), (5, MISTAKE), (2, INACCURACY))  # points from which on a loss is called so
DOUBT = 1.28  # standard errors that are taken off: in doubt the milder word
DECIDED = 3  # points from nothing and from everything within which places count, since losses vanish
APART = POINT  # options whose chances lie closer are no decision
BANDS = (
    (1.0, "supernatural"),
    (2.5, "world_class"),
    (4.0, "expert"),
    (6.0, "advanced"),
    (9.0, "intermediate"),
    (13.0, "casual"),
    (17.5, "novice"),
)  # error rates below which somebody is called so, as in backgammon
BEGINNER = "beginner"


def label(loss: float, error: float, is_tied: bool) -> str:
    """What to call an answer that lost so many millionths."""
    sure = (loss - DOUBT * error) / POINT
    for limit, name in LIMITS:
        if sure >= limit:
            return name
    return BEST if is_tied or loss <= 0 else GOOD


def error_rate(losses: Sequence[float]) -> float:
    """A thousand times the mean loss of a decision."""
    return 1000 * sum(losses) / len(losses) / ONE if losses else 0.0


def band(rate: float) -> str:
    """What to call somebody with such an error rate."""
    return next((name for limit, name in BANDS if rate < limit), BEGINNER)


def together(errors: Sequence[float]) -> float:
    """The error of a sum."""
    return sqrt(sum(error * error for error in errors))
