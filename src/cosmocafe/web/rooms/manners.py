"""What people at a table do beside answering: give up, stop or pause together, ask for who is away. And what happens when time is up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec

from cosmocafe.core.errors import CafeError

from ..shelf import Shelf
from ..store import SeatRow, Store
from ..store.clock import is_up, may_miss
from ..store.rows import LOST, OPEN, PERSON, REMOVED, RESIGNED, STOPPED
from .crew import Crew
from .doorman import Doorman
from .hours import Hours
from .seats import TAKEN, Seats, clean, new_token, unlike_others
from .table import GivenUp, LiveTable, NotYourSeat, Waiting, without
from .tables import Tables

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks at the clocks
AT_ONCE = 20  # tables whose clock has run out, in one look
STOP, PAUSE, GO_ON, REMOVE = "stop", "pause", "go_on", "remove"
WISHES = (STOP, PAUSE, GO_ON, REMOVE)


class NotNow(CafeError):
    """The match is not at a point where this could be done."""


class Manners:
    """Each is a change of the table that is stored first, under its version, and then shown; clocks run out at one process alone."""

    def __init__(self, tables: Tables, store: Store, shelf: Shelf, crew: Crew, seats: Seats, hours: Hours, doorman: Doorman) -> None:
        self._tables, self._store, self._shelf, self._crew, self._seats = tables, store, shelf, crew, seats
        self._hours, self._doorman = hours, doorman

    async def _politely(self, table: LiveTable, attempt: Callable[[], Awaitable[None]]) -> None:
        async def alone() -> None:
            async with table.lock:
                await self._tables.judged(table, attempt)

        await self._crew.wholly(alone())

    async def resign(self, table: LiveTable, seat: int, visitor: str | None) -> None:
        """Give a seat up: a bot plays on, and whoever sat there comes last. Where nobody is left to play with, the match ends.

        Who has shown the seat's token is no visitor.
        """

        async def attempt() -> None:
            if visitor is not None and seat not in table.seats_of(visitor):
                raise NotYourSeat("this seat is somebody else's")
            _refuse_before_and_after(table)
            if seat in table.course.resigned:
                raise GivenUp("this seat was given up already")
            await self._lose(table, seat)

        await self._politely(table, attempt)

    async def _lose(self, table: LiveTable, seat: int, *, overdue: bool = False) -> None:
        resigned = [*table.course.resigned, seat]
        people = [other for other in table.playing if other != seat]
        ends = not people or len(table.seats) - len(resigned) < 2
        log.info("resigned", extra={"match": table.id, "seat": seat, "ends": ends})
        late = [*table.course.overdue, *[seat] * overdue]
        bot, ended = self._with_bot(table, seat), RESIGNED if ends else ""
        await self._seats.change(table, bot, resigned=resigned, overdue=late, wishes={}, ended=ended)

    def _with_bot(self, table: LiveTable, seat: int) -> SeatRow:
        """The seat with a bot that plays on: the one there is, or that was agreed."""
        row = table.seat(seat)
        return msgspec.structs.replace(row, bot=row.bot or table.opening.terms.bot or self._shelf.usual_bot)

    async def wish(self, table: LiveTable, visitor: str, what: str, *, yes: bool) -> None:
        """Want something that all who play have to want, or refuse it for all. Whoever put the table up pauses it and goes on alone."""

        async def attempt() -> None:
            mine = [seat for seat in table.seats_of(visitor) if seat in table.playing]
            if not mine:
                raise NotYourSeat("only who plays here can want that")
            _refuse_wish(table, what)
            wishes = {other: seats for other, seats in table.course.wishes.items() if other != what}
            if not yes:
                await self._seats.change(table, wishes=wishes)
                return
            agreed = sorted({*table.course.wishes.get(what, []), *mine})
            by_opener = what in (PAUSE, GO_ON) and table.opening.terms.opener in mine
            if by_opener or set(table.playing) <= set(agreed):
                await self._fulfil(table, what, wishes)
            else:
                await self._seats.change(table, wishes={**wishes, what: agreed})

        await self._politely(table, attempt)

    async def _fulfil(self, table: LiveTable, what: str, wishes: dict[str, list[int]]) -> None:
        log.info("agreed", extra={"match": table.id, "what": what})
        if what in (PAUSE, GO_ON):
            await self._seats.change(table, wishes=wishes, paused=what == PAUSE)
        else:
            await self._seats.change(table, wishes={}, missed={}, ended=STOPPED if what == STOP else REMOVED)

    async def miss(self, table: LiveTable, visitor: str, seat: int) -> None:
        """Ask for somebody who is away: who does not come back in the time that was agreed leaves the seat to a bot or a friend."""

        async def attempt() -> None:
            mine = [own for own in table.seats_of(visitor) if own in table.playing]
            if not mine or seat in mine:
                raise NotYourSeat("only somebody else who plays here can ask for them")
            _refuse_before_and_after(table)
            if seat not in table.playing or seat in table.everybody_present.seats or not may_miss(table.opening.terms):
                raise NotNow("nobody is missing there")
            if seat not in table.course.missed:
                await self._seats.change(table, missed={**table.course.missed, seat: self._hours.now()})

        await self._politely(table, attempt)

    async def come_back(self, table: LiveTable, seats: list[int]) -> None:
        """Somebody who was missed is here."""

        async def attempt() -> None:
            here = {seat: since for seat, since in table.course.missed.items() if seat not in seats}
            if here != table.course.missed:
                await self._seats.change(table, missed=here)

        await self._politely(table, attempt)

    async def take(self, table: LiveTable, seat: int, invitation: str, visitor: str, name: str) -> None:
        """A friend takes the seat of somebody who left."""

        async def attempt() -> None:
            old, free = table.seat(seat), table.course.free
            if table.over or free.get(seat) != invitation:
                raise NotYourSeat(TAKEN)
            named = self._doorman.welcome(clean(name) or old.name)
            row = SeatRow(seat=seat, kind=PERSON, name=unlike_others(table, seat, named), token=new_token())
            table.refuse_late(seat, self._hours.now())
            await self._seats.change(table, row, visitor, alone=True, free=without(free, seat))

        await self._politely(table, attempt)

    async def keep(self) -> None:
        """Look at the clocks, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(CafeError):  # the database is gone for a while, and the clocks stand still
                next_due = await self._crew.read(self._store.next_due)
                if next_due is not None:
                    await self._hours.say()
                if next_due is not None and next_due <= self._hours.now():
                    await self.look()

    async def look(self) -> None:
        """Do what is due: at each table one process does."""
        for id in await self._crew.write(self._store.take_due, self._hours.now(), AT_ONCE):
            try:
                await self._act(await self._tables.find(id))
            except CafeError as error:
                log.warning("time is up, and nothing can be done", extra={"match": id, "reason": str(error)})

    async def _act(self, table: LiveTable) -> None:
        async def attempt() -> None:
            course, terms, now = table.course, table.opening.terms, self._hours.now()
            for seat, since in course.missed.items():
                if since + terms.away <= now:
                    return await self._let_go(table, seat)
            if course.since is not None and is_up(course, course.running, now):
                return await self._time_is_up(table, course.running)
            return await self._seats.change(table)  # it is due later, or no more: others looked at it too early

        await self._politely(table, attempt)

    async def _time_is_up(self, table: LiveTable, seat: int) -> None:
        log.info("time is up", extra={"match": table.id, "seat": seat})
        if table.opening.terms.late == LOST:
            await self._lose(table, seat, overdue=True)
        else:
            await self._seats.change(table, self._with_bot(table, seat))

    async def _let_go(self, table: LiveTable, seat: int) -> None:
        """Who was missed has not come: a bot plays on until a friend comes, or the person."""
        missed = without(table.course.missed, seat)
        if seat in table.everybody_present.seats or seat not in table.playing:
            await self._seats.change(table, missed=missed)
            return
        log.info("left", extra={"match": table.id, "seat": seat})
        wishes = {what: [other for other in seats if other != seat] for what, seats in table.course.wishes.items()}
        wishes = {what: seats for what, seats in wishes.items() if seats}
        free = {**table.course.free, seat: new_token()}
        await self._seats.change(table, self._with_bot(table, seat), missed=missed, free=free, wishes=wishes)


def _refuse_before_and_after(table: LiveTable) -> None:
    if table.open_seats:
        raise Waiting("not everybody has sat down yet")
    if table.over:
        raise NotNow("the match is over")


def _refuse_wish(table: LiveTable, what: str) -> None:
    """Refuse what cannot be wanted now: it is done already, too early or too late."""
    if table.over or what not in WISHES:
        raise NotNow("the match is over: it stays as it is")
    if any(seat.kind == OPEN for seat in table.seats) and what != REMOVE:
        raise Waiting("not everybody has sat down yet")
    if what in (PAUSE, GO_ON) and table.course.paused != (what == GO_ON):
        raise NotNow("it is so already")
