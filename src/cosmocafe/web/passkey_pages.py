"""Making a passkey in my place, and coming back with one. The page's script speaks with the browser, these routes with the script."""

from __future__ import annotations

import hashlib
import time
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from .passkey import ALGORITHMS, CREATE, GET, Challenges, Here, Made, Signed, WrongPasskey, encoded, made, signed
from .people_pages import keep, may_try, returned
from .store.people import Passkey
from .visits import cafe_of, go, visitor_of

T = TypeVar("T")


def _here(request: Request) -> Here:
    """The café as the browser knows it."""
    return Here(request.url.hostname or "", (f"{request.url.scheme}://{request.url.netloc}", *cafe_of(request).settings.origins))


def _challenges(request: Request) -> Challenges:
    return Challenges(cafe_of(request).secret)


async def _said(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WrongPasskey("this is not what a passkey says") from None


async def wish(request: Request) -> Response:
    """What the browser needs to make a passkey; those that there are are not made again."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    name = visitor.name or visitor.say("new.guest")
    user = {"id": encoded(hashlib.sha256(visitor.id.encode()).digest()), "name": name, "displayName": name}
    return JSONResponse({
        "challenge": _challenges(request).new(CREATE, visitor.id),
        "rp": {"name": visitor.say("page.cafe"), "id": _here(request).name},
        "user": user,
        "pubKeyCredParams": [{"type": "public-key", "alg": number} for number in ALGORITHMS],
        "authenticatorSelection": {"residentKey": "required", "userVerification": "required"},
        "excludeCredentials": [
            {"type": "public-key", "id": one.id} for one in await cafe.crew.read(cafe.people.passkeys, visitor.id)
        ],
    })  # fmt: skip


async def make(request: Request) -> Response:
    """Keep a new passkey."""
    may_try(request)
    cafe, visitor, new = cafe_of(request), visitor_of(request), await _said(request, Made)
    counter = made(new, _challenges(request), visitor.id, _here(request))
    await keep(request)
    kept = Passkey(id=new.id, visitor=visitor.id, key=new.key, counter=counter, made=time.time())
    if not await cafe.crew.write(cafe.people.add_passkey, kept):
        raise WrongPasskey("this passkey is known already, or there are too many: remove one first")
    return JSONResponse({"ok": True})


async def remove(request: Request) -> Response:
    """A passkey is worth nothing any more."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    async with request.form(max_files=0, max_fields=3) as form:
        id = str(form.get("id", "")).encode(errors="replace").decode()
    await cafe.crew.write(cafe.people.drop_passkey, visitor.id, id)
    return go(request, "/me")


async def ask(request: Request) -> Response:
    """What the browser needs to find a passkey of this café."""
    challenge = _challenges(request).new(GET)
    return JSONResponse({"challenge": challenge, "rpId": _here(request).name, "userVerification": "required"})


async def use(request: Request) -> Response:
    """Be the visitor of a passkey from now on."""
    may_try(request)
    cafe, said = cafe_of(request), await _said(request, Signed)
    known = await cafe.crew.read(cafe.people.passkey, said.id.encode(errors="replace").decode())
    if known is None:
        raise WrongPasskey("this passkey is not known here")
    counter, at = signed(said, known.key, _challenges(request), _here(request))
    if not await cafe.crew.write(cafe.people.use_passkey, known.id, counter, at):
        raise WrongPasskey("this was said before: try again")
    kept = await cafe.crew.read(cafe.people.of, known.visitor)
    if kept is None:
        raise WrongPasskey("nobody is known by this passkey any more")
    return returned(request, kept, JSONResponse({"ok": True}))


routes = [
    Route("/me/passkey/wish", wish, methods=["POST"]),
    Route("/me/passkey", make, methods=["POST"]),
    Route("/me/passkey/remove", remove, methods=["POST"]),
    Route("/back/passkey/ask", ask, methods=["POST"]),
    Route("/back/passkey", use, methods=["POST"]),
]
