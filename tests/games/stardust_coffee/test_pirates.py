"""Pirate Action (SC-088 to SC-098)."""

from __future__ import annotations

import pytest

from .builder import LEAH, MAX, SARA, TOM, Given, Position, board, position


def night(*boards: Given, pirates: str, **given: object) -> Position:
    """All ships are toppled: Phase 3 follows."""
    return position(*boards, pirates=pirates, **{"round": 4, "target": "water", **given})  # type: ignore[arg-type]


def away() -> Given:
    """A player whom no pirate meets."""
    return board("C", "(C)")


@pytest.mark.rule("SC-088", "SC-096", "SC-R16")
def test_standing_pirates_move_then_damaged_ones_stand_up_where_they_are() -> None:
    p = night(board("A", "(A)"), away(), pirates="(alpha) A1, beta B1")
    assert p.pirates == "alpha A1, beta B3"
    assert [text.split()[0] for text in p.told()][:2] == ["pirate-moved", "reborn"]


@pytest.mark.rule("SC-089")
@pytest.mark.parametrize(("marker", "tile"), [(0, "B1"), (1, "B2"), (2, "B3")])
def test_pirates_move_as_far_as_the_number_under_the_marker(marker: int, tile: str) -> None:
    assert night(board("A", "(A)"), away(), pirates="alpha A3", marker=marker).pirates == f"alpha {tile}"


@pytest.mark.rule("SC-089")
def test_pirates_sail_round_the_ring() -> None:
    assert night(board("B", "(B)"), away(), pirates="alpha D3", marker=2).pirates == "alpha A3"


@pytest.mark.rule("SC-090", "SC-091", "SC-R15")
def test_a_pirate_stops_and_robs_on_the_first_globe_with_a_ship() -> None:
    p = night(board("A", "(A1) (A2) (D3)", goods="5 water"), away(), pirates="alpha D3", marker=2)
    assert (p.pirates, p.told("robbed"), p.goods(SARA)) == ("alpha A1", ["sara water 2"], "3 water")


@pytest.mark.rule("SC-090")
def test_standing_ships_are_robbed_as_well_as_toppled_ones() -> None:
    p = position(board("A", "A1", goods="5 water"), board("C"), pirates="alpha D3", marker=2, round=4, target="water")
    p.answer("recharge")
    assert (p.pirates, p.told("robbed")) == ("alpha A1", ["sara water 2"])


@pytest.mark.rule("SC-R15")
def test_a_pirate_leaves_the_ships_on_the_tile_where_it_starts() -> None:
    p = night(board("A", "(D3)", goods="4 water"), away(), pirates="alpha D3")
    assert (p.pirates, p.told("robbed")) == ("alpha A1", [])


