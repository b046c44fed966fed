"""Thinking for visitors: hints and analyses, in the bots' fair queue, a slice at a time, so that it holds nobody up.

One at a time for a seat or a visitor, few from one address, few in all; each has bounded visits and bounded time.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress

from cosmocafe.bots.search import SEARCH
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.insight import Analysis, analyse
from cosmocafe.insight.whatif import Outcome, WhatIf

from ..guards import Buckets, Crowds
from ..settings import Settings
from .table import LiveTable
from .thinking import Thinking

HINT, WHY, DEEP = 3200, 6400, 16_000  # visits, at most
TREES, FEW = 8, 4  # of an analysis; few until the rules are compiled, so that something is said soon
PATIENCE = 4  # an analysis takes so many times as long as a bot's thought, at most; a hint as long as one
LONGER = 8  # the same for games that bots finish
AT_ONCE, FROM_ONE_ADDRESS = 6, 3  # thoughts for visitors
OFTEN, RESERVE = 0.5, 12  # thoughts a second that a visitor may begin, and so many at once; an address three times as many
ENDING = 2.0  # seconds until a thought that its page has left is over, at most
ASKING = 3  # reasons that one address may wait for at once
EVERYBODY = "everybody"


class Busy(CafeError):
    """Too much is being thought about already."""


class NoHints(CafeError):
    """The players have agreed to play without hints."""


class StillSecret(CafeError):
    """An explanation would give away what somebody holds."""


class Visit:
    """Who wants something thought about: a seat or a visitor, and from which address."""

    def __init__(self, who: str, address: str) -> None:
        self.who, self.address = who, address


class Insight:
    """Thinks for visitors."""

    def __init__(self, thinking: Thinking, settings: Settings) -> None:
        self._thinking, self._seconds = thinking, settings.think
        self._alone, self._near, self._all = Crowds(1), Crowds(FROM_ONE_ADDRESS), Crowds(AT_ONCE)
        self._patience = Buckets(OFTEN, RESERVE), Buckets(FROM_ONE_ADDRESS * OFTEN, FROM_ONE_ADDRESS * RESERVE)
        self._asking, self._one_reason = Crowds(ASKING), asyncio.Semaphore(1)

    @asynccontextmanager
    async def explaining(self, address: str) -> AsyncIterator[None]:
        """Reasons why not take long to find: one after the other, so that tables are drawn meanwhile."""
        with self._asking.one_more(address) as room:
            if not room:
                raise Busy("something is being explained already: wait until it is done")
            async with self._one_reason:
                yield

    @contextmanager
    def admitted(self, visit: Visit) -> Iterator[None]:
        """Refuse what is too much at once."""
        with ExitStack() as stack:
            for crowd, who in ((self._alone, visit.who), (self._near, visit.address), (self._all, EVERYBODY)):
                if not stack.enter_context(crowd.one_more(who)):
                    raise Busy("something is being thought about already: wait until it is done")
            if not all(buckets.take(who) for buckets, who in zip(self._patience, (visit.who, visit.address), strict=True)):
                raise Busy("that is a lot to think about: wait a moment")
            yield

    async def settled(self, visit: Visit, of: View | Match, visits: int = HINT) -> Analysis:
        """What is known of a position after a short while."""
        last: Analysis | None = None
        async for found in self.growing(visit, of, visits, self._seconds):
            last = found
        if last is None:
            raise InputError("there is nothing to think about")
        return last

    async def growing(self, visit: Visit, of: View | Match, visits: int = DEEP, seconds: float | None = None) -> AsyncGenerator[Analysis]:
        """What is known of a position, again and again while it is thought about. The same view gives the same thoughts."""
        with self.admitted(visit):
            trees = TREES if SEARCH.name in of.game.compiled else FEW
            thoughts = analyse(of, visits, trees=trees, seed=zlib.crc32(of.table.to_bytes()), compiles=False)
            end = time.monotonic() + (PATIENCE * self._seconds if seconds is None else seconds)
            try:
                while (found := await self._thinking(lambda _: next(thoughts, None))) is not None:
                    late = time.monotonic() >= end
                    yield found
                    if found.is_done or late:
                        return
            finally:
                with suppress(ValueError):  # its last slice is still being thought about, and is forgotten then
                    thoughts.close()  # type: ignore[attr-defined]

    async def tried(self, visit: Visit, what_if: WhatIf) -> AsyncGenerator[Outcome]:
        """How it comes out otherwise, again and again while bots finish."""
        await self._last_one_ended(visit)
        with self.admitted(visit):
            end = time.monotonic() + LONGER * self._seconds
            while True:
                found = await self._thinking(lambda _: what_if.go_on())
                yield found
                if found.is_done or time.monotonic() >= end:
                    return

    async def _last_one_ended(self, visit: Visit) -> None:
        """Whose page has just ended an analysis may begin something else: that end takes a moment to be heard."""
        end = time.monotonic() + ENDING
        while not self._alone.has_room(visit.who) and time.monotonic() < end:
            await asyncio.sleep(0.05)


def refuse_without_hints(table: LiveTable) -> None:
    """Refuse where the players have agreed so; after the match everybody may know everything."""
    if not table.opening.hints and not table.over:
        raise NoHints("the players of this table have agreed to play without hints")
