"""The terminal shows everything that is open on the table."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.draw.text import columns

OPEN = {
    "stardust_coffee": ["Pirate Port", "⚑Alpha", "Honor: 1 points 1", "(Upgrade with whisky)", "Badge 1", "pirates take", "Stardust die"],
    "vivajava_dice": ["Tokens, to take", "Tokens, unused"],
    "starfarers": ["Strength", "Pirates and ice", "colony ship ×", "spaceport: 3 carbon 2 food", "white"],
    "starcadia_quest": [
        "Carry 2 Quest tokens",
        "Event cards left",
        "Recharge 8",
        "1 more attack die",
        "Blaster Rifle: 1 die less",
        "~ a Hoverboard",
    ],
    "star_stations": ["In supply", "Quiet turns"],
}


def after(id: str, answers: int, players: int | None = None) -> Match:
    """A match after some random answers."""
    match, rng = Match(find_game(id), players, 3), random.Random(1)  # noqa: S311
    while match.number < answers and not match.over:
        match.answer(rng.choice(match.options))
    return match


@pytest.mark.parametrize("id", sorted(OPEN))
def test_what_is_open_is_shown(id: str) -> None:
    match = after(id, 90, 2 if 2 in find_game(id).players else 3)
    for seat in (-1, match.asked):
        picture = match.view(seat).picture
        assert [words for words in OPEN[id] if words not in picture] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(installed_games()))
def test_every_picture_fits_a_hundred_columns(id: str, language: str) -> None:
    for players in find_game(id).players:
        for answers in (0, 40, 150):
            match = after(id, answers, players)
            assert max(columns(line) for line in match.view(match.asked, language).picture.splitlines()) <= 100


def test_partnerships_claims_and_the_meter_are_shown() -> None:
    match = after("vivajava_dice", 10, 3)
    match.table.seats[1].partners[4], match.table.seats[0].claims[2] = 1, 2
    picture = match.view().picture
    assert "Research Partnership, Player 2: G ●1" in picture
    assert "○○" in picture
    alone = after("vivajava_dice", 10, 1)
    shown = alone.box.meter[alone.table.meter]
    assert f"[{shown}]" in alone.view().picture


def test_a_waiting_trade_ship_wounds_and_badges_are_shown() -> None:
    stars = after("starfarers", 30, 3)
    stars.table.fleets[1].claims = 1
    assert "+1 trade ship" in stars.view().picture
    station = Match(find_game("starcadia_quest"), 2, 3, agreed={"mode": "campaign"})
    assert "Badges 0" in station.view().picture
