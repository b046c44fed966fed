"""The café: its rooms, opened together and closed together. Pages, sockets and the API come in through them."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import Counter

from .guards import Bucket, Buckets
from .rooms.bots import Bots
from .rooms.contests import Contests
from .rooms.crew import Crew
from .rooms.deals import Deals
from .rooms.desk import Desk
from .rooms.doorman import Doorman, house_names
from .rooms.hours import Hours
from .rooms.insight import Insight
from .rooms.manners import Manners
from .rooms.news import News
from .rooms.openings import Openings
from .rooms.play import Play
from .rooms.pulse import Pulse
from .rooms.records import Records
from .rooms.reviews import Reviews
from .rooms.seats import Seats
from .rooms.table import LiveTable
from .rooms.tables import Tables
from .rooms.talk import Talk
from .rooms.thinking import Thinking
from .settings import Settings
from .shelf import Shelf
from .store import Store, held
from .store.keeping_out import KeepingOut
from .store.people import People
from .store.simulations import Simulations
from .store.tournaments import Tournaments

PARTING, LONGEST_PARTING = 5.0, 0.02  # seconds in which all pages are asked to come back, and at most for each table
TRIES = 10  # a minute
LOOKS = 2  # looks ahead a second, for all tables: they cost more than anything else


class Cafe:
    """All rooms, and the store under them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        house_names(settings)  # before anything is opened
        self._lock = held(settings.url)
        self.store = Store(settings.url)
        self.shelf = Shelf(settings.games, settings.bots)
        self.secret = settings.secret or self.store.keepsake("secret", secrets.token_hex(32))
        self.crew = Crew(settings)
        self.people = People(self.store.engine)
        self.doorman = Doorman(KeepingOut(self.store.engine), settings, self.crew, self._list_changed)
        self.tables = Tables(self.store, self.shelf, self.crew, self._stirred)
        self.hours = Hours(self.store, self.crew)
        self.openings = Openings(self.tables, self.store, self.shelf, self.crew, self.hours, self.doorman, settings)
        self.deals = Deals(self.tables, self.store, self.crew, self.hours, settings)
        self.seats = Seats(self.tables, self.store, self.crew, self.hours, self.doorman)
        self.manners = Manners(self.tables, self.store, self.shelf, self.crew, self.seats, self.hours, self.doorman)
        book = Tournaments(self.store.engine)
        self.contests = Contests(book, self.tables, self.openings, self.seats, self.shelf, self.crew, self.doorman)
        self.play = Play(self.tables, self.store, self.crew, self.hours)
        self.thinking = Thinking(self.crew, settings)
        self.bots = Bots(self.tables, self.store, self.play, self.crew, self.thinking, settings)
        self.insight = Insight(self.thinking, settings)
        self.records = Records(self.store, self.shelf, self.crew, settings)
        self.reviews = Reviews(self.store, self.shelf, self.crew, settings)
        self.talk = Talk(self.store, self.crew, settings, self.secret, self.doorman)
        self.news = News(self.tables, self.talk, self.store, self.crew)
        self.desk = Desk(Simulations(self.store.engine, self.store.me), self.shelf, self.crew, settings)
        self.pulse = Pulse(self.store, self.crew)
        self.sockets: Counter[str] = Counter()  # how many are open, by address
        self.leaving = False  # another process takes over: new people should go there
        self.parting = False  # all people should
        self.tries = Buckets(TRIES / 60, TRIES)  # at coming back or at the admin's door, of one address
        self.foresight = Bucket(LOOKS, 5 * LOOKS)

    def _stirred(self, table: LiveTable) -> None:
        self.bots.wake(table)
        self.deals.wake(table)

    def _list_changed(self) -> None:
        """Whoever is barred now is shown out."""
        for table in self.tables.live.values():
            table.publish()

    async def start(self) -> None:
        """Open the café."""
        self.crew.start()
        self.crew.keep(self.tables.tidy())
        self.crew.keep(self.manners.keep())
        if self.store.sharing is not None:
            self.news.start()
            self.crew.keep(self.bots.duty.keep())
            self.crew.keep(self.doorman.keep_looking())
        if self.settings.compile:
            threading.Thread(target=self.shelf.compile, name="compiler", daemon=True).start()

    async def part(self) -> None:
        """Ask every page to come back, to another process, a few at a time so that these are not overrun."""
        self.parting = True
        tables = list(self.tables.live.values())
        for table in tables:
            table.publish()
            await asyncio.sleep(min(PARTING / len(tables), LONGEST_PARTING))

    async def stop(self) -> None:
        """Close the café: what was begun is finished, nothing new is begun, and what hangs is left behind."""
        self.shelf.stop()
        self.news.stop()
        await self.crew.finish()
        await self.bots.duty.leave()
        for table in self.tables.live.values():
            table.publish()
        await self.crew.go_home()
        self.store.close()
        if self._lock is not None:
            self._lock.close()
