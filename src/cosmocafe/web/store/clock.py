"""The clock of a table, and who counts as last: worked out from what was agreed and what has happened, never from what a page says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmocafe.core.author.table import NOBODY

from .rows import DAYS, MATCH, RESIGNED, Course, Terms

SOON, AT_LEAST, LAST_HOURS = 60.0, 10.0, 6 * 3600.0  # seconds before the end at which people are warned


def wound_up(terms: Terms, players: int) -> Course:
    """The clocks of a new table, which do not run yet; whoever plays alone keeps nobody waiting."""
    return Course(left=[float(terms.seconds)] * players) if terms.clock and players > 1 else Course()


def turned(terms: Terms, course: Course, asked: int, *, ticks: bool, now: float) -> Course:
    """The clocks when this seat is asked from now on: a move ends when somebody else is asked. `ticks`: whether its time runs."""
    if not course.left:
        return course
    left = [left_of(course, seat, now) for seat in range(len(course.left))]
    if course.running not in (NOBODY, asked):
        left[course.running] = left[course.running] + terms.more if terms.clock == MATCH else float(terms.seconds)
    return msgspec.structs.replace(course, left=left, running=asked, since=now if ticks else None)


def left_of(course: Course, seat: int, now: float) -> float:
    """The seconds that a seat has."""
    ran = now - course.since if course.since is not None and seat == course.running else 0.0
    return max(0.0, course.left[seat] - max(0.0, ran))


def is_up(course: Course, seat: int, now: float) -> bool:
    """Whether a seat has no time left for its move."""
    return bool(course.left) and seat == course.running and left_of(course, seat, now) <= 0


def due(terms: Terms, course: Course) -> float | None:
    """When the next thing happens by itself: a clock runs out, or somebody who is missed has been waited for."""
    moments = [since + terms.away for since in course.missed.values()]
    if course.since is not None:
        moments.append(course.since + course.left[course.running])
    return None if course.ended else min(moments, default=None)


def may_miss(terms: Terms) -> bool:
    """Whether somebody who is away can be asked for; by correspondence everybody is away, and the clock is enough."""
    return terms.away > 0 and terms.clock != DAYS


def low(terms: Terms) -> float:
    """At how many seconds people are warned."""
    return LAST_HOURS if terms.clock == DAYS else max(AT_LEAST, min(terms.seconds / 5, SOON))


def places_of(course: Course, places: Sequence[int]) -> list[int]:
    """Who came where: who has resigned comes behind all others, and behind those who held out longer.

    `places` are the rules' own. Where the match ended because of it, everybody else is first.
    """
    rank = {seat: (1, -number) for number, seat in enumerate(course.resigned)}
    all_first = course.ended == RESIGNED
    ranks = [rank.get(seat, (0, 1 if all_first else place)) for seat, place in enumerate(places)]
    return [1 + sum(other < own for other in ranks) for own in ranks] if rank else list(places)
