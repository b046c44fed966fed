"""What of the box is used in play: Heroes, Monsters, Event cards, Quests, tokens, Gadgets, Scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.core.author.coverage import Coverage, Used
from cosmocafe.core.author.table import Told

from .answers import Event
from .box import Box
from .content import CREW_IDS, EVENT_IDS, GADGET_IDS, HERO_IDS, HEROES, MONSTER_IDS, QUEST_IDS, SCENARIO_IDS, UPGRADE_IDS
from .language import Category
from .table import Table

CARDS: dict[int, tuple[str, list[str]]] = {
    Event.EVENT: ("event", EVENT_IDS),
    Event.QUEST_DONE: ("quest", QUEST_IDS),
    Event.PVP_DONE: ("pvp", CREW_IDS),
    Event.SCENARIO: ("scenario", SCENARIO_IDS),
}


def used(box: Box, t: Table, told: Told) -> Iterator[Used]:
    """What an event shows in use: cards by name, Characters who attack, tokens in an attack, Passives of a Hero who acts."""
    if told.event in CARDS:
        sort, names = CARDS[told.event]
        yield Used(sort, names[told.a])
    elif told.event in (Event.WEAPON, Event.REACTED):
        yield Used("upgrade", UPGRADE_IDS[told.b])
    elif told.event == Event.USED:
        yield Used("gadget", GADGET_IDS[told.b])
    elif told.event == Event.ATTACKED:
        is_hero = told.a < HEROES
        yield Used("hero", HERO_IDS[told.a]) if is_hero else Used("monster", MONSTER_IDS[box.figure[told.a]])
    elif told.event == Event.ACTIVATED and told.a < HEROES:
        hero = t.heroes[told.a]
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
