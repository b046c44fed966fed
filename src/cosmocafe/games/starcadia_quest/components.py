"""The shape of the TOML files, as far as rules need them: what may stand in them, value by value."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .spaces import BERTHS, SIZE, TILES

Few = Annotated[int, msgspec.Meta(ge=0, le=30)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Local = Annotated[int, msgspec.Meta(ge=0, le=SIZE - 1)]
Spot = Annotated[list[Local], msgspec.Meta(min_length=2, max_length=2)]
TileNumber = Annotated[int, msgspec.Meta(ge=1, le=TILES)]
Side = Literal["N", "E", "S", "W"]
FaceName = Literal["melee", "ranged", "save", "crit"]
RankName = Literal["trooper", "officer", "villain"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A row in which a misspelled key is an error."""


class Cost(Strict):
    wounds: Few


class EffectRow(Strict):
    """One row of the effect language."""

    on: str
    do: str
    conditions: list[str] = msgspec.field(name="if", default_factory=list)
    n: Annotated[int, msgspec.Meta(ge=-20, le=99)] = 1
    to: str | None = None
    may: bool = False
    cost: Cost | None = None
    limit: str | None = None
    once: bool = False
    scope: str | None = None
    filter: str | None = None
    slot: str | None = None
    rank: RankName | None = msgspec.field(name="class", default=None)
    monster: str | None = None
    state: Literal["open", "closed"] | None = None
    colour: str | None = None
    at: str | list[str] = msgspec.field(default_factory=list)
    group: str | None = None
    reserve_only: bool = False

    @property
    def places(self) -> list[str]:
        """The place expressions of the row."""
        return [self.at] if isinstance(self.at, str) else self.at


Rows = Annotated[list[EffectRow], msgspec.Meta(max_length=6)]


class Vocabulary(msgspec.Struct):
    """effects.toml: the words of the language."""

    triggers: dict[str, str]
    conditions: dict[str, str]
    verbs: dict[str, str]


class HeroRow(msgspec.Struct):
    id: str
    defense: Few
    life: Annotated[int, msgspec.Meta(ge=1, le=30)]
    effect: Rows = []


class MonsterRow(msgspec.Struct):
    id: str
    rank: RankName = msgspec.field(name="class")
    figures: Few
    defense: Few
    attack_type: Literal["melee", "ranged"]
    attack_dice: Few
    life: Few = 0
    overkill: Few = 0
    movement: Few = 0
    reward: Few = 0
    huge: bool = False
    effect: Rows = []


class Characters(msgspec.Struct):
    hero: list[HeroRow]
    monster: list[MonsterRow]


class UpgradeRow(msgspec.Struct):
    id: str
    name: str
    deck: Literal["S", "1", "2", "3", "R", "A"]
    copies: Some
    category: Literal["weapon", "boost", "passive", "reaction"]
    type: Literal["melee", "ranged", "special"] | None = None
    icon: Literal["melee", "ranged", "blank"] | None = None
    dice: Few = 0
    defense: Few = 0
    life: Few = 0
    reroll: Few = 0
    level: Few = 0
    effect: Rows = []


class Upgrades(msgspec.Struct):
    upgrade: list[UpgradeRow]


class EventRow(msgspec.Struct):
    id: str
    activate: list[str]
    effect: Rows


class Events(msgspec.Struct):
    event: list[EventRow]


class Hatches(msgspec.Struct):
    N: Local
    W: Local
    E: Local
    S: Local


class Geometry(msgspec.Struct):
    size: int
    hatches_P: Hatches  # noqa: N815  # the key in the file
    hatches_Q: Hatches  # noqa: N815


class PortalRow(msgspec.Struct):
    colour: str
    at: Spot


class TileRow(msgspec.Struct):
    id: int
    rows: list[str]
    walls: list[tuple[Local, Local, Literal["E", "S"]]]
    terminal: Spot
    spawn: Annotated[list[Spot], msgspec.Meta(min_length=1)]
    stimpack: list[Spot]
    recharge: list[Spot]
    hoverboard: list[Spot]
    victory: list[Spot]
    portals: list[PortalRow]
    armory: Spot | None = None


class TileFile(msgspec.Struct):
    geometry: Geometry
    tile: list[TileRow]


class LayoutRow(Strict):
    n: TileNumber
    row: Few
    col: Few
    orient: Literal["P", "Q"]


