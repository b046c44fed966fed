"""The ring of tiles around the galaxy: ahead is counterclockwise, the way ships and pirates travel; sets are those of `core.sets`."""

from __future__ import annotations

from cosmocafe.author import first

TILES = 16
SIDE = 4  # a City in each corner, then three Ingredient Globes
NAMES = [f"{'ABCD'[tile // SIDE]}{tile % SIDE or ''}" for tile in range(TILES)]
EVERYWHERE = (1 << TILES) - 1
ROUND = TILES - 1  # `& ROUND` is `% TILES`: every question walks the ring, and a mask is faster than a remainder


def ahead(tile: int, steps: int) -> int:
    """The tile so many steps ahead."""
    return (tile + steps) & ROUND


def steps_to(tile: int, target: int) -> int:
    """How many steps ahead a tile is entered: a whole round for the tile itself."""
    return ((target - tile - 1) & ROUND) + 1


def steps_to_next(tile: int, targets: int) -> int:
    """How many steps ahead the first tile of a set is entered; the set is not empty."""
    behind = tile + 1
    turned = (targets >> behind | targets << TILES - behind) & EVERYWHERE
    return first(turned) + 1


def steps_back_to_next(tile: int, targets: int) -> int:
    """How many steps back the first tile of a set is entered; the set is not empty."""
    steps = 1
    while (targets >> ((tile - steps) & ROUND)) & 1 == 0:
        steps += 1
    return steps


def distance(tile: int, other: int) -> int:
    """The fewest steps between two tiles in either direction."""
    steps = (other - tile) & ROUND
    return min(steps, TILES - steps)
