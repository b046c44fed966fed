"""A table that is being played at: the match in memory, rebuilt from the store, and who sits and watches there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from cosmocafe.bots import Thought
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, IllegalAnswer, NotYourTurn, StaleQuestion
from cosmocafe.core.game import Game, View
from cosmocafe.core.lesson import Lesson, Place, lesson_of
from cosmocafe.core.match import Match
from cosmocafe.draw.still import Sketchbook

from ..frame import Frame
from ..store.clock import is_up, places_of, turned
from ..store.rows import (
    OPEN,
    OVER,
    PERSON,
    RECORD,
    REMOVED,
    RESIGNED,
    RUNNING,
    TAKEN_BACK,
    WAITING,
    Course,
    Line,
    MatchRow,
    Opening,
    Present,
    SeatRow,
    Standing,
    Watcher,
    standing,
)
from ..telling import Tale

T = TypeVar("T")
Eyes = tuple[int, str, tuple[int, ...], bool]  # whose picture: of which seat, in which language, with which own seats, tall or wide
CROWD = 100  # of those who watch, so many are counted and told to other processes
IDLE = 600.0  # seconds after which a table that nobody has looked at rests, and leaves memory


class Waiting(CafeError):
    """Not everybody has sat down yet."""


class NotYourSeat(CafeError):
    """The seat is somebody else's."""


class Paused(CafeError):
    """The players rest."""


class TimeUp(CafeError):
    """The seat has no time left for this move."""


class GivenUp(CafeError):
    """The seat was given up, or lost."""


class Removed(CafeError):
    """The table was closed by whoever runs the café."""


class OtherEdition(CafeError):
    """The table was begun with other rules or another box than this café has."""


class Stored(NamedTuple):
    """A match as the store knows it: its row, what comes of its lines, how many these are, the visitors of each seat, the last key."""

    row: MatchRow
    match: Match
    lines: int
    owners: dict[int, list[str]]
    key: int = 0


class Answered(NamedTuple):
    """A bot's last answer: to which question, and what the bot saw and an expert thought then."""

    number: int
    answer: int
    view: View
    thought: Thought | None = None


class TableLock:
    """Who holds it finds the table as it is stored: after storing failed it is rebuilt before anybody looks at it."""

    def __init__(self, table: LiveTable, reread: Callable[[LiveTable], Awaitable[None]]) -> None:
        self._lock, self._table, self._reread = asyncio.Lock(), table, reread

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self._table.doubtful:
                await self._reread(self._table)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self._lock.release()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._lock.locked()


