"""What leads to victory: expansions, bonuses of friendship cards, fame; winning (SF-050, SF-103 to SF-105, SF-126, SF-182)."""

from __future__ import annotations

from cosmocafe.author import finish, first, has, tell

from ..box import Box
from ..scoring import score
from ..table import Fleet, Table
from ..vocabulary import Event, Expansion, FriendOp


def speed_bonus(box: Box, me: Fleet) -> int:
    """What friendship cards add to the speed."""
    bonus = 0
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        if box.friends[card].op == FriendOp.STAT_BONUS:
            bonus += box.friends[card].speed
    return bonus


def combat_bonus(box: Box, me: Fleet) -> int:
    """What friendship cards add to the combat strength."""
    bonus = 0
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        if box.friends[card].op == FriendOp.STAT_BONUS:
            bonus += box.friends[card].combat
    return bonus


def strength(box: Box, me: Fleet) -> int:
    """Cannons and what friendship cards add."""
    return me.expansions[Expansion.CANNON] + combat_bonus(box, me)


def friend_with(box: Box, me: Fleet, op: int) -> int:
    """A friendship card with this effect, or -1."""
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        if box.friends[card].op == op:
            return card
    return -1


def expansions(me: Fleet) -> int:
    """All expansions on the mother ship."""
    return me.expansions[Expansion.BOOSTER] + me.expansions[Expansion.CANNON] + me.expansions[Expansion.FREIGHT_RING]


def can_expand(box: Box, t: Table, who: int, kind: int) -> bool:
    """SF-018, SF-038: below the limit, and one is left in the supply."""
    used = 0
    for seat in range(t.players):
        used += t.fleets[seat].expansions[kind]
    return t.fleets[who].expansions[kind] < box.limit[kind] and used < box.supply[kind]


def expand(t: Table, who: int, kind: int) -> None:
    """A piece that costs nothing goes on the mother ship."""
    t.fleets[who].expansions[kind] += 1
    tell(t, Event.EXPANDED, who, kind)


def free_fame(box: Box, t: Table) -> int:
    """Fame rings left in the supply (SF-R25)."""
    used = 0
    for seat in range(t.players):
        used += t.fleets[seat].fame
    return box.fame_rings - used


def change_fame(box: Box, t: Table, who: int, amount: int) -> None:
    """SF-125, SF-R25: never below none, never more than there are."""
    me = t.fleets[who]
    change = max(min(amount, free_fame(box, t)), -me.fame)
    me.fame += change
    if change > 0:
        tell(t, Event.FAME, who, change)
        check_victory(box, t)
    elif change < 0:
        tell(t, Event.FAME_LOST, who, -change)


def check_victory(box: Box, t: Table) -> None:
    """SF-050, SF-182, SF-R38: only the active player wins, and at once."""
    if t.over == 0 and score(box, t, t.active) >= box.goal:
        tell(t, Event.WON, t.active, score(box, t, t.active))
        for seat in range(t.players):
            t.places[seat] = 1 if seat == t.active else 2 + ahead(box, t, seat, t.active)
        finish(t)


def ahead(box: Box, t: Table, seat: int, winner: int) -> int:
    """How many players have more points, the winner not counted."""
    better = 0
    for other in range(t.players):
        if other != winner and score(box, t, other) > score(box, t, seat):
            better += 1
    return better


def owner_of(t: Table, site: int) -> int:
    """Whose building stands on a site, or -1."""
    for seat in range(t.players):
        if has(t.fleets[seat].sites, site):
            return seat
    return -1
