"""Fillers: the other dice of a Featured Blend, chosen by its maker where it can matter (VJ-R06)."""

from __future__ import annotations

from cosmocafe.author import offer, plan

from ..box import Box
from ..table import Table
from ..vocabulary import COLOURS, Ability, Answer, Step, rules
from .blends import natural
from .donations import gifts_taken
from .tracks import track_of


@rules.asks(Step.FILL, about="VJ-R06 VJ-D25 VJ-A21 VJ-097")
def offer_fillers(box: Box, t: Table, who: int, robustness: int, colour: int) -> None:
    """VJ-R06, VJ-D25: the colours of the dice that are left, as long as the choice can matter."""
    if is_exposed(box, t, who) and matters(box, t, robustness, colour):
        for filler in range(COLOURS):
            if left_over(t, colour, filler) > 0:
                offer(t, Answer.LAY + filler)


@rules.forbids(Step.FILL, Answer.LAY, rule="VJ-R06")
def none_left_over(t: Table, colour: int, filler: int) -> bool:
    return left_over(t, colour, filler) <= 0


@rules.answers(Step.FILL, Answer.LAY)
def lay(t: Table, who: int, robustness: int, colour: int, filler: int) -> None:
    t.laid[filler] += 1
    plan(t, Step.FILL, who, robustness, colour)


def is_exposed(box: Box, t: Table, who: int) -> bool:
    """Whether a die of the set may go before the fillers: by another's Spill (VJ-A21), or for the token on it (VJ-097)."""
    return gifts_taken(t) > 0 or is_feared(box, t, who, Ability.SPILL) or is_feared(box, t, who, Ability.INVESTOR)


def is_feared(box: Box, t: Table, who: int, ability: int) -> bool:
    """Whether another player has or can still reach a disc."""
    track = track_of(t, ability)
    for other in range(t.players):
        if track >= 0 and other != who and t.seats[other].marks[track] < box.cup:
            return True
    return False


def left_over(t: Table, colour: int, filler: int) -> int:
    """Own dice of a colour that are neither in the set nor laid down yet."""
    return natural(t, filler) - t.laid[filler] if filler != colour else 0


def matters(box: Box, t: Table, robustness: int, colour: int) -> bool:
    """Only equal fillers are ever worth something: whether another choice puts more or fewer of them into the blend."""
    places = box.blend_dice - robustness
    spare = 0
    for filler in range(COLOURS):
        places -= t.laid[filler]
        spare += left_over(t, colour, filler)
    for filler in range(COLOURS):
        left = left_over(t, colour, filler)
        most = min(left, places)
        if t.laid[filler] + most >= box.min_set and most > max(places - (spare - left), 0):
            return True
    return False
