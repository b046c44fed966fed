"""My games: the matches that I have played to their end in this café, my rating over time and my error rates, game by game."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .skill import Game, curve, games_of, skills
from .visits import cafe_of, language, page, visitor_of

MOST, LISTED = 400, 60  # matches that are counted, and that are listed


async def show(request: Request) -> Response:
    """The page."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    played = await cafe.crew.read(cafe.store.played_by, visitor.id, list(cafe.shelf.games), MOST)
    games = await cafe.crew.draw(games_of, visitor.id, played)
    titles = {id: game.words(language(game, visitor)).title for id, game in cafe.shelf.games.items()}
    curves = [(one, curve(one.ratings) if one.ratings else None) for one in skills(games)]
    listed = [(one, day(one)) for one in reversed(games[-LISTED:])]
    return page(request, "my_games", curves=curves, listed=listed, titles=titles, count=len(games), most=MOST)


def day(one: Game) -> str:
    """When it ended."""
    return datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d")


routes = [Route("/my-games", show)]
