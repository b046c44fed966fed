"""Replays: any moment of a finished match or an uploaded record, and the record itself."""

from __future__ import annotations

import asyncio
import copy
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import numpy as np
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY, Table
from cosmocafe.core.errors import CafeError, InputError, RecordError
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match, record_text

from .beside import fates
from .cafe import Cafe
from .called import called
from .frames import board, card_of
from .guards import address
from .rooms.table import replayed
from .rooms.tables import Unknown
from .speech import speech
from .store import MatchRow
from .store.rows import OVER, RECORD, REMOVED, Line
from .telling import actors, story
from .visits import cafe_of, go, language, may_open, number_of, page, told, visitor_of

KEPT, MOST_BYTES = 16, 64 * 1024 * 1024  # replays in memory: how many, and how large all together
MOST_UPLOADS = 3  # that are tried or wait for it: each may take as long as any work may
CHAPTER = 32  # tables that are packed together, most of which they have in common
EVENT_BYTES = 160  # of memory, about


class Shown(NamedTuple):
    """One moment of a replay, as one seat saw it."""

    at: int
    last: int
    board: str
    question: str
    asked: int
    log: list[str]


class Replay:
    """A whole match, every table of it at hand: packed in chapters, since as objects they would take a hundred times the room."""

    def __init__(self, game: Game, row: MatchRow, lines: list[Line]) -> None:
        self._chapters: list[bytes] = []
        self._loose: list[bytes] = []
        self.scores: list[tuple[int, ...]] = []  # everybody's at the end of each turn, worked out when somebody wants to know
        self.row, self.match = row, replayed(game, row, lines, self._note)
        self._bind()
        self.size = sum(map(len, self._chapters)) + EVENT_BYTES * (len(self.match.events) + self.match.number)

    def _note(self, match: Match) -> None:
        self._loose.append(match.table.to_bytes())
        if len(self._loose) == CHAPTER:
            self._bind()

    def _bind(self) -> None:
        self._chapters.append(zlib.compress(b"".join(self._loose), 1))
        self._loose.clear()

    def table(self, at: int) -> Table:
        """The table after so many answers."""
        return next(self.tables([at]))

    def tables(self, moments: Sequence[int]) -> Iterator[Table]:
        """The tables at some moments; those that lie near each other are opened together."""
        opened, tables = -1, np.empty(0)
        for at in moments:
            chapter, place = divmod(at, CHAPTER)
            table: Table = self.match.game.table()
            if chapter != opened:
                opened, tables = chapter, np.frombuffer(zlib.decompress(self._chapters[chapter]), table.dtype)
            table.unpack(tables[place])
            yield table

    def match_at(self, at: int) -> Match:
        """The match as it lay after so many answers, to be looked at and not to be played on."""
        found = copy.copy(self.match)
        found.table = self.table(at)
        return found

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self.match.number

    def names(self, spoken: str) -> list[str]:
        """Who played, for somebody who reads this language."""
        return called(self.row.seats, spoken)

    def view(self, at: int, seat: int, spoken: str, *, tall: bool = False) -> View:
        """The table after so many answers, seen by a seat, with what happened until then."""
        if not (0 <= at <= self.last and NOBODY <= seat < self.match.players):
            raise InputError(f"the replay has moments 0 to {self.last} and seats 0 to {self.match.players - 1}")
        events = [event for number in range(at + 1) for event in self.match.events_of(number)]
        game, box, names = self.match.game, self.match.box, self.names(spoken)
        return View(game, box, self.table(at), seat, names=names, events=events, language=spoken, tall=tall)

    def frame(self, at: int, seat: int, spoken: str, tall: bool = False) -> Shown:
        """What the page of a replay shows of a moment."""
        view = self.view(at, seat, spoken, tall=tall)
        asked = view.asked
        view.table.n_options = 0  # nothing to click in the past
        question = f"{view.seat_name(asked)}: {view.question}" if asked != NOBODY else ""
        if at == self.last and (ended := fates(speech(spoken), self.row.course, self.names(spoken))):
            question = " ".join(ended)
        return Shown(at, self.last, board(view), question, asked, story(view, actors(self.match, seat, at)))


