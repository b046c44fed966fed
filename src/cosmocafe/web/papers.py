"""What a match keeps on paper, such as a campaign sheet: as a page, and as a text file to take home."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.game import View

from .cafe import Cafe
from .called import seen
from .rooms.table import LiveTable
from .visits import cafe_of, language, page, visitor_of


async def on_paper(cafe: Cafe, table: LiveTable, language: str) -> list[str]:
    """The papers of a match by name, as far as something is written on them."""
    return list(await written(cafe, table, language, list(table.game.papers)))


async def written(cafe: Cafe, table: LiveTable, language: str, names: list[str]) -> dict[str, str]:
    """What stands on these papers, as anybody may read it; those on which nothing is written yet are left out."""
    if not names:
        return {}
    async with table.lock:  # nobody reads while somebody writes
        view = seen(table, NOBODY, language)
    return await cafe.crew.draw(_written, view, names)


def _written(view: View, names: list[str]) -> dict[str, str]:
    return {name: text for name in names if (text := view.game.papers[name](view))}


async def _wanted(request: Request) -> tuple[LiveTable, str]:
    """The table and the text of the paper that a request names."""
    cafe, name = cafe_of(request), request.path_params["name"]
    table = await cafe.tables.find(request.path_params["id"])
    table.refuse_closed()
    if name not in table.game.papers:
        raise HTTPException(404)
    found = await written(cafe, table, language(table.game, visitor_of(request)), [name])
    if name not in found:
        raise HTTPException(404)
    return table, found[name]


async def show(request: Request) -> Response:
    """A paper as a page."""
    table, text = await _wanted(request)
    words, name = table.game.words(language(table.game, visitor_of(request))), request.path_params["name"]
    return page(request, "paper", table=table, paper=name, title=words.label(name), text=text)


async def take(request: Request) -> Response:
    """A paper as a text file."""
    table, text = await _wanted(request)
    name = f"{table.game.id}-{request.path_params['name']}-{table.id[:8]}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"})


routes = [
    Route("/table/{id:key}/paper/{name}.txt", take),
    Route("/table/{id:key}/paper/{name}", show),
]
