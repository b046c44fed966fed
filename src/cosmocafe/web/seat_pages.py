"""Links to free seats: sitting down by them, and their pictures for a telephone."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from .reach import picture, shared
from .rooms.table import NotYourSeat
from .store.rows import OPEN, PERSON
from .visits import cafe_of, go, language, number_of, page, rename, told, visitor_of

FREE = "free"


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
    await cafe.doorman.has_room(visitor.id)
    rename(request, name)
    await cafe.seats.sit(found, seat, visitor.id, name or visitor.name or visitor.say("new.guest"))
    return go(request, f"/table/{found.id}")


async def join(request: Request) -> Response:
    """A free seat at a public table: the form, or sitting down; the first one that is `free`, if no other is named."""
    cafe, visitor, wanted = cafe_of(request), visitor_of(request), request.path_params["seat"]
    found = await cafe.tables.find(request.path_params["id"])
    if wanted == FREE and found.seats_of(visitor.id):
        return go(request, f"/table/{found.id}")
    seat = next(iter([*found.open_seats, found.seat(0)])) if wanted == FREE else found.seat(number_of(wanted, "a seat"))
    if not found.opening.public or seat.kind != OPEN:
        return no_seat(request, found.id)
    if request.method == "POST":
        try:
            return await take_seat(request, found.id, seat.seat)
        except NotYourSeat:  # somebody was quicker; another one may still be free
            if wanted == FREE:
                return await join(request)
            raise
    return page(request, "sit", table=found, seat=seat, action=request.url.path, words=found.game.words(language(found.game, visitor)))


def no_seat(request: Request, table: str = "") -> HTMLResponse:
    """What a link says that leads to no free seat; with its table, if it is known."""
    say = visitor_of(request).say
    return (
        told(request, say("sit.taken"), say("sit.taken_why"), 404, table)
        if table
        else told(request, say("sit.wrong"), say("sit.wrong_why"), 404)
    )


async def qr(request: Request) -> Response:
    """The link to a free seat, to a table or to the café, as a picture for a telephone."""
    cafe, token, id = cafe_of(request), request.path_params.get("token"), request.path_params.get("id")
    if token and await cafe.crew.read(cafe.store.seat_of, token) is None:
        raise HTTPException(404)
    where = f"/sit/{token}" if token else f"/table/{(await cafe.tables.find(id)).id}" if id else ""
    link = f"{shared(request).address}{where}"
    return Response(picture(link, link), media_type="image/svg+xml", headers={"cache-control": "private, no-store"})


routes = [
    Route("/sit/{id:key}/{seat}", join, methods=["GET", "POST"]),
    Route("/sit/{token:key}", sit),
    Route("/sit/{token:key}", sit_down, methods=["POST"]),
    Route("/qr", qr),
    Route("/qr/{token:key}", qr),
    Route("/qr/table/{id:key}", qr),
]
