"""How to play, in prose with pictures: `howto.md` in the game's folder, `howto.<language>.md` in another language.

A picture stands alone on its line and names a step of the lesson: `![what it shows](step:7)` is the table as a beginner sees it there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from .author.words import LANGUAGES
from .errors import DeclarationError
from .files import read_text
from .game import Game, View
from .lesson import LEARNER, lesson_of

PICTURE = re.compile(r"^!\[([^\]\n]+)\]\(step:(\d+)\)$", re.MULTILINE)
IMAGE = re.compile(r"!\[")
ENGLISH = LANGUAGES[0]


def howto_file(game: Game, language: str) -> Path:
    """Where it is written."""
    return game.file("howto.md" if language == ENGLISH else f"howto.{language}.md")


def has_howto(game: Game) -> bool:
    """Whether anybody has written it."""
    return howto_file(game, ENGLISH).is_file()


def howto_text(game: Game, language: str) -> str:
    """The text, in English where nobody has translated it."""
    file = howto_file(game, language)
    return read_text(file if file.is_file() else howto_file(game, ENGLISH), DeclarationError)


@lru_cache(maxsize=64)
def view_of_step(game: Game, number: int, language: str) -> View:
    """The learner's table at a step of the lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        raise LookupError("there is no lesson whose tables could be shown")
    return lesson.at(number).view(LEARNER, language)


def unwritten_howto(game: Game) -> Iterator[str]:
    """What is missing: a language, a picture in one of them, a step that is shown."""
    pictures = {language: [int(number) for _, number in PICTURE.findall(howto_text(game, language))] for language in LANGUAGES}
    for language in LANGUAGES:
        name = howto_file(game, language).name
        if not howto_file(game, language).is_file():
            yield f"{name} is missing"
        if pictures[language] != pictures[ENGLISH]:
            yield f"{name} shows other steps than the English text"
        if len(IMAGE.findall(howto_text(game, language))) != len(pictures[language]):
            yield f"{name}: a picture is no step of the lesson, or does not stand alone on its line"
    lesson = lesson_of(game)
    steps = len(lesson.steps) if lesson else 0
    for number in pictures[ENGLISH]:
        if not 1 <= number <= steps:
            yield f"{howto_file(game, ENGLISH).name} shows step {number}, but the lesson has {steps}"
