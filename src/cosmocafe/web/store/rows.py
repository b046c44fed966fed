"""Rows of the store as values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from cosmocafe.core.anything import Toml
from cosmocafe.core.author.table import NOBODY

WAITING, RUNNING, OVER, RECORD, REMOVED = "waiting", "running", "over", "record", "removed"
ORDER = {RUNNING: 0, WAITING: 1, OVER: 2, RECORD: 3}  # in which a visitor's matches are shown
OPEN, PERSON, BOT = "open", "person", "bot"
TAKEN_BACK = -1
MOVE, MATCH, DAYS = "move", "match", "days"  # what the time of a clock is for
ANSWERS, LOST = "bot", "lost"  # when time is up: a bot answers, or the seat is lost
STOPPED, RESIGNED = "stopped", "resigned"  # how a match ends before its rules say so
AWAY = 900  # seconds that somebody who is missed has to come back, where nothing was agreed


class Terms(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What a table agrees on beside its game: the clock, what happens when time is up, and how long somebody may be away."""

    clock: str = ""  # none, or what its time is for
    seconds: int = 0  # for each move, or for the match
    more: int = 0  # added after each move
    late: str = ANSWERS
    bot: str = ""  # that answers when time is up, and for who has resigned
    away: int = AWAY  # 0: nobody is ever missed
    opener: int = NOBODY  # the seat of whoever put the table up


class Course(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What happens at a table beside the answers. Moments are seconds for which the café has been open."""

    left: list[float] = []  # seconds of each seat when its clock last began or stood still
    running: int = NOBODY  # the seat whose move it is
    since: float | None = None  # when its clock began to run; it stands still
    resigned: list[int] = []  # seats that were given up or lost, the first one first
    overdue: list[int] = []  # those of them whose time was up
    paused: bool = False
    ended: str = ""
    wishes: dict[str, list[int]] = {}  # what some seats want and all have to
    missed: dict[int, float] = {}  # seats whose people have been asked for, and when
    free: dict[int, str] = {}  # seats that a bot plays on for until a friend comes with this invitation, or their person

    @property
    def told(self) -> dict[str, object]:
        """What a record says of it."""
        return {name: value for name, value in (("resigned", self.resigned), ("overdue", self.overdue), ("ended", self.ended)) if value}


def written(one: Terms | Course | None) -> str | None:
    """A column that holds what was agreed or has happened beside the answers; nothing, where that is nothing."""
    text = msgspec.json.encode(one).decode()
    return None if text in ("{}", "null") else text


NOTHING_AGREED = Terms()


class SeatRow(msgspec.Struct, kw_only=True):
    """A place at a table: open, a person's, or a bot's. A bot may hold a person's seat meanwhile."""

    seat: int
    kind: str
    name: str
    token: str
    bot: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, for those who look for one; nobody is asked before it begins and after it is over."""

    state: str
    asked: int = NOBODY
    places: list[int] | None = None


class Opening(msgspec.Struct, kw_only=True, frozen=True):
    """What a match was opened with, which never changes; but for `public`, as long as seats are free."""

    id: str
    game: str
    rules: int
    box: str
    players: int
    agreed: dict[str, int | str]
    seed: str
    public: bool
    hints: bool = True  # whether people may ask what would be good
    free_talk: bool = False  # whether people may say what they like, in their own words
    created: float
    change: Toml | None = None
    terms: Terms = Terms()


class MatchRow(Opening, kw_only=True, frozen=True):
    """A match without its answers, as it is stored now."""

    standing: Standing
    touched: float
    rematch: str | None = None
    version: int = 0  # how often it was changed
    bot_by: str | None = None  # the process that lets its bots think
    added: Sequence[str | None] | None = None  # what each seat has added to chance, None while it has not; nothing where none is asked to
    course: Course = Course()
    seats: list[SeatRow]


class Watcher(NamedTuple):
    """Somebody who looks on: a sign that tells people apart, and a name if one was given."""

    who: str
    name: str


class Present(NamedTuple):
    """Who has a page of a table open: seats, and those who watch."""

    seats: frozenset[int] = frozenset()
    watching: frozenset[Watcher] = frozenset()

    def __or__(self, other: Present) -> Present:
        """Both together."""
        return Present(self.seats | other.seats, self.watching | other.watching)


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's talk: a phrase by its id, free words, or a picture over a seat."""

    line: int = -1  # not stored yet
    who: str
    seat: int
    name: str
    kind: str
    words: str
    at: float


class Line(msgspec.Struct):
    """One line of a match's answers; answer -1 takes the one before it back."""

    seat: int
    answer: int


def standing(lines: list[Line]) -> list[int]:
    """The answers that were not taken back."""
    answers: list[int] = []
    for line in lines:
        if line.answer == TAKEN_BACK:
            answers.pop()
        else:
            answers.append(line.answer)
    return answers
