"""The page of a review: begun by whoever wants it, made with progress, and then kept at the match's address."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cosmocafe.insight.page import words_of

from .guards import address
from .hindsight import for_scripts, looked_at
from .review_words import told
from .rooms.insight import Busy
from .visits import cafe_of, go, language, page, visitor_of


async def show(request: Request) -> Response:
    """The review, or how far it is, or the button that begins it."""
    return await shown(request)


async def shown(request: Request, status: int = 200) -> Response:
    """The page; whoever cannot begin now hears why, and has the button still."""
    cafe, visitor, found = cafe_of(request), visitor_of(request), await looked_at(request)
    id, spoken = found.row.id, language(found.match.game, visitor)
    review = await cafe.reviews.kept(id)
    more = await cafe.crew.look_back(told, review, found, spoken) if review else {}
    return page(
        request,
        "review",
        status,
        replay=found,
        review=review,
        title=words_of(spoken)["title"].format(game=found.match.game.words(spoken).title),
        running=cafe.reviews.further.get(id),
        failed=id in cafe.reviews.failed,
        busy=status != 200,
        **more,
    )


async def begin(request: Request) -> Response:
    """Begin it."""
    cafe, found = cafe_of(request), await looked_at(request)
    try:
        await cafe.reviews.ask(found.row.id, found.match, address(request))
    except Busy:
        return await shown(request, 429)
    return go(request, f"/replay/{found.row.id}/review")


@for_scripts
async def progress(request: Request) -> Response:
    """How far it is; nothing when it is made no more."""
    return JSONResponse({"running": cafe_of(request).reviews.further.get(request.path_params["id"])}, headers={"cache-control": "no-store"})


routes = [
    Route("/replay/{id:key}/review", show),
    Route("/replay/{id:key}/review", begin, methods=["POST"]),
    Route("/replay/{id:key}/review/progress", progress),
]
