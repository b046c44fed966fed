"""New tables: for a game and who shall sit there, or for the same people once more."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from itertools import cycle, islice

import msgspec

from cosmocafe.core.errors import InputError
from cosmocafe.core.lesson import lesson_of
from cosmocafe.core.match import Match

from ..shelf import Shelf
from ..store import MatchRow, SeatRow, Standing, Store
from ..store.rows import BOT, OPEN, PERSON, RUNNING, WAITING, Line
from .crew import Crew
from .seats import NewSeat, seat_rows
from .table import LiveTable, NotYourSeat, Stored, replayed
from .tables import Tables

log = logging.getLogger(__name__)


class Openings:
    """Puts tables up."""

    def __init__(self, tables: Tables, store: Store, shelf: Shelf, crew: Crew) -> None:
        self._tables, self._store, self._shelf, self._crew = tables, store, shelf, crew

    async def new_table(
        self,
        game: str,
        seats: Sequence[NewSeat],
        agreed: Mapping[str, int | str] | None = None,
        *,
        public: bool = False,
        hints: bool = True,
    ) -> LiveTable:
        """Put a new table up."""
        found, rows = self._shelf.game(game), seat_rows(seats)
        match = await self._crew.play(Match, found, len(seats), agreed=dict(agreed or {}), names=[seat.name for seat in rows])
        return await self._put_up(match, seats, rows, public=public, hints=hints)

    async def new_lesson(self, game: str, learner: NewSeat, others: Sequence[NewSeat]) -> LiveTable:
        """Put the prepared table of a game's lesson up; of the others, as many as it wants sit down."""
        lesson = lesson_of(self._shelf.game(game))
        if lesson is None:
            raise InputError(f"{game} has no lesson")
        seats = [learner, *islice(cycle(others), lesson.players - 1)]
        rows = seat_rows(seats)
        return await self._put_up(await self._crew.play(lesson.begin, [seat.name for seat in rows]), seats, rows)

    async def _put_up(
        self, match: Match, seats: Sequence[NewSeat], rows: list[SeatRow], *, public: bool = False, hints: bool = True
    ) -> LiveTable:
        game = match.game
        waiting = any(seat.kind == OPEN for seat in rows)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            box=game.fingerprint(match.box),
            players=len(seats),
            agreed=match.agreed,
            seed=match.seed,
            public=public,
            hints=hints,
            standing=Standing(WAITING) if waiting else Standing(RUNNING, match.asked),
            created=time.time(),
            touched=time.time(),
            seats=rows,
        )
        owners = {number: list(seat.visitors) for number, seat in enumerate(seats) if seat.visitors}
        given = [Line(seat, answer) for seat, answer in zip(match.seats, match.answers, strict=True)]
        await self._crew.write(self._store.add, row, owners, given)
        log.info("table", extra={"match": row.id, "game": row.game, "players": row.players})
        return self._tables.put(Stored(row, match, len(given), owners))

    async def rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the same table for all who ask."""
        return await self._crew.wholly(self._rematch(table, visitor))

    async def _rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        async with table.lock:
            if not table.match.over:
                raise InputError("the match is not over yet")
            if not table.seats_of(visitor):
                raise NotYourSeat("only who played can ask for a rematch")
            if table.rematch is None:
                opening = table.opening
                other = await self.new_table(opening.game, _one_further(table), opening.agreed, hints=opening.hints)
                table.rematch = await self._tables.write_for(table, self._store.set_rematch, table.id, other.id)
                table.publish()
        return await self._tables.find(table.rematch)

    async def fork(self, row: MatchRow, answers: Sequence[int], who: Sequence[int], seat: int, visitor: str, name: str) -> LiveTable:
        """A table of its own that goes on from a moment of a match that is over: the visitor at one seat, bots at the others.

        `answers` were given until then, by the seats `who`. Its chance is the first match's, which everybody may know by now.
        """
        seats = seat_rows([self._again(old, seat, visitor, name) for old in row.seats])
        lines = [Line(*given) for given in zip(who, answers, strict=True)]
        forked = msgspec.structs.replace(row, id=new_id(), seats=seats, public=False, hints=True, rematch=None, created=time.time())
        match = await self._crew.play(replayed, self._shelf.game(row.game), forked, lines)
        if match.over:
            raise InputError("the match is over there: choose an earlier moment")
        forked = msgspec.structs.replace(forked, standing=Standing(RUNNING, match.asked), touched=time.time())
        owners = {seat: [visitor]}
        await self._crew.write(self._store.add, forked, owners, lines)
        log.info("fork", extra={"match": forked.id, "of": row.id, "number": len(lines)})
        return self._tables.put(Stored(forked, match, len(lines), owners))

    def _again(self, old: SeatRow, seat: int, visitor: str, name: str) -> NewSeat:
        if old.seat == seat:
            return NewSeat(kind=PERSON, name=name or old.name, visitors=[visitor])
        return NewSeat(kind=BOT, name=old.name, bot=old.bot or self._shelf.usual_bot)


def new_id() -> str:
    """The id of a match."""
    return secrets.token_urlsafe(12)


def _one_further(table: LiveTable) -> list[NewSeat]:
    """The same people and bots, everybody one seat further."""
    return [
        NewSeat(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == BOT else None, visitors=table.owners.get(seat.seat, []))
        for seat in [*table.seats[1:], table.seats[0]]
    ]
