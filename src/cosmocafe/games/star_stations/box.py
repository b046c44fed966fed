"""What comes in the box: board, ships, costs and limits, as components.toml has them and rules see them."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe import author
from cosmocafe.author import (
    Byte,
    InputError,
    Long,
    Row,
    Sheet,
    Short,
    agreed,
    bits,
    by_players,
    column,
    count,
    first,
    flag,
    ints,
    number,
    numbers_of,
    only,
    text,
)

from .squares import SQUARES, WIDE
from .table import HEIGHT
from .vocabulary import KIND, LARGEST_AMOUNT, LETTERS, SEAT, SHIPS, SQUARE, Ship

SIDES = 5  # a square with its neighbours, in reading order: below, left, itself, right, above
OFFSETS = ((0, -1), (-1, 0), (0, 0), (1, 0), (0, 1))
FEW, CROWD = 99, 20


class Placement(IntEnum):
    PLAYERS = 0
    RANDOM = 1
    PRESET = 2


class Box(author.Box):
    """Everything that never changes during a match."""

    board: Long  # the squares of the board
    corners: Long
    starts: Long  # the corners that may be chosen
    placement: Byte = agreed("placement")
    sticky: Byte = agreed("control")
    hold: Byte = agreed("station_win")
    stars: Byte = by_players("players", number("stars", 1, FEW))
    asteroids: Byte = by_players("players", number("asteroids", 0, FEW))
    required_stations: Byte = by_players("players", number("required_stations", 1, FEW))
    modules_per_station: Byte = number("resources.modules_per_station", 1, HEIGHT)
    ships_per_square: Byte = number("limits.ships_per_fleet_and_square", 1, CROWD)
    asteroids_per_square: Byte = number("limits.asteroids_per_square", 1, HEIGHT)
    faces: Byte = number("attack_die.sides", 2, CROWD)
    hit_faces: Byte = agreed("hit_faces")
    order_dice: Byte = number("attack_die.order_roll_dice", 1, FEW)
    refine_rate: Byte = agreed("refine_rate")
    pass_rounds: Byte = number("end.pass_rounds_to_stop", 1, FEW)
    start_ore: Short = number("resources.start_ore", 0, FEW)
    start_metal: Short = number("resources.start_metal", 0, FEW)
    module_cost: Short = number("resources.module_cost_ore", 0, FEW)
    ore_per_frigate: Short = number("resources.ore_per_working_frigate", 0, FEW)
    metal_per_ore: Short = number("refining.metal_per_ore", 1, FEW)
    listed_amount: Short = number("refining.largest_listed_amount", 1, LARGEST_AMOUNT)
    max_rounds: Short = agreed("max_rounds")
    quiet_rounds: Short = agreed("quiet_rounds")
    preset_stars: Long
    preset_asteroids: list[int] = ints(HEIGHT, Long)
    side: list[int] = ints(SQUARES * SIDES, Byte)  # a square with its neighbours, -1 off the board
    dice_same: list[int] = column("ships", number("dice_same", 0, CROWD), KIND)
    dice_adjacent: list[int] = column("ships", number("dice_adjacent", 0, CROWD), KIND)
    cost: list[int] = column("ships", number("cost", -1, FEW), KIND)
    reach: list[int] = column("ships", number("move", 1, 2), KIND)
    toughness: list[int] = ints(SHIPS, Byte)  # hits that destroy
    mines: list[int] = column("ships", flag("mines"), KIND)
    builds_modules: list[int] = column("ships", flag("builds_modules"), KIND)
    start: list[int] = column("ships", number("start", 0, FEW), KIND)
    supply: list[int] = column("ships", number("supply", 0, FEW), KIND)
    value: list[int] = column("ships", number("value", 0, FEW), KIND)

    def complete(self, toml: Sheet) -> None:
        lay_board(self, toml.agreed["board_size"])
        self.toughness[:] = [ignored + 1 for ignored in toml.read(column("ships", number("ignores", 0, 1), KIND))]
        check_ships(self, toml)
        check_die(self, toml)
        lay_preset(self, toml)
        check_room(self, toml)


class Preset(Row):
    """A map that is already laid."""

    players: Byte = number("players", 2, SEAT.size)
    board_size: Byte = number("board_size", 1, WIDE)
    starts: Long = bits("starts", SQUARE)
    stars: Long = bits("stars", SQUARE)
    asteroids: list[int] = numbers_of("asteroids", SQUARE, 1, FEW, default=0)

    def complete(self, row: Sheet) -> None:
        row.read(text("name"))


def lay_board(box: Box, size: int) -> None:
    last = size - 1
    for x, y in ((0, 0), (last, 0), (last, last), (0, last)):
        box.corners |= only(y * WIDE + x)
    box.starts = box.corners
    for square in range(SQUARES):
        y, x = divmod(square, WIDE)
        on_board = x < size and y < size
        if on_board:
            box.board |= only(square)
        for side, (right, up) in enumerate(OFFSETS):
            inside = on_board and 0 <= x + right < size and 0 <= y + up < size
            box.side[square * SIDES + side] = square + up * WIDE + right if inside else -1


def check_ships(box: Box, toml: Sheet) -> None:
    toml.expect_order("ships: letter", [row.read(text("letter")) for row in toml.rows("ships")], LETTERS)
    for ship, row in enumerate(toml.rows("ships")):
        start, supply = box.start[ship], box.supply[ship]
        row.expect(start <= supply, "start", f"{start} ships start, but the supply has only {supply}")
    flagship = [fields[Ship.FLAGSHIP] for fields in (box.start, box.supply, box.cost)]
    lone = "a fleet has exactly one flagship, which starts on the board and cannot be built (cost -1)"
    toml.expect(flagship == [1, 1, -1], "ships.flagship", lone)
    crowd = f"{sum(box.start)} ships start on one square"
    toml.expect(sum(box.start) <= box.ships_per_square, "limits.ships_per_fleet_and_square", crowd)


def check_die(box: Box, toml: Sheet) -> None:
    why = f"{box.hit_faces} of {box.faces} sides hit, but a die needs hits and misses"  # rolls for order would tie for ever
    toml.expect(0 < box.hit_faces < box.faces, "attack_die.sides", why)


def check_room(box: Box, toml: Sheet) -> None:
    room = count(box.board & ~box.corners)
    needed = box.stars + -(-box.asteroids // box.asteroids_per_square)
    why = f"{box.stars} stars and {box.asteroids} asteroids do not fit on {room} squares"
    toml.expect(needed <= room, f"players.{toml.players}", why)


def lay_preset(box: Box, toml: Sheet) -> None:
    """The preset map for so many players on a board of this size, if that was agreed on; the others are read all the same."""
    size, is_laid = toml.agreed["board_size"], box.placement != Placement.PRESET
    for row in toml.rows("presets"):
        preset = Preset()
        preset.fill(row)
        if not is_laid and (preset.players, preset.board_size) == (toml.players, size):
            lay_map(box, preset, row)
            is_laid = True
    if not is_laid:
        raise InputError(f"placement cannot be 'preset' on a board of {size}x{size} with {toml.players} players: choose board_size 6")


def lay_map(box: Box, preset: Preset, row: Sheet) -> None:
    rocks = sum(only(square) for square in range(SQUARES) if preset.asteroids[square])
    expect_on(row, "starts", preset.starts, box.corners)
    expect_on(row, "stars", preset.stars, box.board & ~box.corners)
    expect_on(row, "asteroids", rocks, box.board & ~box.corners & ~preset.stars)
    box.starts, box.preset_stars = preset.starts, preset.stars
    for square, asteroids in enumerate(preset.asteroids):
        why = f"at most {box.asteroids_per_square} lie on a square"
        row.expect(asteroids <= box.asteroids_per_square, f"asteroids.{SQUARE.text(square)}", why)
        for layer in range(asteroids):
            box.preset_asteroids[layer] |= only(square)
    is_whole = count(preset.stars) == box.stars and sum(preset.asteroids) == box.asteroids
    row.expect(is_whole, "", f"needs {box.stars} stars and {box.asteroids} asteroids")
    row.expect(count(preset.starts) >= row.players, "starts", f"{row.players} corners are needed")


def expect_on(row: Sheet, path: str, squares: int, allowed: int) -> None:
    """Refuse a map with something where it may not be."""
    strays = squares & ~allowed
    if strays:
        row.refuse(path, f"{SQUARE.text(first(strays))!r} is no square that may stand here")