class LiveTable:
    """One match in memory. Whoever looks at it or changes it holds `lock`; whoever wants to see changes puts an event among `watchers`."""

    def __init__(self, stored: Stored, reread: Callable[[LiveTable], Awaitable[None]], stirred: Callable[[LiveTable], None]) -> None:
        self.become(stored)
        self.lock = TableLock(self, reread)
        self._stirred = stirred  # hears whenever somebody looks or something changes
        self.duty = 0.0  # until when this process lets the bots think, by its own clock
        self.elsewhere = Present()  # those who are present by way of other processes
        self.mending: asyncio.Task[None] | None = None
        self.pause = 0.0  # seconds until storing is tried again
        self.watchers: set[asyncio.Event] = set()
        self.present: Counter[int] = Counter()
        self.watching: dict[int, Watcher] = {}  # those who sit nowhere, by their pages
        self.paces: dict[int, float] = {}  # how long bots shall wait, by the pages of those who play
        self.frames: dict[Eyes, asyncio.Future[Frame]] = {}
        self.to_draw: dict[Eyes, asyncio.Future[Frame]] = {}  # those of them that nobody draws yet
        self.sketchbooks: dict[tuple[int, str, bool], Sketchbook] = {}
        self.tales: dict[tuple[int, str], Tale] = {}
        self.bots: asyncio.Task[None] | None = None
        self.deal_due: asyncio.TimerHandle | None = None
        self.answered: Answered | None = None
        self.looked_at = time.monotonic()

    def become(self, stored: Stored) -> None:
        """Make memory what the store says."""
        self.opening: Opening = stored.row
        self.seats, self.rematch, self.is_record = list(stored.row.seats), stored.row.rematch, stored.row.standing.state == RECORD
        self.match, self.lines, self.owners = stored.match, stored.lines, stored.owners
        self.course = stored.row.course
        self.removed = stored.row.standing.state == REMOVED != self.course.ended  # by whoever runs the café
        self.version, self.key, self.bot_by = stored.row.version, stored.key, stored.row.bot_by
        self.added, self.is_dealt, self.touched = stored.row.added, is_dealt(stored.row), stored.row.touched
        self.doubtful = False  # storing failed, or another process has stored something: memory may be more or less than what is stored
        self.unstored = False  # the match in memory holds what is not stored, as far as we know

    @property
    def game(self) -> Game:
        """What is played here."""
        return self.match.game

    @property
    def id(self) -> str:
        """The match's id."""
        return self.opening.id

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return self.standing_with(self.seats)

    def standing_with(self, seats: Sequence[SeatRow], course: Course | None = None) -> Standing:
        """How the match stands with these at its seats, and with this beside its answers."""
        course = course or self.course
        if self.is_record:
            return Standing(RECORD, self.match.asked, self.match.places if self.match.over else None)
        if self.removed or course.ended == REMOVED:
            return Standing(REMOVED)
        if not self.is_dealt or any(seat.kind == OPEN for seat in seats):
            return Standing(WAITING)
        if self.match.over or course.ended:
            counted = self.match.over or course.ended == RESIGNED
            return Standing(OVER, NOBODY, places_of(course, self.match.places) if counted else None)
        return Standing(RUNNING, NOBODY if course.paused else self.match.asked)

    def course_with(self, now: float, seats: Sequence[SeatRow] | None = None, **changes: object) -> Course:
        """What is beside the answers after some changes: the clocks turn to whoever is asked, and a bot's stands still."""
        seats, course = seats or self.seats, msgspec.structs.replace(self.course, **changes)
        asked = self.standing_with(seats, course).asked
        ticks = asked != NOBODY and seats[asked].bot is None
        turn = self.match.asked if self.is_dealt and not self.match.over else NOBODY
        return turned(self.opening.terms, course, turn, ticks=ticks, now=now)

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or because people wanted so."""
        return self.match.over or self.removed or bool(self.course.ended)

    @property
    def playing(self) -> list[int]:
        """The seats of people who play on: they agree on what all have to agree on."""
        gone = {*self.course.resigned, *self.course.free}
        return [seat.seat for seat in self.seats if seat.kind == PERSON and seat.seat not in gone]

    @property
    def asked(self) -> int:
        """The seat that is asked; nobody before all have sat down."""
        return self.standing.asked

    @property
    def is_idle(self) -> bool:
        """Whether nobody has looked for long."""
        return not self.watchers and time.monotonic() > self.looked_at + IDLE

    @property
    def pace(self) -> float:
        """How long bots wait, against the usual: nobody who plays here loses sight of them."""
        return max(self.paces.values(), default=1.0)

    def seats_of(self, visitor: str) -> list[int]:
        """The seats that a visitor may act for."""
        return sorted(seat for seat, visitors in self.owners.items() if visitor in visitors)

    def seat(self, seat: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= seat < len(self.seats):
            raise NotYourSeat(f"there is no seat {seat} at this table")
        return self.seats[seat]

    @property
    def open_seats(self) -> list[SeatRow]:
        """Where nobody sits yet."""
        return [seat for seat in self.seats if seat.kind == OPEN]

    @property
    def waits(self) -> bool:
        """Whether nothing can be answered yet: a seat is free, or the deal waits for what the seats add to chance."""
        return not self.is_dealt or bool(self.open_seats)

    @property
    def silent_seats(self) -> list[int]:
        """The people who may still add to chance."""
        return [] if self.is_dealt else [seat.seat for seat in self.seats if seat.kind == PERSON and (self.added or [])[seat.seat] is None]

    @property
    def everybody_present(self) -> Present:
        """Who has a page open."""
        return self.elsewhere | self.present_here

    @property
    def present_here(self) -> Present:
        """Those who are present by way of this process; of a crowd that watches, some."""
        return Present(frozenset(seat for seat, count in self.present.items() if count), frozenset(islice(self.watching.values(), CROWD)))

    def bot_asked(self) -> str | None:
        """The bot whose answer is awaited."""
        asked = self.asked
        return None if asked == NOBODY else self.seats[asked].bot

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this table was put up for: chance is as the lesson wants it."""
        found = lesson_of(self.game)
        return found if found is not None and found.seed == self.opening.seed else None

    @property
    def place(self) -> Place | None:
        """Where the learner is in the lesson; None at any other table, and once the match goes its own way."""
        return self.lesson.place(self.match.answers) if self.lesson else None

    def sketchbook(self, seat: int, language: str, tall: bool) -> Sketchbook:
        """What was drawn before for such eyes."""
        return self.sketchbooks.setdefault((seat, language, tall), Sketchbook())

    def tale(self, seat: int, language: str) -> Tale:
        """What was told before to such eyes."""
        return self.tales.setdefault((seat, language), Tale())

    def forget_pictures(self) -> None:
        """Nobody looks any more."""
        self.sketchbooks.clear()
        self.tales.clear()

    def refuse_closed(self) -> None:
        """Refuse to show or do anything where whoever runs the café has closed the table."""
        if self.removed:
            raise Removed("whoever runs this café has closed the table")

    def refuse_early(self) -> None:
        """Refuse what comes before the match has begun."""
        self.refuse_closed()
        if self.open_seats:
            raise Waiting("not everybody has sat down yet")
        if not self.is_dealt:
            raise Waiting("the deal waits for what the seats add to chance")

    def refuse(self, seat: int, number: int) -> None:
        """Refuse what comes too early, too late or from the wrong seat."""
        self.refuse_early()
        if self.over:
            raise IllegalAnswer("the match is over: nothing is asked")
        if self.course.paused:
            raise Paused("the match is paused")
        if seat in self.course.resigned:
            raise GivenUp("this seat was given up: a bot plays on")
        if number != self.match.number:
            raise StaleQuestion(f"the answer is for question {number}, but question {self.match.number} is open")
        if seat != self.match.asked:
            raise NotYourTurn(f"seat {seat} is not asked: seat {self.match.asked} is")

    def refuse_late(self, seat: int, now: float) -> None:
        """Refuse what comes when the seat's time is up, even if nobody has noticed yet."""
        if is_up(self.course, seat, now):
            raise TimeUp("the time for this move is up")

    def give(self, seat: int, number: int, answers: Sequence[int | str]) -> list[Line]:
        """Give answers in a row, as far as the same seat is asked and they are offered; the first one must be."""
        self.match.answer(answers[0], seat=seat, number=number)
        for answer in answers[1:]:
            if self.match.asked != seat or answer not in self.match.options:
                break
            self.match.answer(answer)
        return [Line(seat, given) for given in self.match.answers[number:]]

    def followed(self, answers: Sequence[int], names: list[str]) -> Match:
        """The same match after some more answers, which are stored already."""
        for answer in answers:
            self.match.answer(answer)
        self.match.names = names
        return self.match

    def take_back(self, seat: int, number: int) -> list[Line]:
        """Take the last answer back."""
        self.refuse(seat, number)
        self.match.undo()
        return [Line(seat, TAKEN_BACK)]

    def look(self) -> None:
        """Somebody looks here, or comes or goes."""
        self.looked_at = time.monotonic()
        self._stirred(self)

    def publish(self) -> None:
        """Something has changed: wake everybody who watches."""
        self.frames.clear()
        for watcher in self.watchers:
            watcher.set()
        self._stirred(self)


