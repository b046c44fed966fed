"""Puzzles of a game: a page of them, and each at its own address, where one sees the table as the asked seat does and answers."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match
from cosmocafe.insight.chances import SURE, points
from cosmocafe.insight.puzzles import TENTH, Puzzle, Told, shipped

from .fragments import fragment
from .frames import board, card_of, groups
from .speech import Speech
from .visits import cafe_of, language, number_of, page, visitor_of

KEPT = 16  # matches in memory


class Row(NamedTuple):
    """An answer and what it is worth."""

    words: str
    percent: str
    width: float
    is_best: bool
    is_given: bool


def key(puzzle: Puzzle) -> str:
    """The name of a puzzle, the same whenever it is found again."""
    return hashlib.sha256(f"{puzzle.seed} {puzzle.answers}".encode()).hexdigest()[:10]


@lru_cache(maxsize=64)
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles that came with a game, by their names, the easy ones first."""
    return {key(puzzle): puzzle for puzzle in shipped(game)}


@lru_cache(maxsize=KEPT)
def match_of(game: Game, name: str) -> Match:
    """The match of a puzzle, at its question; it is only looked at."""
    return puzzles_of(game)[name].match(game)


def asked_for(request: Request) -> tuple[Game, str, Puzzle]:
    """The puzzle that a request names."""
    game, name = cafe_of(request).shelf.game(request.path_params["game"]), request.path_params["id"]
    if name not in puzzles_of(game):
        raise HTTPException(404)
    return game, name, puzzles_of(game)[name]


def seen(game: Game, name: str, spoken: str, tall: bool) -> View:
    """The table as the asked seat sees it."""
    match = match_of(game, name)
    return match.view(match.asked, spoken, tall=tall)


async def index(request: Request) -> Response:
    """All puzzles of a game."""
    game = cafe_of(request).shelf.game(request.path_params["game"])
    words = game.words(language(game, visitor_of(request)))
    return page(request, "puzzles", game=game, words=words, puzzles=puzzles_of(game))


async def show(request: Request) -> Response:
    """One puzzle: your move."""
    game, name, puzzle = asked_for(request)
    visitor = visitor_of(request)
    spoken, names = language(game, visitor), list(puzzles_of(game))
    number = names.index(name)

    def drawn() -> dict[str, object]:
        view = seen(game, name, spoken, visitor.tall)
        who = view.seat_name(view.seat)
        return {"board": board(view), "question": view.question, "groups": groups(view), "seat": view.seat, "who": who}

    shown = await cafe_of(request).crew.look_back(drawn)
    following = names[(number + 1) % len(names)]
    return page(
        request,
        "puzzle",
        200,
        game=game,
        words=game.words(spoken),
        puzzle=name,
        number=number + 1,
        count=len(names),
        grade=puzzle.grade,
        following=following,
        **shown,
    )


async def redraw(request: Request) -> Response:
    """The board once more, for another shape of the screen."""
    game, name, _ = asked_for(request)
    visitor = visitor_of(request)
    spoken = language(game, visitor)
    drawn = await cafe_of(request).crew.look_back(lambda: board(seen(game, name, spoken, visitor.tall)))
    return JSONResponse({"board": drawn})


async def card(request: Request) -> Response:
    """What there is to know of a thing."""
    game, name, _ = asked_for(request)
    visitor, thing = visitor_of(request), request.query_params.get("thing", "")[:60]
    spoken = language(game, visitor)
    shown = await cafe_of(request).crew.look_back(lambda: card_of(seen(game, name, spoken, False), thing, visitor.say))
    return JSONResponse({"card": shown})


async def solve(request: Request) -> Response:
    """What an answer is worth, and which one is best."""
    game, name, puzzle = asked_for(request)
    visitor = visitor_of(request)
    spoken, given = language(game, visitor), number_of(request.query_params.get("answer", ""), "answer")

    def explained() -> str | None:
        view = seen(game, name, spoken, False)
        return solution(view, puzzle, given, visitor.say) if given in view.options else None

    html = await cafe_of(request).crew.look_back(explained)
    if html is None:
        return JSONResponse({"code": "unknown"}, 422)
    return JSONResponse({"right": given == puzzle.best, "html": html})


def solution(view: View, puzzle: Puzzle, given: int, words: Speech) -> str:
    """The answer explained: chances to win after each serious answer, and how it may go on."""
    rows = [row(view, puzzle, one, given) for one in puzzle.options]
    line = [f"{view.seat_name(seat)}: {view.words.answer(answer, view.names)}" for seat, answer in puzzle.line[1:]]
    unknown = "" if any(one.is_given for one in rows) else view.answer_words(given)
    return fragment("solution", say=words, right=given == puzzle.best, rows=rows, line=line, given=unknown, grade=puzzle.grade)


def row(view: View, puzzle: Puzzle, told: Told, given: int) -> Row:
    """What one answer is worth, beside the best."""
    width = 100 * told.win / max(*(one.win for one in puzzle.options), 1)
    return Row(view.answer_words(told.answer), percent(told.win, told.error), width, told.answer == puzzle.best, told.answer == given)


def percent(win: int, error: int) -> str:
    """A chance in words, with how far it may be off where that shows."""
    off = points(SURE * error * TENTH)
    return f"{points(win * TENTH)} %" + (f" ± {off}" if off else "")


routes = [
    Route("/games/{game}/puzzles", index),
    Route("/games/{game}/puzzles/{id:key}", show),
    Route("/games/{game}/puzzles/{id:key}/board", redraw),
    Route("/games/{game}/puzzles/{id:key}/card", card),
    Route("/games/{game}/puzzles/{id:key}/answer", solve),
]
