"""Playing: an answer is given to the match in memory, stored, and only then acknowledged and shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from cosmocafe.core.errors import CannotUndo, IllegalAnswer, NotYourTurn, StaleQuestion

from ..store import Appended, Store
from ..store.rows import Line
from .crew import Crew
from .ledger import Ledger
from .table import LiveTable
from .tables import Tables

log = logging.getLogger(__name__)
REFUSALS = (IllegalAnswer, NotYourTurn, StaleQuestion, CannotUndo)  # with which a match says that it has not changed


class Now(NamedTuple):
    """Where a match stood when an answer was stored."""

    number: int
    asked: int
    over: bool


class Play:
    """The one way in which a match moves on, for people and bots alike."""

    def __init__(self, tables: Tables, store: Store, crew: Crew) -> None:
        self._tables, self._crew = tables, crew
        self._ledger = Ledger(lambda given: crew.write(store.append, given))

    async def answer(self, table: LiveTable, seat: int, number: int, answers: Sequence[int | str]) -> Now:
        """Give an answer, or several in a row. When this returns, they are stored."""
        return await self._crew.wholly(self._safely(table, seat, number, partial(table.give, seat, number, answers)))

    async def undo(self, table: LiveTable, seat: int, number: int) -> Now:
        """Take the last answer back, as far as the match allows."""
        return await self._crew.wholly(self._safely(table, seat, number, partial(table.take_back, seat, number)))

    async def _safely(self, table: LiveTable, seat: int, number: int, change: Callable[[], list[Line]]) -> Now:
        async with table.lock:
            table.refuse(seat, number)
            return await self.change(table, change)

    async def change(self, table: LiveTable, change: Callable[[], list[Line]]) -> Now:
        """Change the match and the store, or neither; the caller holds the table's lock."""
        number = table.match.number
        try:
            lines = await self._crew.play(change)
            now = Now(table.match.number, table.asked, table.match.over)
            await self._ledger.append(Appended(table.id, table.lines, lines, table.standing))
        except BaseException as error:
            if table.match.number != number or not isinstance(error, REFUSALS):  # a thread that was broken off may still be at it
                self._tables.doubt(table)
            raise
        table.lines += len(lines)
        table.pause = 0.0
        table.publish()
        given = [line.answer for line in lines]
        log.info("answer", extra={"match": table.id, "seat": lines[0].seat, "number": now.number, "answers": given})
        return now
