"""The table as text for a terminal."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.draw.text import columns
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.picture import WIDTH

from .builder import BLUE, RED, Position, position


def shown(p: Position, seat: int = RED, language: str = "en") -> str:
    return View(game, p.box, p.table, seat, names=["Ann", "Bob"], events=p._told, language=language).picture


def box_of(picture: str, name: str) -> list[str]:
    """The lines in the box of a square."""
    lines = picture.splitlines()
    begin = next(n for n, line in enumerate(lines) if line.startswith(f"{name[1]} │"))
    end = next(n for n in range(begin, len(lines)) if lines[n].startswith(("  ├", "  └")))
    return [line.split("│")[1 + "abcdefg".index(name[0])].strip() for line in lines[begin:end]]


def test_a_square_shows_its_ground_and_a_line_for_each_fleet() -> None:
    p = position(red="X d4, FFD c3", blue="C c3", stations="d4 c3", stars="b2", modules={"b4": 2}, asteroids={"e2": 3})
    picture = shown(p)
    assert box_of(picture, "d4") == ["◎ ●1      ‹", "●1 X"]
    assert box_of(picture, "c3") == ["◎ --      ‹", "●1 2F D", "■2 C"]
    assert box_of(picture, "b2")[0].startswith("* ▫▫▫")
    assert box_of(picture, "b4")[0].startswith("* ▪▪▫")
    assert box_of(picture, "e2")[0].startswith("o o o")


def test_only_the_player_who_is_asked_sees_choices() -> None:
    p = position(red="X a1", blue="X f6")
    assert "‹" in shown(p)
    assert "‹" not in shown(p, BLUE)


@pytest.mark.rule("SS-167")
def test_the_table_below_says_how_everybody_stands() -> None:
    p = position(red="X a1, FF b2", stations="b2", ore=[3, 4], metal=[5, 16], round=7, quiet=2)
    lines = [line.split() for line in shown(p).splitlines()]
    assert ["Round", "7/120", "Quiet", "turns", "2/40"] in lines
    assert ["●1", "Ann", "3", "5", "1/4", "12", "F8", "D6", "C4", "X0", "Turn"] in lines
    assert ["■2", "Bob", "4", "16", "0/4", "8", "F10", "D6", "C4", "X0"] in lines


def test_dice_and_ways_of_the_last_action() -> None:
    p = position(red="X a1, C c3", blue="FF c3, X f6").answer("strike c3", hits=1)
    assert "  ●1 c3 ✸···" in shown(p).splitlines()
    p = position(red="X a1, FF c3", blue="X f6").answer("scatter c3", "send frigate c4")
    assert "  c3→c4" in shown(p).splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("language", game.languages)
def test_no_line_is_wider_than_a_hundred_columns(players: int, size: int, language: str) -> None:
    names = ["Ann\x1b[31m", "星際站" * 20, "x" * 200, "\n\n"][:players]
    match, luck = Match(game, players, 11, agreed={"board_size": size}, names=names), random.Random(players * size)  # noqa: S311
    while not match.over and match.number < 160:
        if match.number % 8 == 0:
            picture = match.view(match.asked, language).picture
            assert all(columns(line) <= WIDTH == 100 for line in picture.splitlines())
            assert "\x1b" not in picture
        match.answer(luck.choice(match.options))
