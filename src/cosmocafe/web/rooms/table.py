"""A table that is being played at: the match in memory, rebuilt from the store, and who sits and watches there."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, IllegalAnswer, NotYourTurn, StaleQuestion
from cosmocafe.core.game import Game, View
from cosmocafe.core.lesson import Lesson, Place, lesson_of
from cosmocafe.core.match import Match

from ..frame import Frame
from ..store.rows import OPEN, OVER, RECORD, RUNNING, TAKEN_BACK, WAITING, Line, MatchRow, Opening, SeatRow, Standing, standing

Eyes = tuple[int, str, tuple[int, ...], bool]  # whose picture: of which seat, in which language, with which own seats, tall or wide
IDLE = 600.0  # seconds after which a table that nobody has looked at rests, and leaves memory


class Waiting(CafeError):
    """Not everybody has sat down yet."""


class NotYourSeat(CafeError):
    """The seat is somebody else's."""


class OtherEdition(CafeError):
    """The table was begun with other rules or another box than this café has."""


class Stored(NamedTuple):
    """A match as the store knows it: its row, what comes of its lines, how many these are, and the visitors of each seat."""

    row: MatchRow
    match: Match
    lines: int
    owners: dict[int, list[str]]


class Answered(NamedTuple):
    """A bot's last answer: to which question, and what the bot saw then."""

    number: int
    answer: int
    view: View


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
        self.mending: asyncio.Task[None] | None = None
        self.pause = 0.0  # seconds until storing is tried again
        self.watchers: set[asyncio.Event] = set()
        self.present: Counter[int] = Counter()
        self.paces: dict[int, float] = {}  # how long bots shall wait, by the pages of those who play
        self.frames: dict[Eyes, asyncio.Task[Frame]] = {}
        self.bots: asyncio.Task[None] | None = None
        self.answered: Answered | None = None
        self.looked_at = time.monotonic()

    def become(self, stored: Stored) -> None:
        """Make memory what the store says."""
        self.opening: Opening = stored.row
        self.seats, self.rematch, self.is_record = list(stored.row.seats), stored.row.rematch, stored.row.standing.state == RECORD
        self.match, self.lines, self.owners = stored.match, stored.lines, stored.owners
        self.doubtful = False  # storing failed: what is in memory may be more or less than what is stored

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
        if self.is_record:
            return Standing(RECORD, self.match.asked, self.match.places if self.match.over else None)
        if self.open_seats:
            return Standing(WAITING)
        return Standing(OVER, NOBODY, self.match.places) if self.match.over else Standing(RUNNING, self.match.asked)

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

    def refuse(self, seat: int, number: int) -> None:
        """Refuse what comes too early, too late or from the wrong seat."""
        if self.open_seats:
            raise Waiting("not everybody has sat down yet")
        if self.match.over:
            raise IllegalAnswer("the match is over: nothing is asked")
        if number != self.match.number:
            raise StaleQuestion(f"the answer is for question {number}, but question {self.match.number} is open")
        if seat != self.match.asked:
            raise NotYourTurn(f"seat {seat} is not asked: seat {self.match.asked} is")

    def give(self, seat: int, number: int, answers: Sequence[int | str]) -> list[Line]:
        """Give answers in a row, as far as the same seat is asked and they are offered; the first one must be."""
        self.match.answer(answers[0], seat=seat, number=number)
        for answer in answers[1:]:
            if self.match.asked != seat or answer not in self.match.options:
                break
            self.match.answer(answer)
        return [Line(seat, given) for given in self.match.answers[number:]]

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


def replayed(game: Game, row: MatchRow, lines: list[Line], note: Callable[[Match], None] = lambda match: None) -> Match:
    """The match of a row and its lines; `note` sees every moment of it."""
    names = [seat.name for seat in row.seats]
    match = Match(game, row.players, row.seed, agreed=row.agreed, change=row.change, names=names)
    if row.rules != game.version or game.fingerprint(match.box) != row.box:
        raise OtherEdition("this table was begun with an earlier edition of the game: it can be neither played on nor replayed here")
    note(match)
    for answer in standing(lines):
        match.answer(answer)
        note(match)
    return match
