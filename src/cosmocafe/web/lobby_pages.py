"""The lobby: the games, my tables, tables that look for players."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cosmocafe.bots import LEVELS
from cosmocafe.core.game import Game

from .called import called
from .covers import Cover, cover
from .fragments import fragment
from .manners_pages import terms_words
from .store import PAGE, MatchRow
from .store.rows import RUNNING
from .visitors import Visitor
from .visits import cafe_of, language, page, visitor_of


async def lobby(request: Request) -> Response:
    """The games, my tables, tables looking for players."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    games = list(cafe.shelf.games)
    count = await cafe.crew.read(cafe.store.count_of_visitor, visitor.id, games)
    last = max(1, -(-count // PAGE))
    pages = {"number": min(last, page_number(request)), "last": last, "count": count}
    mine, looking = await asyncio.gather(
        cafe.crew.read(cafe.store.of_visitor, visitor.id, games, pages["number"] - 1), cafe.crew.read(cafe.store.looking, visitor.id, games)
    )
    contests = [one for one in await cafe.crew.read(cafe.contests.book.of_visitor, visitor.id) if one.game in cafe.shelf.games]
    cards = {id: card(game, visitor) for id, game in cafe.shelf.games.items()}
    return page(
        request,
        "lobby",
        cards=cards,
        agreed_words=agreed_words,
        mine=mine,
        pages=pages,
        looking=looking,
        contests=contests,
        is_turn=is_turn,
        ending=ending,
        names_of_winners=names_of_winners,
        bot=cafe.shelf.usual_bot,
        bots=cafe.shelf.bots,
        levels=LEVELS,
    )


def page_number(request: Request) -> int:
    """Which page of my tables is wanted; the first, if that is no number."""
    text = request.query_params.get("page", "")
    return max(1, int(text)) if text.isascii() and text.isdecimal() and len(text) < 6 else 1


def is_turn(row: MatchRow, seats: set[int]) -> bool:
    """Whether one of these seats is asked."""
    return row.standing.state == RUNNING and row.standing.asked in seats


def ending(row: MatchRow, seats: set[int]) -> str:
    """How a match has ended for these seats: they won, they won together with others, others did, or it is just over."""
    first = winners(row)
    if not first & seats:
        return "lost" if first else "over"
    return "won" if first <= seats else "won_together"


def winners(row: MatchRow) -> set[int]:
    """The seats that won; none if nobody did, or nobody has yet."""
    return {seat for seat, place in enumerate(row.standing.places or ()) if place == 1}


def names_of_winners(row: MatchRow, language: str) -> str:
    """Who won."""
    names = called(row.seats, language)
    return ", ".join(names[seat] for seat in sorted(winners(row)))


class Card(NamedTuple):
    """A game as the lobby shows it."""

    game: Game
    title: str
    about: str
    minutes: str
    players: str
    few: int
    cover: Cover
    picture: str


def card(game: Game, visitor: Visitor) -> Card:
    """A game's card, in the visitor's language."""
    spoken = language(game, visitor)
    words, front = game.words(spoken), cover(game, spoken)
    first, last = game.players[0], game.players[-1]
    count = str(first) if first == last else f"{first}-{last}"
    few = next((number for number in game.players if number > 1), first)
    picture = f"/games/{game.id}/cover.{spoken}.svg?{front.stamp}"
    return Card(game, words.title, words.about, words.minutes, count, few, front, picture)


async def cover_picture(request: Request) -> Response:
    """The cover of a game in one language; its address changes with it, so it may be kept for ever."""
    game, language = cafe_of(request).shelf.game(request.path_params["game"]), request.path_params["language"]
    if language not in game.languages:
        raise HTTPException(404)
    return Response(cover(game, language).svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=31536000, immutable"})


async def looking(request: Request) -> Response:
    """The tables that look for players, alone: the lobby asks for them again and again."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    rows = await cafe.crew.read(cafe.store.looking, visitor.id, list(cafe.shelf.games))
    cards = {id: card(cafe.shelf.games[id], visitor) for id in {row.game for row in rows}}
    shown = fragment("looking", say=visitor.say, visitor=visitor, looking=rows, cards=cards, agreed_words=agreed_words)
    return HTMLResponse(shown, headers={"cache-control": "no-store"})


def agreed_words(card: Card, row: MatchRow, visitor: Visitor) -> list[str]:
    """What a table has agreed on that is not usual, in words."""
    agreed = unusual_words(card.game, row.agreed, visitor)
    house = {"lobby.without_hints": not row.hints, "lobby.free_talk": row.free_talk}
    clock = [visitor.say("page.pair", name=name, value=value) for name, value in terms_words(visitor.say, row.terms)]
    return [*agreed, *clock, *(visitor.say(place) for place, on in house.items() if on)]


def unusual_words(game: Game, agreed: Mapping[str, int | str], visitor: Visitor) -> list[str]:
    """What players have chosen otherwise than it is usual in a game, in words."""
    words = game.words(language(game, visitor))
    unusual = [one.name for one in game.agreements if one.name in agreed and str(agreed[one.name]) != str(one.default)]
    return [visitor.say("page.pair", name=words.agreement(name), value=words.choice(name, agreed[name])) for name in unusual]


routes = [
    Route("/", lobby),
    Route("/looking", looking),
    Route("/games/{game}/cover.{language}.svg", cover_picture),
]
