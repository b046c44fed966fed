"""Fair dice: what chance gave in a match that is over, handed to a page that computes all of it again in the visitor's browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cosmocafe.core.fair import moments
from cosmocafe.core.match import Match

from .hindsight import for_scripts
from .replays import replay_of
from .rooms.table import Waiting
from .visits import cafe_of, language, page, visitor_of


async def match_of(request: Request) -> Match:
    """The match that a request is about; while it goes on, what chance gave is a secret."""
    found = await replay_of(request)
    if found is None:
        raise Waiting("chance is shown when the match is over")
    return found.match


async def show(request: Request) -> Response:
    """The page, which asks for the numbers and computes them itself."""
    match, visitor = await match_of(request), visitor_of(request)
    view = match.view(language=language(match.game, visitor))
    names = [view.seat_name(seat) for seat in range(match.players)]
    return page(request, "fair", match=match, id=request.path_params["id"], title=view.words.title, names=names)


@for_scripts
async def numbers(request: Request) -> Response:
    """The seed, what was added to it, and every number that chance gave."""
    match = await match_of(request)
    spoken = language(match.game, visitor_of(request))
    return JSONResponse(await cafe_of(request).crew.look_back(chance_of, match, spoken))


def chance_of(match: Match, spoken: str) -> dict[str, object]:
    """All of it for the page's script."""
    view = match.view(language=spoken)
    rows = [
        {
            "moment": one.number,
            "who": "" if one.seat < 0 else view.seat_name(one.seat),
            "answer": "" if one.seat < 0 else view.answer_words(match.answers[one.number - 1]),
            "draws": one.draws,
        }
        for one in moments(match)
    ]
    return {"seed": match.seed, "added": match.added, "commitment": match.commitment, "moments": rows}


routes = [Route("/replay/{id:key}/fair", show), Route("/replay/{id:key}/chance", numbers)]
