"""The rules of a game as safe HTML, and which of their paragraphs a question is about.

They lie in the game's folder: `RULES.md` in English, `RULES.<language>.md` in another language.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType

from markdown_it import MarkdownIt

from cosmocafe.core.game import Game
from cosmocafe.core.words import LANGUAGES

ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d{2,3}[a-z]?\b")
ROW = re.compile(r"<tr>\n<td>(?:<strong>)?([A-Z]{2}-[A-Z]?\d{2,3}[a-z]?)(?:</strong>)?</td>")
# Chinese is written without blanks: only ASCII letters may make an id part of a longer word.
CITED = re.compile(r"(?<![\w\"-])([A-Z]{2}-[A-Z]?\d{2,3}[a-z]?)\b(?![^<]*>)", re.ASCII)
HEADING = re.compile(r"<(/?)h([1-5])>")
ENGLISH = LANGUAGES[0]


def rules_language(game: Game, language: str) -> str:
    """The language that a reader finds the rules in: the own one, or English where nobody has translated them."""
    return language if language != ENGLISH and _file(game, language).is_file() else ENGLISH


def _file(game: Game, language: str) -> Path:
    return game.folder / ("RULES.md" if language == ENGLISH else f"RULES.{language}.md")


@lru_cache(maxsize=64)
def rules_html(game: Game, language: str = ENGLISH) -> str:
    """The rules as HTML without any markup of their own, each rule with an anchor; empty if the game has none."""
    file = _file(game, rules_language(game, language))
    if not file.is_file():
        return ""
    html = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table").disable(["link", "image", "autolink"])
    text = str(html.render(file.read_text(encoding="utf-8")))
    text = HEADING.sub(lambda match: f"<{match.group(1)}h{int(match.group(2)) + 1}>", text)
    text = ROW.sub(r'<tr id="rule-\1" class="rule">' + "\n" + r"<th scope=row>\1</th>", text)
    known = set(re.findall(r'id="rule-([^"]+)"', text))
    return CITED.sub(lambda match: _link(match.group(1), known), text).replace("<th scope=row>", '<th scope="row">')


def _link(id: str, known: set[str]) -> str:
    return f'<a href="#rule-{id}">{id}</a>' if id in known else id


@lru_cache(maxsize=512)
def rules_of_question(game: Game, step: int) -> list[str]:
    """The ids of the rules that the open question is about: those that its own functions cite, then those that these call."""
    own = game.rules.rules_of(list(game.steps)[step])
    called = [function for rule in own for function in _called(rule)]
    return list(dict.fromkeys(id for function in [*own, *called] for id in ID.findall(inspect.getsource(function))))


def _called(rule: Callable[..., object]) -> list[Callable[..., object]]:
    """The functions of the game that a rule calls by name."""
    package = rule.__module__.rpartition(".")[0]
    named = [rule.__globals__.get(name) for name in rule.__code__.co_names]
    return [found for found in named if isinstance(found, FunctionType) and package and found.__module__.startswith(package)]
