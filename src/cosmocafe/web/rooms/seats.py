"""Sitting down, coming back, and letting a bot hold a seat: whoever is first, and nobody takes another's seat."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence

import msgspec

from cosmocafe.bots import companion
from cosmocafe.core.errors import InputError

from ..store import SeatRow, Store
from ..store.clock import due
from ..store.rows import BOT, OPEN, PERSON
from .crew import Crew
from .doorman import Doorman, Enough
from .hours import Hours
from .table import GivenUp, LiveTable, NotYourSeat, TimeUp, without
from .tables import Tables

log = logging.getLogger(__name__)
LONGEST_NAME = 24
DEVICES = 20  # from which one seat can be played; each browser without a cookie is another one
TAKEN = "somebody else has taken this seat"


class NewSeat(msgspec.Struct, kw_only=True):
    """Who shall sit there: a person (of these visitors), nobody yet, or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    visitors: list[str] = []


class Seats:
    """Who sits where. What is stored comes first, then everybody sees it."""

    def __init__(self, tables: Tables, store: Store, crew: Crew, hours: Hours, doorman: Doorman) -> None:
        self._tables, self._store, self._crew, self._hours, self._doorman = tables, store, crew, hours, doorman

    async def sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        """Take an open seat. Its link changes, so that who sent the old one cannot act for the seat."""
        return await self._crew.wholly(self._sit(table, seat, visitor, self._doorman.welcome(clean(name))))

    async def _sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        async def attempt() -> SeatRow:
            old = table.seat(seat)
            taken = SeatRow(seat=seat, kind=PERSON, name=unlike_others(table, seat, clean(name) or old.name), token=new_token())
            if old.kind != OPEN or table.removed:
                raise NotYourSeat(TAKEN)
            await self.change(table, taken, visitor)
            return taken

        async with table.lock:
            return await self._tables.judged(table, attempt)

    async def join(self, table: LiveTable, token: str, visitor: str) -> None:
        """Come back to a seat with its link, perhaps at another device."""
        await self._crew.wholly(self._join(table, token, visitor))

    async def _join(self, table: LiveTable, token: str, visitor: str) -> None:
        async def attempt() -> None:
            seat = next((seat.seat for seat in table.seats if seat.token == token and seat.kind == PERSON), None)
            if seat is None:  # the link was an open seat's, and somebody has just taken it
                raise NotYourSeat(TAKEN)
            if seat not in table.seats_of(visitor):
                if len(table.owners.get(seat, [])) >= DEVICES:
                    raise Enough(f"this seat's link was opened on {DEVICES} devices already: go on at one of them")
                await self._tables.changed_for(table, self._store.join, table.id, table.version, seat, visitor)
                table.owners.setdefault(seat, []).append(visitor)
                log.info("joined", extra={"match": table.id, "seat": seat})
                table.publish()

        async with table.lock:
            await self._tables.judged(table, attempt)

    async def hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str = "") -> None:
        """Let a bot answer for the visitor's own seat until its owner is back (None).

        An open seat becomes the bot's for good, if anybody who sits at the table wants so.
        """
        if bot is not None:
            companion(bot)  # refuses one that there is not
        await self._crew.wholly(self._hold(table, visitor, seat, bot, name))

    async def _hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str) -> None:
        async def attempt() -> None:
            row, mine = msgspec.structs.replace(table.seat(seat), bot=bot), table.seats_of(visitor)
            if not mine or table.removed or (row.kind != OPEN and seat not in mine):
                raise NotYourSeat("this seat is somebody else's")
            if row.kind == OPEN:
                if bot is None:
                    return
                row.kind, row.name = BOT, unlike_others(table, seat, clean(name) or bot)
            if seat in table.course.resigned:
                raise GivenUp("this seat was given up: a bot plays on")
            if bot is None and table.course.left and table.course.running == seat and table.seat(seat).bot:
                raise TimeUp("a bot answers this move: nobody gains time by it")
            await self.change(table, row, free=without(table.course.free, seat))

        async with table.lock:
            await self._tables.judged(table, attempt)

    async def show_in_lobby(self, table: LiveTable, visitor: str, on: bool) -> None:
        """Let anybody sit down by way of the lobby, or only who has a link. Who sits there already may say so, while a seat is free."""
        await self._crew.wholly(self._show_in_lobby(table, visitor, on))

    async def _show_in_lobby(self, table: LiveTable, visitor: str, on: bool) -> None:
        async def attempt() -> None:
            if not table.seats_of(visitor) or not table.open_seats:
                raise NotYourSeat("only who sits at a table with a free seat can say who may come")
            await self._tables.changed_for(table, self._store.show_in_lobby, table.id, table.version, on)
            table.opening = msgspec.structs.replace(table.opening, public=on)
            log.info("public", extra={"match": table.id, "on": on})
            table.publish()

        async with table.lock:
            await self._tables.judged(table, attempt)

    async def change(
        self, table: LiveTable, seat: SeatRow | None = None, visitor: str = "", *, alone: bool = False, **changes: object
    ) -> None:
        """Store a seat as it is now, and what else has happened beside the answers (`changes` of the course), then show it.

        When the last open seat is taken, the match begins. `alone`: nobody but this visitor sits there any more.
        """
        seats = [seat if seat is not None and old.seat == seat.seat else old for old in table.seats]
        course = table.course_with(self._hours.now(), seats, **changes)
        then, until = table.standing_with(seats, course), due(table.opening.terms, course)
        stored = self._store.change_seat
        await self._tables.changed_for(
            table, stored, table.id, table.version, seats, seat, then, visitor, course=course, until=until, alone=alone
        )
        if seat is not None and visitor:
            table.owners[seat.seat] = [*([] if alone else table.owners.get(seat.seat, [])), visitor]
        table.seats, table.course, table.touched = seats, course, time.time()
        table.match.names = [row.name for row in table.seats]
        if seat is not None:
            log.info("seat", extra={"match": table.id, "seat": seat.seat, "kind": seat.kind, "bot": seat.bot})
        table.publish()


def seat_rows(seats: Sequence[NewSeat]) -> list[SeatRow]:
    """The seats of a new table, no two of one name."""
    rows: list[SeatRow] = []
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            companion(seat.bot)  # refuses one that there is not
        if seat.kind not in (OPEN, PERSON, BOT) or (seat.kind == BOT) != (seat.bot is not None):
            raise InputError("a seat is open, a person's, or a bot's with the bot's name")
        name = unlike(clean(seat.name) or f"{number + 1}", [row.name for row in rows])
        rows.append(SeatRow(seat=number, kind=seat.kind, name=name, bot=seat.bot, token=new_token()))
    return rows


def new_token() -> str:
    """The last part of a seat's link, which nobody can guess."""
    return secrets.token_urlsafe(16)


def clean(name: str, longest: int = LONGEST_NAME) -> str:
    """A name, or what else somebody has written, as it may be shown: one line of printable letters, not too long."""
    letters = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return letters[:longest].strip()


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    found, number = name, 2
    while found in others:
        found, number = f"{name} {number}", number + 1
    return found


def unlike_others(table: LiveTable, seat: int, name: str) -> str:
    """A name for a seat that nobody else at its table has."""
    return unlike(name, [other.name for other in table.seats if other.seat != seat])
