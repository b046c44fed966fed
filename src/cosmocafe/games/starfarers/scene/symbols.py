"""The symbols of the game: planets, ships, the mother ship and its parts, peoples, cards and the pictures of encounters."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.draw.symbols import Pictures, Symbols
from cosmocafe.draw.theme import seat_class

from ..board import PER_BASE
from ..vocabulary import (
    CARDS,
    CARGO_NAME,
    DOTS,
    EXPANSION_NAME,
    FRIEND_NAME,
    RACE_NAME,
    RACES,
    RESOURCE,
    THING_NAME,
    Cargo,
    Resource,
    Thing,
)

SYMBOLS = Symbols(Path(__file__).with_suffix(".svg"))
use = SYMBOLS.use
PEOPLES = tuple(race.partition("_")[0] for race in RACES)
BALLS = ("black", "blue", "yellow", "red")  # by what they show
THINGS = {
    Thing.COLONY_SHIP: "sf-ship-colony",
    Thing.TRADE_SHIP: "sf-ship-trade",
    Thing.SPACEPORT: "sf-spaceport",
    Thing.BOOSTER: "sf-thing-booster",
    Thing.CANNON: "sf-thing-cannon",
    Thing.FREIGHT_RING: "sf-thing-ring",
}
STORIES = {  # which encounter cards tell of what
    "fold": "E01 E02 E03",
    "black-market": "E04 E30",
    "travelers": "E05 E06 E16",
    "trader": "E07 E08 E09 E10 E11 E12 E13 E21",  # two of them are no traders, and the picture must not tell
    "demand": "E14 E15 E18",
    "ambush": "E17 E19 E20",
    "rescue": "E22 E25 E26",
    "bribe": "E23 E24",
    "defend": "E27 E28 E29",
    "wear": "E31 E32",
}
STORY_OF = {CARDS.index(card): story for story, cards in STORIES.items() for card in cards.split()}
WITHOUT_SHIP = ("black-market", "bribe", "wear")  # pictures with no room for the ship that has the encounter


def seated(seat: int) -> str:
    """The classes that give a piece the colour and the mark of a seat."""
    return f"{seat_class(seat)} sf-{seat_class(seat)}"


def resource_symbol(kind: int) -> str:
    """The small sign of a resource."""
    return f"sf-res-{Resource(kind).name.lower()}"


def card_symbol(kind: int) -> str:
    """The card of a resource."""
    return f"sf-card-{Resource(kind).name.lower()}"


def planet_symbol(kind: int) -> str:
    """A planet by what it yields."""
    return f"sf-planet-{Resource(kind).name.lower()}"


def ship_symbol(cargo: int) -> str:
    """A ship by its cargo."""
    return f"sf-ship-{Cargo(cargo).name.lower()}"


def people_symbol(race: int) -> str:
    """What a people is known by."""
    return f"sf-people-{PEOPLES[race]}"


def people_of(card: int) -> int:
    """The people of a friendship card."""
    return card // PER_BASE


def ball_symbol(value: int) -> str:
    """A ball by what it shows."""
    return f"sf-ball-{BALLS[min(value, len(BALLS) - 1)]}"


def dot_class(dot: int) -> str:
    """The class that gives the back of a chip its colour."""
    return f"sf-dot-{DOTS[dot]}"


PICTURES: Pictures = {  # of what sentences name
    RESOURCE: resource_symbol,
    CARGO_NAME: ship_symbol,
    EXPANSION_NAME: lambda part: THINGS[Thing(Thing.BOOSTER + part)],
    THING_NAME: lambda kind: THINGS[Thing(kind)],
    RACE_NAME: people_symbol,
    FRIEND_NAME: lambda card: people_symbol(people_of(card)),
    "rings": lambda rings: "sf-fame",
}
