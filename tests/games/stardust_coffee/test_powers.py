"""Dice Powers (SC-062 to SC-067)."""

from __future__ import annotations

import pytest

from .builder import SARA, Given, Position, board, position

NUMBERS = {"warp_drive": 1, "stardust_collector": 2, "ansible": 3, "ion_cannon": 4, "duplicate_machine": 5, "dredging_web": 6}


def using(power: str, sara: Given, ship: str, **given: object) -> Position:
    """Sara uses a power with the ship on a tile."""
    return ready(power, sara, ship, **given).answer(f"use {power}")


def ready(power: str, sara: Given, ship: str, **given: object) -> Position:
    """Sara has taken the die of a power."""
    return position(sara, board("C"), die=f"coffee {NUMBERS[power]}", ship=ship, round=6, **given)  # type: ignore[arg-type]


@pytest.mark.rule("SC-062")
def test_warp_drive_moves_up_to_five_tiles() -> None:
    p = using("warp_drive", board("A", "D2", powers="warp_drive"), "D2")
    assert p.offers() == ["stay", "warp D3", "warp A", "warp A1", "warp A2", "warp A3"]
    p.answer("warp A3")
    assert (p.ships(SARA), p.question) == ("A3", "act")


@pytest.mark.rule("SC-062", "SC-R50", "SC-R45")
def test_warp_drive_may_make_coffee_anywhere_and_the_coffee_may_be_delivered_in_the_same_turn() -> None:
    sara = board("A", "D2", powers="warp_drive", goods="1 coffee", poured="1 coffee, 1 water")
    p = using("warp_drive", sara, "D2").answer("warp A")
    assert (p.question, p.offers()) == ("pour", ["pour coffee", "done"])
    p.answer("pour coffee")
    assert p.told("completed") == ["sara espresso"]
    p.answer("deliver", "new-card mocha")
    assert p.offers("deliver") == []
    assert (p.delivered(SARA), p.card(SARA)) == ("espresso", "mocha")


@pytest.mark.rule("SC-062", "SC-R50", "SC-R45")
def test_warp_drive_makes_coffee_on_a_card_just_taken_which_waits_for_another_turn() -> None:
    sara = board("A", "D2", powers="warp_drive", goods="2 coffee, 3 water", poured="2 coffee, 1 water")
    p = ready("warp_drive", sara, "D2", market="americano mocha breve vienna").answer("sail A", "deliver", "new-card americano")
    p.answer("use warp_drive", "stay")
    for good in ("coffee", "coffee", "water", "water", "water"):
        p.answer(f"pour {good}")
    assert p.told("completed") == ["sara americano"]
    assert p.offers("deliver") == []


@pytest.mark.rule("SC-R38")
def test_warp_drive_is_always_usable() -> None:
    assert ready("warp_drive", board("A", "D2", powers="warp_drive", card=""), "D2").offers("use") == ["use warp_drive"]


@pytest.mark.rule("SC-063")
def test_stardust_collector_takes_the_token_of_the_globe_and_then_adds_one() -> None:
    sara = board("A", "A1", powers="stardust_collector", delivered="espresso")
    p = using("stardust_collector", sara, "A1", dusted="A1 A3")
    assert p.offers() == ["take-stardust", "pass"]
    p.answer("take-stardust")
    assert (p.board(SARA).stardust, p.dusted) == (1, "A3")
    assert p.offers() == ["add-stardust espresso", "pass"]
    p.answer("add-stardust espresso")
    assert (p.delivered(SARA), p.board(SARA).stardust) == ("espresso*", 0)


@pytest.mark.rule("SC-063")
def test_each_half_of_the_collector_is_independent() -> None:
    only_add = board("A", "A2", powers="stardust_collector", delivered="espresso", stardust=1)
    assert using("stardust_collector", only_add, "A2", dusted="A1").offers() == ["add-stardust espresso", "pass"]
    only_take = board("A", "A1", powers="stardust_collector")
    p = using("stardust_collector", only_take, "A1", dusted="A1").answer("take-stardust")
    assert (p.question, p.board(SARA).stardust) == ("act", 1)
    declined = using("stardust_collector", only_take, "A1", dusted="A1").answer("pass")
    assert (declined.dusted, declined.board(SARA).stardust) == ("A1", 0)


