"""Whether answers can be stored."""

from __future__ import annotations

import asyncio
import time

from cosmocafe.core.errors import CafeError

from ..store import Store
from .crew import Crew

KEPT, LONGEST = 1.0, 6.0  # seconds for which the database counts as well, and that it has for a try


class Pulse:
    """The database's: however many ask, it is felt once a second."""

    def __init__(self, store: Store, crew: Crew) -> None:
        self._store, self._crew = store, crew
        self._feeling: asyncio.Task[bool] | None = None
        self._felt = 0.0

    async def is_well(self) -> bool:
        """Whether something was written within the last second."""
        if self._feeling is None or (self._feeling.done() and time.monotonic() > self._felt + KEPT):
            self._feeling, self._felt = self._crew.begin(self._feel()), time.monotonic()
        await asyncio.wait([self._feeling], timeout=LONGEST)
        return self._feeling.done() and self._feeling.result()

    async def _feel(self) -> bool:
        try:
            await self._crew.write(self._store.feel_pulse)
        except CafeError:
            return False
        return True
