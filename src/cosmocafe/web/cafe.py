"""The café: the one door through which pages, sockets and the API open tables, sit down and answer."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from cosmocafe.bots import find_bot
from cosmocafe.core.errors import CafeError, CannotUndo, IllegalAnswer, InputError, NotYourTurn, RecordError, StaleQuestion
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

from .guards import Bucket
from .ledger import Ledger
from .settings import Settings
from .shelf import Shelf
from .store import Appended, MatchRow, SeatRow, Store
from .store.rows import BOT, OPEN, OVER, PERSON, RECORD, RUNNING, WAITING, Line
from .tables import LiveTable, NotYourSeat, replayed
from .trial import game_named, try_record
from .workers import Workers

log = logging.getLogger(__name__)
T = TypeVar("T")
LONGEST_NAME = 24
LAST_ORDERS = 3.0  # seconds for what was begun when the café closes
IDLE = 600.0  # seconds after which a table that nobody watches leaves memory
LOOKS = 2  # looks ahead a second, for all tables: they cost more than anything else
PAUSES = (0.25, 15.0)  # seconds between two tries when storing failed: the first pause and the longest
PULSE_KEPT, LONGEST_PULSE = 1.0, 6.0  # seconds for which the database counts as well, and that it has for a try
REFUSALS = (IllegalAnswer, NotYourTurn, StaleQuestion, CannotUndo)  # with which a match says that it has not changed
SWITCH = 0.001  # seconds a thread may keep the others waiting: bots and drawing must not hold up the event loop


class Unknown(CafeError):
    """There is no such table."""


class NewSeat(msgspec.Struct, kw_only=True):
    """Who shall sit there: a person (of these visitors), nobody yet, or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    visitors: list[str] = []


