"""Move ships: any number to one square, or from one square (SS-060 to SS-075)."""

from __future__ import annotations

import pytest

from cosmocafe.core.errors import IllegalAnswer

from .builder import BLUE, GREEN, RED, position


@pytest.mark.rule("SS-060", "SS-061")
def test_gather_brings_ships_from_many_squares_to_one() -> None:
    p = position(red="F c1 a3, D c4, C b3, X a1").answer("gather c3")
    assert p.offers() == ["bring frigate c1", "bring frigate a3", "bring destroyer c4", "bring cruiser b3"]
    p.answer("bring cruiser b3", "bring frigate c1", "bring destroyer c4")
    assert p.offers() == ["bring frigate a3", "done"]
    p.answer("done")
    assert (p.ships(RED, "c3"), p.ships(RED, "a3"), p.asked) == ("FDC", "F", BLUE)


@pytest.mark.rule("SS-060", "SS-062")
def test_scatter_sends_ships_of_one_square_to_many() -> None:
    p = position(red="FFCX c3, F b3").answer("scatter c3")
    p.answer("send frigate e3", "send cruiser c4", "send frigate b2")
    assert p.offers("send") == ["send flagship c2", "send flagship b3", "send flagship d3", "send flagship c4"]
    p.answer("done")
    assert [p.ships(RED, square) for square in ("c3", "e3", "c4", "b2", "b3")] == ["X", "F", "C", "F", "F"]


@pytest.mark.rule("SS-060")
def test_a_move_takes_at_least_one_ship() -> None:
    for text in ("gather c3", "scatter b3"):
        p = position(red="FD b3, X a1").answer(text)
        with pytest.raises(IllegalAnswer):
            p.answer("done")


@pytest.mark.rule("SS-063", "SS-064")
def test_steps_are_never_diagonal() -> None:
    p = position(red="D c3, X a1")
    assert p.squares("gather") == sorted(["c2", "b3", "d3", "c4", "a2", "b1"])
    assert position(red="D a3, X a1").answer("scatter a3").squares("send") == ["a2", "a4", "b3"]
    assert "g1" not in position(red="F f1", agreed={"board_size": 6}).squares("gather")


@pytest.mark.rule("SS-065", "SS-R11")
def test_two_steps_of_a_frigate_may_turn_a_corner() -> None:
    sent = position(red="F c3").answer("scatter c3").squares("send")
    assert sent == sorted(["b3", "d3", "c2", "c4", "a3", "e3", "c1", "c5", "b2", "d2", "b4", "d4"])


@pytest.mark.rule("SS-066")
def test_a_frigate_does_not_pass_through_enemies() -> None:
    p = position(red="F a3", blue="F b3").answer("scatter a3")
    assert "c3" not in p.squares("send")
    assert "c3" not in position(red="F a3", blue="F b3").squares("gather")


@pytest.mark.rule("SS-067", "SS-R11")
def test_a_frigate_starts_and_ends_among_enemies_and_takes_the_clear_way() -> None:
    p = position(red="F c3", blue="F c3 c4 d4, X f6").answer("scatter c3")
    assert {"d4", "c4", "b4", "e3"} <= set(p.squares("send"))  # d4 through d3, for c4 is barred
    assert "c5" not in p.squares("send")


@pytest.mark.rule("SS-068", "SS-R12")
@pytest.mark.parametrize("ship", ["frigate", "destroyer", "cruiser", "flagship"])
def test_entering_an_enemy_square_starts_no_fight(ship: str) -> None:
    p = position(red="FDCX b3", blue="CC c3").answer("scatter b3", f"send {ship} c3", "done")
    assert p.told("attacked") == []
    assert len(p.ships(RED, "c3")) == 1
    assert p.ships(BLUE, "c3") == "CC"
    assert (p.asked, p.offers("strike")) == (BLUE, ["strike c3"])


@pytest.mark.rule("SS-069", "SS-070", "SS-R13")
def test_no_square_holds_more_than_five_ships_of_a_fleet() -> None:
    p = position(red="FFCX c3, F c4 b3", blue="FFFFF c3").answer("gather c3")
    p.answer("bring frigate c4")
    assert (p.ships(RED, "c3"), p.ships(BLUE, "c3")) == ("FFFCX", "FFFFF")
    assert p.asked == BLUE  # there is no room for the last one
    full = position(red="FFFCX c3, F c4, D b3")
    assert "c3" not in full.squares("gather")
    assert "c3" not in full.copy().answer("scatter c4").squares("send")
    assert "c3" not in full.answer("scatter b3").squares("send")


@pytest.mark.rule("SS-069")
def test_the_limit_of_ships_comes_from_the_box() -> None:
    three = {"limits": {"ships_per_fleet_and_square": 3}}
    assert "c3" not in position(red="FFF c3, F c4", change=three).squares("gather")
    assert "c3" in position(red="FF c3, F c4", change=three).squares("gather")


