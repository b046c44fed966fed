"""All tables that are being played at or looked at: found in memory, rebuilt from the store, and mended when storing has failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from cosmocafe.core.errors import CafeError

from ..shelf import Shelf
from ..store import Overtaken, Store, Whole
from ..store.rows import TAKEN_BACK
from .crew import Crew
from .table import LiveTable, OtherEdition, Stored, replayed

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
EVERY = 60.0  # seconds between two looks for tables that nobody looks at any more
TRIES = 3  # at changing a table that other processes change too
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
        await self.compare(found)
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
        row, lines, keys, owners = await self._crew.read(self._store.whole, id)
        if row is None:
            raise Unknown("there is no such table")
        try:
            match = await self._crew.draw(replayed, self._shelf.game(row.game), row, lines)
        except OtherEdition:
            await self._crew.write(self._store.end, id)  # nobody shall be asked or invited there for ever
            raise
        return Stored(row, match, len(lines), owners, keys[-1] if keys else 0)

    async def _reread(self, table: LiveTable) -> None:
        """Catch up with the store: by the lines that are new, or from the beginning where memory is not what was stored."""
        with self._crew.counts.timing("catch_up"):
            caught_up = None if table.unstored else await self._with_news(table)
            table.become(caught_up or await self._stored(table.id))
        self._crew.counts.add("caught_up")
        if table.bot_by != self._store.me:
            table.duty = 0.0  # another process lets the bots think

    async def _with_news(self, table: LiveTable) -> Stored | None:
        news = await self._crew.read(self._store.whole, table.id, max(0, table.lines - 1))
        if news.row is None or not _goes_on(table, news):
            return None
        new = news.lines[1:] if table.lines else news.lines
        try:
            match = await self._crew.draw(table.followed, [line.answer for line in new], [seat.name for seat in news.row.seats])
        except BaseException:
            table.unstored = True
            raise
        return Stored(news.row, match, table.lines + len(new), news.owners, news.keys[-1] if news.keys else 0)

    async def compare(self, table: LiveTable) -> bool:
        """Whether this process was behind; then the table catches up before anybody sees it."""
        if self._store.sharing is None or table.doubtful:
            return table.doubtful
        if await self._crew.read(self._store.version, table.id) != table.version:
            table.doubtful = True
        return table.doubtful

    def fell_behind(self, table: LiveTable) -> None:
        """Another process has changed the table: catch up now if somebody watches, else when somebody comes."""
        table.doubtful = True
        if table.watchers or table.bots:
            self.doubt(table)

    async def judged(self, table: LiveTable, change: Callable[[], Awaitable[T]]) -> T:
        """Change a table whose lock the caller holds; who is refused because this process is behind is judged again."""
        for tries_left in reversed(range(TRIES)):
            try:
                return await change()
            except Overtaken:
                if not tries_left:
                    self.doubt(table)
                    raise
            except CafeError:
                if not tries_left or table.doubtful or not await self.compare(table):
                    raise
            await self.catch_up(table)
        raise AssertionError  # the last try returns or raises

    async def catch_up(self, table: LiveTable) -> None:
        """Make memory what is stored; the caller holds the table's lock."""
        try:
            await self._reread(table)
        except BaseException:
            self.doubt(table)
            raise
        table.publish()

    async def write_for(self, table: LiveTable, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Write something about a table; if that fails, the table is in doubt."""
        try:
            return await self._crew.write(work, *args, **named)
        except Exception:
            self.doubt(table)
            raise

    async def changed_for(self, table: LiveTable, work: Callable[P, bool], *args: P.args, **named: P.kwargs) -> None:
        """Write something that raises the table's version, unless somebody else was quicker."""
        if not await self.write_for(table, work, *args, **named):
            raise Overtaken("somebody else was quicker")
        table.version, table.bot_by, table.duty = table.version + 1, None, 0.0

    async def remove(self, table: LiveTable) -> None:
        """Close a table for good."""
        await self._crew.wholly(self._remove(table))

    async def _remove(self, table: LiveTable) -> None:
        async def attempt() -> None:
            await self.changed_for(table, self._store.remove, table.id, table.version)
            table.removed = True
            table.publish()

        async with table.lock:
            await self.judged(table, attempt)

    def doubt(self, table: LiveTable) -> None:
        """Storing failed: nobody knows what of it was stored. Nobody sees the table before it is rebuilt, which is tried until it works."""
        self._crew.counts.add("doubts", not table.doubtful)
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


def _goes_on(table: LiveTable, news: Whole) -> bool:
    """Whether the lines begin with the last one that memory knows, and none takes an answer back; the cards must be dealt."""
    if not table.is_dealt:
        return False
    if table.lines and (not news.keys or news.keys[0] != table.key):
        return False
    return all(line.answer != TAKEN_BACK for line in news.lines[1 if table.lines else 0 :])
