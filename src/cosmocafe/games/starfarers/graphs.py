"""The kinds of boxes on an encounter card and of all effects, as numbers."""

from __future__ import annotations

from enum import IntEnum

BOXES = 200  # on all encounter cards together
EFFECTS = 240
OUTCOMES = 6  # of one box


class NodeKind(IntEnum):
    ASK = 0
    GIFT = 1
    CONTEST = 2
    COMPARE_BOOSTERS = 3
    ROLL = 4
    DO = 5
    RESULT = 6


class Op(IntEnum):
    FAME = 0
    LOSE_EXPANSION = 1
    GAIN_EXPANSION = 2
    GROUND_FIRST_SHIP = 3
    SPACE_JUMP = 4
    FREE_TRADE_SHIP = 5
    GAIN = 6
    GAIN_CHOICE = 7
    DRAW_FROM_EACH = 8
    EACH_GIVES = 9
    RETURN_GIFT = 10
    PAY = 11
    SWAP = 12
    LOSE_SWAPPED = 13
    NEW_ENCOUNTER = 14
    WEAR = 15
    MOST_FREIGHT_RINGS = 16
    RESHUFFLE_AND_DRAW = 17


class FriendOp(IntEnum):
    PRODUCTION_BONUS = 0
    STAT_BONUS = 1
    BANK_RATIO = 2
    HAND_LIMIT = 3
    BUY_FAME = 4
    DRAW_FROM_LEADERS = 5
    RELIEF = 6


class Reply(IntEnum):
    NONE = 0
    ACCEPTED = 1
    COUNTERED = 2


class Again(IntEnum):
    NO = 0
    NEXT_CARD = 1
    RESHUFFLED = 2
