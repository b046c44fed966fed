"""A picture for each game: a match in progress, played at random, always the same one."""

from __future__ import annotations

from functools import lru_cache

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

from .frames import templates

LATE = 0.6  # how far the match is
MOST = 600  # answers: some games are long


@lru_cache(maxsize=64)
def cover(game: Game, language: str) -> str:
    """The picture as SVG."""
    if game.scene is None:
        return templates.get_template("parts/cover.svg").render(title=game.words(language).title)
    answers = len(played(game, MOST).answers)
    return str(played(game, int(answers * LATE)).view(language=language)._repr_svg_())


def played(game: Game, answers: int) -> Match:
    """A match after so many random answers, or at its end."""
    match = Match(game, game.players[-1], "cover")
    while not match.over and match.number < answers:
        match.answer(match.options[match.number * 7 % len(match.options)])
    return match
