"""Reviews of matches that are over: made one at a time in a process of their own, kept, and only so many of them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec
from sqlalchemy.exc import IntegrityError

from cosmocafe.core.match import Match, record_text

from ..review_process import Kept
from ..said import Failed, Further
from ..settings import Settings
from ..shelf import Shelf
from ..store import Store
from .apart import UNMADE, Apart, why_not
from .crew import Crew

log = logging.getLogger(__name__)
TOLD = msgspec.json.Decoder(Kept | Further | Failed)
WAITING = 8  # matches that are reviewed or wait for it
TIMES = 20  # a review takes so many times as long as other work, at most
REMEMBERED = 100  # failures


class Reviews(Apart):
    """Makes and keeps reviews."""

    def __init__(self, store: Store, shelf: Shelf, crew: Crew, settings: Settings) -> None:
        super().__init__(settings)
        self._store, self._shelf, self._crew = store, shelf, crew
        self.failed: OrderedDict[str, str] = OrderedDict()  # why, of the latest

    async def kept(self, id: str) -> Kept | None:
        """The review of a match, if there is one."""
        data = await self._crew.read(self._store.review, id)
        if data is None:
            return None
        try:
            return msgspec.json.decode(data, type=Kept)
        except msgspec.DecodeError:  # an older café made it: it is made again
            return None

    async def ask(self, id: str, match: Match, address: str) -> None:
        """Review a match that is over, unless that was done or is being done."""
        if await self.kept(id) is None:
            self.begin(id, match.game.id, await self._crew.look_back(record_text, match), address)

    def begin(self, id: str, game: str, record: str, address: str) -> None:
        """Review a match, unless that is being done; one of an address at a time, and few in all."""
        if id in self.further:
            return
        self._admit(id, address, WAITING, "another match is being reviewed: wait until that is done")
        self.failed.pop(id, None)
        self._crew.keep(self._make(id, game, record))

    async def _make(self, id: str, game: str, record: str) -> None:
        try:
            async with self._one, asyncio.timeout(TIMES * self._settings.longest_work):
                found = await self._reviewed(id, game, record)
            await self._crew.write(self._store.keep_review, id, msgspec.json.encode(found).decode(), self._settings.reviews_kept)
            log.info("review", extra={"match": id, "visits": found.visits})
        except (*UNMADE, IntegrityError) as error:  # a record may be forgotten meanwhile
            self.failed[id] = why_not(error)
            while len(self.failed) > REMEMBERED:
                self.failed.popitem(last=False)
            log.warning("no review", extra={"match": id, "reason": why_not(error)})
        finally:
            self._leave(id)

    async def _reviewed(self, id: str, game: str, record: str) -> Kept:
        seconds, visits = TIMES * self._settings.longest_work, self._settings.review_visits
        command = ["cosmocafe.web.review_process", self._shelf.name(game), f"{round(seconds)}", f"{visits}"]
        return await self._alone(command, id, record, TOLD)
