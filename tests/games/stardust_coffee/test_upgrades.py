"""Actions D, Upgrade Spaceships, and E, Collect Stardust (SC-068 to SC-074)."""

from __future__ import annotations

import pytest

from .builder import SARA, TOM, board, position

NEEDS = [
    ("warp_drive", "whisky"),
    ("stardust_collector", "milk_foam"),
    ("ansible", "chocolate"),
    ("ion_cannon", "dark_roast"),
    ("duplicate_machine", "cream"),
    ("dredging_web", "ice"),
]


@pytest.mark.rule("SC-068")
@pytest.mark.parametrize(("power", "ingredient"), NEEDS)
def test_unlocking_costs_the_printed_ingredient_and_a_stardust(power: str, ingredient: str) -> None:
    p = position(board("A", "A1", goods=f"1 {ingredient}", stardust=1), board("C"), die="coffee 2", ship="A1")
    assert p.offers("unlock", "repair") == [f"unlock {power}"]
    supply = p.table.stardust
    p.answer(f"unlock {power}")
    assert (p.goods(SARA), p.board(SARA).stardust, p.powers(SARA)) == ("", 0, power)
    assert p.table.stardust == supply  # it lies on the power
    assert p.told("unlocked") == [f"sara {power}"]


@pytest.mark.rule("SC-068")
def test_unlocking_needs_both() -> None:
    assert position(board("A", "A1", goods="1 ice"), board("C"), die="coffee 2", ship="A1").offers("unlock", "repair") == []
    assert position(board("A", "A1", goods="3 water", stardust=3), board("C"), die="coffee 2", ship="A1").offers("unlock", "repair") == []
    known = board("A", "A1", goods="1 ice", stardust=3, powers="dredging_web")
    assert position(known, board("C"), die="coffee 2", ship="A1").offers("unlock", "repair") == []


@pytest.mark.rule("SC-068", "SC-R59")
def test_an_unlocked_power_can_be_used_at_once() -> None:
    p = position(board("A", "A1", goods="1 ice", stardust=1), board("C"), die="coffee 6", ship="A1")
    assert p.offers("use") == []
    assert p.answer("unlock dredging_web").offers("use") == ["use dredging_web"]


@pytest.mark.rule("SC-069", "SC-R59")
def test_repairing_costs_the_ingredient_only_and_the_power_works_at_once() -> None:
    p = position(board("A", "A1", goods="1 ice", powers="(dredging_web)"), board("C"), die="coffee 6", ship="A1")
    assert (p.offers("unlock", "repair"), p.offers("use")) == (["repair dredging_web"], [])
    p.answer("repair dredging_web")
    assert (p.powers(SARA), p.goods(SARA), p.board(SARA).stardust) == ("dredging_web", "", 0)
    assert p.told("repaired") == ["sara dredging_web"]
    assert p.offers("use") == ["use dredging_web"]


@pytest.mark.rule("SC-070", "SC-037")
def test_one_upgrade_action_changes_exactly_one_power() -> None:
    sara = board("A", "A1", goods="1 ice, 1 cream", stardust=2, powers="(dredging_web)")
    p = position(sara, board("C"), die="coffee 2", ship="A1")
    assert p.offers("unlock", "repair") == ["unlock duplicate_machine", "repair dredging_web"]
    p.answer("unlock duplicate_machine")
    assert (p.powers(SARA), p.offers("unlock", "repair")) == ("duplicate_machine (dredging_web)", [])


@pytest.mark.rule("SC-071", "SC-072", "SC-073")
@pytest.mark.parametrize(
    ("port", "tile", "ingredient"),
    [(1, "A1", "cream"), (2, "A3", "ice"), (3, "B2", "dark_roast"), (4, "C1", "milk_foam"), (5, "C3", "whisky"), (6, "D2", "chocolate")],
)
def test_stardust_costs_the_ingredient_of_the_globe_at_the_port(port: int, tile: str, ingredient: str) -> None:
    p = position(board("A", "B", goods=f"1 {ingredient}"), board("C"), die="coffee 3", ship="B", port=port)
    supply = p.table.stardust
    p.answer("collect")  # far away from the port
    assert (p.goods(SARA), p.board(SARA).stardust) == ("", 1)
    assert (p.dusted, p.table.stardust, p.table.port) == (tile, supply - 2, 0)


@pytest.mark.rule("SC-071")
def test_collecting_needs_the_die_on_a_port_and_the_right_ingredient() -> None:
    goods = "1 dark_roast, 1 chocolate, 1 ice, 1 whisky, 1 milk_foam"
    assert position(board("A", "A1", goods=goods), board("C"), die="coffee 1", ship="A1", port=1).offers("collect") == []
    assert position(board("A", "A1", goods="1 cream"), board("C"), die="coffee 1", ship="A1", port=0).offers("collect") == []


@pytest.mark.rule("SC-072")
def test_a_globe_holds_at_most_one_stardust() -> None:
    p = position(board("A", "A1", goods="1 cream"), board("C"), die="coffee 1", ship="A1", port=1, dusted="A1")
    supply = p.table.stardust
    p.answer("collect")
    assert (p.dusted, p.table.stardust, p.told("dropped")) == ("A1", supply - 1, [])


@pytest.mark.rule("SC-073")
def test_nobody_collects_until_the_next_power_up() -> None:
    p = position(board("A", "A1", goods="1 cream"), board("C", "C", goods="1 cream"), die="coffee 1", ship="A1", port=1)
    p.answer("collect", "end-turn")
    kept = p.copy().answer("keep-dice", "die water")
    assert kept.offers("collect") == []
    p.try_until("recharge", lambda p: p.table.port == 1).answer("die water")
    assert p.offers("collect") == ["collect"]


@pytest.mark.rule("SC-R39")
def test_collecting_with_a_full_storage_drops_and_exhausts_all_the_same() -> None:
    p = position(board("A", "A1", goods="1 cream", stardust=3), board("C"), die="coffee 1", ship="A1", port=1).answer("collect")
    assert (p.board(SARA).stardust, p.dusted, p.table.port) == (3, "A1", 0)
    assert p.told("stardust-lost") == ["sara"]


@pytest.mark.rule("SC-R39", "SC-R24")
def test_collecting_needs_stardust_in_the_supply_and_the_last_one_is_gained_not_dropped() -> None:
    none = position(board("A", "A1", goods="1 cream"), board("C"), die="coffee 1", ship="A1", port=1, left={"stardust": 0})
    assert none.offers("collect") == []
    one = position(board("A", "A1", goods="1 cream"), board("C"), die="coffee 1", ship="A1", port=1, left={"stardust": 1})
    one.answer("collect")
    assert (one.board(SARA).stardust, one.dusted, one.table.stardust) == (1, "", 0)


@pytest.mark.rule("SC-074", "SC-R03")
def test_example_tom_collects_stardust_for_cream() -> None:
    """The Globe next to the Stardust die shows cream. He gains a Stardust, another drops on the Globe, the die is exhausted."""
    p = position(board("A"), board("C", "B2", goods="1 cream"), board("B"), to_move=TOM, die="coffee 2", ship="B2", port=1)
    p.answer("collect")
    assert (p.goods(TOM), p.board(TOM).stardust) == ("", 1)
    assert (p.dusted, p.table.port) == ("A1", 0)
    assert p.told() == ["collected tom cream", "stardust-gained tom 1", "dropped A1"]
