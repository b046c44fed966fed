"""The page's own words, one TOML file a language. Games bring theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cosmocafe.core.author.box import read_toml
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import WordsError

FOLDER = Path(__file__).parent / "words"
PART = re.compile(r"\{(\w+)\}")
NAMES = {"en": "English", "zh-Hant": "繁體中文"}


class Speech:
    """The page in one language: `speech("table.waiting", who="Ann")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        data = read_toml(FOLDER / f"{language}.toml")
        self.sentences: dict[str, str] = {f"{kind}.{name}": text for kind, entries in data.items() for name, text in entries.items()}

    def __call__(self, place: str, **parts: object) -> str:
        """The words for a place of the page, with their parts filled in."""
        if place not in self.sentences:
            raise WordsError(f"{self.language}: the page has no words for {place}")
        return PART.sub(lambda match: str(parts[match.group(1)]), self.sentences[place])

    def bot(self, name: str) -> str:
        """A bot with its level."""
        return self.sentences.get(f"bots.{name}", name)

    def bot_name(self, name: str) -> str:
        """What a bot is called at the table."""
        return self.sentences.get(f"bot_names.{name}", name.capitalize())


@cache
def speech(language: str) -> Speech:
    """The page's words in a language."""
    return Speech(language)


def gaps() -> Iterator[str]:
    """Every place that a language lacks, or whose parts differ from the first language's."""
    first = speech(LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = speech(language)
        for place in sorted(first.sentences.keys() ^ other.sentences.keys()):
            yield f"{place} is not in every language"
        for place in first.sentences.keys() & other.sentences.keys():
            if set(PART.findall(first.sentences[place])) != set(PART.findall(other.sentences[place])):
                yield f"{language}: {place} names other parts than {first.language}"


def preferred(accepted: str, kept: str | None) -> str:
    """The language of a visitor: the one chosen before, else the browser's, else English."""
    if kept in LANGUAGES:
        return str(kept)
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()
        for language in LANGUAGES:
            if code.split("-")[0] == language.lower().split("-")[0]:
                return language
    return LANGUAGES[0]
