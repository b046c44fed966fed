"""The ratings of a game: those who gave a name and agree to be listed, and the bots."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cosmocafe.core.lesson import lesson_of

from .cafe import Cafe
from .ladder import Ladder, ladder
from .store.finished import finished
from .visits import cafe_of, language, page, visitor_of

MOST = 20_000  # matches, the latest
FRESH = 20.0  # seconds for which a list is shown again without counting


async def show(request: Request) -> Response:
    """The page."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    found = await ladder_of(request, cafe, game.id)
    kept = await cafe.crew.read(cafe.people.of, visitor.id)
    listed = bool(kept and kept.listed and visitor.name)
    return page(request, "ratings", game=game, words=game.words(language(game, visitor)), ladder=found, listed=listed, most=MOST)


async def ladder_of(request: Request, cafe: Cafe, game: str) -> Ladder:
    """The list, counted anew now and then; who asks meanwhile waits for the same count."""
    lists: dict[str, tuple[float, asyncio.Task[Ladder]]] = request.app.state.ladders
    at, counting = lists.get(game, (0.0, None))
    if counting is None or (counting.done() and (time.monotonic() > at + FRESH or counting.exception())):
        counting = cafe.crew.begin(_count(cafe, game))
        lists[game] = (time.monotonic(), counting)
    return await asyncio.shield(counting)


async def _count(cafe: Cafe, game: str) -> Ladder:
    return await cafe.crew.look_back(_counted, cafe, game)


def _counted(cafe: Cafe, game: str) -> Ladder:
    names = {visitor: name for visitor, name in cafe.people.names().items() if not cafe.doorman.names.bars(name)}
    listed = {visitor: name for visitor, name in names.items() if not cafe.doorman.is_barred(visitor)}
    lesson = lesson_of(cafe.shelf.game(game))
    return ladder(finished(cafe.store.engine, game, MOST), listed, cafe.shelf.bots, [lesson.seed] if lesson else [])


routes = [Route("/games/{game}/ratings", show)]
