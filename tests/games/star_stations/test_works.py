"""Mine ore, refine ore, build a ship, build a station module (SS-100 to SS-144)."""

from __future__ import annotations

import pytest

from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.vocabulary import LETTERS

from .builder import BLUE, RED, Position, position

REFINE = ("refine", "refine-all")


def amounts(p: Position) -> list[int]:
    """The amounts of ore that may be refined."""
    return [int(text.split()[1]) for text in p.offers("refine")]


@pytest.mark.rule("SS-100", "SS-120", "SS-130", "SS-140")
@pytest.mark.parametrize(("work", "answers"), [("mine", 1), ("refine", 2), ("build", 3), ("module", 1)])
def test_no_work_while_locked(work: str, answers: int) -> None:
    def red_with(blue: str) -> Position:
        return position(red="F b2 c3 d4 e1", blue=blue, stations="c3", stars="d4", asteroids={"b2": 1}, ore=[2], metal=[8])

    assert len(red_with("F e2").offers(work)) == answers
    assert red_with("F e1").offers(work) == []


@pytest.mark.rule("SS-101", "SS-102", "SS-106")
def test_example_mining_adds_up_all_squares() -> None:
    p = position(red="FFF b2, F c3 d4, D e5", asteroids={"b2": 2, "c3": 3, "e5": 1}, blue="F f5")
    p.answer("mine")
    assert p.told("mined") == ["red 3"]
    assert p.stock(RED) == (3, 0)


@pytest.mark.rule("SS-102", "SS-104")
def test_example_two_asteroids_and_one_frigate_yield_one_ore() -> None:
    assert position(red="F c3", asteroids={"c3": 2}).answer("mine").stock(RED) == (1, 0)


@pytest.mark.rule("SS-102", "SS-105")
@pytest.mark.parametrize(("frigates", "ore"), [("FF", 2), ("FFF", 2), ("FFFF", 2)])
def test_example_two_frigates_take_all_of_two_asteroids(frigates: str, ore: int) -> None:
    assert position(red=f"{frigates} c3", asteroids={"c3": 2}).answer("mine").stock(RED) == (ore, 0)


@pytest.mark.rule("SS-101")
def test_only_own_frigates_mine_for_me() -> None:
    p = position(red="F c3", blue="F d3", asteroids={"c3": 1, "d3": 1}, ore=[4, 4]).answer("mine")
    assert (p.stock(RED), p.stock(BLUE)) == ((5, 0), (4, 0))


@pytest.mark.rule("SS-121", "SS-R19")
def test_refining_needs_a_complete_station() -> None:
    assert amounts(position(red="F c3", modules={"c3": 2}, ore=[2])) == []
    assert amounts(position(red="F c3", stations="c3", ore=[2])) == [1, 2]
    assert amounts(position(red="F c4", stations="c3", ore=[2])) == []


@pytest.mark.rule("SS-122", "SS-123", "SS-193", "SS-R19")
@pytest.mark.parametrize(("rate", "most"), [(None, 6), (3, 6), (2, 4), (1, 2), (0, 7)])
def test_the_rate_limits_the_ore_of_each_station(rate: int | None, most: int) -> None:
    agreed: dict[str, int | str] = {} if rate is None else {"refine_rate": rate}
    p = position(red="F c3 d4", stations="c3 d4 e5", ore=[7], agreed=agreed)
    assert amounts(p) == list(range(1, most + 1))
    assert p.answer(f"refine {most}").stock(RED) == (7 - most, most)  # one for one


@pytest.mark.rule("SS-123")
def test_the_own_ore_limits_refining_and_no_frigate_is_needed() -> None:
    p = position(red="C c3, D d4", stations="c3 d4", ore=[4])
    assert amounts(p) == [1, 2, 3, 4]


@pytest.mark.rule("SS-124")
def test_example_seven_ore_and_two_stations() -> None:
    p = position(red="F c3 d4", stations="c3 d4", ore=[7], metal=[2])
    assert amounts(p) == [1, 2, 3, 4, 5, 6]
    assert p.answer("refine 6").stock(RED) == (1, 8)


@pytest.mark.rule("SS-125", "SS-R29")
@pytest.mark.parametrize(("ore", "listed", "everything"), [(23, 23, False), (24, 24, False), (25, 24, True), (70, 24, True)])
def test_without_a_limit_everything_stands_beside_24_amounts(ore: int, listed: int, everything: bool) -> None:
    p = position(red="F c3", stations="c3", ore=[ore], agreed={"refine_rate": 0})
    assert amounts(p) == list(range(1, listed + 1))
    assert p.offers("refine-all") == (["refine-all"] if everything else [])
    if everything:
        assert p.answer("refine-all").stock(RED) == (0, ore)


