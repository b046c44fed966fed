"""The page's words: the same places in every language, none missing, none left over."""

from __future__ import annotations

import re
from pathlib import Path

import cosmocafe.web
from cosmocafe.bots import COMPANY, LEVELS
from cosmocafe.web.speech import gaps, preferred, speech

FOLDER = Path(cosmocafe.web.__file__).parent
NAMED = re.compile(r"""say\(\s*["']([a-z_]+\.[a-z_]+)["'](?! ~)""")


def test_every_language_has_every_word() -> None:
    assert list(gaps()) == []


def test_every_word_that_is_used_exists_and_every_word_is_used() -> None:
    text = "\n".join(file.read_text() for suffix in ("*.py", "*.html") for file in FOLDER.rglob(suffix))
    sentences = speech("en").sentences
    used = set(NAMED.findall(text))
    assert used <= set(sentences)
    unused = [place for place in sentences if place not in used and f'"{place}"' not in text and not is_made(place)]
    assert unused == []


def is_made(place: str) -> bool:
    """Whether code puts the place together from its parts."""
    made = (
        "bots.",
        "bot_names.",
        "tempers.",
        "errors.",
        "page.theme_",
        "page.not_found",
        "page.broken",
        "page.too_much",
        "page.refused",
        "prefs.",
        "lobby.over",
        "lobby.lost",
        "lobby.won",
        "desk.source_",
        "manners.wants_",
        "admin.count_",
        "tournament.kind_",
        "phrases.",
        "pictures.",
    )
    return place.startswith(made)


def test_every_bot_has_a_name_and_a_level() -> None:
    for bot in COMPANY:
        assert speech("en").bot(bot) != bot and speech("zh-Hant").bot(bot) != bot
    for language in ("en", "zh-Hant"):
        assert len({speech(language)(f"tempers.{level}") for level in LEVELS}) == len(LEVELS)


def test_the_language_is_the_chosen_one_else_the_browsers() -> None:
    assert preferred("zh-TW,zh;q=0.9,en;q=0.8", None) == "zh-Hant"
    assert preferred("zh-TW", "en") == "en"
    assert preferred("fr", None) == "en"
    assert preferred("", "xx") == "en"
