"""The shape of components.toml, as far as rules need it."""

from __future__ import annotations

from typing import Annotated

import msgspec

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Fame = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Name = dict[str, Few]


class Game(msgspec.Struct):
    victory_points_to_win: Some


class ResourceCards(msgspec.Struct):
    per_type: Annotated[int, msgspec.Meta(ge=1, le=24)]


class ReservePile(msgspec.Struct):
    initial_per_type: Few
    refill_per_type: Some
    starting_hand: Few


class ResourceRow(msgspec.Struct):
    id: str
    bank_ratio: Some


class Pieces(msgspec.Struct):
    colony_modules: Annotated[int, msgspec.Meta(ge=4, le=30)]
    trade_modules: Annotated[int, msgspec.Meta(ge=1, le=20)]
    spaceport_rings: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Transporter(msgspec.Struct):
    id: str
    rings: Some


class SharedSupply(msgspec.Struct):
    cannons: Few
    boosters: Few
    freight_rings: Few
    fame_rings: Annotated[int, msgspec.Meta(ge=4, le=99)]


class Dice(msgspec.Struct):
    count: Annotated[int, msgspec.Meta(ge=2, le=2)]
    faces: list[Annotated[int, msgspec.Meta(ge=1, le=6)]]


class ExpansionLimit(msgspec.Struct):
    cannon: Annotated[int, msgspec.Meta(ge=0, le=9)]
    booster: Annotated[int, msgspec.Meta(ge=0, le=9)]
    freight_ring: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Ball(msgspec.Struct):
    colour: str
    value: Annotated[int, msgspec.Meta(ge=0, le=5)]
    count: Few
    encounter: bool


class Flight(msgspec.Struct):
    balls_drawn: Annotated[int, msgspec.Meta(ge=2, le=2)]
    base_speed_after_encounter: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Cost(msgspec.Struct):
    id: str
    pays: Name


class VictoryPoints(msgspec.Struct):
    colony: Few
    spaceport: Few
    friendship_chip: Few
    pirate_chip: Few
    ice_chip: Few
    fame_rings_per_point: Some


class Supplies(msgspec.Struct):
    max_victory_points: Few
    cards: Annotated[int, msgspec.Meta(ge=0, le=2)]


class FastSupplies(msgspec.Struct):
    two_cards_max_victory_points: Few


class Seven(msgspec.Struct):
    roll: Some
    hand_limit: Few


class Chip(msgspec.Struct):
    id: str
    dot: str
    kind: str
    planet: str = ""
    numbers: list[Annotated[int, msgspec.Meta(ge=2, le=12)]] = []
    strength: Few = 0


class Board(msgspec.Struct):
    intersections: list[tuple[str, int, int]]
    edges: list[tuple[str, str]]


class Planet(msgspec.Struct):
    id: str
    resource: str
    dot: str
    corners: list[str]
    q: int
    r: int


class Site(msgspec.Struct):
    id: str
    intersection: str
    planets: tuple[str, str]
    spaceport_intersections: tuple[str, str]


class System(msgspec.Struct):
    id: str
    name: str
    home: bool
    sun_xy: tuple[int, int]
    planets: list[Planet]
    colony_sites: list[Site]


class HomeBase(msgspec.Struct):
    id: str
    outposts: list[str]
    q: int
    r: int


class Start(msgspec.Struct):
    colour: str
    spaceport: str
    colonies: tuple[str, str]
    colony_ship: str


class Advanced(msgspec.Struct):
    rounds: list[str]
    directions: list[str]
    bonus_pool: Name


class ThreePlayers(msgspec.Struct):
    max_colonies_per_system: Annotated[int, msgspec.Meta(ge=0, le=3)]
    block_with_unused_colour: bool


class FriendEffect(msgspec.Struct):
    op: str
    resource: str = ""
    amount: Few = 0
    speed: Few = 0
    combat: Few = 0
    ratio: Some = 1
    per_turn: Few = 0
    limit: Few = 0
    pays: Name = {}
    fame: Few = 0
    min_leaders: Few = 0
    players: Few = 0
    cards: Few = 0


class Friend(msgspec.Struct):
    id: str
    race: str
    effect: FriendEffect


class Effect(msgspec.Struct):
    op: str
    amount: Fame = 0
    count: Few = 1
    resource: str = ""
    cards: Few = 1
    give: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1
    take: Few = 2
    more_than: Few = 0
    fame: Few = 0


class Node(msgspec.Struct):
    id: str
    type: str
    text: str = ""
    yes: str = ""
    no: str = ""
    yes_needs_cards: Few = 0
    max: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    next: str | list[str] | dict[str, str] = ""
    stat: str = ""
    opponent: str = ""
    win: str = ""
    lose: str = ""
    opponent_has_more: str = ""
    otherwise: str = ""
    effects: list[Effect] = []


class Encounter(msgspec.Struct):
    id: str
    nodes: list[Node]


class Components(msgspec.Struct):
    game: Game
    resource_cards: ResourceCards
    reserve_pile: ReservePile
    resource: list[ResourceRow]
    player_pieces: Pieces
    transporter: list[Transporter]
    shared_supply: SharedSupply
    dice: Dice
    expansion_limit: ExpansionLimit
    ball: list[Ball]
    flight: Flight
    cost: list[Cost]
    victory_points: VictoryPoints
    supplies_from_earth: Supplies
    supplies_from_earth_fast_variant: FastSupplies
    seven: Seven
    chip: list[Chip]
    board: Board
    system: list[System]
    home_base: list[HomeBase]
    beginner_start: list[Start]
    advanced_setup: Advanced
    three_players: ThreePlayers
    friendship_card: list[Friend]
    encounter: list[Encounter]
