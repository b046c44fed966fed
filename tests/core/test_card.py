"""What an inspector shows of a thing."""

from __future__ import annotations

import pytest

from cosmocafe.core.card import Card, Cards, thing
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.sights import check_cards, inspect, things_of
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match

NAMES = ["white", "yellow"]
cards = Cards()


@cards.of("disc")
def disc(view: object, which: int) -> Card | None:
    return Card(NAMES[which], rules=["XX-001"])


@cards.of("cup")
def cup(view: object) -> Card | None:
    return Card("a cup")


def test_a_thing_is_found_by_its_kind_and_numbers() -> None:
    assert thing("disc", 1) == "disc:1"
    assert cards(None, thing("disc", 1)) == Card("yellow", rules=["XX-001"])
    assert cards(None, thing("cup")) == Card("a cup")


@pytest.mark.parametrize(
    "name", ["", "disc", "disc:2", "disc:0:0", "disc:-1", "disc:x", "disc:1 ", "cup:1", "hat", "disc:00001", "disc:1" * 99]
)
def test_what_is_no_thing_has_no_card(name: str) -> None:
    assert cards(None, name) is None


def inspected(game: Game, drawing: str, own: Cards | None, monkeypatch: pytest.MonkeyPatch) -> View:
    monkeypatch.setattr(game, "scene", lambda view: drawing)
    monkeypatch.setattr(game, "cards", own)
    return Match(game, 2, 1).view(0)


def test_a_view_finds_the_cards_of_its_game(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = inspected(connect_four, '<svg><g data-thing="cup"/><g data-thing="disc:1"/><g data-thing="cup"/></svg>', cards, monkeypatch)
    assert things_of(view) == ["cup", "disc:1"]
    assert view.card("cup") == Card("a cup")
    monkeypatch.setattr(connect_four, "cards", None)
    assert view.card("cup") is None


def test_the_contract_names_what_has_no_card_and_no_rule(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = inspected(connect_four, '<svg><g data-thing="cup"/></svg>', cards, monkeypatch)
    assert "1 kinds" in check_cards(connect_four, 20, lambda done: None)
    with pytest.raises(Failed, match="'hat' is drawn, but has no card"):
        inspect(view, "hat")
    with pytest.raises(Failed, match="names XX-001, but no such rule is written"):
        inspect(view, "disc:0")
    inspected(connect_four, "<svg></svg>", cards, monkeypatch)
    with pytest.raises(Failed, match="marks nothing"):
        check_cards(connect_four, 20, lambda done: None)
