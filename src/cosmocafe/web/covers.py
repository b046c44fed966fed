"""A game's cover: `cover.svg` in its folder, with the title in the letters of every language; else a plain one with the title."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import NamedTuple

from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.files import read_text
from cosmocafe.core.game import Game

from .fragments import templates

LETTERS = re.compile(r'<g lang="([\w-]+)">.*?</g>\n?', re.DOTALL)
GROUND = re.compile(r'<svg[^>]* style="background:(#[0-9a-f]+)"')


class Cover(NamedTuple):
    """A cover in one language; its ground is seen until the picture has come, its stamp tells it from an older one."""

    svg: str
    ground: str
    stamp: str


@lru_cache(maxsize=256)
def cover(game: Game, language: str) -> Cover:
    """The cover in the letters of one language."""
    file = game.file("cover.svg")
    drawn = read_text(file, DeclarationError) if file.exists() else plain(game, language)
    svg = LETTERS.sub(lambda group: group[0] if group[1] == language else "", drawn)
    ground = GROUND.match(svg)
    return Cover(svg, ground[1] if ground else "#1a1d58", hashlib.sha256(svg.encode()).hexdigest()[:8])


def plain(game: Game, language: str) -> str:
    """The cover of a game that brings none."""
    return templates.get_template("parts/cover.svg").render(title=game.words(language).title, language=language)
