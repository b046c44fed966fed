"""The effect language as numbers: what triggers an effect row, under which conditions, what it does (effects.toml)."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.core.author.sets import only


class Trigger(IntEnum):
    STATIC = 0
    DECLARE = 1
    ATTACK_ROLLED = 2
    ATTACK_CRIT = 3
    WOUNDS_DEALT = 4
    NO_WOUNDS = 5
    ATTACK_DONE = 6
    ATTACKED = 7
    ATTACK_SURVIVED = 8
    ACTIVATION_START = 9
    ACTIVATION_END = 10
    GADGET = 11
    EVENT = 12
    QUEST = 13


class Condition(IntEnum):
    MELEE = 0
    RANGED = 1
    TARGET_HERO = 2
    TARGET_WOUNDED = 3
    TARGET_UNWOUNDED = 4
    TARGET_CLOSE = 5
    TARGET_OTHER_TILE = 6
    ALLY_CLOSE = 7
    NOT_MOVED = 8
    ATTACKER_CLOSE = 9


class Verb(IntEnum):
    """First the verbs that only count during an attack, then those asked for, then those that are steps of their own."""

    DICE = 0
    ATK_MINUS = 1
    TARGET_DEF = 2
    HIT = 3
    SAVE = 4
    PIERCE = 5
    REROLL = 6
    NO_REROLL = 7
    NO_EXTRA = 8
    NO_PAYBACK = 9
    OVERKILL_MINUS = 10
    MP = 11
    NO_GUARD = 12
    IMMUNE_DAZE = 13
    REACH = 14
    IGNORE_LOS = 15
    WOUND = 16
    HEAL = 17
    DAZE = 18
    SHOVE = 19
    EXHAUST = 20
    READY = 21
    READY_THIS = 22
    STEP = 23
    ALLY_MP = 24
    FLIP_DOOR = 25
    EXTRA_TARGET = 26
    STEAL = 27
    SPAWN = 28
    ACTIVATE = 29
    PLACE_GADGETS = 30
    PLACE_VP = 31
    DOORS = 32
    PORTAL_OFF = 33
    BUMP = 34
    BREACH = 35
    CREWS_HEAL = 36
    CREWS_EXHAUST = 37
    CREW_READY = 38
    UNDERDOG = 39
    NOTHING = 40
    PLACE_MONSTER = 41
    FILL_SLOT = 42
    PLACE_PORTALS = 43
    REMOVE_QUEST_TOKENS = 44
    CLEAR_SLOT = 45


TALLIED = Verb.MP  # the verbs below this one are added up during an attack
STEPS = Verb.WOUND  # this verb and those above it are steps of the same name
OF_ATTACKS = range(Trigger.DECLARE, Trigger.ACTIVATION_START)
TARGETLESS = (Trigger.ACTIVATION_START, Trigger.ACTIVATION_END, Trigger.GADGET)


class To(IntEnum):
    SELF = 0
    TARGET = 1
    ATTACKER = 2
    SELF_OR_ALLY_CLOSE = 3


class Limit(IntEnum):
    NONE = 0
    TURN = 1
    SCENARIO = 2
    ATTACK = 3


class Scope(IntEnum):
    CLOSE_TO_TARGET = 0
    CLOSE_TO_SELF = 1
    SAME_SPACE = 2


class Filter(IntEnum):
    ANY = 0
    WEAPON = 1
    BOOST = 2
    REACTION = 3


class Category(IntEnum):
    WEAPON = 0
    BOOST = 1
    PASSIVE = 2
    REACTION = 3


class Kind(IntEnum):
    """The type of a Weapon or Boost."""

    MELEE = 0
    RANGED = 1
    SPECIAL = 2


class Rank(IntEnum):
    TROOPER = 0
    OFFICER = 1
    VILLAIN = 2


class Goal(IntEnum):
    COLLECT = 0
    DELIVER = 1
    TERMINAL = 2
    SABOTAGE = 3
    KILL = 4


class Face(IntEnum):
    MELEE = 0
    RANGED = 1
    SAVE = 2
    CRIT = 3


class Loot(IntEnum):
    """What lies on Spaces and is carried: Gadgets, Victory tokens, two groups of Quest tokens."""

    STIMPACK = 0
    RECHARGE = 1
    HOVERBOARD = 2
    VICTORY = 3
    QUEST_A = 4
    QUEST_B = 5


GADGETS, LOOTS = 3, len(Loot)
FACES = len(Face)


class Mode(IntEnum):
    SCENARIO = 0
    CAMPAIGN = 1
    EPISODIC = 2


class Crewing(IntEnum):
    """How Heroes find their Crews."""

    DRAFT = 0
    CHOICE = 1
    DEALT = 2


class Feature(IntEnum):
    """What is printed on a Space, one bit each; a portal of colour c is PORTAL + c."""

    BLOCKED = 0
    SPAWN = 1
    FIRST_SPAWN = 2
    TERMINAL = 3
    ARMORY = 4
    VICTORY = 5
    STIMPACK = 6
    RECHARGE = 7
    HOVERBOARD = 8
    PORTAL = 9


COLOURS = 3
PORTAL_BITS = ((1 << COLOURS) - 1) << Feature.PORTAL
SLOT_BITS = only(Feature.STIMPACK) | only(Feature.RECHARGE) | only(Feature.HOVERBOARD)
