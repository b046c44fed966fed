"""What comes in the box: the board, chips, cards, costs and limits; `filling` reads them from components.toml."""

from __future__ import annotations

from cosmocafe.core.machine.pieces import Byte, Piece, Short, ints

from .answers import EXPANSIONS, RESOURCES, SHIPS, THINGS
from .board import NEIGHBOURS, NODES, OUTPOSTS, PLANETS, SITES, SYSTEMS
from .graphs import BOXES, EFFECTS, OUTCOMES
from .texts import CARDS

CHIPS = 38
BALLS = 5
DOTS = ("greek", "yellow", "green", "red", "orange", "blue", "purple", "white")
COLOURS = ("yellow", "blue", "white", "red")
STATS = ("combat", "speed")
RANDOM, CHOSEN = 0, 2  # ways to give colours


class Box(Piece):
    """Everything that never changes during a match."""

    goal: Byte
    colony_points: Byte
    port_points: Byte
    friendship_points: Byte
    pirate_points: Byte
    ice_points: Byte
    rings_per_point: Byte
    per_type: Byte
    pile_first: Byte
    pile_again: Byte
    starting_hand: Byte
    port_rings: Byte
    fame_rings: Byte
    speed_after_encounter: Byte
    supply_limit: Byte
    supply_cards: Byte
    double_limit: Byte  # points up to which supplies are two cards, -1 without the variant
    seven: Byte
    hand_limit: Byte
    colonies_per_system: Byte
    blocks_unused: Byte
    advanced: Byte
    colours: Byte
    proposals: Byte
    turn_limit: Short  # 0 without a limit
    modules: list[int] = ints(2, Byte)
    ratio: list[int] = ints(RESOURCES, Byte)
    rings: list[int] = ints(SHIPS, Byte)
    supply: list[int] = ints(EXPANSIONS, Byte)
    limit: list[int] = ints(EXPANSIONS, Byte)
    ball: list[int] = ints(BALLS, Byte)
    is_black: list[int] = ints(BALLS, Byte)
    die: list[int] = ints(6, Byte)
    cost: list[int] = ints(THINGS * RESOURCES, Byte)
    chip_kind: list[int] = ints(CHIPS, Byte)
    chip_dot: list[int] = ints(CHIPS, Byte)
    chip_number: list[int] = ints(CHIPS, Byte)  # strength, or the first number
    chip_rolls: list[int] = ints(CHIPS, Short)  # set of sums
    neighbour: list[int] = ints(NODES * NEIGHBOURS, Short)
    near_planet: list[int] = ints(NODES * 2, Byte)
    site_on: list[int] = ints(NODES, Byte)
    port_by: list[int] = ints(NODES, Byte)  # the site whose spaceport intersection this is
    outpost_on: list[int] = ints(NODES, Byte)
    distance: list[int] = ints(NODES * NODES, Byte)
    planet_resource: list[int] = ints(PLANETS, Byte)
    planet_dot: list[int] = ints(PLANETS, Byte)
    planet_chip: list[int] = ints(PLANETS, Byte)  # Greek chips, -1 elsewhere
    planet_site: list[int] = ints(PLANETS * 2, Byte)
    site_node: list[int] = ints(SITES, Short)
    site_planet: list[int] = ints(SITES * 2, Byte)
    berth: list[int] = ints(SITES * 2, Short)  # the two spaceport intersections of a site
    is_home: list[int] = ints(SYSTEMS, Byte)
    outpost_node: list[int] = ints(OUTPOSTS, Short)
    start_port: list[int] = ints(4, Byte)
    start_colony: list[int] = ints(8, Byte)
    start_ship: list[int] = ints(4, Short)
    backward: list[int] = ints(4, Byte)  # rounds of the advanced setup
    bonus: list[int] = ints(EXPANSIONS, Byte)
    friend_op: list[int] = ints(OUTPOSTS, Byte)
    friend_a: list[int] = ints(OUTPOSTS, Byte)
    friend_b: list[int] = ints(OUTPOSTS, Byte)
    friend_c: list[int] = ints(OUTPOSTS, Byte)
    card_first: list[int] = ints(len(CARDS), Short)  # the first box of each encounter card
    node_kind: list[int] = ints(BOXES, Byte)
    node_text: list[int] = ints(BOXES, Byte)
    node_sign: list[int] = ints(BOXES, Short)  # boxes that sound the same have the same sign
    node_next: list[int] = ints(BOXES * OUTCOMES, Short)
    node_opponent: list[int] = ints(BOXES, Byte)
    node_stat: list[int] = ints(BOXES, Byte)
    node_cards: list[int] = ints(BOXES, Byte)  # needed to say yes, or the largest gift
    effect_first: list[int] = ints(BOXES, Short)
    effect_count: list[int] = ints(BOXES, Byte)
    effect_op: list[int] = ints(EFFECTS, Byte)
    effect_a: list[int] = ints(EFFECTS, Byte)
    effect_b: list[int] = ints(EFFECTS, Byte)
