"""Setup: discs, dice, tokens and the first turn (VJ-010 to VJ-019, VJ-140 to VJ-145)."""

from __future__ import annotations

from cosmocafe.author import NOBODY, count, first, has, offer, one_of, only, plan, tell

from ..box import BLANK, Box
from ..table import Table
from ..vocabulary import ABILITIES, FACES, TRACKS, Ability, Answer, Event, Step, rules
from .endings import plan_turn
from .tracks import mark, track_of


def set_up(box: Box, t: Table) -> None:
    """Put out dice and tokens, lay the printed discs, then the blank spaces."""
    t.sides = t.players + box.solo
    t.supply = box.coffee_dice
    t.coaster = box.flavor_dice
    t.active = NOBODY
    t.featured_by = NOBODY
    t.rainbow_by = NOBODY
    t.sugar = NOBODY
    t.meter = box.meter_start
    for seat in range(t.players):
        t.seats[seat].tokens = box.tokens
    plan(t, Step.START_ROLL)
    for track in range(TRACKS):
        t.disc[track] = box.disc[track]
    for track in range(TRACKS):
        if box.disc[track] != BLANK:
            tell(t, Event.DISC, -1, t.disc[track], track)
        elif not box.free:
            lay_disc(t, track, drawn_disc(box, t, track))
    for track in range(TRACKS - 1, -1, -1):
        if t.disc[track] == BLANK:
            plan(t, Step.DISC, 0, track)


@rules.asks(Step.DISC, about="VJ-144 VJ-R35 VJ-R71")
def offer_discs(box: Box, t: Table, track: int) -> None:
    """VJ-144, VJ-R35, VJ-R71: any disc that is not used yet; the Intern only on its own space."""
    for ability in range(ABILITIES):
        if track_of(t, ability) < 0 and (ability != Ability.INTERN or track == box.intern_track):
            offer(t, Answer.DISC + ability)


@rules.forbids(Step.DISC, Answer.DISC, rule="VJ-R35")
def disc_is_laid(t: Table, disc: int) -> bool:
    return track_of(t, disc) >= 0


@rules.forbids(Step.DISC, Answer.DISC, rule="VJ-R35")
def intern_has_its_own_space(box: Box, track: int, disc: int) -> bool:
    return disc == Ability.INTERN and track != box.intern_track


@rules.answers(Step.DISC, Answer.DISC)
def lay_disc(t: Table, track: int, disc: int) -> None:
    t.disc[track] = disc
    tell(t, Event.DISC, -1, disc, track)


def drawn_disc(box: Box, t: Table, track: int) -> int:
    """VJ-143, VJ-R36: one of the discs with the icon of the space."""
    fitting = 0
    for ability in range(ABILITIES):
        if is_drawable(box, t, track, ability):
            fitting += 1
    pick = one_of(t, fitting)
    for ability in range(ABILITIES):
        if is_drawable(box, t, track, ability):
            if pick == 0:
                return ability
            pick -= 1
    return Ability.RE_ROLL


def is_drawable(box: Box, t: Table, track: int, ability: int) -> bool:
    return has(box.drawable, ability) and box.category[ability] == box.icon[track] and track_of(t, ability) < 0


def roll_coffee(box: Box, t: Table) -> int:
    """The colour that a coffee die shows."""
    return box.faces[one_of(t, FACES)]


@rules.does(Step.START_ROLL)
def roll_for_start(box: Box, t: Table) -> None:
    """VJ-016, VJ-R07, VJ-R40: the highest die starts; who is tied for highest rolls again, until one of them is highest."""
    tied = only(t.sides) - 1
    while count(tied) > 1:
        for side in range(t.sides):
            if has(tied, side):
                start_roll(box, t, side)
        tied = highest(box, t, tied)
    begin(box, t, first(tied))


def start_roll(box: Box, t: Table, side: int) -> None:
    t.started[side] = roll_coffee(box, t)
    if side < t.players:
        tell(t, Event.START_ROLL, side, t.started[side])
    else:
        tell(t, Event.FIRM_START_ROLL, -1, box.firm, t.started[side])


def highest(box: Box, t: Table, sides: int) -> int:
    """Those of a set of sides who rolled the highest quality."""
    best = 0
    found = 0
    for side in range(t.sides):
        if has(sides, side):
            quality = box.quality[t.started[side]]
            if quality > best:
                best = quality
                found = 0
            if quality == best:
                found |= only(side)
    return found


def begin(box: Box, t: Table, starter: int) -> None:
    """VJ-017: every other player marks a research point of the colour he rolled."""
    if starter < t.players:
        tell(t, Event.BEGINS, starter)
    else:
        tell(t, Event.FIRM_BEGINS, -1, box.firm)
    for seat in range(t.players):
        if seat != starter:
            mark(box, t, seat, t.started[seat], box.setup_rp)
    plan_turn(t, starter)