@pytest.mark.rule("SC-091", "SC-R07")
@pytest.mark.parametrize(("round", "owed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 2), (8, 3), (9, 3)])
def test_the_number_under_the_round_marker_is_robbed(round: int, owed: int) -> None:
    p = night(board("A", "(A1)", goods="5 milk"), away(), pirates="alpha D3", round=round, target="milk")
    assert p.told("robbed") == [f"sara milk {owed}"]


@pytest.mark.rule("SC-091", "SC-R10")
def test_who_has_more_than_enough_pays_and_is_not_asked() -> None:
    p = night(board("A", "(A1)", goods="3 water, 3 milk", powers="ansible warp_drive"), away(), pirates="alpha D3")
    water = p.told("robbed")
    assert (water, p.goods(SARA), p.powers(SARA)) == (["sara water 2"], "1 water, 3 milk", "warp_drive ansible")


@pytest.mark.rule("SC-044", "SC-R09", "SC-R10")
@pytest.mark.parametrize(
    ("round", "goods", "discarded", "left"),
    [
        (4, "2 water", 1, "1 water"),
        (8, "3 water, 1 milk", 1, "2 water, 1 milk"),
        (8, "4 water", 2, "2 water"),
    ],
)
def test_who_could_just_pay_may_discard_and_lose_the_use_of_a_power(round: int, goods: str, discarded: int, left: str) -> None:
    p = night(board("A", "(A1)", goods=goods, powers="ansible warp_drive"), away(), pirates="alpha D3", round=round)
    assert (p.asked, p.question, p.offers()) == (SARA, "ransom", ["pay", "fall-short"])
    paid = p.copy().answer("pay")
    assert (len(paid.told("robbed")), paid.powers(SARA)) == (1, "warp_drive ansible")
    p.answer("fall-short")
    assert (p.told("discarded"), p.told("robbed"), p.goods(SARA)) == (["sara water"] * discarded, [], left)
    assert p.answer("deactivate ansible").powers(SARA) == "warp_drive (ansible)"


@pytest.mark.rule("SC-R10")
def test_without_an_active_power_discarding_is_free_of_harm() -> None:
    p = night(board("A", "(A1)", goods="2 water", powers="(ansible)"), away(), pirates="alpha D3").answer("fall-short")
    assert (p.told("unharmed"), p.goods(SARA), p.powers(SARA)) == (["sara"], "1 water", "(ansible)")


@pytest.mark.rule("SC-R10")
@pytest.mark.parametrize(("round", "goods"), [(2, "1 water"), (4, "3 water"), (4, "5 water"), (8, "5 water")])
def test_discarding_that_saves_nothing_is_not_offered(round: int, goods: str) -> None:
    p = night(board("A", "(A1)", goods=goods, powers="ansible"), away(), pirates="alpha D3", round=round)
    assert (len(p.told("robbed")), p.powers(SARA)) == (1, "ansible")


@pytest.mark.rule("SC-091")
def test_only_basic_ingredients_of_the_target_count() -> None:
    p = night(board("A", "(A1)", goods="1 water, 1 ice, 1 whisky, 3 milk", powers="ansible"), away(), pirates="alpha D3")
    assert (p.goods(SARA), p.powers(SARA)) == ("1 water, 3 milk, 1 ice, 1 whisky", "(ansible)")


@pytest.mark.rule("SC-092", "SC-R11")
def test_who_cannot_pay_in_full_pays_nothing_and_chooses_a_power_to_deactivate() -> None:
    p = night(board("A", "(A1)", goods="1 water", powers="warp_drive ansible dredging_web"), away(), pirates="alpha D3")
    assert (p.asked, p.question) == (SARA, "deactivate")
    assert p.offers() == ["deactivate warp_drive", "deactivate ansible", "deactivate dredging_web"]
    p.answer("deactivate ansible")
    assert (p.goods(SARA), p.powers(SARA)) == ("1 water", "warp_drive (ansible) dredging_web")


@pytest.mark.rule("SC-R12", "SC-R56")
def test_only_an_active_power_can_be_lost_and_a_single_one_is_not_asked_for() -> None:
    p = night(board("A", "(A1)", powers="(warp_drive) ansible"), away(), pirates="alpha D3")
    assert p.told("deactivated") == ["sara ansible"]
    none = night(board("A", "(A1)", powers="(warp_drive)"), away(), pirates="alpha D3")
    assert (none.told("deactivated"), none.told("unharmed"), none.powers(SARA)) == ([], ["sara"], "(warp_drive)")


@pytest.mark.rule("SC-R13")
def test_several_ships_pay_once_but_each_arriving_pirate_robs() -> None:
    sara = board("A", "(A1) (A1) (A1)", goods="5 water")
    assert night(sara, away(), pirates="alpha D3").goods(SARA) == "3 water"
    assert night(sara, away(), pirates="alpha D3, beta A").goods(SARA) == "1 water"


@pytest.mark.rule("SC-R58")
def test_a_second_robbery_is_judged_with_what_is_left() -> None:
    sara = board("A", "(A1)", goods="3 water", powers="ansible")
    p = night(sara, away(), pirates="alpha D3, beta A")
    assert (p.goods(SARA), p.powers(SARA)) == ("1 water", "(ansible)")
    poor = board("A", "(A1)", powers="ansible warp_drive")
    p = night(poor, away(), pirates="alpha D3, beta A").answer("deactivate warp_drive")
    assert p.powers(SARA) == "(warp_drive) (ansible)"


@pytest.mark.rule("SC-R14")
def test_pirates_act_in_the_order_of_their_birth_and_players_in_turn_order() -> None:
    boards = [board(base, "(A1)", powers="ansible warp_drive") for base in "ACBD"]
    p = night(*boards, pirates="alpha D3, beta A, gamma B", round=6, first=LEAH, to_move=LEAH)
    assert p.told("pirate-moved") == ["alpha A1"]  # Beta waits until Alpha's robbery is over
    asked = []
    while p.question == "deactivate":
        asked.append(p.asked)
        p.answer("deactivate ansible" if "deactivate ansible" in p.offers() else p.offers()[0])
        if len(asked) == 4:
            assert p.told("pirate-moved") == ["beta A1", "gamma B2"]  # each player now has a single power to lose
    assert asked == [LEAH, MAX, SARA, TOM]


@pytest.mark.rule("SC-093", "SC-094")
def test_pirates_never_rob_on_cities_and_end_after_their_full_movement() -> None:
    p = night(board("B", "(B)", goods="4 water"), away(), pirates="alpha A3", marker=0)
    assert (p.pirates, p.told("robbed")) == ("alpha B1", [])
    p = night(board("B", "(B)", goods="4 water"), away(), pirates="alpha A2", marker=0)
    assert (p.pirates, p.told("robbed")) == ("alpha B", [])


@pytest.mark.rule("SC-095", "SC-033")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_phase_two_pirates_always_have_three_movement_points(players: int) -> None:
    boards = [board(base, base) for base in "ACBD"][:players]
    p = position(*boards, marker=players, pirates="alpha A1", round=4).answer("recharge")
    assert (p.told("pirate-moved"), p.table.marker) == (["alpha B"], 0)


@pytest.mark.rule("SC-R16", "SC-096")
def test_a_pirate_reborn_in_phase_two_moves_in_phase_three() -> None:
    p = position(board("A", "A"), board("C", "(C)"), marker=2, pirates="(alpha) A1", round=4)
    p.answer("recharge")
    assert p.pirates == "alpha A1"
    p.answer("die coffee", "end-turn")
    assert p.told("pirate-moved") == ["alpha A3"]


@pytest.mark.rule("SC-098")
def test_a_deactivated_power_is_of_no_use() -> None:
    p = position(board("A", "A", powers="(warp_drive)"), board("C"), die="coffee 1", ship="A")
    assert p.offers("use") == []


@pytest.mark.rule("SC-097")
def test_example_a_pirate_passes_a_city_and_robs_leah_and_tom() -> None:
    """Round IV, movement three, target water. Sara is safe in the City; Tom pays two water, Leah gives up her power 1."""
    p = position(
        board("A", "(A)", goods="3 water"),
        board("C", "(A1) (C)", goods="2 water, 1 milk"),
        board("B", "(A1) (B)", goods="1 water", powers="warp_drive duplicate_machine"),
        pirates="alpha D3",
        round=4,
        target="water",
        marker=2,
    )
    assert p.box.track[2] == 3
    assert (p.pirates, p.asked) == ("alpha A1", TOM)
    assert p.answer("pay").told("robbed") == ["tom water 2"]
    assert (p.asked, p.question) == (LEAH, "deactivate")
    p.answer("deactivate warp_drive")
    assert (p.goods(SARA), p.goods(TOM), p.goods(LEAH)) == ("3 water", "1 milk", "1 water")
    assert p.powers(LEAH) == "(warp_drive) duplicate_machine"
    assert p.pirates == "alpha A1"
