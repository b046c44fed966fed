"""What comes in the box: globes, ports, cards, powers, events and limits, as rules see them."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.core.machine.pieces import Byte, Piece, ints, many

from .answers import CARDS, CITIES, COLORS, EVENTS, INGREDIENTS, PIRATES, POWERS, Badge
from .ring import TILES

DICE, FACES, GLOBES, PORTS, ROUNDS, SPACES = 4, 6, TILES - CITIES, 6, 10, 8


class EventKind(IntEnum):
    DAWN = 0
    DUSK = 1


class Die(Piece):
    faces: list[int] = ints(FACES, Byte)


class Globe(Piece):
    color: Byte
    number: Byte
    advanced: Byte
    tile: Byte  # in the first-game layout


class Round(Piece):
    rob: Byte
    pirate: Byte  # appears at its port, NONE without
    event: Byte  # kind of the event slot, NONE without


class Effect(Piece):
    """A step that is planned, and its number."""

    step: Byte  # NONE for nothing
    amount: Byte


class Power(Piece):
    needs: Byte  # advanced ingredient of an upgrade
    effects: list[Effect] = many(Effect, 2)


class Honor(Piece):
    vp: Byte
    reward: Byte  # step, NONE without
    amount: Byte


class Card(Piece):
    tier: Byte
    vp: Byte
    icons: Byte  # room for Stardust
    badges: list[int] = ints(len(Badge), Byte)
    recipe: list[int] = ints(INGREDIENTS, Byte)


class GalaxyEvent(Piece):
    kind: Byte
    step: Byte  # done at once, NONE while in force for a round
    lasting: Byte  # in force for a round, NONE when done at once
    amount: Byte
    most_honor: Byte  # only for players with no more Honor than this
    first_player: Byte  # only the first player acts


class Box(Piece):
    """Everything that never changes during a match. Sets of tiles and numbers have one bit each."""

    first_game: Byte  # whether the Globes lie as shown for a first game
    rounds: Byte
    ships: Byte
    ships_at_start: Byte
    start_stardust: Byte
    stardust: Byte
    basic_slots: Byte
    advanced_slots: Byte
    stardust_slots: Byte
    globe_room: Byte
    sail: Byte
    jump: Byte
    attack_range: Byte
    alarm_movement: Byte  # of pirates in Phase 2
    honor_max: Byte
    honor_overflow: Byte
    attack_pay: Byte
    attack_honor: Byte
    convert_pay: Byte
    convert_price: Byte
    convert_gain: Byte
    restock_gain: Byte
    trade_cost: Byte
    open_silver: Byte
    open_gold: Byte
    track_length: Byte
    power_points: Byte
    cities: int
    pirate_ports: int
    restock_numbers: int
    produce_numbers: int
    supply: list[int] = ints(COLORS, Byte)
    color: list[int] = ints(INGREDIENTS, Byte)  # of each ingredient's tokens
    port_tile: list[int] = ints(PORTS + 1, Byte)  # Globe at the Stardust Port of each number
    pirate_tile: list[int] = ints(PIRATES, Byte)  # Globe at each Pirate Port
    track: list[int] = ints(SPACES, Byte)
    targets: list[int] = ints(COLORS, Byte)
    stardust_points: list[int] = ints(3, Byte)
    badge_points: list[int] = ints(len(Badge), Byte)
    dice: list[Die] = many(Die, DICE)
    globes: list[Globe] = many(Globe, GLOBES)
    round_track: list[Round] = many(Round, ROUNDS)
    powers: list[Power] = many(Power, POWERS)
    honor: list[Honor] = many(Honor, SPACES)
    cards: list[Card] = many(Card, CARDS)
    events: list[GalaxyEvent] = many(GalaxyEvent, EVENTS)
