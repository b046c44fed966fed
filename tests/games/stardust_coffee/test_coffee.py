"""Coffee Making (SC-099 to SC-108)."""

from __future__ import annotations

import pytest

from .builder import LEAH, SARA, TOM, Given, Position, board, position


def evening(*boards: Given, **given: object) -> Position:
    """All ships are toppled, there are no pirates: Phase 4 follows."""
    return position(*boards, **given)  # type: ignore[arg-type]


@pytest.mark.rule("SC-099", "SC-100", "SC-R34")
def test_everybody_may_make_coffee_and_add_stardust_wherever_the_ships_are() -> None:
    given = {"A": "latte", "C": "mocha"}
    boards = [board(base, "(C2)", goods="1 coffee", stardust=1, card=card, delivered="espresso") for base, card in given.items()]
    p = evening(*boards, first=TOM, to_move=TOM, market="americano breve")
    asked = []
    while p.table.round == 2:
        asked.append((p.asked, p.question))
        p.answer(p.offers()[0])
    assert asked == [(TOM, "pour"), (TOM, "add_stardust"), (SARA, "pour"), (SARA, "add_stardust")]
    assert (p.poured(SARA), p.delivered(SARA)) == ("1 coffee", "espresso*")


@pytest.mark.rule("SC-099", "SC-R56")
def test_who_has_nothing_to_add_is_not_asked() -> None:
    p = evening(board("A", "(A)", goods="3 milk", stardust=2), board("C", "(C)"))
    assert (p.table.round, p.question) == (3, "recharge")


@pytest.mark.rule("SC-101", "SC-102")
def test_a_card_has_slots_points_icons_and_badges_and_a_player_one_undelivered_card() -> None:
    p = evening(board("A", "(A)", goods="1 coffee"), board("C", "(C)"))
    for card in p.box.cards:
        assert sum(card.recipe) >= 3
        assert card.vp > 0
        assert 1 <= card.icons <= 3
        assert sum(card.badges) >= 1
    assert p.card(SARA) == "espresso"


@pytest.mark.rule("SC-103")
def test_any_number_of_stored_tokens_goes_to_matching_empty_slots() -> None:
    sara = board("A", "(A)", goods="3 coffee, 2 water, 1 milk, 1 dark_roast")
    p = evening(sara, board("C", "(C)"))
    assert p.offers() == ["pour coffee", "pour water", "done"]  # dark roast is no coffee
    p.answer("pour coffee", "pour coffee")
    assert p.offers() == ["pour water", "done"]  # one token a slot
    none = evening(sara, board("C", "(C)")).answer("done")
    assert (none.poured(SARA), none.table.round) == ("", 3)
    some = p.answer("done")
    assert (some.poured(SARA), some.goods(SARA)) == ("2 coffee", "1 coffee, 2 water, 1 milk, 1 dark_roast")


@pytest.mark.rule("SC-103")
def test_advanced_slots_take_exactly_their_type() -> None:
    sara = board("A", "(A)", goods="1 cream, 1 chocolate, 1 whisky", card="irish_coffee", delivered="espresso")
    p = evening(sara, board("C", "(C)"))
    assert p.offers() == ["pour whisky", "pour cream", "done"]


@pytest.mark.rule("SC-104", "SC-045")
def test_tokens_on_a_card_stay_there() -> None:
    p = position(board("A", "A", poured="2 coffee"), board("C", "(C)"), die="coffee 1", ship="A")
    assert p.offers("trade") == []
    p.answer("end-turn")
    assert (p.poured(SARA), p.table.round) == ("2 coffee", 3)


@pytest.mark.rule("SC-105", "SC-R62")
def test_with_all_slots_filled_the_coffee_is_complete_and_not_asked_about_again() -> None:
    p = evening(board("A", "(A)", goods="3 coffee", poured="1 coffee, 1 water"), board("C", "(C)"))
    p.answer("pour coffee")
    assert p.told("completed") == ["sara espresso"]
    assert (p.table.round, p.goods(SARA)) == (3, "2 coffee")


@pytest.mark.rule("SC-106", "SC-107")
def test_stardust_is_added_to_one_delivered_card_with_room() -> None:
    sara = board("A", "(A)", stardust=2, card="breve", delivered="espresso* latte* mocha")
    p = evening(sara, board("C", "(C)"), market="americano vienna")
    assert p.offers() == ["add-stardust latte", "add-stardust mocha", "pass"]  # Espresso has one icon, Breve is not delivered
    p.answer("add-stardust latte")
    assert (p.delivered(SARA), p.board(SARA).stardust, p.table.round) == ("espresso* latte** mocha", 1, 3)


@pytest.mark.rule("SC-107", "SC-099")
def test_adding_stardust_is_optional() -> None:
    p = evening(board("A", "(A)", stardust=1, delivered="espresso"), board("C", "(C)")).answer("pass")
    assert (p.delivered(SARA), p.board(SARA).stardust) == ("espresso", 1)


@pytest.mark.rule("SC-108")
def test_stardust_on_cards_cannot_be_spent() -> None:
    sara = board("A", "A1", goods="1 ice", card="latte", delivered="espresso*")
    assert position(sara, board("C"), die="coffee 2", ship="A1").offers("unlock", "repair") == []


@pytest.mark.rule("SC-R34")
def test_coffee_making_goes_in_turn_order_from_the_first_player() -> None:
    boards = [board(base, f"({base})", goods="1 water") for base in "ACB"]
    p = evening(*boards, first=LEAH, to_move=LEAH)
    asked = []
    while p.question == "pour":
        asked.append(p.asked)
        p.answer("done")
    assert asked == [LEAH, SARA, TOM]
