"""The written rules of a game, row by row, and which of them a question is about.

They lie in the game's folder: `RULES.md` in English, `RULES.<language>.md` in another language.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType

from ..game import Game
from .words import LANGUAGES

ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d{2,3}[a-z]?\b")
ROW = re.compile(rf"\s*[|-]\s*\**({ID.pattern})\**\s*\|?(.*)")
ENGLISH = LANGUAGES[0]


def rules_language(game: Game, language: str) -> str:
    """The language that a reader finds the rules in: the own one, or English where nobody has translated them."""
    return language if language != ENGLISH and rules_file(game, language).is_file() else ENGLISH


def rules_file(game: Game, language: str) -> Path:
    """Where the rules lie."""
    return game.folder / ("RULES.md" if language == ENGLISH else f"RULES.{language}.md")


@lru_cache(maxsize=64)
def rule_rows(game: Game, language: str = ENGLISH) -> dict[str, str]:
    """What each rule says, by its id; nothing if the game has no written rules."""
    file = rules_file(game, rules_language(game, language))
    rows = [ROW.match(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.is_file() else []
    return {row[1]: re.sub(r"[*`]", "", row[2].strip().strip("|").rpartition("|")[2]).strip() for row in rows if row}


@lru_cache(maxsize=512)
def rules_of_question(game: Game, step: int) -> list[str]:
    """The ids of the rules that the open question is about: those that its own functions cite, then those that these call."""
    own = game.rules.rules_of(game.steps.with_number(step))
    called = [function for rule in own for function in _called(rule)]
    return list(dict.fromkeys(id for function in [*own, *called] for id in ID.findall(inspect.getsource(function))))


def _called(rule: Callable[..., object]) -> list[Callable[..., object]]:
    """The functions of the game that a rule calls by name."""
    package = rule.__module__.rpartition(".")[0]
    named = [rule.__globals__.get(name) for name in rule.__code__.co_names]
    return [found for found in named if isinstance(found, FunctionType) and package and found.__module__.startswith(package)]
