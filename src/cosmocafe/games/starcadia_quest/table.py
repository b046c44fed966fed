"""What lies on the table. Sets of Characters, cards, Doors and slots have one bit each."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Piece, Short, ints, many

from .content import CHARACTERS, HEROES, SLOTS, UPGRADES
from .language import COLOURS, FACES, GADGETS, LOOTS, TALLIED
from .spaces import SIDES, SPACES, TILES

HELD = 7  # six slots, and one more while tokens are traded or discarded
KEPT = 12
HAND = 12
PILE = KEPT + 2 * HAND  # the most tokens of a Crew before it cuts down: all it had, and a whole Level
SECRET = 2
TARGETS = 12
PENDING = 12
SCENARIOS_PLAYED = 4
LEVELS = 3  # decks of Upgrade tokens
ORDERED = 4  # the most Quests of a Scenario
ATTACKING, ATTACKED = 0, 1  # the two sides of an attack, in `tally`


class Hero(Piece):
    """A Hero card and everything on it."""

    owner: Byte  # seat, NONE while in nobody's Crew
    held: Byte  # Upgrade tokens
    spent: Byte  # set of exhausted tokens
    reaction: Byte  # place of the Reaction used in this attack, NONE without
    tokens: list[int] = ints(HELD, Byte)
    carried: list[int] = ints(LOOTS, Byte)  # Gadgets and Quest tokens


class Crew(Piece):
    """A Crew Dashboard, and its lines of the Campaign Sheet."""

    colour: Byte  # NONE before it is chosen
    berth: Byte  # NONE before the Shuttle docks
    points: Short  # Victory tokens of this Scenario
    badges: Short
    fresh: Byte  # Badges of this Scenario that still buy a token
    heroes: list[int] = ints(2, Byte)
    piled: Byte
    pile: list[int] = ints(PILE, Byte)  # tokens waiting to be given to a Hero
    dealt: Byte
    hand: list[int] = ints(HAND, Byte)  # of the Episodic draft; NONE face down
    picked: Byte
    picks: list[int] = ints(SECRET, Byte)  # face down until everybody has picked
    scored: list[int] = ints(SCENARIOS_PLAYED, Short)
    earned: list[int] = ints(SCENARIOS_PLAYED, Byte)  # Badges of each Scenario
    kept: list[int] = ints(LEVELS * KEPT, Byte)  # tokens after each Upgrade Phase; NONE for a gap


class Pending(Piece):
    """An effect that waits to be carried out."""

    row: Short
    owner: Byte
    target: Byte


class Limited(Piece):
    """An effect that its owner has used up."""

    row: Short
    owner: Byte


class Table(author.Table, agenda=64, options=160):
    """The whole truth of a match."""

    # the campaign
    scenario: Byte
    played: Byte  # Scenarios finished
    path: list[int] = ints(SCENARIOS_PLAYED, Byte)  # their order
    stopped: Byte  # set of Scenarios ended by the turn limit, by their place in the order
    first: Byte  # first player of this Scenario
    order: list[int] = ints(4, Byte)  # seats by Victory tokens, for the Upgrade Phase
    display: list[int] = ints(UPGRADES, Byte)  # tokens laid out in the Upgrade Phase
    level: Byte  # that is being drafted, 0 without
    drafted: Byte  # whether Episodic hands have been passed on
    crews: list[Crew] = many(Crew, 4)
    heroes: list[Hero] = many(Hero, HEROES)
    # the station
    tiles: list[int] = ints(TILES, Byte)  # printed tile and rotation, NONE without
    near: list[int] = ints(SPACES * SIDES, Byte)  # Space behind each open edge, else NONE: Doors change it
    crowd: list[int] = ints(SPACES, Byte)  # Characters in each Space, a Huge one twice: follows from `at`, kept because every step asks
    lying: list[int] = ints(SPACES * LOOTS, Byte)
    portals: list[int] = ints(SPACES, Byte)  # set of colours of Portal tokens
    off: list[int] = ints(COLOURS, Byte)  # seat until whose turn the Portals of a colour are off, NONE while on
    opened: Short  # set of Doors
    armory: Byte  # Space of the Armory Upgrade, NONE without
    reserve: list[int] = ints(GADGETS, Byte)
    # Characters
    on_board: int
    dazed: int
    moved: int  # have spent movement points in this activation
    struck: int  # have attacked in this activation
    dying: int  # Monsters that are killed, but still may pay back
    overkilled: int
    there: int  # on the board when the turn began
    at: list[int] = ints(CHARACTERS, Byte)
    wounds: list[int] = ints(CHARACTERS, Byte)
    points: list[int] = ints(CHARACTERS, Byte)  # movement points left
    blame: list[int] = ints(CHARACTERS, Byte)  # Hero who inflicted the last Wound, else NEUTRAL
    slots: list[int] = ints(SLOTS, Byte)  # Monster cards on the Dashboard, NONE for an empty slot
    # turn, Event cards, Quests
    turn: int
    seat: Byte  # the active player
    active: Byte  # the active Hero, NONE between activations
    rider: Byte  # an Ally with movement points of its own, NONE without
    free: Byte  # free Spaces left
    deck: int  # set of Event cards
    filled: list[int] = ints(TILES)  # on each tile the set of Spaces where this Event card has put a Gadget
    summoned: Byte  # Monster activated by the top half of the card, NONE without
    quest: Byte  # place of the current one
    quests: list[int] = ints(ORDERED, Byte)
    pvp: Byte  # set of fulfilled PvP Quests, by the victims' Crew colour
    # the present attack, and what waits to be done
    attacker: Byte
    controller: Byte  # seat that decides for the attacker
    melee: Byte
    used: Byte  # set of the attacker's tokens
    hurt: int  # wounded before the attack
    aimed: Byte  # targets
    targets: list[int] = ints(TARGETS, Byte)
    saves: list[int] = ints(TARGETS, Byte)
    dealt: list[int] = ints(TARGETS, Byte)  # Wounds
    tally: list[int] = ints(2 * TALLIED, Byte)  # what verbs add up to, for both sides
    rolled: list[int] = ints(FACES, Byte)  # dice of the present roll by face
    rerolls: Byte
    hits: Byte
    guards: int  # Monsters whose Guard attack is still to come
    leaving: Byte  # the Space a guarded step leaves
    waiting: int  # Characters still to be bumped
    trades: Byte  # tokens that changed hands in this part of a Rest
    avenged: Byte  # the Hero whom a Monster pays back
    pending: list[Pending] = many(Pending, PENDING)  # effects whose order is being chosen
    pended: Byte
    limited: list[Limited] = many(Limited, PENDING)  # effects used up for now
    n_limited: Byte
    far: list[int] = ints(SPACES, Byte)  # scratch: steps to each Space
    queue: list[int] = ints(SPACES, Byte)  # scratch: Spaces to be looked at
