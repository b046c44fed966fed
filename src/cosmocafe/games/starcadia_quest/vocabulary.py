"""The game's words as numbers: steps, answers and events."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.author import NUMBER, Answers, Events, Rulebook, Steps, block, names, numbered

from .content import (
    COLOUR_IDS,
    CREW_IDS,
    EVENT_IDS,
    FIGURES,
    GADGET_IDS,
    HERO_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    SCENARIO_IDS,
    SLOT_IDS,
    UPGRADE_IDS,
    UPGRADES,
)
from .language import GADGETS, Face, Loot
from .spaces import NAMES, ON_TILES, SPACES, TILES

rules = Rulebook("cosmocafe.games.starcadia_quest")
NONE = -1  # no Hero, no Space, no card
NEUTRAL = -1  # who is to blame for Wounds that no Hero inflicted
DOOR_TOKENS = 10


class Role(IntEnum):
    """Why a Character may move or attack now."""

    ACTIVE = 0  # the active Hero
    RIDER = 1  # an Ally with movement points of its own
    STEPPER = 2  # free Spaces from an ability
    SUMMONED = 3  # a Monster activated by an Event card
    AVENGER = 4  # a Monster paying back


A_HERO = names("hero", *HERO_IDS)
A_MONSTER = names("monster", *MONSTER_IDS)
A_CHARACTER = names("character", *HERO_IDS, *FIGURES, as_in=[A_HERO, A_MONSTER])
AN_UPGRADE = names("upgrade", *UPGRADE_IDS)
A_SOURCE = names("source", *HERO_IDS, *MONSTER_IDS, *UPGRADE_IDS, as_in=[A_HERO, A_MONSTER, AN_UPGRADE])
A_SCENARIO = names("scenario", *(f"scenario_{name.lower()}" for name in SCENARIO_IDS))
A_QUEST = names("quest", *QUEST_IDS)
AN_EVENT = names("event", *EVENT_IDS)
A_CREW = names("crew", *CREW_IDS)
A_SLOT = names("slot", *SLOT_IDS)
A_GADGET = names("gadget", *GADGET_IDS)
A_LOOT = names("loot", Loot)
A_COLOUR = names("colour", *COLOUR_IDS)
A_FACE = names("face", Face)
A_SPACE = names("space", *NAMES, translated=NAMES[ON_TILES:])
A_DIRECTION = names("direction", "north", "east", "south", "west")
A_DOOR = numbered("door", 1, DOOR_TOKENS)
A_TILE = numbered("tile", 1, TILES)
A_BERTH = numbered("berth", 1, 4)
IS_OPEN = names("opened", "closed", "open")


# What an effect step knows: its row of the box, whose it is, whom it is about.
OF_EFFECT = block(row=NUMBER, owner=A_CHARACTER, target=A_CHARACTER)


class Step(Steps):
    # Crews
    CREW = block()
    HERO = block()
    EQUIP = block()
    DEAL_LEVEL = block(level=NUMBER)
    DRAFT = block(left=NUMBER)
    REVEAL = block(passed=NUMBER)
    CUT = block()
    HAND_OUT = block()
    GIVE = block(upgrade=AN_UPGRADE)
    # a Scenario
    LAY_OUT = block()
    DOCK = block()
    BOARD = block(hero=A_HERO)
    BEGIN = block()
    TURN = block()
    CHOOSE = block()
    ACT = block(character=A_CHARACTER, role=NUMBER)
    WALK = block(character=A_CHARACTER, goal=A_SPACE)
    GUARD = block(character=A_CHARACTER)
    PUSH = block(character=A_CHARACTER)
    END_ACTIVATION = block(hero=A_HERO)
    GOALS = block(hero=A_HERO)
    # an attack
    BOOST = block(hero=A_HERO)
    TARGET = block(hero=A_HERO)
    REACTIONS = block()
    REACT = block(hero=A_HERO)
    ATTACKED = block()
    ROLL = block()
    REROLL = block(index=NUMBER)
    ROLLED = block()
    DEFENSES = block()
    DEFEND = block(index=NUMBER)
    SAVED = block(index=NUMBER)
    WOUNDS = block()
    AFTER = block()
    KILLS = block()
    DEATHS = block()
    KILLED = block(character=A_CHARACTER)
    TAKE = block(victim=A_HERO, killer=A_HERO)
    DROP = block(hero=A_HERO, space=A_SPACE)
    PAYBACK = block(hero=A_HERO)
    LEAVE = block()
    END_CHECK = block()
    # effects
    SORT_OUT = block()
    ORDER = block(done=NUMBER)
    EFFECT = OF_EFFECT
    MAY = OF_EFFECT
    WOUND = OF_EFFECT
    HEAL = OF_EFFECT
    DAZE = OF_EFFECT
    SHOVE = OF_EFFECT
    EXHAUST = OF_EFFECT
    READY = OF_EFFECT
    READY_THIS = OF_EFFECT
    STEP = OF_EFFECT
    ALLY_MP = OF_EFFECT
    FLIP_DOOR = OF_EFFECT
    EXTRA_TARGET = OF_EFFECT
    STEAL = OF_EFFECT
    SPAWN = OF_EFFECT
    ACTIVATE = OF_EFFECT
    PLACE_GADGETS = OF_EFFECT
    PLACE_VP = OF_EFFECT
    DOORS = OF_EFFECT
    PORTAL_OFF = OF_EFFECT
    BUMP = OF_EFFECT
    BREACH = OF_EFFECT
    CREWS_HEAL = OF_EFFECT
    CREWS_EXHAUST = OF_EFFECT
    CREW_READY = OF_EFFECT
    UNDERDOG = OF_EFFECT
    NOTHING = OF_EFFECT
    PLACE_MONSTER = OF_EFFECT
    FILL_SLOT = OF_EFFECT
    PLACE_PORTALS = OF_EFFECT
    REMOVE_QUEST_TOKENS = OF_EFFECT
    CLEAR_SLOT = OF_EFFECT
    # their questions
    SECOND_TARGET = block(row=NUMBER, left=NUMBER)
    EXHAUST_ONE = block(victim=A_HERO)
    EXHAUST_ANY = block()
    READY_ONE = block(row=NUMBER, owner=A_HERO)
    HEAL_CLOSE = OF_EFFECT
    READY_ANY = block(left=NUMBER)
    HEAL_ONE = block(wounds=NUMBER)
    GADGET_SLOT = block(left=NUMBER)
    BUMPED = block(direction=A_DIRECTION, heroes=NUMBER)
    BUMP_FIRST = block(direction=A_DIRECTION, space=A_SPACE)
    # Event cards, Monsters, Quests
    EVENT = block()
    WAKE = block(slot=A_SLOT)
    ARRIVE = block(slot=A_SLOT)
    SETTLE = block(character=A_CHARACTER, spot=A_SPACE)
    STATE_GOALS = block()
    NEXT_QUEST = block()
    # Rest and Upgrades
    RESURRECT = block(hero=A_HERO)
    REORGANIZE = block()
    EXCHANGE = block()
    GAIN = block(upgrade=AN_UPGRADE)
    OVERFULL = block(hero=A_HERO)
    # the end
    SCENARIO_END = block()
    UPGRADE_PHASE = block()
    PICK = block()
    BONUS = block()
    RECORD = block()
    NEXT_SCENARIO = block()
    FINALE = block()


class Answer(Answers):
    CREW = block(crew=A_CREW)
    HERO = block(hero=A_HERO)
    KEEP = block(upgrade=AN_UPGRADE)
    DISCARD = block(upgrade=AN_UPGRADE)
    GIVE = block(hero=A_HERO)
    DOCK = block(berth=A_BERTH)
    BOARD = block(space=A_SPACE)
    ACTIVATE = block(hero=A_HERO)
    REST = block()
    MOVE = block(space=A_SPACE)
    PORTAL = block(space=A_SPACE)
    DOOR = block(door=A_DOOR)
    WEAPON = block(upgrade=AN_UPGRADE)
    BOOST = block(upgrade=AN_UPGRADE)
    ATTACK = block(target=A_CHARACTER)
    ALSO = block(target=A_CHARACTER)
    USE = block(gadget=A_GADGET)
    ARMORY = block()
    DONE = block()
    YES = block(source=A_SOURCE)
    NO = block()
    REACT = block(upgrade=AN_UPGRADE)
    REROLL = block(face=A_FACE)
    FIRST = block(source=A_SOURCE)
    SHOVE = block(space=A_SPACE)
    EXHAUST = block(hero=A_HERO, upgrade=AN_UPGRADE)
    READY = block(hero=A_HERO, upgrade=AN_UPGRADE)
    HEAL = block(hero=A_HERO)
    TAKE = block(loot=A_LOOT)
    GUARD = block(monster=A_CHARACTER)
    PAYBACK = block(monster=A_CHARACTER)
    NONE = block()
    WAKE = block(monster=A_CHARACTER)
    GOES_FIRST = block(character=A_CHARACTER)
    PLACE = block(space=A_SPACE)
    GADGET = block(gadget=A_GADGET, space=A_SPACE)
    DIRECTION = block(direction=A_DIRECTION)
    COLOUR = block(colour=A_COLOUR)
    TILE = block(tile=A_TILE)
    HAND_OVER = block(hero=A_HERO, upgrade=AN_UPGRADE)
    PASS_GADGET = block(hero=A_HERO, gadget=A_GADGET)
    SCENARIO = block(scenario=A_SCENARIO)


class Event(Events):
    FIRST_PLAYER = block()
    CREW = block(crew=A_CREW)
    HERO = block(hero=A_HERO)
    DEALT = block(upgrade=AN_UPGRADE)
    KEPT = block(upgrade=AN_UPGRADE)
    DRAFTED = block(upgrade=AN_UPGRADE)
    DISCARDED = block(upgrade=AN_UPGRADE)
    GIVEN = block(upgrade=AN_UPGRADE, hero=A_HERO)
    SCENARIO = block(scenario=A_SCENARIO)
    MONSTER_CARD = block(slot=A_SLOT, monster=A_MONSTER)
    DOCKED = block(berth=A_BERTH)
    BOARDED = block(hero=A_HERO, space=A_SPACE)
    QUEST = block(quest=A_QUEST)
    TURN = block(turn=NUMBER)
    ACTIVATED = block(character=A_CHARACTER)
    RESTED = block()
    MOVED = block(character=A_CHARACTER, source=A_SPACE, space=A_SPACE)
    TELEPORTED = block(character=A_CHARACTER, source=A_SPACE, space=A_SPACE)
    SHOVED = block(character=A_CHARACTER, source=A_SPACE, space=A_SPACE)
    DOOR = block(door=A_DOOR, opened=IS_OPEN)
    COLLECTED = block(hero=A_HERO, loot=A_LOOT, space=A_SPACE)
    FOUND = block(hero=A_HERO, points=NUMBER, space=A_SPACE)
    USED = block(hero=A_HERO, gadget=A_GADGET)
    ARMORY = block(hero=A_HERO, upgrade=AN_UPGRADE)
    GUARDED = block(character=A_CHARACTER, hero=A_HERO)
    PAID_BACK = block(character=A_CHARACTER, hero=A_HERO)
    ATTACKED = block(character=A_CHARACTER, target=A_CHARACTER)
    ALSO = block(character=A_CHARACTER)
    WEAPON = block(hero=A_HERO, upgrade=AN_UPGRADE)
    REACTED = block(hero=A_HERO, upgrade=AN_UPGRADE)
    ROLLED = block(face=A_FACE)
    EXTRA_DIE = block(face=A_FACE)
    REROLLED = block(source=A_FACE, face=A_FACE)
    HITS = block(hits=NUMBER)
    SAVES = block(character=A_CHARACTER, saves=NUMBER)
    CANCELLED = block(character=A_CHARACTER, saves=NUMBER)
    WOUNDED = block(character=A_CHARACTER, wounds=NUMBER)
    SACRIFICED = block(hero=A_HERO, source=A_SOURCE, wounds=NUMBER)
    OVERKILLED = block(character=A_CHARACTER)
    KILLED = block(character=A_CHARACTER)
    DAZED = block(character=A_CHARACTER)
    HEALED = block(character=A_CHARACTER, wounds=NUMBER)
    EXHAUSTED = block(hero=A_HERO, upgrade=AN_UPGRADE)
    READIED = block(hero=A_HERO, upgrade=AN_UPGRADE)
    TOOK = block(hero=A_HERO, loot=A_LOOT)
    GAINED = block(points=NUMBER)
    EVENT = block(event=AN_EVENT, slot=A_SLOT)
    SUMMONED = block(character=A_CHARACTER, space=A_SPACE)
    LEFT = block(character=A_CHARACTER)
    PUT = block(loot=A_LOOT, space=A_SPACE)
    PORTALS_OFF = block(colour=A_COLOUR)
    PORTAL_PLACED = block(colour=A_COLOUR, space=A_SPACE)
    BUMPED = block(direction=A_DIRECTION)
    BREACHED = block(tile=A_TILE)
    SABOTAGED = block(hero=A_HERO, space=A_SPACE)
    QUEST_DONE = block(quest=A_QUEST)
    PVP_DONE = block(crew=A_CREW)
    TOKENS_GONE = block(tokens=NUMBER)
    REWARD = block(upgrade=AN_UPGRADE)
    RESURRECTED = block(hero=A_HERO, space=A_SPACE)
    PASSED = block(hero=A_HERO, gadget=A_GADGET)
    TURN_LIMIT = block(turn=NUMBER)
    RESULT = block(points=NUMBER)
    TIE_ROLL = block(face=A_FACE)
    WON_SCENARIO = block(scenario=A_SCENARIO)
    BADGES = block(badges=NUMBER)
    TOOK_UPGRADE = block(upgrade=AN_UPGRADE)
    NEXT = block(scenario=A_SCENARIO)
    WON = block()


def of_hero(answers: int, hero: int, upgrade: int) -> int:
    """The answer about an Upgrade of a Hero, in a block of both."""
    return answers + hero * UPGRADES + upgrade


def gadget_at(gadget: int, space: int) -> int:
    """The answer: this Gadget goes there."""
    return Answer.GADGET + gadget * SPACES + space


def pass_gadget(hero: int, gadget: int) -> int:
    """The answer: this Hero gets the Gadget."""
    return Answer.PASS_GADGET + hero * GADGETS + gadget