@pytest.mark.rule("SS-070", "SS-R13")
def test_a_frigate_passes_through_its_own_full_square() -> None:
    p = position(red="F a3, FFFFF b3, D a2 a4").answer("scatter a3")
    assert "c3" in p.squares("send")
    walled_in = position(red="F a1, FFFFF a2, DDDDD b1, X c4").answer("scatter a1")
    assert walled_in.squares("send") == ["a3", "b2", "c1"]


@pytest.mark.rule("SS-R26")
def test_any_number_of_fleets_meets_in_one_square() -> None:
    crowd = "FFFFF c3"
    p = position(4, red="FFFF c3, F c4", blue=crowd, green=crowd, yellow=crowd).answer("gather c3")
    assert [p.ships(seat, "c3") for seat in range(4)] == ["FFFFF"] * 4


@pytest.mark.rule("SS-071")
def test_each_ship_moves_once_and_leaves_its_square() -> None:
    p = position(red="F c3 c5, X a1").answer("scatter c3")
    assert "c3" not in p.squares("send")
    p.answer("send frigate d4")
    assert p.asked == BLUE  # the only ship of c3 has moved
    p = position(red="F b3 c4, X a1").answer("gather c3", "bring frigate b3")
    assert p.offers() == ["bring frigate c4", "done"]


@pytest.mark.rule("SS-072")
def test_stars_asteroids_stations_and_corners_block_nobody() -> None:
    p = position(red="FX b2", stations="b3", stars="c2", asteroids={"b1": 3, "a2": 1})
    sent = p.answer("scatter b2")
    assert [text for text in sent.offers() if "flagship" in text] == [f"send flagship {name}" for name in ("b1", "a2", "c2", "b3")]
    assert {"a1", "b4", "d2", "c1"} <= set(sent.squares("send"))


@pytest.mark.rule("SS-073")
def test_example_frigate_between_enemies() -> None:
    p = position(red="F b2, X f6", blue="X b3, F c2").answer("scatter b2")
    assert p.squares("send") == ["a1", "a2", "a3", "b1", "b3", "c1", "c2"]


@pytest.mark.rule("SS-074")
def test_example_gather_to_a_square_with_three() -> None:
    p = position(red="FFX c3, C c4, F a3 b3").answer("gather c3", "bring cruiser c4", "bring frigate a3")
    assert (p.ships(RED, "c3"), p.ships(RED, "b3"), p.asked) == ("FFFCX", "F", BLUE)


@pytest.mark.rule("SS-060", "SS-061", "SS-062")
def test_the_order_of_picks_is_free() -> None:
    one = position(3, red="FFD b3, F c1").answer("scatter b3", "send frigate c3", "send destroyer b4", "send frigate b1")
    other = position(3, red="FFD b3, F c1").answer("scatter b3", "send destroyer b4", "send frigate b1", "send frigate c3")
    assert one.table.fleets[RED] == other.table.fleets[RED]
    assert one.ships(GREEN) == "X"


@pytest.mark.rule("SS-075")
def test_ships_of_one_square_go_together() -> None:
    p = position(red="FFDX c3").answer("scatter c3")
    assert sorted(p.squares("send-all")) == sorted(["b3", "d3", "c2", "c4", "a3", "e3", "c1", "c5", "b2", "d2", "b4", "d4"])
    near = p.copy().answer("send-all d3")
    assert (near.ships(RED, "d3"), near.ships(RED, "c3"), near.asked) == ("FFDX", "", BLUE)
    assert [line.split()[1] for line in near.told("moved")] == ["frigate", "frigate", "destroyer", "flagship"]
    far = p.answer("send-all e3")  # only frigates reach it
    assert (far.ships(RED, "e3"), far.ships(RED, "c3"), far.asked) == ("FF", "DX", RED)
    assert (far.squares("send-all"), "done" in far.offers()) == (["b3", "c2", "c4", "d3"], True)


@pytest.mark.rule("SS-075")
def test_ships_of_several_squares_come_together() -> None:
    p = position(red="FF c1, DD c4, FX e3, F b3").answer("gather c3")
    assert p.squares("bring-all") == ["c1", "c4"]  # the flagship of e3 is too far away, on b3 there is one ship
    p.answer("bring-all c4", "bring-all c1")
    assert (p.ships(RED, "c3"), p.squares("bring-all"), p.asked) == ("FFDD", [], RED)
    assert p.answer("bring frigate b3").asked == BLUE  # the square is full


@pytest.mark.rule("SS-075", "SS-069")
def test_ships_go_together_only_where_all_have_room() -> None:
    p = position(red="FFF c3, DDX d3")
    assert "d3" in p.copy().answer("scatter c3").squares("send")
    assert "d3" not in p.copy().answer("scatter c3").squares("send-all")
    assert p.answer("gather d3").squares("bring-all") == []
