"""Player Turns (SC-027 to SC-038)."""

from __future__ import annotations

import pytest

from .builder import LEAH, SARA, TOM, board, position, settled


@pytest.mark.rule("SC-027")
def test_turns_go_clockwise_again_and_again() -> None:
    p = settled(3, seed=2)
    order = []
    while p.table.round == 1 and p.question != "pour":
        if p.question == "recharge":
            order.append(p.asked)
        p.answer("recharge" if p.question == "recharge" else "end-turn" if p.question == "act" else p.offers()[0])
    first = order[0]
    assert order[:6] == [(first + k) % 3 for k in (0, 1, 2, 0, 1, 2)]


@pytest.mark.rule("SC-028", "SC-029")
def test_who_has_no_available_ship_is_skipped_and_may_not_recharge() -> None:
    p = position(board("A", "A"), board("C", "(C) (C)"), board("B", "B"), die="coffee 1", ship="A")
    p.answer("end-turn")
    assert (p.asked, p.question) == (LEAH, "recharge")


@pytest.mark.rule("SC-028")
def test_the_phase_ends_when_everybody_would_be_skipped() -> None:
    p = position(board("A", "A"), board("C", "(C)"), pirates="alpha A2", die="coffee 1", ship="A")
    assert p.answer("end-turn").told("pirate-moved") == ["alpha B"]
    assert p.table.round == 3


@pytest.mark.rule("SC-028", "SC-018")
def test_a_ship_that_is_not_in_play_is_not_available() -> None:
    p = position(board("A", "A B"), board("C"), dice="coffee 1")
    p.answer("keep-dice")
    assert p.offers() == ["ship A", "ship B"]


@pytest.mark.rule("SC-029", "SC-030", "SC-R47")
def test_recharging_comes_before_the_die_and_only_once() -> None:
    p = position(board("A", "A B"), board("C"), dice="coffee 2, milk 3")
    assert (p.question, p.offers()) == ("recharge", ["recharge", "keep-dice"])
    kept = p.copy().answer("keep-dice")
    assert kept.offers() == ["die coffee", "die milk"]
    recharged = p.answer("recharge")
    assert (recharged.question, recharged.offers()) == ("die", ["die coffee", "die water", "die milk"])


@pytest.mark.rule("SC-030")
def test_a_recharge_is_a_power_up() -> None:
    p = position(board(), board(), dice="coffee 2", port=0).answer("recharge")
    assert len(p.told("rolled")) == len(p.told("port")) == 1
    assert (p.ready, p.table.port > 0) == ("coffee water milk", True)


@pytest.mark.rule("SC-031", "SC-R56")
def test_with_all_dice_exhausted_the_recharge_is_a_must() -> None:
    p = position(board("A", "A"), board("C"), dice="")
    assert p.told("recharged") == ["sara"]
    assert p.question == "die"


@pytest.mark.rule("SC-032", "SC-R36")
def test_after_a_recharge_the_marker_advances_and_dice_are_rolled_first() -> None:
    p = position(board(), board(), round=2)
    assert p.copy().answer("keep-dice").table.marker == 0
    p.answer("recharge")
    assert p.table.marker == 1
    assert [text.split()[0] for text in p.told()] == ["recharged", "rolled", "port", "pirates-faster"]
    assert p.told("pirates-faster") == ["3"]


@pytest.mark.rule("SC-R36")
def test_the_power_up_of_a_new_round_does_not_move_the_marker() -> None:
    p = position(board("A", "(A)"), board("C", "(C)"), round=3, marker=1)
    assert len(p.told("rolled")) == 1
    assert p.table.marker == 0


@pytest.mark.rule("SC-033", "SC-095", "SC-R16")
def test_beyond_the_last_space_the_pirates_act_at_once_and_the_marker_returns() -> None:
    p = position(board("A", "A"), board("C", "C"), round=4, marker=2, pirates="alpha A2, (beta) B3")
    p.answer("recharge")
    assert p.table.marker == 0
    assert p.told("pirates-alarmed") == [""]
    assert p.told("pirate-moved") == ["alpha B1"]  # three tiles, although the last space says four
    assert p.told("reborn") == ["beta"]
    assert p.pirates == "alpha B1, beta B3"
    assert (p.question, p.asked) == ("die", SARA)


@pytest.mark.rule("SC-033")
def test_on_the_way_along_the_track_no_pirate_moves() -> None:
    p = position(board("A", "A"), board("C", "C"), marker=1, pirates="alpha A2")
    assert p.answer("recharge").pirates == "alpha A2"
    assert p.table.marker == 2


