"""What of the box is used in play: Heroes, Monsters, Event cards, Quests, tokens, Gadgets, Scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import Coverage, Told, Used

from .box import Box
from .content import CREW_IDS, EVENT_IDS, GADGET_IDS, HERO_IDS, MONSTER_IDS, QUEST_IDS, SCENARIO_IDS, UPGRADE_IDS
from .language import Category
from .rules.characters import is_hero
from .table import Table
from .vocabulary import NONE, Event

SHOWN: dict[int, tuple[str, str, list[str]]] = {  # events that show a card or token: its sort, the part that names it
    Event.EVENT: ("event", "event", EVENT_IDS),
    Event.QUEST_DONE: ("quest", "quest", QUEST_IDS),
    Event.PVP_DONE: ("pvp", "crew", CREW_IDS),
    Event.SCENARIO: ("scenario", "scenario", SCENARIO_IDS),
    Event.WEAPON: ("upgrade", "upgrade", UPGRADE_IDS),
    Event.REACTED: ("upgrade", "upgrade", UPGRADE_IDS),
    Event.USED: ("gadget", "gadget", GADGET_IDS),
}


def used(box: Box, t: Table, told: Told) -> Iterator[Used]:
    """What an event shows in use: cards by name, Characters who attack, tokens in an attack, Passives of a Hero who acts."""
    parts = list(Event)[told.event].named(told.values)
    character = parts.get("character", NONE)
    if told.event in SHOWN:
        sort, part, names = SHOWN[told.event]
        yield Used(sort, names[parts[part]])
    elif told.event == Event.ATTACKED:
        yield Used("hero", HERO_IDS[character]) if is_hero(character) else Used("monster", MONSTER_IDS[box.figure[character]])
    elif told.event == Event.ACTIVATED and is_hero(character):
        hero = t.heroes[character]
        for upgrade in hero.tokens[: hero.held]:
            if box.tokens[upgrade].category == Category.PASSIVE:
                yield Used("upgrade", UPGRADE_IDS[upgrade])


COVERAGE = Coverage(
    wanted={
        "hero": HERO_IDS,
        "monster": MONSTER_IDS,
        "event": EVENT_IDS,
        "quest": QUEST_IDS,
        "pvp": CREW_IDS,
        "upgrade": UPGRADE_IDS,
        "gadget": GADGET_IDS,
        "scenario": SCENARIO_IDS,
    },
    used=used,
    ways=[{"scenario": name, "heroes": "dealt", "level": "3" if name == "4" else str(int(name[0]) - 1)} for name in SCENARIO_IDS],
)