class Cafe:
    """All tables, the store under them, and the threads that work for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.shelf = Shelf(settings.games)
        self.secret = settings.secret or self.store.keepsake("secret", secrets.token_hex(32))
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._writer = Workers("writer", 1)
        self._ledger = Ledger(self.store, self.write)
        self._readers = Workers("reader", 2)
        self._drawers = Workers("drawer", 2, settings.longest_work)
        self._historians = Workers("historian", 2, settings.longest_work)  # of their own: long matches keep no table waiting
        self._thinkers = Workers("thinker", 2, settings.longest_work)
        self._triers = Workers("trier", 1)  # each trial is a process with bounds of its own
        self._workers = (self._thinkers, self._historians, self._triers, self._drawers, self._readers, self._writer)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless: set[asyncio.Task[Any]] = set()
        self._pulse: asyncio.Task[bool] | None = None
        self._pulse_felt = 0.0
        self.sockets: Counter[str] = Counter()  # how many are open, by address
        self.foresight = Bucket(LOOKS, 5 * LOOKS)
        self.stopping = False
        sys.setswitchinterval(SWITCH)

    # Work in threads.

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """Do something with the store that changes it; what is written is on the disk when this returns."""
        return await self._writer.do(work, *args)

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Ask the store."""
        return await self._readers.do(work, *args)

    async def draw(self, work: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while: draw, replay, look ahead; what takes far too long is broken off."""
        return await self._drawers.do(work, *args)

    async def look_back(self, work: Callable[..., T], *args: Any) -> T:
        """The same for replays."""
        return await self._historians.do(work, *args)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a task that the café waits for when it closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _keep(self, work: Any) -> asyncio.Task[Any]:
        """Start a task that is cancelled when the café closes."""
        task = self.spawn(work)
        self._endless.add(task)
        task.add_done_callback(self._endless.discard)
        return task

    async def start(self) -> None:
        """Open the café."""
        self._keep(self._tidy())
        for workers in self._workers:
            self._keep(workers.watch())
        if self.settings.compile:
            threading.Thread(target=self.shelf.compile, name="compiler", daemon=True).start()

    async def stop(self) -> None:
        """Close the café: what was begun is finished, nothing new is begun, and what hangs is left behind."""
        self.stopping = True
        self.shelf.stop()
        for task in list(self._endless):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_ORDERS)
        for table in self.tables.values():
            table.publish()
        await asyncio.gather(*(workers.stop(LAST_ORDERS) for workers in self._workers))
        self.store.close()

    @property
    def stuck(self) -> int:
        """How much of the café's work has gone on for too long."""
        return sum(workers.stuck for workers in self._workers)

    async def well(self) -> bool:
        """Whether answers can be stored: something was written within the last second. However many ask, it is tried once."""
        if self._pulse is None or (self._pulse.done() and time.monotonic() > self._pulse_felt + PULSE_KEPT):
            self._pulse, self._pulse_felt = self.spawn(self._feel_pulse()), time.monotonic()
        await asyncio.wait([self._pulse], timeout=LONGEST_PULSE)
        return self._pulse.done() and self._pulse.result()

    async def _feel_pulse(self) -> bool:
        try:
            await self.write(self.store.feel_pulse)
        except CafeError:
            return False
        return True

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(60)
            old = time.monotonic() - IDLE
            for table in [table for table in self.tables.values() if table.used < old and not table.watchers and not table.lock.locked()]:
                del self.tables[table.id]

    # Opening tables.

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or rebuilt from the store."""
        found = self.tables.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if id not in self._opening:
            self._opening[id] = self.spawn(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            table = LiveTable(*await self._stored(id), self._reread)
            self.tables[id] = table
            self.wake_bots(table)
            return table
        finally:
            del self._opening[id]

    async def _stored(self, id: str) -> tuple[MatchRow, Match, int, dict[int, list[str]]]:
        """A table as the store knows it: its row, its match, how many lines it has, and who sits there."""
        row, lines, owners = await self.read(self.store.whole, id)
        if row is None:
            raise Unknown("there is no such table")
        return row, await self.draw(replayed, self.shelf.game(row.game), row, lines), len(lines), owners

    # When storing fails.

    async def _reread(self, table: LiveTable) -> None:
        table.become(*await self._stored(table.id))

    def _doubt(self, table: LiveTable) -> None:
        """Storing failed: nobody knows what of it was stored. Nobody sees the table before it is rebuilt, which is tried until it works."""
        table.doubtful = True
        if table.mending is None or table.mending.done():
            table.mending = self._keep(self._mend(table))

    async def _mend(self, table: LiveTable) -> None:
        while self.tables.get(table.id) is table:
            await asyncio.sleep(table.pause)
            table.pause = min(max(PAUSES[0], 2 * table.pause), PAUSES[1])
            try:
                async with table.lock:
                    break
            except Exception as error:
                log.warning("the table waits for its storage", extra={"match": table.id, "reason": str(error)})
        table.publish()
        self.wake_bots(table)

    async def _write_for(self, table: LiveTable, work: Callable[..., T], *args: Any) -> T:
        """Write something about a table; if that fails, the table is in doubt."""
        try:
            return await self.write(work, *args)
        except Exception:
            self._doubt(table)
            raise

    async def _wholly(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end: who asked may go away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def new_table(
        self, game: str, seats: list[NewSeat], agreed: dict[str, int | str] | None = None, *, public: bool = False
    ) -> LiveTable:
        """Put a new table up."""
        found = self.shelf.game(game)
        named = self._named(seats)
        match = await self.draw(lambda: Match(found, len(seats), agreed=agreed, names=[seat.name for seat in named]))
        waiting = any(seat.kind == OPEN for seat in named)
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=found.id,
            rules=found.version,
            box=found.fingerprint(match.box),
            players=len(seats),
            agreed=dict(agreed or {}),
            seed=match.seed,
            state=WAITING if waiting else RUNNING,
            public=public,
            asked=-1 if waiting else match.asked,
            created=time.time(),
            touched=time.time(),
            seats=named,
        )
        owners = {n: list(seat.visitors) for n, seat in enumerate(seats) if seat.visitors}
        await self.write(self.store.add, row, owners)
        table = LiveTable(row, match, 0, owners, self._reread)
        self.tables[row.id] = table
        self.wake_bots(table)
        log.info("table", extra={"match": row.id, "game": row.game, "players": row.players})
        return table

    def _named(self, seats: list[NewSeat]) -> list[SeatRow]:
        rows: list[SeatRow] = []
        for number, seat in enumerate(seats):
            if seat.bot is not None:
                find_bot(seat.bot)  # refuses one that there is not
            if seat.kind not in (OPEN, PERSON, BOT) or (seat.kind == BOT) != (seat.bot is not None):
                raise InputError("a seat is open, a person's, or a bot's with the bot's name")
            name = unlike(clean(seat.name) or f"{number + 1}", [row.name for row in rows])
            rows.append(SeatRow(seat=number, kind=seat.kind, name=name, bot=seat.bot, token=secrets.token_urlsafe(16)))
        return rows

    # Sitting down.

    async def sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        """Take an open seat. Its link changes, so that who sent the old one cannot act for the seat."""
        return await self._wholly(self._sit(table, seat, visitor, name))

    async def _sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        async with table.lock:
            old = table.seat(seat)
            others = [other.name for other in table.row.seats if other.seat != seat]
            taken = SeatRow(seat=seat, kind=PERSON, name=unlike(clean(name) or old.name, others), token=secrets.token_urlsafe(16))
            if old.kind != OPEN:
                raise NotYourSeat("somebody else has taken this seat")
            await self._change_seat(table, taken, visitor)
            return taken

    async def _change_seat(self, table: LiveTable, seat: SeatRow, visitor: str = "") -> None:
        """Store a seat as it is now, then show it; when the last open one is taken, the match begins."""
        was = table.seat(seat.seat)
        if not await self._write_for(table, self.store.change_seat, table.id, was, seat, table.match.asked, visitor):
            self._doubt(table)
            raise NotYourSeat("somebody else has taken this seat")
        if visitor:
            table.owners.setdefault(seat.seat, []).append(visitor)
        table.row.seats[seat.seat] = seat
        table.match.names = [row.name for row in table.row.seats]
        if table.row.state == WAITING and not table.open_seats():
            table.row.state, table.row.asked = RUNNING, table.match.asked
        table.publish()
        self.wake_bots(table)

    async def join(self, table: LiveTable, token: str, visitor: str) -> None:
        """Come back to a seat with its link, perhaps at another device."""
        await self._wholly(self._join(table, token, visitor))

    async def _join(self, table: LiveTable, token: str, visitor: str) -> None:
        async with table.lock:
            seat = next((seat.seat for seat in table.row.seats if seat.token == token and seat.kind == PERSON), None)
            if seat is None:  # the link was an open seat's, and somebody has just taken it
                raise NotYourSeat("somebody else has taken this seat")
            visitors = table.owners.setdefault(seat, [])
            if visitor not in visitors:
                await self._write_for(table, self.store.join, table.id, seat, visitor)
                visitors.append(visitor)
                table.publish()

    async def hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str = "") -> None:
        """Let a bot answer for the visitor's own seat until its owner is back (None).

        An open seat becomes the bot's for good, if anybody who sits at the table wants so.
        """
        if bot is not None:
            find_bot(bot)  # refuses one that there is not
        await self._wholly(self._hold(table, visitor, seat, bot, name))

    async def _hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str) -> None:
        async with table.lock:
            row, mine = msgspec.structs.replace(table.seat(seat), bot=bot), table.seats_of(visitor)
            if not mine or (row.kind != OPEN and seat not in mine):
                raise NotYourSeat("this seat is somebody else's")
            if row.kind == OPEN:
                if bot is None:
                    return
                row.kind, row.name = BOT, unlike(clean(name) or bot, [other.name for other in table.row.seats])
            await self._change_seat(table, row)

    # Playing.

    async def answer(self, table: LiveTable, seat: int, number: int, answers: list[int | str]) -> None:
        """Give an answer, or several in a row. When this returns, they are stored."""
        await self._safely(table, seat, number, lambda: table.give(seat, number, answers))

    async def undo(self, table: LiveTable, seat: int, number: int) -> None:
        """Take the last answer back, as far as the match allows."""
        await self._safely(table, seat, number, lambda: table.take_back(seat, number))

    async def _safely(self, table: LiveTable, seat: int, number: int, change: Callable[[], list[Line]]) -> None:
        async def work() -> None:
            async with table.lock:
                table.refuse(seat, number)
                await self._change(table, change)

        await self._wholly(work())

    async def _change(self, table: LiveTable, change: Callable[[], list[Line]]) -> None:
        """Change the match and the store, or neither."""
        number = table.match.number
        try:
            lines = await self.draw(change)
            await self._ledger.append(Appended(table.row, table.lines, lines))
        except BaseException as error:
            if table.match.number != number or not isinstance(error, REFUSALS):  # a thread that was broken off may still be at it
                self._doubt(table)
            raise
        table.lines += len(lines)
        table.pause = 0.0
        table.publish()
        log.info(
            "answer", extra={"match": table.id, "seat": lines[0].seat, "number": table.match.number, "answers": [x.answer for x in lines]}
        )
        self.wake_bots(table)

    def wake_bots(self, table: LiveTable) -> None:
        """Let the bots think, if one of them is asked."""
        if table.bot_asked() is not None and (table.bots is None or table.bots.done()) and not self.stopping:
            table.bots = self._keep(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Let bots answer as long as they are asked; if that fails they try again, after a while."""
        try:
            await self._let_bots_answer(table)
        except Exception as error:
            log.error("a bot cannot go on", extra={"match": table.id, "reason": f"{type(error).__name__}: {error}"})
            self._doubt(table)

    async def _let_bots_answer(self, table: LiveTable) -> None:
        while (name := table.bot_asked()) is not None:
            async with table.lock:
                number, seat = table.match.number, table.asked
                view = table.match.view(seat) if seat >= 0 else None
            if view is None:
                return
            began = time.monotonic()
            chosen = await self._thinkers.do(think, name, view)
            if len(view.options) > 1:
                await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - began)))
            async with table.lock:
                if table.match.number == number and table.bot_asked() == name:
                    await self._change(table, lambda: table.give(seat, number, [chosen]))  # noqa: B023

    async def rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the same table for all who ask."""
        return await self._wholly(self._rematch(table, visitor))

    async def _rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        async with table.lock:
            if table.row.state != OVER:
                raise InputError("the match is not over yet")
            if not table.seats_of(visitor):
                raise NotYourSeat("only who played can ask for a rematch")
            if table.row.rematch is None:
                other = await self.new_table(table.row.game, self._one_further(table), table.row.agreed)
                table.row.rematch = await self._write_for(table, self.store.set_rematch, table.id, other.id)
                table.publish()
            other_id = table.row.rematch
        return await self.table(other_id)

    def _one_further(self, table: LiveTable) -> list[NewSeat]:
        """The same people and bots, everybody one seat further."""
        return [
            NewSeat(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == BOT else None, visitors=table.owners.get(seat.seat, []))
            for seat in [*table.row.seats[1:], table.row.seats[0]]
        ]

    async def keep_record(self, text: str) -> MatchRow:
        """Keep an uploaded record, to be replayed."""
        game = self._recorded(text)
        found = await self._triers.do(try_record, text, self.shelf.name(game.id), self.settings.longest_work)
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            rules=game.version,
            box=found.box,
            players=found.players,
            agreed=found.agreed,
            change=found.change,
            seed=found.seed,
            state=RECORD,
            public=False,
            answered=len(found.answers),
            places=found.places,
            created=time.time(),
            touched=time.time(),
            seats=self._named([NewSeat(kind=PERSON, name=name) for name in found.names]),
        )
        lines = [Line(seat, answer) for seat, answer in zip(found.seats, found.answers, strict=True)]
        await self.write(self.store.add, row, {}, lines)
        return row

    def _recorded(self, text: str) -> Game:
        """The game of a record: one on the shelf and no other, least of all a file."""
        named = game_named(text)
        if not isinstance(named, str) or named not in self.shelf.games:
            raise RecordError("the record is of a game that is not on this café's shelf")
        return self.shelf.games[named]


def think(name: str, view: Any) -> int:
    """A bot's answer; it sees what a person at its seat would see."""
    return find_bot(name).answer(view, random.Random())  # noqa: S311  a bot's taste, not a secret


def clean(name: str) -> str:
    """A name as it may be shown: one line of printable letters, not too long."""
    letters = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return letters[:LONGEST_NAME].strip()


def unlike(name: str, others: list[str]) -> str:
    """A name that nobody else at the table has."""
    found, number = name, 2
    while found in others:
        found, number = f"{name} {number}", number + 1
    return found
