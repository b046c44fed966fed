"""Action F, Deliver Coffee, and the final delivery (SC-075 to SC-080, SC-114)."""

from __future__ import annotations

import pytest

from cosmocafe.games.stardust_coffee.vocabulary import NONE

from .builder import LEAH, SARA, TOM, Given, Position, board, position

ESPRESSO = "2 coffee, 1 water"
SILVER = "irish_coffee americano latte cappuccino iced_coffee con_panna macchiato mocha"
GOLD = "breve flat_white vienna marocchino bicerin cold_brew mazagran frappe"


def home(ship: str = "D3", base: str = "A", **given: object) -> Given:
    """Sara's board with a complete Espresso."""
    return board(base, ship, poured=ESPRESSO, **given)  # type: ignore[arg-type]


def sailing(sara: Given, ship: str = "D3", die: str = "coffee 3", **given: object) -> Position:
    """Sara's turn."""
    return position(sara, board("C"), die=die, ship=ship, **given)  # type: ignore[arg-type]


@pytest.mark.rule("SC-075", "SC-105")
def test_only_a_complete_coffee_is_delivered() -> None:
    assert sailing(home()).answer("sail A").offers("deliver") == ["deliver"]
    assert sailing(board("A", "D3", poured="2 coffee")).answer("sail A").offers("deliver") == []
    assert sailing(board("A", "D3", goods=ESPRESSO)).answer("sail A").offers("deliver") == []


@pytest.mark.rule("SC-075", "SC-R26")
def test_the_ship_must_land_on_or_pass_over_its_starbase_in_this_turn() -> None:
    p = sailing(home())
    assert p.offers("deliver") == []
    assert p.copy().answer("sail A").offers("deliver") == ["deliver"]  # landed
    assert p.copy().answer("sail A2").offers("deliver") == ["deliver"]  # passed over
    assert sailing(home("D1"), "D1").answer("sail D3").offers("deliver") == []  # not there yet
    other = position(home("B", "A"), board("C", "D3"), die="coffee 3", ship="B")
    assert other.answer("sail B2").offers("deliver") == []


@pytest.mark.rule("SC-075", "SC-R26")
def test_merely_starting_the_turn_at_the_starbase_does_not_count() -> None:
    p = sailing(home("A"), "A")
    assert p.offers("deliver") == []
    assert p.answer("sail A1").offers("deliver") == []


@pytest.mark.rule("SC-R26", "SC-R25")
def test_a_jump_and_a_warp_count_as_well() -> None:
    assert sailing(home("D1"), "D1").answer("jump A").offers("deliver") == ["deliver"]
    p = sailing(home("D", powers="warp_drive"), "D", die="coffee 1").answer("use warp_drive", "warp A1")
    assert p.offers("deliver") == ["deliver"]


@pytest.mark.rule("SC-R26")
def test_another_players_starbase_does_not_count() -> None:
    p = position(home("B3", "A"), board("C", "C"), die="coffee 3", ship="B3")
    assert p.answer("sail C").offers("deliver") == []


@pytest.mark.rule("SC-076", "SC-077", "SC-078", "SC-079")
def test_a_delivery_frees_the_tokens_and_brings_a_new_card() -> None:
    p = sailing(home()).answer("sail A")
    supply = list(p.table.supply)
    p.answer("deliver")
    assert list(p.table.supply) == [supply[0] + 2, supply[1] + 1, supply[2]]
    assert (p.delivered(SARA), p.poured(SARA), p.card(SARA)) == ("espresso", "", "")
    assert p.offers() == ["new-card latte", "new-card mocha", "new-card breve", "new-card vienna"]
    p.answer("new-card breve")
    assert p.card(SARA) == "breve"
    assert p.told("took-card") == ["sara breve"]
    turned_up = p.told("turned-up")[0]
    assert turned_up in GOLD.split()  # refilled from the deck of the same kind
    assert p.market == f"latte mocha {turned_up} vienna"


@pytest.mark.rule("SC-079")
def test_a_silver_card_is_replaced_by_a_silver_card() -> None:
    p = sailing(home()).answer("sail A", "deliver", "new-card mocha")
    assert p.told("turned-up")[0] in SILVER.split()
    assert p.table.silver.count(1) == 5


@pytest.mark.rule("SC-R33")
def test_an_empty_deck_is_not_refilled() -> None:
    tom = board("C", delivered="irish_coffee americano cappuccino iced_coffee con_panna macchiato")
    p = position(home(), tom, die="coffee 3", ship="D3").answer("sail A", "deliver", "new-card latte")
    assert p.told("turned-up") == []
    assert p.market == "mocha breve vienna"


@pytest.mark.rule("SC-R33", "SC-101")
def test_without_a_card_on_offer_a_player_has_none_and_delivers_no_more() -> None:
    p = position(home(), board("C", delivered=f"{SILVER} {GOLD}"), die="coffee 3", ship="D3", market="").answer("sail A", "deliver")
    assert (p.card(SARA), p.question) == ("", "act")
    assert p.offers("deliver") == []
    assert p.board(SARA).card == NONE


@pytest.mark.rule("SC-R33")
def test_taking_a_card_is_a_must() -> None:
    p = sailing(home()).answer("sail A", "deliver")
    assert all(text.startswith("new-card") for text in p.offers())


@pytest.mark.rule("SC-080")
def test_the_first_delivery_brings_the_third_ship_standing_to_the_starbase() -> None:
    p = sailing(board("A", "D3 (B)", poured=ESPRESSO)).answer("sail A1", "deliver", "new-card latte")
    assert (p.ships(SARA), p.told("third-ship")) == ("A1 (B) A", ["sara"])
    p = sailing(board("A", "D3 B C", card="americano", poured="2 coffee, 3 water", delivered="espresso"))
    p.answer("sail A", "deliver")
    assert (p.ships(SARA), p.told("third-ship")) == ("A B C", [])


@pytest.mark.rule("SC-R45", "SC-037")
def test_there_is_one_delivery_a_turn() -> None:
    p = sailing(home()).answer("sail A", "deliver", "new-card latte")
    assert p.offers("deliver") == []


@pytest.mark.rule("SC-114", "SC-R61")
def test_after_the_last_round_everybody_may_deliver_once_more_wherever_the_ships_are() -> None:
    boards = [board("A", "(B2)", poured=ESPRESSO), board("C", "(C1)", poured="2 coffee"), board("B", "(D)", poured=ESPRESSO)]
    p = position(*boards, round=10, first=LEAH, to_move=LEAH)
    assert (p.asked, p.question, p.offers()) == (LEAH, "final", ["deliver", "pass"])
    p.answer("deliver")
    assert (p.asked, p.question) == (SARA, "final")  # Tom's coffee is not complete
    p.answer("pass")
    assert p.over
    assert (p.delivered(SARA), p.delivered(TOM), p.delivered(LEAH)) == ("", "", "espresso")


@pytest.mark.rule("SC-R32")
def test_the_final_delivery_brings_no_card_no_ship_and_no_stardust() -> None:
    p = position(board("A", "(B2)", poured=ESPRESSO, stardust=2), board("C", "(C1)"), round=10)
    market = p.market
    p.answer("deliver")
    assert p.over
    assert (p.card(SARA), p.ships(SARA), p.delivered(SARA), p.market) == ("", "(B2)", "espresso", market)


@pytest.mark.rule("SC-114")
def test_no_other_round_has_a_final_delivery() -> None:
    p = position(board("A", "(B2)", poured=ESPRESSO), board("C", "(C1)"), round=9)
    assert (p.question, p.delivered(SARA)) == ("recharge", "")
