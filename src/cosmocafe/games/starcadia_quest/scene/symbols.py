"""The symbols of the game: heroes and monsters, the station, dice, tokens, equipment, and the signs on cards."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.draw.symbols import Pictures, Symbols

from ..content import EVENT_IDS, FIGURES, HERO_IDS, HEROES, MONSTER_IDS, SCENARIO_IDS, UPGRADE_CODES
from ..language import Category, Face, Loot, Rank
from ..view import View
from ..vocabulary import A_CHARACTER, A_FACE, A_GADGET, A_HERO, A_LOOT, A_MONSTER, A_SCENARIO, AN_EVENT, AN_UPGRADE

SYMBOLS = Symbols(Path(__file__).with_suffix(".svg"))
use = SYMBOLS.use
LOOT = {
    Loot.STIMPACK: "sq-stimpack",
    Loot.RECHARGE: "sq-recharge",
    Loot.HOVERBOARD: "sq-hoverboard",
    Loot.VICTORY: "sq-star",
    Loot.QUEST_A: "sq-quest-a",
    Loot.QUEST_B: "sq-quest-b",
}
FACES = {Face.MELEE: "melee", Face.RANGED: "ranged", Face.SAVE: "save", Face.CRIT: "crit"}


def hero_symbol(hero: int) -> str:
    """A Hero's figure."""
    return f"sq-hero-{HERO_IDS[hero]}"


def monster_symbol(monster: int) -> str:
    """A Monster's figure."""
    return f"sq-monster-{MONSTER_IDS[monster]}"


def figure_symbol(view: View, character: int) -> str:
    """The figure of a Hero or of a Monster on the board."""
    return hero_symbol(character) if character < HEROES else monster_symbol(view.box.figure[character])


def base_symbol(view: View, character: int, seat: int) -> str:
    """What a figure stands on: the seat's shape, or the rank of a Monster."""
    if character < HEROES:
        return f"sq-base-{max(seat, 0)}"
    return f"sq-base-{Rank(view.box.monsters[view.box.figure[character]].rank).name.lower()}"


def upgrade_symbol(upgrade: int) -> str:
    """The picture of an Upgrade token."""
    return f"sq-up-{UPGRADE_CODES[upgrade]}"


def event_symbol(event: int) -> str:
    """The picture of an Event card."""
    return f"sq-event-{EVENT_IDS[event]}"


def scenario_symbol(scenario: int) -> str:
    """The mission patch of a Scenario."""
    return f"sq-scenario-{SCENARIO_IDS[scenario]}"


def die_symbol(face: int) -> str:
    """A die with one of its faces up."""
    return f"sq-die-{FACES[Face(face)]}"


def loot_symbol(kind: int) -> str:
    """A token that lies on a Space or is carried."""
    return LOOT[Loot(kind)]


def kind_of(view: View, upgrade: int) -> str:
    """The kind of an Upgrade token, which gives it its colour and its sign."""
    token = view.box.tokens[upgrade]
    if token.category == Category.WEAPON:
        return "melee" if token.melee else "ranged"
    return Category(token.category).name.lower()


def character_symbol(character: int) -> str:
    """The figure of a Hero or of a Monster, by its name."""
    return hero_symbol(character) if character < HEROES else f"sq-monster-{FIGURES[character - HEROES].rstrip('0123456789')}"


PICTURES: Pictures = {  # of what sentences name
    A_HERO: hero_symbol,
    A_MONSTER: monster_symbol,
    A_CHARACTER: character_symbol,
    AN_UPGRADE: upgrade_symbol,
    AN_EVENT: event_symbol,
    A_SCENARIO: scenario_symbol,
    A_LOOT: loot_symbol,
    A_GADGET: loot_symbol,
    A_FACE: die_symbol,
    "points": lambda points: "sq-star",
    "wounds": lambda wounds: "sq-wound",
}
