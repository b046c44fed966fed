"""Laying cards, tokens, Quests and effect rows into the box of a match."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from cosmocafe.core.anything import Toml
from cosmocafe.core.author.box import typed
from cosmocafe.core.author.sets import only
from cosmocafe.core.errors import BoxError

from .answers import A_COLOUR, A_CREW, A_GADGET, A_HERO, A_MONSTER, A_SLOT, NONE, Step
from .box import BRANCHES, ORDERED, PRINTED_TILES, ROWS, SPOTS, STARTS, Box, Quest, Row, Scenario
from .components import Components, EffectRow, GoalRow, MonsterRow, QuestTokens, RankRow, ScenarioRow, UpgradeRow
from .content import (
    ALL_HEROES,
    CARDS,
    EVENT_IDS,
    FIGURE_COUNTS,
    HEROES,
    OF_ACTIVE,
    OF_COMPLETE,
    OF_EVENTS,
    OF_GADGETS,
    OF_MONSTERS,
    OF_UPGRADES,
    QUEST_IDS,
    SCENARIO_IDS,
    UPGRADE_CODES,
    UPGRADE_IDS,
    slug,
)
from .language import (
    OF_ATTACKS,
    STEPS,
    TALLIED,
    TARGETLESS,
    Category,
    Condition,
    Face,
    Filter,
    Goal,
    Kind,
    Limit,
    Loot,
    Mode,
    Rank,
    Scope,
    To,
    Trigger,
    Verb,
)
from .layouts import expect, expect_rows, lay_out, place, print_tile
from .table import HAND, HELD, KEPT

FILE = "components.toml"
RANDOM = -2
SELF_ASKING = (Verb.HEAL, Verb.STEP, Verb.ALLY_MP, Verb.FLIP_DOOR, Verb.EXTRA_TARGET, Verb.STEAL, Verb.READY)
OF_EVENTS_ONLY = range(Verb.SPAWN, Verb.CLEAR_SLOT + 1)
STATIC = (Verb.MP, Verb.NO_GUARD, Verb.IMMUNE_DAZE)
AIMING = (Verb.REACH, Verb.IGNORE_LOS)


def fill(box: Box, toml: Toml, agreed: dict[str, int], players: int) -> None:
    """Put everything into the box of a match."""
    components = typed(toml, Components, FILE)
    check_vocabulary(components)
    put_numbers(box, components)
    writer = Writer(box)
    put_characters(box, components, writer)
    put_upgrades(box, components.upgrades.upgrade, writer)
    put_events(box, components, writer)
    put_tiles(box, components)
    for number, row in enumerate(components.scenarios.scenario):
        put_scenario(box.scenarios[number], row, components)
    put_quests(box, components.scenarios.scenario, writer)
    put_agreed(box, agreed)


def check_vocabulary(components: Components) -> None:
    """The language of effects.toml is the one that rules speak."""
    words: tuple[tuple[str, dict[str, str], type[IntEnum]], ...] = (
        ("triggers", components.effects.triggers, Trigger),
        ("conditions", components.effects.conditions, Condition),
        ("verbs", components.effects.verbs, Verb),
    )
    for key, given, members in words:
        known = {member.name.lower() for member in members}
        for word in sorted(known ^ set(given)):
            raise BoxError(f"effects.{key}: {word!r} is {'missing' if word in known else 'a word that rules do not know'}")


def index_of(name: str | None, names: Sequence[str] | None, key: str, default: int = NONE) -> int:
    """The number of a named thing; `default` when nothing is named."""
    if name is None:
        return default
    expect(name in (names or []), key, f"{name!r} is none of {', '.join(names or [])}")
    return (names or []).index(name)


def word_of(name: str | None, members: type[IntEnum], key: str, default: int = 0) -> int:
    """The number of a word of the effect language."""
    return index_of(name, [member.name.lower() for member in members], key, default)


class Writer:
    """Lays effect rows into the box, text by text."""

    def __init__(self, box: Box) -> None:
        self.box, self.rows = box, 0

    def write(
        self, text: int, rows: list[EffectRow], triggers: Sequence[int], key: str, groups: Sequence[str] = (), tiles: int = 0
    ) -> None:
        """The rows of one card or token, which may use only these triggers."""
        self.box.texts[text].first, self.box.texts[text].count = self.rows, len(rows)
        self.box.texts[text].aims = int(any(row.do in ("reach", "ignore_los") for row in rows))
        expect(self.rows + len(rows) <= ROWS, key, f"the box has room for {ROWS} effect rows")
        for given in rows:
            row = self.box.rows[self.rows]
            row.on = word_of(given.on, Trigger, f"{key}.on")
            expect(row.on in triggers, f"{key}.on", f"{given.on!r} cannot happen to this")
            row.source = text
            self.put(row, given, key)
            self.detail(row, given, key, groups, tiles)
            refuse_nonsense(row, given, key)
            self.rows += 1

    def put(self, row: Row, given: EffectRow, key: str) -> None:
        row.verb = word_of(given.do, Verb, f"{key}.do")
        row.step = Step[given.do.upper()] if row.verb >= STEPS else NONE
        row.conditions = sum(only(word_of(name, Condition, f"{key}.if")) for name in set(given.conditions))
        row.n, row.to = given.n, word_of(given.to, To, f"{key}.to")
        row.may, row.once = int(given.may), int(given.once)
        row.asks = int(row.verb in SELF_ASKING and (row.verb != Verb.HEAL or row.to == To.SELF_OR_ALLY_CLOSE))
        row.cost = given.cost.wounds if given.cost else 0
        row.limit = word_of(given.limit, Limit, f"{key}.limit")

    def detail(self, row: Row, given: EffectRow, key: str, groups: Sequence[str], tiles: int) -> None:
        """What the verb needs besides its number."""
        row.monster = index_of(given.monster, A_MONSTER.texts, f"{key}.monster")
        row.reserve_only = int(given.reserve_only)
        if row.verb == Verb.EXTRA_TARGET:
            row.detail = word_of(given.scope, Scope, f"{key}.scope")
        elif row.verb == Verb.READY:
            row.detail = word_of(given.filter, Filter, f"{key}.filter")
        elif row.verb == Verb.ACTIVATE:
            row.detail = word_of(given.rank, Rank, f"{key}.class")
        elif row.verb == Verb.DOORS:
            row.detail = int(given.state == "open")
        elif row.verb == Verb.PLACE_PORTALS:
            row.detail = index_of(given.colour, A_COLOUR.texts, f"{key}.colour")
        elif row.verb == Verb.REMOVE_QUEST_TOKENS:
            row.detail = Loot.QUEST_A + index_of(given.group, groups, f"{key}.group")
        else:
            row.detail = index_of(given.slot, A_SLOT.texts, f"{key}.slot")
        for number, text in enumerate(given.places[:2]):
            row.places[number] = place(text, tiles, f"{key}.at")


def refuse_nonsense(row: Row, given: EffectRow, key: str) -> None:
    """A row that no rule could carry out."""
    verb, on = Verb(row.verb), Trigger(row.on)
    is_static, is_event = on == Trigger.STATIC, on in (Trigger.EVENT, Trigger.QUEST)
    expect((verb in STATIC) == is_static, f"{key}.do", f"{given.do!r} does not go with {given.on!r}")
    expect((verb in OF_EVENTS_ONLY) == is_event, f"{key}.do", f"{given.do!r} does not go with {given.on!r}")
    if verb < TALLIED:
        expect(on in OF_ATTACKS, f"{key}.do", f"{given.do!r} counts only during an attack")
    if verb in AIMING:
        expect(on == Trigger.DECLARE, f"{key}.do", f"{given.do!r} counts only when an attack is declared")
    if verb == Verb.EXTRA_TARGET:
        expect(on == Trigger.DECLARE and given.scope is not None, key, "more targets are chosen when an attack is declared, from a `scope`")
    if on in TARGETLESS:
        expect(row.to in (To.SELF, To.SELF_OR_ALLY_CLOSE), f"{key}.to", "there is no target then")
        allowed = only(Condition.ALLY_CLOSE) | only(Condition.NOT_MOVED)
        expect(row.conditions & ~allowed == 0, f"{key}.if", "there is no target then")
    wants: dict[Verb, Any] = {
        Verb.SPAWN: given.slot,
        Verb.CLEAR_SLOT: given.slot,
        Verb.FILL_SLOT: given.slot and given.monster,
        Verb.DOORS: given.state,
    }
    wants |= {Verb.PLACE_MONSTER: given.slot and given.at, Verb.ACTIVATE: given.rank, Verb.REMOVE_QUEST_TOKENS: given.group}
    expect(bool(wants.get(verb, True)), key, f"{given.do!r} does not say what it is about")
    if verb == Verb.PLACE_PORTALS:
        expect(given.colour is not None and len(given.places) == 2, key, "two Portal tokens need a colour and two places")
    expect(row.cost == 0 or row.may == 1, f"{key}.cost", "a sacrifice is always a choice: it needs `may`")


def put_numbers(box: Box, components: Components) -> None:
    limits, die = components.limits, components.die
    box.slots, box.most_upgrades, box.hero_movement = limits.upgrade_slots_per_hero, limits.upgrades_per_crew, limits.hero_movement_points
    box.badge_every, box.win_badges, box.final_badges = limits.badge_every_vp, limits.win_badges, limits.win_badges_final
    box.kill_points, box.death_points = limits.vp_hero_kill, limits.vp_hero_killed_by_monster_or_neutral_each_other_crew
    box.first_picks, box.second_picks = limits.draft_first_picks, limits.draft_second_picks
    box.extra_dice, box.portal_tokens = die.extra.dice, components.portal_tokens.per_colour
    box.rest_moves = components.engine.rest_moves
    expect(
        box.slots < HELD and box.most_upgrades <= KEPT and 2 * box.slots >= box.most_upgrades,
        "limits",
        "two Heroes hold all Upgrades of a Crew",
    )
    box.faces[:] = [Face[name.upper()] for name in die.faces]
    expect("crit" in die.faces, "die.faces", "a die without CRIT could never break a tie")
    expect(die.faces.count("crit") < len(die.faces) - 1, "die.faces", "a die that shows mostly CRITs would roll for ever")
    for roll, names in enumerate((die.success.melee, die.success.ranged, die.success.defense)):
        box.success[roll] = sum(only(Face[name.upper()]) for name in set(names))
    expect_rows("gadget", [row.id for row in components.gadget], A_GADGET.texts or [])
    box.gadgets[:] = [row.count for row in components.gadget]
    expect_rows("crew", [row.id for row in components.crew], A_CREW.texts or [])
    expect_rows("scenarios.pvp", [row.crew for row in components.scenarios.pvp], A_CREW.texts or [])
    box.pvp_points[:] = [row.vp for row in components.scenarios.pvp]
    expect_rows("dashboard.slots", components.dashboard.slots, A_SLOT.texts or [])
    box.rank_slots[:] = [Rank[name.rstrip("0123456789").upper()] for name in components.dashboard.slots]


def put_characters(box: Box, components: Components, writer: Writer) -> None:
    expect_rows("characters.hero", [row.id for row in components.characters.hero], A_HERO.texts or [])
    expect_rows("characters.monster", [row.id for row in components.characters.monster], A_MONSTER.texts or [])
    expect(ALL_HEROES.bit_length() + sum(FIGURE_COUNTS) <= 31, "characters", "there is room for 31 figures")
    triggers = [trigger for trigger in Trigger if trigger < Trigger.GADGET]
    for number, hero in enumerate(components.characters.hero):
        box.heroes[number].defense, box.heroes[number].life = hero.defense, hero.life
        writer.write(number, hero.effect, triggers, f"characters.hero.{hero.id}.effect")
        box.figure[number] = NONE
    figure = HEROES
    for number, monster in enumerate(components.characters.monster):
        put_monster(box, number, monster, figure, components)
        writer.write(OF_MONSTERS + number, monster.effect, triggers, f"characters.monster.{monster.id}.effect")
        for each in range(FIGURE_COUNTS[number]):
            box.figure[figure + each] = number
        figure += FIGURE_COUNTS[number]


def put_monster(box: Box, number: int, row: MonsterRow, figure: int, components: Components) -> None:
    card = box.monsters[number]
    card.rank, card.defense, card.dice = Rank[row.rank.upper()], row.defense, row.attack_dice
    card.melee, card.huge = int(row.attack_type == "melee"), int(row.huge)
    shared: dict[str, RankRow] = {"trooper": components.dashboard.trooper, "officer": components.dashboard.officer}
    numbers: Any = shared.get(row.rank, row)
    card.life, card.overkill, card.movement, card.reward = numbers.life, numbers.overkill, numbers.movement, numbers.reward
    expect(card.life > 0 and card.overkill > 0, f"characters.monster.{row.id}", "a Monster needs life and overkill")
    card.figure, card.figures = figure, row.figures
    expect(0 < row.figures <= FIGURE_COUNTS[number], f"characters.monster.{row.id}.figures", f"the box holds {FIGURE_COUNTS[number]}")


def put_upgrades(box: Box, rows: list[UpgradeRow], writer: Writer) -> None:
    expect_rows("upgrades.upgrade", [slug(row.name) for row in rows], UPGRADE_IDS)
    triggers = [trigger for trigger in Trigger if trigger < Trigger.GADGET]
    for number, row in enumerate(rows):
        token, key = box.tokens[number], f"upgrades.upgrade.{row.id}"
        token.category = Category[row.category.upper()]
        is_used = row.category in ("weapon", "boost")
        expect(is_used == (row.type is not None), f"{key}.type", "Weapons and Boosts have a type, others none")
        expect(row.category != "weapon" or row.icon in ("melee", "ranged"), f"{key}.icon", "a Weapon is melee or ranged")
        token.kind = Kind[(row.type or "melee").upper()]
        token.melee, token.dice, token.defense = int(row.icon == "melee"), row.dice, row.defense
        token.life, token.reroll, token.copies = row.life, row.reroll, row.copies
        token.level, token.starter = int(row.deck) if row.deck.isdecimal() else 0, int(row.deck == "S")
        writer.write(OF_UPGRADES + number, row.effect, triggers, f"{key}.effect")
    expect(
        max(sum(token.copies for token in box.tokens if token.level == level) for level in (1, 2, 3)) <= 2 * HAND,
        "upgrades",
        "a Level is too large",
    )


def put_events(box: Box, components: Components, writer: Writer) -> None:
    rows = components.events.event
    expect_rows("events.event", [row.id for row in rows], EVENT_IDS)
    expect(sum(len(row.activate) for row in rows) == CARDS <= 31, "events.event", f"there are {CARDS} cards")
    card = 0
    for number, row in enumerate(rows):
        writer.write(OF_EVENTS + number, row.effect, [Trigger.EVENT], f"events.event.{row.id}.effect")
        for name in row.activate:
            box.card_event[card], box.card_slot[card] = number, index_of(name, A_SLOT.texts, f"events.event.{row.id}.activate")
            card += 1
    for number, gadget in enumerate(components.gadget):
        writer.write(OF_GADGETS + number, gadget.effect, [Trigger.GADGET], f"gadget.{gadget.id}.effect")


def put_tiles(box: Box, components: Components) -> None:
    tiles = components.tiles
    expect_rows("tiles.tile", [tile.id for tile in tiles.tile], range(1, PRINTED_TILES + 1))
    for number, row in enumerate(tiles.tile):
        print_tile(box, number, row, tiles.geometry.hatches_P)


def put_scenario(scenario: Scenario, row: ScenarioRow, components: Components) -> None:
    key = f"scenarios.scenario.{row.id}"
    lay_out(scenario, row, components.tiles.geometry)
    expect(row.id[:1].isdecimal(), f"{key}.id", "a Scenario begins with its number")
    scenario.number = int(row.id[0])
    scenario.monsters[:] = [monster_of(row.monsters.get(slot), slot, key) for slot in A_SLOT.texts or []]
    for name in row.monsters:
        index_of(name, A_SLOT.texts, f"{key}.monsters")
    expect(len(row.start) <= STARTS, f"{key}.start", f"at most {STARTS}")
    scenario.starts = len(row.start)
    for start, given in zip(scenario.start, row.start, strict=False):
        start.slot, start.place = index_of(given.slot, A_SLOT.texts, f"{key}.start"), place(given.at, scenario.tiles, f"{key}.start")
    put_groups(scenario, row.quest_tokens, row, key)
    scenario.reward = index_of(row.reward, UPGRADE_CODES, f"{key}.reward")
    scenario.armory = armory_of(scenario.number, components.upgrades.upgrade, key)
    put_branches(scenario, row.id, components)


def monster_of(name: str | None, slot: str, key: str) -> int:
    return RANDOM if name == "random" else index_of(name, A_MONSTER.texts, f"{key}.monsters.{slot}")


def armory_of(number: int, rows: list[UpgradeRow], key: str) -> int:
    """SQ-R24: the Armory Upgrade of the Scenario's number."""
    found = [place for place, row in enumerate(rows) if row.deck == "A" and row.level == number]
    expect(len(found) == 1, key, f"there must be exactly one Armory Upgrade of level {number}")
    return found[0]


