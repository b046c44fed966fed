"""Playing: an answer is given to the match in memory, stored, and only then acknowledged and shown."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CannotUndo, IllegalAnswer, NotYourTurn, StaleQuestion

from ..store import Appended, Overtaken, Store
from ..store.appending import LEASE
from ..store.clock import due
from ..store.rows import Line, written
from .crew import Crew
from .hours import Hours
from .ledger import Ledger
from .table import LiveTable, without
from .tables import Tables

log = logging.getLogger(__name__)
REFUSALS = (IllegalAnswer, NotYourTurn, StaleQuestion, CannotUndo)  # with which a match says that it has not changed


class Now(NamedTuple):
    """Where a match stood when an answer was stored."""

    number: int
    asked: int
    over: bool


class Sent(NamedTuple):
    """For which line whoever answers means it, and a key of their own: what is sent once more, perhaps elsewhere, is no second answer."""

    line: int
    key: int


class Play:
    """The one way in which a match moves on, for people and bots alike."""

    def __init__(self, tables: Tables, store: Store, crew: Crew, hours: Hours) -> None:
        self._tables, self._crew, self._store, self._hours = tables, crew, store, hours
        self._ledger = Ledger(lambda given: crew.write(store.append, given))

    async def answer(self, table: LiveTable, seat: int, number: int, answers: Sequence[int | str], sent: Sent | None = None) -> Now:
        """Give an answer, or several in a row. When this returns, they are stored."""
        return await self._crew.wholly(self._safely(table, seat, number, partial(table.give, seat, number, answers), sent))

    async def undo(self, table: LiveTable, seat: int, number: int, sent: Sent | None = None) -> Now:
        """Take the last answer back, as far as the match allows."""
        return await self._crew.wholly(self._safely(table, seat, number, partial(table.take_back, seat, number), sent))

    async def _safely(self, table: LiveTable, seat: int, number: int, change: Callable[[], list[Line]], sent: Sent | None) -> Now:
        async def attempt() -> Now:
            if sent and sent.line < table.lines and await self._crew.read(self._store.key_at, table.id, sent.line) == sent.key:
                return _now(table)  # it was stored before, and whoever sent it did not hear so
            table.refuse(seat, number)
            table.refuse_late(seat, self._hours.now())
            if sent and sent.line != table.lines:
                raise StaleQuestion("this question was asked before an answer was taken back")
            return await self.change(table, change, sent.key if sent else 0, seat)

        async with table.lock:
            return await self._tables.judged(table, attempt)

    async def change(self, table: LiveTable, change: Callable[[], list[Line]], key: int = 0, person: int = NOBODY) -> Now:
        """Change the match and the store, or neither; the caller holds the table's lock. Who answers in `person` is not missed any more."""
        number, key = table.match.number, key or secrets.randbits(53)
        try:
            lines = await self._crew.play(change)
            table.unstored = True
            now, bot = _now(table), table.bot_asked() is not None
            course = table.course_with(self._hours.now(), missed=without(table.course.missed, person))
            beside = written(course), due(table.opening.terms, course)
            with self._crew.counts.timing("append"):
                await self._ledger.append(Appended(table.id, table.version, table.lines, lines, table.standing, key, bot, *beside))
        except Overtaken:
            self._crew.counts.add("overtaken")
            raise
        except BaseException as error:
            if table.match.number != number or not isinstance(error, REFUSALS):  # a thread that was broken off may still be at it
                table.unstored = True
                self._tables.doubt(table)
            raise
        table.lines, table.version, table.key, table.unstored = table.lines + len(lines), table.version + 1, key, False
        table.bot_by, table.duty = (self._store.me, time.monotonic() + LEASE) if bot else (None, 0.0)
        table.course, table.pause = course, 0.0
        self._crew.counts.add("answers", len(lines))
        table.publish()
        given = [int(line.answer) for line in lines]  # no names of answers in a log
        log.info("answer", extra={"match": table.id, "seat": lines[0].seat, "number": now.number, "answers": given})
        return now


def _now(table: LiveTable) -> Now:
    return Now(table.match.number, table.asked, table.over)
