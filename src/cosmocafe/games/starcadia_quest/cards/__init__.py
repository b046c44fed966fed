"""What the inspector shows of each thing."""

from __future__ import annotations

from ..language import Face
from . import of_people, of_station
from .of_station import ROOMS
from .shared import cards

__all__ = ["LABELS", "cards", "of_people", "of_station"]

LABELS = (
    *("attack_dice", "rerolls", "movement", "overkill", "reward", "left", "where", "owned_by", "stand_here"),
    *("is_open", "is_shut", "portal_is_off", "wakes", "reward_upgrade", "armory_upgrade"),
    *(f"how_{kind}" for kind in ("weapon", "boost", "passive", "reaction", "special", "exhausted", "dazed", "dead", "hero", "monster")),
    *("how_space", "how_terminal", "how_spawn", "how_portal", "how_armory", "how_door", "how_tile", "how_berth", "how_shuttle"),
    *(f"how_{token}" for token in ("stimpack", "recharge", "hoverboard", "victory", "quest_token")),
    *("how_quest", "how_pvp", "how_event", "how_deck", "how_scenario", "how_seat", "how_attack"),
    *(f"how_{face.name.lower()}" for face in Face),
    *(f"room_{number + 1}" for number in range(ROOMS)),
)