class ShuttleRow(Strict):
    tile: TileNumber
    side: Side


class DoorRow(Strict):
    between: Annotated[list[TileNumber], msgspec.Meta(min_length=2, max_length=2)]
    state: Literal["open", "closed"]


class StartRow(Strict):
    slot: str
    at: str


class QuestTokens(Strict):
    group: str
    at: Annotated[list[str], msgspec.Meta(max_length=8)]
    collect: bool
    only_quest: str | None = None


class GoalRow(Strict):
    kind: Literal["collect", "deliver", "terminal", "sabotage", "kill", "kill_hero"]
    group: str | None = None
    n: Some = 1
    to: str | None = None
    tile: TileNumber | None = None
    each: Few = 0
    slot: str | None = None
    rank: RankName | None = msgspec.field(name="class", default=None)
    crew: str | None = None


class QuestRow(msgspec.Struct):
    id: str
    title: str
    vp: Few
    goal: GoalRow
    on_active: Rows = []
    on_complete: Rows = []


class ScenarioRow(msgspec.Struct):
    id: str
    tiles: Annotated[list[LayoutRow], msgspec.Meta(min_length=1, max_length=TILES)]
    shuttles: Annotated[list[ShuttleRow], msgspec.Meta(min_length=BERTHS, max_length=BERTHS)]
    doors: list[DoorRow]
    monsters: dict[str, str]
    start: list[StartRow]
    quest_tokens: Annotated[list[QuestTokens], msgspec.Meta(max_length=2)]
    reward: str
    quest: list[QuestRow]
    first_quest_by_last: dict[str, str] = {}


class PvpRow(msgspec.Struct):
    crew: str
    vp: Few


class ScenarioFile(msgspec.Struct):
    pvp: list[PvpRow]
    scenario: list[ScenarioRow]


class Counts(msgspec.Struct):
    game_tiles: int
    hero_cards: int
    monster_cards: int
    quest_cards: int
    event_cards: int
    portal_tokens: int
    door_tokens: int
    quest_tokens: int
    upgrade_tokens: int
    figures: int
    hoverboard_tokens: int
    recharge_tokens: int
    stimpack_tokens: int


class Limits(msgspec.Struct):
    upgrade_slots_per_hero: Annotated[int, msgspec.Meta(ge=1, le=6)]
    upgrades_per_crew: Annotated[int, msgspec.Meta(ge=1, le=12)]
    starter_tokens_per_crew: Some
    characters_per_space: Annotated[int, msgspec.Meta(ge=2, le=2)]
    hero_movement_points: Few
    badge_every_vp: Some
    win_badges: Few
    win_badges_final: Few
    vp_hero_kill: Few
    vp_hero_killed_by_monster_or_neutral_each_other_crew: Few
    draft_first_picks: Annotated[int, msgspec.Meta(ge=1, le=2)]
    draft_second_picks: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Success(msgspec.Struct):
    melee: list[FaceName]
    ranged: list[FaceName]
    defense: list[FaceName]


class Extra(msgspec.Struct):
    dice: Annotated[int, msgspec.Meta(ge=0, le=1)]


class Die(msgspec.Struct):
    faces: Annotated[list[FaceName], msgspec.Meta(min_length=6, max_length=6)]
    success: Success
    extra: Extra


class CrewRow(msgspec.Struct):
    id: str


class RankRow(msgspec.Struct):
    life: Few
    overkill: Few
    movement: Few
    reward: Few


class Dashboard(msgspec.Struct):
    slots: list[str]
    trooper: RankRow
    officer: RankRow


class GadgetRow(msgspec.Struct):
    id: str
    count: Few
    effect: Rows


class PortalTokens(msgspec.Struct):
    colours: list[str]
    per_colour: Few


class Campaign(msgspec.Struct):
    start: str
    next: dict[str, list[str]]
    upgrade_deck_after: dict[str, int]


class Engine(msgspec.Struct):
    rest_moves: Some


class Components(msgspec.Struct):
    """All files together."""

    counts: Counts
    limits: Limits
    die: Die
    crew: list[CrewRow]
    dashboard: Dashboard
    gadget: list[GadgetRow]
    portal_tokens: PortalTokens
    campaign: Campaign
    engine: Engine
    agreements: list[dict[str, Any]]
    effects: Vocabulary
    tiles: TileFile
    characters: Characters
    upgrades: Upgrades
    events: Events
    scenarios: ScenarioFile
