"""What one page at a table wants thought about: a hint, an analysis while it grows, why a bot moved so. From the page's own seat only."""

from __future__ import annotations

import asyncio
import contextlib
import copy
from collections.abc import Awaitable, Callable, Mapping

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.game import View
from cosmocafe.insight import Analysis

from .cafe import Cafe
from .called import seen
from .insights import Advice, analysed, explained, hint, reasoned
from .rooms.insight import HINT, WHY, StillSecret, Visit, refuse_without_hints
from .rooms.table import LiveTable
from .visitors import Visitor

Send = Callable[[Mapping[str, object]], Awaitable[None]]


class Adviser:
    """Thinks for one page, about one thing at a time."""

    def __init__(self, cafe: Cafe, table: LiveTable, visitor: Visitor, address: str, send: Send) -> None:
        self._cafe, self._table, self._visitor, self._address, self._send = cafe, table, visitor, address, send
        self._growing: asyncio.Task[None] | None = None

    def _visit(self, seat: int) -> Visit:
        return Visit(self._visitor.id if seat == NOBODY else f"{self._table.id} {seat}", self._address)

    async def hint(self, seat: int, number: int, tall: bool) -> None:
        """The best options of the seat's open question."""
        await self.stop()
        found = await hinted(self._cafe, self._table, seat, number, self._visit(seat), self._visitor.language, tall=tall)
        await self._tell("hint", number, await self._cafe.crew.draw(hint, *found, self._visitor.say))

    async def analyse(self, seat: int, tall: bool) -> None:
        """What the position is worth to everybody, as the seat sees it, until it moves on or is known well enough."""
        await self.stop()
        self._growing = asyncio.current_task()
        async with self._table.lock:
            refuse_without_hints(self._table)
            self._table.refuse_early()
            number, view = self._table.match.number, seen(self._table, seat, self._visitor.language, tall=tall)
        async with contextlib.aclosing(self._cafe.insight.growing(self._visit(seat), view)) as thoughts:
            async for found in thoughts:
                advice = await self._cafe.crew.draw(analysed, view, found, self._visitor.say)
                await self._tell("analysis", number, advice, is_done=found.is_done)
                if self._table.match.number != number:
                    break
        await self._send({"type": "analysed", "number": number})

    async def stop(self) -> None:
        """Think no further."""
        growing, self._growing = self._growing, None
        if growing is not None and growing is not asyncio.current_task() and not growing.done():
            growing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([growing])

    def leave(self) -> None:
        """The page has gone away."""
        if self._growing is not None:
            self._growing.cancel()

    async def why(self, seat: int) -> None:
        """Why a bot gave its last answer."""
        table = self._table
        async with table.lock:
            refuse_without_hints(table)
            last, over = table.answered, table.over
        if last is None:
            await self._send({"type": "why", "words": self._visitor.say("insight.no_bot_yet")})
            return
        if table.game.has_secrets and not over:
            raise StillSecret("what the bot knew would show: ask again when the match is over")
        view = spoken(last.view, self._visitor.language)
        if last.thought is not None:  # the judge has thought less, and without a network: who thinks otherwise is not wrong
            await self._send({"type": "why", "words": reasoned(view, last.answer, last.thought, self._visitor.say)})
            return
        found = await self._cafe.insight.settled(self._visit(seat), view, WHY)
        await self._send({"type": "why", "words": await self._cafe.crew.draw(explained, view, last.answer, found, self._visitor.say)})

    async def _tell(self, kind: str, number: int, advice: Advice, **more: object) -> None:
        await self._send({"type": kind, "number": number, "html": advice.html, "rings": advice.rings, **more})


async def hinted(
    cafe: Cafe, table: LiveTable, seat: int, number: int, visit: Visit, language: str, *, tall: bool = False
) -> tuple[View, Analysis]:
    """The view of the seat that is asked, and what the judge thinks of its question."""
    async with table.lock:
        refuse_without_hints(table)
        table.refuse(seat, number)
        view = seen(table, seat, language, tall=tall)
    return view, await cafe.insight.settled(visit, view, HINT)


def spoken(view: View, language: str) -> View:
    """The same view in another language. It is veiled already, and stays so."""
    if view.language == language:
        return view
    other = copy.copy(view)
    other.language, other.memo = language, {}
    return other
