"""How the fleets on a square stand: in rows, the large ships above, all in one scale, as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmocafe.draw.areas import Area

from .pieces import stack_size
from .symbols import SQUARE

OVERLAP = 1.16  # ships may reach so far over the row above
SCALES = [n / 20 for n in range(27, 4, -1)]
ASIDE = 0.12  # two fleets that meet stand so far to the left and to the right, in parts of a square


class Sort(NamedTuple):
    """So many ships of one type of a fleet."""

    fleet: int
    ship: int
    many: int


class Berth(NamedTuple):
    """Where a stack stands: its middle, its scale and the area that is its own."""

    x: float
    y: float
    scale: float
    cell: Area


def formation(room: Area, side: float, stacks: Sequence[Sort], most: float = SCALES[0]) -> dict[Sort, Berth]:
    """A berth for each stack in a part of a square that is `side` wide; nothing is larger than `most`, in its own size."""
    if not stacks:
        return {}
    scale, rows = fit(room, [part * side / SQUARE for part in SCALES if part <= most], stacks)
    meeting = len(rows) == len({sort.fleet for sort in stacks}) == 2
    found: dict[Sort, Berth] = {}
    for n, (row, cells) in enumerate(zip(rows, row_areas(room, rows), strict=True)):
        for sort, cell in zip(row, cells, strict=True):
            aside = (2 * n - 1) * ASIDE * side * (1 - stack_size(sort.ship, sort.many)[0] * scale / side) if meeting else 0
            found[sort] = Berth(cell.middle[0] + 2 * aside, cell.middle[1], scale, cell)
    return found


def fit(room: Area, scales: Sequence[float], stacks: Sequence[Sort]) -> tuple[float, list[list[Sort]]]:
    """The largest scale at which all stacks have room, and their rows."""
    for scale in scales:
        rows = in_rows(stacks, room.width / scale)
        if sum(map(high, rows)) * scale <= room.height * (OVERLAP if len(rows) > 1 else 1) and max(map(wide, rows)) * scale <= room.width:
            break
    return scale, rows


def in_rows(stacks: Sequence[Sort], room: float) -> list[list[Sort]]:
    """Fleet by fleet, the largest ships first; of two fleets each has rows of its own."""
    apart = len({sort.fleet for sort in stacks}) <= 2
    rows: list[list[Sort]] = []
    for sort in sorted(stacks, key=lambda sort: (sort.fleet, -sort.ship)):
        last = rows[-1] if rows else []
        if last and wide([*last, sort]) <= room and not (apart and last[0].fleet != sort.fleet):
            last.append(sort)
        else:
            rows.append([sort])
    return rows


def wide(row: Sequence[Sort]) -> float:
    return sum(stack_size(sort.ship, sort.many)[0] for sort in row)


def high(row: Sequence[Sort]) -> float:
    return max(stack_size(sort.ship, sort.many)[1] for sort in row)


def row_areas(room: Area, rows: Sequence[Sequence[Sort]]) -> list[list[Area]]:
    """The room cut into rows as high as their ships (many rows: equally high), and each row among its stacks."""
    shares = [high(row) for row in rows] if len(rows) < 3 else [1.0] * len(rows)
    found, top = [], room.y
    for row, share in zip(rows, shares, strict=True):
        height, left, cells = room.height * share / sum(shares), room.x, []
        for sort in row:
            width = room.width * stack_size(sort.ship, sort.many)[0] / wide(row)
            cells.append(Area(left, top, width, height))
            left += width
        found.append(cells)
        top += height
    return found
