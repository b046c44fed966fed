"""The Score phase: points, degrading, keep or break apart (VJ-030 to VJ-040)."""

from __future__ import annotations

from cosmocafe.author import NOBODY, offer, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import ABILITIES, Ability, Answer, Blend, Event, Step, rules, with_token
from .blends import clear_coaster, dice_on_coaster, featured_set, remove_die
from .endings import settle
from .tokens import token_owner
from .tracks import room, strength, track_of


@rules.does(Step.TURN)
def start_turn(box: Box, t: Table, who: int) -> None:
    """VJ-020, VJ-021: score what one controls, then degrade or roll."""
    begin_turn(t, who)
    tell(t, Event.TURN, who, t.turn)
    plan(t, Step.END_TURN, who)
    if t.featured_by != who and t.rainbow_by != who:
        t.to_roll = box.roll_dice
        plan(t, Step.PREPARE, who)
        return
    score_blends(box, t, who)
    settle(box, t)
    if t.over != 0:
        return
    if t.featured_by == who:
        plan(t, Step.KEEP, who)
        plan(t, Step.PRESERVE, who)
    else:  # VJ-040
        t.to_roll = box.roll_dice
        plan(t, Step.PREPARE, who)
    plan_points(box, t, who, Ability.TASTING_NOTES)  # VJ-A13


def begin_turn(t: Table, side: int) -> None:
    t.turn += 1
    t.active = side
    t.broke = 0
    for ability in range(ABILITIES):
        t.used[ability] = 0


def score_blends(box: Box, t: Table, side: int) -> None:
    """VJ-031 to VJ-033, VJ-096: the coaster's points, and one for each token on the Featured Blend."""
    if t.rainbow_by == side:
        score_blend(box, t, side, Blend.RAINBOW, box.rainbow_pp)
    if t.featured_by == side:
        score_blend(box, t, side, Blend.FEATURED, box.featured_pp)
        for place in range(len(t.on_die)):
            if t.on_die[place] > 0:
                owner = token_owner(t.on_die[place])
                t.seats[owner].pp += box.token_pp
                t.seats[owner].helped += box.token_pp
                tell(t, Event.TOKENS_SCORED, owner, box.token_pp)


def score_blend(box: Box, t: Table, side: int, blend: int, points: int) -> None:
    t.seats[side].pp += points
    if blend == Blend.RAINBOW:
        t.seats[side].rainbow += points
    if side < t.players:
        tell(t, Event.SCORED, side, blend, points)
    else:
        tell(t, Event.FIRM_SCORED, -1, box.firm, blend, points)


def plan_points(box: Box, t: Table, who: int, ability: int) -> None:
    """The research points of any colour that an ability brings, asked one by one and settled together (VJ-D05, VJ-R31)."""
    points = strength(box, t, who, ability)
    if points > 0:
        plan(t, Step.SETTLE)
        plan(t, Step.GAIN, who, points, ability)


@rules.asks(Step.PRESERVE, about="VJ-A20 VJ-R57")
def offer_preserving(t: Table, who: int) -> None:
    """VJ-A20, VJ-R57: a token back to the supply instead of degrading."""
    track = track_of(t, Ability.PRESERVATIVE)
    if track >= 0 and t.seats[who].ready[track] > 0 and t.sugar != track:
        offer(t, Answer.PRESERVE)
    offer(t, Answer.DECLINE)


@rules.answers(Step.PRESERVE, Answer.PRESERVE)
def preserve(t: Table, who: int) -> None:
    t.seats[who].ready[track_of(t, Ability.PRESERVATIVE)] -= 1
    t.seats[who].tokens += 1
    tell(t, Event.PRESERVED, who)


@rules.answers(Step.PRESERVE, Answer.DECLINE)
def let_degrade(t: Table, who: int) -> None:
    plan(t, Step.DEGRADE, who)