def is_dealt(row: MatchRow) -> bool:
    """Whether nothing can be added to a match's chance any more; where none is asked to, the deal is fixed by the seed alone."""
    return row.added is None or row.standing.state != WAITING


def chance_of(row: MatchRow) -> list[str] | None:
    """What is added to a match's chance; before the deal something that nobody knows, so that none can look at cards to come."""
    if row.added is None:
        return None
    return [one or "" for one in row.added] if is_dealt(row) else unknown_chance(row.players)


def unknown_chance(players: int) -> list[str]:
    """Any chance."""
    return [secrets.token_hex(16), *[""] * (players - 1)]


def without(some: Mapping[int, T], seat: int) -> dict[int, T]:
    """The same for all other seats."""
    return {other: value for other, value in some.items() if other != seat}


def replayed(game: Game, row: MatchRow, lines: list[Line], note: Callable[[Match], None] = lambda match: None) -> Match:
    """The match of a row and its lines; `note` sees every moment of it."""
    names = [seat.name for seat in row.seats]
    match = Match(game, row.players, row.seed, agreed=row.agreed, change=row.change, names=names, added=chance_of(row))
    if row.rules != game.version or game.fingerprint(match.box) != row.box:
        raise OtherEdition("this table was begun with an earlier edition of the game: it can be neither played on nor replayed here")
    note(match)
    for answer in standing(lines):
        match.answer(answer)
        note(match)
    return match
