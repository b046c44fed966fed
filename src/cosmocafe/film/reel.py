"""Which moments of a match a film shows, and for how long: the end of each turn, as many as can be followed."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.core.match import Match

MOST = 90  # pictures
FEW = 12  # turns: where there are fewer, every answer is shown
LONG = 90.0  # seconds that the turns take together, about
BEGINNING, QUICKEST, SLOWEST, END = 2.5, 0.8, 1.8, 6.0  # seconds


class Shot(NamedTuple):
    """A moment of a match: after how many answers, since which one before, and how long it is seen."""

    at: int
    since: int
    seconds: float


def reel(match: Match) -> list[Shot]:
    """The shots of a film, from the set-up to the end."""
    turns = _thinned(_turns(match), MOST - 1)
    pace = min(SLOWEST, max(QUICKEST, LONG / max(1, len(turns))))
    shown = [0, *turns]
    seconds = [BEGINNING, *[pace] * (len(turns) - 1), END] if turns else [END]
    return [Shot(at, before, long) for at, before, long in zip(shown, [-1, *shown], seconds, strict=False)]


def _turns(match: Match) -> list[int]:
    """After how many answers somebody else is asked; every answer where that is seldom."""
    last, seats = match.number, match.seats
    found = [at for at in range(1, last + 1) if at == last or seats[at - 1] != seats[at]]
    return found if len(found) >= FEW else list(range(1, last + 1))


def _thinned(moments: list[int], most: int) -> list[int]:
    """So many of them at most, evenly spread; the last one is always there."""
    if len(moments) <= most:
        return moments
    return [moments[(n + 1) * len(moments) // most - 1] for n in range(most)]
