"""The café: its rooms, opened together and closed together. Pages, sockets and the API come in through them."""

from __future__ import annotations

import secrets
import threading
from collections import Counter

from .guards import Bucket
from .rooms.bots import Bots
from .rooms.crew import Crew
from .rooms.insight import Insight
from .rooms.openings import Openings
from .rooms.play import Play
from .rooms.pulse import Pulse
from .rooms.records import Records
from .rooms.reviews import Reviews
from .rooms.seats import Seats
from .rooms.table import LiveTable
from .rooms.tables import Tables
from .rooms.thinking import Thinking
from .settings import Settings
from .shelf import Shelf
from .store import Store

LOOKS = 2  # looks ahead a second, for all tables: they cost more than anything else


class Cafe:
    """All rooms, and the store under them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.shelf = Shelf(settings.games, settings.bots)
        self.secret = settings.secret or self.store.keepsake("secret", secrets.token_hex(32))
        self.crew = Crew(settings)
        self.tables = Tables(self.store, self.shelf, self.crew, self._stirred)
        self.openings = Openings(self.tables, self.store, self.shelf, self.crew)
        self.seats = Seats(self.tables, self.store, self.crew)
        self.play = Play(self.tables, self.store, self.crew)
        self.thinking = Thinking(self.crew, settings)
        self.bots = Bots(self.tables, self.play, self.crew, self.thinking, settings)
        self.insight = Insight(self.thinking, settings)
        self.records = Records(self.store, self.shelf, self.crew, settings)
        self.reviews = Reviews(self.store, self.shelf, self.crew, settings)
        self.pulse = Pulse(self.store, self.crew)
        self.sockets: Counter[str] = Counter()  # how many are open, by address
        self.foresight = Bucket(LOOKS, 5 * LOOKS)

    def _stirred(self, table: LiveTable) -> None:
        self.bots.wake(table)

    async def start(self) -> None:
        """Open the café."""
        self.crew.start()
        self.crew.keep(self.tables.tidy())
        if self.settings.compile:
            threading.Thread(target=self.shelf.compile, name="compiler", daemon=True).start()

    async def stop(self) -> None:
        """Close the café: what was begun is finished, nothing new is begun, and what hangs is left behind."""
        self.shelf.stop()
        await self.crew.finish()
        for table in self.tables.live.values():
            table.publish()
        await self.crew.go_home()
        self.store.close()
