"""A replay inside somebody else's web page: the only page of the café that may be framed. It knows no visitor, sets no cookie and shows
nothing but the match, which is over."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import CafeError
from cosmocafe.core.game import Game

from .fragments import templates
from .frames import board
from .guards import POLICY
from .hindsight import for_scripts
from .refusals import code_of
from .replays import Replay, number_in, replay_of
from .rooms.table import Waiting
from .speech import preferred, speech
from .visitors import is_tall
from .visits import cafe_of

FRAMED = {"content-security-policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"), "cache-control": "no-store"}
SIZE = (720, 560)  # of the frame that people are told to put into their page


class Embedded(NamedTuple):
    """One moment, as a spectator sees it."""

    at: int
    board: str
    told: str


def spoken(request: Request, game: Game | None = None) -> str:
    """The language that the page is asked for in, or the browser's; no cookie says it."""
    wanted = preferred(request.headers.get("accept-language", ""), request.query_params.get("language"))
    known = game.languages if game else LANGUAGES
    return wanted if wanted in known else known[0]


async def finished(request: Request) -> Replay:
    """The replay that a request names; while it is being played there is none."""
    found = await replay_of(request)
    if found is None:
        raise Waiting("the match is still being played: its replay opens when it is over")
    return found


async def show(request: Request) -> Response:
    """The page; what goes wrong is said in the frame too."""
    language = spoken(request)
    try:
        found = await finished(request)
        first = await moment(request, found, number_in(request, "at", 0))
    except CafeError as error:
        code, status = code_of(error)
        say = speech(language)
        why = say("replay.not_over_why") if isinstance(error, Waiting) else say(f"errors.{code}", why=str(error))
        return _page(request, "message_embedded", language, status, why=why)
    names = found.names(language)
    title = found.match.game.words(spoken(request, found.match.game)).title
    return _page(request, "embed", language, replay=found, first=first, names=names, title=title, tall=is_tall(request))


def _page(request: Request, name: str, language: str, status: int = 200, **context: object) -> HTMLResponse:
    shown = templates.get_template(f"{name}.html").render(say=speech(language), language=language, stamp=request.app.state.stamp, **context)
    return HTMLResponse(shown, status, headers=FRAMED)


@for_scripts
async def frame(request: Request) -> Response:
    """One moment, for the page's script."""
    shown = await moment(request, await finished(request), number_in(request, "at", 0))
    return JSONResponse(shown._asdict())


async def moment(request: Request, found: Replay, at: int) -> Embedded:
    """A moment of the replay."""
    return await cafe_of(request).crew.look_back(drawn, found, at, spoken(request, found.match.game), is_tall(request))


def drawn(found: Replay, at: int, language: str, tall: bool) -> Embedded:
    """The table after so many answers, and what the last of them brought about."""
    view = found.view(at, NOBODY, language, tall=tall)
    view.table.n_options = 0  # nothing to click in the past
    told = [view.words.event(one, view.names) for one in found.match.events_of(at) if one.to == NOBODY]
    return Embedded(at, board(view), " · ".join(told))


routes = [Route("/replay/{id:key}/embed", show), Route("/replay/{id:key}/embed/frame", frame)]
