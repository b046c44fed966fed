"""What other processes do at the tables in this one's memory. What they tell is only quick; what counts is compared every few seconds."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time

from cosmocafe.core.errors import CafeError

from ..store import Store
from ..store.rows import Present
from ..store.sharing import Told
from .crew import Crew
from .tables import Tables
from .talk import Talk

COMPARED, DEAF = 5.0, 0.5  # seconds between two comparisons, while news come in and while they do not
MET = 1.0  # seconds between two looks at who has come or gone
SAID_AGAIN = 20.0  # seconds after which everybody who is here is said to be, once more


class News:
    """Hears, compares, and says who is here."""

    def __init__(self, tables: Tables, talk: Talk, store: Store, crew: Crew) -> None:
        self._tables, self._talk, self._store, self._crew = tables, talk, store, crew
        self._closing, self._missed = threading.Event(), asyncio.Event()
        self._said: dict[str, Present] = {}  # who is here, as others know it
        self._ask: set[str] = set()  # tables at which somebody has come or gone elsewhere
        self.heard_at = 0.0  # when others could last be heard

    def start(self) -> None:
        """Listen from now on."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), name="listener", daemon=True).start()
        self._crew.keep(self._compare())
        self._crew.keep(self._meet())

    def stop(self) -> None:
        """Listen no more."""
        self._closing.set()

    @property
    def is_deaf(self) -> bool:
        """Whether nothing can be heard now."""
        return self.heard_at == 0.0

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        assert self._store.sharing is not None  # noqa: S101  nobody else would begin this

        def heard(said: Told | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._hear, said)

        while not self._closing.is_set():
            self._store.sharing.listen(self._closing, heard)
            self.heard_at = 0.0
            self._closing.wait(DEAF)

    def _hear(self, said: Told | None) -> None:
        self.heard_at = time.monotonic()
        if said is None:
            self._missed.set()
        elif said.by != self._store.me:
            for id, version in said.changed.items():
                table = self._tables.live.get(id)
                if table is not None and version > table.version:
                    self._tables.fell_behind(table)
            self._ask.update(said.present)
            for id in said.talked:
                self._talk.heard_of(id)

    async def _compare(self) -> None:
        """Look at what is stored, whatever was heard."""
        assert self._store.sharing is not None  # noqa: S101
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._missed.wait(), DEAF if self.is_deaf else COMPARED)
            self._missed.clear()
            with contextlib.suppress(CafeError):
                for id, version in (await self._crew.read(self._store.sharing.versions, list(self._tables.live))).items():
                    table = self._tables.live.get(id)
                    if table is not None and version != table.version:  # behind, or ahead of a database that was set back
                        self._tables.fell_behind(table)
                await self._talk.compare()

    async def _meet(self) -> None:
        """Say who has come or gone here, and ask who has elsewhere."""
        again = time.monotonic() + SAID_AGAIN
        while True:
            await asyncio.sleep(MET)
            with contextlib.suppress(CafeError):
                if time.monotonic() > again:
                    again = time.monotonic() + SAID_AGAIN
                    await self._say_again()
                await self._say_who_is_here()
                await self._ask_who_is_elsewhere()

    async def _say_again(self) -> None:
        assert self._store.sharing is not None  # noqa: S101
        self._ask.update(table.id for table in self._tables.live.values() if table.watchers)
        await self._crew.read(self._store.sharing.be_present, self._said)
        await self._crew.read(self._store.sharing.forget_absent)

    async def _say_who_is_here(self) -> None:
        assert self._store.sharing is not None  # noqa: S101
        here = {table.id: table.present_here for table in self._tables.live.values() if any(table.present_here)}
        changed = {id: here.get(id, Present()) for id in here.keys() | self._said.keys() if here.get(id) != self._said.get(id)}
        if changed:
            await self._crew.read(self._store.sharing.be_present, changed)
            await self._crew.read(self._store.sharing.tell, {}, changed.keys())
            self._ask.update(here.keys() - self._said.keys())
            self._said = here

    async def _ask_who_is_elsewhere(self) -> None:
        assert self._store.sharing is not None  # noqa: S101
        ask, self._ask = [id for id in self._ask if id in self._tables.live], set()
        if not ask:
            return
        for id, present in (await self._crew.read(self._store.sharing.present_elsewhere, ask)).items():
            table = self._tables.live.get(id)
            if table is not None and table.elsewhere != present:
                table.elsewhere = present
                table.publish()