class Library:
    """The replays that are in memory: made once for all who want to see them, one after the other, as many as there is room for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._making: dict[str, asyncio.Task[Replay]] = {}
        self._one = asyncio.Semaphore(1)  # so that tables are drawn meanwhile

    async def replay(self, cafe: Cafe, id: str) -> Replay | None:
        """A replay by its match's id; None while the match is being played."""
        row = await cafe.crew.read(cafe.store.match, id)
        if row is None or row.standing.state == REMOVED:  # perhaps since it was made
            self._kept.pop(id, None)
            raise Unknown("there is no such table")
        if row.standing.state not in (OVER, RECORD):
            return None
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        if id not in self._making:
            self._making[id] = cafe.crew.begin(self._make(cafe, row))
        return await asyncio.shield(self._making[id])

    async def _make(self, cafe: Cafe, row: MatchRow) -> Replay:
        try:
            async with self._one:
                lines = await cafe.crew.read(cafe.store.lines, row.id)
                found = await cafe.crew.look_back(Replay, cafe.shelf.game(row.game), row, lines)
            self._keep(found)
            return found
        finally:
            del self._making[row.id]

    def _keep(self, found: Replay) -> None:
        self._kept[found.row.id] = found
        while len(self._kept) > 1 and (len(self._kept) > KEPT or self.size > MOST_BYTES):
            self._kept.popitem(last=False)

    @property
    def size(self) -> int:
        """The memory that all of them take, about."""
        return sum(replay.size for replay in self._kept.values())


async def replay_of(request: Request) -> Replay | None:
    """The replay that a request names; None while the match is being played."""
    library: Library = request.app.state.library
    return await library.replay(cafe_of(request), request.path_params["id"])


def number_in(request: Request, name: str, default: int) -> int:
    """A number of a request's query."""
    return number_of(request.query_params.get(name, str(default)), name)


async def show(request: Request) -> Response:
    """The page of a replay."""
    visitor, found = visitor_of(request), await replay_of(request)
    if found is None:
        return told(request, visitor.say("replay.not_over"), visitor.say("replay.not_over_why"), 409)
    spoken = language(found.match.game, visitor)
    at, seat = number_in(request, "at", found.last), number_in(request, "seat", NOBODY)
    frame = await _drawn(request, found, at, seat, spoken)
    return page(
        request, "replay", replay=found, frame=frame, seat=seat, names=found.names(visitor.language), words=found.match.game.words(spoken)
    )


async def frame(request: Request) -> Response:
    """One moment of a replay, for the page's script."""
    visitor, found = visitor_of(request), await replay_of(request)
    if found is None:
        return JSONResponse({"code": "waiting"}, 409)
    at, seat = number_in(request, "at", 0), number_in(request, "seat", NOBODY)
    shown = await _drawn(request, found, at, seat, language(found.match.game, visitor))
    return JSONResponse(shown._asdict())


async def card(request: Request) -> Response:
    """What there is to know of a thing at one moment of a replay."""
    visitor, found = visitor_of(request), await replay_of(request)
    if found is None:
        return JSONResponse({"code": "waiting"}, 409)
    at, seat, thing = number_in(request, "at", 0), number_in(request, "seat", NOBODY), request.query_params.get("thing", "")
    spoken = language(found.match.game, visitor)
    shown = await cafe_of(request).crew.look_back(lambda: card_of(found.view(at, seat, spoken), thing, visitor.say))
    return JSONResponse({"card": shown})


async def _drawn(request: Request, found: Replay, at: int, seat: int, spoken: str) -> Shown:
    try:
        return await cafe_of(request).crew.look_back(found.frame, at, seat, spoken, visitor_of(request).tall)
    except CafeError:
        raise
    except Exception as error:
        if found.row.change is None:
            raise
        raise RecordError(f"this moment cannot be drawn with the record's box ({type(error).__name__})") from None


async def record(request: Request) -> Response:
    """The record as a file; it holds the seed, so only when the match is over."""
    visitor, found = visitor_of(request), await replay_of(request)
    if found is None:
        return told(request, visitor.say("replay.not_over"), visitor.say("replay.not_over_why"), 409)
    name = f"{found.match.game.id}-{found.row.id[:8]}.jsonl"
    text = await cafe_of(request).crew.look_back(record_text, found.match, found.row.course.told)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(request: Request) -> Response:
    """Keep an uploaded record and show it."""
    may_open(request)
    async with request.form(max_files=1, max_fields=2) as form:
        file = form.get("record")
        data = await file.read() if isinstance(file, UploadFile) else b""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise RecordError("the file is not text") from None
    async with _alone(request):
        row = await cafe_of(request).records.keep(text)
    return go(request, f"/replay/{row.id}")


@asynccontextmanager
async def _alone(request: Request) -> AsyncIterator[None]:
    """One upload of an address at a time, and few of all: trying a record may take a while."""
    uploading, who = request.app.state.uploading, address(request)
    if who in uploading or len(uploading) >= MOST_UPLOADS:
        raise HTTPException(429)
    uploading.add(who)
    try:
        yield
    finally:
        uploading.discard(who)


routes = [
    Route("/replay", upload, methods=["POST"]),
    Route("/replay/{id:key}", show),
    Route("/replay/{id:key}/frame", frame),
    Route("/replay/{id:key}/card", card),
    Route("/replay/{id:key}/record", record),
]