@pytest.mark.rule("SC-034")
def test_in_round_one_a_recharge_never_moves_the_marker() -> None:
    p = position(board(), board(), round=1, marker=0).answer("recharge")
    assert (p.table.marker, p.told("pirates-faster"), p.told("pirates-alarmed")) == (0, [], [])


@pytest.mark.rule("SC-R37")
def test_pirates_may_rob_the_player_who_recharges_before_die_and_ship_are_chosen() -> None:
    p = position(
        board("A", "A3 B1", powers="ansible dredging_web"),
        board("C", "A3", goods="1 milk"),
        marker=2,
        round=2,
        target="milk",
        pirates="alpha A2",
    )
    p.answer("recharge")
    assert (p.question, p.asked) == ("deactivate", SARA)
    assert p.ready == "coffee water milk"
    p.answer("deactivate ansible")
    assert p.told("robbed") == ["tom milk 1"]
    assert (p.question, p.asked) == ("die", SARA)


@pytest.mark.rule("SC-035")
def test_an_activation_is_a_die_from_the_slot_and_an_available_ship() -> None:
    p = position(board("A", "A1 (B) C2"), board("C"), dice="coffee 2, water 6")
    p.answer("keep-dice")
    assert p.offers() == ["die coffee", "die water"]
    p.answer("die water")
    assert p.ready == "coffee"
    assert p.offers() == ["ship A1", "ship C2"]
    p.answer("ship C2")
    assert p.told("activated") == ["sara C2"]
    assert p.offers("sail") == ["sail C3", "sail D", "sail D1"]


@pytest.mark.rule("SC-035")
def test_ships_on_one_tile_are_equal() -> None:
    p = position(board("A", "(B) B B"), board("C"), die="coffee 1", ship="B")
    assert p.question == "act"
    p.answer("sail B1", "end-turn")
    assert p.ships(SARA) == "(B) (B1) B"


@pytest.mark.rule("SC-036", "SC-037")
def test_seven_actions_each_once_in_any_order() -> None:
    sara = board("A", "D3", goods="1 whisky, 1 cream, 1 ice", stardust=1, poured="2 coffee, 1 water")
    p = position(sara, board("C"), pirates="alpha D2", die="water 3", ship="D3", port=1, tokens={"D3": 2})
    assert {text.split()[0] for text in p.offers()} == {"sail", "jump", "harvest", "unlock", "collect", "attack", "end-turn"}
    p.answer("collect")
    assert p.offers("collect") == []
    p.answer("attack alpha", "harvest")
    assert p.offers("attack", "harvest", "jump") == []
    p.answer("unlock dredging_web")
    assert p.offers("unlock", "repair") == []
    p.answer("produce")
    assert p.offers("produce") == []
    p.answer("sail A")
    assert p.offers("sail") == []
    assert p.offers() == ["deliver", "end-turn"]
    p.answer("deliver", "new-card latte")
    assert (p.asked, p.question) == (TOM, "recharge")  # nothing but ending the turn was left


@pytest.mark.rule("SC-037", "SC-R35")
def test_all_actions_are_optional_but_a_ship_must_be_activated() -> None:
    p = position(board("A", "A B"), board("C"), dice="coffee 3, milk 4")
    assert p.answer("keep-dice").offers() == ["die coffee", "die milk"]
    assert p.answer("die milk").offers() == ["ship A", "ship B"]
    assert "end-turn" in p.answer("ship B").offers()
    assert p.answer("end-turn").asked == TOM


@pytest.mark.rule("SC-038")
def test_at_the_end_of_a_turn_the_ship_is_toppled_and_the_die_exhausted() -> None:
    p = position(board("A", "A1 B"), board("C"), die="milk 2", ship="B")
    p.answer("sail B2", "end-turn")
    assert p.ships(SARA) == "A1 (B2)"
    assert p.ready == "coffee water"
    assert p.table.die == -1


@pytest.mark.rule("SC-R55", "SC-080")
def test_a_third_ship_gives_a_further_turn_in_the_same_round() -> None:
    p = position(board("A", "D3 (B)", poured="2 coffee, 1 water"), board("C", "(C)"), die="coffee 2", ship="D3")
    p.answer("sail A", "deliver", "new-card latte", "end-turn")
    assert (p.asked, p.question, p.table.round) == (SARA, "recharge", 2)
    assert p.ships(SARA) == "(A) (B) A"


@pytest.mark.rule("SC-R56")
def test_a_question_with_one_answer_is_not_put() -> None:
    p = position(board("A", "A"), board("C", "(C)"), dice="coffee 2")
    p.answer("keep-dice")
    assert p.question == "act"  # the last die and the only ship
    p.answer("sail A1", "jump A2")
    assert (p.table.round, p.question) == (3, "recharge")  # nothing but ending the turn was left
