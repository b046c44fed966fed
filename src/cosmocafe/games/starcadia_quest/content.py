"""The names of everything in the box, read from the TOML files: a new token, hero or monster is a row there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmocafe.author import named_in, read_toml

FOLDER = Path(__file__).parent


_characters, _components = read_toml(FOLDER / "characters.toml"), read_toml(FOLDER / "components.toml")
_scenarios: list[dict[str, Any]] = read_toml(FOLDER / "scenarios.toml")["scenario"]
_events: list[dict[str, Any]] = read_toml(FOLDER / "events.toml")["event"]

HERO_IDS, MONSTER_IDS = named_in(FOLDER / "characters.toml", "hero"), named_in(FOLDER / "characters.toml", "monster")
FIGURE_COUNTS: list[int] = [row["figures"] for row in _characters["monster"]]
FIGURES = [
    f"{monster}{n + 1}" if most > 1 else monster for monster, most in zip(MONSTER_IDS, FIGURE_COUNTS, strict=True) for n in range(most)
]
_upgrades: list[dict[str, Any]] = read_toml(FOLDER / "upgrades.toml")["upgrade"]
UPGRADE_CODES, UPGRADE_IDS = named_in(FOLDER / "upgrades.toml", "upgrade"), named_in(FOLDER / "upgrades.toml", "upgrade", "name")
EVENT_IDS, SCENARIO_IDS = named_in(FOLDER / "events.toml", "event"), named_in(FOLDER / "scenarios.toml", "scenario")
QUEST_IDS: list[str] = [quest["name"] for row in _scenarios for quest in row["quest"]]
CREW_IDS, GADGET_IDS = named_in(FOLDER / "components.toml", "crew"), named_in(FOLDER / "components.toml", "gadget")
SLOT_IDS: list[str] = _components["dashboard"]["slots"]
COLOUR_IDS: list[str] = _components["portal_tokens"]["colours"]

HEROES, MONSTERS, UPGRADES = len(HERO_IDS), len(MONSTER_IDS), len(UPGRADE_IDS)
EVENTS, CARDS = len(EVENT_IDS), sum(len(row["activate"]) for row in _events)
SCENARIOS, QUESTS, CREWS, SLOTS = len(SCENARIO_IDS), len(QUEST_IDS), len(CREW_IDS), len(SLOT_IDS)
CHARACTERS = HEROES + len(FIGURES)
ALL_HEROES = (1 << HEROES) - 1
# Cards and tokens with an ability in words.
TOLD = [*HERO_IDS, *MONSTER_IDS, *(row["name"] for row in _upgrades if "effect" in row), *EVENT_IDS, *QUEST_IDS]

# Every card and token has a text of effect rows; these are the numbers of the first text of each sort. Heroes begin at 0.
OF_MONSTERS = HEROES
OF_UPGRADES = OF_MONSTERS + MONSTERS
OF_EVENTS = OF_UPGRADES + UPGRADES
OF_GADGETS = OF_EVENTS + EVENTS
OF_ACTIVE = OF_GADGETS + len(GADGET_IDS)
OF_COMPLETE = OF_ACTIVE + QUESTS
TEXTS = OF_COMPLETE + QUESTS
