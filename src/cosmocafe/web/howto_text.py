"""How to play a game as a page: the text as safe HTML, and the tables of the lesson as pictures in it."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from markdown_it import MarkdownIt

from cosmocafe.core.game import Game
from cosmocafe.core.howto import PICTURE, howto_text, view_of_step

from .frames import resting
from .rules_text import lowered

MARK = re.compile(r"<p>@(\d+)@</p>")
IDS = re.compile(r' (?:data-[a-z]+|tabindex|role)="[^"]*"')


@lru_cache(maxsize=32)
def howto_html(game: Game, language: str) -> str:
    """The text with its pictures; the page brings what all drawings of the game share."""
    text = howto_text(game, language)
    pictures = PICTURE.findall(text)
    numbers = iter(range(len(pictures)))
    marked = PICTURE.sub(lambda found: f"@{next(numbers)}@", text)
    html = str(MarkdownIt("commonmark", {"html": False}).disable(["link", "image", "autolink"]).render(marked))
    return MARK.sub(lambda found: _figure(game, language, *pictures[int(found[1])]), lowered(html))


def _figure(game: Game, language: str, caption: str, number: str) -> str:
    """The table at a step: nothing in it can be chosen."""
    drawn = IDS.sub("", resting(view_of_step(game, int(number), language)).drawing or "")
    words = escape(caption)
    return f'<figure><div class="drawn" role="img" aria-label="{words}">{drawn}</div><figcaption>{words}</figcaption></figure>'
