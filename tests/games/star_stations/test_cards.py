"""The inspector: everything that is drawn has a card, and the cards say what has to be known."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import Card, thing
from cosmocafe.core.contract.sights import check_cards, things_of
from cosmocafe.core.game import View
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.cards import cards
from cosmocafe.games.star_stations.squares import NAMES
from cosmocafe.games.star_stations.vocabulary import Ship

from .builder import BLUE, RED, Position, position


def seen(p: Position, language: str = "en", *, tall: bool = False) -> View:
    """The table as Ann sees it."""
    return View(game, p.box, p.table, RED, names=["Ann", "Bob"], events=p._told, language=language, tall=tall)


def card(p: Position, kind: str, *which: int, language: str = "en") -> Card:
    """A card as Ann sees it."""
    found = cards(seen(p, language), thing(kind, *which))
    assert found is not None
    return found


def at(name: str) -> int:
    return NAMES.index(name)


def test_everything_that_is_drawn_can_be_inspected() -> None:
    assert "kinds" in check_cards(game, 60, lambda done: None)


@pytest.mark.parametrize("tall", [False, True])
def test_squares_ships_goods_players_and_the_roll_are_marked(tall: bool) -> None:
    marked = things_of(seen(position(red="X a1, FF c3"), tall=tall))
    wanted = [f"class:0:{ship}" for ship in range(4)] + ["goods:0:0", "goods:0:1", "seat:0", "seat:1", "roll", "round"]
    assert {*wanted, thing("square", at("c3")), thing("square", at("d4")), thing("ships", RED, Ship.FRIGATE, at("c3"))} <= set(marked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ship", Ship)
def test_every_type_of_ship_says_what_it_does(ship: Ship, language: str) -> None:
    shown = card(position(), "class", RED, ship, language=language)
    assert shown.lines == [game.words(language).label(f"how_{ship.name.lower()}")]


def test_a_type_of_ship_has_the_numbers_of_the_box() -> None:
    shown = card(position(red="DD c3", change={"ships": {"destroyer": {"cost": 6, "supply": 7}}}), "class", RED, Ship.DESTROYER)
    assert shown.numbers == [
        ("Attack dice", "2"),
        ("Dice at a neighbouring square", "3"),
        ("Squares in a move", "1"),
        ("Hits ignored per attack", "0"),
        ("Price", "6 Metal"),
        ("In supply", "5 / 7"),
        ("On the board", "2"),
    ]
    assert "Price" not in dict(card(position(), "class", RED, Ship.FLAGSHIP).numbers)


def test_a_station_says_who_holds_it_and_a_meeting_that_nobody_does() -> None:
    p = position(red="F c3 d4", blue="C d4", stations="c3 d4 e2")
    assert "Held by: Ann" in card(p, "square", at("c3")).lines
    assert "Held by: nobody's" in card(p, "square", at("e2")).lines
    shared = card(p, "square", at("d4"))
    assert shared.lines[:2] == ["Ann: frigate 1", "Bob: cruiser 1"]
    assert "Held by: contested" in shared.lines
    assert "SS-053" in shared.rules


def test_a_building_site_says_what_a_module_costs() -> None:
    shown = card(position(modules={"c3": 2}), "square", at("c3"))
    assert shown.title == "c3: Star"
    assert shown.numbers == [("Modules", "2 / 3"), ("Price of a module", "1 Ore")]


@pytest.mark.parametrize(("asked", "rule"), [("presence", "SS-150"), ("sticky", "SS-153")])
def test_a_station_names_the_rule_of_control_that_was_agreed_on(asked: str, rule: str) -> None:
    assert rule in card(position(stations="c3", agreed={"control": asked}), "square", at("c3")).rules


def test_ships_that_were_hit_say_so() -> None:
    p = position(red="X a1, CC c3", blue="FFC c3, X f6").answer("strike c3", hits=2).answer("hit seat2 cruiser whole")
    shown = card(p, "ships", BLUE, Ship.CRUISER, at("c3"))
    assert shown.lines[0] == "dented: 1"
    assert ("Ships here", "1") in shown.numbers


def test_the_roll_says_which_ships_were_lost() -> None:
    p = position(red="X a1, CC c3", blue="D c3, X f6").answer("strike c3", hits=3)
    shown = card(p, "roll")
    assert "Lost: destroyer (Bob)" in shown.lines
    assert shown.numbers == [("Faces that hit", "2 / 6")]


@pytest.mark.rule("SS-036")
def test_a_corner_says_whether_a_fleet_begins_there() -> None:
    usual, laid = position(), position(agreed={"placement": "preset"})
    assert "Here a fleet begins" in card(usual, "square", at("a6")).lines[-1]
    assert "No fleet begins here" in card(laid, "square", at("a6")).lines[-1]


def test_what_is_no_roll_is_not_called_one() -> None:
    p = position(red="X a1, FF c3").answer("gather c4", "bring frigate c3", "done")
    assert card(p, "roll").title == "Last action"


def test_a_player_says_what_there_is_and_whether_it_is_locked() -> None:
    shown = card(position(red="F c3", blue="F c3 d4", ore=[3, 1]), "seat", BLUE)
    assert shown.title == "Bob"
    assert {("Stations", "0/4"), ("Ore", "1"), ("Frigate", "2"), ("Fleet", "12")} <= set(shown.numbers)
    assert any("only moving and attacking" in line for line in shown.lines)


@pytest.mark.parametrize(
    "name", ["seat:2", "class:0:4", "class:2:0", "goods:0:2", "goods:3:0", "square:6", "square:99", "ships:0:0:20", "ships:0:9:0"]
)
def test_what_does_not_lie_there_has_no_card(name: str) -> None:
    assert cards(seen(position()), name) is None


def test_the_card_of_a_square_shows_the_square_and_no_ring_of_the_question() -> None:
    p = position(red="X a1, FF c3").answer("gather c4")
    assert "chosen" in str(seen(p)._repr_svg_())
    assert "chosen" not in card(p, "square", at("c4")).picture


@pytest.mark.rule("SS-153", "SS-162")
def test_stations_say_how_they_are_held_and_win_as_it_was_agreed() -> None:
    usual, agreed = position(stations="c3"), position(stations="c3", agreed={"control": "sticky", "station_win": "hold"})
    assert "Whoever stands here alone holds it" in card(usual, "square", at("c3")).lines[-1]
    assert "Whoever stood here alone last holds it" in card(agreed, "square", at("c3")).lines[-1]
    assert "Hold enough finished stations, and you win." in card(usual, "seat", RED).lines
    assert "Hold enough finished stations when your turn begins, and you win." in card(agreed, "seat", RED).lines


@pytest.mark.rule("SS-066")
def test_where_enemies_meet_ships_do_not_pass_as_they_like() -> None:
    met, alone = (card(position(red="F b2", blue=f"C {name}"), "square", at("b2")).lines for name in ("b2", "e5"))
    assert any("Enemies meet here" in line for line in met) and not any("pass" in line for line in met)
    assert any("pass" in line for line in alone)
    foreign = card(position(red="X a1", blue="C b2"), "square", at("b2")).lines
    assert not any("pass" in line for line in foreign)
