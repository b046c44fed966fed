"""Can every table be shown to everybody: drawing, picture, question, answers, story and standing, in every language?"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from ..author.table import NOBODY
from ..author.words import LANGUAGES
from ..game import Game, View
from ..match import Match
from .leaks import Failed
from .variants import variants


def check_shown(game: Game, most: int, tick: Callable[[float], None]) -> str:
    """Random matches of up to `most` ways for each number of players; somebody looks after 0, 1, 2, 4 ... answers and at the end."""
    looks = 0
    ways = [way for players in game.players for way in variants(game, players)[:most]]
    for number, way in enumerate(ways):
        tick(number / len(ways))
        match = Match(game, way.players, number, agreed=way.agreed)
        while not match.over:
            if match.number & (match.number - 1) == 0:
                look(match, looks)
                looks += 1
            match.answer(match.options[(number + 7 * match.number) % len(match.options)])
        for _ in range(NOBODY, way.players):
            look(match, looks)
            looks += 1
    return f"{looks:,} looks at {len(ways):,} matches"


def look(match: Match, turn: int) -> None:
    """Show a match to a spectator or somebody who sits there, each in turn."""
    seat = turn % (match.players + 1) + NOBODY
    language = LANGUAGES[turn // (match.players + 1) % len(LANGUAGES)]
    try:
        show(match.view(seat, language), match.players)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"
        raise Failed(f"question {match.number} of {match.players} players cannot be shown to seat {seat} in {language}: {why}") from error


def show(view: View, players: int) -> None:
    """Everything that somebody can look at."""
    str(view), view.log
    for label in view.game.labels:
        view.words.label(label)
    for seat in range(players):
        for label in view.game.sheet(view, seat) if view.game.sheet else ():
            view.words.label(label)
    for paper in view.game.papers.values():
        paper(view)
    drawn = view._repr_svg_()
    if drawn is not None:
        ElementTree.fromstring(drawn)  # noqa: S314  drawn by the game itself
