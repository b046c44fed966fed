"""The score, line by line (SC-115 to SC-126)."""

from __future__ import annotations

from cosmocafe.author import count, first, only

from .box import Box
from .table import Board, Table
from .vocabulary import NONE, Badge, Part

PARTS = len(Part)
BADGES = len(Badge)


def score(box: Box, t: Table, seat: int) -> int:
    """All points a player has now."""
    total = 0
    for part in range(PARTS):
        total += points(box, t, seat, part)
    return total


def points(box: Box, t: Table, seat: int, part: int) -> int:
    """One line of a player's score sheet."""
    me = t.boards[seat]
    if part == Part.CARDS:
        return points_of_cards(box, me)
    if part == Part.STARDUST:
        return points_of_stardust(box, me)
    if part == Part.POWERS:
        return box.power_points * active_powers(me)
    if part == Part.HONOR:
        return points_of_honor(box, me)
    return points_of_badges(box, me)


def points_of_cards(box: Box, me: Board) -> int:
    """SC-115, SC-118: what is printed on the delivered cards."""
    total = 0
    left = me.delivered
    while left:
        total += box.cards[first(left)].vp
        left &= left - 1
    return total


def points_of_stardust(box: Box, me: Board) -> int:
    """SC-116, SC-117: the second and third token on a card are worth more than the first."""
    total = 0
    left = me.delivered
    while left:
        total += points_of_tokens(box, me.sprinkled[first(left)])
        left &= left - 1
    return total


def points_of_tokens(box: Box, tokens: int) -> int:
    """What so many Stardust on one card give."""
    total = 0
    for token in range(tokens):
        total += box.stardust_points[token]
    return total


def active_powers(me: Board) -> int:
    """SC-121: powers that are unlocked and not deactivated."""
    return count(me.unlocked & ~me.tapped)


def points_of_honor(box: Box, me: Board) -> int:
    """SC-119: all Honor spaces reached."""
    total = 0
    for space in range(me.honor + 1):
        total += box.honor[space].vp
    return total


def points_of_badges(box: Box, me: Board) -> int:
    """SC-122 to SC-126: each icon on the delivered cards, but not of the final delivery."""
    total = 0
    left = me.delivered if me.final == NONE else me.delivered & ~only(me.final)
    while left:
        for badge in range(BADGES):
            icons = box.cards[first(left)].badges[badge]
            if icons > 0:
                total += icons * box.badge_points[badge] * achieved(me, badge)
        left &= left - 1
    return total


def achieved(me: Board, badge: int) -> int:
    """What a Badge counts."""
    if badge == Badge.STARDUST:
        return stardust_on_cards(me)
    if badge == Badge.DICE_POWER:
        return active_powers(me)
    return me.honor


def stardust_on_cards(me: Board) -> int:
    """SC-124: Stardust on all delivered cards together."""
    tokens = 0
    left = me.delivered
    while left:
        tokens += me.sprinkled[first(left)]
        left &= left - 1
    return tokens
