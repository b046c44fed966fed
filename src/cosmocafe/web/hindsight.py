"""Looking back at a match that is over: any moment analysed with all cards open, and why a move was made."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.insight import Analysis

from .endings import ending
from .frames import fragment
from .guards import address
from .insights import Advice, analysed, explained
from .refusals import code_of
from .replays import Replay, number_in, replay_of
from .rooms.insight import WHY, Visit
from .rooms.table import Waiting
from .speech import Speech
from .visits import cafe_of, language, visitor_of

STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}
Events = AsyncIterator[tuple[str, Mapping[str, object]]]


class ChangedBox(InputError):
    """Rules may do anything with a stranger's box: they are tried in a process of their own and nowhere else."""


async def looked_at(request: Request) -> Replay:
    """The replay that a request is about."""
    found = await replay_of(request)
    if found is None:
        raise Waiting("a match is looked back at when it is over")
    if found.row.change is not None:
        raise ChangedBox("this record was played with a changed box, which is not thought about here")
    return found


def visit_of(request: Request) -> Visit:
    """Who wants something thought about."""
    return Visit(visitor_of(request).id, address(request))


def refusal(error: CafeError, say: Speech) -> tuple[dict[str, object], int]:
    """Why not, in the visitor's words."""
    code, status = code_of(error)
    words = say("insight.changed_box") if isinstance(error, ChangedBox) else say(f"errors.{code}", why=str(error))
    return {"code": code, "words": words}, status


def for_scripts(page: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """What a script asks for is refused with a sentence."""

    async def answered(request: Request) -> Response:
        try:
            return await page(request)
        except CafeError as error:
            said, status = refusal(error, visitor_of(request).say)
            return JSONResponse(said, status)

    return answered


def streamed(events: Events, say: Speech) -> Response:
    """Events that a page's script listens to; the last one says that it is over, or why not."""

    async def lines() -> AsyncIterator[str]:
        try:
            async for kind, data in events:
                yield event(kind, data)
            yield event("end", {})
        except CafeError as error:
            yield event("refused", refusal(error, say)[0])

    return StreamingResponse(lines(), media_type="text/event-stream", headers=STREAM)


def event(kind: str, data: Mapping[str, object]) -> str:
    """One event."""
    return f"event: {kind}\ndata: {json.dumps(data)}\n\n"


@for_scripts
async def analysis(request: Request) -> Response:
    """A moment, as the judge sees it while it thinks."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    at, seat = number_in(request, "at", 0), number_in(request, "seat", NOBODY)
    spoken, tall, visit = language(found.match.game, visitor), visitor.tall, visit_of(request)
    shown = await cafe.crew.look_back(found.frame, at, seat, spoken, tall)

    def told(one: Analysis) -> Advice:
        return analysed(found.view(at, one.seat, spoken, tall=tall), one, visitor.say, shown.board)

    async def events() -> Events:
        async with aclosing(cafe.insight.growing(visit, found.match_at(at))) as thoughts:
            async for one in thoughts:
                yield "analysis", (await cafe.crew.look_back(told, one))._asdict()

    return streamed(events(), visitor.say)


@for_scripts
async def why(request: Request) -> Response:
    """Why the last answer before a moment was given, as whoever gave it could know."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    at = number_in(request, "at", 0)
    if not 0 < at <= found.last:
        return JSONResponse({"words": visitor.say("insight.nothing_yet")})
    view = found.view(at - 1, found.match.seats[at - 1], language(found.match.game, visitor))
    thought = await cafe.insight.settled(visit_of(request), view, WHY)
    words = await cafe.crew.look_back(explained, view, found.match.answers[at - 1], thought, visitor.say)
    return JSONResponse({"words": words})


@for_scripts
async def how(request: Request) -> Response:
    """How did I win? A part of the page, fetched when a match is over."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    told = await cafe.crew.look_back(ending, found, language(found.match.game, visitor), visitor.say)
    return HTMLResponse(fragment("ending", say=visitor.say, replay=found, **told), headers={"cache-control": "no-store"})


routes = [
    Route("/replay/{id:key}/ending", how),
    Route("/replay/{id:key}/analysis", analysis),
    Route("/replay/{id:key}/why", why),
]
