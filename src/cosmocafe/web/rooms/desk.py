"""The designer's desk: simulations with changed boxes, made one at a time in a process of their own, and the latest kept.

Wishes, how far they are and what came of them lie in the database. Of several processes one makes a wish and all know of it;
if that one is gone, another goes on that somebody asks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Callable
from typing import ParamSpec

import msgspec

from cosmocafe.core.errors import CafeError

from ..desk_process import Done, Wish, unpressed
from ..said import Failed, Further
from ..settings import Settings
from ..shelf import Shelf
from ..store import StoreFailed
from ..store.simulations import Simulations, Stored
from .apart import ENDED, UNMADE, Apart, why_not
from .crew import Crew
from .insight import Busy
from .wishes import Simulation, edition_of, name_of, understood

P = ParamSpec("P")
log = logging.getLogger(__name__)
TOLD = msgspec.json.Decoder(Done | Further | Failed)
PAGES = msgspec.json.Decoder(dict[str, bytes])
WAITING = 4  # simulations that are made or wait for it, at this process
TIMES = 20  # one takes so many times as long as other work, at most
TRIES = 5  # processes that are gone before it is done
KEPT = 24  # reports, and four times as many wishes
EVERY, AGAIN = 1.0, 5.0  # seconds after which it is told how far one is, and that it is still made though it is no further


class Overtaken(CafeError):
    """Another process makes it now."""


class Desk(Apart):
    """Simulates what designers wish for."""

    def __init__(self, book: Simulations, shelf: Shelf, crew: Crew, settings: Settings) -> None:
        super().__init__(settings)
        self._book, self._shelf, self._crew = book, shelf, crew

    async def found(self, id: str) -> Simulation | None:
        """A wish by its name, and how it stands."""
        return (await self._crew.read(self._find, id))[1]

    async def looked_at(self, id: str, address: str) -> Simulation | None:
        """The same for somebody who waits for it: if whoever made it is gone, it is made here."""
        stored, found = await self._crew.read(self._find, id)
        if stored and found and stored.is_left:
            with contextlib.suppress(Busy):  # then it waits until there is room, here or elsewhere
                await self._go_on(found, stored, address)
        return found

    async def begin(self, wish: Wish, address: str) -> str:
        """Have a wish simulated, unless that is done or being done; the name under which it is found."""
        id = name_of(wish)
        stored, found = await self._crew.read(self._find, id)
        if not (stored and stored.is_made) and not (found and found.rows is not None):
            await self._crew.wholly(self._take(id, wish, address, stored))
        return id

    async def report(self, id: str, language: str) -> str | None:
        """The report as a page. One that nobody can read is forgotten, and made again when somebody wants it."""
        try:
            return await self._crew.read(self._opened, id, language)
        except (KeyError, ValueError, zlib.error, msgspec.DecodeError):
            await self._crew.write(self._book.forget, id)
            return None

    def _opened(self, id: str, language: str) -> str | None:
        pages = self._book.pages(id)
        return None if pages is None else unpressed(PAGES.decode(pages)[language])

    def _find(self, id: str) -> tuple[Stored | None, Simulation | None]:
        stored = self._book.find(id)
        return stored, understood(id, stored, self._shelf) if stored else None

    async def _go_on(self, found: Simulation, stored: Stored, address: str) -> None:
        if stored.tries < TRIES:
            await self._crew.wholly(self._take(found.id, found.wish, address, stored))
        else:  # perhaps it is the reason why they are gone
            await self._crew.write(self._book.give_up, found.id, ENDED)

    async def _take(self, id: str, wish: Wish, address: str, stored: Stored | None) -> None:
        """Make it here, unless another process is quicker."""
        if id in self.further:
            return
        text, edition = msgspec.json.encode(wish).decode(), edition_of(self._shelf.game(wish.game), wish.players)
        self._admit(id, address, WAITING, "something else is being simulated: wait until that is done")
        taken = False
        try:
            taken = await self._crew.write(self._book.take, id, text, edition, stored.made if stored else None, 4 * KEPT)
        finally:
            if not taken:
                self._leave(id)
        if taken:
            self._crew.keep(self._make(id, wish))

    async def _make(self, id: str, wish: Wish) -> None:
        try:
            done = await self._while_mine(id, wish)
            rows, pages = msgspec.json.encode(done.rows).decode(), msgspec.json.encode(done.pages).decode()
            await self._crew.write(self._book.keep, id, rows, pages, KEPT)
            log.info("simulated", extra={"game": wish.game, "games": wish.games})
        except asyncio.CancelledError:  # the café closes
            await self._if_it_can_be(self._book.leave, id)
            raise
        except Overtaken:  # nor is it this one's to give up
            log.info("overtaken", extra={"game": wish.game, "games": wish.games})
        except StoreFailed:  # it is made again when the database is back and somebody looks
            await self._if_it_can_be(self._book.leave, id)
        except UNMADE as error:
            await self._if_it_can_be(self._book.give_up, id, why_not(error))
            log.warning("not simulated", extra={"game": wish.game, "reason": why_not(error)})
        finally:
            self._leave(id)

    async def _if_it_can_be(self, write: Callable[P, None], *args: P.args, **named: P.kwargs) -> None:
        """Say it; if the database is gone, nobody has to: what is not told again is left after a while."""
        with contextlib.suppress(StoreFailed):
            await self._crew.write(write, *args, **named)

    async def _while_mine(self, id: str, wish: Wish) -> Done:
        """Make it as long as no other process does."""
        making = asyncio.create_task(self._in_turn(id, wish))
        try:
            await self._say_how_far(id, making)
            return await making
        finally:
            making.cancel()
            await asyncio.wait([making])

    async def _in_turn(self, id: str, wish: Wish) -> Done:
        async with self._one, asyncio.timeout(TIMES * self._settings.longest_work):
            return await self._simulated(id, wish)

    async def _say_how_far(self, id: str, making: asyncio.Task[Done]) -> None:
        """Tell the others how far it is until it is done, not too often."""
        told, at = 0.0, time.monotonic()
        while not (await asyncio.wait([making], timeout=EVERY))[0]:
            if self.further[id] != told or time.monotonic() >= at + AGAIN:
                told, at = self.further[id], time.monotonic()
                if not await self._is_still_mine(id, told):
                    raise Overtaken("another process makes it")

    async def _is_still_mine(self, id: str, share: float) -> bool:
        try:
            return await self._crew.write(self._book.further, id, share)
        except StoreFailed:  # nobody else can take it now either
            return True

    async def _simulated(self, id: str, wish: Wish) -> Done:
        command = ["cosmocafe.web.desk_process", self._shelf.name(wish.game), f"{round(TIMES * self._settings.longest_work)}"]
        return await self._alone(command, id, msgspec.json.encode(wish).decode(), TOLD)
