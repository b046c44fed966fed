"""What the inspector shows of each thing."""

from __future__ import annotations

from ..vocabulary import Action, Tier
from . import of_ring, of_seat
from .shared import cards

__all__ = ["LABELS", "cards", "of_ring", "of_seat"]

LABELS = (
    *(f"how_{action.name.lower()}" for action in Action),
    *("how_globe", "how_city", "how_port", "how_lair", "how_lair_empty", "how_ship", "how_pirate", "how_die"),
    *("how_stardust_die", "how_recharge"),
    *("how_basics", "how_advanced", "how_dust", "how_power", "how_coffee", "how_making", "how_delivered", "how_honor", "how_target"),
    *("how_movement", "how_event", "how_supply", "how_badge_stardust", "how_badge_dice_power", "how_badge_honor"),
    *("how_final", "wanted", "upgrades"),
    *("done", "open", "price", "number", "produces", "per_card", "left", "in_play", "trade_price"),
    *(tier.name.lower() for tier in Tier),
)
