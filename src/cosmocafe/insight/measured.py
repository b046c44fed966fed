"""Numbers that self-play has shown, by game and number of players: `measured.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from cosmocafe.core.anything import Anything
from cosmocafe.core.game import Game


@cache
def known() -> dict[str, Anything]:
    """The file."""
    return tomllib.loads((files(__package__) / "measured.toml").read_text(encoding="utf-8"))


def luck_part(game: Game, players: int) -> float:
    """How much of what looks call luck is taken out of a result."""
    return _of("luck", game, players)


def temperature(game: Game, players: int) -> float:
    """By how much the judge's log odds are divided."""
    return _of("temperature", game, players)


def _of(what: str, game: Game, players: int) -> float:
    return float(known()[what].get(game.id, {}).get(str(players), known()[what]["usual"]))
