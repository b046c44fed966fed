"""What a match keeps on paper, such as a campaign sheet: as a page, and as a text file to take home."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY

from .pages import cafe_of, language, page, visitor_of
from .tables import LiveTable


async def written(request: Request) -> tuple[LiveTable, str]:
    """The table and the text of its paper, as anybody may read it; nothing is there before the game has written something."""
    table, name = await cafe_of(request).table(request.path_params["id"]), request.path_params["name"]
    if name not in table.game.papers:
        raise HTTPException(404)
    async with table.lock:  # nobody reads while somebody writes
        view = table.match.view(NOBODY, language(table.game, visitor_of(request)))
    text = await cafe_of(request).draw(table.game.papers[name], view)
    if not text:
        raise HTTPException(404)
    return table, text


async def show(request: Request) -> Response:
    """A paper as a page."""
    table, text = await written(request)
    words, name = table.game.words(language(table.game, visitor_of(request))), request.path_params["name"]
    return page(request, "paper", table=table, paper=name, title=words.label(name), text=text)


async def take(request: Request) -> Response:
    """A paper as a text file."""
    table, text = await written(request)
    name = f"{table.game.id}-{request.path_params['name']}-{table.id[:8]}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"})


routes = [
    Route("/table/{id:key}/paper/{name}.txt", take),
    Route("/table/{id:key}/paper/{name}", show),
]