@pytest.mark.rule("SC-R53")
def test_with_a_full_storage_the_collected_token_goes_to_the_supply() -> None:
    sara = board("A", "A1", powers="stardust_collector", delivered="espresso", stardust=3)
    p = using("stardust_collector", sara, "A1", dusted="A1")
    supply = p.table.stardust
    p.answer("take-stardust")  # before the Add, so no room can be made
    assert (p.board(SARA).stardust, p.table.stardust, p.dusted) == (3, supply + 1, "")
    assert p.question == "add_stardust"


@pytest.mark.rule("SC-R38")
def test_a_collector_with_nothing_to_take_and_nothing_to_add_is_not_offered() -> None:
    def uses(sara: Given, dusted: str = "") -> list[str]:
        return ready("stardust_collector", sara, "A1", dusted=dusted).offers("use")

    power = "stardust_collector"
    assert uses(board("A", "A1", powers=power, stardust=1)) == []
    assert uses(board("A", "A1", powers=power, stardust=1, delivered="espresso*")) == []
    assert uses(board("A", "A1", powers=power, delivered="espresso"), "A2") == []
    assert uses(board("A", "A1", powers=power), "A1") == ["use stardust_collector"]


@pytest.mark.rule("SC-064", "SC-R44")
def test_ansible_uses_another_active_power_whatever_its_number() -> None:
    powers = "warp_drive ansible (duplicate_machine) dredging_web"
    p = using("ansible", board("A", "A1", powers=powers), "A1")
    assert p.offers() == ["use warp_drive", "use dredging_web"]
    p.answer("use dredging_web", "gain milk", "gain milk")
    assert (p.goods(SARA), p.offers("use", "produce")) == ("2 milk", [])


@pytest.mark.rule("SC-R38", "SC-R56")
def test_ansible_needs_another_usable_power_and_a_single_one_is_not_asked_for() -> None:
    assert ready("ansible", board("A", "A", powers="ansible"), "A").offers("use") == []
    assert ready("ansible", board("A", "A", powers="ansible duplicate_machine"), "A").offers("use") == []  # on a City
    assert using("ansible", board("A", "A", powers="ansible dredging_web"), "A").question == "gain_basic"


@pytest.mark.rule("SC-064", "SC-065", "SC-084", "SC-085", "SC-R09", "SC-R48")
def test_ansible_into_ion_cannon_into_an_honor_reward_into_a_full_storage() -> None:
    sara = board("A", "A", powers="ansible ion_cannon", goods="4 coffee, 2 water, 1 whisky", honor=1)
    p = ready("ansible", sara, "A", pirates="alpha A3")
    p.answer("use ansible")
    assert (p.question, p.offers()) == ("shoot", ["attack alpha", "pass"])  # the whisky slot is full: nothing to convert
    p.answer("attack alpha")
    assert (p.board(SARA).honor, p.question, p.goods(SARA)) == (2, "gain_basic", "4 coffee, 2 water")
    p.answer("gain milk")
    assert (p.question, p.offers()) == ("overflow", ["lose", "discard coffee", "discard water"])
    p.answer("discard coffee")
    assert p.question == "gain_basic"
    p.answer("gain coffee", "lose")
    assert (p.goods(SARA), p.question) == ("3 coffee, 2 water, 1 milk", "act")
    assert p.offers("sail") != []


@pytest.mark.rule("SC-065", "SC-R20")
def test_ion_cannon_makes_whisky_of_two_water_and_attacks_up_to_three_tiles_away() -> None:
    sara = board("A", "A", powers="ion_cannon", goods="3 water")
    p = using("ion_cannon", sara, "A", pirates="alpha A3")
    assert p.offers() == ["convert", "pass"]
    p.answer("convert")
    assert (p.goods(SARA), p.offers()) == ("1 water, 1 whisky", ["attack alpha", "pass"])
    p.answer("attack alpha")
    assert (p.goods(SARA), p.board(SARA).honor, p.pirates) == ("1 water", 1, "(alpha) A2")
    assert p.question == "act"


