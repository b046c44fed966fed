"""Action C, Activate Number: produce and restock (SC-056 to SC-061)."""

from __future__ import annotations

import pytest

from .builder import SARA, board, position


@pytest.mark.rule("SC-056", "SC-060", "SC-037")
def test_one_of_produce_and_a_power_once_a_turn() -> None:
    p = position(board("A", "C1", powers="duplicate_machine"), board("C"), die="coffee 5", ship="C1")
    assert p.offers("produce", "use") == ["produce", "use duplicate_machine"]
    assert p.answer("produce").offers("produce", "use") == []
    city = position(board("A", "A", goods="2 coffee", powers="warp_drive"), board("C"), die="coffee 1", ship="A")
    assert city.offers("restock", "trade", "use") == ["restock", "trade dark_roast", "trade chocolate", "use warp_drive"]
    assert city.answer("trade chocolate").offers("restock", "trade", "use") == []


@pytest.mark.rule("SC-057")
def test_a_globe_produces_its_ingredient_when_the_die_shows_its_number() -> None:
    for color in ("coffee", "water", "milk"):  # whatever the colour of the die
        p = position(board("A", "B3"), board("C"), die=f"{color} 4", ship="B3")
        assert p.answer("produce").goods(SARA) == "1 whisky"
    assert position(board("A", "B3"), board("C"), die="water 5", ship="B3").offers("produce") == []


@pytest.mark.rule("SC-057", "SC-R24", "SC-R38")
def test_producing_needs_an_empty_slot_and_a_token() -> None:
    assert position(board("A", "B3", goods="1 whisky"), board("C"), die="water 4", ship="B3").offers("produce") == []
    assert position(board("A", "B3"), board("C"), die="milk 4", ship="B3", left={"water": 0}).offers("produce") == []


@pytest.mark.rule("SC-058")
@pytest.mark.parametrize("pips", [1, 2])
def test_restock_on_any_city_gives_a_basic_ingredient_of_choice(pips: int) -> None:
    for city in "ABCD":
        p = position(board("A", city), board("C"), die=f"coffee {pips}", ship=city).answer("restock")
        assert p.offers() == ["gain coffee", "gain water", "gain milk"]
        assert p.answer("gain milk").goods(SARA) == "1 milk"


@pytest.mark.rule("SC-058", "SC-059")
def test_restock_needs_a_city_and_a_one_or_two() -> None:
    for pips in (3, 4, 5, 6):
        p = position(board("A", "A", goods="4 coffee"), board("C"), die=f"coffee {pips}", ship="A")
        assert p.offers("restock", "trade", "produce") == []
    assert position(board("A", "A1", goods="4 coffee"), board("C"), die="coffee 1", ship="A1").offers("restock", "trade") == []


@pytest.mark.rule("SC-059", "SC-R41")
def test_two_basics_of_a_colour_are_traded_for_an_advanced_one_of_that_colour() -> None:
    goods = "2 coffee, 1 water, 3 milk, 1 milk_foam"
    p = position(board("A", "C", goods=goods), board("C"), die="water 2", ship="C")
    assert p.offers("trade") == ["trade dark_roast", "trade chocolate", "trade cream"]
    p.answer("trade cream")
    assert p.goods(SARA) == "2 coffee, 1 water, 1 milk, 1 cream, 1 milk_foam"
    assert p.told("traded") == ["sara milk 2 cream"]


@pytest.mark.rule("SC-R41")
def test_a_trade_works_with_an_empty_pool_because_it_pays_first() -> None:
    p = position(board("A", "C", goods="2 water"), board("C"), die="water 1", ship="C", left={"water": 0})
    assert p.answer("trade ice").goods(SARA) == "1 ice"
    assert p.table.supply[1] == 1


@pytest.mark.rule("SC-R38")
def test_a_trade_without_an_empty_slot_is_not_offered_but_restock_is_with_full_storage() -> None:
    goods = "6 coffee, 1 dark_roast, 1 chocolate"
    p = position(board("A", "C", goods=goods), board("C"), die="water 1", ship="C")
    assert p.offers("restock", "trade") == ["restock"]


@pytest.mark.rule("SC-060")
def test_only_the_active_power_with_the_number_of_the_die_can_be_used() -> None:
    def uses(powers: str, pips: int) -> list[str]:
        return position(board("A", "A1", powers=powers), board("C"), die=f"coffee {pips}", ship="A1").offers("use")

    assert uses("warp_drive dredging_web", 6) == ["use dredging_web"]
    assert uses("warp_drive dredging_web", 1) == ["use warp_drive"]
    assert uses("warp_drive dredging_web", 2) == []
    assert uses("(warp_drive)", 1) == []
    assert uses("", 1) == []


@pytest.mark.rule("SC-061")
def test_example_sara_produces_ice() -> None:
    """She took a die with a five; her ship is on the water Globe that produces ice with a five."""
    p = position(board("A", "A3"), board("C"), board("D"), die="milk 5", ship="A3")
    water = p.table.supply[1]
    p.answer("produce")
    assert p.goods(SARA) == "1 ice"
    assert p.table.supply[1] == water - 1
