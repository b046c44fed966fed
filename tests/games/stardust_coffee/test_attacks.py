"""Action G, Attack Pirate, and Honor (SC-081 to SC-087)."""

from __future__ import annotations

import pytest

from .builder import LEAH, SARA, Position, board, position


def facing(
    pirates: str,
    ship: str = "A1",
    *,
    goods: str = "1 whisky",
    honor: int = 0,
    attacked: bool = False,
    event: str = "",
) -> Position:
    """Sara's turn in a galaxy with pirates."""
    sara = board("C", ship, goods=goods, honor=honor, attacked=attacked)
    return position(sara, board("B"), board("D"), die="coffee 2", ship=ship, round=7, pirates=pirates, event=event)


@pytest.mark.rule("SC-081", "SC-R19")
def test_pirates_on_the_same_or_a_neighbouring_tile_can_be_attacked() -> None:
    assert facing("alpha A1").offers("attack") == ["attack alpha"]
    assert facing("alpha A2").offers("attack") == ["attack alpha"]
    assert facing("alpha D3", ship="A").offers("attack") == ["attack alpha"]  # from a City, and across the end of the ring
    assert facing("alpha A3").offers("attack") == []
    assert facing("alpha A1, beta A2, gamma D1").offers("attack") == ["attack alpha", "attack beta"]


@pytest.mark.rule("SC-081")
def test_an_attack_needs_a_whisky_and_a_pirate_off_the_cities() -> None:
    assert facing("alpha A1", goods="1 ice, 2 water").offers("attack") == []
    assert facing("alpha A").offers("attack") == []
    assert facing("").offers("attack") == []


@pytest.mark.rule("SC-081", "SC-082", "SC-083", "SC-084")
def test_an_attack_costs_the_whisky_and_sends_the_pirate_back_damaged() -> None:
    p = facing("alpha A1")
    water = p.table.supply[1]
    p.answer("attack alpha")
    assert (p.goods(SARA), p.table.supply[1]) == ("", water + 1)
    assert (p.pirates, p.board(SARA).honor) == ("(alpha) D1", 1)
    assert p.told() == ["attacked sara alpha D1", "honored sara 1"]


PORTS = {"A3": "A2", "B1": "A2", "C1": "B3", "D2": "D1", "A1": "D1", "A2": "D1", "B3": "A2", "D1": "B3"}


@pytest.mark.rule("SC-082", "SC-R18")
@pytest.mark.parametrize(("at", "port"), PORTS.items())
def test_the_pirate_goes_clockwise_to_the_next_port_and_never_stays(at: str, port: str) -> None:
    assert facing(f"beta {at}", ship=at).answer("attack beta").pirates == f"(beta) {port}"


@pytest.mark.rule("SC-R18")
def test_a_fleeing_pirate_robs_nobody_and_may_share_a_tile() -> None:
    sara = board("A", "A2 A3", goods="1 whisky, 3 coffee")
    p = position(sara, board("C"), die="milk 2", ship="A3", pirates="alpha A3, beta A2", round=4, target="coffee")
    p.answer("attack alpha")
    assert (p.pirates, p.goods(SARA)) == ("(alpha) A2, beta A2", "3 coffee")


@pytest.mark.rule("SC-R17")
def test_a_damaged_pirate_may_be_attacked_and_stays_damaged() -> None:
    p = facing("(alpha) A2").answer("attack alpha")
    assert (p.pirates, p.board(SARA).honor) == ("(alpha) D1", 1)


@pytest.mark.rule("SC-084", "SC-085", "SC-R48")
def test_rewards_of_the_honor_track_are_gained_at_once() -> None:
    one = facing("alpha A1", honor=0).answer("attack alpha")
    assert (one.board(SARA).honor, one.question) == (1, "act")
    two = facing("alpha A1", honor=1).answer("attack alpha")
    assert (two.question, two.offers()) == ("gain_basic", ["gain coffee", "gain water", "gain milk"])
    two.answer("gain water", "gain water")
    assert (two.goods(SARA), two.question) == ("2 water", "act")
    four = facing("alpha A1", honor=3).answer("attack alpha")
    assert four.board(SARA).stardust == 1
    six = facing("alpha A1", honor=5).answer("attack alpha", "gain ice", "gain cream")
    assert (six.goods(SARA), six.question) == ("1 ice, 1 cream", "act")
    seven = facing("alpha A1", honor=6).answer("attack alpha")
    assert (seven.board(SARA).honor, seven.goods(SARA), seven.board(SARA).stardust) == (7, "", 0)