def put_groups(scenario: Scenario, groups: list[QuestTokens], row: ScenarioRow, key: str) -> None:
    scenario.groups = len(groups)
    for group, given in zip(scenario.group, groups, strict=False):
        expect(len(given.at) <= SPOTS, f"{key}.quest_tokens", f"at most {SPOTS} of a group")
        group.count, group.collect = len(given.at), int(given.collect)
        group.quest = quest_of(row, given.only_quest, key)
        for number, text in enumerate(given.at):
            group.places[number] = place(text, scenario.tiles, f"{key}.quest_tokens")


def quest_of(row: ScenarioRow, name: str | None, key: str) -> int:
    """The number of a Quest that a Scenario names by its id."""
    number = index_of(name, [quest.id for quest in row.quest], key)
    return NONE if number == NONE else QUEST_IDS.index(slug(row.quest[number].title))


def put_branches(scenario: Scenario, name: str, components: Components) -> None:
    campaign = components.campaign
    branches = campaign.next.get(name, [])
    expect(len(branches) <= BRANCHES, f"campaign.next.{name}", f"at most {BRANCHES} ways lead on")
    scenario.branches, scenario.level = len(branches), campaign.upgrade_deck_after.get(name, 0)
    for number, branch in enumerate(branches):
        scenario.next[number] = index_of(branch, SCENARIO_IDS, f"campaign.next.{name}")


