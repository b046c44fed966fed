"""My place: a name that is kept, and how to come back to it from another device. A cookie is enough; all of this is optional."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .guards import address
from .reach import picture, shared
from .store import Kept
from .visits import cafe_of, go, keep_up, may_open, page, preferred_by, preferring, remembered, told, visitor_of

LONGEST_SECRET = 200  # letters of a field that holds a link or its last part


async def show(request: Request) -> Response:
    """My place."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    kept = await cafe.crew.read(cafe.people.of, visitor.id)
    passkeys = await cafe.crew.read(cafe.people.passkeys, visitor.id)
    days = [(one.id, datetime.fromtimestamp(one.made, UTC).strftime("%Y-%m-%d")) for one in passkeys]
    return page(request, "me", kept=kept, passkeys=days)


async def keep(request: Request) -> None:
    """Keep this visitor's name and preferences from now on; nobody fills the book with new visitors for long."""
    may_open(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    await cafe.crew.write(cafe.people.keep, visitor.id, visitor.name, preferred_by(request))


async def new_link(request: Request) -> Response:
    """A recovery link, shown this once; the one before is worth nothing any more."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    secret = secrets.token_urlsafe(24)
    await keep(request)
    await cafe.crew.write(cafe.people.link, visitor.id, secret)
    link = f"{shared(request).address}/back#{secret}"
    code = Markup(picture.__wrapped__(link, visitor.say("me.link")))  # noqa: S704  our own; and no secret stays in memory
    return page(request, "kept", secret=secret, link=link, code=code)


async def send_away(request: Request) -> Response:
    """The link and all other devices are worth nothing any more; this one goes on."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    await keep(request)
    visitor.epoch = await cafe.crew.write(cafe.people.send_away, visitor.id)
    await cafe.doorman.look()
    visitor.new = True  # this device gets another cookie
    return go(request, "/me")


async def be_listed(request: Request) -> Response:
    """Agree to stand in lists of ratings, or no longer."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    async with request.form(max_files=0, max_fields=3) as form:
        listed = "listed" in form
    await keep(request)
    await cafe.crew.write(cafe.people.show, visitor.id, listed)
    return go(request, "/me")


async def prefer(request: Request) -> Response:
    """A script has changed what the visitor prefers: whoever keeps a name keeps that too."""
    await keep_up(request, {})
    return Response(status_code=204)


async def back(request: Request) -> Response:
    """Where somebody comes back. The secret stands behind the #, so that nobody on the way can note it down."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    count = await cafe.crew.read(cafe.store.count_of_visitor, visitor.id, list(cafe.shelf.games))
    kept = await cafe.crew.read(cafe.people.of, visitor.id)
    return page(request, "back", count=count, lost=count and not (kept and kept.has_link))


def may_try(request: Request) -> None:
    """Nobody tries for long."""
    if not cafe_of(request).tries.take(address(request)):
        raise HTTPException(429)


async def come_back(request: Request) -> Response:
    """Be the visitor of a recovery link from now on."""
    may_try(request)
    cafe = cafe_of(request)
    async with request.form(max_files=0, max_fields=3) as form:
        secret = str(form.get("secret", ""))[:LONGEST_SECRET].rpartition("#")[2].strip()
    kept = await cafe.crew.read(cafe.people.by_link, secret.encode(errors="replace").decode())
    if kept is None:
        say = visitor_of(request).say
        return told(request, say("back.wrong"), say("back.wrong_why"), 404)
    return returned(request, kept, go(request, "/"))


def returned(request: Request, kept: Kept, response: Response) -> Response:
    """The response to somebody who has come back, with all that makes this device theirs."""
    visitor = visitor_of(request)
    visitor.id, visitor.name, visitor.epoch, visitor.new = kept.visitor, kept.name, kept.epoch, True
    return preferring(request, remembered(request, response), kept.chosen)


routes = [
    Route("/me", show),
    Route("/me/link", new_link, methods=["POST"]),
    Route("/me/away", send_away, methods=["POST"]),
    Route("/me/listed", be_listed, methods=["POST"]),
    Route("/me/prefer", prefer, methods=["POST"]),
    Route("/back", back),
    Route("/back", come_back, methods=["POST"]),
]
