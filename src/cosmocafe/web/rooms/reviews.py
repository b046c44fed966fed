"""Reviews of matches that are over: made one at a time in a process of their own, kept, and only so many of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict

import msgspec
from sqlalchemy.exc import IntegrityError

from cosmocafe.core.errors import CafeError

from ..reviewing import Failed, Further, Kept, Told
from ..settings import Settings
from ..shelf import Shelf
from ..store import Store
from .crew import Crew
from .insight import Busy

log = logging.getLogger(__name__)
WAITING = 8  # matches that are reviewed or wait for it
TIMES = 20  # a review takes so many times as long as other work, at most
LONGEST_LINE = 1 << 24  # bytes
REMEMBERED = 100  # failures


class Reviews:
    """Makes and keeps reviews."""

    def __init__(self, store: Store, shelf: Shelf, crew: Crew, settings: Settings) -> None:
        self._store, self._shelf, self._crew, self._settings = store, shelf, crew, settings
        self._one = asyncio.Semaphore(1)
        self.further: dict[str, float] = {}  # how much is done, of those that are made or wait for it
        self._whose: dict[str, str] = {}
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

    def begin(self, id: str, game: str, record: str, address: str) -> None:
        """Review a match, unless that is being done; one of an address at a time, and few in all."""
        if id in self.further:
            return
        if address in self._whose.values() or len(self.further) >= WAITING:
            raise Busy("another match is being reviewed: wait until that is done")
        self.further[id], self._whose[id] = 0.0, address
        self.failed.pop(id, None)
        self._crew.keep(self._make(id, game, record))

    async def _make(self, id: str, game: str, record: str) -> None:
        try:
            async with self._one, asyncio.timeout(TIMES * self._settings.longest_work):
                found = await self._reviewed(id, game, record)
            await self._crew.write(self._store.keep_review, id, msgspec.json.encode(found).decode(), self._settings.reviews_kept)
            log.info("review", extra={"match": id, "visits": found.visits})
        except (CafeError, OSError, msgspec.DecodeError, ValueError, IntegrityError) as error:  # a record may be forgotten meanwhile
            self.failed[id] = f"{type(error).__name__}: {error}"  # a timeout says nothing else of itself
            log.warning("no review", extra={"match": id, "reason": self.failed[id]})
            while len(self.failed) > REMEMBERED:
                self.failed.popitem(last=False)
        finally:
            del self.further[id], self._whose[id]

    async def _reviewed(self, id: str, game: str, record: str) -> Kept:
        seconds, visits = TIMES * self._settings.longest_work, self._settings.review_visits
        command = ["-m", "cosmocafe.web.reviewing", self._shelf.name(game), f"{round(seconds)}", f"{visits}"]
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=alone, limit=LONGEST_LINE
        )
        try:
            return await self._heard(id, process, record)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _heard(self, id: str, process: asyncio.subprocess.Process, record: str) -> Kept:
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        process.stdin.write(record.encode())
        process.stdin.close()
        async for line in process.stdout:
            told: Told = msgspec.json.decode(line, type=Told)
            if isinstance(told, Kept):
                return told
            if isinstance(told, Failed):
                raise ValueError(told.why)
            if isinstance(told, Further):
                self.further[id] = told.share
        raise ValueError("the review ended before it was done")