def put_quests(box: Box, rows: list[ScenarioRow], writer: Writer) -> None:
    expect_rows("scenarios.scenario", [row.id for row in rows], SCENARIO_IDS)
    number = 0
    for scenario, row in zip(box.scenarios, rows, strict=True):
        key = f"scenarios.scenario.{row.id}"
        groups = [tokens.group for tokens in row.quest_tokens]
        later = [quest for quest in row.quest if quest.id not in row.first_quest_by_last.values()]
        scenario.quests = len(later) + (1 if row.first_quest_by_last else 0)
        expect(1 <= scenario.quests <= ORDERED, f"{key}.quest", f"1 to {ORDERED} Quests in a row")
        scenario.first_after[:] = [quest_of(row, row.first_quest_by_last.get(last), key) for last in SCENARIO_IDS]
        for order, quest in enumerate(later):
            scenario.quest[order + scenario.quests - len(later)] = QUEST_IDS.index(slug(quest.title))
        for quest in row.quest:
            put_goal(box.quests[number], quest.goal, groups, scenario.tiles, f"{key}.quest.{quest.id}.goal")
            box.quests[number].vp = quest.vp
            for text, effects in ((OF_ACTIVE, quest.on_active), (OF_COMPLETE, quest.on_complete)):
                writer.write(text + number, effects, [Trigger.QUEST], f"{key}.quest.{quest.id}", groups, scenario.tiles)
            number += 1


