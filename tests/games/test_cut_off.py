"""Words that are cut off on a board can be read whole in the inspector."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from tests.draw.reading import SVG, Element, parsed

MOMENTS = (0, 8, 40, 90)
NAMES = ["Wilhelmina Featherstone", "Bartholomew Okonkwo", "Guinevere Castellanos", "Maximilian Thunderberg"]  # as long as a name may be


def unread(part: Element, is_shown: bool = False) -> Iterator[str]:
    """Words that are cut off and belong to nothing that has a card."""
    is_shown = is_shown or "data-thing" in part.attrib
    words = "".join(part.itertext()).strip()
    if part.tag == f"{SVG}text" and words.endswith("…") and not is_shown:
        yield words
    for inner in part:
        yield from unread(inner, is_shown)


def test_cut_off_words_are_found() -> None:
    drawn = '<svg xmlns="http://www.w3.org/2000/svg"><text>Lon…</text><g data-thing="seat:0"><text>Lon…</text></g><text>Whole</text></svg>'
    assert list(unread(parsed(drawn))) == ["Lon…"]


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_whatever_is_cut_off_has_a_card(name: str) -> None:
    game, rng, missing = find_game(name), random.Random(7), set[str]()  # noqa: S311
    players = game.players[-1]
    match = Match(game, players, 7, names=NAMES[:players])
    for number in range(MOMENTS[-1] + 1):
        if match.over:
            break
        if number in MOMENTS:
            views = [match.view(match.asked, language, tall=tall) for language in LANGUAGES for tall in (False, True)]
            missing.update(words for view in views for words in unread(parsed(view.drawing)))
        match.answer(rng.choice(match.options))
    assert missing == set()
