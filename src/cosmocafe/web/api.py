"""`/api`: the same doors for programs. A seat's token, given when sitting down, is sent as `Authorization: Bearer ...`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError
from cosmocafe.core.match import record_text
from cosmocafe.core.whynot import why_not

from .api_messages import (
    Addition,
    Created,
    GameInfo,
    Given,
    Happened,
    MatchInfo,
    NewMatch,
    QuestionNumber,
    Refusal,
    RulesInfo,
    SeatTaken,
    SitDown,
    Stored,
    ViewInfo,
    WhyInfo,
)
from .api_told import event_infos, game_info, match_info, view_info
from .cafe import Cafe
from .guards import address, refused
from .refusals import code_of
from .rooms.play import Now, Sent
from .rooms.seats import NewSeat, clean
from .rooms.table import LiveTable, NotYourSeat, Waiting
from .rules_text import rules_language, rules_text
from .store.rows import BOT, OPEN, PERSON, Terms

Id = Annotated[str, Path(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="A match's id.")]
Token = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]
Language = Annotated[Literal["en", "zh-Hant"], Query(description="The language of all words.")]
LONGEST_WAIT = 25.0
MOST_EVENTS = 500  # in one reply
MOST_DIGITS = 8

PLAINLY = {404: ("unknown", "there is nothing here"), 405: ("method", "this path is asked in another way: see Allow")}
CODES = (400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 421, 422, 429, 503)
router = APIRouter(responses={code: {"model": Refusal} for code in CODES})


def cafe_of(request: Request) -> Cafe:
    """The café that serves this request."""
    found: Cafe = request.app.state.cafe
    return found


Here = Annotated[Cafe, Depends(cafe_of)]


async def table_of(cafe: Cafe, id: str) -> LiveTable:
    """The table that a request names, unless it was closed."""
    found = await cafe.tables.find(id)
    found.refuse_closed()
    return found


class NoToken(CafeError):
    """The request names no seat."""


def acting(table: LiveTable, token: HTTPAuthorizationCredentials | None) -> int:
    """The seat whose token was sent."""
    if token is None:
        raise NoToken("send the seat's token as `Authorization: Bearer TOKEN`")
    for seat in table.seats:
        if seat.token == token.credentials and seat.kind == PERSON:
            return seat.seat
    raise NotYourSeat("this token is no seat's of this table")


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """An error as code and sentence."""
    if isinstance(error, NoToken):
        return refused(401, "token", str(error))
    code, status = code_of(error)  # type: ignore[arg-type]
    return refused(status, code, str(error))


async def refuse_malformed(request: Request, error: Exception) -> JSONResponse:
    """A body or parameter that is not as declared."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    place = ".".join(str(part) for part in first.get("loc", ()))
    return refused(422, "malformed", f"{place}: {first.get('msg', 'is not as declared')}")


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    """What is not there, is not done that way, or cannot be read."""
    assert isinstance(error, HTTPException)  # noqa: S101  this handler is registered for nothing else
    code, message = PLAINLY.get(error.status_code, ("malformed", "the request cannot be read"))
    answer = refused(error.status_code, code, message)
    answer.headers.update(error.headers or {})
    return answer


async def refuse_failed(request: Request, error: Exception) -> JSONResponse:
    """It is our fault."""
    return refused(500, "failed", "something broke; nothing that was acknowledged is lost")


@router.get("/games")
async def games(cafe: Here, language: Language = "en") -> list[GameInfo]:
    """The games of this café."""
    return [game_info(cafe, id, language) for id in cafe.shelf.games]


@router.get("/games/{game}")
async def game(cafe: Here, game: Annotated[str, Path(max_length=80, pattern="^[a-z0-9_]+$")], language: Language = "en") -> GameInfo:
    """One game with what may be agreed on."""
    return game_info(cafe, game, language)


@router.get("/games/{game}/rules")
async def rules(cafe: Here, game: Annotated[str, Path(max_length=80, pattern="^[a-z0-9_]+$")], language: Language = "en") -> RulesInfo:
    """How a game is played, and its rules."""
    found = cafe.shelf.game(game)
    return RulesInfo(game=game, language=rules_language(found, language), text=await cafe.crew.draw(rules_text, found, language))