@pytest.mark.rule("SC-065", "SC-R20", "SC-R19")
def test_the_halves_of_the_ion_cannon_are_optional_and_independent() -> None:
    sara = board("A", "A", powers="ion_cannon", goods="2 water, 1 cream")
    p = using("ion_cannon", sara, "A")
    assert p.answer("convert").question == "act"  # no pirate, no second half
    assert p.goods(SARA) == "1 whisky, 1 cream"
    with_whisky = board("A", "A", powers="ion_cannon", goods="2 water, 1 whisky")
    p = using("ion_cannon", with_whisky, "A", pirates="alpha D1, beta C3")
    assert p.offers() == ["attack alpha", "pass"]  # D1 is three tiles away, C3 five
    p.answer("pass")
    assert (p.goods(SARA), p.board(SARA).honor) == ("2 water, 1 whisky", 0)


@pytest.mark.rule("SC-R20", "SC-081")
def test_action_g_may_follow_the_ion_cannon_in_the_same_turn() -> None:
    sara = board("A", "A1", powers="ion_cannon", goods="2 water, 1 whisky")
    p = ready("ion_cannon", sara, "A1", pirates="alpha A2")
    p.answer("attack alpha")
    assert p.pirates == "(alpha) D1"
    p.answer("sail A2", "use ion_cannon", "convert")
    assert p.question == "act"  # D1 is five tiles away
    p = ready("ion_cannon", sara, "A1", pirates="alpha A2, beta B3")
    p.answer("attack alpha", "use ion_cannon", "convert")
    assert p.question == "act"  # D1 is four tiles away
    p = ready("ion_cannon", board("A", "D3", powers="ion_cannon", goods="2 water, 1 whisky"), "D3", pirates="alpha D2")
    p.answer("attack alpha", "use ion_cannon", "convert", "attack alpha")
    assert (p.pirates, p.board(SARA).honor) == ("(alpha) B3", 2)


@pytest.mark.rule("SC-R38", "SC-R20")
def test_an_ion_cannon_with_neither_half_possible_is_not_offered() -> None:
    def uses(goods: str, pirates: str) -> list[str]:
        return ready("ion_cannon", board("A", "A", powers="ion_cannon", goods=goods), "A", pirates=pirates).offers("use")

    assert uses("1 water", "alpha A1") == []
    assert uses("1 whisky", "alpha B") == []
    assert uses("1 whisky", "alpha B1") == []
    assert uses("2 water, 1 whisky", "") == []
    assert uses("1 whisky", "alpha A1") == ["use ion_cannon"]


@pytest.mark.rule("SC-066", "SC-R38")
def test_duplicate_machine_gains_the_ingredient_of_the_globe() -> None:
    power = "duplicate_machine"
    p = using(power, board("A", "B2", powers=power), "B2")
    assert p.goods(SARA) == "1 dark_roast"  # the Globe shows a three, the die a five
    assert ready(power, board("A", "B", powers=power), "B").offers("use") == []
    assert ready(power, board("A", "B2", powers=power, goods="1 dark_roast"), "B2").offers("use") == []
    assert ready(power, board("A", "B2", powers=power), "B2", left={"coffee": 0}).offers("use") == []


@pytest.mark.rule("SC-067")
@pytest.mark.parametrize(("one", "two", "goods"), [("coffee", "coffee", "2 coffee"), ("milk", "water", "1 water, 1 milk")])
def test_dredging_web_gains_two_basics_of_choice(one: str, two: str, goods: str) -> None:
    p = using("dredging_web", board("A", "B2", powers="dredging_web"), "B2")
    assert p.offers() == ["gain coffee", "gain water", "gain milk"]
    assert p.answer(f"gain {one}", f"gain {two}").goods(SARA) == goods
    assert p.question == "act"


@pytest.mark.rule("SC-R38")
def test_dredging_web_is_usable_with_a_full_storage() -> None:
    sara = board("A", "B2", powers="dredging_web", goods="6 milk")
    assert ready("dredging_web", sara, "B2").offers("use") == ["use dredging_web"]
