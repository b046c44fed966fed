"""Attack: a strike on one square or a volley from one square (SS-080 to SS-099, SS-200 to SS-202)."""

from __future__ import annotations

import pytest

from .builder import BLUE, GREEN, RED, YELLOW, Position, position


def attacks(p: Position) -> list[str]:
    """The pools of the last attack, as `c3 9`."""
    return [" ".join(line.split()[1:3]) for line in p.told("attacked")]


def outcomes(p: Position, seat: int, square: str) -> set[str]:
    """What may be left of a fleet after all ways to assign the hits."""
    if not p.offers("hit"):
        return {p.ships(seat, square)}
    return set().union(*(outcomes(p.copy().answer(text), seat, square) for text in p.offers("hit")))


@pytest.mark.rule("SS-080", "SS-084")
def test_an_attack_is_a_strike_or_a_volley() -> None:
    p = position(red="DD c3", blue="F c4 d3")
    assert p.offers("strike", "volley") == ["strike d3", "strike c4", "volley c3"]


@pytest.mark.rule("SS-081", "SS-082")
def test_destroyers_reach_neighbouring_squares_never_diagonal_ones() -> None:
    p = position(red="D c3, FC b3, X b2", blue="F c3 c4 d4 c5 b4 b1, X a4")
    assert p.squares("strike") == ["c3", "c4"]
    around = position(red="D c3", blue="F c2 b3 d3 c4 b2 b4 d2 d4 e3")
    assert around.squares("strike") == ["b3", "c2", "c4", "d3"]


@pytest.mark.rule("SS-082")
def test_the_board_ends_at_its_edges() -> None:
    p = position(red="D g2, X a6", blue="F a3, X d6", agreed={"board_size": 7})  # a3 follows g2 in reading order
    assert p.squares("strike") == []
    assert p.answer("scatter g2").squares("send") == ["f2", "g1", "g3"]


@pytest.mark.rule("SS-083")
def test_everything_that_reaches_the_square_takes_part() -> None:
    p = position(red="FDC c3, D c4 b3 e3, C c2", blue="CCC c3").answer("strike c3")
    assert attacks(p) == ["c3 13"]  # 1 + 2 + 4 on the square, 3 from c4 and from b3


@pytest.mark.rule("SS-083")
def test_a_strike_needs_an_enemy_ship_as_target() -> None:
    p = position(red="DDF c3, D c4", blue="X f6", stations="c3 d3", asteroids={"c2": 1})
    assert p.offers("strike", "volley") == []


@pytest.mark.rule("SS-084", "SS-R15")
def test_each_destroyer_of_a_volley_picks_its_own_target() -> None:
    p = position(red="DDD c3", blue="CCCC c4, CCC d3").answer("volley c3")
    assert p.offers() == ["aim d3", "aim c4"]
    p.answer("aim c4", "aim d3")
    assert attacks(p.copy().answer("aim d3")) == ["d3 6", "c4 3"]
    assert attacks(p.copy().answer("aim c4")) == ["d3 3", "c4 6"]


@pytest.mark.rule("SS-084", "SS-R15")
def test_all_destroyers_of_a_volley_may_pick_one_square() -> None:
    p = position(red="DD c3, D d4", blue="CCCC c4, CCC d3").answer("volley c3", "aim c4", "aim c4")
    assert attacks(p) == ["c4 6"]  # only ships on c3 take part


@pytest.mark.rule("SS-084")
def test_others_of_a_volley_fire_at_their_own_square_or_sit_out() -> None:
    at_home = position(red="FCDD c3", blue="CCC c3, CC c4").answer("volley c3", "aim c3", "aim c4")
    assert attacks(at_home) == ["c3 7", "c4 3"]
    away = position(red="FCDD c3", blue="CC c4 d3").answer("volley c3", "aim d3", "aim c4")
    assert attacks(away) == ["d3 3", "c4 3"]


@pytest.mark.rule("SS-085", "SS-R15")
@pytest.mark.parametrize(
    ("red", "blue", "offered"),
    [
        ("DD c3", "F c4 d3", True),
        ("DD c3", "F c3 d3", True),
        ("DF c3", "F c3 d3", True),
        ("DF c3", "F c4 d3", False),  # the frigate has no target
        ("D c3", "F c3 d3", False),  # one ship fires at one square
        ("DD c3", "F c4", False),  # there is one target only
        ("DDF c3", "F c3", False),
        ("FFC c3", "F c3 d3", False),  # nobody can fire at d3
        ("DD c3", "F d4 e3", False),  # nobody is in range
    ],
)
def test_a_volley_that_is_no_strike_can_split_its_fire(red: str, blue: str, offered: bool) -> None:
    assert position(red=red, blue=blue).offers("volley") == (["volley c3"] if offered else [])


