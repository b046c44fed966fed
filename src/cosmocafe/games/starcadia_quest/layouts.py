"""Laying tiles and Scenarios into the box: rotations, coordinates, Hatches, Doors, Shuttles."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cosmocafe.core.author.sets import only
from cosmocafe.core.errors import BoxError

from .box import DOORS, OPENINGS, TURNS, Box, Scenario
from .components import Geometry, Hatches, LayoutRow, ScenarioRow, TileRow
from .language import Feature
from .spaces import DOWN, EAST, RIGHT, SIDES, SIZE, SOUTH, SPACES, STRIP, TILE, dock, opposite
from .vocabulary import A_COLOUR, NONE

SIDE_NAMES = "NESW"
TERMINAL, SPAWN = 0, 1  # the two places of a tile that Scenarios name
PLACES = 2
PLACE = re.compile(r"tile([1-9])\.(terminal|spawn)")
Spot = tuple[int, int]


def expect(is_right: bool, key: str, why: str) -> None:
    """Refuse a box that the rules cannot play."""
    if not is_right:
        raise BoxError(f"{key}: {why}")


def expect_rows(key: str, given: Sequence[object], wanted: Sequence[object]) -> None:
    """Refuse a list whose rows are not the expected ones in their order."""
    expect(list(given) == list(wanted), key, f"expected {', '.join(map(str, wanted))} in this order, got {', '.join(map(str, given))}")


def place(text: str, tiles: int, key: str) -> int:
    """The number of a place expression, as tile3.terminal."""
    found = PLACE.fullmatch(text)
    if found is None or int(found.group(1)) > tiles:
        raise BoxError(f"{key}: {text!r} is no place of this Scenario; write tileK.terminal or tileK.spawn")
    return (int(found.group(1)) - 1) * PLACES + (SPAWN if found.group(2) == "spawn" else TERMINAL)


def turned(spot: Spot, turns: int) -> Spot:
    """Where a Space of a tile comes to lie after so many quarter turns clockwise."""
    for _ in range(turns):
        spot = spot[1], SIZE - 1 - spot[0]
    return spot


def local(spot: Sequence[int]) -> int:
    return spot[0] * SIZE + spot[1]


def print_tile(box: Box, number: int, row: TileRow, hatches: Hatches) -> None:
    """A tile in its four rotations."""
    key = f"tiles.tile.{row.id}"
    expect(len(row.rows) == SIZE and all(len(line) == SIZE and set(line) <= {".", "#"} for line in row.rows), f"{key}.rows", "4 rows of 4")
    features = features_of(row, key)
    for side, spot in enumerate(hatch_spots(hatches)):
        expect(not is_blocked(row, spot), f"{key}.rows", f"the Hatch in the {SIDE_NAMES[side]} must not be Blocked")
    for turns in range(TURNS):
        printed = box.printed[number * TURNS + turns]
        for space in range(TILE):
            spot = divmod(space, SIZE)
            here = local(turned(spot, turns))
            printed.features[here] = features[space]
            for side in range(SIDES):
                beyond = spot[0] + DOWN[side], spot[1] + RIGHT[side]
                printed.near[here * SIDES + (side + turns) % SIDES] = local(turned(beyond, turns)) if is_open(row, spot, beyond) else NONE


def is_blocked(row: TileRow, spot: Spot) -> bool:
    return row.rows[spot[0]][spot[1]] == "#"


def is_open(row: TileRow, spot: Spot, beyond: Spot) -> bool:
    """Whether two neighbouring Spaces of a tile share an open edge."""
    if not (0 <= beyond[0] < SIZE and 0 <= beyond[1] < SIZE) or is_blocked(row, spot) or is_blocked(row, beyond):
        return False
    upper = min(spot, beyond)
    return (*upper, "S" if spot[1] == beyond[1] else "E") not in row.walls


def features_of(row: TileRow, key: str) -> list[int]:
    """What is printed on each Space of a tile."""
    found = [only(Feature.BLOCKED) if is_blocked(row, divmod(space, SIZE)) else 0 for space in range(TILE)]

    def mark(feature: int, spots: Sequence[Sequence[int]]) -> None:
        for spot in spots:
            expect(found[local(spot)] & only(Feature.BLOCKED) == 0, key, f"nothing can be printed on the Blocked Space {list(spot)}")
            found[local(spot)] |= only(feature)

    mark(Feature.SPAWN, row.spawn)
    mark(Feature.FIRST_SPAWN, row.spawn[:1])
    mark(Feature.TERMINAL, [row.terminal])
    mark(Feature.ARMORY, [row.armory] if row.armory else [])
    mark(Feature.VICTORY, row.victory)
    mark(Feature.STIMPACK, row.stimpack)
    mark(Feature.RECHARGE, row.recharge)
    mark(Feature.HOVERBOARD, row.hoverboard)
    for portal in row.portals:
        expect(portal.colour in (A_COLOUR.texts or []), f"{key}.portals", f"there is no colour {portal.colour!r}")
        mark(Feature.PORTAL + (A_COLOUR.texts or []).index(portal.colour), [portal.at])
    return found


def hatch_spots(hatches: Hatches) -> list[Spot]:
    """The Hatch Spaces of a tile, north, east, south, west."""
    return [(0, hatches.N), (hatches.E, SIZE - 1), (SIZE - 1, hatches.S), (hatches.W, 0)]


def lay_out(scenario: Scenario, row: ScenarioRow, geometry: Geometry) -> None:
    """Coordinates, openings, Doors and berths of a Scenario."""
    key = f"scenarios.scenario.{row.id}"
    expect_rows(f"{key}.tiles", [tile.n for tile in row.tiles], range(1, len(row.tiles) + 1))
    scenario.tiles = len(row.tiles)
    hatches = {"P": hatch_spots(geometry.hatches_P), "Q": hatch_spots(geometry.hatches_Q)}
    taken: set[Spot] = set()
    for number, tile in enumerate(row.tiles):
        scenario.orient[number] = int(tile.orient == "Q")
        for space in range(TILE):
            r, c = divmod(space, SIZE)
            put_space(scenario, taken, number * TILE + space, (SIZE * tile.row + r, SIZE * tile.col + c), f"{key}.tiles")
    openings = find_openings(row.tiles, hatches)
    put_openings(scenario, row, openings, key)
    for berth, shuttle in enumerate(row.shuttles):
        expect(shuttle.tile <= scenario.tiles, f"{key}.shuttles", f"there is no tile {shuttle.tile}")
        side = SIDE_NAMES.index(shuttle.side)
        hatch = (shuttle.tile - 1) * TILE + local(hatches[row.tiles[shuttle.tile - 1].orient][side])
        scenario.berth[berth].hatch, scenario.berth[berth].side = hatch, side
        for part in range(STRIP):
            spot = scenario.row[hatch] + (part + 1) * DOWN[side], scenario.column[hatch] + (part + 1) * RIGHT[side]
            put_space(scenario, taken, dock(berth) + part, spot, f"{key}.shuttles")


def put_space(scenario: Scenario, taken: set[Spot], space: int, spot: Spot, key: str) -> None:
    expect(spot not in taken, key, f"two Spaces would lie at row {spot[0]}, column {spot[1]}")
    taken.add(spot)
    scenario.row[space], scenario.column[space] = spot


def find_openings(tiles: list[LayoutRow], hatches: dict[str, list[Spot]]) -> list[tuple[int, int, int]]:
    """Where Hatches of neighbouring tiles face each other: Space, side, Space beyond (SQ-061)."""
    found = []
    for a, first in enumerate(tiles):
        for b, second in enumerate(tiles):
            for side in (EAST, SOUTH):
                if (first.row + DOWN[side], first.col + RIGHT[side]) == (second.row, second.col):
                    here, there = hatches[first.orient][side], hatches[second.orient][opposite(side)]
                    if here[0] == there[0] if side == EAST else here[1] == there[1]:
                        found.append((a * TILE + local(here), side, b * TILE + local(there)))
    return found


def put_openings(scenario: Scenario, row: ScenarioRow, openings: list[tuple[int, int, int]], key: str) -> None:
    expect(len(openings) <= OPENINGS, f"{key}.tiles", f"at most {OPENINGS} openings")
    expect(len(row.doors) <= DOORS, f"{key}.doors", f"there are {DOORS} Door tokens")
    doors = {frozenset(door.between): (number, door.state) for number, door in enumerate(row.doors)}
    expect(len(doors) == len(row.doors), f"{key}.doors", "at most one Door between two tiles")
    scenario.openings, scenario.doors = len(openings), len(row.doors)
    scenario.door[:] = scenario.behind[:] = [NONE] * SPACES
    for opening, (space, side, beyond) in zip(scenario.opening, openings, strict=False):
        opening.space, opening.side, opening.beyond = space, side, beyond
        door, state = doors.pop(frozenset({space // TILE + 1, beyond // TILE + 1}), (NONE, "open"))
        opening.door, opening.opened = door, int(state == "open")
        if door != NONE:
            scenario.door[space], scenario.behind[space] = door, beyond
            scenario.door[beyond], scenario.behind[beyond] = door, space
    expect(not doors, f"{key}.doors", "a Door needs an opening between its two tiles")
