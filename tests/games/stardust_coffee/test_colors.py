"""Actions A, Sail, and B, Activate Color (SC-047 to SC-055)."""

from __future__ import annotations

import pytest

from .builder import SARA, TOM, board, position


@pytest.mark.rule("SC-047")
def test_a_ship_sails_one_to_three_tiles_counterclockwise() -> None:
    p = position(board("A", "D2"), board("C", "D3 (A)"), die="coffee 2", ship="D2", pirates="alpha D3")
    assert p.offers("sail") == ["sail D3", "sail A", "sail A1"]
    p.answer("sail D3")  # shared with a foreign ship and a pirate
    assert (p.ships(SARA), p.offers("sail")) == ("D3", [])
    assert p.told("robbed") == []


@pytest.mark.rule("SC-048", "SC-037")
def test_activate_color_is_a_jump_or_a_harvest() -> None:
    p = position(board("A", "A1"), board("C"), die="milk 2", ship="A1")
    assert p.offers("jump", "harvest") == ["jump B1", "jump B", "harvest"]
    assert p.copy().answer("jump B").offers("jump", "harvest") == []
    assert p.copy().answer("harvest").offers("jump", "harvest") == []


@pytest.mark.rule("SC-048", "SC-049")
@pytest.mark.parametrize(("die", "tile"), [("coffee", "A2"), ("water", "A3"), ("milk", "B1")])
def test_a_jump_leads_to_the_next_globe_of_the_colour_of_the_die(die: str, tile: str) -> None:
    p = position(board("A", "A1"), board("C"), die=f"{die} 2", ship="A1")
    assert p.offers("jump") == [f"jump {tile}", "jump B"]
    assert p.answer(f"jump {tile}").ships(SARA) == tile


@pytest.mark.rule("SC-049", "SC-R25")
def test_a_globe_five_tiles_ahead_is_too_far() -> None:
    swapped = {"water_6": {"first_game_position": 14}, "coffee_5": {"first_game_position": 11}}  # D2 and C3 change places
    p = position(board("A", "B3"), board("C"), die="water 2", ship="B3", change={"globes": swapped})
    assert p.offers("jump") == ["jump C"]  # the next water Globe is D2, seven tiles ahead
    p = position(board("A", "C2"), board("C"), die="water 2", ship="C2", change={"globes": swapped})
    assert p.offers("jump") == ["jump D2", "jump D"]  # four tiles ahead
    p = position(board("A", "C1"), board("C"), die="water 2", ship="C1", change={"globes": swapped})
    assert p.offers("jump") == ["jump D"]  # five tiles ahead


@pytest.mark.rule("SC-050", "SC-R25")
def test_a_jump_to_the_next_city_is_always_possible_and_passes_over_globes() -> None:
    p = position(board("B", "A"), board("C"), die="coffee 2", ship="A")
    assert p.offers("jump") == ["jump A2", "jump B"]  # from a City to the next one
    p.answer("jump B")
    assert (p.ships(SARA), p.table.arrived) == ("B", 1)
    passed = position(board("A", "D1", poured="2 coffee, 1 water"), board("C"), die="milk 2", ship="D1")
    assert passed.answer("jump A1").offers("deliver") == ["deliver"]  # passed over the Starbase


@pytest.mark.rule("SC-051", "SC-053")
def test_a_harvest_puts_a_token_on_every_globe_of_the_colour_with_room() -> None:
    tokens = {"A2": 0, "B2": 1, "C2": 2, "D2": 3, "A3": 1, "A1": 1}
    p = position(board("A", "A"), board("C"), die="coffee 2", ship="A", tokens=tokens).answer("harvest")
    assert p.tokens("A2", "B2", "C2", "D2") == [1, 2, 3, 3]
    assert p.tokens("A1", "A3") == [1, 1]
    assert (p.goods(SARA), p.told("harvested")) == ("", ["sara coffee 3"])


@pytest.mark.rule("SC-052", "SC-043")
def test_a_ship_on_a_globe_of_the_colour_takes_all_tokens_there() -> None:
    p = position(board("A", "B3"), board("C"), die="water 2", ship="B3", tokens={"B3": 1, "C3": 1}).answer("harvest")
    assert (p.goods(SARA), p.tokens("B3", "C3", "A3")) == ("2 water", [0, 2, 1])
    other = position(board("A", "B3"), board("C"), die="milk 2", ship="B3", tokens={"B3": 1}).answer("harvest")
    assert (other.goods(SARA), other.tokens("B3")) == ("", [1])


@pytest.mark.rule("SC-R22")
def test_a_full_globe_is_harvested_too() -> None:
    p = position(board("A", "B3"), board("C"), die="water 2", ship="B3", tokens={"B3": 3}).answer("harvest")
    assert (p.goods(SARA), p.tokens("B3")) == ("3 water", [0])


@pytest.mark.rule("SC-R23", "SC-R24")
def test_with_too_few_tokens_globes_are_filled_from_the_ship_ahead() -> None:
    p = position(board("A", "C"), board("C"), die="coffee 2", ship="C", left={"coffee": 3}).answer("harvest")
    assert p.tokens("C2", "D2", "A2", "B2") == [1, 1, 1, 0]
    p = position(board("A", "C2"), board("C"), die="coffee 2", ship="C2", left={"coffee": 2}).answer("harvest")
    assert (p.tokens("C2", "D2", "A2", "B2"), p.goods(SARA)) == ([0, 1, 0, 0], "1 coffee")


@pytest.mark.rule("SC-R38")
def test_a_harvest_that_neither_places_nor_takes_is_not_offered() -> None:
    full = {"A2": 3, "B2": 3, "C2": 3, "D2": 3}
    assert position(board("A", "A"), board("C"), die="coffee 2", ship="A", tokens=full).offers("harvest") == []
    assert position(board("A", "A2"), board("C"), die="coffee 2", ship="A2", tokens=full).offers("harvest") == ["harvest"]
    assert position(board("A", "A"), board("C"), die="coffee 2", ship="A", left={"coffee": 0}).offers("harvest") == []
    dry = position(board("A", "A2"), board("C"), die="coffee 2", ship="A2", tokens={"A2": 1}, left={"coffee": 0})
    assert dry.answer("harvest").goods(SARA) == "1 coffee"


@pytest.mark.rule("SC-054")
def test_example_sara_jumps_with_the_milk_die() -> None:
    """Her ship is on a milk Globe: she may jump to the next milk Globe or to the next City."""
    p = position(board("A", "A1"), board("C"), board("D"), die="milk 4", ship="A1")
    assert p.offers("jump") == ["jump B1", "jump B"]
    assert p.copy().answer("jump B1").ships(SARA) == "B1"
    assert p.copy().answer("jump B").ships(SARA) == "B"


@pytest.mark.rule("SC-055")
def test_example_tom_harvests_with_the_coffee_die() -> None:
    """Every coffee Globe with fewer than three beans gets one; then he takes all beans of his own Globe."""
    p = position(
        board("A"),
        board("C", "C2"),
        board("B"),
        to_move=TOM,
        die="coffee 3",
        ship="C2",
        tokens={"C2": 2, "D2": 3, "A2": 1},
    )
    p.answer("harvest")
    assert p.goods(TOM) == "3 coffee"
    assert p.tokens("C2", "D2", "A2", "B2") == [0, 3, 2, 1]
