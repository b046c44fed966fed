"""Sitting down, coming back, and letting a bot hold a seat: whoever is first, and nobody takes another's seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from cosmocafe.bots import companion
from cosmocafe.core.errors import InputError

from ..store import SeatRow, Store
from ..store.rows import BOT, OPEN, PERSON
from .crew import Crew
from .table import LiveTable, NotYourSeat
from .tables import Tables

LONGEST_NAME = 24
TAKEN = "somebody else has taken this seat"


class NewSeat(msgspec.Struct, kw_only=True):
    """Who shall sit there: a person (of these visitors), nobody yet, or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    visitors: list[str] = []


class Seats:
    """Who sits where. What is stored comes first, then everybody sees it."""

    def __init__(self, tables: Tables, store: Store, crew: Crew) -> None:
        self._tables, self._store, self._crew = tables, store, crew

    async def sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        """Take an open seat. Its link changes, so that who sent the old one cannot act for the seat."""
        return await self._crew.wholly(self._sit(table, seat, visitor, name))

    async def _sit(self, table: LiveTable, seat: int, visitor: str, name: str) -> SeatRow:
        async with table.lock:
            old = table.seat(seat)
            taken = SeatRow(seat=seat, kind=PERSON, name=_unlike_others(table, seat, clean(name) or old.name), token=new_token())
            if old.kind != OPEN:
                raise NotYourSeat(TAKEN)
            await self._change(table, taken, visitor)
            return taken

    async def join(self, table: LiveTable, token: str, visitor: str) -> None:
        """Come back to a seat with its link, perhaps at another device."""
        await self._crew.wholly(self._join(table, token, visitor))

    async def _join(self, table: LiveTable, token: str, visitor: str) -> None:
        async with table.lock:
            seat = next((seat.seat for seat in table.seats if seat.token == token and seat.kind == PERSON), None)
            if seat is None:  # the link was an open seat's, and somebody has just taken it
                raise NotYourSeat(TAKEN)
            if seat not in table.seats_of(visitor):
                await self._tables.write_for(table, self._store.join, table.id, seat, visitor)
                table.owners.setdefault(seat, []).append(visitor)
                table.publish()

    async def hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str = "") -> None:
        """Let a bot answer for the visitor's own seat until its owner is back (None).

        An open seat becomes the bot's for good, if anybody who sits at the table wants so.
        """
        if bot is not None:
            companion(bot)  # refuses one that there is not
        await self._crew.wholly(self._hold(table, visitor, seat, bot, name))

    async def _hold(self, table: LiveTable, visitor: str, seat: int, bot: str | None, name: str) -> None:
        async with table.lock:
            row, mine = msgspec.structs.replace(table.seat(seat), bot=bot), table.seats_of(visitor)
            if not mine or (row.kind != OPEN and seat not in mine):
                raise NotYourSeat("this seat is somebody else's")
            if row.kind == OPEN:
                if bot is None:
                    return
                row.kind, row.name = BOT, _unlike_others(table, seat, clean(name) or bot)
            await self._change(table, row)

    async def _change(self, table: LiveTable, seat: SeatRow, visitor: str = "") -> None:
        """Store a seat as it is now, then show it; when the last open one is taken, the match begins."""
        was = table.seat(seat.seat)
        if not await self._tables.write_for(table, self._store.change_seat, table.id, was, seat, table.match.asked, visitor):
            self._tables.doubt(table)
            raise NotYourSeat(TAKEN)
        if visitor:
            table.owners.setdefault(seat.seat, []).append(visitor)
        table.seats[seat.seat] = seat
        table.match.names = [row.name for row in table.seats]
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


def clean(name: str) -> str:
    """A name as it may be shown: one line of printable letters, not too long."""
    letters = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return letters[:LONGEST_NAME].strip()


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    found, number = name, 2
    while found in others:
        found, number = f"{name} {number}", number + 1
    return found


def _unlike_others(table: LiveTable, seat: int, name: str) -> str:
    return unlike(name, [other.name for other in table.seats if other.seat != seat])
