"""Sentences as players read them: numbers, plurals, and to whom a text speaks."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import PLANET_NAMES
from cosmocafe.games.starfarers.vocabulary import CHIP_KIND, FRIEND_NAME, FRIENDS, TEXT_NAME, TEXTS, Answer, ChipKind, Event

TOML: dict[str, Any] = tomllib.loads(game.file("components.toml").read_text(encoding="utf-8"))
YOU = re.compile(r"\byou|[你您]", re.IGNORECASE)
PLANET = PLANET_NAMES.index("S1.2")


def said(event: Event, a: int = 0, b: int = 0, c: int = 0, language: str = "en") -> str:
    """What all read of an event of the first player."""
    return game.words(language).event(Told(int(event), 0, a, b, c, NOBODY), ["Ada", "Bo", "Cy", "Di"])


def test_one_booster_is_one() -> None:
    assert said(Event.COMPARED, 1, 1) == "Ada gives chase with 1 booster against 1"
    assert said(Event.COMPARED, 1, 2) == "Ada gives chase with 2 boosters against 1"


def test_a_present_of_no_card_is_nothing() -> None:
    words = game.words("en")
    assert [words.answer(Answer.AMOUNT + cards) for cards in (0, 1, 2)] == ["Present nothing", "Present 1 card", "Present 2 cards"]
    assert said(Event.PRESENTS, 0) == "Ada presents nothing"
    chinese = game.words("zh-Hant")
    assert [chinese.answer(Answer.AMOUNT + cards) for cards in (0, 1)] == ["不送牌", "送 1 張牌"]
    assert said(Event.PRESENTS, 0, language="zh-Hant") == "Ada 不送牌"


def test_lairs_are_beaten_and_ice_is_made_habitable() -> None:
    assert said(Event.BEAT_PIRATES, PLANET, 3) == "Ada beats the pirate lair of strength 3 on Ember Reach 2"
    assert said(Event.THAWED, PLANET, 3) == "Ada makes the ice planet Ember Reach 2 habitable, which took 3 freight rings"
    assert said(Event.LOOKED, PLANET, ChipKind.ICE, 3) == "You see on Ember Reach 2: an ice planet, freight rings needed: 3"
    assert game.words("en").value(CHIP_KIND, ChipKind.PIRATE) == "a pirate lair of strength"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_says_you_to_nobody_and_names_who_hears_it(language: str) -> None:
    for text in range(len(TEXTS)):
        read = game.words(language).value(TEXT_NAME, text)
        assert not YOU.search(read), read
        heard = said(Event.HEARD, text, language=language)
        assert heard.startswith("Ada")
        assert heard.endswith(read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_friendship_cards_name_all_their_numbers(language: str) -> None:
    for card, row in enumerate(TOML["friendship_card"]):
        effect = row["effect"]
        numbers = {effect.get(name) for name in ("amount", "speed", "combat", "ratio", "limit", "fame", "players", "cards")} - {None, 0}
        numbers |= set(effect.get("pays", {}).values())
        words = game.words(language).value(FRIEND_NAME, card)
        assert not YOU.search(words), words  # all see it
        assert numbers <= {int(number) for number in re.findall(r"\d+", words)}, f"{FRIENDS[card]}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_old_age_name_their_numbers(language: str) -> None:
    for row in TOML["encounter"]:
        for node in row["nodes"]:
            for effect in node.get("effects", []):
                if effect["op"] == "wear":
                    assert str(effect["more_than"]) in game.words(language).value(TEXT_NAME, TEXTS.index(node["text"]))
