"""What comes in the box: board, ships, costs, limits and what the match agreed on, read from components.toml."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import msgspec

from cosmocafe.core.author.box import Agreement, Row, Toml, typed
from cosmocafe.core.author.sets import count, only
from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.core.machine.pieces import Byte, Long, Piece, Short, ints

from .answers import LARGEST_AMOUNT, SHIPS, Ship
from .squares import NAMES, SQUARES, WIDE
from .table import HEIGHT

FILE = "components.toml"
SIDES = 5  # a square with its neighbours, in reading order: below, left, itself, right, above
OFFSETS = ((0, -1), (-1, 0), (0, 0), (1, 0), (0, 1))


class Placement(IntEnum):
    PLAYERS = 0
    RANDOM = 1
    PRESET = 2


class Box(Piece):
    """Everything that never changes during a match."""

    board: Long  # the squares of the board
    corners: Long
    starts: Long  # the corners that may be chosen
    placement: Byte
    sticky: Byte
    hold: Byte
    stars: Byte
    asteroids: Byte
    required_stations: Byte
    modules_per_station: Byte
    ships_per_square: Byte
    asteroids_per_square: Byte
    faces: Byte
    hit_faces: Byte
    order_dice: Byte
    refine_rate: Byte
    pass_rounds: Byte
    start_ore: Short
    start_metal: Short
    module_cost: Short
    ore_per_frigate: Short
    metal_per_ore: Short
    listed_amount: Short
    max_rounds: Short
    quiet_rounds: Short
    preset_stars: Long
    preset_asteroids: list[int] = ints(HEIGHT, Long)
    side: list[int] = ints(SQUARES * SIDES, Byte)  # a square with its neighbours, -1 off the board
    dice_same: list[int] = ints(SHIPS, Byte)
    dice_adjacent: list[int] = ints(SHIPS, Byte)
    cost: list[int] = ints(SHIPS, Byte)
    reach: list[int] = ints(SHIPS, Byte)
    toughness: list[int] = ints(SHIPS, Byte)
    mines: list[int] = ints(SHIPS, Byte)
    builds_modules: list[int] = ints(SHIPS, Byte)
    start: list[int] = ints(SHIPS, Byte)
    supply: list[int] = ints(SHIPS, Byte)
    value: list[int] = ints(SHIPS, Byte)


Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Dice = Annotated[int, msgspec.Meta(ge=0, le=20)]
Crowd = Annotated[int, msgspec.Meta(ge=1, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Pile = Annotated[int, msgspec.Meta(ge=1, le=HEIGHT)]


class ShipRow(Row):
    type: str
    dice_same: Dice
    dice_adjacent: Dice
    cost: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    move: Annotated[int, msgspec.Meta(ge=1, le=2)]
    ignores: Annotated[int, msgspec.Meta(ge=0, le=1)]
    mines: bool
    builds_modules: bool
    start: Few
    supply: Few
    value: Few


class PlayerRow(Row):
    count: Some
    required_stations: Some
    stars: Some
    asteroids: Few


class Die(Row):
    sides: Annotated[int, msgspec.Meta(ge=2, le=20)]
    order_roll_dice: Some


class Resources(Row):
    start_ore: Few
    start_metal: Few
    module_cost_ore: Few
    modules_per_station: Pile
    ore_per_working_frigate: Few


class Refining(Row):
    metal_per_ore: Some
    largest_listed_amount: Annotated[int, msgspec.Meta(ge=1, le=LARGEST_AMOUNT)]


class Limits(Row):
    ships_per_fleet_and_square: Crowd
    asteroids_per_square: Pile


class End(Row):
    pass_rounds_to_stop: Some


class Preset(Row):
    name: str
    players: int
    board_size: int
    starts: list[str]
    stars: list[str]
    asteroids: dict[str, Some]


class Components(Row):
    """The shape of components.toml."""

    agreements: list[Agreement]
    ships: list[ShipRow]
    players: list[PlayerRow]
    attack_die: Die
    resources: Resources
    refining: Refining
    limits: Limits
    end: End
    presets: list[Preset]


def fill(box: Box, toml: Toml, agreed: dict[str, int], players: int) -> None:
    """Put everything into the box of a match."""
    components = typed(toml, Components, FILE)
    lay_board(box, agreed["board_size"])
    put_ships(box, components.ships)
    put_numbers(box, components, players)
    put_agreed(box, agreed)
    if box.placement == Placement.PRESET:
        put_preset(box, components.presets, agreed["board_size"], players)
    room = count(box.board & ~box.corners)
    needed = box.stars + -(-box.asteroids // box.asteroids_per_square)
    if needed > room:
        raise BoxError(f"{FILE}: players.{players}: {box.stars} stars and {box.asteroids} asteroids do not fit on {room} squares")


def lay_board(box: Box, size: int) -> None:
    last = size - 1
    for column, row in ((0, 0), (last, 0), (last, last), (0, last)):
        box.corners |= only(row * WIDE + column)
    box.starts = box.corners
    for square in range(SQUARES):
        row, column = divmod(square, WIDE)
        on_board = row < size and column < size
        if on_board:
            box.board |= only(square)
        for side, (right, up) in enumerate(OFFSETS):
            inside = on_board and 0 <= column + right < size and 0 <= row + up < size
            there = (row + up) * WIDE + column + right
            box.side[square * SIDES + side] = there if inside else -1


def put_ships(box: Box, rows: list[ShipRow]) -> None:
    types = [row.type for row in rows]
    if types != [ship.name.lower() for ship in Ship]:
        raise BoxError(f"{FILE}: ships: expected frigate, destroyer, cruiser, flagship in this order, got {', '.join(types)}")
    for ship, row in enumerate(rows):
        if row.start > row.supply:
            raise BoxError(f"{FILE}: ships.{row.type}.start: {row.start} ships start, but the supply has only {row.supply}")
        box.dice_same[ship], box.dice_adjacent[ship] = row.dice_same, row.dice_adjacent
        box.cost[ship], box.reach[ship], box.toughness[ship] = row.cost, row.move, row.ignores + 1
        box.mines[ship], box.builds_modules[ship] = int(row.mines), int(row.builds_modules)
        box.start[ship], box.supply[ship], box.value[ship] = row.start, row.supply, row.value
    if box.start[Ship.FLAGSHIP] != 1 or box.supply[Ship.FLAGSHIP] != 1 or box.cost[Ship.FLAGSHIP] != -1:
        raise BoxError(f"{FILE}: ships.flagship: a fleet has exactly one flagship, which starts on the board and cannot be built (cost -1)")


def put_numbers(box: Box, components: Components, players: int) -> None:
    row = next((row for row in components.players if row.count == players), None)
    if row is None:
        raise BoxError(f"{FILE}: players: there is no row for {players} players")
    box.stars, box.asteroids, box.required_stations = row.stars, row.asteroids, row.required_stations
    box.faces, box.order_dice = components.attack_die.sides, components.attack_die.order_roll_dice
    resources = components.resources
    box.start_ore, box.start_metal = resources.start_ore, resources.start_metal
    box.module_cost, box.modules_per_station = resources.module_cost_ore, resources.modules_per_station
    box.ore_per_frigate = resources.ore_per_working_frigate
    box.metal_per_ore, box.listed_amount = components.refining.metal_per_ore, components.refining.largest_listed_amount
    box.ships_per_square = components.limits.ships_per_fleet_and_square
    box.asteroids_per_square = components.limits.asteroids_per_square
    box.pass_rounds = components.end.pass_rounds_to_stop
    if sum(box.start) > box.ships_per_square:
        raise BoxError(f"{FILE}: limits.ships_per_fleet_and_square: {sum(box.start)} ships start on one square")


def put_agreed(box: Box, agreed: dict[str, int]) -> None:
    box.placement, box.hit_faces, box.refine_rate = agreed["placement"], agreed["hit_faces"], agreed["refine_rate"]
    box.sticky, box.hold = agreed["control"], agreed["station_win"]
    box.max_rounds, box.quiet_rounds = agreed["max_rounds"], agreed["quiet_rounds"]
    if not 0 < box.hit_faces < box.faces:  # rolls for order would tie for ever
        raise BoxError(f"{FILE}: attack_die.sides: {box.hit_faces} of {box.faces} sides hit, but a die needs hits and misses")


def put_preset(box: Box, presets: list[Preset], size: int, players: int) -> None:
    preset: Any = next((preset for preset in presets if (preset.players, preset.board_size) == (players, size)), None)
    if preset is None:
        raise InputError(f"placement cannot be 'preset' on a board of {size}x{size} with {players} players: choose board_size 6")
    box.starts = squares_named(preset.starts, f"presets.{preset.name}.starts", box.corners)
    box.preset_stars = squares_named(preset.stars, f"presets.{preset.name}.stars", box.board & ~box.corners)
    squares_named(list(preset.asteroids), f"presets.{preset.name}.asteroids", box.board & ~box.corners & ~box.preset_stars)
    for name, asteroids in preset.asteroids.items():
        if asteroids > box.asteroids_per_square:
            raise BoxError(f"{FILE}: presets.{preset.name}.asteroids.{name}: at most {box.asteroids_per_square} lie on a square")
        for layer in range(asteroids):
            box.preset_asteroids[layer] |= only(NAMES.index(name))
    if count(box.preset_stars) != box.stars or sum(map(count, box.preset_asteroids)) != box.asteroids:
        raise BoxError(f"{FILE}: presets.{preset.name}: needs {box.stars} stars and {box.asteroids} asteroids")
    if count(box.starts) < players:
        raise BoxError(f"{FILE}: presets.{preset.name}.starts: {players} corners are needed")


def squares_named(names: list[str], key: str, allowed: int) -> int:
    squares = 0
    for name in names:
        if name not in NAMES or not allowed & only(NAMES.index(name)):
            raise BoxError(f"{FILE}: {key}: {name!r} is no square that may stand here")
        squares |= only(NAMES.index(name))
    return squares
