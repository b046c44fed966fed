"""Abilities whose token is moved to others: Block Action, Research Partnership, Investor, Spill (VJ-A17 to VJ-A21)."""

from __future__ import annotations

from cosmocafe.author import NOBODY, has, offer, only, tell

from ..box import Box
from ..table import BLENDS, INVESTOR, Table
from ..vocabulary import SEATS, TRACKS, Ability, Answer, Event, Step, rules
from .blends import remove_die
from .donations import free_die, offer_free_dice, put_on_die
from .scores import dissolve_if_spoilt, find_die, offer_dice
from .tracks import track_of


def can_aim(box: Box, t: Table, who: int, ability: int) -> bool:
    """Whether a token has a place to go to."""
    if ability == Ability.BLOCK_ACTION:
        return True
    if ability == Ability.RESEARCH_PARTNERSHIP:
        return can_partner(box, t, who)
    if t.featured_by == NOBODY or t.featured_by == who:  # VJ-R56
        return False
    return ability == Ability.SPILL or (ability == Ability.INVESTOR and has_free_die(t))


def has_free_die(t: Table) -> bool:
    for place in range(len(t.featured)):
        if t.featured[place] > 0 and t.on_die[place] == 0:
            return True
    return False


def spend(t: Table, who: int, ability: int) -> None:
    """VJ-118: one token, one use."""
    t.seats[who].ready[track_of(t, ability)] -= 1


@rules.asks(Step.BLOCK, about="VJ-A17 VJ-D19 VJ-R39")
def offer_blocks(box: Box, t: Table, who: int) -> None:
    """VJ-A17, VJ-D19: another player and a blend; VJ-R39: in solo the corporation."""
    for blend in range(BLENDS):
        if box.solo:
            offer(t, Answer.BLOCK_FIRM + blend)
        else:
            for k in range(1, t.players):
                offer(t, Answer.BLOCK + (who + k) % t.players * BLENDS + blend)


@rules.answers(Step.BLOCK, Answer.BLOCK)
def block_player(t: Table, who: int, target: int, blend: int) -> None:
    block_side(t, who, target, blend)
    tell(t, Event.BLOCKED, who, target, blend)


@rules.answers(Step.BLOCK, Answer.BLOCK_FIRM)
def block_firm(box: Box, t: Table, who: int, blend: int) -> None:
    block_side(t, who, t.players, blend)
    tell(t, Event.FIRM_BLOCKED, who, box.firm, blend)


def block_side(t: Table, who: int, side: int, blend: int) -> None:
    spend(t, who, Ability.BLOCK_ACTION)
    t.seats[side].blocks[blend * SEATS + who] += 1


def can_partner(box: Box, t: Table, who: int) -> bool:
    for host in range(t.players):
        for track in range(TRACKS):
            if is_open(box, t, who, host, track):
                return True
    return False


def is_open(box: Box, t: Table, who: int, host: int, track: int) -> bool:
    """VJ-A18, VJ-R55: an uncompleted track of another player without an own token."""
    return host != who and t.seats[host].marks[track] < box.cup and not has(t.seats[host].partners[track], who)


@rules.asks(Step.PARTNER, about="VJ-A18 VJ-R55")
def offer_partners(box: Box, t: Table, who: int) -> None:
    for host in range(t.players):
        for track in range(TRACKS):
            if is_open(box, t, who, host, track):
                offer(t, Answer.PARTNER + host * TRACKS + track)


@rules.forbids(Step.PARTNER, Answer.PARTNER, rule="VJ-A18")
def own_track(who: int, host: int) -> bool:
    return host == who


@rules.forbids(Step.PARTNER, Answer.PARTNER, rule="VJ-R55")
def track_is_not_open(box: Box, t: Table, who: int, host: int, track: int) -> bool:
    return not is_open(box, t, who, host, track)


@rules.answers(Step.PARTNER, Answer.PARTNER, about="VJ-118")
def become_partner(t: Table, who: int, host: int, track: int) -> None:
    spend(t, who, Ability.RESEARCH_PARTNERSHIP)
    t.seats[host].partners[track] |= only(who)
    tell(t, Event.PARTNERED, who, host, track)


@rules.asks(Step.INVEST, about="VJ-A19")
def offer_investments(t: Table) -> None:
    """VJ-A19: a die that carries no token."""
    offer_free_dice(t)


@rules.forbids(Step.INVEST, Answer.PLACE, rule="VJ-A19")
@rules.forbids(Step.PLACE_TOKEN, Answer.PLACE, rule="VJ-R25")
def no_free_die_of_it(t: Table, colour: int) -> bool:
    return free_die(t, colour) < 0


@rules.answers(Step.INVEST, Answer.PLACE, about="VJ-118")
def invest(t: Table, who: int, colour: int) -> None:
    spend(t, who, Ability.INVESTOR)
    put_on_die(t, who, colour, INVESTOR)


@rules.asks(Step.SPILL, about="VJ-A21 VJ-034 VJ-097 VJ-R72")
def offer_spills(t: Table) -> None:
    """VJ-A21: any die of the blend."""
    offer_dice(t)


@rules.answers(Step.SPILL, Answer.REMOVE, Answer.REMOVE_TOKEN, about="VJ-118 VJ-R56")
def spill(box: Box, t: Table, who: int, choice: int) -> None:
    spend(t, who, Ability.SPILL)
    t.seats[who].tokens += 1
    place = find_die(t, choice)
    tell(t, Event.SPILLED, who, t.featured[place] - 1)
    remove_die(t, place)
    dissolve_if_spoilt(box, t)
