"""The deal: it waits until everybody who sits at the table has added to chance, or for a while, so that no host chooses the cards."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.match import LONGEST_ADDED

from ..settings import Settings
from ..store import Store
from ..store.clock import due
from ..store.rows import PERSON
from .crew import Crew
from .hours import Hours
from .table import LiveTable, NotYourSeat
from .tables import Tables

log = logging.getLogger(__name__)


class Settled(CafeError):
    """What a seat adds to chance is added once, and before the deal."""


class Deals:
    """Takes what seats add, and deals when all people have, or when it was waited for long enough."""

    def __init__(self, tables: Tables, store: Store, crew: Crew, hours: Hours, settings: Settings) -> None:
        self._tables, self._store, self._crew, self._hours, self._wait = tables, store, crew, hours, settings.deal_wait

    async def add(self, table: LiveTable, seat: int, words: str) -> None:
        """Add to chance for a seat, once; everybody sees it from then on."""
        await self._crew.wholly(self._add(table, seat, addition(words)))

    async def _add(self, table: LiveTable, seat: int, words: str) -> None:
        async def attempt() -> None:
            if table.seat(seat).kind != PERSON:
                raise NotYourSeat("nobody sits there who could add to chance")
            if seat not in table.silent_seats:
                raise Settled("the cards are dealt" if table.is_dealt else "this seat has added to chance already: that cannot be changed")
            added = [words if number == seat else one for number, one in enumerate(table.added or [])]
            await self._tables.changed_for(table, self._store.add_to_chance, table.id, table.version, added)
            table.added = added
            log.info("added", extra={"match": table.id, "seat": seat})
            table.publish()

        async with table.lock:
            await self._tables.judged(table, attempt)

    def wake(self, table: LiveTable) -> None:
        """Deal when it is time to, if that has not been done."""
        if table.deal_due is not None:
            table.deal_due.cancel()
        table.deal_due = None
        if not (table.is_dealt or table.open_seats or table.over or table.course.paused or self._crew.stopping):
            table.deal_due = asyncio.get_running_loop().call_later(self._rest(table), lambda: self._crew.begin(self._deal(table)))

    def _rest(self, table: LiveTable) -> float:
        """How many seconds the deal still waits: none if everybody has added."""
        return min(self._wait, max(0.0, table.touched + self._wait - time.time())) if table.silent_seats else 0.0

    async def _deal(self, table: LiveTable) -> None:
        async def attempt() -> None:
            if table.is_dealt or table.open_seats or self._rest(table) > 0 or not self._tables.holds(table):
                return
            before = table.match
            table.match, table.is_dealt = await self._crew.play(before.begun_again, [one or "" for one in table.added or []]), True
            course = table.course_with(self._hours.now())
            then, until = table.standing_with(table.seats, course), due(table.opening.terms, course)
            try:
                await self._tables.changed_for(
                    table, self._store.deal, table.id, table.version, table.seats, then, course=course, until=until
                )
            except CafeError:
                table.match, table.is_dealt = before, False
                raise
            table.course = course
            log.info("dealt", extra={"match": table.id})
            table.publish()

        with contextlib.suppress(CafeError):  # another process was quicker, or the table is in doubt: then it is woken again
            async with table.lock:
                await self._tables.judged(table, attempt)


def addition(words: str) -> str:
    """What somebody adds, if it can be shown and written down."""
    words = words.strip()
    if not words or len(words) > LONGEST_ADDED or not words.isprintable():
        raise InputError(f"what is added to chance is one line of 1 to {LONGEST_ADDED} characters that can be seen")
    return words
