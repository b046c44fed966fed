"""The drawing: every option on its place, in both languages and both shapes, and what has to be seen."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.contract.sights import things_of
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.scene.spots import WORDS_ONLY
from cosmocafe.testing import Agreed
from tests.draw.reading import classed, parsed
from tests.snapshots import compare

from .builder import ANNA, BEN, CARA, position

MARKS = {
    ANNA: {"white": 3, "yellow": 1, "red": 2, "green": 3},
    BEN: {"white": 2, "yellow": 1, "brown": 5, "red": 3},
    CARA: {"white": 4, "yellow": 2, "green": 6},
}
SETS: list[tuple[int, Agreed]] = [
    (1, {"corporation": "omniblend", "coaster": "spiced"}),
    (1, {"corporation": "sacchar"}),
    (2, {"coaster": "free"}),
    (3, {"coaster": "interns"}),
    (4, {"coaster": "wild"}),
]


def drawn(match: Match, seat: int, language: str, tall: bool = False) -> str:
    """The picture a seat sees."""
    svg = match.view(seat, language, tall=tall)._repr_svg_()
    assert svg is not None
    return svg


def on_things(match: Match) -> list[int]:
    """The options that are more than words."""
    return sorted(answer for answer in match.options if game.catalogue.block(answer) not in WORDS_ONLY)


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
            for tall in (False, True):
                svg = drawn(match, match.asked, language, tall)
                ElementTree.fromstring(svg)  # noqa: S314
                assert clickable(svg) == on_things(match)
                assert clickable(drawn(match, -1, language, tall)) == []
        match.answer(mood.choice(match.options))
    assert clickable(drawn(match, 0, language)) == []


def test_dice_show_pictures_and_letters_are_for_who_asks() -> None:
    p = position(roll="GGGRKw*")
    svg = View(game, p.box, p.table, ANNA).drawing or ""
    for symbol in ("vj-coffee-green", "vj-coffee-black", "vj-flavor-white", "vj-flavor-wild"):
        assert f'href="#{symbol}"' in svg
        letter = symbol.replace("vj-", "vj-letter-")
        assert re.search(rf'<g class="letter">\s*<use href="#{letter}"', svg)
    whole = View(game, p.box, p.table, ANNA)._repr_svg_() or ""
    assert ".cosmocafe .letter{display:none}" in whole
    assert "[data-letters] .cosmocafe .letter{display:inline}" in whole


def test_words_are_in_both_languages() -> None:
    match = Match(game, 2, 8)
    assert all(words in drawn(match, 0, "en") for words in ("Featured Blend", "Re-Roll", "Which blend beats which"))
    assert "招牌配方" in drawn(match, 0, "zh-Hant")


@pytest.mark.parametrize("tall", [False, True])
def test_a_frame_is_small_and_a_picture_is_whole(tall: bool) -> None:
    view = Match(game, 4, 8).view(0, tall=tall)
    bare, whole = view.drawing or "", view._repr_svg_() or ""
    assert len(bare) < 45_000
    assert "<style" not in bare
    assert "<symbol" not in bare
    used = set(re.findall(r'href="#([\w-]+)"', whole)) | set(re.findall(r"url\(#([\w-]+)\)", whole))
    assert used <= set(re.findall(r' id="([\w-]+)"', whole))
    assert "vj-firm-sacchar" not in whole  # nobody plays alone


def test_the_coaster_says_which_blend_is_there_and_which_one_can_be_made() -> None:
    p = position(roll="GGGRK", featured="RRWWY", by=BEN)
    view = View(game, p.box, p.table, ANNA)
    svg = view._repr_svg_()
    assert svg is not None
    assert "Player 2: Decaf · red" in svg
    assert "→ Regular" in svg
    assert "Make the Featured Blend: Regular green" in svg
    assert "Decaf · red" in view.picture


def test_the_ladder_frames_what_is_held_and_what_can_be_made() -> None:
    p = position(roll="GGGRK", featured="RRWWY", by=BEN)
    board = parsed(View(game, p.box, p.table, ANNA).drawing)
    assert len(classed(board, "holds")) == 1
    assert len(classed(board, "makes")) == 1
    assert len(classed(board, "faded")) == 3  # pairs below red


def test_a_track_shows_what_research_would_stamp() -> None:
    p = position(roll="GGRRK", marks={ANNA: {"red": 4}})
    svg = View(game, p.box, p.table, ANNA).drawing or ""
    assert svg.count("vj-next-red") == 2
    assert svg.count("vj-stamp-red") == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_abilities_begin_is_seen_on_everybodys_sheet(players: int) -> None:
    match = Match(game, players, "levels")
    seat = match.asked
    for other in set(range(players)) - {seat}:
        sheet = next(part for part in parsed(drawn(match, seat, "en")).iter() if part.attrib.get("data-seat") == str(other))
        told = [part.text for part in sheet.iter() if part.text in ("1X", "2X")]
        assert len(told) == 10 or len([part for part in sheet.iter() if "-cell-" in part.attrib.get("href", "")]) >= 10
        sheet = next(part for part in parsed(drawn(match, seat, "en", tall=True)).iter() if part.attrib.get("data-seat") == str(other))
        assert len(classed(sheet, "mini-ticket")) == 5 or players == 2


@pytest.mark.parametrize("tall", [False, True])
def test_discs_and_interns_are_chosen_from_a_shelf(tall: bool) -> None:
    match = Match(game, 2, 8, agreed={"coaster": "free"})
    marked = things_of(match.view(match.asked, tall=tall))
    assert sum(name.startswith("ability:") for name in marked) == len(match.options)


def test_dice_laid_down_are_no_longer_in_the_roll() -> None:
    p = position(roll="KKRrGw", discs={"red": "spill"}).answer("featured", "lay red")
    view = View(game, p.box, p.table, ANNA)
    assert clickable(str(view._repr_svg_())) == sorted(view.options)
    assert "Roll: G K K w r" in view.picture
    assert "For the blend: R" in view.picture


def test_dice_that_were_chosen_are_bright_and_ringed() -> None:
    p = position(roll="KKRrGw", discs={"red": "spill"}).answer("featured", "lay red")
    chosen = classed(parsed(View(game, p.box, p.table, ANNA).drawing), "chosen")
    assert len(chosen) == 1
    assert [part.attrib["class"] for part in chosen[0].iter() if "ring" in part.attrib.get("class", "")] == ["ring"]


@pytest.mark.parametrize("name", ["Master Yun", "Captain Vega", "Bruno"])
def test_whose_roll_it_is_is_read_whole_on_a_phone(name: str) -> None:
    p = position(roll="KKRrGw")
    p.table.active = BEN
    view = View(game, p.box, p.table, ANNA, names=["Guest", name])
    view.tall = True
    words = [part.text or "" for part in parsed(view.drawing).iter() if part.tag.endswith("text")]
    assert set(name.split()) <= set(words)
    assert not [word for word in words if "…" in word]


def test_the_corporation_shows_its_meter() -> None:
    match = Match(game, 1, 8, agreed={"corporation": "sacchar"})
    svg = drawn(match, 0, "en")
    assert "Sacchar Inc." in svg
    assert len(re.findall(r'class="bar\d"', svg)) == match.box.meter_top + 1
    assert svg.count('data-piece="needle"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_picture_fits_a_hundred_columns(language: str) -> None:
    mood = random.Random(5)  # noqa: S311
    for players, agreed in SETS:
        match = Match(game, players, 3, agreed=agreed)
        while not match.over and match.number < 60:
            match.answer(mood.choice(match.options))
            assert max(len(row) for row in match.view(0, language).picture.splitlines()) <= 100


@pytest.mark.parametrize("name", ["desk", "phone"])
def test_snapshot(name: str) -> None:
    p = position(
        3, roll="GKGYGw", featured="RRRYW", by=BEN, donors={1: CARA}, rainbow=CARA, pp=[12, 14, 9], flavor={BEN: 1}, turn=17, marks=MARKS
    )
    p.answer("done", "donate")
    view = View(game, p.box, p.table, ANNA, names=["Anna", "Ida", "Tom"], tall=name == "phone")
    compare(f"vivajava_dice/{name}.svg", str(view._repr_svg_()))
