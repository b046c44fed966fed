"""The inspector: everything that is drawn has a card, and the cards say what has to be known."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import Card, thing
from cosmocafe.core.contract.sights import check_cards, things_of
from cosmocafe.core.game import View
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.cards import cards
from cosmocafe.games.stardust_coffee.ring import TILES
from cosmocafe.games.stardust_coffee.standing import event_words
from cosmocafe.games.stardust_coffee.vocabulary import CARD, EVENT, GOOD, POWER, Action
from cosmocafe.testing import number

from .builder import SARA, Position, board, position


def middle() -> Position:
    """Something of everything."""
    sara = board(
        *("A", "D3 (B1) A"),
        goods="2 coffee, 1 milk, 1 whisky",
        stardust=2,
        powers="warp_drive (ansible)",
        honor=3,
        card="mazagran",
        poured="1 coffee, 2 water",
        delivered="espresso* breve**",
    )
    table: dict[str, Any] = {
        "round": 4,
        "target": "water",
        "tokens": {"A1": 2},
        "dusted": "A1",
        "port": 2,
    }
    return position(
        sara, board("C", "B2"), die="water 1", ship="D3", event="", foreseen="dawn_swap", pirates="alpha D3, (beta) C1", **table
    )


def seen(p: Position, language: str = "en", *, tall: bool = False) -> View:
    return View(game, p.box, p.table, SARA, names=["Sara", "Tom"], language=language, tall=tall)


def card(p: Position, kind: str, *which: int, language: str = "en") -> Card:
    """A card as Sara sees it."""
    found = cards(seen(p, language), thing(kind, *which))
    assert found is not None
    return found


def test_everything_that_is_drawn_can_be_inspected() -> None:
    assert "kinds" in check_cards(game, 60, lambda done: None)


@pytest.mark.parametrize("tall", [False, True])
def test_everything_is_marked(tall: bool) -> None:
    wanted = [f"tile:{tile}" for tile in range(TILES)] + [f"action:{action}" for action in range(len(Action))]
    wanted += [f"power:{seat}:{power}" for seat in range(2) for power in range(POWER.size)] + [f"die:{color}" for color in range(3)]
    wanted += [f"round:{number}" for number in range(1, 11)] + [f"honor:{space}" for space in range(8)]
    wanted += ["stardust_die", "recharge", "target", "movement", "event", "supply:0", "dust", "port:1", "lair:0", "pirate:0", "pirate:1"]
    wanted += ["seat:0", "seat:1", "making:0", "making:1", "delivered:0:0", "basics:1", "dusts:0", "stored:0:0", "stored:1:6"]
    wanted += ["ship:0:0", "ship:0:1", "ship:1:0"]
    assert set(wanted) - set(things_of(seen(middle(), tall=tall))) == set()


def test_a_globe_says_what_it_brings_and_who_is_there() -> None:
    shown = card(middle(), "tile", 1)
    assert shown.title == "A1: milk"
    assert shown.numbers == [("Number", "3"), ("Produces", "cream"), ("tokens", "2 / 3")]
    assert {"Stardust", "Stardust Port 1"} <= set(shown.lines)
    assert "Pirate Alpha, standing" in card(middle(), "tile", 15).lines


@pytest.mark.rule("SC-131")
def test_a_city_says_whose_it_is_and_what_a_trade_costs_now() -> None:
    assert "Starbase: Sara" in card(middle(), "tile", 0).lines
    assert card(middle(), "tile", 0).numbers[0][1] == "2"
    cheap = position(board(), board(), event="dawn_cheap_trade")
    assert card(cheap, "tile", 0).numbers[0][1] == "1"


def test_a_power_says_its_state_its_effect_and_its_price() -> None:
    locked, broken, active = (card(middle(), "power", SARA, power) for power in (1, 2, 0))
    assert (locked.lines[0], broken.lines[0], active.lines[0]) == ("Locked", "Deactivated", "Active")
    assert ("Price", "1 milk foam + 1 Stardust") in locked.numbers
    assert ("Price", "1 chocolate") in broken.numbers
    assert "Price" not in dict(active.numbers)
    assert [one.rules[0] for one in (active, locked, broken)] == ["SC-062", "SC-063", "SC-064"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", range(CARD.size))
def test_every_coffee_says_its_recipe_and_its_worth(which: int, language: str) -> None:
    shown, box = card(middle(), "coffee", which, language=language), middle().box
    assert shown.numbers[0][1] == str(box.cards[which].vp)
    assert sum(int(part.split()[0]) for part in re.split(", |、", shown.lines[1])) == sum(box.cards[which].recipe)


def test_a_coffee_in_the_making_says_what_is_missing() -> None:
    shown = card(middle(), "making", SARA)
    assert {("coffee", "1 / 2"), ("water", "2 / 3"), ("ice", "0 / 1")} <= set(shown.numbers)
    assert card(middle(), "delivered", SARA, 0).numbers[0] == ("Stardust on it", "1 / 1")


def test_a_player_says_where_the_points_come_from() -> None:
    shown = card(middle(), "seat", SARA)
    assert shown.title == "Sara"
    numbers = dict(shown.numbers)
    assert int(numbers["points"]) == sum(int(numbers[name]) for name in ("coffees", "Stardust", "powers", "Honor", "Badges"))


@pytest.mark.rule("SC-H02")
def test_an_event_that_lies_face_down_is_not_told() -> None:
    p = middle()
    told = card(p, "event").lines[0]
    assert told == f"next: Moving Globes. {event_words(seen(p), (EVENT.texts or []).index('dawn_swap'))}"
    assert any("face down" in line for line in card(p, "round", 7).lines)
    assert card(p, "round", 5).lines[0] == "Moving Globes"


def test_what_pirates_want_is_said_with_the_numbers_of_the_box() -> None:
    assert card(middle(), "target").numbers == [("water", "2")]
    assert ("Price", "1 whisky") in card(middle(), "pirate", 0).numbers


@pytest.mark.parametrize(
    "name",
    [
        "seat:2",
        "tile:16",
        "power:0:6",
        "power:3:0",
        "coffee:17",
        "making:2",
        "delivered:1:3",
        "ship:1:2",
        "pirate:2",
        "round:0",
        "round:11",
        "honor:8",
        "action:7",
        "stored:0:9",
        "supply:3",
        "port:0",
        "port:7",
        "lair:3",
        "die:3",
        "basics:4",
        "dusts:2",
    ],
)
def test_what_does_not_lie_there_has_no_card(name: str) -> None:
    assert cards(seen(middle()), name) is None


def test_a_desk_and_a_phone_have_their_own_shapes() -> None:
    for tall, wide in ((False, 1040), (True, 390)):
        assert f'viewBox="0 0 {wide} ' in (seen(middle(), tall=tall).drawing or "")


@pytest.mark.rule("SC-114", "SC-122")
def test_a_coffee_of_the_final_delivery_says_that_its_badges_do_not_count() -> None:
    p = position(
        board("A", "(A1)", card="latte", poured="1 coffee, 3 milk, 1 milk_foam", delivered="espresso"),
        board("C", "(C1)"),
        round=10,
    ).answer("deliver")
    assert "Delivered after the last round: its Badges do not count." in card(p, "delivered", 0, number(CARD, "latte")).lines
    assert not any("last round" in line for line in card(p, "delivered", 0, number(CARD, "espresso")).lines)


def test_an_ingredient_says_which_coffee_still_wants_it() -> None:
    assert "Still missing on the coffee: Mazagran" in card(middle(), "stored", 0, number(GOOD, "coffee")).lines


@pytest.mark.rule("SC-023")
@pytest.mark.parametrize(("players", "line"), [(2, "no pirate appears here"), (3, "Its pirate appears here")])
def test_the_third_pirate_port_says_whether_a_pirate_appears_there(players: int, line: str) -> None:
    p = position(*[board("A", "A"), board("C", "C"), board("D", "D")][:players])
    assert line in card(p, "lair", 2).lines[0]
