"""What the inspector shows of each thing."""

from __future__ import annotations

from . import of_desk, of_map
from .shared import cards

__all__ = ["LABELS", "cards", "of_desk", "of_map"]

LABELS = (
    "how_planet", "how_unknown", "if_lair", "if_ice", "how_lair", "how_ice", "how_site", "how_blocked", "how_colony", "how_spaceport",
    "how_node", "how_berth", "how_dock", "how_outpost", "needs_rings", "how_people", "left_here", "how_friend", "holder", "nobody",
    "how_colony_ship", "how_trade_ship", "first_ship", "stands_at", "chip_points", "how_mother", "how_roll", "how_good", "from_planets",
    "how_bank", "ratio", "how_pile", "how_spaceport_thing", "how_booster", "how_cannon", "how_freight_ring", "costs", "left", "how_offer",
    "accepted", "how_encounter", "how_reading", "how_track", "how_clock", "production", "how_map", "map", "capacity", "goal",
)  # fmt: skip
