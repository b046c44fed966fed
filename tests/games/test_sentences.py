"""What every sentence of every game has in common: in the log, on the board, on the inspector's cards."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.contract.sights import things_of
from cosmocafe.core.found import find_game
from cosmocafe.core.game import View
from cosmocafe.core.match import Match

GAMES = ("star_stations", "starcadia_quest", "stardust_coffee", "starfarers", "vivajava_dice")
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]


@pytest.mark.parametrize("name", GAMES)
def test_sentences_of_the_log_begin_with_a_capital(name: str) -> None:
    game = find_game(name)
    for event in game.events:
        for place, domain in enumerate(event.parts.values()):
            for value in range(len(domain.texts or ())):
                parts = [value if place == k else 0 for k in range(3)]
                said = game.words("en").event(Told(int(event), 0, parts[0], parts[1], parts[2], NOBODY), PLAYERS)
                assert not said[:1].islower(), said


HAN = "\u3400-\u9fff"
# Marks of another script beside Chinese letters: a colon, a comma, a stop, a bracket. A number before a stop counts lines.
STRANGE = re.compile(rf"(?<=[{HAN}）」])[:;,.](?= |[{HAN}])|(?<!\d)[:;,.] (?=[{HAN}「（])|(?<=[{HAN}]) ?\((?=.)")
WRITTEN = re.compile(r'<(?:title|text|desc)[^>]*>([^<]*)<|aria-label="([^"]*)"')


def said(view: View) -> Iterator[str]:
    """All that a view says: as a drawing, on every card, as text, of each answer."""
    for one, other in WRITTEN.findall(view.drawing or ""):
        yield unescape(one or other)
    for card in map(view.card, things_of(view)):
        assert card
        yield from [card.title, *card.lines, *(part for pair in card.numbers for part in pair)]
    yield from [view.picture, *view.choices.values()]


@pytest.mark.parametrize("name", GAMES)
def test_chinese_has_its_own_marks_between_words(name: str) -> None:
    game, rng = find_game(name), random.Random(1)  # noqa: S311
    match = Match(game, game.players[-1], 1)
    while not match.over and match.number < 160:
        if match.number % 19 == 0:
            strange = [words for words in said(match.view(match.asked, "zh-Hant", tall=bool(match.number % 2))) if STRANGE.search(words)]
            assert strange == []
        match.answer(rng.choice(match.options))


@pytest.mark.parametrize("name", GAMES)
def test_between_chinese_letters_and_others_is_a_space(name: str) -> None:
    game = find_game(name)
    seats = {"who", *(part for event in game.events for part, domain in event.parts.items() if domain.seats)}
    who = rf"\{{(?:{'|'.join(seats)})\}}"
    crowded = re.compile(rf"[{HAN}](?:[0-9A-Za-z]|{who})|(?:[0-9A-Za-z]|{who})[{HAN}]|{who}\{{|\}}{who}")
    spoken = game.words("zh-Hant").data
    assert [text for part in spoken.values() for text in part.values() if crowded.search(text)] == []


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_chinese_sentence_names_stands_in_it_with_the_right_spaces(name: str) -> None:
    """Some parts are numbers and some are words: what is written beside them cannot suit both."""
    game = find_game(name)
    odd = re.compile(rf"(?<=[{HAN}（）「」])[ ](?=[{HAN}（）「」])|[{HAN}][0-9A-Za-z]|[0-9A-Za-z][{HAN}]")
    for event in game.events:
        for place, domain in enumerate(event.parts.values()):
            for value in range(len(domain.texts or ())):
                parts = [value if place == k else 0 for k in range(3)]
                told = Told(int(event), 0, parts[0], parts[1], parts[2], NOBODY)
                said = game.words("zh-Hant").event(told, PLAYERS)
                assert not odd.search(said), said
                assert said == "".join(one.words for one in game.words("zh-Hant").event_said(told, PLAYERS))
    for block in game.answers:
        for answer in (int(block), int(block) + block.size - 1):
            said = game.words("zh-Hant").answer(answer, PLAYERS)
            assert not odd.search(said), said
