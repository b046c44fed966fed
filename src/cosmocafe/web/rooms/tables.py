"""All tables that are being played at or looked at: found in memory, rebuilt from the store, and mended when storing has failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from cosmocafe.core.errors import CafeError

from ..shelf import Shelf
from ..store import Store
from .crew import Crew
from .table import LiveTable, OtherEdition, Stored, replayed

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
EVERY = 60.0  # seconds between two looks for tables that nobody looks at any more
PAUSES = (0.25, 15.0)  # seconds between two tries when storing failed: the first pause and the longest


class Unknown(CafeError):
    """There is no such table."""


class Tables:
    """Every table is at most once in memory; `stirred` hears of each one at which somebody looks or something changes."""

    def __init__(self, store: Store, shelf: Shelf, crew: Crew, stirred: Callable[[LiveTable], None]) -> None:
        self._store, self._shelf, self._crew, self._stirred = store, shelf, crew, stirred
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, id: str) -> LiveTable:
        """A table by its id, from memory or rebuilt from the store, for somebody who looks at it."""
        if id not in self.live:
            if id not in self._opening:
                self._opening[id] = self._crew.begin(self._open(id))
            return await asyncio.shield(self._opening[id])
        found = self.live[id]
        found.look()
        return found

    async def _open(self, id: str) -> LiveTable:
        try:
            return self.put(await self._stored(id))
        finally:
            del self._opening[id]

    def put(self, stored: Stored) -> LiveTable:
        """Take a table into memory."""
        table = self.live[stored.row.id] = LiveTable(stored, self._reread, self._stirred)
        table.look()
        return table

    async def _stored(self, id: str) -> Stored:
        row, lines, owners = await self._crew.read(self._store.whole, id)
        if row is None:
            raise Unknown("there is no such table")
        try:
            match = await self._crew.draw(replayed, self._shelf.game(row.game), row, lines)
        except OtherEdition:
            await self._crew.write(self._store.end, id)  # nobody shall be asked or invited there for ever
            raise
        return Stored(row, match, len(lines), owners)

    async def _reread(self, table: LiveTable) -> None:
        table.become(await self._stored(table.id))

    async def write_for(self, table: LiveTable, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Write something about a table; if that fails, the table is in doubt."""
        try:
            return await self._crew.write(work, *args, **named)
        except Exception:
            self.doubt(table)
            raise

    def doubt(self, table: LiveTable) -> None:
        """Storing failed: nobody knows what of it was stored. Nobody sees the table before it is rebuilt, which is tried until it works."""
        table.doubtful = True
        if table.mending is None or table.mending.done():
            table.mending = self._crew.keep(self._mend(table))

    async def _mend(self, table: LiveTable) -> None:
        while self.holds(table):
            await asyncio.sleep(table.pause)
            table.pause = min(max(PAUSES[0], 2 * table.pause), PAUSES[1])
            try:
                async with table.lock:
                    break
            except Exception as error:
                log.warning("the table waits for its storage", extra={"match": table.id, "reason": str(error)})
        table.publish()

    def holds(self, table: LiveTable) -> bool:
        """Whether this very table is in memory: one that has left it must not be played on."""
        return self.live.get(table.id) is table

    async def tidy(self) -> None:
        """Let go of tables that nobody looks at, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            self.let_go()

    def let_go(self) -> None:
        """Let go of every table that nobody looks at and at which nobody is at work; it is rebuilt when somebody comes back."""
        for table in [table for table in self.live.values() if table.is_idle and not table.lock.locked()]:
            del self.live[table.id]
