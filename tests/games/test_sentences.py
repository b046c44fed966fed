"""What every sentence of every log has in common."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.found import find_game

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
