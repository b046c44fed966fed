"""How long the café has been open: clocks are kept in these seconds, which stand still while it is closed or cannot store."""

from __future__ import annotations

import time

from ..store import Store
from ..store.store import LONGEST
from .crew import Crew


class Hours:
    """Counted in the database, by its clock, for all processes together; between two looks by this process's own."""

    def __init__(self, store: Store, crew: Crew) -> None:
        self._store, self._crew = store, crew
        self._open, self._felt = store.open_for(), time.monotonic()

    def now(self) -> float:
        """For how many seconds the café has been open, ever."""
        return self._open + min(time.monotonic() - self._felt, LONGEST)

    async def say(self) -> None:
        """Say that the café is open, unless this was said just now."""
        before = time.monotonic()
        if before < self._felt + LONGEST / 2:
            return
        self._open, self._felt = await self._crew.write(self._store.open_for), before
