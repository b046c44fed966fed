"""The whole café as one ASGI application."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from cosmocafe.core.errors import CafeError

from . import (
    admin_pages,
    api_insight,
    desk,
    embeds,
    fair_pages,
    films,
    hindsight,
    ladder_pages,
    lobby_pages,
    manners_pages,
    pages,
    papers,
    passkey_pages,
    people_pages,
    puzzle_pages,
    replays,
    review_pages,
    seat_pages,
    skill_pages,
    tournament_pages,
)
from .api import make_api, refuse_failed, refuse_http
from .cafe import Cafe
from .fragments import templates
from .guards import Buckets, Guard
from .metrics import keep_noting, metrics
from .settings import Settings, from_environment
from .sockets import table_socket
from .visitors import Door

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"


async def healthz(request: Request) -> Response:
    """Whether the café and its database are well, and nothing hangs."""
    cafe: Cafe = request.app.state.cafe
    well, stuck = await cafe.pulse.is_well(), cafe.crew.stuck
    body = {
        "ok": well and not stuck and not cafe.leaving,
        "leaving": cafe.leaving,
        "stuck": stuck,
        "tables": len(cafe.tables.live),
        "games": sorted(cafe.shelf.games),
    }
    return JSONResponse(body, 200 if body["ok"] else 503, headers={"cache-control": "no-store"})


async def bell(request: Request) -> Response:
    """The script that shows notifications: at the root, or it would have no say in the café's pages."""
    return FileResponse(STATIC / "bell.js", headers={"cache-control": "no-cache"})


async def failed(request: Request, error: Exception) -> Response:
    """Anything that a page could not do, as a page."""
    if request.url.path.startswith("/api/"):  # a path with a line break, say, which the API itself never gets to see
        return await refuse_http(request, error) if isinstance(error, HTTPException) else await refuse_failed(request, error)
    return pages.error_page(request, error)


def make_app(settings: Settings | None = None) -> Starlette:
    """The application; it opens its café when it starts and closes it when it stops."""
    settings = settings or from_environment()
    api = make_api()
    api.include_router(api_insight.router)

    @asynccontextmanager
    async def open_and_close(app: Starlette) -> AsyncIterator[None]:
        cafe = Cafe(settings)
        api.state.cafe = app.state.cafe = cafe
        app.state.door = Door(cafe.secret, lambda visitor: cafe.doorman.epochs.get(visitor, 0))
        await cafe.start()
        cafe.crew.keep(keep_noting(cafe))
        log.info("open", extra={"games": sorted(cafe.shelf.games)})
        try:
            yield
        finally:
            await cafe.stop()
            log.info("closed")

    app = Starlette(
        routes=[
            *lobby_pages.routes,
            *pages.routes,
            *seat_pages.routes,
            *replays.routes,
            *hindsight.routes,
            *review_pages.routes,
            *fair_pages.routes,
            *embeds.routes,
            *films.routes,
            *papers.routes,
            *manners_pages.routes,
            *puzzle_pages.routes,
            *skill_pages.routes,
            *people_pages.routes,
            *passkey_pages.routes,
            *ladder_pages.routes,
            *tournament_pages.routes,
            *admin_pages.routes,
            *desk.routes,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Route("/bell.js", bell),
            WebSocketRoute("/table/{id:key}/socket", table_socket),
            Mount("/static/{stamp}", StaticFiles(directory=STATIC)),
            Mount("/api", api),
        ],
        middleware=_before_all(settings),
        exception_handlers={CafeError: failed, HTTPException: failed, Exception: failed},
        lifespan=open_and_close,
    )
    app.state.library = replays.Library()
    app.state.uploading = set()
    app.state.studio = films.Studio()
    app.state.ladders = {}
    app.state.stamp = _stamp()
    _prepare(api)
    api.state.new_tables = app.state.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
    return app


def _before_all(settings: Settings) -> list[Middleware]:
    """What every request goes through."""
    largest, often = settings.largest_upload, settings.requests_per_second
    guard = Middleware(Guard, names=settings.names, origins=settings.origins, largest=largest, per_second=often)
    return [guard, Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)]


def _prepare(api: FastAPI) -> None:
    """What would keep the first visitor, and all others meanwhile, waiting."""
    api.openapi()
    for name in templates.list_templates():
        templates.get_template(name)


def _stamp() -> str:
    """A short hash of the static files; it stands in their path, so that a new version of any of them is fetched at once."""
    digest = hashlib.sha256()
    for file in sorted(STATIC.iterdir()):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:8]
