"""The game board and its terms (SQ-050 to SQ-064), and line of sight (SQ-108 to SQ-112, SQ-R05, SQ-R06, SQ-R50)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cosmocafe.core.author.sets import has
from cosmocafe.games.starcadia_quest.language import Feature
from cosmocafe.games.starcadia_quest.rules.boards import features
from cosmocafe.games.starcadia_quest.rules.characters import allies, enemies, is_close, is_hero
from cosmocafe.games.starcadia_quest.rules.sight import is_seen
from cosmocafe.games.starcadia_quest.spaces import NAMES, ON_TILES, SIDES, SPACES, tile_of

from .builder import Position, figure, position, space

MAP = position()


def close(p: Position, name: str) -> set[str]:
    """The Spaces Close to a Space."""
    return {NAMES[other] for other in range(SPACES) if is_close(p.table, space(name), other)}


def sees(p: Position, one: str, other: str) -> bool:
    there, back = (is_seen(p.box, p.table, space(a), space(b)) for a, b in ((one, other), (other, one)))
    assert there == back
    return there


@pytest.mark.rule("SQ-050", "SQ-052", "SQ-060")
def test_tiles_have_sixteen_spaces_walls_and_a_terminal() -> None:
    assert has(features(MAP.box, MAP.table, space("2b2")), Feature.BLOCKED)
    assert has(features(MAP.box, MAP.table, space("1d1")), Feature.TERMINAL)
    assert "1c2" not in close(MAP, "1b2")  # a wall
    assert close(MAP, "1d4") == {"1d4", "1d3", "1c4"}  # the outline is wall


@pytest.mark.rule("SQ-061", "SQ-083", "SQ-R62")
def test_hatches_open_where_they_meet() -> None:
    assert "3c1" in close(MAP, "1c4")
    assert "s1dock" in close(MAP, "1b1")
    assert "s4dock" not in close(MAP, "4c4")  # nobody docked there
    assert MAP.table.near[space("3c1") * SIDES] == space("1c4")


@pytest.mark.rule("SQ-062", "SQ-063")
def test_close_is_the_space_itself_and_open_edges() -> None:
    p = position("digits 1b2, edge s1dock", "hannah s2dock, red s2cabin")
    assert close(p, "1b2") == {"1b2", "1b1", "1a2", "1b3"}  # no diagonal, not behind the wall
    assert "2a3" not in close(p, "1d3")  # a Closed Door
    assert "2a3" in close(position(opened=[1]), "1d3")


@pytest.mark.rule("SQ-064", "SQ-R41")
def test_a_shuttle_is_a_tile_of_its_own_and_no_shelter() -> None:
    assert tile_of(space("s1dock")) not in {tile_of(number) for number in range(ON_TILES)}
    assert tile_of(space("s1dock")) != tile_of(space("s2dock"))
    p = position("edge s1dock, hannah s1cabin", "kylee 1b1 pulse_blade, red 4a1", turn=1)
    p.answer("activate kylee")
    assert "weapon pulse_blade" in p.offers()
    assert "s1dock" in p.ends("move")


@pytest.mark.rule("SQ-054", "SQ-059")
def test_portals_and_spawn_points_are_printed() -> None:
    assert has(features(MAP.box, MAP.table, space("1a1")), Feature.PORTAL)
    assert has(features(MAP.box, MAP.table, space("1a4")), Feature.SPAWN)
    assert has(features(MAP.box, MAP.table, space("4d1")), Feature.SPAWN)


@pytest.mark.rule("SQ-056", "SQ-057", "SQ-058")
def test_allies_and_enemies() -> None:
    p = position("edge 1a1, hannah 1b1", "digits 1a2, red 1b2", monsters="weeble1 1c1, scuttlebutt1 1d1")
    edge, hannah, digits, red = (1 << figure(name) for name in ("edge", "hannah", "digits", "red"))
    weeble, scuttlebutt = 1 << figure("weeble1"), 1 << figure("scuttlebutt1")
    assert allies(p.table, figure("edge")) == hannah
    assert enemies(p.table, figure("edge")) == digits | red | weeble | scuttlebutt
    assert allies(p.table, figure("weeble1")) == scuttlebutt
    assert enemies(p.table, figure("weeble1")) == edge | hannah | digits | red
    assert is_hero(figure("edge"))
    assert not is_hero(figure("weeble1"))


@pytest.mark.rule("SQ-108", "SQ-109", "SQ-R06")
def test_sight_on_single_tiles() -> None:
    reactor = position(tiles=(4, 5, 2, 10))  # rotation 0: Blocked in the middle
    assert sees(reactor, "1b1", "1a2")  # one side only
    assert not sees(reactor, "1b1", "1a3")  # crosses a Blocked Space
    mess = position(tiles=(2, 5, 1, 10))
    assert not sees(mess, "1c2", "1b3")  # Blocked on both sides of the corner
    assert sees(mess, "1a2", "1b1")
    assert sees(mess, "1a1", "1d1")


@pytest.mark.rule("SQ-110", "SQ-112", "SQ-R50")
def test_sight_through_an_opening_along_a_hallway_and_across_a_corner() -> None:
    assert sees(MAP, "1c4", "3c1")  # through an open Hatch
    assert sees(MAP, "1b3", "3c1")  # skims the edge of the opening
    assert sees(MAP, "1a1", "1d1")  # straight down, at any distance
    assert sees(MAP, "s1cabin", "1b4")
    assert not sees(MAP, "1b2", "1c2")  # a wall
    assert not sees(MAP, "1d4", "2a4")  # out through the outline
    assert not sees(MAP, "1d3", "2a3")  # a Closed Door
    assert sees(position(opened=[1]), "1d3", "2a3")


@pytest.mark.rule("SQ-111", "SQ-106", "SQ-112")
def test_a_full_space_does_not_hinder_sight() -> None:
    p = position("hannah 1a1 repeater_pistol, edge s1dock", "digits 1b1, red 1b1", monsters="octocold1 1d1, peekaboom1 1c2")
    p.answer("activate hannah", "weapon repeater_pistol")
    assert p.ends("attack") == ["digits", "octocold1", "red"]  # the Peek-a-boom is behind a wall
    assert sees(MAP, "1a1", "1a1")


def slow_sight(p: Position, one: int, other: int) -> bool:
    """The same by fractions: every edge and every corner of the segment."""
    scenario = p.box.scenarios[p.table.scenario]
    r0, c0, r1, c1 = scenario.row[one], scenario.column[one], scenario.row[other], scenario.column[other]
    where = {(scenario.row[n], scenario.column[n]): n for n in range(ON_TILES) if n // 16 < scenario.tiles}
    cuts = {Fraction(2 * k + 1, 2 * abs(r1 - r0)) for k in range(abs(r1 - r0))} | {
        Fraction(2 * k + 1, 2 * abs(c1 - c0)) for k in range(abs(c1 - c0))
    }
    here, dr, dc = (r0, c0), (r1 > r0) - (r1 < r0), (c1 > c0) - (c1 < c0)

    def is_open(a: tuple[int, int], b: tuple[int, int]) -> bool:
        if a not in where or b not in where:
            return False
        return any(p.table.near[where[a] * SIDES + side] == where[b] for side in range(SIDES))

    for cut in sorted(cuts):
        row, column = r0 + cut * (r1 - r0), c0 + cut * (c1 - c0)
        down, right = (row - Fraction(1, 2)).denominator == 1, (column - Fraction(1, 2)).denominator == 1
        if down and right:
            goal = (here[0] + dr, here[1] + dc)
            ways = [(here[0] + dr, here[1]), (here[0], here[1] + dc)]
            if not any(is_open(here, way) and is_open(way, goal) for way in ways):
                return False
        else:
            goal = (here[0] + dr, here[1]) if down else (here[0], here[1] + dc)
            if not is_open(here, goal):
                return False
        here = goal
    return True


@pytest.mark.rule("SQ-R06", "SQ-R05")
@pytest.mark.parametrize("tiles", [(1, 5, 2, 10), (4, 6, 9, 3), (7, 8, 6, 4)])
def test_sight_agrees_with_a_slow_reading(tiles: tuple[int, ...]) -> None:
    p = position(tiles=tiles, opened=[1])
    usable = [n for n in range(64) if not has(features(p.box, p.table, n), Feature.BLOCKED)]
    for one in usable:
        for other in usable:
            assert is_seen(p.box, p.table, one, other) == slow_sight(p, one, other), (NAMES[one], NAMES[other])


@pytest.mark.rule("SQ-051", "SQ-092")
def test_a_space_holds_two_characters() -> None:
    p = position("edge 1a1, hannah 1b1", "digits 1b1, red 4a1")
    p.answer("activate edge")
    assert "1b1" in p.ends("move")  # through, with points to go on
    p.answer("move 1b1")
    assert "done" not in p.offers()


@pytest.mark.rule("SQ-055", "SQ-R15", "SQ-R25")
def test_the_armory_upgrade_may_be_collected_once() -> None:
    p = position("edge 1a2, hannah 1b1", "digits 4a1, red 4a2", tiles=(3, 5, 2, 10))
    p.table.armory = space("1b2")
    p.answer("activate edge", "move 1b2")
    assert "armory" in p.offers()
    p.copy().answer("done")
    p.answer("armory")
    assert p.held("edge") == ["riot_baton"]
    assert "armory" not in p.offers()
    guarded = position("edge 1a2, hannah 1b1", "digits 4a1, red 4a2", tiles=(3, 5, 2, 10), monsters="peekaboom1 1b2")
    guarded.table.armory = space("1b2")
    guarded.answer("activate edge", "move 1b2", rolls="S S")
    assert "armory" not in guarded.offers()