@router.get("/bots")
async def bots(cafe: Here) -> list[str]:
    """The bots that can sit down, from the weakest to the strongest."""
    return cafe.shelf.bots


@router.post("/matches", status_code=201)
async def create(request: Request, cafe: Here, wish: NewMatch) -> Created:
    """Put a match up."""
    if not request.app.state.new_tables.take(address(request)):
        raise TooMany
    names = [cafe.doorman.welcome(clean(seat.name)) or seat.bot or "" for seat in wish.seats]  # a bot's name is seen by all too
    seats = [NewSeat(kind=seat.kind, name=name, bot=seat.bot) for seat, name in zip(wish.seats, names, strict=True)]
    table = await cafe.openings.new_table(
        wish.game,
        seats,
        wish.agreed,
        public=wish.public,
        hints=wish.hints,
        terms=Terms(**wish.terms.model_dump()),
        adds=wish.adds,
        free_talk=wish.free_talk,
    )
    kinds = {kind: {seat.seat: seat.token for seat in table.seats if seat.kind == kind} for kind in (PERSON, OPEN, BOT)}
    async with table.lock:
        return Created(match=match_info(table, cafe.hours.now()), tokens=kinds[PERSON], invitations=kinds[OPEN])


class TooMany(Exception):
    """Too many new tables."""


async def refuse_haste(request: Request, error: Exception) -> JSONResponse:
    """Slow down."""
    return refused(429, "rate", "too many new matches: wait a moment")


@router.get("/matches/{id}")
async def match(cafe: Here, id: Id) -> MatchInfo:
    """A match as all may see it."""
    return await as_it_stands(cafe, await table_of(cafe, id))


async def as_it_stands(cafe: Cafe, table: LiveTable) -> MatchInfo:
    """The match of a table, as all may see it now."""
    async with table.lock:
        return match_info(table, cafe.hours.now())


@router.post("/matches/{id}/seats")
async def sit(cafe: Here, id: Id, wish: SitDown) -> SeatTaken:
    """Sit down in an open seat."""
    table = await table_of(cafe, id)
    seat = table.seat(wish.seat)
    if not table.opening.public and wish.invitation != seat.token:
        raise NotYourSeat("this table is not public: send the invitation of its link")
    taken = await cafe.seats.sit(table, wish.seat, "", wish.name)
    return SeatTaken(match=id, seat=taken.seat, name=taken.name, token=taken.token)


@router.post("/matches/{id}/chance")
async def add_to_chance(cafe: Here, id: Id, wish: Addition, token: Token) -> MatchInfo:
    """Add to chance for the token's seat, once, before the deal: the deal waits for it, if the match was put up with `adds`."""
    table = await table_of(cafe, id)
    await cafe.deals.add(table, acting(table, token), wish.words)
    return await as_it_stands(cafe, table)


@router.get("/matches/{id}/view")
async def view(cafe: Here, id: Id, token: Token, language: Language = "en") -> ViewInfo:
    """What the token's seat sees; without a token, what a spectator sees."""
    table = await table_of(cafe, id)
    seat = acting(table, token) if token else NOBODY
    async with table.lock:
        seen, number, line = table.match.view(seat, language), table.match.number, table.lines
        can_undo = table.match.can_undo and table.asked == seat
        waiting, dealt = table.waits, table.is_dealt
    found = await cafe.crew.draw(view_info, seen, number, line, can_undo, waiting)
    return found if dealt else found.model_copy(update={"table": {}, "picture": "", "question": "", "log": []})


@router.get("/matches/{id}/why")
async def why(
    request: Request,
    cafe: Here,
    id: Id,
    token: Token,
    answer: Annotated[str, Query(max_length=200, description="An answer of the game, as a number or as text.")],
    language: Language = "en",
) -> WhyInfo:
    """Why an answer is not offered to the token's seat: a sentence, and the rules that say so."""
    table = await table_of(cafe, id)
    async with table.lock:
        seen = table.match.view(acting(table, token), language)
    chosen = int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < MOST_DIGITS else seen.game.catalogue.number(answer)
    async with cafe.insight.explaining(address(request)):
        found = await cafe.crew.draw(why_not, seen, chosen)
    return WhyInfo(answer=chosen, text=seen.game.catalogue.text(chosen), kind=found.kind.value, words=found.words, rules=found.rules)