@pytest.mark.rule("SS-125")
def test_eight_stations_refine_24_at_the_most() -> None:
    eight = "b2 c2 d2 e2 b3 c3 d3 e3"
    p = position(
        4,
        red=f"F {eight}",
        stations=eight,
        ore=[40],
        agreed={"station_win": "instant"},
        change={"players": {"4": {"required_stations": 9}}},
    )
    assert amounts(p)[-1] == 24
    assert not p.offers("refine-all")


@pytest.mark.rule("SS-122", "SS-125")
def test_as_much_as_possible_still_keeps_to_the_rate() -> None:
    p = position(red="F c3 d4", stations="c3 d4", ore=[9], change={"refining": {"largest_listed_amount": 4}})
    assert amounts(p) == [1, 2, 3, 4]
    assert p.answer("refine-all").stock(RED) == (3, 6)


@pytest.mark.rule("SS-131", "SS-134", "SS-R20")
def test_one_ship_is_built_at_a_controlled_station() -> None:
    p = position(red="F c3 e3", blue="F d4 e3", stations="c3 d4 b5", modules={"a2": 2}, metal=[20])
    assert p.offers("build") == []  # locked
    p = position(red="F c3 a2", blue="F d4", stations="c3 d4 b5", modules={"a2": 2}, metal=[20])
    assert p.squares("build") == ["c3", "c3", "c3"]
    p.answer("build destroyer c3")
    assert (p.ships(RED, "c3"), p.supply(RED)["D"], p.stock(RED), p.asked) == ("FD", 5, (0, 15), BLUE)


@pytest.mark.rule("SS-132", "SS-R13")
def test_no_ship_is_built_at_a_full_station() -> None:
    assert position(red="FFFD c3", stations="c3", metal=[2]).squares("build") == ["c3"]
    assert position(red="FFFDC c3", stations="c3", metal=[2]).offers("build") == []


@pytest.mark.rule("SS-133", "SS-044")
def test_flagships_are_never_built() -> None:
    p = position(red="F c3", stations="c3", metal=[99])
    p.table.fleets[RED].supply[LETTERS.index("X")] = 1  # not even if one lay in the supply
    p.table.n_options = 0
    game.loops.advance(p.box, p.table)
    assert p.offers("build") == ["build frigate c3", "build destroyer c3", "build cruiser c3"]


@pytest.mark.rule("SS-134", "SS-012", "SS-R03")
def test_an_empty_supply_builds_nothing() -> None:
    p = position(red="FFFFF b2 b3, C c3 d1 d2 d3, D e1 e2 e3", stations="c3", metal=[9])
    assert p.offers("build") == ["build destroyer c3"]


@pytest.mark.rule("SS-141", "SS-142")
def test_a_module_costs_one_ore_and_needs_a_frigate_on_an_unfinished_star() -> None:
    p = position(red="F c3 d4 e5, D b2, F a2", stars="c3 b2 e2", modules={"d4": 2}, stations="e5", ore=[1])
    assert p.squares("module") == ["c3", "d4"]
    p.answer("module c3")
    assert (p.modules("c3"), p.stock(RED), p.asked) == (1, (0, 0), BLUE)
    assert position(red="F c3", stars="c3").offers("module") == []


@pytest.mark.rule("SS-141")
def test_the_price_of_a_module_comes_from_the_box() -> None:
    dear = {"resources": {"module_cost_ore": 3}}
    assert position(red="F c3", stars="c3", ore=[2], change=dear).offers("module") == []
    assert position(red="F c3", stars="c3", ore=[4], change=dear).answer("module c3").stock(RED) == (1, 0)


@pytest.mark.rule("SS-143", "SS-002")
def test_three_modules_make_a_usable_station() -> None:
    p = position(red="F c3", modules={"c3": 1}, ore=[4], metal=[2])
    p.answer("module c3", "pass")
    assert (p.offers("build", *REFINE), p.stations(RED)) == ([], [])
    p.answer("module c3")
    assert p.told("station") == ["red c3"]
    p.answer("pass")
    assert p.stations(RED) == ["c3"]
    assert p.offers("build", *REFINE, "module") == ["refine 1", "refine 2", "build frigate c3"]


@pytest.mark.rule("SS-144", "SS-R20")
def test_one_module_an_action_whoever_began_the_station() -> None:
    p = position(red="FFFF c3", modules={"c3": 1}, ore=[5, 5]).answer("module c3")
    assert (p.modules("c3"), p.stock(RED)) == (2, (4, 0))
    p = position(red="F a2", blue="F c3", modules={"c3": 2}, ore=[5, 5], to_move=BLUE).answer("module c3")
    assert (p.stations(BLUE), p.stock(BLUE)) == (["c3"], (4, 0))
