"""What a request is about and how a page is given: who asks, of which café, in which language, and where to go on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .cafe import Cafe
from .fragments import templates
from .guards import address
from .reach import shared
from .rooms.seats import clean
from .speech import NAMES
from .visitors import CHOICES, SPEEDS, SWITCHES, THEMES, YEARS, Visitor

R = TypeVar("R", bound=Response)


def cafe_of(request: Request) -> Cafe:
    """The café that serves this request."""
    found: Cafe = request.app.state.cafe
    return found


def visitor_of(request: Request) -> Visitor:
    """Who asks."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = request.app.state.door.visitor(request)
        cafe_of(request).doorman.admit(request.state.visitor.id)
    found: Visitor = request.state.visitor
    return found


def page(request: Request, name: str, status: int = 200, **context: object) -> HTMLResponse:
    """A page in the visitor's language."""
    visitor = visitor_of(request)
    shown = templates.get_template(f"{name}.html").render(
        say=visitor.say,
        visitor=visitor,
        languages=NAMES,
        themes=THEMES,
        speeds=SPEEDS,
        switches=SWITCHES,
        here=request.url.path,
        stamp=request.app.state.stamp,
        shared=shared(request),
        **context,
    )
    response = HTMLResponse(shown, status, headers={"cache-control": "no-store"})
    return remembered(request, response)


def is_secure(request: Request) -> bool:
    """Whether the page comes over TLS; behind a proxy, as the proxy says."""
    return request.url.scheme == "https"


def remembered(request: Request, response: R) -> R:
    """The response with the visitor's cookie, where it is new."""
    visitor = visitor_of(request)
    if visitor.new:
        request.app.state.door.remember(response, visitor, secure=is_secure(request))
        visitor.new = False
    return response


def number_of(text: str, what: str) -> int:
    """The number that somebody wrote."""
    if not re.fullmatch(r"-?[0-9]{1,7}", text):
        raise InputError(f"{what} is a number")
    return int(text)


def go(request: Request, where: str) -> Response:
    """On to another page."""
    return remembered(request, RedirectResponse(where, 303))


def preferring(request: Request, response: R, chosen: Mapping[str, str]) -> R:
    """The response with cookies of what the visitor prefers; scripts read and write these too."""
    for name, value in chosen.items():
        response.set_cookie(name, value, max_age=YEARS, samesite="lax", secure=is_secure(request))
    return response


def preferred_by(request: Request) -> dict[str, str]:
    """What the visitor has chosen so far."""
    return {name: kept for name, allowed in CHOICES.items() if (kept := request.cookies.get(name)) in allowed}


async def keep_up(request: Request, chosen: Mapping[str, str]) -> None:
    """Whoever keeps a name here keeps it, and what is preferred, as it is now."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    await cafe.crew.write(cafe.people.prefer, visitor.id, visitor.name, {**preferred_by(request), **chosen})


def told(request: Request, title: str, why: str, status: int, watch: str = "") -> HTMLResponse:
    """A page that says what went wrong and where to go on, perhaps to a table to watch."""
    return page(request, "message", status, title=title, why=why, watch=watch)


def may_open(request: Request) -> None:
    """Refuse too many new tables at once."""
    if not request.app.state.new_tables.take(address(request)):
        raise HTTPException(429)


async def may_begin(request: Request, *, public: bool = False) -> None:
    """Refuse too many new tables at once, and whoever sits at too many already."""
    may_open(request)
    await cafe_of(request).doorman.has_room(visitor_of(request).id, public=public)


def language(game: Game, visitor: Visitor) -> str:
    """The visitor's language, if the game speaks it."""
    return visitor.language if visitor.language in game.languages else game.languages[0]


class Key(StringConvertor):
    """An id or token in a path; what cannot be one is no path of ours."""

    regex = "[A-Za-z0-9_-]{1,40}"


register_url_convertor("key", Key())


def rename(request: Request, name: str) -> None:
    """Remember a visitor's name for the next table."""
    visitor = visitor_of(request)
    if clean(name) and clean(name) != visitor.name:
        visitor.name, visitor.new = cafe_of(request).doorman.welcome(clean(name)), True