@pytest.mark.rule("SC-R48")
def test_goods_gained_by_honor_can_be_used_in_the_same_turn() -> None:
    p = facing("alpha A1", honor=3, goods="1 whisky, 1 cream")
    assert p.offers("unlock", "repair") == []
    assert p.answer("attack alpha").offers("unlock", "repair") == ["unlock duplicate_machine"]


@pytest.mark.rule("SC-086")
def test_beyond_space_seven_honor_brings_a_stardust_instead() -> None:
    p = facing("alpha A1", honor=7).answer("attack alpha")
    assert (p.board(SARA).honor, p.board(SARA).stardust) == (7, 1)


@pytest.mark.rule("SC-138", "SC-R21")
@pytest.mark.parametrize(("honor", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 5)])
def test_dusk_glory_gives_two_honor_to_those_who_have_two_or_less(honor: int, after: int) -> None:
    p = facing("alpha A1", honor=honor, event="dusk_glory").answer("attack alpha")
    while p.question == "gain_basic":
        p.answer("gain milk")
    assert p.board(SARA).honor == after


@pytest.mark.rule("SC-R21")
def test_both_steps_of_glory_give_their_rewards_in_order() -> None:
    p = facing("alpha A1", honor=1, event="dusk_glory").answer("attack alpha")
    assert p.told("honored") == ["sara 2"]
    assert p.question == "gain_basic"
    p.answer("gain milk", "gain milk")
    assert p.told("honored") == ["sara 3"]
    both = facing("alpha A1", honor=2, event="dusk_glory").answer("attack alpha")
    assert (both.told("honored"), both.board(SARA).stardust) == (["sara 3", "sara 4"], 1)


@pytest.mark.rule("SC-138", "SC-R21", "SC-R57")
def test_glory_is_used_up_by_the_first_attack_of_the_round() -> None:
    p = facing("alpha A1", honor=0, event="dusk_glory", attacked=True).answer("attack alpha")
    assert p.board(SARA).honor == 1
    without = facing("alpha A1", honor=0, event="dusk_stardust").answer("attack alpha")
    assert without.board(SARA).honor == 1


@pytest.mark.rule("SC-R21")
def test_glory_counts_for_the_ion_cannon_too() -> None:
    sara = board("C", "A", goods="1 whisky", powers="ion_cannon")
    p = position(sara, board("B"), die="coffee 4", ship="A", round=9, event="dusk_glory", pirates="alpha A3")
    p.answer("use ion_cannon", "attack alpha", "gain milk", "gain milk")
    assert (p.board(SARA).honor, p.board(SARA).attacked) == (2, 1)


@pytest.mark.rule("SC-138")
def test_a_new_round_forgets_the_attacks() -> None:
    p = position(board("A", "(A)", attacked=True), board("C", "(C)"), round=8)
    assert p.board(SARA).attacked == 0


@pytest.mark.rule("SC-087")
def test_example_leah_attacks_the_pirate_behind_her() -> None:
    """She pays a whisky; the pirate goes to port Gamma, not to Alpha, which lies ahead; she comes to Honor 2 and gains two basics."""
    p = position(
        board("A"),
        board("C"),
        board("B", "D3", goods="1 whisky", honor=1),
        to_move=LEAH,
        die="milk 2",
        ship="D3",
        pirates="alpha D2",
    )
    p.answer("attack alpha")
    assert (p.goods(LEAH), p.pirates, p.board(LEAH).honor) == ("", "(alpha) D1", 2)
    p.answer("gain coffee", "gain milk")
    assert p.goods(LEAH) == "1 coffee, 1 milk"