@pytest.mark.rule("SS-085", "SS-R15")
@pytest.mark.parametrize(
    ("red", "enemies", "volleys"),
    [
        ("F c3, D c4", "F c3", {"c3": 1, "c4": 3}),  # the strike rolls 4
        ("D c3 d4", "F c4", {"c3": 3, "d4": 3}),  # the strike rolls 6
        ("X c3, DD d3", "F c3", {"c3": 4, "d3": 6}),  # the strike rolls 10
        ("D c3, D e3", "F d3", {"c3": 3, "e3": 3}),
        ("X c3, F d3, D e5", "F c3", {}),  # nobody else reaches the square: the strike is the same
    ],
)
def test_a_volley_may_roll_fewer_dice_than_a_strike(red: str, enemies: str, volleys: dict[str, int]) -> None:
    for p in (position(red=red, blue=enemies), position(3, red=red, blue=enemies, green=enemies)):
        assert p.squares("volley") == sorted(volleys)
        for square, dice in volleys.items():
            assert [pool.split()[1] for pool in attacks(p.copy().answer(f"volley {square}"))] == [str(dice)]


@pytest.mark.rule("SS-085", "SS-091")
def test_fewer_dice_can_spare_a_third_player() -> None:
    p = position(3, red="F c3, DD c4", blue="F c3", green="F c3")
    struck = p.copy().answer("strike c3", hits=3)
    assert (struck.ships(BLUE, "c3"), struck.ships(GREEN, "c3")) == ("", "")
    p.answer("volley c3", hits=1).answer("hit seat2 frigate whole")
    assert (p.ships(BLUE, "c3"), p.ships(GREEN, "c3")) == ("", "F")


@pytest.mark.rule("SS-086")
def test_all_pools_are_rolled_before_hits_are_assigned_in_reading_order() -> None:
    squares = ["c2", "b3", "c3", "d3", "c4"]
    p = position(red="DDDDX c3", blue=", ".join(f"FF {name}" for name in squares)).answer("volley c3")
    p.answer("aim c4", "aim d3", "aim b3")
    p.answer("aim c2", hits=[1, 1, 1, 1, 1])
    assert attacks(p) == ["c2 3", "b3 3", "c3 4", "d3 3", "c4 3"]
    lines = [line.split()[0] for line in p.told() if line.split()[0] in ("attacked", "destroyed")]
    assert lines == ["attacked"] * 5 + ["destroyed"] * 5
    assert [line.split()[-1] for line in p.told("destroyed")] == squares


@pytest.mark.rule("SS-086", "SS-087")
def test_pools_ask_one_after_the_other() -> None:
    p = position(red="DD c3", blue="FD c2 c4").answer("volley c3", "aim c4").answer("aim c2", hits=[1, 1])
    assert p.question == "hit c2"
    assert p.answer("hit seat2 frigate whole").question == "hit c4"
    p.answer("hit seat2 destroyer whole")
    assert (p.ships(BLUE, "c2"), p.ships(BLUE, "c4"), p.asked) == ("D", "F", BLUE)


@pytest.mark.rule("SS-087", "SS-R16")
def test_the_attacker_chooses_among_all_enemies_on_the_square() -> None:
    p = position(3, red="CC c3", blue="FC c3", green="DX c3").answer("strike c3", hits=2)
    assert (p.asked, p.question) == (RED, "hit c3")
    assert p.offers() == [
        "hit seat2 frigate whole",
        "hit seat2 cruiser whole",
        "hit seat3 destroyer whole",
        "hit seat3 flagship whole",
    ]
    p.answer("hit seat3 destroyer whole", "hit seat2 frigate whole")
    assert (p.ships(BLUE, "c3"), p.ships(GREEN, "c3"), p.asked) == ("C", "X", BLUE)


@pytest.mark.rule("SS-088", "SS-013")
def test_a_hit_frigate_or_destroyer_is_destroyed() -> None:
    p = position(red="C c3", blue="FFD c3").answer("strike c3", hits=1)
    destroyer = p.copy().answer("hit seat2 destroyer whole")
    assert (destroyer.ships(BLUE, "c3"), destroyer.supply(BLUE)["D"]) == ("FF", 6)
    frigate = p.answer("hit seat2 frigate whole")
    assert (frigate.ships(BLUE, "c3"), frigate.supply(BLUE)["F"]) == ("FD", 9)