def put_goal(quest: Quest, goal: GoalRow, groups: list[str], tiles: int, key: str) -> None:
    expect(goal.kind != "kill_hero", f"{key}.kind", "killing Heroes is a PvP Quest")
    quest.goal, quest.n, quest.each = Goal[goal.kind.upper()], goal.n, goal.each
    quest.loot = Loot.QUEST_A + index_of(goal.group, groups, f"{key}.group")
    expect(goal.kind not in ("collect", "deliver", "sabotage") or goal.group is not None, f"{key}.group", "which Quest tokens?")
    quest.slot = index_of(goal.slot, A_SLOT.texts, f"{key}.slot")
    quest.rank = word_of(goal.rank, Rank, f"{key}.class", NONE)
    quest.place = NONE
    if goal.kind == "terminal":
        quest.place = place(f"tile{goal.tile}.terminal", tiles, f"{key}.tile")
    elif goal.kind == "deliver" and goal.to != "own_shuttle":
        quest.place = place(str(goal.to), tiles, f"{key}.to")


def put_agreed(box: Box, agreed: dict[str, int]) -> None:
    box.mode, box.crewing, box.turn_limit = agreed["mode"], agreed["heroes"], agreed["turn_limit"]
    box.scenario = 0 if box.mode == Mode.CAMPAIGN else agreed["scenario"]
    if agreed["level"] > 0:
        box.levels = agreed["level"] - 1
    elif box.mode == Mode.EPISODIC:
        box.levels = box.scenarios[box.scenario].number - 1  # SQ-253
    if box.mode == Mode.CAMPAIGN:
        box.levels = 0
