"""Which process lets the bots of a table think: one at a time, for a few seconds, unless it says so again.

Two that think at once would do no harm, as only one answer is stored; they would do the work twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from cosmocafe.core.errors import CafeError

from ..store import Store
from ..store.appending import LEASE
from .crew import Crew
from .table import LiveTable
from .tables import Tables

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks
ADOPTED = 10  # tables without a process that are taken over in one look


class Duty:
    """Without other processes, always this one."""

    def __init__(
        self, tables: Tables, store: Store, crew: Crew, awaited: Callable[[LiveTable], bool], wake: Callable[[LiveTable], None]
    ) -> None:
        self._tables, self._store, self._crew = tables, store, crew
        self._awaited, self._wake = awaited, wake  # whether a bot should answer; let it
        self._wanted = asyncio.Event()
        self.taken_over = 0  # tables

    def has(self, table: LiveTable) -> bool:
        """Whether this process lets the bots of a table think now."""
        return self._store.sharing is None or time.monotonic() < table.duty

    def want(self, table: LiveTable) -> None:
        """Take it on soon, unless another process has it."""
        if table.bot_by in (None, self._store.me):
            self._wanted.set()

    async def keep(self) -> None:
        """Take on what is wanted and nobody does, again and again."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), EVERY)
            hurried = self._wanted.is_set()
            self._wanted.clear()
            with contextlib.suppress(CafeError):  # the database is gone for a while
                await self._take_on()
                if not hurried:
                    await self._adopt()
                    await self._rest()

    async def _take_on(self) -> None:
        assert self._store.sharing is not None  # noqa: S101  nobody else would begin this
        now = time.monotonic()
        wanted = {table.id: table for table in self._tables.live.values() if table.duty < now + LEASE / 2 and self._awaited(table)}
        for id in await self._crew.read(self._store.sharing.take_bots, list(wanted)):
            wanted[id].bot_by, wanted[id].duty = self._store.me, now + LEASE
            self._wake(wanted[id])

    async def _adopt(self) -> None:
        """Tables whose process is gone, and at which nobody looks here."""
        assert self._store.sharing is not None  # noqa: S101
        now = time.monotonic()
        for id in await self._crew.read(self._store.sharing.take_orphans, ADOPTED):
            try:
                table = await self._tables.find(id)
                async with table.lock:
                    table.bot_by, table.duty = self._store.me, now + LEASE
            except CafeError as error:
                log.warning("nobody can play on here", extra={"match": id, "reason": str(error)})
                table = None
            if table is None or not self._awaited(table):
                await self._crew.read(self._store.sharing.leave_bots, [id], to_others=False)
            else:
                self.taken_over += 1
                self._wake(table)

    async def _rest(self) -> None:
        """Where nobody has looked for long, bots rest, here and elsewhere."""
        assert self._store.sharing is not None  # noqa: S101
        idle = [table for table in self._tables.live.values() if table.is_idle and table.bot_by == self._store.me]
        if idle:
            await self._crew.read(self._store.sharing.leave_bots, [table.id for table in idle], to_others=False)
        for table in idle:
            table.bot_by, table.duty = None, 0.0

    async def leave(self) -> None:
        """This process closes: others take over at once."""
        if self._store.sharing is not None:
            with contextlib.suppress(CafeError):
                await self._crew.write(self._store.sharing.leave_bots, to_others=True)
