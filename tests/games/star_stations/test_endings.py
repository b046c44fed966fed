"""Elimination and the end of the game (SS-002 to SS-007, SS-155 to SS-169)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.testing import Agreed

from .builder import BLUE, GREEN, RED, YELLOW, idled, passed, position

FOUR = "b2 c2 d2 e2"
HOLD: Agreed = {"station_win": "hold"}


@pytest.mark.rule("SS-002", "SS-003", "SS-160")
@pytest.mark.parametrize(("players", "required"), [(2, 4), (3, 3), (4, 3)])
def test_the_required_number_of_stations_wins_at_once(players: int, required: int) -> None:
    squares = FOUR.split()[:required]
    p = position(players, red=f"F {' '.join(squares)}", stations=" ".join(squares[1:]), modules={"b2": 1}, ore=[2])
    p.answer("module b2")
    assert not p.over
    passed(p, players - 1).answer("module b2")
    assert p.over
    assert p.told("won-stations") == [f"red {required}"]
    assert p.places[RED] == 1
    assert p.offers() == []


@pytest.mark.rule("SS-002")
def test_a_contested_station_does_not_count() -> None:
    p = position(red=f"F {FOUR}", blue="F e2", stations=FOUR)
    assert not p.answer("pass").over
    assert p.answer("scatter e2", "send frigate e3").over


@pytest.mark.rule("SS-004", "SS-160")
def test_the_last_flagship_wins_whoever_destroyed_the_others() -> None:
    p = position(3, blue="X c3", green="CC c3", out={RED: 1}, to_move=GREEN)
    p.answer("strike c3", hits=2)
    assert p.told("won-flagships") == ["green"]
    assert (p.over, p.places) == (True, [3, 2, 1])
    three = position(3, red="CC c3", blue="X c3")
    assert not three.answer("strike c3", hits=2).over


@pytest.mark.rule("SS-005", "SS-155", "SS-013")
def test_without_a_flagship_the_fleet_leaves_the_board() -> None:
    p = position(3, red="CC c3", blue="FX c3, FF e5, D a4, C b4", green="F e5")
    p.answer("strike c3", hits=3)
    assert p.told("out") == ["blue"]
    assert p.ships(BLUE) == ""
    assert p.supply(BLUE) == {"F": 10, "D": 6, "C": 4, "X": 1}
    assert (p.ships(GREEN), p.asked) == ("FX", GREEN)


@pytest.mark.rule("SS-006", "SS-R22")
def test_eliminations_do_not_change_the_required_number() -> None:
    assert not position(3, red="F b2 c2", stations="b2 c2", out={GREEN: 1}).answer("pass").over
    p = position(3, red="F b2 c2 d2", stations="b2 c2 d2", out={GREEN: 1})
    assert p.answer("pass").told("won-stations") == ["red 3"]  # though two are left, who alone would need 4


@pytest.mark.rule("SS-007", "SS-R27")
def test_a_flagship_alone_plays_on() -> None:
    p = position(red="X c3", blue="F d3, X e5", stations="c3", ore=[3, 0])
    assert p.stations(RED) == ["c3"]
    assert "refine 3" in p.offers()
    p = position(red="X c3", blue="F d3, C d3", to_move=BLUE, stations="d3").answer("pass")
    assert (p.asked, p.ships(RED)) == (RED, "X")
    p.answer("gather d3")
    assert (p.asked, p.stations(BLUE), p.offers("mine", "refine", "build", "module")) == (BLUE, [], [])


@pytest.mark.rule("SS-156", "SS-R21")
def test_stocks_are_lost_and_modules_stay() -> None:
    p = position(3, red="CC c3", blue="X c3, F d4", stations="d4", modules={"e5": 2}, ore=[1, 9], metal=[2, 9])
    p.answer("strike c3", hits=2)
    assert (p.stock(BLUE), p.stock(RED), p.stock(GREEN)) == ((0, 0), (1, 2), (0, 0))
    assert (p.modules("d4"), p.modules("e5")) == (3, 2)


@pytest.mark.rule("SS-157", "SS-166")
def test_flagships_that_fall_together_share_a_place() -> None:
    p = position(3, red="CCC c3", blue="X c3", green="X c3").answer("strike c3", hits=4)
    assert p.places == [1, 2, 2]
    p = position(4, red="CCC c3", blue="X c3", green="X c3", out={YELLOW: 1}).answer("strike c3", hits=4)
    assert p.places == [1, 2, 2, 4]


@pytest.mark.rule("SS-158", "SS-160")
def test_an_elimination_frees_stations_before_victory_is_checked() -> None:
    p = position(4, red="CC e5", blue="X e5, F d2", green="F b2 c2 d2", stations="b2 c2 d2")
    p.answer("strike e5", hits=2)
    assert p.told("won-stations") == ["green 3"]
    assert p.places == [2, 4, 1, 3]


@pytest.mark.rule("SS-158")
def test_an_elimination_unlocks_at_once() -> None:
    p = position(3, red="CC e5", blue="X e5, F c3", green="F c3", asteroids={"c3": 1}).answer("strike e5", hits=2)
    assert (p.asked, p.offers("mine")) == (GREEN, ["mine"])


@pytest.mark.rule("SS-160")
def test_the_last_flagship_counts_before_stations() -> None:
    p = position(red="CC e5", blue="X e5, F b2", stations=FOUR, agreed={"control": "sticky"}, owns={RED: FOUR})
    p.answer("strike e5", hits=2)
    assert (p.told("won-flagships"), p.told("won-stations")) == (["red"], [])


@pytest.mark.rule("SS-161", "SS-R22")
@pytest.mark.parametrize(
    ("to_move", "owners", "winner"),
    [
        (RED, (RED, BLUE), RED),
        (BLUE, (RED, BLUE), BLUE),
        (GREEN, (RED, BLUE), RED),
        (YELLOW, (BLUE, GREEN), BLUE),
        (BLUE, (RED, GREEN), GREEN),
    ],
)
def test_of_several_the_one_who_acted_wins_else_the_next_clockwise(to_move: int, owners: tuple[int, int], winner: int) -> None:
    first, second = "b2 c2 d2", "b4 c4 d4"
    p = position(
        4,
        stations=f"{first} {second}",
        owns={owners[0]: first, owners[1]: second},
        to_move=to_move,
        agreed={"control": "sticky"},
    )
    p.answer("pass")
    assert p.places[winner] == 1
    assert sorted(p.places)[1] == 2
    assert {p.places[seat] for seat in owners} == {1, 2}


@pytest.mark.rule("SS-162", "SS-195", "SS-R22")
def test_hold_gives_the_others_a_round_to_react() -> None:
    p = position(red=f"F {FOUR}", blue="F e4", stations=FOUR, agreed=HOLD, to_move=BLUE)
    assert p.copy().answer("pass").told("won-stations") == ["red 4"]  # at the start of Red's turn
    contested = p.answer("gather e2")
    assert (contested.over, contested.asked) == (False, RED)
    assert not contested.answer("pass").over


@pytest.mark.rule("SS-162", "SS-195")
def test_hold_looks_only_at_the_player_to_move() -> None:
    p = position(3, red="F e5", blue="F b2 c2 d2", stations="b2 c2 d2", agreed=HOLD, to_move=BLUE, round=2)
    assert p.over  # Blue has the turn
    p = position(3, red="F e5", blue="F b2 c2 d2", stations="b2 c2 d2", agreed=HOLD, to_move=GREEN)
    assert passed(p, 1).asked == RED
    assert passed(p, 1).told("won-stations") == ["blue 3"]


@pytest.mark.rule("SS-162")
def test_hold_does_not_delay_the_last_flagship() -> None:
    assert position(red="CC c3", blue="X c3", agreed=HOLD).answer("strike c3", hits=2).over


@pytest.mark.rule("SS-163", "SS-196", "SS-R23")
def test_the_last_round_is_played_to_its_end() -> None:
    p = position(3, first=GREEN, to_move=GREEN, round=120)
    assert not idled(p, 2).over
    assert idled(p, 1).told("last-round") == ["120"]
    assert (p.over, p.asked) == (True, -1)
    assert not idled(position(3, first=GREEN, to_move=GREEN, round=119), 3).over


@pytest.mark.rule("SS-163")
def test_rounds_are_counted_from_the_first_seat() -> None:
    p = position(3, first=BLUE, to_move=BLUE, round=7)
    rounds = []
    for _ in range(6):
        rounds.append(p.table.round)
        idled(p, 1)
    assert rounds == [7, 7, 7, 8, 8, 8]


@pytest.mark.rule("SS-163", "SS-057")
def test_a_round_is_a_turn_of_every_survivor() -> None:
    p = position(4, first=GREEN, to_move=YELLOW, round=7, out={GREEN: 1})
    rounds = []
    for _ in range(6):
        rounds.append((p.asked, p.table.round))
        idled(p, 1)
    assert rounds == [(YELLOW, 7), (RED, 7), (BLUE, 7), (YELLOW, 8), (RED, 8), (BLUE, 8)]


@pytest.mark.rule("SS-164", "SS-R23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_rounds_of_passes_end_the_game(players: int) -> None:
    p = passed(position(players), 2 * players - 1)
    assert not p.over
    assert "all-passed" in passed(p, 1).told()
    assert p.over


@pytest.mark.rule("SS-164")
def test_passes_are_counted_in_a_row_and_by_survivors() -> None:
    p = passed(idled(passed(position(2), 3), 1), 3)
    assert not p.over
    assert passed(p, 1).over
    assert passed(position(4, out={BLUE: 1, GREEN: 1}), 4).over


@pytest.mark.rule("SS-165", "SS-R23")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"red": "F c3"}, {"blue": "CC d4", "metal": [0, 99], "ore": [0, 99]}),  # stations first
        ({"red": "D c1"}, {"blue": "FF d4", "metal": [0, 99], "ore": [0, 99]}),  # then the fleet: 5 against 4
        ({"red": "C c1"}, {"blue": "FD d4", "metal": [0, 99], "ore": [0, 99]}),  # 8 against 7
        ({"red": "FF c1", "metal": [3, 2]}, {"blue": "FF d4", "ore": [0, 99]}),  # then metal
        ({"red": "FF c1", "metal": [3, 3]}, {"blue": "FF d4", "ore": [4, 3]}),  # then ore
    ],
)
def test_adjudication_compares_stations_fleets_metal_and_ore(better: dict[str, Any], worse: dict[str, Any]) -> None:
    p = position(stations="c3", passes=3, **{**better, **worse}).answer("pass")
    assert p.places == [1, 2]


@pytest.mark.rule("SS-165")
def test_adjudication_counts_the_flagship_as_a_cruiser_and_knows_draws() -> None:
    assert passed(position(red="FC c3", blue="FC d3", passes=3), 1).places == [1, 1]
    p = passed(position(3, red="F c3", blue="F d3", passes=5), 1)
    assert p.places == [1, 1, 3]
    assert position().box.value == [2, 5, 8, 8]


@pytest.mark.rule("SS-165", "SS-003")
def test_adjudication_needs_no_required_number_and_only_survivors() -> None:
    p = position(3, red="F c3", blue="CC d3", stations="c3", out={GREEN: 1}, ore=[0, 0, 0], passes=3)
    assert passed(p, 1).places == [1, 2, 3]


@pytest.mark.rule("SS-166")
def test_the_final_ranking() -> None:
    p = position(4, red="F b2 c2 d2", stations="b2 c2 d2", out={BLUE: 9, YELLOW: 4}).answer("pass")
    assert p.places == [1, 3, 2, 4]
    p = position(4, red="F b2 c2 d2", blue="F a4", green="D a5", yellow="F b5", ore=[0, 0, 0, 1], stations="b2 c2 d2").answer("pass")
    assert p.places == [1, 4, 2, 3]


@pytest.mark.rule("SS-168", "SS-169", "SS-197", "SS-R23")
def test_example_forty_quiet_turns() -> None:
    p = position(red="CC c3", blue="FX c3", quiet=30).answer("strike c3", hits=1)
    p.answer("hit seat2 frigate whole")
    assert p.told("destroyed") == ["blue frigate c3"]
    assert not idled(p, 39).over
    assert idled(p, 1).told("quiet") == ["40"]
    assert p.over


@pytest.mark.rule("SS-168", "SS-169")
def test_example_a_module_in_the_39th_turn_sets_the_count_back() -> None:
    p = position(red="F c3", blue="F e5", stars="c3", ore=[1], quiet=38).answer("module c3")
    assert not idled(p, 39).over
    assert idled(p, 1).over


@pytest.mark.rule("SS-168")
@pytest.mark.parametrize(
    ("text", "hits", "quiet"),
    [
        ("mine", None, True),
        ("refine 1", None, True),
        ("gather b1", None, True),
        ("pass", None, True),
        ("strike e4", 0, True),
        ("module d1", None, False),
        ("build frigate c1", None, False),
        ("strike e4", 1, False),
    ],
)
def test_what_is_quiet(text: str, hits: int | None, quiet: bool) -> None:
    p = position(red="F c1 d1, F c2, D e3, X a6", blue="F e4", stations="c1", stars="d1", asteroids={"c2": 1}, ore=[2], metal=[2], quiet=39)
    p.answer(text, hits=hits)
    while not p.over and p.asked == RED:
        p.answer(p.offers()[-1])
    assert p.over == quiet


@pytest.mark.rule("SS-168")
def test_quiet_rounds_count_survivors() -> None:
    assert position(3, quiet=59).answer("gather a2").over
    assert not position(3, quiet=58).answer("gather a2").over
    assert position(3, quiet=39, out={GREEN: 1}).answer("gather a2").over
