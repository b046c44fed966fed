"""Tiles and Scenarios as they lie: rotations, coordinates, Hatches, Doors, Shuttles, and what is put where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmocafe.author import (
    Byte,
    Piece,
    Row,
    Sheet,
    Short,
    flag,
    gathered,
    has,
    ints,
    length,
    many,
    number,
    only,
    rows,
    several,
    text,
    word,
    words,
)

from .content import MONSTER_IDS, SCENARIO_IDS, SCENARIOS, SLOT_IDS, UPGRADE_CODES
from .language import Feature
from .spaces import BERTHS, DOWN, EAST, RIGHT, SIDES, SIZE, SOUTH, SPACES, STRIP, TILE, TILES, dock, opposite
from .table import LEVELS, ORDERED
from .vocabulary import A_COLOUR, A_SLOT, NONE

TURNS = 4
OPENINGS, STARTS, GROUPS, SPOTS, BRANCHES, FAR = 12, 12, 2, 8, 3, 30
RANDOM = -2
TERMINAL, SPAWN = 0, 1  # the two places of a tile that Scenarios name
PLACES = 2
PLACE = {f"tile{tile + 1}.{name}": tile * PLACES + place for tile in range(TILES) for place, name in enumerate(("terminal", "spawn"))}
SIDE = {name: side for side, name in enumerate("NESW")}
SCENARIO = {name: scenario for scenario, name in enumerate(SCENARIO_IDS)}
CODE = {name: upgrade for upgrade, name in enumerate(UPGRADE_CODES)}
SLOT_CARD = {**{name: monster for monster, name in enumerate(MONSTER_IDS)}, "random": RANDOM}
MARKED = (Feature.SPAWN, Feature.VICTORY, Feature.STIMPACK, Feature.RECHARGE, Feature.HOVERBOARD)
LOCAL = number("", 0, SIZE - 1)
Spot = tuple[int, int]


def chapter(scenario: str) -> int:
    """A Scenario is named by its number in the campaign: 2 for 2A and 2B."""
    return int(scenario[0])


class Opening(Piece):
    """Two Hatches that face each other, with or without a Door."""

    space: Byte
    side: Byte
    beyond: Byte
    door: Byte  # NONE without
    opened: Byte


class Berth(Row):
    hatch: Byte
    side: Byte = word("side", SIDE)


class Start(Row):
    slot: Byte = word("slot", A_SLOT)
    place: Byte = word("at", PLACE)


class Group(Row):
    """Quest tokens of one group."""

    count: Byte = length("at")
    collect: Byte = flag("collect")
    quest: Byte  # only with this Quest, NONE for always
    places: list[int] = words("at", SPOTS, PLACE, fewest=0)


class Scenario(Row):
    tiles: Byte = length("tiles")
    openings: Byte
    doors: Byte = length("doors")
    starts: Byte = length("start")
    groups: Byte = length("quest_tokens")
    quests: Byte
    branches: Byte = length("next")
    level: Byte = number("upgrade_deck", 0, LEVELS)  # deck of the Upgrade Phase after it, 0 without
    reward: Byte = word("reward", CODE)
    armory: Byte = word("armory", CODE)
    orient: list[int] = ints(TILES, Byte)  # quarter turns: 0 or 1, half a turn more is chance
    row: list[int] = ints(SPACES, Byte)
    column: list[int] = ints(SPACES, Byte)
    opening: list[Opening] = many(Opening, OPENINGS)
    door: list[int] = ints(SPACES, Byte)  # Door at each Space, NONE without: a Space has one Hatch at the most
    behind: list[int] = ints(SPACES, Byte)  # Space on the other side of that Door
    berth: list[Berth] = rows("shuttles", Berth, count=BERTHS)
    monsters: list[int] = gathered(*(word(f"monsters.{slot}", SLOT_CARD, default=NONE) for slot in SLOT_IDS))  # RANDOM: drawn
    start: list[Start] = rows("start", Start, count=STARTS, fewest=0)
    group: list[Group] = rows("quest_tokens", Group, count=GROUPS, fewest=0)
    quest: list[int] = ints(ORDERED, Byte)  # in order
    first_after: list[int] = ints(SCENARIOS, Byte)  # first Quest by the last Scenario, NONE without
    next: list[int] = words("next", BRANCHES, SCENARIO, fewest=0)

    def complete(self, row: Sheet) -> None:
        row.expect(1 <= self.tiles <= TILES, "tiles", f"1 to {TILES} tiles")
        here = [start.place for start in self.start[: self.starts]]
        here += [place for group in self.group for place in group.places[: group.count]]
        row.expect(max(here, default=0) < self.tiles * PLACES, "start, quest_tokens", f"the Scenario has {self.tiles} tiles")
        later = [chapter(SCENARIO_IDS[scenario]) > chapter(row.name) for scenario in self.next[: self.branches]]
        row.expect(all(later), "next", "a campaign goes on to a Scenario with a larger number")


class Printed(Piece):
    """A tile in one of its four rotations."""

    near: list[int] = ints(TILE * SIDES, Byte)  # Space of the tile on each side, NONE behind a wall
    features: list[int] = ints(TILE, Short)  # one bit each


def turned(spot: Spot, turns: int) -> Spot:
    """Where a Space of a tile comes to lie after so many quarter turns clockwise."""
    for _ in range(turns):
        spot = spot[1], SIZE - 1 - spot[0]
    return spot


def local(spot: Spot) -> int:
    return spot[0] * SIZE + spot[1]


def read_hatches(toml: Sheet) -> list[Spot]:
    """The Hatches of a tile, north, east, south, west: after half a turn they lie the same."""
    geometry = toml.table("tiles.geometry")
    geometry.read(number("size", SIZE, SIZE))
    north, west = (0, geometry.read(number("hatches.N", 0, SIZE - 1))), (geometry.read(number("hatches.W", 0, SIZE - 1)), 0)
    return [north, turned(west, 2), turned(north, 2), west]


def spots(row: Sheet, path: str) -> list[Spot]:
    return [(down, right) for down, right in row.read(several(path, several("", LOCAL, 2, 2)))]


class Tile:
    """A tile as it is printed, before it is turned."""

    def __init__(self, row: Sheet, hatches: list[Spot]) -> None:
        floor = row.read(several("rows", text(""), SIZE, SIZE))
        row.expect(all(len(line) == SIZE and set(line) <= {".", "#"} for line in floor), "rows", f"{SIZE} rows of {SIZE} . or #")
        self.features = [only(Feature.BLOCKED) if floor[down][right] == "#" else 0 for down in range(SIZE) for right in range(SIZE)]
        self.walls = {EAST: spots(row, "walls_east"), SOUTH: spots(row, "walls_south")}
        for side, hatch in zip(SIDE, hatches, strict=True):
            row.expect(not self.is_blocked(hatch), "rows", f"the Hatch in the {side} must not be Blocked")
        for feature, spot in marks(row):
            row.expect(not self.is_blocked(spot), "", f"nothing can be printed on the Blocked Space {list(spot)}")
            self.features[local(spot)] |= only(feature)

    def is_blocked(self, spot: Spot) -> bool:
        return has(self.features[local(spot)], Feature.BLOCKED)

    def is_open(self, spot: Spot, beyond: Spot) -> bool:
        """Whether two neighbouring Spaces share an open edge."""
        if not (0 <= beyond[0] < SIZE and 0 <= beyond[1] < SIZE) or self.is_blocked(spot) or self.is_blocked(beyond):
            return False
        return min(spot, beyond) not in self.walls[SOUTH if spot[1] == beyond[1] else EAST]

    def print(self, printed: Printed, turns: int) -> None:
        """The tile after so many quarter turns."""
        for space in range(TILE):
            spot = divmod(space, SIZE)
            here = local(turned(spot, turns))
            printed.features[here] = self.features[space]
            for side in range(SIDES):
                beyond = spot[0] + DOWN[side], spot[1] + RIGHT[side]
                printed.near[here * SIDES + (side + turns) % SIDES] = local(turned(beyond, turns)) if self.is_open(spot, beyond) else NONE


def marks(row: Sheet) -> Iterator[tuple[int, Spot]]:
    """What is printed on the Spaces of a tile."""
    for feature in MARKED:
        yield from ((feature, spot) for spot in spots(row, feature.name.lower()))
    row.expect(bool(spots(row, "spawn")), "spawn", "a tile has a Spawn Point")
    yield Feature.FIRST_SPAWN, spots(row, "spawn")[0]
    for feature in (Feature.TERMINAL, *([Feature.ARMORY] if row.has("armory") else [])):
        down, right = row.read(several(feature.name.lower(), LOCAL, 2, 2))
        yield feature, (down, right)
    for portal in row.rows("portals"):
        down, right = portal.read(several("at", LOCAL, 2, 2))
        yield Feature.PORTAL + portal.read(word("colour", A_COLOUR)), (down, right)


class Laid(NamedTuple):
    """Where a tile of a Scenario lies in the grid of tiles, and where its Hatches are."""

    row: int
    column: int
    hatches: list[Spot]


class Layout:
    """Lays out a Scenario: coordinates, openings, Doors and berths."""

    def __init__(self, scenario: Scenario, row: Sheet, hatches: list[Spot]) -> None:
        self.scenario, self.row, self.taken = scenario, row, set[Spot]()
        self.tiles = [self.lay(place, tile, hatches) for place, tile in enumerate(row.rows("tiles"))]
        self.put_openings(list(self.find_openings()))
        for berth, shuttle in enumerate(row.rows("shuttles")):
            self.put_shuttle(berth, shuttle.read(number("tile", 1, scenario.tiles)) - 1)

    def lay(self, place: int, tile: Sheet, hatches: list[Spot]) -> Laid:
        tile.read(number("n", place + 1, place + 1))
        row, column = tile.read(number("row", 0, FAR)), tile.read(number("col", 0, FAR))
        turns = self.scenario.orient[place] = tile.read(word("orient", {"P": 0, "Q": 1}))
        for space in range(TILE):
            down, right = divmod(space, SIZE)
            self.put_space(place * TILE + space, (SIZE * row + down, SIZE * column + right), "tiles")
        return Laid(row, column, [turned(hatches[(side - turns) % SIDES], turns) for side in range(SIDES)])

    def put_space(self, space: int, spot: Spot, path: str) -> None:
        self.row.expect(spot not in self.taken, path, f"two Spaces would lie at row {spot[0]}, column {spot[1]}")
        self.taken.add(spot)
        self.scenario.row[space], self.scenario.column[space] = spot

    def find_openings(self) -> Iterator[tuple[int, int, int]]:
        """Where Hatches of neighbouring tiles face each other: Space, side, Space beyond (SQ-061)."""
        for a, first in enumerate(self.tiles):
            for b, second in enumerate(self.tiles):
                for side in (EAST, SOUTH):
                    if (first.row + DOWN[side], first.column + RIGHT[side]) == (second.row, second.column):
                        here, there = first.hatches[side], second.hatches[opposite(side)]
                        if here[0] == there[0] if side == EAST else here[1] == there[1]:
                            yield a * TILE + local(here), side, b * TILE + local(there)

    def put_openings(self, openings: list[tuple[int, int, int]]) -> None:
        scenario, row, doors = self.scenario, self.row, self.doors()
        row.expect(len(openings) <= OPENINGS, "tiles", f"at most {OPENINGS} openings")
        scenario.openings = len(openings)
        scenario.door[:] = scenario.behind[:] = [NONE] * SPACES
        for opening, (space, side, beyond) in zip(scenario.opening, openings, strict=False):
            opening.space, opening.side, opening.beyond = space, side, beyond
            opening.door, opening.opened = door, _ = doors.pop(frozenset({space // TILE + 1, beyond // TILE + 1}), (NONE, 1))
            if door != NONE:
                scenario.door[space], scenario.behind[space] = door, beyond
                scenario.door[beyond], scenario.behind[beyond] = door, space
        row.expect(not doors, "doors", "a Door needs an opening between its two tiles")

    def doors(self) -> dict[frozenset[int], tuple[int, int]]:
        """The Doors by the two tiles they lie between: number, and whether it is open."""
        rows = self.row.rows("doors")
        found = {}
        for place, door in enumerate(rows):
            between = door.read(several("between", number("", 1, TILES), 2, 2))
            found[frozenset(between)] = place, door.read(word("state", {"closed": 0, "open": 1}))
        self.row.expect(len(found) == len(rows), "doors", "at most one Door between two tiles")
        return found

    def put_shuttle(self, berth: int, tile: int) -> None:
        scenario = self.scenario
        side = scenario.berth[berth].side
        hatch = scenario.berth[berth].hatch = tile * TILE + local(self.tiles[tile].hatches[side])
        for part in range(STRIP):
            spot = scenario.row[hatch] + (part + 1) * DOWN[side], scenario.column[hatch] + (part + 1) * RIGHT[side]
            self.put_space(dock(berth) + part, spot, "shuttles")
