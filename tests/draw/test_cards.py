"""Seat cards."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.match import Match
from cosmocafe.draw.areas import Area
from cosmocafe.draw.cards import Figure, State, card_areas, seat_card
from cosmocafe.games.star_stations import game

from .reading import Element, parsed

FIGURES = [Figure("Ore", "5"), Figure("Metal", "12"), Figure("Supply", "F8 D6", units=2), Figure("Fleet", "40")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mine", [NOBODY, 0, 1])
def test_cards_lie_side_by_side_and_the_own_one_comes_first(players: int, mine: int) -> None:
    areas = card_areas(Match(game, players, 1).view(mine), 100, 400, FIGURES)
    assert sorted(areas) == list(range(players))
    for seat, area in areas.items():
        assert 0 <= area.x < area.x + area.width <= 400
        assert area.y >= 100
        for other, lies in areas.items():
            beside = area.x + area.width <= lies.x or lies.x + lies.width <= area.x
            assert seat == other or beside or area.bottom <= lies.y or lies.bottom <= area.y
    if mine != NOBODY:
        assert next(iter(areas)) == mine
        assert all(areas[mine].width > 390 and areas[mine].y <= area.y for area in areas.values())


def card(name: str, area: Area, state: State) -> Element:
    view = Match(game, 2, 1, names=["Bob", name]).view()
    return parsed(seat_card(view, 1, area, FIGURES, state))


def words_of(root: Element) -> list[str]:
    return [found.text or "" for found in root.iter("text")]


@pytest.mark.parametrize("width", [130, 195, 400])
def test_a_card_holds_all_figures_within_its_edges(width: float) -> None:
    area = card_areas(Match(game, 2, 1).view(), 0, width * 2, FIGURES)[1]
    root = card("Ann", area, State("Turn", bright=True))
    assert words_of(root) == ["Turn", "Ann", "Ore", "5", "Metal", "12", "Supply", "F8 D6", "Fleet", "40"]
    for found in root.iter("text"):
        assert area.x < float(found.attrib["x"]) < area.x + area.width
        assert area.y < float(found.attrib["y"]) < area.bottom
    assert root.attrib["class"] == "seat seat1 bright"
    assert root.findtext("title") == "Ann, Turn, Ore 5, Metal 12, Supply F8 D6, Fleet 40"


def test_a_long_name_is_shortened_where_it_is_drawn_only() -> None:
    root = card("Dorothea von Sternberg <b>", Area(0, 0, 130, 100), State("Out", out=True))
    assert words_of(root)[1].endswith("…")
    assert (root.findtext("title") or "").startswith("Dorothea von Sternberg <b>, Out")
    assert "out" in root.attrib["class"].split()
