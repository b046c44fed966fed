"""Flight phase: the mother ship's roll and where ships go (SF-110 to SF-119, SF-139 to SF-148)."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODE_NAMES
from cosmocafe.games.starfarers.rules.flight import speed
from cosmocafe.games.starfarers.vocabulary import Step

from .builder import BLUE, RED, YELLOW, Position, Wanted, position


def balls(first: int, second: int) -> Wanted:
    wanted = {f"mother-ship yellow {first} {second}", f"mother-ship yellow {second} {first}"}
    return lambda told: bool(wanted & set(told))


def steps(p: Position, *nodes: str) -> Position:
    return p.answer(*(f"to {node}" for node in nodes))


def ends(p: Position, ship: str = "T1") -> set[str]:
    """Every intersection where a ship can stop, found by trying all ways."""
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()
    todo = [p.copy().answer(f"ship {ship}")]
    while todo:
        here = todo.pop()
        key = (here.ship_at(YELLOW, ship), here.table.steps)
        if key in seen:
            continue
        seen.add(key)
        if "stop" in here.offers() or "found" in here.offers():
            found.add(here.ship_at(YELLOW, ship))
        for text in here.offers("to"):
            after = here.copy().answer(text)
            if after.question in ("step", "land"):
                todo.append(after)
            else:
                found.add(after.ship_at(YELLOW, ship) or text.split()[1])  # a single way on is taken without asking
    return found


@pytest.mark.rule("SF-110", "SF-051", "SF-052")
def test_without_a_ship_the_turn_ends() -> None:
    p = position().answer("end-phase")
    assert (p.told("mother-ship"), p.table.active) == ([], BLUE)


@pytest.mark.rule("SF-111", "SF-R50")
def test_with_a_ship_the_mother_ship_is_rolled() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    p = position(ships={YELLOW: "T1 colony A16"})
    for luck in range(400):
        trial = p.table.copy()
        seed_table(trial, luck, 1, 1)
        game.loops.answer(p.box, trial, game.catalogue.number("end-phase"))
        told = [event for event in trial.heard() if list(game.events)[event.event].name == "MOTHER_SHIP"]
        pairs[(min(told[0].a, told[0].b), max(told[0].a, told[0].b))] += 1
    assert set(pairs) == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3)}
    assert 100 < sum(count for pair, count in pairs.items() if pair[0] == 0) < 220  # 4 of 10


@pytest.mark.rule("SF-112", "SF-113", "SF-114", "SF-117", "SF-116")
def test_the_rulebooks_example_red_and_blue_are_speed_four() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}).answer("end-phase", until=balls(3, 1))
    assert (p.table.base_speed, speed(p.box, p.table, YELLOW), p.offers()) == (4, 4, ["ship T1", "land-all"])
    reached = ends(p)
    start = NODE_NAMES.index("A16")
    assert max(p.box.nodes[start].distance[NODE_NAMES.index(end)] for end in reached) == 4
    stayed = p.copy().answer("land-all", until=lambda told: True)
    assert stayed.ship_at(YELLOW) == "A16"


@pytest.mark.rule("SF-115", "SF-103", "SF-191")
def test_boosters_and_scientists_add_speed() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}, expansions={YELLOW: "booster booster"}, friends={YELLOW: "SC1 SC4 SC5"})
    assert speed(p.fly(3).box, p.table, YELLOW) == 3 + 2 + 1 + 2


@pytest.mark.rule("SF-118", "SF-119")
def test_a_black_ball_is_an_encounter_and_speed_three() -> None:
    for other in (1, 2, 3):
        p = position(ships={YELLOW: "T1 colony A16"}, hands={YELLOW: "ore"}).answer("end-phase", until=balls(0, other))
        assert (p.table.base_speed, p.told("drew-encounter")[0]) == (3, "yellow")


@pytest.mark.rule("SF-140", "SF-139", "SF-116")
def test_ships_fly_one_after_another_each_with_the_whole_speed() -> None:
    p = position(ships={YELLOW: "T1 colony A16, T2 trade E14"}).fly(2)
    assert p.offers() == ["ship T1", "ship T2", "land-all"]
    p.answer("ship T2")
    steps(p, "E15", "E16")
    assert (p.ship_at(YELLOW, "T2"), p.offers()) == ("E16", ["ship T1", "land-all"])
    p.answer("ship T1")
    steps(p, "A17", "A18")
    assert (p.ship_at(YELLOW), p.question) == ("A18", "business")


@pytest.mark.rule("SF-141", "SF-R19")
def test_a_ship_may_look_around_a_corner_and_come_back() -> None:
    ships = {YELLOW: "T1 trade A16", RED: "T1 trade A15, T2 trade A17, T3 trade A14", BLUE: "T1 trade A18"}
    p = position(ships=ships).fly(2)
    assert {"A16"} <= ends(p)


@pytest.mark.rule("SF-141")
def test_a_ship_may_go_to_and_fro() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}).fly(3).answer("ship T1")
    steps(p, "A17", "A16")
    assert p.offers("stop") == ["stop"]
    steps(p, "A17")
    assert p.ship_at(YELLOW) == "A17"


@pytest.mark.rule("SF-142", "SF-143")
def test_a_ship_passes_ships_and_buildings_but_does_not_stop_there() -> None:
    p = position(ships={YELLOW: "T1 colony A16", RED: "T1 trade A17"}, colonies={BLUE: "S1.c"}).fly(2)
    assert "A17" not in ends(p)
    assert "A18" in ends(p)
    p.answer("ship T1", "to A17")
    assert p.offers("stop") == []
    over = position(ships={YELLOW: "T1 colony D14"}, colonies={BLUE: "S1.c"}).fly(3)
    assert "C15" not in ends(over)
    assert "C16" in ends(over)  # past the colony
    last = position(ships={YELLOW: "T1 colony A16", RED: "T1 trade A17"}).fly(1).answer("ship T1")
    assert "to A17" not in last.offers()  # no step after which no legal end is in reach


@pytest.mark.rule("SF-144")
def test_nobody_stops_beside_a_foreign_spaceport() -> None:
    ports = {BLUE: "S1.c"}
    p = position(ships={YELLOW: "T1 colony D14"}, ports=ports).fly(3)
    assert not {"D15", "C16"} & ends(p)
    own = position(ships={YELLOW: "T1 colony D14"}, ports={YELLOW: "S1.c"}).fly(3)
    assert {"D15", "C16"} <= ends(own)


@pytest.mark.rule("SF-145", "SF-146", "SF-148")
def test_cargo_decides_where_a_ship_may_stop() -> None:
    colony = position(ships={YELLOW: "T1 colony C11"}, expansions={YELLOW: "freight_ring"}).fly(3)
    assert not {"B10", "B11"} & ends(colony)
    assert "C13" in ends(colony)
    trade = position(ships={YELLOW: "T1 trade C11"}, expansions={YELLOW: "freight_ring"}).fly(3)
    assert "C13" not in ends(trade)
    assert "B10" in ends(trade)
    assert "B11" not in ends(trade)  # number 2 is not the lowest free one
    empty = position(ships={YELLOW: "T1 trade C11"}).fly(3)
    assert "B10" not in ends(empty)


@pytest.mark.rule("SF-147", "SF-R19")
def test_a_ship_on_a_colony_intersection_must_leave_or_found() -> None:
    p = position(ships={YELLOW: "T1 colony C13"}, chips={"S1.1": "C17", "S1.3": "C13"}).fly(2)
    assert p.offers() == ["ship T1", "settle T1"]
    longer = position(ships={YELLOW: "T1 colony C13"}, chips={"S1.1": "C17", "S1.3": "C13"}).fly(4).answer("ship T1", "to D13", "to C13")
    assert longer.offers() == ["to C12", "to D13", "found"]


@pytest.mark.rule("SF-147", "SF-R19", "SF-R65")
def test_a_colony_ship_may_come_back_with_its_last_step_to_found_where_it_began() -> None:
    free, lair = {"S1.1": "C17", "S1.3": "C13"}, {"S1.1": "C17", "S1.3": "C22"}
    p = position(ships={YELLOW: "T1 colony C13"}, chips=free).fly(2).answer("ship T1", "to D13")
    assert p.offers() == ["to D12", "to C13", "to D14", "stop"]
    p.answer("to C13")
    assert (p.question, p.offers()) == ("land", ["found"])  # it may not stay there otherwise
    p.answer("found", until=lambda told: True)
    assert "S1.a" in p.sites(YELLOW)
    barred = position(ships={YELLOW: "T1 colony C13"}, chips=lair).fly(2).answer("ship T1", "to D13")
    assert (barred.question, barred.offers()) == ("land", ["to D12", "to D14", "stop"])  # the same question, whatever the chips are


@pytest.mark.rule("SF-147", "SF-R19")
def test_a_ship_that_can_end_nowhere_else_may_look_around_and_come_back_to_found() -> None:
    chips = {"S1.1": "C17", "S1.3": "C13"}
    guards = {BLUE: "T1 trade C12, T2 trade D13, T3 trade D12", RED: "T1 trade D14, T2 trade C11, T3 trade B12"}
    p = position(ships={YELLOW: "T1 colony C13", **guards}, chips=chips)
    assert p.copy().fly(1).offers() == ["settle T1", "land-all"]  # out, but not back
    p.fly(2)
    assert p.offers() == ["ship T1", "settle T1", "land-all"]
    p.answer("ship T1", "to D13")
    assert (p.question, p.offers()) == ("land", ["to C13"])
    p.answer("to C13")
    assert p.offers() == ["found"]
    trade = position(ships={YELLOW: "T1 trade C13"}, chips=chips).fly(2).answer("ship T1", "to D13")
    assert "to C13" not in trade.offers()


@pytest.mark.rule("SF-R32", "SF-130")
def test_a_free_trade_ship_flies_although_the_number_of_its_transporter_was_grounded() -> None:
    ships = {YELLOW: "T1 colony C13, T2 trade L16, T3 trade L18"}
    p = position(ships=ships, chips={"S1.1": "C17", "S1.3": "C13"})
    p.table.fleets[YELLOW].claims, p.table.grounded = 1, 1
    p.fly(3).answer("settle T1")
    assert {text.split()[1] for text in p.offers("launch")} == {"T1"}
    p.answer(p.offers("launch")[0])
    assert "ship T1" in p.offers()


@pytest.mark.rule("SF-R19", "SF-130")
def test_a_grounded_ship_stays() -> None:
    p = position(ships={YELLOW: "T1 colony C15"}, chips={"S1.2": "C22", "S1.3": "C13"})
    p.table.grounded = 1
    p.fly(4)
    assert (p.question, p.offers()) == ("fly", ["land-all"])  # asked, so that nobody learns of the lair
    trade = position(ships={YELLOW: "T1 trade A16, T2 trade L16"})
    trade.table.grounded = 1
    assert trade.fly(3).offers() == ["ship T2", "land-all"]


@pytest.mark.rule("SF-R18")
def test_a_ship_beside_a_new_foreign_spaceport_must_leave_if_it_can() -> None:
    p = position(ships={YELLOW: "T1 colony D15, T2 trade G23"}, ports={BLUE: "S1.c"}).fly(2)
    assert p.offers() == ["ship T1", "ship T2"]
    p.answer("ship T2", "to G22", "stop")
    assert p.offers() == ["ship T1"]
    p.answer("ship T1", "to D14", "stop")
    assert p.question == "business"
    grounded = position(ships={YELLOW: "T1 colony D15"}, ports={BLUE: "S1.c"})
    grounded.table.grounded = 1
    assert grounded.fly(2).question == "business"


@pytest.mark.rule("SF-R37", "SF-192")
def test_speed_gained_on_the_way_counts_for_ships_that_have_not_finished() -> None:
    p = position(ships={YELLOW: "T1 trade C4, T2 colony A16"}, expansions={YELLOW: "freight_ring"}).fly(1).answer("ship T1", "to B4")
    assert p.offers() == ["friend SC1", "friend SC2", "friend SC3", "friend SC4", "friend SC5"]
    p.answer("friend SC4", "ship T2")
    assert p.table.agenda[p.table.depth - 1].b == 3


@pytest.mark.rule("SF-131", "SF-R27", "SF-R60")
def test_a_space_jump_is_the_whole_flight() -> None:
    ships = {YELLOW: "T1 colony A16, T2 trade L16"}
    p = position(ships=ships, chips={"S7.1": "C31", "S7.2": "C27"}).do(Step.JUMP)
    assert not {"jump A16", "jump L16", "jump B10", "jump B21"} & set(p.offers())
    assert "jump L6" in p.offers()
    assert "decline" in p.offers()
    p.answer("jump L6")
    assert (p.question, p.offers()) == ("land", ["found", "stop"])
    founded = p.copy().answer("found")
    assert (founded.sites(YELLOW)[-1], founded.ship_at(YELLOW)) == ("S7.a", "")
    p.answer("stop")
    assert (p.ship_at(YELLOW), p.fly().offers("ship")) == ("L6", ["ship T1", "ship T2"])  # a new flight begins in `fly`
    last = position(ships={YELLOW: "T1 trade L16"}, expansions={YELLOW: "freight_ring"}).do(Step.JUMP).answer("jump B10", "friend ME1")
    assert last.do(Step.SCOUT).question == "business"


@pytest.mark.rule("SF-R53", "SF-153")
def test_a_standing_ship_may_found_without_moving() -> None:
    p = position(ships={YELLOW: "T1 colony C13"}, chips={"S1.1": "C17", "S1.3": "C13"})
    p.table.grounded = 1
    p.fly(3)
    assert p.offers() == ["settle T1", "land-all"]
    p.answer("settle T1", until=lambda told: True)
    assert "S1.a" in p.sites(YELLOW)