@router.post("/matches/{id}/answers")
async def answer(cafe: Here, id: Id, given: Given, token: Token) -> Stored:
    """Answer the open question. When the reply comes, the answer is stored."""
    table = await table_of(cafe, id)
    seat = acting(table, token)
    return stored(await cafe.play.answer(table, seat, given.number, [given.answer], sent(given)))


@router.post("/matches/{id}/undo")
async def undo(cafe: Here, id: Id, given: QuestionNumber, token: Token) -> Stored:
    """Take the last answer back, as far as no chance and no other player came in."""
    table = await table_of(cafe, id)
    return stored(await cafe.play.undo(table, acting(table, token), given.number, sent(given)))


def sent(given: Given | QuestionNumber) -> Sent | None:
    """The line and the key of what was sent, if it has them."""
    return None if given.line is None or not given.key else Sent(given.line, given.key)


def stored(now: Now) -> Stored:
    """Where the match stood when the answer was stored."""
    return Stored(**now._asdict())


@router.post("/matches/{id}/resign")
async def resign(cafe: Here, id: Id, token: Token) -> MatchInfo:
    """Give the token's seat up: a bot plays on, and it comes last."""
    table = await table_of(cafe, id)
    await cafe.manners.resign(table, acting(table, token), None)
    return await as_it_stands(cafe, table)


@router.get("/matches/{id}/events")
async def events(
    cafe: Here,
    id: Id,
    token: Token,
    after: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait if nothing new has happened.")] = 0,
    language: Language = "en",
) -> Happened:
    """What the token's seat knows of what happened, at most 500 events at a time; waits for news if asked to."""
    table = await table_of(cafe, id)
    seat = acting(table, token) if token else NOBODY
    news = asyncio.Event()
    table.watchers.add(news)
    try:
        found = await happened(cafe, table, seat, after, language)
        if not found.events and not found.over and wait:
            await _news(news, wait)
            found = await happened(cafe, table, seat, after, language)
        return found
    finally:
        table.watchers.discard(news)


async def _news(news: asyncio.Event, wait: float) -> None:
    try:
        await asyncio.wait_for(news.wait(), wait)
    except TimeoutError:
        return


async def happened(cafe: Cafe, table: LiveTable, seat: int, after: int, language: str) -> Happened:
    """The events that a seat may know, from number `after` on."""
    async with table.lock:
        view, number, asked, over = table.match.view(seat, language), table.match.number, table.asked, table.over
        if not table.is_dealt:
            return Happened(next=after, number=0, asked=NOBODY, over=False, events=[])
    rows = await cafe.crew.draw(event_infos, view, view.events[after : after + MOST_EVENTS])
    return Happened(next=min(after, len(view.events)) + len(rows), number=number, asked=asked, over=over, events=rows)


@router.get("/matches/{id}/record", response_class=PlainTextResponse)
async def record(cafe: Here, id: Id) -> PlainTextResponse:
    """The record of a match that is over."""
    table = await table_of(cafe, id)
    async with table.lock:  # over is what is stored as over
        if not table.over:
            raise Waiting("the record holds the seed, so it is given when the match is over")
        return PlainTextResponse(await cafe.crew.draw(record_text, table.match, table.course.told))


def make_api() -> FastAPI:
    """The API as an application of its own; whoever mounts it gives it the café."""
    app = FastAPI(
        title="Cosmocafé",
        description="Play any game of the café from a program: create a match, sit down, look, answer, follow what happens.",
        version="1",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            CafeError: refuse,
            RequestValidationError: refuse_malformed,
            TooMany: refuse_haste,
            HTTPException: refuse_http,
            Exception: refuse_failed,
        },
    )
    app.include_router(router)
    return app
