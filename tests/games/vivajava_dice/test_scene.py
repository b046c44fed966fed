"""The drawing: every option on its place, in both languages, and what has to be seen."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game
from cosmocafe.testing import Agreed

from .builder import ANNA, BEN, position

SETS: list[tuple[int, Agreed]] = [
    (1, {"corporation": "omniblend", "coaster": "spiced"}),
    (1, {"corporation": "sacchar"}),
    (2, {"coaster": "free"}),
    (3, {"coaster": "interns"}),
    (4, {"coaster": "wild"}),
]


def drawn(match: Match, seat: int, language: str) -> str:
    """The picture a seat sees."""
    svg = match.view(seat, language)._repr_svg_()
    assert svg is not None
    return svg


def clickable(svg: str) -> list[int]:
    """The answers that lie in a picture."""
    return sorted({int(answer) for numbers in re.findall(r'data-answers?="([\d ]+)"', svg) for answer in numbers.split()})


@pytest.mark.parametrize(("players", "agreed"), SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_clicked_and_nobody_else_can_click(players: int, agreed: Agreed, language: str) -> None:
    mood = random.Random(players)  # noqa: S311
    match = Match(game, players, 8, agreed=agreed)
    while not match.over:
        if match.number % 3 == 0:
            svg = drawn(match, match.asked, language)
            ElementTree.fromstring(svg)  # noqa: S314
            assert clickable(svg) == sorted(match.options)
            assert clickable(drawn(match, -1, language)) == []
        match.answer(mood.choice(match.options))
    assert clickable(drawn(match, 0, language)) == []


def test_dice_carry_their_letters_and_tracks_their_names() -> None:
    match = Match(game, 2, 8)
    svg = drawn(match, 0, "en")
    assert sum(f">{letter}</text>" in svg for letter in "WYBRG") == 5  # the discs and the tracks
    assert "Featured Blend" in svg
    assert "Re-Roll" in svg
    assert "招牌配方" in drawn(match, 0, "zh-Hant")


def test_the_coaster_says_which_blend_is_there_and_which_one_can_be_made() -> None:
    p = position(roll="GGGRK", featured="RRWWY", by=BEN)
    view = View(game, p.box, p.table, ANNA)
    svg = view._repr_svg_()
    assert svg is not None
    assert "Player 2, Decaf · red" in svg
    assert "→ Regular" in svg
    assert "Make the Featured Blend: Regular green" in svg
    assert "Decaf · red" in view.picture


def test_dice_laid_down_are_no_longer_in_the_roll() -> None:
    p = position(roll="KKRrGw", discs={"red": "spill"}).answer("featured", "lay red")
    view = View(game, p.box, p.table, ANNA)
    assert clickable(str(view._repr_svg_())) == sorted(view.options)
    assert "Roll: G K K w r" in view.picture
    assert "For the blend: R" in view.picture


def test_the_corporation_shows_its_meter() -> None:
    match = Match(game, 1, 8, agreed={"corporation": "sacchar"})
    svg = drawn(match, 0, "en")
    assert "Sacchar Inc." in svg
    assert svg.count('class="meter"') + svg.count('class="here"') == match.box.meter_top + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_picture_fits_a_hundred_columns(language: str) -> None:
    mood = random.Random(5)  # noqa: S311
    for players, agreed in SETS:
        match = Match(game, players, 3, agreed=agreed)
        while not match.over and match.number < 60:
            match.answer(mood.choice(match.options))
            assert max(len(row) for row in match.view(0, language).picture.splitlines()) <= 100
