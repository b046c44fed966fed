"""Where everything of the station is drawn: on a phone a wide station is turned, so that its Spaces are larger."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.draw.areas import Area

from ..places import blocked_spaces, spaces_in_play, spot
from ..spaces import DOWN, NORTH, ON_TILES, RIGHT, SIDES, SIZE, STRIP, TILE, dock
from ..view import View
from .spots import Choices, Spot, all_on

RIM = 0.72  # what hull and shuttles reach beyond the outermost Spaces, in Spaces
LARGEST = 56.0


class Plan(NamedTuple):
    """The Spaces in the drawing."""

    view: View
    choices: Choices
    areas: dict[int, Area]  # the Spaces in play
    solid: dict[int, Area]  # the Blocked ones
    berths: dict[int, Area]  # Shuttle slots that can be chosen
    figures: dict[int, list[int]]  # the Characters in each Space
    cell: float
    area: Area  # the whole
    turned: bool  # clockwise by a quarter

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
    """The station as large as the area allows; a phone's is as high as it needs to be."""
    free = [dock(berth) + part for berth in all_on(choices, Spot.BERTH) for part in range(STRIP)]
    spots = {space: spot(view, space) for space in [*spaces_in_play(view), *blocked_spaces(view), *free]}
    down, across = 1 + max(row for row, _ in spots.values()), 1 + max(column for _, column in spots.values())
    top, left = min(row for row, _ in spots.values()), min(column for _, column in spots.values())
    turned = view.tall and across - left > 1.3 * (down - top)
    if turned:
        spots = {space: (column, down - 1 - row) for space, (row, column) in spots.items()}
        down, across, top, left = across, down - top, left, 0
    wide, high = across - left + RIM, down - top + RIM
    cell = min(area.width / wide, LARGEST if view.tall else area.height / high, LARGEST)
    if view.tall:
        area = Area(area.x, area.y, area.width, cell * high)
    x = area.middle[0] - (across - left) * cell / 2 - left * cell
    y = area.middle[1] - (down - top) * cell / 2 - top * cell
    areas = {space: Area(x + column * cell, y + row * cell, cell, cell) for space, (row, column) in spots.items()}
    solid = {space: areas.pop(space) for space in blocked_spaces(view)}
    berths = {space: areas.pop(space) for space in free}
    figures: dict[int, list[int]] = {}
    for character, space in enumerate(view.table.at):
        figures.setdefault(space, []).append(character)
    return Plan(view, choices, areas, solid, berths, figures, cell, area, turned)


def north(drawn: Plan) -> int:
    """How far the station is turned, in degrees."""
    return 90 * drawn.towards(NORTH)
