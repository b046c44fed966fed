"""What comes in the box, as rules see it: effect rows, cards, tokens, tiles and Scenarios."""

from __future__ import annotations

from cosmocafe.core.machine.pieces import Byte, Piece, Short, ints, many

from .content import CARDS, CHARACTERS, CREWS, HEROES, MONSTERS, QUESTS, SCENARIOS, SLOTS, TEXTS, UPGRADES
from .language import GADGETS
from .spaces import BERTHS, SIDES, SPACES, TILE, TILES

ROWS = 192  # effect rows there is room for
PRINTED_TILES = 10
OPENINGS, DOORS, STARTS, GROUPS, SPOTS, ORDERED, BRANCHES = 12, 10, 12, 2, 8, 4, 3
LEVELS = 3
TURNS = 4


class Row(Piece):
    """One effect: when `on` happens and all `conditions` hold, do `verb`."""

    on: Byte
    conditions: Short  # one bit each
    verb: Byte
    step: Short  # of a verb that is a step of its own
    n: Byte
    to: Byte
    may: Byte
    asks: Byte  # the verb's own question can be declined
    cost: Byte  # Wounds
    limit: Byte
    once: Byte
    source: Short  # text it stands in
    detail: Byte  # scope, filter, slot, rank, state, colour or group, as the verb needs
    monster: Byte
    reserve_only: Byte
    places: list[int] = ints(2, Byte)


class Text(Piece):
    """The effect rows of a card or token: from `first`, so many."""

    first: Short
    count: Byte
    aims: Byte  # whether they change who can be a target


class HeroCard(Piece):
    defense: Byte
    life: Byte


class MonsterCard(Piece):
    rank: Byte
    defense: Byte
    melee: Byte
    dice: Byte
    life: Byte
    overkill: Byte
    movement: Byte
    reward: Byte
    huge: Byte
    figure: Byte  # the first of its figures
    figures: Byte


class Token(Piece):
    """A kind of Upgrade token."""

    category: Byte
    kind: Byte  # type of a Weapon or Boost
    melee: Byte  # die icon of a Weapon
    dice: Byte
    defense: Byte
    life: Byte
    reroll: Byte
    level: Byte  # deck 1, 2, 3; 0 for all others
    starter: Byte
    copies: Byte


class Quest(Piece):
    vp: Byte
    goal: Byte
    n: Byte
    loot: Byte  # the group of Quest tokens
    place: Byte  # where to, NONE for the own Shuttle
    slot: Byte
    rank: Byte
    each: Byte


class Opening(Piece):
    """Two Hatches that face each other, with or without a Door."""

    space: Byte
    side: Byte
    beyond: Byte
    door: Byte  # NONE without
    opened: Byte


class Berth(Piece):
    hatch: Byte
    side: Byte


class Start(Piece):
    slot: Byte
    place: Byte


class Group(Piece):
    """Quest tokens of one group."""

    count: Byte
    collect: Byte
    quest: Byte  # only with this Quest, NONE for always
    places: list[int] = ints(SPOTS, Byte)


class Scenario(Piece):
    number: Byte
    tiles: Byte
    openings: Byte
    doors: Byte
    starts: Byte
    groups: Byte
    quests: Byte
    branches: Byte
    level: Byte  # deck of the Upgrade Phase after it, 0 without
    reward: Byte
    armory: Byte
    orient: list[int] = ints(TILES, Byte)  # quarter turns: 0 or 1, half a turn more is chance
    row: list[int] = ints(SPACES, Byte)
    column: list[int] = ints(SPACES, Byte)
    opening: list[Opening] = many(Opening, OPENINGS)
    door: list[int] = ints(SPACES, Byte)  # Door at each Space, NONE without: a Space has one Hatch at the most
    behind: list[int] = ints(SPACES, Byte)  # Space on the other side of that Door
    berth: list[Berth] = many(Berth, BERTHS)
    monsters: list[int] = ints(SLOTS, Byte)  # NONE for an empty slot, RANDOM for a drawn one
    start: list[Start] = many(Start, STARTS)
    group: list[Group] = many(Group, GROUPS)
    quest: list[int] = ints(ORDERED, Byte)  # in order
    first_after: list[int] = ints(SCENARIOS, Byte)  # first Quest by the last Scenario, NONE without
    next: list[int] = ints(BRANCHES, Byte)


class Printed(Piece):
    """A tile in one of its four rotations."""

    near: list[int] = ints(TILE * SIDES, Byte)  # Space of the tile on each side, NONE behind a wall
    features: list[int] = ints(TILE, Short)  # one bit each


class Box(Piece):
    """Everything that never changes during a match."""

    mode: Byte
    crewing: Byte
    scenario: Byte  # the first or only one
    levels: Byte  # Level decks drafted before it
    turn_limit: Short
    rest_moves: Byte
    slots: Byte
    most_upgrades: Byte
    hero_movement: Byte
    badge_every: Byte
    win_badges: Byte
    final_badges: Byte
    kill_points: Byte
    death_points: Byte
    first_picks: Byte
    second_picks: Byte
    extra_dice: Byte
    portal_tokens: Byte
    faces: list[int] = ints(6, Byte)
    success: list[int] = ints(3, Byte)  # faces that succeed in a Melee, a Ranged, a Defense roll
    gadgets: list[int] = ints(GADGETS, Byte)
    pvp_points: list[int] = ints(CREWS, Byte)
    figure: list[int] = ints(CHARACTERS, Byte)  # Monster card of each Character, NONE for Heroes
    rank_slots: list[int] = ints(SLOTS, Byte)  # rank of each slot of the Dashboard
    rows: list[Row] = many(Row, ROWS)
    heroes: list[HeroCard] = many(HeroCard, HEROES)
    monsters: list[MonsterCard] = many(MonsterCard, MONSTERS)
    tokens: list[Token] = many(Token, UPGRADES)
    texts: list[Text] = many(Text, TEXTS)
    card_event: list[int] = ints(CARDS, Byte)
    card_slot: list[int] = ints(CARDS, Byte)
    quests: list[Quest] = many(Quest, QUESTS)
    scenarios: list[Scenario] = many(Scenario, SCENARIOS)
    printed: list[Printed] = many(Printed, PRINTED_TILES * TURNS)
