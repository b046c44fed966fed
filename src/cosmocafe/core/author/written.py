"""The written rules of a game, row by row, and which of them a question is about.

They lie in the game's folder: `RULES.md` in English, `RULES.<language>.md` in another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ..errors import DeclarationError
from ..files import read_text
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
    return game.file("RULES.md" if language == ENGLISH else f"RULES.{language}.md")


@lru_cache(maxsize=64)
def rule_rows(game: Game, language: str = ENGLISH) -> dict[str, str]:
    """What each rule says, by its id; nothing if the game has no written rules."""
    file = rules_file(game, rules_language(game, language))
    rows = [ROW.match(line) for line in read_text(file, DeclarationError).splitlines()] if file.is_file() else []
    return {row[1]: re.sub(r"[*`]", "", row[2].strip().strip("|").rpartition("|")[2]).strip() for row in rows if row}


def rules_of_question(game: Game, step: int) -> list[str]:
    """The ids of the rules that the open question is about."""
    return game.rules.about(game.steps.with_number(step))


def unwritten(game: Game) -> Iterator[str]:
    """Every rule that a question is said to be about, or that forbids an answer, and that some language's RULES.md does not hold."""
    for language in LANGUAGES:
        for step in game.rules.questions:
            for id in game.rules.about(step):
                if id not in rule_rows(game, language):
                    yield f"{language}: {step.name} is about {id}, which {rules_file(game, language).name} does not hold"
        for reason in game.rules.all_reasons:
            if reason.rule and reason.rule not in rule_rows(game, language):
                yield f"{language}: {reason.name} is said by {reason.rule}, which {rules_file(game, language).name} does not hold"
