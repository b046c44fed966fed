"""New tables: for a game and who shall sit there, or for the same people once more."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from itertools import cycle, islice

import msgspec

from cosmocafe.bots import companion
from cosmocafe.core.anything import Toml
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import InputError
from cosmocafe.core.lesson import lesson_of
from cosmocafe.core.match import Match

from ..settings import Settings
from ..shelf import Shelf
from ..store import MatchRow, SeatRow, Standing, Store
from ..store.clock import turned, wound_up
from ..store.rows import (
    ANSWERS,
    BOT,
    DAYS,
    LOST,
    MATCH,
    MOVE,
    NOTHING_AGREED,
    OPEN,
    PERSON,
    REMOVED,
    RUNNING,
    WAITING,
    Course,
    Line,
    Terms,
)  # fmt: skip
from .crew import Crew
from .doorman import Doorman
from .hours import Hours
from .seats import NewSeat, seat_rows
from .table import LiveTable, NotYourSeat, Stored, replayed, unknown_chance
from .tables import Tables

log = logging.getLogger(__name__)
HOUR, DAY = 3600, 86400  # seconds
MOST = {MOVE: DAY, MATCH: DAY, DAYS: 30 * DAY}  # seconds that a clock may give
REMATCH = "rematch"  # what somebody at the earlier table wanted


class Openings:
    """Puts tables up."""

    def __init__(self, tables: Tables, store: Store, shelf: Shelf, crew: Crew, hours: Hours, doorman: Doorman, settings: Settings) -> None:
        self._tables, self._store, self._shelf, self._crew = tables, store, shelf, crew
        self._hours, self._doorman, self._wait = hours, doorman, settings.deal_wait

    async def new_table(
        self,
        game: str,
        seats: Sequence[NewSeat],
        agreed: Mapping[str, int | str] | None = None,
        *,
        change: Toml | None = None,
        public: bool = False,
        hints: bool = True,
        terms: Terms | None = None,
        adds: bool = False,
        free_talk: bool = False,
        after: LiveTable | None = None,
        id: str = "",
    ) -> LiveTable:
        """Put a new table up, perhaps with a changed box that was tried before; `after` another one, as its rematch; with this `id`.

        `adds`: the people who sit down add to chance before the deal, which waits for that.
        """
        found, rows, terms = self._shelf.game(game), seat_rows(seats), terms or NOTHING_AGREED
        refuse_terms(terms)
        names = [self._doorman.welcome(seat.name) if seat.kind == PERSON else seat.name for seat in rows]
        added = unknown_chance(len(seats)) if adds and self._wait > 0 and any(seat.kind != BOT for seat in rows) else None
        match = await self._crew.play(Match, found, len(seats), agreed=dict(agreed or {}), change=change, names=names, added=added)
        return await self._put_up(match, seats, rows, public=public, hints=hints, free_talk=free_talk, terms=terms, after=after, id=id)

    async def new_lesson(self, game: str, learner: NewSeat, others: Sequence[NewSeat]) -> LiveTable:
        """Put the prepared table of a game's lesson up; of the others, as many as it wants sit down."""
        lesson = lesson_of(self._shelf.game(game))
        if lesson is None:
            raise InputError(f"{game} has no lesson")
        seats = [learner, *islice(cycle(others), lesson.players - 1)]
        rows = seat_rows(seats)
        return await self._put_up(await self._crew.play(lesson.begin, [seat.name for seat in rows]), seats, rows)

    async def _put_up(
        self,
        match: Match,
        seats: Sequence[NewSeat],
        rows: list[SeatRow],
        *,
        public: bool = False,
        hints: bool = True,
        terms: Terms = NOTHING_AGREED,
        free_talk: bool = False,
        after: LiveTable | None = None,
        id: str = "",
    ) -> LiveTable:
        game = match.game
        waiting = match.added is not None or any(seat.kind == OPEN for seat in rows)
        paused = after is not None and bool(terms.clock)
        asked = NOBODY if waiting or paused else match.asked
        row = MatchRow(
            id=id or new_id(),
            game=game.id,
            rules=game.version,
            box=game.fingerprint(match.box),
            players=len(seats),
            agreed=match.agreed,
            change=match.change,
            seed=match.seed,
            added=None if match.added is None else [None] * len(seats),
            public=public,
            hints=hints,
            free_talk=free_talk,
            terms=terms,
            standing=Standing(WAITING if waiting else RUNNING, asked),
            course=self._clocks(terms, rows, match.asked if match.added is None else NOBODY, asked, paused=paused),
            created=time.time(),
            touched=time.time(),
            seats=rows,
        )
        owners = {number: list(seat.visitors) for number, seat in enumerate(seats) if seat.visitors}
        given = [Line(seat, answer) for seat, answer in zip(match.seats, match.answers, strict=True)]
        if after is None:
            await self._crew.write(self._store.add, row, owners, given)
        else:
            wanted = msgspec.structs.replace(after.course, wishes={REMATCH: [(terms.opener + 1) % len(rows)]})
            await self._tables.changed_for(after, self._store.add_rematch, row, owners, after.id, after.version, wanted)
            after.course = wanted
        log.info("table", extra={"match": row.id, "game": row.game, "players": row.players})
        return self._tables.put(Stored(row, match, len(given), owners))

    def _clocks(self, terms: Terms, rows: list[SeatRow], move: int, asked: int, *, paused: bool) -> Course:
        """The clocks of a new table; those of a rematch stand still until everybody is there."""
        course, ticks = wound_up(terms, len(rows)), asked != NOBODY and rows[asked].bot is None
        return msgspec.structs.replace(turned(terms, course, move, ticks=ticks, now=self._hours.now()), paused=paused)

    async def rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the same table for all who ask."""
        return await self._crew.wholly(self._rematch(table, visitor))

    async def _rematch(self, table: LiveTable, visitor: str) -> LiveTable:
        async def attempt() -> str:
            table.refuse_closed()
            if not table.over or table.course.ended == REMOVED:
                raise InputError("the match is not over yet, or was cleared away")
            if not table.seats_of(visitor):
                raise NotYourSeat("only who played can ask for a rematch")
            if table.rematch is None:
                opening, further = table.opening, (table.seats_of(visitor)[0] - 1) % table.opening.players
                terms = msgspec.structs.replace(opening.terms, opener=further)
                other = await self.new_table(
                    opening.game,
                    _one_further(table),
                    opening.agreed,
                    change=opening.change,
                    hints=opening.hints,
                    terms=terms,
                    adds=table.added is not None,
                    free_talk=opening.free_talk,
                    after=table,
                )
                table.rematch = other.id
                table.publish()
            return table.rematch

        async with table.lock:
            rematch = await self._tables.judged(table, attempt)
        return await self._tables.find(rematch)

    async def fork(self, row: MatchRow, answers: Sequence[int], who: Sequence[int], seat: int, visitor: str, name: str) -> LiveTable:
        """A table of its own that goes on from a moment of a match that is over: the visitor at one seat, bots at the others.

        `answers` were given until then, by the seats `who`. Its chance is the first match's, which everybody may know by now.
        """
        seats = seat_rows([self._again(old, seat, visitor, name) for old in row.seats])
        lines = [Line(*given) for given in zip(who, answers, strict=True)]
        anew = {"version": 0, "bot_by": None, "rematch": None, "public": False, "hints": True, "free_talk": False}
        forked = msgspec.structs.replace(row, id=new_id(), seats=seats, created=time.time(), terms=Terms(), course=Course(), **anew)
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


def refuse_terms(terms: Terms) -> None:
    """Refuse what nobody can play with."""
    if terms.bot:
        companion(terms.bot)  # refuses one that there is not
    if terms.clock and (terms.clock not in MOST or not 1 <= terms.seconds <= MOST[terms.clock]):
        raise InputError(f"a clock is for each move or for the match (1 to {DAY} seconds), or days for a move (30 at most)")
    if terms.late not in (ANSWERS, LOST):
        raise InputError("when time is up a bot answers, or the seat is lost")
    if not 0 <= terms.more <= HOUR or (terms.more and terms.clock != MATCH):
        raise InputError("a clock of the match may add up to an hour after each move, others nothing")
    if not 0 <= terms.away <= 30 * DAY:
        raise InputError("who is asked for has 30 days at most to come back")


def new_id() -> str:
    """The id of a match."""
    return secrets.token_urlsafe(12)


def _one_further(table: LiveTable) -> list[NewSeat]:
    """The same people and bots, everybody one seat further."""
    return [
        NewSeat(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == BOT else None, visitors=table.owners.get(seat.seat, []))
        for seat in [*table.seats[1:], table.seats[0]]
    ]