@pytest.mark.rule("SS-089", "SS-R17")
def test_an_armoured_ship_ignores_one_hit_of_an_attack() -> None:
    p = position(red="CC c3, D c4", blue="CC c3").answer("strike c3", hits=3)
    assert p.told("ignored") == ["blue cruiser c3"]
    assert p.offers() == ["hit seat2 cruiser whole", "hit seat2 cruiser dented"]
    both_dented = p.copy().answer("hit seat2 cruiser whole")
    assert both_dented.ships(BLUE, "c3") == "C"  # the third hit finds two dented ships
    assert p.answer("hit seat2 cruiser dented").ships(BLUE, "c3") == "C"


@pytest.mark.rule("SS-090", "SS-R17")
def test_an_ignored_hit_is_forgotten_after_the_attack() -> None:
    p = position(red="CC c3", blue="CCF c3")
    for _ in range(3):
        p.answer("strike c3", hits=1)
        assert p.offers() == ["hit seat2 frigate whole", "hit seat2 cruiser whole"]
        p.answer("hit seat2 cruiser whole", "pass")
    assert p.ships(BLUE, "c3") == "FCC"


@pytest.mark.rule("SS-091", "SS-R16")
def test_surplus_hits_are_lost_and_none_is_kept_back() -> None:
    p = position(red="CC c3", blue="F c3 c4").answer("strike c3", hits=5)
    assert (p.ships(BLUE, "c3"), p.ships(BLUE, "c4"), p.asked) == ("", "F", BLUE)
    choosing = position(red="CC c3", blue="FFF c3, D c3").answer("strike c3", hits=2)
    assert all(text.startswith("hit") for text in choosing.offers())


@pytest.mark.rule("SS-R16")
def test_hits_put_on_armour_spare_a_third_player() -> None:
    p = position(3, red="CC c3", blue="C c3", green="CF c3").answer("strike c3", hits=2)
    p.answer("hit seat2 cruiser whole", "hit seat3 cruiser whole")
    assert (p.ships(BLUE, "c3"), p.ships(GREEN, "c3")) == ("C", "FC")


@pytest.mark.rule("SS-092", "SS-R18")
def test_nobody_fires_back() -> None:
    p = position(red="F c3", blue="CCCCX c3").answer("strike c3", hits=1).answer("hit seat2 cruiser whole")
    assert p.ships(RED, "c3") == "F"
    assert p.told("attacked") == []
    assert p.asked == BLUE


@pytest.mark.rule("SS-093", "SS-R14")
def test_only_ships_are_hit() -> None:
    p = position(red="CC c3", blue="F c3", stations="c3", asteroids={"c4": 2}).answer("strike c3", hits=6)
    assert (p.modules("c3"), p.stars, p.asteroids("c4")) == (3, ["c3"], 2)
    assert position(red="CC c3, D c4", blue="X f6", stations="c3").offers("strike") == []


@pytest.mark.rule("SS-094")
def test_enough_hits_destroy_everything_without_questions() -> None:
    p = position(3, red="CC c3", blue="FC c3", green="D c3")
    assert p.copy().answer("strike c3", hits=3).question == "hit c3"
    p.answer("strike c3", hits=4)
    assert (p.ships(BLUE, "c3"), p.ships(GREEN, "c3"), p.asked) == ("", "", BLUE)


@pytest.mark.rule("SS-094")
def test_hits_that_become_enough_are_not_asked_for() -> None:
    p = position(3, red="CC c3", blue="FD c3", green="FFX c3").answer("strike c3", hits=4)
    p.answer("hit seat3 flagship whole", "hit seat3 flagship dented")  # its frigates leave without a hit
    assert (p.ships(BLUE, "c3"), p.ships(GREEN), p.asked) == ("", "", BLUE)


@pytest.mark.rule("SS-095", "SS-155")
def test_a_fallen_flagship_takes_its_fleet_along_before_further_hits() -> None:
    p = position(3, red="CC c3", blue="FFX c3, F e5", green="CF c3").answer("strike c3", hits=3)
    p.answer("hit seat2 flagship whole", "hit seat2 flagship dented")
    assert p.ships(BLUE) == ""
    assert p.offers() == ["hit seat3 frigate whole", "hit seat3 cruiser whole"]  # one hit is left
    p.answer("hit seat3 frigate whole")
    assert (p.ships(GREEN, "c3"), p.asked) == ("C", GREEN)


