"""The score sheet of a finished match."""

from __future__ import annotations

from unittest.mock import MagicMock

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.found import find_game
from cosmocafe.core.match import Match
from cosmocafe.web.frames import moment, result
from cosmocafe.web.speech import speech
from cosmocafe.web.store.rows import PERSON, SeatRow


@pytest.mark.parametrize(("game", "players", "counted"), [("star_stations", 2, "Stations"), ("vivajava_dice", 1, "Score")])
def test_a_score_says_what_it_counts_and_who_plays_alone_has_no_place(game: str, players: int, counted: str) -> None:
    match = Match(find_game(game), players, "sheet", names=["Ann", "Bob"][:players])
    while not match.over:
        match.answer(match.options[-1])
    seats = [SeatRow(seat=seat, name=name, kind=PERSON, token="") for seat, name in enumerate(match.names or [])]
    table = MagicMock(match=match, open_seats=[], seats=seats, present={})
    shown = result(moment(table, NOBODY, "en", [], "greedy"), speech("en"))
    assert f'<tfoot><tr><th scope="row">{counted}</th>' in shown
    assert ('class="place"' in shown) is (players > 1)
