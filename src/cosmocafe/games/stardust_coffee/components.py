"""The shape of components.toml, as far as rules need it: what may stand in the file, value by value."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .ring import TILES
from .table import MARKET_ROW, SHIPS

Few = Annotated[int, msgspec.Meta(ge=0, le=30)]
Some = Annotated[int, msgspec.Meta(ge=1, le=30)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=120)]
Tile = Annotated[int, msgspec.Meta(ge=0, le=TILES - 1)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=TILES - 1)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Row = Annotated[int, msgspec.Meta(ge=0, le=MARKET_ROW)]
Color = Literal["coffee", "water", "milk"]
Advanced = Literal["dark_roast", "chocolate", "ice", "whisky", "cream", "milk_foam"]
Good = Literal["coffee", "water", "milk", "dark_roast", "chocolate", "ice", "whisky", "cream", "milk_foam"]
Honor = Annotated[int, msgspec.Meta(ge=0, le=4)]
Reward = Literal["none", "gain_basic_choice", "gain_advanced_choice", "gain_stardust"]


class Meta(msgspec.Struct):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Die(msgspec.Struct):
    id: str
    faces: Annotated[list[Face], msgspec.Meta(min_length=6, max_length=6)]


class PerColor(msgspec.Struct):
    coffee: Tokens
    water: Tokens
    milk: Tokens


class Supply(msgspec.Struct):
    stardust: Tokens
    ingredient_tokens: int
    pirate_ships: int
    pirate_target_markers: int
    event_tokens: int
    per_color: PerColor


class IngredientRow(msgspec.Struct):
    id: str
    tier: Literal["basic", "advanced"]
    color: Color


class Storage(msgspec.Struct):
    basic_slots: Some
    advanced_slots_per_type: Some
    stardust_slots: Some


class Player(msgspec.Struct):
    ships: Annotated[int, msgspec.Meta(ge=1, le=SHIPS)]
    ships_at_start: Annotated[int, msgspec.Meta(ge=1, le=SHIPS)]
    start_stardust: Few
    storage: Storage


class Limits(msgspec.Struct):
    globe_max_ingredients: Some
    sail_max: Annotated[int, msgspec.Meta(ge=0, le=12)]
    jump_max: Steps
    attack_range: Steps
    phase2_pirate_movement: Steps
    honor_max: Few


class Ring(msgspec.Struct):
    size: int


class City(msgspec.Struct):
    id: str
    position: int


class GlobeRow(msgspec.Struct):
    id: str
    color: Color
    number: Face
    advanced: Advanced
    first_game_position: Tile


class StardustPort(msgspec.Struct):
    number: int
    position: Tile


class PiratePort(msgspec.Struct):
    id: str
    position: Tile


class RoundRow(msgspec.Struct):
    n: int
    rob: Few
    spawn: Literal["none", "alpha", "beta", "gamma"]
    spawn_min_players: Few
    event: Literal["none", "dawn", "dusk"]


class Track(msgspec.Struct):
    players: int
    spaces: Annotated[list[Steps], msgspec.Meta(min_length=1, max_length=8)]


class Target(msgspec.Struct):
    type: str
    count: Few


class EffectRow(msgspec.Struct):
    """What a power or an event does: its kind and its number, which each kind calls by its own name."""

    op: str
    count: Few = 0
    max: Steps = 0
    range: Steps = 0
    basic: Few = 0
    honor: Honor = 0
    only_if_honor_at_most: Few = 0
    pay: Good | None = None
    price: Few = 0
    gain: Advanced | None = None

    @property
    def amount(self) -> int:
        """How much, how far or how many."""
        return self.count or self.max or self.range or self.basic or self.honor


class PowerRow(msgspec.Struct):
    number: int
    id: str
    upgrade_with: Advanced
    effect: Annotated[list[EffectRow], msgspec.Meta(min_length=1, max_length=2)]


class HonorRow(msgspec.Struct):
    space: int
    vp: Points
    reward: Reward
    count: Few


class HonorOverflow(msgspec.Struct):
    gain_stardust: Few


class Attack(msgspec.Struct):
    pay: Advanced
    honor: Honor


class CardRow(msgspec.Struct):
    id: str
    tier: Literal["copper", "silver", "gold"]
    copies: int
    vp: Points
    stardust: Annotated[int, msgspec.Meta(ge=0, le=3)]
    badges: list[Literal["stardust", "dice_power", "honor"]]
    recipe: Annotated[list[Good], msgspec.Meta(min_length=1, max_length=30)]


class Market(msgspec.Struct):
    face_up_silver: Row
    face_up_gold: Row


class EventRow(msgspec.Struct):
    id: str
    kind: Literal["dawn", "dusk"]
    timing: Literal["instant", "round"]
    who: Literal["all", "first_player"]
    effect: EffectRow


class Restock(msgspec.Struct):
    numbers: list[Face]
    gain_basic: Some
    trade_basic_cost: Some
    produce_numbers: list[Face]


class Scoring(msgspec.Struct):
    stardust_on_card: Annotated[list[Points], msgspec.Meta(min_length=3, max_length=3)]
    active_power: Points
    badge_stardust_per_token: Points
    badge_dice_power_per_active_power: Points
    badge_honor_per_step: Points


class Components(msgspec.Struct):
    """The whole file."""

    meta: Meta
    dice: list[Die]
    supply: Supply
    ingredients: list[IngredientRow]
    player: Player
    limits: Limits
    ring: Ring
    cities: list[City]
    globes: list[GlobeRow]
    stardust_ports: list[StardustPort]
    pirate_ports: list[PiratePort]
    rounds: list[RoundRow]
    pirate_tracks: list[Track]
    pirate_targets: list[Target]
    powers: list[PowerRow]
    honor_track: list[HonorRow]
    honor_overflow: HonorOverflow
    attack: Attack
    coffee_cards: list[CardRow]
    card_market: Market
    events: list[EventRow]
    restock: Restock
    scoring: Scoring
