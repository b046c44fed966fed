"""The written rules of a game as safe HTML."""

from __future__ import annotations

import re
from functools import lru_cache

from markdown_it import MarkdownIt

from cosmocafe.core.author.written import ENGLISH, rules_file, rules_language, rules_of_question
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.files import read_text
from cosmocafe.core.game import Game
from cosmocafe.core.howto import PICTURE, has_howto, howto_text

__all__ = ["rules_html", "rules_language", "rules_of_question", "rules_text"]

ROW = re.compile(r"<tr>\n<td>(?:<strong>)?([A-Z]{2}-[A-Z]?\d{2,3}[a-z]?)(?:</strong>)?</td>")
# Chinese is written without blanks: only ASCII letters may make an id part of a longer word.
CITED = re.compile(r"(?<![\w\"-])([A-Z]{2}-[A-Z]?\d{2,3}[a-z]?)\b(?![^<]*>)", re.ASCII)
MAKERS = re.compile(r"<!-- for makers -->.*?(?:<!-- for players -->|\Z)", re.DOTALL)
HEADING = re.compile(r"<(/?)h([1-5])>")


@lru_cache(maxsize=64)
def rules_html(game: Game, language: str = ENGLISH) -> str:
    """The rules as HTML without any markup of their own, each rule with an anchor; empty if the game has none."""
    file = rules_file(game, rules_language(game, language))
    if not file.is_file():
        return ""
    html = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table").disable(["link", "image", "autolink"])
    text = str(html.render(for_players(read_text(file, DeclarationError))))
    text = lowered(text)
    text = ROW.sub(r'<tr id="rule-\1" class="rule">' + "\n" + r"<th scope=row>\1</th>", text)
    known = set(re.findall(r'id="rule-([^"]+)"', text))
    return CITED.sub(lambda match: _link(match.group(1), known), text).replace("<th scope=row>", '<th scope="row">')


def rules_text(game: Game, language: str = ENGLISH) -> str:
    """How to play, without its pictures, and the rules, as they are written."""
    howto = PICTURE.sub("", howto_text(game, language)) if has_howto(game) else ""
    file = rules_file(game, rules_language(game, language))
    return howto + "\n" + (for_players(read_text(file, DeclarationError)) if file.is_file() else "")


def for_players(text: str) -> str:
    """Without what only those need who make the game: files, decisions by number, the order of steps."""
    return MAKERS.sub("", text)


def lowered(html: str) -> str:
    """The same with each heading one level below, since the page has a title of its own."""
    return HEADING.sub(lambda match: f"<{match.group(1)}h{int(match.group(2)) + 1}>", html)


def _link(id: str, known: set[str]) -> str:
    return f'<a href="#rule-{id}">{id}</a>' if id in known else id
