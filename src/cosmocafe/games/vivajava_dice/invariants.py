"""What must always hold."""

from __future__ import annotations

from cosmocafe.author import NOBODY, count

from .box import Box
from .rules.blends import dice_on_coaster
from .rules.tokens import token_owner
from .table import BLENDS, Table
from .vocabulary import BEANS, FACES, FLAVOR, SEATS, TRACKS

INVARIANTS = (
    "all coffee dice are in the supply, in the roll, on the Featured coaster or on the sugar cube",
    "all flavor dice are on their coaster, in the roll or with a player",
    "every player has all his tokens: in the supply, unused or in use",
    "no track has more marks than spaces, and a completed one has no tokens or claims",
    "a blend's dice lie on the Featured coaster exactly while somebody controls it, tokens only on dice",
    "a player controls at most one blend",
    "nobody has negative amounts, and no donated die exceeds what its donor owns",
    "no intern works for two",
)


def broken(box: Box, t: Table) -> int:
    """The number of the first invariant that does not hold, counted from 1, or 0."""
    if coffee_dice(t) != box.coffee_dice:
        return 1
    if flavor_dice(t) != box.flavor_dice:
        return 2
    for seat in range(t.players):
        fault = broken_player(box, t, seat)
        if fault > 0:
            return fault
    dice = dice_on_coaster(t)
    if (dice > 0) != (t.featured_by != NOBODY) or has_gap(t, dice):
        return 5
    if t.featured_by != NOBODY and t.featured_by == t.rainbow_by and t.featured_by < t.players:
        return 6
    return 0


def coffee_dice(t: Table) -> int:
    total = t.supply + dice_on_coaster(t) + (1 if t.sugar != NOBODY else 0)
    for bean in range(FLAVOR):
        total += t.own[bean] + t.picked[bean]
    return total


def flavor_dice(t: Table) -> int:
    total = t.coaster
    for bean in range(FLAVOR, BEANS):
        total += t.own[bean] + t.picked[bean]
    for seat in range(t.players):
        total += t.seats[seat].flavor
    return total


def broken_player(box: Box, t: Table, seat: int) -> int:
    me = t.seats[seat]
    if tokens_of(t, seat) != box.tokens:
        return 3
    for track in range(TRACKS):
        done = me.marks[track] >= box.cup
        if me.marks[track] > box.cup or (done and (me.ready[track] > 0 or me.claims[track] > 0 or me.partners[track] > 0)):
            return 4
    gifts = 0
    for face in range(FACES):
        gifts += t.given[seat * FACES + face]
    if me.pp < 0 or me.tokens < 0 or gifts > me.flavor:
        return 7
    for other in range(seat):
        if me.intern > 0 and t.seats[other].intern == me.intern:
            return 8
    return 0


def tokens_of(t: Table, seat: int) -> int:
    """All tokens of a player, wherever they lie."""
    me = t.seats[seat]
    total = me.tokens + (1 if me.intern > 0 else 0)
    for track in range(TRACKS):
        total += me.ready[track]
        for host in range(t.players):
            total += count(t.seats[host].partners[track] & (1 << seat))
    for side in range(t.sides):
        for blend in range(BLENDS):
            total += t.seats[side].blocks[blend * SEATS + seat]
    for place in range(len(t.on_die)):
        if t.on_die[place] > 0 and token_owner(t.on_die[place]) == seat:
            total += 1
    return total


def has_gap(t: Table, dice: int) -> bool:
    """Whether something lies beyond the dice of the blend."""
    for place in range(dice, len(t.featured)):
        if t.featured[place] != 0 or t.on_die[place] != 0:
            return True
    return False
