"""Where everything of the station is drawn: on a phone a wide station is turned, so that its Spaces are larger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still

from ..places import blocked_spaces, spaces_in_play, spot
from ..spaces import BERTHS, DOWN, EAST, NORTH, ON_TILES, RIGHT, SIDES, SIZE, STRIP, TILE, WEST, dock, opposite
from ..view import View
from .spots import Choices, Spot, all_on

RIM, HULL = 0.72, 0.5  # what hull and shuttles, or the hull alone, reach beyond the outermost Spaces, in Spaces
BESIDE = 1.75  # how far a parked Shuttle lies from the station
LARGEST = 56.0


@dataclass(frozen=True, eq=False)
class Layout:
    """Where the Spaces lie, worked out once for many drawings."""

    areas: dict[int, Area]  # the Spaces in play
    solid: dict[int, Area]  # the Blocked ones
    berths: dict[int, Area]  # Shuttle slots that can be chosen
    cell: float
    area: Area  # the whole
    turned: bool  # clockwise by a quarter
    parked: dict[int, int]  # Shuttles that do not lie at their hatches, and where their noses are


class Plan(NamedTuple):
    """The Spaces in the drawing."""

    view: View
    choices: Choices
    layout: Layout

    @property
    def areas(self) -> dict[int, Area]:
        """The Spaces in play."""
        return self.layout.areas

    @property
    def solid(self) -> dict[int, Area]:
        """The Blocked ones."""
        return self.layout.solid

    @property
    def berths(self) -> dict[int, Area]:
        """Shuttle slots that can be chosen."""
        return self.layout.berths

    @property
    def cell(self) -> float:
        """How large a Space is."""
        return self.layout.cell

    @property
    def area(self) -> Area:
        """The whole."""
        return self.layout.area

    @property
    def turned(self) -> bool:
        """Whether it is turned clockwise by a quarter."""
        return self.layout.turned

    @property
    def parked(self) -> dict[int, int]:
        """Shuttles that do not lie at their hatches, and where their noses are."""
        return self.layout.parked

    @property
    def unit(self) -> float:
        """Symbols of the station are drawn for Spaces of 56."""
        return self.cell / 56

    @property
    def ground(self) -> tuple[float, ...]:
        """What the places of all Spaces follow from."""
        first = next(iter(self.areas.values()))
        return (self.view.table.scenario, self.cell, first.x, first.y, self.turned)

    def towards(self, side: int) -> int:
        """Where a side of a Space is in the drawing."""
        return (side + 1) % SIDES if self.turned else side

    def tile(self, number: int) -> Area:
        """A tile of the layout."""
        cells = [area for space, area in [*self.areas.items(), *self.solid.items()] if space < ON_TILES and space // TILE == number]
        return Area(min(cell.x for cell in cells), min(cell.y for cell in cells), SIZE * self.cell, SIZE * self.cell)

    def edge(self, space: int, side: int) -> tuple[float, float]:
        """The middle of a side of a Space."""
        area, to = self.areas[space], self.towards(side)
        return area.middle[0] + RIGHT[to] * self.cell / 2, area.middle[1] + DOWN[to] * self.cell / 2


def plan(view: View, choices: Choices, area: Area) -> Plan:
    """The station as large as the area allows; a phone's is as high as it needs to be, with Shuttles above and below it."""
    return Plan(view, choices, layout(view, area))


@still
def layout(view: View, area: Area) -> Layout:
    """Where the Spaces lie."""
    free = [dock(berth) + part for berth in all_on(view, Spot.BERTH) for part in range(STRIP)]
    spots: dict[int, tuple[float, float]] = {space: spot(view, space) for space in [*spaces_in_play(view), *blocked_spaces(view), *free]}
    rows, columns = extents([spots[space] for space in spots if space < ON_TILES])
    turned = view.tall and columns > 1.3 * rows
    if turned:
        spots = {space: (column, -row) for space, (row, column) in spots.items()}
    parked = park(view, spots, turned) if view.tall else {}
    places = list(spots.values())
    top, left = min(row for row, _ in places), min(column for _, column in places)
    down, across = extents(places)
    high = down + RIM
    cell = min(area.width / (across + (HULL if view.tall else RIM)), LARGEST if view.tall else area.height / high, LARGEST)
    if view.tall:
        area = Area(area.x, area.y, area.width, cell * high)
    x, y = area.middle[0] - (across / 2 + left) * cell, area.middle[1] - (down / 2 + top) * cell
    areas = {space: Area(x + column * cell, y + row * cell, cell, cell) for space, (row, column) in spots.items()}
    solid = {space: areas.pop(space) for space in blocked_spaces(view)}
    berths = {space: areas.pop(space) for space in free}
    return Layout(areas, solid, berths, cell, area, turned, parked)


@noted
def standing_by_space(view: View) -> dict[int, list[int]]:
    """The Characters in each Space."""
    figures: dict[int, list[int]] = {}
    for character, space in enumerate(view.table.at):
        figures.setdefault(space, []).append(character)
    return figures


@noted
def standing_on(view: View, space: int) -> list[int]:
    """The Characters in a Space."""
    return standing_by_space(view).get(space, [])


def extents(spots: list[tuple[float, float]]) -> tuple[float, float]:
    """Rows and columns that Spaces take."""
    rows, columns = [row for row, _ in spots], [column for _, column in spots]
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def park(view: View, spots: dict[int, tuple[float, float]], turned: bool) -> dict[int, int]:
    """On a phone no Shuttle lies left or right of the station: it is parked above or below. Returns where their noses are."""
    scenario = view.box.scenarios[view.table.scenario]
    tiles = [place for space, place in spots.items() if space < ON_TILES]
    (top, bottom), (left, right) = ((min(one), max(one)) for one in ([row for row, _ in tiles], [column for _, column in tiles]))
    parked: dict[int, int] = {}
    for berth in range(BERTHS):
        side = (scenario.berth[berth].side + turned) % SIDES
        if dock(berth) in spots and side in (EAST, WEST):
            row, outward = (top - BESIDE, -1.0) if 2 * spots[dock(berth)][0] < top + bottom else (bottom + BESIDE, 1.0)
            near, far = (left + 0.5, left + 1.5) if side == WEST else (right - 0.5, right - 1.5)
            others = [place for space, place in spots.items() if space >= ON_TILES and (space - ON_TILES) // STRIP != berth]
            while any(abs(row - place[0]) < 1.5 and min(abs(near - place[1]), abs(far - place[1])) < 1.8 for place in others):
                row += outward * 0.5
            spots[dock(berth)], spots[dock(berth) + 1] = (row, near), (row, far)
            parked[berth] = opposite(side)
    return parked


def north(drawn: Plan) -> int:
    """How far the station is turned, in degrees."""
    return 90 * drawn.towards(NORTH)
