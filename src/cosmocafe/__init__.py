"""Cosmocafé: tabletop games of space and coffee, to play, to simulate and to learn.

>>> import cosmocafe
>>> match = cosmocafe.new("star_stations", players=2, seed=7)
>>> match.answer(match.options[0])
"""

from __future__ import annotations

from pathlib import Path

from .core.author.box import read_change
from .core.errors import CafeError
from .core.found import find_game, installed_games
from .core.game import Game
from .core.match import Match
from .core.record import read

__version__ = "0.2.0"
__all__ = ["CafeError", "Game", "Match", "find_game", "installed_games", "load", "new"]


def new(
    game: str | Game,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    agreed: dict[str, int | str] | None = None,
    box: str | Path | None = None,
    names: list[str] | None = None,
) -> Match:
    """A new match; `box` is a TOML file with single values to play with instead of the printed ones."""
    found = find_game(game) if isinstance(game, str) else game
    change = read_change(Path(box)) if box is not None else None
    return Match(found, players, seed, agreed=agreed, change=change, names=names)


def load(path: str | Path, game: Game | None = None) -> Match:
    """The match of a record file."""
    return read(Path(path), game)
