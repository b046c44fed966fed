"""What people at a table can do beside answering: resign, propose something, ask for who is away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .fragments import fragment
from .speech import Speech, speech
from .store.rows import STOPPED, Course


class Manners(NamedTuple):
    """What people at a table do beside answering, and who of them does."""

    id: str
    names: tuple[str, ...]
    mine: tuple[int, ...]
    playing: tuple[int, ...]  # seats of people who play on
    present: frozenset[int]
    over: bool
    waiting: bool
    paused: bool
    wishes: tuple[tuple[str, tuple[int, ...]], ...]  # what some seats want and all have to
    missed: tuple[int, ...]  # seats whose people have been asked for
    free: tuple[tuple[int, str], ...]  # seats that were left, and how a friend takes them
    away: int  # minutes for which somebody may be; 0 where nobody is ever missed
    opener: int

    @property
    def own(self) -> tuple[int, ...]:
        """Mine, of those who play on."""
        return tuple(seat for seat in self.mine if seat in self.playing)


@lru_cache(maxsize=4096)  # most answers change nothing of it
def beside_the_game(at: Manners, language: str) -> dict[str, str]:
    """What people at the table wish for, and what they can do."""
    return {name: fragment(name, say=speech(language), at=at) for name in ("manners", "doings")}


def fates(say: Speech, course: Course, names: Sequence[str]) -> list[str]:
    """Who has given up or lost on time, and whether the match was stopped, in words."""
    lost = [say("manners.was_late" if seat in course.overdue else "manners.has_resigned", who=names[seat]) for seat in course.resigned]
    return [*lost, *[say("manners.stopped")] * (course.ended == STOPPED)]
