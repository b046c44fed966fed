"""The effect language: every ability of a Hero, Monster, Upgrade token, Event card, Gadget or Quest is a list of effect rows.

    { on = trigger, if = [conditions, all must hold], do = verb, n = number, to = who, may = true, cost = { wounds = 1 }, limit = "turn" }

Rules know triggers, conditions and verbs, never single tokens. A row without `may` is mandatory.
may: the owner of the effect is asked yes or no, or chooses among answers; else it is automatic.
cost: Wounds of a Self Sacrifice (SQ-240), paid when the row is used; not offered if it would kill the payer.
limit: once per turn of the owner, per scenario, per attack; without it there is no limit.
once: with a roll trigger at most once per roll, even with several CRITs.
to: self, target, attacker, or self_or_ally_close (the owner chooses itself or an Ally Close to it); without it the owner.
Further keys belong to single verbs: scope, filter, slot, class, monster, state, colour, at, group, reserve_only (box.py, ABOUT).
How rows are read in doubt (moment of conditions, Reaction rows, primary against all targets, Monster controllers): SQ-R56.
Any attack pool has at least 1 die after all modifiers, any Defense pool at least 0; bonus rows of Hero, Weapon, Boosts and Passives add up.
Numbers printed as icons on tokens are no effects but fields: dice, defense, life, reroll (always counted, SQ-236 to SQ-238).
"""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.author import only


class Trigger(IntEnum):
    STATIC = 0  # continuous modifier while the owner has the token / is on the board
    # the owner declares an attack. On a weapon or boost: only when that token is used; on a passive, hero or monster: at every own attack
    # whose conditions hold. Before dice
    DECLARE = 1
    ATTACK_ROLLED = 2  # own attack roll is final (after rerolls and extra dice), before defense rolls; once per attack
    ATTACK_CRIT = 3  # same moment, once per CRIT in the final own attack roll (once = true: at most once)
    WOUNDS_DEALT = 4  # own attack inflicted at least 1 Wound on a target; per target, right after Wounds are placed
    NO_WOUNDS = 5  # own attack is fully resolved and inflicted no Wound on any target
    ATTACK_DONE = 6  # own attack fully resolved (before kills are removed and before Payback)
    ATTACKED = 7  # the owner is a target of an attack, before dice are rolled. Reactions use this trigger
    ATTACK_SURVIVED = 8  # an attack against the owner is fully resolved and the owner is not killed (Wounds or not)
    ACTIVATION_START = 9  # the owner becomes the active Character, before anything else
    ACTIVATION_END = 10  # the activation of the owner ends, before the event card
    GADGET = 11  # a gadget token is discarded by the active Hero
    EVENT = 12  # bottom half of an event card is resolved; 'you' = active player
    QUEST = 13  # a quest is completed (on_complete) or becomes the current one (on_active); 'you' = active player


class Condition(IntEnum):
    MELEE = 0  # the attack is Melee (die icon)
    RANGED = 1  # the attack is Ranged (die icon)
    TARGET_HERO = 2  # the target is a Hero
    TARGET_WOUNDED = 3  # the target has at least 1 Wound before this attack
    TARGET_UNWOUNDED = 4  # the target has no Wound before this attack
    TARGET_CLOSE = 5  # the target is Close to the attacker
    TARGET_OTHER_TILE = 6  # attacker and target stand on different tiles (a Shuttle is a tile of its own)
    ALLY_CLOSE = 7  # an Ally of the owner is Close to the owner
    NOT_MOVED = 8  # the owner has spent no MP in this activation
    ATTACKER_CLOSE = 9  # (owner is target) the attacker is Close to the owner


