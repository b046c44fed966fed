"""The pages: lobby, new table, table, a seat's link, rules. Each is one small function over the café's doors."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cosmocafe.bots import LEVELS
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import Game
from cosmocafe.core.howto import has_howto
from cosmocafe.core.lesson import has_lesson

from .cafe import Cafe
from .covers import Cover, cover
from .frames import fragment, templates
from .howto_text import howto_html
from .papers import on_paper
from .reach import picture, shared
from .refusals import code_of
from .rooms.seats import NewSeat, clean
from .rules_text import rules_html, rules_language
from .sockets import frame_of
from .store import PAGE, MatchRow
from .store.rows import BOT, OPEN, PERSON, RUNNING
from .visitors import CHOICES, YEARS, YES, Visitor
from .visits import cafe_of, go, is_secure, language, may_open, number_of, page, told, visitor_of

HOME = "/"
templates.globals.update(has_howto=has_howto, has_lesson=has_lesson)
FIRST_MATCHES = 3  # of a game, in which beginners see tips
COACH = "easy"  # whose face the coach has


def no_seat(request: Request, table: str = "") -> HTMLResponse:
    """What a link says that leads to no free seat; with its table, if it is known."""
    say = visitor_of(request).say
    return (
        told(request, say("sit.taken"), say("sit.taken_why"), 404, table)
        if table
        else told(request, say("sit.wrong"), say("sit.wrong_why"), 404)
    )


async def lobby(request: Request) -> Response:
    """The games, my tables, tables looking for players."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    games = list(cafe.shelf.games)
    count = await cafe.crew.read(cafe.store.count_of_visitor, visitor.id, games)
    last = max(1, -(-count // PAGE))
    pages = {"number": min(last, page_number(request)), "last": last, "count": count}
    mine, looking = await asyncio.gather(
        cafe.crew.read(cafe.store.of_visitor, visitor.id, games, pages["number"] - 1), cafe.crew.read(cafe.store.looking, visitor.id, games)
    )
    cards = {id: card(game, visitor) for id, game in cafe.shelf.games.items()}
    return page(
        request,
        "lobby",
        cards=cards,
        mine=mine,
        pages=pages,
        looking=looking,
        is_turn=is_turn,
        ending=ending,
        bot=cafe.shelf.usual_bot,
        bots=cafe.shelf.bots,
        levels=LEVELS,
    )


def page_number(request: Request) -> int:
    """Which page of my tables is wanted; the first, if that is no number."""
    text = request.query_params.get("page", "")
    return max(1, int(text)) if text.isascii() and text.isdecimal() and len(text) < 6 else 1


def is_turn(row: MatchRow, seats: set[int]) -> bool:
    """Whether one of these seats is asked."""
    return row.standing.state == RUNNING and row.standing.asked in seats


def ending(row: MatchRow, seats: set[int]) -> str:
    """How a match has ended for these seats: they won, they won together with others, or it is just over."""
    first = {seat for seat, place in enumerate(row.standing.places or ()) if place == 1}
    return "over" if not first & seats else "won" if first <= seats else "won_together"


class Card(NamedTuple):
    """A game as the lobby shows it."""

    game: Game
    title: str
    about: str
    minutes: str
    players: str
    few: int
    cover: Cover
    picture: str


def card(game: Game, visitor: Visitor) -> Card:
    """A game's card, in the visitor's language."""
    spoken = language(game, visitor)
    words, front = game.words(spoken), cover(game, spoken)
    first, last = game.players[0], game.players[-1]
    count = str(first) if first == last else f"{first}-{last}"
    few = next((number for number in game.players if number > 1), first)
    picture = f"/games/{game.id}/cover.{spoken}.svg?{front.stamp}"
    return Card(game, words.title, words.about, words.minutes, count, few, front, picture)


async def cover_picture(request: Request) -> Response:
    """The cover of a game in one language; its address changes with it, so it may be kept for ever."""
    game, language = cafe_of(request).shelf.game(request.path_params["game"]), request.path_params["language"]
    if language not in game.languages:
        raise HTTPException(404)
    return Response(cover(game, language).svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=31536000, immutable"})


async def new(request: Request) -> Response:
    """The form of a new table."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    return page(
        request,
        "new",
        game=game,
        words=game.words(language(game, visitor)),
        bots=cafe.shelf.bots,
        usual=cafe.shelf.usual_bot,
        levels=LEVELS,
        card=card(game, visitor),
    )


async def learn(request: Request) -> Response:
    """Put up the prepared table of a lesson."""
    may_open(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    me = NewSeat(kind=PERSON, name=visitor.name or visitor.say("new.guest"), visitors=[visitor.id])
    rivals = [NewSeat(kind=BOT, name=visitor.say.bot_name(bot), bot=bot) for bot in cafe.shelf.bots if bot != COACH]
    table = await cafe.openings.new_lesson(request.path_params["game"], me, rivals)
    return go(request, f"/table/{table.id}")


async def open_table(request: Request) -> Response:
    """Put up the table that a form asks for."""
    may_open(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    async with request.form(max_files=0, max_fields=60) as form:
        game = cafe.shelf.game(request.path_params["game"])
        seats = [seat_of(form, number, visitor) for number in range(chosen_players(form, game))]
        agreed = {one.name: value for one in game.agreements if (value := str(form.get(f"agreed-{one.name}", "")).strip())}
        table = await cafe.openings.new_table(game.id, seats, dict(agreed), public="public" in form, hints="without_hints" not in form)
        rename(request, str(form.get("name-0", "")))
    return go(request, f"/table/{table.id}")


def chosen_players(form: FormData, game: Game) -> int:
    """How many players the form names."""
    text, counts = str(form.get("players", game.players[0])), {str(count): count for count in game.players}
    if text not in counts:
        raise InputError(f"{game.id} is for {' or '.join(counts)} players")
    return counts[text]


def seat_of(form: FormData, number: int, visitor: Visitor) -> NewSeat:
    """The seat that the form describes."""
    kind, name = str(form.get(f"seat-{number}", "friend")), clean(str(form.get(f"name-{number}", "")))
    say = visitor.say
    if kind == "me":
        return NewSeat(kind=PERSON, name=name or visitor.name or say("new.guest"), visitors=[visitor.id])
    if kind == "screen":
        return NewSeat(kind=PERSON, name=name or say("new.neighbour"), visitors=[visitor.id])
    if kind.startswith("bot:"):
        return NewSeat(kind=BOT, name=say.bot_name(kind[4:]), bot=kind[4:])
    return NewSeat(kind=OPEN, name=say("new.guest"))


def rename(request: Request, name: str) -> None:
    """Remember a visitor's name for the next table."""
    visitor = visitor_of(request)
    if clean(name) and clean(name) != visitor.name:
        visitor.name, visitor.new = clean(name), True


async def table(request: Request) -> Response:
    """The table, drawn for the visitor's seat."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    found = await cafe.tables.find(request.path_params["id"])
    if found.is_record:
        return go(request, f"/replay/{found.id}")
    mine, spoken = found.seats_of(visitor.id), language(found.game, visitor)
    eyes = mine[0] if len(mine) == 1 else -1
    frame = await frame_of(cafe, found, eyes, spoken, mine, tall=visitor.tall)
    return page(
        request,
        "table",
        table=found,
        frame=frame,
        mine=[found.seats[seat] for seat in mine],
        words=found.game.words(spoken),
        bots=cafe.shelf.bots,
        papers=await on_paper(cafe, found, spoken),
        tips=await wants_tips(cafe, visitor, found.game.id),
    )


async def wants_tips(cafe: Cafe, visitor: Visitor, game: str) -> bool:
    """Whether tips stand at the questions: as the visitor chose, else in the first matches of a game."""
    if visitor.chosen["tips"]:
        return visitor.chosen["tips"] == YES
    return await cafe.crew.read(cafe.store.count_of_visitor, visitor.id, [game]) <= FIRST_MATCHES


async def sit(request: Request) -> Response:
    """A seat's link: sit down, or come back to the own seat."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    place = await cafe.crew.read(cafe.store.seat_of, request.path_params["token"])
    if place is None:
        return no_seat(request)
    found = await cafe.tables.find(place[0])
    seat = found.seat(place[1])
    if seat.kind == OPEN:
        return page(request, "sit", table=found, seat=seat, action=request.url.path, words=found.game.words(language(found.game, visitor)))
    if seat.kind != PERSON:
        return no_seat(request, found.id)
    await cafe.seats.join(found, request.path_params["token"], visitor.id)
    return go(request, f"/table/{found.id}")


async def sit_down(request: Request) -> Response:
    """Take the seat of a link."""
    cafe = cafe_of(request)
    place = await cafe.crew.read(cafe.store.seat_of, request.path_params["token"])
    if place is None:
        raise HTTPException(404)
    return await take_seat(request, place[0], place[1])


async def take_seat(request: Request, id: str, seat: int) -> Response:
    """Take an open seat under the name of the form."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    async with request.form(max_files=0, max_fields=5) as form:
        name = str(form.get("name", ""))
    found = await cafe.tables.find(id)
    rename(request, name)
    await cafe.seats.sit(found, seat, visitor.id, name or visitor.name)
    return go(request, f"/table/{found.id}")


async def join(request: Request) -> Response:
    """A free seat at a public table: the form, or sitting down."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    found = await cafe.tables.find(request.path_params["id"])
    seat = found.seat(number_of(request.path_params["seat"], "a seat"))
    if not found.opening.public or seat.kind != OPEN:
        return no_seat(request, found.id)
    if request.method == "POST":
        return await take_seat(request, found.id, seat.seat)
    return page(request, "sit", table=found, seat=seat, action=request.url.path, words=found.game.words(language(found.game, visitor)))


async def qr(request: Request) -> Response:
    """The link to a free seat, or to the café, as a picture for a telephone."""
    cafe, token = cafe_of(request), request.path_params.get("token")
    if token and await cafe.crew.read(cafe.store.seat_of, token) is None:
        raise HTTPException(404)
    link = f"{shared(request).address}/sit/{token}" if token else shared(request).address
    return Response(picture(link, link), media_type="image/svg+xml", headers={"cache-control": "private, no-store"})


async def rematch(request: Request) -> Response:
    """The same people once more."""
    may_open(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    other = await cafe.openings.rematch(await cafe.tables.find(request.path_params["id"]), visitor.id)
    return go(request, f"/table/{other.id}")


async def rules(request: Request) -> Response:
    """The rules of a game."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    return page(request, "rules", game=game, words=game.words(language(game, visitor)), rules=await written_rules(cafe, game, visitor))


async def written_rules(cafe: Cafe, game: Game, visitor: Visitor) -> str:
    """The rules as the visitor can read them best."""
    html = await cafe.crew.draw(rules_html, game, visitor.language)
    return fragment("rules", say=visitor.say, rules=html, rules_language=rules_language(game, visitor.language))


async def howto(request: Request) -> Response:
    """How to play a game, in prose with pictures."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    if not has_howto(game):
        raise HTTPException(404)
    spoken = language(game, visitor)
    html = await cafe.crew.draw(howto_html, game, spoken)
    return page(request, "howto", game=game, words=game.words(spoken), html=html)


async def rules_text(request: Request) -> Response:
    """The rules alone, for the panel at the table; fetched when somebody opens it."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    shown = await written_rules(cafe, cafe.shelf.game(request.path_params["game"]), visitor)
    return HTMLResponse(shown, headers={"cache-control": "private, max-age=600", "vary": "cookie, accept-language"})


async def settle(request: Request) -> Response:
    """Choose a name, or what else a visitor may prefer."""
    async with request.form(max_files=0, max_fields=12) as form:
        rename(request, str(form.get("name", "")))
        back = str(form.get("here", HOME))
        response = go(request, back if back.startswith("/") and not back.startswith(("//", "/\\")) else HOME)
        for name, allowed in CHOICES.items():
            if form.get(name) in allowed:
                response.set_cookie(name, str(form[name]), max_age=YEARS, samesite="lax", secure=is_secure(request))
    return response


def error_page(request: Request, error: Exception) -> Response:
    """What went wrong, in the visitor's words."""
    say = visitor_of(request).say
    if isinstance(error, CafeError):
        code, status = code_of(error)
        title = say("page.not_found" if status == 404 else "page.refused")
        return told(request, title, say(f"errors.{code}", why=str(error)), status)
    status = error.status_code if isinstance(error, HTTPException) else 500
    kind = {404: "not_found", 405: "not_found", 429: "too_much"}.get(status, "refused" if status < 500 else "broken")
    shown = told(request, say(f"page.{kind}"), say(f"page.{kind}_why") if kind != "refused" else "", status)
    shown.headers.update((error.headers or {}) if isinstance(error, HTTPException) else {})
    return shown


routes = [
    Route("/", lobby),
    Route("/games/{game}/cover.{language}.svg", cover_picture),
    Route("/games/{game}/howto", howto),
    Route("/games/{game}/rules", rules),
    Route("/games/{game}/rules/text", rules_text),
    Route("/new/{game}", new),
    Route("/new/{game}", open_table, methods=["POST"]),
    Route("/learn/{game}", learn, methods=["POST"]),
    Route("/table/{id:key}", table),
    Route("/table/{id:key}/rematch", rematch, methods=["POST"]),
    Route("/sit/{id:key}/{seat}", join, methods=["GET", "POST"]),
    Route("/sit/{token:key}", sit),
    Route("/sit/{token:key}", sit_down, methods=["POST"]),
    Route("/qr", qr),
    Route("/qr/{token:key}", qr),
    Route("/settings", settle, methods=["POST"]),
]