@rules.asks(Step.DEGRADE, about="VJ-034 VJ-097 VJ-R72")
def offer_dice(t: Table) -> None:
    """VJ-034, VJ-097: any die of the blend; equal ones are one answer (VJ-R72)."""
    for place in range(dice_on_coaster(t)):
        answer = die_answer(t, place)
        if find_die(t, answer) == place:
            offer(t, answer)


def die_answer(t: Table, place: int) -> int:
    """The answer that means the die at this place of the coaster."""
    colour = t.featured[place] - 1
    if t.on_die[place] == 0:
        return Answer.REMOVE + colour
    return with_token(Answer.REMOVE_TOKEN, colour, token_owner(t.on_die[place]))


def find_die(t: Table, answer: int) -> int:
    """The first die that an answer means."""
    for place in range(dice_on_coaster(t)):
        if die_answer(t, place) == answer:
            return place
    return -1


@rules.forbids(Step.DEGRADE, Answer.REMOVE, rule="VJ-034")
@rules.forbids(Step.SPILL, Answer.REMOVE, rule="VJ-A21")
def no_such_die_on_coaster(t: Table, colour: int) -> bool:
    return find_die(t, Answer.REMOVE + colour) < 0


@rules.forbids(Step.DEGRADE, Answer.REMOVE_TOKEN, rule="VJ-097")
@rules.forbids(Step.SPILL, Answer.REMOVE_TOKEN, rule="VJ-A21")
def no_such_token_on_coaster(t: Table, colour: int, owner: int) -> bool:
    return find_die(t, with_token(Answer.REMOVE_TOKEN, colour, owner)) < 0


@rules.answers(Step.DEGRADE, Answer.REMOVE, Answer.REMOVE_TOKEN)
def degrade(t: Table, who: int, choice: int) -> None:
    place = find_die(t, choice)
    tell(t, Event.REMOVED, who, t.featured[place] - 1)
    remove_die(t, place)


@rules.asks(Step.KEEP, about="VJ-036 VJ-037 VJ-R14")
def offer_keeping(box: Box, t: Table) -> None:
    """VJ-036, VJ-037, VJ-R14: without two equal beans it must be broken apart."""
    if featured_set(box, t) >= box.min_set:
        offer(t, Answer.KEEP)
    offer(t, Answer.BREAK)


@rules.forbids(Step.KEEP, Answer.KEEP, rule="VJ-R14")
def nothing_left_to_keep(box: Box, t: Table) -> bool:
    return featured_set(box, t) < box.min_set


@rules.answers(Step.KEEP, Answer.KEEP, about="VJ-038 VJ-R16")
def keep(t: Table, who: int) -> None:
    """VJ-038, VJ-R16: the rest of the turn is skipped."""
    tell(t, Event.KEPT, who)


@rules.answers(Step.KEEP, Answer.BREAK, about="VJ-039")
def break_apart(t: Table, who: int) -> None:
    """VJ-039: the dice that are left are the coffee dice of this turn's roll."""
    t.to_roll = dice_on_coaster(t)
    t.broke = 1
    clear_coaster(t)
    tell(t, Event.BROKEN, who, t.to_roll)
    plan(t, Step.PREPARE, who)


def dissolve_if_spoilt(box: Box, t: Table) -> None:
    """VJ-R56: a blend without two equal beans is no blend."""
    if t.featured_by != NOBODY and featured_set(box, t) < box.min_set:
        clear_coaster(t)
        tell(t, Event.DISSOLVED)


@rules.asks(Step.GAIN, about="VJ-A10 VJ-A13 VJ-R13 VJ-R09 VJ-R10 VJ-R49")
def offer_colours(box: Box, t: Table, who: int) -> None:
    """VJ-A10, VJ-A13, VJ-R13: a research point of any colour that can take one, or none."""
    for colour in range(len(box.quality)):
        if room(box, t, who, colour) > 0:
            offer(t, Answer.GAIN + colour)
    if t.n_options > 0:
        offer(t, Answer.DECLINE)
