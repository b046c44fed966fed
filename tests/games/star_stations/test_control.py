"""Control of stations (SS-150 to SS-154)."""

from __future__ import annotations

import pytest

from cosmocafe.testing import Agreed

from .builder import BLUE, GREEN, RED, position

STICKY: Agreed = {"control": "sticky"}
REQUIRED_TWO = {"players": {"2": {"required_stations": 2}}}


@pytest.mark.rule("SS-150", "SS-194", "SS-R14")
@pytest.mark.parametrize("ship", "FDCX")
def test_any_ship_alone_on_a_station_controls_it(ship: str) -> None:
    p = position(red=f"{ship} c3", stations="c3", modules={"d4": 2})
    assert (p.stations(RED), p.stations(BLUE)) == (["c3"], [])
    assert position(red=f"{ship} d4", modules={"d4": 2}).stations(RED) == []


@pytest.mark.rule("SS-151", "SS-R14")
def test_a_contested_or_empty_station_is_controlled_by_nobody() -> None:
    p = position(3, red="CCC c3", blue="F c3", stations="c3 d4")
    assert [p.stations(seat) for seat in (RED, BLUE, GREEN)] == [[], [], []]


@pytest.mark.rule("SS-152", "SS-R14")
def test_a_station_is_stolen_by_standing_there_alone() -> None:
    p = position(red="F c3", blue="F d3", stations="c3", ore=[0, 1], metal=[0, 2])
    p.answer("scatter c3", "send frigate c2")
    assert p.stations(RED) == []
    p.answer("gather c3", "pass")
    assert p.stations(BLUE) == ["c3"]
    assert p.offers("refine", "build") == ["refine 1", "build frigate c3"]


@pytest.mark.rule("SS-153", "SS-194")
def test_the_builder_of_the_third_module_owns_the_station_for_good() -> None:
    p = position(red="F c3", modules={"c3": 2}, ore=[1], agreed=STICKY).answer("module c3", "pass")
    assert p.stations(RED) == ["c3"]
    p.answer("scatter c3", "send frigate c4")
    assert p.stations(RED) == ["c3"]


@pytest.mark.rule("SS-153", "SS-194")
def test_a_lasting_owner_loses_the_use_to_a_visitor_and_the_station_to_who_stays_alone() -> None:
    p = position(red="F a2", blue="F d3", stations="c3", owns={RED: "c3"}, ore=[1], agreed=STICKY)
    assert p.offers("refine") == ["refine 1"]
    p.answer("pass", "gather c3")
    assert (p.stations(RED), p.stations(BLUE)) == ([], ["c3"])
    p.answer("pass", "scatter c3", "send frigate c4")
    assert (p.stations(RED), p.stations(BLUE)) == ([], ["c3"])


@pytest.mark.rule("SS-153", "SS-194")
def test_a_lasting_owner_keeps_a_contested_station_in_name() -> None:
    p = position(red="F c3", blue="F d3", stations="c3", owns={RED: "c3"}, to_move=BLUE, agreed=STICKY)
    p.answer("gather c3")
    assert (p.stations(RED), p.stations(BLUE)) == ([], [])
    p.answer("pass", "scatter c3", "send frigate c4")
    assert p.stations(RED) == ["c3"]


@pytest.mark.rule("SS-153", "SS-194")
def test_a_quarrel_of_others_does_not_take_a_station_from_its_owner() -> None:
    p = position(3, red="D c4", blue="F c3", green="F c3", stations="c3", owns={RED: "c3"}, to_move=GREEN, agreed=STICKY)
    p.answer("pass").answer("strike c3", hits=2)
    assert [p.stations(seat) for seat in (RED, BLUE, GREEN)] == [["c3"], [], []]


@pytest.mark.rule("SS-153", "SS-156", "SS-194")
def test_an_eliminated_owner_is_forgotten() -> None:
    p = position(3, red="CC e5", blue="X e5", green="F a2", stations="c3 d4", owns={BLUE: "c3 d4"}, agreed=STICKY)
    assert p.stations(BLUE) == ["c3", "d4"]
    p.answer("strike e5", hits=2)
    assert p.stations(BLUE) == []
    p.answer("pass")
    assert p.stations(BLUE) == []
    assert (p.modules("c3"), p.table.fleets[BLUE].owns) == (3, 0)


@pytest.mark.rule("SS-153", "SS-167")
def test_the_last_action_of_a_game_gives_its_stations_too() -> None:
    p = position(red="CC c3", blue="X c3", stations="c3", owns={BLUE: "c3"}, agreed=STICKY).answer("strike c3", hits=2)
    assert (p.over, p.stations(RED)) == (True, ["c3"])


@pytest.mark.rule("SS-194", "SS-150")
def test_by_default_nothing_lasts() -> None:
    p = position(red="F c3", stations="c3", owns={RED: "c3"})
    assert p.answer("scatter c3", "send frigate c4").stations(RED) == []


@pytest.mark.rule("SS-154")
@pytest.mark.parametrize("control", ["presence", "sticky"])
def test_one_notion_of_control_serves_everything(control: str) -> None:
    red, owns = ("F c3 d4", {}) if control == "presence" else ("F a2 a3", {RED: "c3 d4"})
    p = position(red=red, stations="c3 d4", owns=owns, ore=[9], metal=[2], agreed={"control": control}, change=REQUIRED_TWO)
    assert len(p.offers("refine")) == 6
    assert p.squares("build") == ["c3", "d4"]
    p.answer("refine 1")
    assert p.told("won-stations") == ["red 2"]


@pytest.mark.rule("SS-154", "SS-142")
@pytest.mark.parametrize("control", ["presence", "sticky"])
def test_building_modules_needs_no_control(control: str) -> None:
    p = position(red="F c3", blue="X f6", modules={"c3": 1}, ore=[1], agreed={"control": control})
    assert p.stations(RED) == []
    assert p.offers("module") == ["module c3"]


@pytest.mark.rule("SS-177")
def test_gaining_and_losing_a_station_is_told() -> None:
    p = position(red="F c3, F b1", blue="F c5, X f6", stations="c3")
    assert p.copy().answer("pass").told("gained") == []
    contested = p.copy().answer("pass").answer("gather c3")
    assert (contested.told("lost"), contested.told("gained")) == (["red c3"], [])
    freed = contested.answer("gather c2", "bring frigate c3", "done")
    assert (freed.told("lost"), freed.told("gained")) == ([], ["blue c3"])
    left = p.answer("scatter c3", "send frigate d3")
    assert (left.told("lost"), left.told("gained")) == (["red c3"], [])


@pytest.mark.rule("SS-177", "SS-143")
def test_a_new_station_is_gained_by_who_stands_there() -> None:
    p = position(red="F c3", modules={"c3": 2}, ore=[1]).answer("module c3")
    assert p.told() == ["module red c3 3", "station red c3", "gained red c3"]


@pytest.mark.rule("SS-177", "SS-158")
def test_an_elimination_frees_stations_and_that_is_told() -> None:
    p = position(3, red="CC e5", blue="X e5, F c3 d3", green="F c3", stations="c3 d3").answer("strike e5", hits=2)
    assert (p.told("lost"), p.told("gained")) == (["blue d3"], ["green c3"])


@pytest.mark.rule("SS-177", "SS-153")
def test_lasting_control_is_lost_to_who_comes() -> None:
    p = position(red="F b3", blue="X f6", stations="c3", owns={BLUE: "c3"}, agreed={"control": "sticky"}).answer("gather c3")
    assert (p.told("lost"), p.told("gained")) == (["blue c3"], ["red c3"])
