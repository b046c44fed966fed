"""Ingredients and storage (SC-039 to SC-046)."""

from __future__ import annotations

import pytest

from cosmocafe.games.stardust_coffee.vocabulary import Step

from .builder import SARA, TOM, Position, board, position


def dredging(goods: str, left: dict[str, int] | None = None) -> Position:
    """Sara gains two basic ingredients of choice."""
    sara = board("A", "A", goods=goods, powers="dredging_web")
    return position(sara, board("C"), die="coffee 6", ship="A", left=left).answer("use dredging_web")


@pytest.mark.rule("SC-039", "SC-R08")
def test_basic_ingredients_share_six_slots_whatever_their_type() -> None:
    p = dredging("4 coffee").answer("gain coffee", "gain coffee")
    assert p.goods(SARA) == "6 coffee"
    p = dredging("2 coffee, 1 water, 1 milk").answer("gain milk", "gain water")
    assert p.goods(SARA) == "2 coffee, 2 water, 2 milk"
    assert p.box.basic_slots == 6


@pytest.mark.rule("SC-040", "SC-R08")
def test_advanced_ingredients_have_a_slot_of_exactly_their_type() -> None:
    p = position(board("A", "A1", goods="1 ice, 1 whisky"), board("C"), die="coffee 3", ship="A1")
    assert p.answer("produce").goods(SARA) == "1 ice, 1 whisky, 1 cream"
    full = position(board("A", "A1", goods="1 cream"), board("C"), die="coffee 3", ship="A1")
    assert full.offers("produce") == []
    assert (p.box.advanced_slots, p.box.stardust_slots) == (1, 3)


@pytest.mark.rule("SC-041")
@pytest.mark.parametrize(
    ("ingredient", "color"),
    [("dark_roast", 0), ("chocolate", 0), ("ice", 1), ("whisky", 1), ("cream", 2), ("milk_foam", 2)],
)
def test_an_advanced_ingredient_uses_a_token_of_its_colour(ingredient: str, color: int) -> None:
    p = position(board("A", "A"), board("C"), event="dusk_city_gift", round=7, die="coffee 1", ship="A")
    before = list(p.table.supply)
    p.answer("end-turn", f"gain {ingredient}")
    before[color] -= 1
    assert (list(p.table.supply), p.goods(SARA)) == (before, f"1 {ingredient}")


@pytest.mark.rule("SC-042", "SC-043", "SC-R53")
def test_stardust_goes_into_three_slots_and_is_lost_beyond() -> None:
    p = position(board(stardust=2), board(stardust=3), foreseen="dusk_stardust", round=7, begin=Step.ROUND)
    assert [p.board(seat).stardust for seat in (SARA, TOM)] == [3, 3]
    assert (p.told("stardust-gained"), p.told("stardust-lost"), p.told("no-stardust")) == (["sara 1"], ["tom"], [])


@pytest.mark.rule("SC-042", "SC-043")
def test_an_empty_supply_gives_no_stardust() -> None:
    p = position(board(), board(), foreseen="dusk_stardust", begin=Step.ROUND, round=7, left={"stardust": 1})
    assert (p.told("stardust-gained"), p.told("stardust-lost"), p.told("no-stardust")) == (["sara 1"], [], ["tom"])


@pytest.mark.rule("SC-043", "SC-044", "SC-R09")
def test_with_a_full_storage_the_new_token_is_lost_or_another_type_discarded() -> None:
    p = dredging("3 coffee, 3 water").answer("gain milk")
    assert (p.question, p.offers()) == ("overflow", ["lose", "discard coffee", "discard water"])
    supply = list(p.table.supply)
    lost = p.copy().answer("lose")
    assert (lost.goods(SARA), list(lost.table.supply)) == ("3 coffee, 3 water", supply)
    assert lost.told("lost") == ["sara milk"]
    kept = p.copy().answer("discard water")
    assert (kept.goods(SARA), kept.told("discarded")) == ("3 coffee, 2 water, 1 milk", ["sara water"])
    assert list(kept.table.supply) == [supply[0], supply[1] + 1, supply[2] - 1]
    assert (kept.question, lost.question) == ("gain_basic", "gain_basic")  # the second token


@pytest.mark.rule("SC-R09", "SC-R56")
def test_a_type_is_never_discarded_for_itself() -> None:
    p = dredging("5 coffee, 1 milk").answer("gain coffee")
    assert p.offers() == ["lose", "discard milk"]
    p = dredging("6 coffee").answer("gain coffee")
    assert (p.told("lost"), p.question) == (["sara coffee"], "gain_basic")


