"""Appends answers to the store. Those that come while the disk is busy are written together: one wait serves all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from cosmocafe.core.errors import CafeError

from ..store import Appended


class Ledger:
    """The one writer of answers; `store` stores some of them together and says what went wrong with each."""

    def __init__(self, store: Callable[[list[Appended]], Awaitable[list[CafeError | None]]]) -> None:
        self._store = store
        self._waiting: list[tuple[Appended, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, given: Appended) -> None:
        """When this returns, the answers are on the disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((given, done))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting, []
            for (_, done), wrong in zip(some, await self._appended([given for given, _ in some]), strict=True):
                if done.cancelled():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    async def _appended(self, some: list[Appended]) -> Sequence[Exception | None]:
        try:
            return await self._store(some)
        except Exception as error:  # none of them is stored, and each one's match must hear of it
            return [error] * len(some)