@pytest.mark.rule("SS-095", "SS-155")
def test_a_dented_ship_that_left_with_its_fleet_takes_no_more_hits() -> None:
    p = position(3, red="CC c3", blue="CX c3", green="FD c3").answer("strike c3", hits=4)
    p.answer("hit seat2 cruiser whole", "hit seat2 flagship whole", "hit seat2 flagship dented")
    assert p.offers() == ["hit seat3 frigate whole", "hit seat3 destroyer whole"]


@pytest.mark.rule("SS-096")
def test_example_strike_with_nine_dice() -> None:
    p = position(red="X c3, FF c3, D c4 d4", blue="C c3, F c3").answer("strike c3")
    assert attacks(p) == ["c3 9"]


@pytest.mark.rule("SS-097")
def test_example_three_hits_against_a_cruiser_and_two_frigates() -> None:
    p = position(red="CC c3", blue="CFF c3").answer("strike c3", hits=3)
    assert outcomes(p, BLUE, "c3") == {"F", "C"}


@pytest.mark.rule("SS-098", "SS-090")
def test_example_a_lone_flagship_ignores_single_hits() -> None:
    p = position(red="CC c3", blue="X c3")
    for _ in range(2):
        p.answer("strike c3", hits=1)
        assert (p.ships(BLUE, "c3"), p.over) == ("X", False)
        p.answer("pass")
    assert p.answer("strike c3", hits=2).over


@pytest.mark.rule("SS-099")
def test_example_volley() -> None:
    p = position(red="DDF c3", blue="CCC c3 d3, C c5").answer("volley c3")
    assert p.offers() == ["aim c3", "aim d3"]
    p.answer("aim c3")
    assert attacks(p.copy().answer("aim c3")) == ["c3 5"]
    assert attacks(p.copy().answer("aim d3")) == ["c3 3", "d3 3"]


@pytest.mark.rule("SS-200", "SS-R28")
def test_later_pools_meet_what_is_left() -> None:
    p = position(3, red="DDDD c3", blue="X c2, F c4", green="F e5").answer("volley c3", "aim c2", "aim c2", "aim c4")
    p.answer("aim c4", hits=[2, 1])
    assert p.told("out") == ["blue"]
    assert p.told("destroyed") == ["blue flagship c2"]  # the frigate left with its fleet, no hit was needed
    assert (p.ships(BLUE), p.asked, p.over) == ("", GREEN, False)


@pytest.mark.rule("SS-200", "SS-R28")
def test_hits_of_a_later_pool_still_meet_other_fleets() -> None:
    p = position(3, red="DDDD c3", blue="X c2, F c4", green="F c4").answer("volley c3", "aim c2", "aim c2", "aim c4")
    p.answer("aim c4", hits=[2, 1])
    assert (p.ships(GREEN, "c4"), p.asked) == ("", GREEN)


@pytest.mark.rule("SS-200", "SS-R28", "SS-004")
def test_the_last_flagship_ends_the_game_in_the_middle_of_a_volley() -> None:
    p = position(red="DDDD c3", blue="X c2, F c4").answer("volley c3", "aim c2", "aim c2", "aim c4")
    p.answer("aim c4", hits=[2, 1])
    assert (p.over, p.places, p.offers()) == (True, [1, 2], [])
    assert p.told()[-1] == "won-flagships red"


@pytest.mark.rule("SS-201")
def test_example_one_destroyer_and_two() -> None:
    alone = position(red="D c3", blue="F c4 b3")
    assert alone.offers("strike", "volley") == ["strike b3", "strike c4"]
    assert attacks(alone.answer("strike b3")) == ["b3 3"]
    two = position(red="DD c3", blue="F c4 b3")
    assert two.offers("strike", "volley") == ["strike b3", "strike c4", "volley c3"]
    assert attacks(two.answer("strike c4")) == ["c4 6"]


@pytest.mark.rule("SS-202")
def test_an_attack_does_nothing_but_kill() -> None:
    p = position(red="D c3, F d4", blue="F c4")
    missed = p.copy().answer("strike c4", hits=0)
    assert (missed.ships(BLUE, "c4"), missed.asked) == ("F", BLUE)
    won = p.answer("strike c4", hits=2)
    assert [won.ships(RED, square) for square in ("c3", "c4", "d4")] == ["D", "", "F"]
    assert won.asked == BLUE


@pytest.mark.rule("SS-087", "SS-157")
def test_hits_on_four_fleets_at_once() -> None:
    p = position(4, red="CCCC c3", blue="X c3, F e5", green="X c3", yellow="F c3").answer("strike c3", hits=5)
    assert p.told("out") == ["blue", "green"]
    assert (p.ships(YELLOW, "c3"), p.asked) == ("", YELLOW)