@pytest.mark.rule("SC-R09", "SC-052")
def test_overflowing_tokens_are_handled_one_by_one() -> None:
    sara = board("A", "A2", goods="2 water, 3 milk")
    p = position(sara, board("C"), die="coffee 1", ship="A2", tokens={"A2": 2}).answer("harvest")
    assert (p.goods(SARA), p.question) == ("1 coffee, 2 water, 3 milk", "overflow")
    p.answer("discard milk")
    assert (p.goods(SARA), p.question) == ("2 coffee, 2 water, 2 milk", "overflow")
    p.answer("lose")
    assert (p.goods(SARA), p.question) == ("2 coffee, 2 water, 2 milk", "act")
    assert p.tokens("A2") == [0]


@pytest.mark.rule("SC-044", "SC-R09")
def test_discarding_is_offered_nowhere_else() -> None:
    p = position(board("A", "A", goods="2 coffee, 2 water, 1 cream"), board("C"), die="coffee 1", ship="A")
    assert p.offers("discard", "lose") == []


@pytest.mark.rule("SC-045")
def test_spent_ingredients_go_from_the_storage_to_the_supply_never_from_a_card() -> None:
    sara = board("A", "A", goods="2 coffee", card="breve", poured="1 cream")
    p = position(sara, board("C"), die="water 2", ship="A", port=1)
    assert p.offers("collect") == []  # cream lies on the card only
    before = p.table.supply[0]
    p.answer("trade dark_roast")
    assert (p.goods(SARA), p.poured(SARA)) == ("1 dark_roast", "1 cream")
    assert p.table.supply[0] == before + 2 - 1


@pytest.mark.rule("SC-046")
def test_the_storage_of_the_picture_is_legal() -> None:
    """Two coffee, one water, one milk; dark roast, cream, ice and whisky."""
    goods = "2 coffee, 1 water, 1 milk, 1 dark_roast, 1 ice, 1 whisky, 1 cream"
    position(board("A", "A", goods=goods), board("C")).check()


@pytest.mark.rule("SC-R24", "SC-R52")
def test_an_empty_pool_gives_nothing_and_is_not_offered() -> None:
    p = dredging("", left={"coffee": 0, "milk": 1})
    assert p.offers() == ["gain water", "gain milk"]
    p.answer("gain milk")
    assert (p.goods(SARA), p.question) == ("1 water, 1 milk", "act")  # only water was left to choose


@pytest.mark.rule("SC-R52", "SC-R38")
def test_with_all_pools_empty_there_is_no_question() -> None:
    sara = board("A", "A", powers="dredging_web")
    empty = {"coffee": 0, "water": 0, "milk": 0}
    assert position(sara, board("C"), die="coffee 6", ship="A", left=empty).offers("use") == []
    p = position(board("A", "A"), board("C"), foreseen="dawn_basics", round=3, begin=Step.ROUND, left=empty)
    assert (p.question, p.goods(SARA)) == ("recharge", "")


@pytest.mark.rule("SC-R52")
def test_every_type_is_offered_with_a_full_storage_too() -> None:
    p = dredging("6 water")
    assert p.offers() == ["gain coffee", "gain water", "gain milk"]
    before = list(p.table.supply)
    p.answer("gain water")  # lost at once, and never out of the pool
    assert list(p.table.supply) == before


@pytest.mark.rule("SC-R40", "SC-R24")
def test_advanced_ingredients_of_choice_need_a_slot_and_a_token() -> None:
    p = position(
        board("A", "A", goods="1 dark_roast, 1 ice, 1 cream"),
        board("C"),
        foreseen="dawn_advanced",
        round=3,
        begin=Step.ROUND,
        left={"water": 0},
    )
    assert p.offers() == ["gain chocolate", "gain milk_foam"]
    p.answer("gain milk_foam")  # only chocolate is left, so it is not asked for
    assert p.goods(SARA) == "1 dark_roast, 1 chocolate, 1 ice, 1 cream, 1 milk_foam"
    assert p.asked == TOM


@pytest.mark.rule("SC-R40")
def test_fewer_slots_than_stated_give_fewer_ingredients() -> None:
    goods = "1 dark_roast, 1 chocolate, 1 ice, 1 whisky, 1 cream"
    p = position(board("A", "A", goods=goods), board("C"), foreseen="dawn_advanced", round=3, begin=Step.ROUND)
    assert p.goods(SARA) == f"{goods}, 1 milk_foam"
    assert p.asked == TOM


@pytest.mark.rule("SC-044", "SC-R09")
def test_a_discarded_token_fills_an_empty_pool_in_time() -> None:
    sara = board("A", "D3", goods="2 water")
    assert position(sara, board("C"), die="coffee 3", ship="D3").offers("discard") == []
    p = position(sara, board("C"), die="coffee 3", ship="D3", left={"water": 0})
    assert (p.offers("produce"), p.offers("discard")) == ([], ["discard water"])
    p.answer("discard water")
    assert (p.goods(SARA), p.offers("produce"), p.offers("discard")) == ("1 water", ["produce"], [])
    p.answer("produce")
    assert (p.goods(SARA), p.offers("discard")) == ("1 water, 1 ice", ["discard water"])
