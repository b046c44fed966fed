"""The Spaces of the station: six tiles of sixteen, then four Shuttles of two, and the four directions."""

from __future__ import annotations

SIZE = 4
TILE = SIZE * SIZE
TILES = 6  # the most tiles of a Scenario
BERTHS = 4
STRIP = 2  # Spaces of a Shuttle: dock, cabin
ON_TILES = TILES * TILE
SPACES = ON_TILES + BERTHS * STRIP
FULL = 2  # SQ-051: the Characters that a Space takes
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = 4
DOWN, RIGHT = (-1, 0, 1, 0), (0, 1, 0, -1)  # one Space north, east, south, west

NAMES = [f"{n // TILE + 1}{'abcd'[n % SIZE]}{n % TILE // SIZE + 1}" for n in range(ON_TILES)]
NAMES += [f"s{berth + 1}{part}" for berth in range(BERTHS) for part in ("dock", "cabin")]


def opposite(side: int) -> int:
    """The direction back."""
    return (side + 2) % SIDES


def tile_of(space: int) -> int:
    """The tile of a Space; a Shuttle counts as a tile of its own (SQ-064)."""
    return space // TILE if space < ON_TILES else TILES + (space - ON_TILES) // STRIP


def dock(berth: int) -> int:
    """The Space of a Shuttle that touches the Hatch."""
    return ON_TILES + berth * STRIP
