"""Tokens: three for each player, always in the supply, unused on a track, or in use somewhere (VJ-117 to VJ-122, VJ-R26)."""

from __future__ import annotations

from cosmocafe.author import has, only

from ..table import BLENDS, DONOR, INVESTOR, Player, Table
from ..vocabulary import SEATS, TRACKS, Ability


def token_owner(token: int) -> int:
    """The seat of the token on a die."""
    return (token - DONOR) % SEATS


def lift_from_die(t: Table, place: int) -> None:
    """VJ-R26: a token goes home when its die leaves the coaster."""
    token = t.on_die[place]
    if token > 0:
        t.seats[token_owner(token)].tokens += 1
        t.on_die[place] = 0


def has_token(me: Player) -> bool:
    """VJ-121: one in the supply, or an unused one that can be moved."""
    return me.tokens > 0 or has_spare(me, -1)


def has_spare(me: Player, but: int) -> bool:
    """Whether an unused token lies on a track other than `but`."""
    for track in range(TRACKS):
        if track != but and me.ready[track] > 0:
            return True
    return False


def take_home(t: Table, who: int, track: int) -> None:
    """VJ-122: a completed track gives back every token that belongs to it, unused or in use."""
    me = t.seats[who]
    me.tokens += me.ready[track]
    me.ready[track] = 0
    me.claims[track] = 0
    ability = t.disc[track]
    if ability == Ability.INTERN and me.intern > 0:
        me.intern = 0
        me.tokens += 1
    elif ability == Ability.INVESTOR:
        take_investments(t, who)
    elif ability == Ability.BLOCK_ACTION:
        take_blocks(t, who)
    elif ability == Ability.RESEARCH_PARTNERSHIP:
        take_partnerships(t, who)


def take_investments(t: Table, who: int) -> None:
    for place in range(len(t.on_die)):
        if t.on_die[place] == INVESTOR + who:
            lift_from_die(t, place)


def take_blocks(t: Table, who: int) -> None:
    for side in range(t.sides):
        for blend in range(BLENDS):
            t.seats[who].tokens += t.seats[side].blocks[blend * SEATS + who]
            t.seats[side].blocks[blend * SEATS + who] = 0


def take_partnerships(t: Table, who: int) -> None:
    for host in range(t.players):
        for track in range(TRACKS):
            end_partnership(t, who, host, track)


def end_partnership(t: Table, who: int, host: int, track: int) -> None:
    """The token of `who` on a track of `host` goes home, if there is one."""
    if has(t.seats[host].partners[track], who):
        t.seats[host].partners[track] &= ~only(who)
        t.seats[who].tokens += 1


def unblock(t: Table, who: int) -> None:
    """VJ-R54: the blocks on a player end with his turn."""
    for blend in range(BLENDS):
        for owner in range(SEATS):
            t.seats[owner].tokens += t.seats[who].blocks[blend * SEATS + owner]
            t.seats[who].blocks[blend * SEATS + owner] = 0


def is_blocked(t: Table, who: int, blend: int) -> bool:
    """VJ-A17: whether somebody's token forbids this blend."""
    for owner in range(SEATS):
        if t.seats[who].blocks[blend * SEATS + owner] > 0:
            return True
    return False
