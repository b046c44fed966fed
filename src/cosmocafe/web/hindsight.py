"""Looking back at a match that is over: any moment analysed with all cards open, and why a move was made."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.insight import Analysis
from cosmocafe.insight.page import words_of
from cosmocafe.insight.whatif import WhatIf

from .endings import ending
from .fragments import fragment
from .guards import address
from .insights import Advice, analysed, explained, otherwise
from .refusals import code_of
from .replays import Replay, number_in, replay_of
from .review_words import THREE, costly
from .rooms.insight import WHY, Visit
from .rooms.table import Waiting
from .speech import Speech
from .visits import cafe_of, go, language, may_begin, number_of, visitor_of

STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}
Events = AsyncGenerator[tuple[str, Mapping[str, object]]]


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


class Stream(StreamingResponse):
    """A stream that ends for whoever makes it as soon as it ends for whoever reads it."""

    def __init__(self, lines: AsyncGenerator[str]) -> None:
        super().__init__(lines, media_type="text/event-stream", headers=STREAM)
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        async with aclosing(self._lines):
            await super().__call__(scope, receive, send)


def streamed(events: Events, say: Speech) -> Response:
    """Events that a page's script listens to; the last one says that it is over, or why not."""

    async def lines() -> AsyncGenerator[str]:
        try:
            async with aclosing(events):
                async for kind, data in events:
                    yield event(kind, data)
            yield event("end", {})
        except CafeError as error:
            yield event("refused", refusal(error, say)[0])

    return Stream(lines())


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

    view = found.view(at, shown.asked, spoken, tall=tall)

    def told(one: Analysis) -> Advice:
        return analysed(view, one, visitor.say, shown.board)

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
    spoken, review = language(found.match.game, visitor), await cafe.reviews.kept(found.row.id)
    told = await cafe.crew.look_back(ending, found, spoken, visitor.say)
    decisions = await cafe.crew.look_back(costly, review, found, spoken, THREE) if review else []
    html = fragment(
        "ending", say=visitor.say, replay=found, reviewed=review is not None, decisions=decisions, judge=words_of(spoken), **told
    )
    return HTMLResponse(html, headers={"cache-control": "no-store"})


@for_scripts
async def options(request: Request) -> Response:
    """What could be answered at a moment, and what was."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    at = number_in(request, "at", 0)
    if not 0 <= at < found.last:
        return JSONResponse({"given": NOBODY, "who": "", "options": []})
    view = found.view(at, found.match.seats[at], language(found.match.game, visitor))
    choices = await cafe.crew.look_back(lambda: list(view.choices.items()))
    return JSONResponse({"given": found.match.answers[at], "who": view.seat_name(view.seat), "options": choices})


@for_scripts
async def what_if(request: Request) -> Response:
    """What comes of another answer, or of the same one with new chance, while bots finish."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    at, answer, match = number_in(request, "at", 0), number_in(request, "answer", NOBODY), found.match
    if not 0 <= at < found.last:
        raise InputError("nothing is asked at that moment")
    given, view = match.answers[at], found.view(at, match.seats[at], language(match.game, visitor))
    before, after = found.tables([at, at + 1])
    trial, visit = WhatIf(match.game, match.box, before, after, answer), visit_of(request)

    async def events() -> Events:
        async with aclosing(cafe.insight.tried(visit, trial)) as outcomes:
            async for one in outcomes:
                html = await cafe.crew.look_back(otherwise, view, given, answer, one, visitor.say)
                yield "otherwise", {"html": html}

    return streamed(events(), visitor.say)


async def fork(request: Request) -> Response:
    """Sit down and play on from a moment, at a table of its own."""
    await may_begin(request)
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    async with request.form(max_files=0, max_fields=3) as form:
        at, seat = (number_of(str(form.get(name, "")), name) for name in ("at", "seat"))
    if not (0 <= at <= found.last and 0 <= seat < found.match.players):
        raise InputError(f"the replay has moments 0 to {found.last} and seats 0 to {found.match.players - 1}")
    match, name = found.match, visitor.name
    table = await cafe.openings.fork(found.row, match.answers[:at], match.seats[:at], seat, visitor.id, name)
    return go(request, f"/table/{table.id}")


routes = [
    Route("/replay/{id:key}/options", options),
    Route("/replay/{id:key}/whatif", what_if),
    Route("/replay/{id:key}/fork", fork, methods=["POST"]),
    Route("/replay/{id:key}/ending", how),
    Route("/replay/{id:key}/analysis", analysis),
    Route("/replay/{id:key}/why", why),
]
