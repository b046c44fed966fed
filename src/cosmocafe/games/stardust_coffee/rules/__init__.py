"""The rules, one file a chapter, in the order of the rulebook."""

from . import attacks, coffee, colors, deliveries, endings, events, goods, numbers, pirates, powers, rounds, sailing, setup, turns, upgrades

__all__ = [
    "attacks",
    "coffee",
    "colors",
    "deliveries",
    "endings",
    "events",
    "goods",
    "numbers",
    "pirates",
    "powers",
    "rounds",
    "sailing",
    "setup",
    "turns",
    "upgrades",
]