class Verb(IntEnum):
    """First the verbs that only count during an attack, then those asked for, then those that are steps of their own."""

    DICE = 0  # own attack pool +n, n may be negative (in multi-target attacks judged against the primary target only, SQ-124)
    ATK_MINUS = 1  # incoming attack pool -n, minimum 1 die
    TARGET_DEF = 2  # defense pool of the primary target -n, minimum 0
    HIT = 3  # +n Hits (automatic, not dice)
    SAVE = 4  # +n Saves (automatic; also while Dazed: it is not a die)
    PIERCE = 5  # cancel n Saves of each target
    REROLL = 6  # +n rerolls for the attack roll of this attack
    NO_REROLL = 7  # the opponent may not use rerolls in this attack
    NO_EXTRA = 8  # CRITs of the opponent grant no extra dice in this attack (they still succeed)
    NO_PAYBACK = 9  # targets of this attack get no Payback Reaction
    OVERKILL_MINUS = 10  # Overkill value of targeted Monsters -n for this attack, minimum 1
    MP = 11  # +n MP in every own activation (static)
    NO_GUARD = 12  # own Movement triggers no Guard Reactions
    IMMUNE_DAZE = 13  # the owner cannot be Dazed
    REACH = 14  # a Melee attack may also target an Enemy exactly n Spaces away in a straight orthogonal line with LOS
    IGNORE_LOS = 15  # the attack may target any Enemy on the attacker's own tile without LOS
    WOUND = 16  # n direct Wounds to `to` (no defense). Killing with it is credited to the owner; does not count for Overkill
    HEAL = 17  # remove up to n Wounds from `to`
    DAZE = 18  # `to` becomes Dazed
    SHOVE = 19  # `to` is Shoved one Space; the owner's side chooses the Space (n = number of Shoves)
    # the target Hero's player exhausts n (fewer if it has fewer) of that Hero's Unexhausted Weapons, Boosts or Reactions (own choice;
    # never Passives, SQ-R51); nothing happens against Monsters
    EXHAUST = 20
    READY = 21  # Unexhaust up to n Upgrades of the owner (owner's choice; filter: any / weapon / boost / reaction)
    READY_THIS = 22  # Unexhaust this token
    STEP = 23  # the owner may Move up to n Spaces now, free of MP, without Guard Reactions; must end in a non-Full Space
    ALLY_MP = 24  # one Ally on the board gets n MP to use immediately (normal Movement with Guard Reactions)
    FLIP_DOOR = 25  # flip one Door anywhere on the board (owner's choice)
    # up to n more Enemies of the attacker (never the primary target, the attacker or its Allies) become secondary targets; scope:
    # close_to_target (Close to the primary target, including its Space) / close_to_self / same_space (Space of the primary target). n =
    # 99: all such Enemies, mandatory. Chosen by the attacker; LOS or Close to the attacker not needed
    EXTRA_TARGET = 26
    STEAL = 27  # take 1 Gadget of the owner's choice from the target Hero (if it has any)
    SPAWN = 28  # Spawn 1 Monster of `slot` on a Spawn Point of your choice (SQ-152); nothing if the slot is empty or no figure is left
    # you activate one Monster on the board of `class` (your choice, not the figure activated by the top half of the same card, SQ-R59),
    # like an event activation; nothing if there is none
    ACTIVATE = 29
    # put n Gadgets from the reserve (SQ-R22; fewer if it is empty) on n different Gadget slots of the board; you choose kinds and slots
    # (any kind may go on any Gadget slot, whether or not Gadgets or Characters are there)
    PLACE_GADGETS = 30
    # put 1 Victory token on a Computer Terminal of your choice without Characters (other tokens there do not matter; nothing if there is
    # none)
    PLACE_VP = 31
    DOORS = 32  # set every Door on the board to `state`
    PORTAL_OFF = 33  # you choose a colour; all Portals of it are deactivated until the start of your next turn
    # you choose north/east/south/west; every Character moves 1 Space that way if the edge is open and the Space can take it; Monsters
    # first, then Heroes (SQ-R23)
    BUMP = 34
    BREACH = 35  # you choose a tile (not a Shuttle); every Hero on it suffers n Wounds (neutral source, SQ-134)
    CREWS_HEAL = 36  # clockwise from you each player removes n Wounds from one own Hero of its choice
    # clockwise from you each player exhausts n own Unexhausted Weapons, Boosts or Reactions of its choice (never Passives, SQ-R51)
    CREWS_EXHAUST = 37
    CREW_READY = 38  # you Unexhaust up to n Upgrades of your Crew
    UNDERDOG = 39  # every Crew with the fewest VP gains n VP (nobody if all Crews are equal)
    NOTHING = 40  # no effect
    PLACE_MONSTER = 41  # put a figure of `slot` on `at` (a place expression, see scenarios.toml); Space Full or figure Huge: SQ-R46
    FILL_SLOT = 42  # put the named Monster card into `slot` of the dashboard
    PLACE_PORTALS = 43  # put the two Portal tokens of `colour` on the places of `at`
    REMOVE_QUEST_TOKENS = 44  # all Quest tokens of `group` leave the game, also those carried
    CLEAR_SLOT = 45  # remove the Monster card from `slot`; figures already on the board stay


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
SLOT_BITS = only(Feature.STIMPACK) | only(Feature.RECHARGE) | only(Feature.HOVERBOARD)
