"""Pictures and films of a match that is over, to take away: one film is made at a time, picture by picture, and the latest are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import InputError
from cosmocafe.film.animated import animated
from cosmocafe.film.making import still, title
from cosmocafe.film.picture import Still, body, picture
from cosmocafe.film.reel import Shot, reel

from .cafe import Cafe
from .embeds import finished, spoken
from .guards import address
from .hindsight import for_scripts
from .replays import Replay, number_in
from .rooms.insight import Busy
from .visits import cafe_of, number_of

KEPT = 8  # films in memory, each some hundred kilobytes
WAITING = 4  # films that are made or wait for it


class Studio:
    """Makes films, one after the other; who asks for one that is being made gets the same."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[str]] = {}
        self._whose: dict[tuple[str, str], str] = {}
        self._one = asyncio.Semaphore(1)

    async def film(self, cafe: Cafe, found: Replay, language: str, who: str) -> str:
        """A match as an SVG file that moves by itself."""
        key = found.row.id, language
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if who in self._whose.values() or len(self._making) >= WAITING:
                raise Busy("another film is being made: wait until that is done")
            self._whose[key], self._making[key] = who, cafe.crew.begin(self._make(cafe, found, language))
        return await asyncio.shield(self._making[key])

    async def _make(self, cafe: Cafe, found: Replay, language: str) -> str:
        key, shots, pictures = (found.row.id, language), reel(found.match), list[str]()
        try:
            async with self._one:
                for number, _ in enumerate(shots):  # each by itself, so that others' replays are drawn between them
                    pictures.append(await cafe.crew.look_back(shown, found, shots, number, language))
                named = title(found.match, language)
                made = await cafe.crew.look_back(animated, found.match.game, pictures, [shot.seconds for shot in shots], named)
            self._kept[key] = made
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return made
        finally:
            del self._making[key], self._whose[key]


def shown(found: Replay, shots: list[Shot], number: int, language: str) -> str:
    """What a shot of the film shows."""
    return body(_still(found, shots[number], language, is_first=number == 0 and len(shots) > 1))


def _still(found: Replay, shot: Shot, language: str, *, is_first: bool = False) -> Still:
    return still(found.match, found.view(shot.at, NOBODY, language), found.match_at(shot.at).scores, shot, is_first=is_first)


async def film(request: Request) -> Response:
    """The film as a file."""
    found, studio = await finished(request), request.app.state.studio
    made = await studio.film(cafe_of(request), found, spoken(request, found.match.game), address(request))
    return _file(made, f"{name_of(found)}.svg")


async def moment(request: Request) -> Response:
    """A picture of any moment, with what its answer brought about."""
    found, at = await finished(request), number_in(request, "at", 0)
    if not 0 <= at <= found.last:
        raise InputError(f"the replay has moments 0 to {found.last}")
    drawn = await cafe_of(request).crew.look_back(_picture, found, Shot(at, at - 1, 0.0), False, spoken(request, found.match.game))
    return _file(drawn, f"{name_of(found)}-{at}.svg")


@for_scripts
async def plan(request: Request) -> Response:
    """How a film goes: its shots, for a script that makes dots of them."""
    found = await finished(request)
    return JSONResponse({"name": name_of(found), "seconds": [shot.seconds for shot in reel(found.match)]})


@for_scripts
async def shot(request: Request) -> Response:
    """One picture of a film."""
    found, number = await finished(request), number_of(request.path_params["number"], "number")
    shots = reel(found.match)
    if not 0 <= number < len(shots):
        raise InputError(f"the film has pictures 0 to {len(shots) - 1}")
    first = number == 0 and len(shots) > 1
    drawn = await cafe_of(request).crew.look_back(_picture, found, shots[number], first, spoken(request, found.match.game))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _picture(found: Replay, shot: Shot, is_first: bool, language: str) -> str:
    return picture(_still(found, shot, language, is_first=is_first))


def name_of(found: Replay) -> str:
    """What files of a match are called."""
    return f"{found.match.game.id}-{found.row.id[:8]}"


def _file(drawn: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


routes = [
    Route("/replay/{id:key}/picture.svg", moment),
    Route("/replay/{id:key}/film.svg", film),
    Route("/replay/{id:key}/film.json", plan),
    Route("/replay/{id:key}/film/{number:key}.svg", shot),
]
