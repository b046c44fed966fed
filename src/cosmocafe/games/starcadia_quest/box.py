"""What comes in the box, as components.toml and the files it names have it and rules see it: cards, tokens, tiles and Scenarios."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Row, Sheet, Short, agreed, bits, column, flag, gathered, ints, many, number, rows, text, word, words

from .content import (
    CARDS,
    CHARACTERS,
    COLOUR_IDS,
    FIGURE_COUNTS,
    HEROES,
    MONSTERS,
    OF_ACTIVE,
    OF_COMPLETE,
    OF_EVENTS,
    OF_GADGETS,
    OF_MONSTERS,
    OF_UPGRADES,
    QUESTS,
    SCENARIO_IDS,
    SLOT_IDS,
    SLOTS,
    TEXTS,
    UPGRADE_IDS,
)
from .language import Category, Face, Goal, Kind, Loot, Mode, Rank, Trigger
from .layouts import CODE, PLACE, PLACES, SCENARIO, TURNS, Layout, Printed, Scenario, Tile, chapter, read_hatches
from .spaces import FULL
from .table import HAND, HELD, KEPT, LEVELS, ORDERED
from .texts import EFFECTS, Effect, Scribe, Text
from .vocabulary import A_CREW, A_GADGET, A_HERO, A_MONSTER, A_QUEST, A_SLOT, AN_EVENT, DOOR_TOKENS, NONE

PRINTED_TILES, FACES = 10, 6
FEW, SOME, MOST_FIGURES = 30, 99, 31
DECKS = ("S", "1", "2", "3", "R", "A")
RANK_OF_SLOT = {name: Rank[name.rstrip("0123456789").upper()] for name in SLOT_IDS}
GOALS: dict[Goal, dict[str, int | list[int]]] = {  # what single goals need
    Goal.COLLECT: {"n": number("goal.n", 1, SOME, default=1)},
    Goal.DELIVER: {"place": word("goal.to", {**PLACE, "own_shuttle": NONE})},
    Goal.TERMINAL: {"place": word("goal.to", PLACE)},
    Goal.SABOTAGE: {"each": number("goal.each", 0, FEW, default=0)},
    Goal.KILL: {"slot": word("goal.slot", A_SLOT, default=NONE), "rank": word("goal.class", Rank, default=NONE)},
}
ABOUT_TOKENS = (Goal.COLLECT, Goal.DELIVER, Goal.SABOTAGE)


class HeroCard(Row):
    defense: Byte = number("defense", 0, FEW)
    life: Byte = number("life", 1, FEW)


class MonsterCard(Row):
    rank: Byte = word("class", Rank)
    defense: Byte = number("defense", 0, FEW)
    melee: Byte = word("attack_type", {"ranged": 0, "melee": 1})
    dice: Byte = number("attack_dice", 0, FEW)
    life: Byte
    overkill: Byte
    movement: Byte
    reward: Byte
    huge: Byte = flag("huge", default=0)
    figure: Byte  # the first of its figures
    figures: Byte = number("figures", 1, FEW)

    def read_rank(self, sheet: Sheet) -> None:
        """The numbers that Troopers and Officers have in common, and each Villain for itself."""
        self.life, self.overkill = sheet.read(number("life", 1, FEW)), sheet.read(number("overkill", 1, FEW))
        self.movement, self.reward = sheet.read(number("movement", 0, FEW)), sheet.read(number("reward", 0, FEW))


class Token(Row):
    """A kind of Upgrade token."""

    category: Byte = word("category", Category)
    kind: Byte  # type of a Weapon or Boost
    melee: Byte  # die icon of a Weapon
    dice: Byte = number("dice", 0, FEW, default=0)
    defense: Byte = number("defense", 0, FEW, default=0)
    life: Byte = number("life", 0, FEW, default=0)
    reroll: Byte = number("reroll", 0, FEW, default=0)
    level: Byte = word("deck", {deck: int(deck) if deck.isdecimal() else 0 for deck in DECKS})  # deck 1, 2, 3; 0 for all others
    starter: Byte = word("deck", {deck: int(deck == "S") for deck in DECKS})
    copies: Byte = number("copies", 1, SOME)

    def complete(self, row: Sheet) -> None:
        if self.category in (Category.WEAPON, Category.BOOST):
            self.kind = row.read(word("type", Kind))
        if self.category == Category.WEAPON:
            self.melee = row.read(word("icon", {"ranged": 0, "melee": 1}))
        row.expect(not self.starter or self.copies >= row.players, "copies", "every Crew gets one")


class Quest(Row):
    vp: Byte = number("vp", 0, FEW)
    goal: Byte = word("goal.kind", Goal)
    n: Byte
    loot: Byte  # the group of Quest tokens, NONE without
    place: Byte  # where to, NONE for the own Shuttle
    slot: Byte
    rank: Byte
    each: Byte

    def complete(self, row: Sheet) -> None:
        self.fill_more(row, GOALS[Goal(self.goal)])
        is_clear = self.goal != Goal.KILL or (self.slot == NONE) != (self.rank == NONE)
        row.expect(is_clear, "goal", "a Monster is killed by its `slot` or by its `class`")


class Box(author.Box):
    """Everything that never changes during a match."""

    mode: Byte = agreed("mode")
    crewing: Byte = agreed("heroes")
    scenario: Byte  # the first or only one
    levels: Byte  # Level decks drafted before it
    turn_limit: Short = agreed("turn_limit")
    rest_moves: Byte = number("engine.rest_moves", 1, SOME)
    slots: Byte = number("limits.upgrade_slots_per_hero", 1, HELD - 1)
    most_upgrades: Byte = number("limits.upgrades_per_crew", 1, KEPT)
    hero_movement: Byte = number("limits.hero_movement_points", 0, FEW)
    badge_every: Byte = number("limits.badge_every_vp", 1, SOME)
    win_badges: Byte = number("limits.win_badges", 0, FEW)
    final_badges: Byte = number("limits.win_badges_final", 0, FEW)
    kill_points: Byte = number("limits.vp_hero_kill", 0, FEW)
    death_points: Byte = number("limits.vp_hero_killed_by_monster_or_neutral_each_other_crew", 0, FEW)
    first_picks: Byte = number("limits.draft_first_picks", 1, 2)
    second_picks: Byte = number("limits.draft_second_picks", 1, 2)
    extra_dice: Byte = number("die.extra.dice", 0, 1)
    faces: list[int] = words("die.faces", FACES, Face)
    success: list[int] = gathered(  # faces that succeed in a Melee, a Ranged, a Defense roll
        *(bits(f"die.success.{roll}", Face) for roll in ("melee", "ranged", "defense"))
    )
    gadgets: list[int] = column("gadget", number("count", 0, FEW), A_GADGET)
    pvp_points: list[int] = column("scenarios.pvp", number("vp", 0, FEW), A_CREW)
    figure: list[int] = ints(CHARACTERS, Byte)  # Monster card of each Character, NONE for Heroes
    rank_slots: list[int] = words("dashboard.slots", SLOTS, RANK_OF_SLOT)  # rank of each slot of the Dashboard
    effects: list[Effect] = many(Effect, EFFECTS)
    heroes: list[HeroCard] = rows("characters.hero", HeroCard, A_HERO)
    monsters: list[MonsterCard] = rows("characters.monster", MonsterCard, A_MONSTER)
    tokens: list[Token] = rows("upgrades.upgrade", Token, CODE)
    texts: list[Text] = many(Text, TEXTS)
    card_event: list[int] = ints(CARDS, Byte)
    card_slot: list[int] = ints(CARDS, Byte)
    quests: list[Quest] = many(Quest, QUESTS)
    scenarios: list[Scenario] = rows("scenarios.scenario", Scenario, SCENARIO)
    printed: list[Printed] = many(Printed, PRINTED_TILES * TURNS)

    def complete(self, toml: Sheet) -> None:
        check_names(toml)
        check_numbers(self, toml)
        number_figures(self, toml)
        hatches = read_hatches(toml)
        for place, row in enumerate(toml.rows("tiles.tile", range(1, PRINTED_TILES + 1))):
            tile = Tile(row, hatches)
            for turns in range(TURNS):
                tile.print(self.printed[place * TURNS + turns], turns)
        for scenario, row in zip(self.scenarios, toml.rows("scenarios.scenario"), strict=True):
            Layout(scenario, row, hatches)
        write_texts(self, toml)
        choose_scenario(self, toml)


def check_names(toml: Sheet) -> None:
    """What the packaged files name, a changed box names alike."""
    toml.rows("crew", A_CREW)
    toml.expect_order("dashboard.slots", toml.read(author.several("dashboard.slots", text(""))), SLOT_IDS)
    toml.expect_order("portal_tokens.colours", toml.read(author.several("portal_tokens.colours", text(""))), COLOUR_IDS)
    toml.expect_order("upgrades.upgrade: name", [row.read(text("name")) for row in toml.rows("upgrades.upgrade")], UPGRADE_IDS)


def check_numbers(box: Box, toml: Sheet) -> None:
    toml.read(number("limits.characters_per_space", FULL, FULL))
    toml.expect(2 * box.slots >= box.most_upgrades, "limits", "two Heroes hold all Upgrades of a Crew")
    crits = box.faces.count(Face.CRIT)
    toml.expect(crits > 0, "die.faces", "a die without CRIT could never break a tie")
    toml.expect(crits < FACES - 1, "die.faces", "a die that shows mostly CRITs would roll for ever")
    largest = max(sum(token.copies for token in box.tokens if token.level == level + 1) for level in range(LEVELS))
    toml.expect(largest <= 2 * HAND, "upgrades", "a Level is too large")
    doors = toml.read(number("counts.door_tokens", 0, DOOR_TOKENS))
    tokens = toml.read(number("counts.quest_tokens", 0, SOME))
    for scenario, row in zip(box.scenarios, toml.rows("scenarios.scenario"), strict=True):
        row.expect(scenario.doors <= doors, "doors", f"there are {doors} Door tokens")
        row.expect(sum(group.count for group in scenario.group) <= tokens, "quest_tokens", f"there are {tokens} Quest tokens")


def number_figures(box: Box, toml: Sheet) -> None:
    """Heroes first, then every figure of every Monster."""
    toml.expect(CHARACTERS <= MOST_FIGURES, "characters", f"there is room for {MOST_FIGURES} figures")
    box.figure[:] = [NONE] * HEROES + [monster for monster in range(MONSTERS) for _ in range(FIGURE_COUNTS[monster])]
    for monster, row in enumerate(toml.rows("characters.monster")):
        card = box.monsters[monster]
        row.expect(card.figures <= FIGURE_COUNTS[monster], "figures", f"the box holds {FIGURE_COUNTS[monster]}")
        card.figure = box.figure.index(monster)
        card.read_rank(row if card.rank == Rank.VILLAIN else toml.table(f"dashboard.{Rank(card.rank).name.lower()}"))


def write_texts(box: Box, toml: Sheet) -> None:
    scribe = Scribe(box.effects, box.texts)
    for first, path in ((0, "characters.hero"), (OF_MONSTERS, "characters.monster"), (OF_UPGRADES, "upgrades.upgrade")):
        for place, row in enumerate(toml.rows(path)):
            scribe.write(first + place, row)
    cards = []
    for event, row in enumerate(toml.rows("events.event", AN_EVENT)):
        scribe.write(OF_EVENTS + event, row, [Trigger.EVENT])
        cards += [(event, slot) for slot in row.read(words("activate", CARDS, A_SLOT, fewest=1))]
    toml.expect(len(cards) == CARDS <= MOST_FIGURES, "events.event", f"there are {CARDS} cards")
    for card, (event, slot) in enumerate(cards):
        box.card_event[card], box.card_slot[card] = event, slot
    for gadget, row in enumerate(toml.rows("gadget")):
        scribe.write(OF_GADGETS + gadget, row, [Trigger.GADGET])
    for scenario, row in zip(box.scenarios, toml.rows("scenarios.scenario"), strict=True):
        put_quests(box, scenario, row, scribe)


def put_quests(box: Box, scenario: Scenario, row: Sheet, scribe: Scribe) -> None:
    """The Quests of a Scenario in order; the first one may depend on the last Scenario."""
    groups = {group.read(text("group")): Loot.QUEST_A + place for place, group in enumerate(row.rows("quest_tokens"))}
    quests = {quest.read(text("id")): quest.read(word("name", A_QUEST)) for quest in row.rows("quest")}
    for group, tokens in zip(scenario.group, row.rows("quest_tokens"), strict=False):
        group.quest = tokens.read(word("only_quest", quests, default=NONE))
    scenario.first_after[:] = [row.read(word(f"first_quest_by_last.{last}", quests, default=NONE)) for last in SCENARIO_IDS]
    firsts = set(scenario.first_after) - {NONE}
    order = sorted(firsts)[:1] + [quest for quest in quests.values() if quest not in firsts]
    row.expect(1 <= len(order) <= ORDERED, "quest", f"1 to {ORDERED} Quests in a row")
    scenario.quests = len(order)
    scenario.quest[: len(order)] = order
    for quest in row.rows("quest"):
        put_quest(box, quests[quest.name], quest, scribe, groups, scenario.tiles)


def put_quest(box: Box, place: int, row: Sheet, scribe: Scribe, groups: dict[str, int], tiles: int) -> None:
    quest = box.quests[place]
    quest.fill(row)
    quest.loot = row.read(word("goal.group", groups)) if quest.goal in ABOUT_TOKENS else NONE
    row.expect(quest.place < tiles * PLACES, "goal.to", f"the Scenario has {tiles} tiles")
    scribe.write_quest(OF_ACTIVE + place, row, "on_active", groups, tiles)
    scribe.write_quest(OF_COMPLETE + place, row, "on_complete", groups, tiles)


def choose_scenario(box: Box, toml: Sheet) -> None:
    """SQ-253: in Episodic mode as many Levels are drafted as Scenarios would have been played."""
    start = toml.read(word("campaign.start", SCENARIO))
    box.scenario = start if box.mode == Mode.CAMPAIGN else toml.agreed["scenario"]
    if box.mode == Mode.CAMPAIGN:
        box.levels = 0
    elif toml.agreed["level"] > 0:
        box.levels = toml.agreed["level"] - 1
    elif box.mode == Mode.EPISODIC:
        box.levels = chapter(SCENARIO_IDS[box.scenario]) - 1
