"""Replays: any moment of a finished match or an uploaded record, and the record itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.errors import CafeError, OptionError, RecordError
from cosmocafe.core.match import Match
from cosmocafe.core.record import lines as record_lines
from cosmocafe.core.view import View

from .cafe import Cafe, Unknown
from .frames import board
from .guards import address
from .pages import cafe_of, go, language, may_open, number_of, page, told, visitor_of
from .store import MatchRow
from .store.rows import OVER, RECORD
from .tables import replayed

KEPT = 16  # replays in memory


class Replay:
    """A whole match, every table of it at hand."""

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row, self.match = row, match
        again = Match(match.game, match.players, match.seed, options=match.given_options, change=match.change, names=match.names)
        self.tables = [again.table.copy()]
        self.events: list[list[Told]] = [again.events]
        for answer in match.answers:
            again.answer(answer)
            self.tables.append(again.table.copy())
            self.events.append(again.events_of(again.number))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.tables) - 1

    def frame(self, at: int, seat: int, spoken: str) -> dict[str, Any]:
        """The table after so many answers, seen by a seat, with what happened until then."""
        if not (0 <= at <= self.last and NOBODY <= seat < self.match.players):
            raise OptionError(f"the replay has moments 0 to {self.last} and seats 0 to {self.match.players - 1}")
        events = [event for told in self.events[: at + 1] for event in told]
        view = View(self.match.game, self.match.box, self.tables[at], seat, names=self.match.names, events=events, language=spoken)
        asked = view.asked
        view.table.n_options = 0  # nothing to click in the past
        return {
            "at": at,
            "last": self.last,
            "board": board(view),
            "question": f"{view.seat_name(asked)}: {view.question}" if asked != NOBODY else "",
            "asked": asked,
            "log": [(event.who, line) for event, line in zip(view.events, view.log, strict=True)],
        }


class Library:
    """The replays that are in memory."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def replay(self, cafe: Cafe, id: str) -> Replay | None:
        """A replay by its match's id; None while the match is being played."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        row = await cafe.read(cafe.store.match, id)
        if row is None:
            raise Unknown("there is no such table")
        if row.state not in (OVER, RECORD):
            return None
        lines = await cafe.read(cafe.store.lines, id)
        found = await cafe.draw(lambda: Replay(row, replayed(cafe.shelf.game(row.game), row, lines)))
        self._kept[id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


async def _found(request: Request) -> Replay | None:
    library: Library = request.app.state.library
    return await library.replay(cafe_of(request), request.path_params["id"])


def _number(request: Request, name: str, default: int) -> int:
    return number_of(request.query_params.get(name, str(default)), name)


async def show(request: Request) -> Response:
    """The page of a replay."""
    visitor, found = visitor_of(request), await _found(request)
    if found is None:
        return told(request, visitor.say("replay.not_over"), visitor.say("replay.not_over_why"), 409)
    spoken = language(found.match.game, visitor)
    at, seat = _number(request, "at", found.last), _number(request, "seat", NOBODY)
    frame = await _drawn(request, found, at, seat, spoken)
    return page(request, "replay", replay=found, frame=frame, seat=seat, words=found.match.game.words(spoken))


async def frame(request: Request) -> Response:
    """One moment of a replay, for the page's script."""
    visitor, found = visitor_of(request), await _found(request)
    if found is None:
        return JSONResponse({"code": "waiting"}, 409)
    at, seat = _number(request, "at", 0), _number(request, "seat", NOBODY)
    return JSONResponse(await _drawn(request, found, at, seat, language(found.match.game, visitor)))


async def _drawn(request: Request, found: Replay, at: int, seat: int, spoken: str) -> dict[str, Any]:
    try:
        return await cafe_of(request).draw(found.frame, at, seat, spoken)
    except CafeError:
        raise
    except Exception as error:
        if found.row.change is None:
            raise
        raise RecordError(f"this moment cannot be drawn with the record's box ({type(error).__name__})") from None


async def record(request: Request) -> Response:
    """The record as a file; it holds the seed, so only when the match is over."""
    visitor, found = visitor_of(request), await _found(request)
    if found is None:
        return told(request, visitor.say("replay.not_over"), visitor.say("replay.not_over_why"), 409)
    name = f"{found.match.game.id}-{found.row.id[:8]}.jsonl"
    text = "\n".join(record_lines(found.match)) + "\n"
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
        row = await cafe_of(request).keep_record(text)
    return go(request, f"/replay/{row.id}")


@asynccontextmanager
async def _alone(request: Request) -> AsyncIterator[None]:
    """One upload of an address at a time: trying a record may take a while."""
    uploading, who = request.app.state.uploading, address(request)
    if who in uploading:
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
    Route("/replay/{id:key}/record", record),
]
