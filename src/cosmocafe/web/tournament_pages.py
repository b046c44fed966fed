"""A tournament of friends: put up by a form, joined by its link, with the tables of each round and a table of points."""

from __future__ import annotations

import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from .lobby_pages import card, unusual_words
from .manners_pages import terms_of
from .reach import picture, shared
from .rooms.contests import KINDS, LEAST, MOST_ROUNDS, Now, is_done
from .rooms.openings import new_id
from .rooms.seats import clean
from .store.rows import OVER
from .store.tournaments import Meeting, Tournament
from .visits import cafe_of, go, language, may_begin, number_of, page, rename, visitor_of


async def new(request: Request) -> Response:
    """The form of a new tournament."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    return page(
        request,
        "new_tournament",
        game=game,
        words=game.words(language(game, visitor)),
        bots=cafe.shelf.bots,
        usual=cafe.shelf.usual_bot,
        kinds=KINDS,
        sizes=[count for count in game.players if count >= LEAST],
        most=MOST_ROUNDS,
        card=card(game, visitor),
    )


async def hold(request: Request) -> Response:
    """Hold the tournament that a form asks for."""
    await may_begin(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    async with request.form(max_files=0, max_fields=60) as form:
        players, rounds = (number_of(str(form.get(name, "")), name) for name in ("players", "rounds"))
        agreed = {one.name: value for one in game.agreements if (value := str(form.get(f"agreed-{one.name}", "")).strip())}
        held = Tournament(
            id=new_id(),
            host=visitor.id,
            title=clean(str(form.get("title", ""))),
            game=game.id,
            players=players,
            agreed=dict(agreed),
            hints="without_hints" not in form,
            kind=str(form.get("kind", "")),
            rounds=rounds,
            filler=str(form.get("filler", "")) or None,
            terms=terms_of(form),
            created=time.time(),
        )
    await cafe.contests.hold(held)
    return go(request, f"/tournament/{held.id}")


async def show(request: Request) -> Response:
    """How a tournament stands."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    now = await cafe.contests.look(request.path_params["id"])
    game = cafe.shelf.game(now.tournament.game)
    me = next((one for one in now.entrants.values() if one.visitor == visitor.id), None)
    return page(
        request,
        "tournament",
        now=now,
        one=now.tournament,
        me=me,
        hosting=now.tournament.host == visitor.id,
        words=game.words(language(game, visitor)),
        agreed=unusual_words(game, now.tournament.agreed, visitor),
        rounds=rounds_of(now),
        mine=my_table(now, me.number if me else None),
        who=lambda number: now.entrants[number].name if number in now.entrants else visitor.say("tournament.bot"),
        is_done=is_done,
        over=OVER,
        number=number_words,
    )


def rounds_of(now: Now) -> list[tuple[int, list[Meeting]]]:
    """The meetings of each round, the latest first."""
    return [(number, [one for one in now.meetings if one.round == number]) for number in range(now.tournament.round, 0, -1)]


def my_table(now: Now, me: int | None) -> Meeting | None:
    """Where somebody sits or rests in this round."""
    return next((one for one in now.meetings if one.round == now.tournament.round and me in one.seats), None)


def number_words(points: float) -> str:
    """Points as people write them: whole, or with a half."""
    return f"{int(points)}½".removeprefix("0") if points % 1 == 0.5 else f"{points:g}"


async def stamp(request: Request) -> Response:
    """What changes whenever the page does; looking moves the tournament on."""
    now = await cafe_of(request).contests.look(request.path_params["id"])
    return JSONResponse({"stamp": now.stamp}, headers={"cache-control": "no-store"})


async def act(request: Request) -> Response:
    """Join, leave, send somebody away, begin or end."""
    cafe, visitor, id = cafe_of(request), visitor_of(request), request.path_params["id"]
    async with request.form(max_files=0, max_fields=5) as form:
        name, number = str(form.get("name", "")), str(form.get("number", ""))
    match request.path_params["did"]:
        case "join":
            rename(request, name)
            await cafe.contests.enter(id, visitor.id, clean(name) or visitor.name or visitor.say("new.guest"))
        case "leave":
            await cafe.contests.leave(id, visitor.id)
        case "remove":
            await cafe.contests.leave(id, visitor.id, number_of(number, "number"))
        case "start":
            await cafe.contests.start(id, visitor.id)
        case "end":
            await cafe.contests.end(id, visitor.id)
        case _:
            raise HTTPException(404)
    return go(request, f"/tournament/{id}")


async def qr(request: Request) -> Response:
    """The tournament's link as a picture for a telephone."""
    found = await cafe_of(request).contests.look(request.path_params["id"])
    link = f"{shared(request).address}/tournament/{found.tournament.id}"
    return Response(picture(link, link), media_type="image/svg+xml", headers={"cache-control": "private, no-store"})


routes = [
    Route("/tournaments/new/{game}", new),
    Route("/tournaments/new/{game}", hold, methods=["POST"]),
    Route("/tournament/{id:key}", show),
    Route("/tournament/{id:key}/stamp", stamp),
    Route("/tournament/{id:key}/qr", qr),
    Route("/tournament/{id:key}/{did:key}", act, methods=["POST"]),
]
