"""The admin page: tables, visitors, blocked names, counts. It is there only where a token is set, for whoever knows that token."""

from __future__ import annotations

import hashlib
import hmac
import logging
from datetime import UTC, datetime

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from .guards import address
from .store.keeping_out import LONGEST, NAME, VISITOR
from .visits import cafe_of, is_secure, page, told, visitor_of

log = logging.getLogger(__name__)
COOKIE, HERE = "admin", "/admin"
HOURS = 12 * 3600  # seconds for which who has entered may stay


def _token(request: Request) -> str:
    """The token; without one there is no such page."""
    if not (token := cafe_of(request).settings.admin):
        raise HTTPException(404)
    return token


def _pass(request: Request) -> tuple[URLSafeTimedSerializer, str]:
    """Who signs the cookie, and what stands in it: worth nothing once the token is another one."""
    return URLSafeTimedSerializer(cafe_of(request).secret, salt=COOKIE), hashlib.sha256(_token(request).encode()).hexdigest()


def is_admin(request: Request) -> bool:
    """Whether whoever asks has said the token before."""
    signer, expected = _pass(request)
    try:
        return hmac.compare_digest(str(signer.loads(request.cookies.get(COOKIE, ""), max_age=HOURS)).encode(), expected.encode())
    except BadData:
        return False


async def enter(request: Request) -> Response:
    """Say the token; nobody tries for long."""
    token, cafe = _token(request), cafe_of(request)
    if not cafe.tries.take(address(request)):
        raise HTTPException(429)
    async with request.form(max_files=0, max_fields=3) as form:
        given = str(form.get("token", "")).encode(errors="replace")
    if not hmac.compare_digest(hashlib.sha256(given).digest(), hashlib.sha256(token.encode()).digest()):
        log.warning("admin refused", extra={"address": address(request)})
        say = visitor_of(request).say
        return told(request, say("admin.wrong"), say("admin.wrong_why"), 403)
    log.info("admin", extra={"did": "enter", "what": address(request)})
    await cafe.crew.write(cafe.doorman.book.note, "enter", address(request))
    response, (signer, value) = RedirectResponse(HERE, 303), _pass(request)
    kept = str(signer.dumps(value))
    response.set_cookie(COOKIE, kept, max_age=HOURS, path=HERE, httponly=True, samesite="strict", secure=is_secure(request))
    return response


async def leave(request: Request) -> Response:
    """Be nobody special again."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, path=HERE)
    return response


async def show(request: Request) -> Response:
    """The page, or its door."""
    if not is_admin(request):
        return page(request, "admin_door")
    cafe, find = cafe_of(request), request.query_params.get("find", "")[:LONGEST].encode(errors="replace").decode()
    book, barred = cafe.doorman.book, await cafe.crew.read(cafe.doorman.book.barred)
    counts = await cafe.crew.read(book.counts)
    return page(
        request,
        "admin",
        find=find,
        counts={**counts, "pages": sum(cafe.sockets.values()), "barred": len(barred.visitors)},
        tables=await cafe.crew.read(book.tables, find),
        visitors=await cafe.crew.read(book.guests, find),
        unseen=sorted(barred.visitors),
        barred=barred,
        deeds=await cafe.crew.read(book.deeds),
        moment=moment,
        games=cafe.shelf.games,
    )


def moment(at: float) -> str:
    """A moment as it is written."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


async def act(request: Request) -> Response:
    """Block or unblock a visitor or a name, or close a table; each is logged and written into the book."""
    if not is_admin(request):
        raise HTTPException(403)
    cafe, did = cafe_of(request), request.path_params["did"]
    async with request.form(max_files=0, max_fields=5) as form:
        what = str(form.get("what", ""))[:LONGEST].encode(errors="replace").decode()
    match did:
        case "block-visitor" | "block-name":
            await cafe.doorman.bar(VISITOR if did.endswith(VISITOR) else NAME, what)
        case "allow-visitor" | "allow-name":
            await cafe.doorman.allow(VISITOR if did.endswith(VISITOR) else NAME, what)
        case "close-table":
            await cafe.tables.remove(await cafe.tables.find(what))
            log.info("admin", extra={"did": did, "match": what})
            await cafe.crew.write(cafe.doorman.book.note, "close table", what)
        case _:
            raise HTTPException(404)
    return RedirectResponse(HERE, 303)


routes = [
    Route(HERE, show),
    Route(HERE, enter, methods=["POST"]),
    Route(f"{HERE}/leave", leave, methods=["POST"]),
    Route(HERE + "/{did:key}", act, methods=["POST"]),
]
