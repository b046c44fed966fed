"""The symbols of the game: goods, globes, cities, ships, pirates, dice, signs, cups, and what they lie on."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.draw.symbols import Pictures, Symbols

from ..vocabulary import BASIC, CARD, CITY, EVENT, GOOD, PIRATE, POWER, Badge, Tier

SYMBOLS = Symbols(Path(__file__).with_suffix(".svg"))
use = SYMBOLS.use
POWERS = ("warp", "collector", "ansible", "cannon", "duplicate", "web")
EVENTS = ("basics", "advanced", "trade", "ride", "swap", "stardust", "upgrade", "gift", "express", "glory")
CITIES = ("arabica", "robusta", "liberica", "excelsa")
DICE = ("sd-dc", "sd-dw", "sd-dm")  # the class that gives a die its colour
BADGES = {Badge.STARDUST: "stardust", Badge.DICE_POWER: "power", Badge.HONOR: "honor"}


def good_symbol(good: int) -> str:
    """An ingredient: a disc is basic, a hexagon advanced."""
    return f"sd-{GOOD.text(good).replace('_', '-')}"


def globe_symbol(advanced: int) -> str:
    """The landscape of a Globe tells what it produces."""
    return f"sd-globe-{GOOD.text(advanced).replace('_', '-')}"


def city_symbol(city: int) -> str:
    """A City with its skyline."""
    return f"sd-city-{CITIES[city]}"


def pirate_symbol(pirate: int) -> str:
    """The cat, the shark or the burnt pot."""
    return f"sd-pirate-{PIRATE.text(pirate)}"


def power_symbol(power: int) -> str:
    """The sign of a Dice Power."""
    return f"sd-pow-{POWERS[power]}"


def event_symbol(event: int) -> str:
    """A Galaxy Event, face up."""
    return f"sd-ev-{EVENTS[event]}"


def badge_symbol(badge: int) -> str:
    """A Badge of a coffee card."""
    return f"sd-badge-{BADGES[Badge(badge)]}"


def tier_name(tier: int) -> str:
    """Copper, silver or gold."""
    return Tier(tier).name.lower()


PICTURES: Pictures = {  # of what sentences name
    GOOD: good_symbol,
    BASIC: good_symbol,
    CITY: city_symbol,
    PIRATE: pirate_symbol,
    POWER: power_symbol,
    EVENT: event_symbol,
    CARD: lambda card: "sd-cup-gold",
    "honor": lambda honor: "sd-honor",
    "points": lambda points: "sd-points",
}
