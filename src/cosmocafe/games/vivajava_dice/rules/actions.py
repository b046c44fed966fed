"""Blend or research: what the roll is used for (VJ-054, VJ-055, VJ-060 to VJ-110)."""

from __future__ import annotations

from cosmocafe.author import NOBODY, has, offer, only, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import COLOURS, TRACKS, WILD_BEAN, Ability, Answer, Blend, Event, Step, ranked, research, rules
from .blends import (
    best_colour,
    can_feature,
    can_rainbow,
    colours_shown,
    dice_in_roll,
    lay_featured,
    natural,
    outranks,
    own_set,
    return_dice,
    takeover,
)
from .donations import can_use_gifts, offer_donated, pay_donors, plan_gifts, plan_tokens, return_gifts
from .endings import settle
from .scores import plan_points
from .tokens import is_blocked
from .tracks import gain, room, strength


@rules.asks(
    Step.ACT,
    always=True,
    about="VJ-054 VJ-055 VJ-D12 VJ-R09 VJ-R51 VJ-070 VJ-A17 VJ-R05 VJ-067 VJ-080 VJ-086 VJ-A30 VJ-R69 VJ-100 VJ-103 VJ-R04 VJ-A22 VJ-R53",
)
def offer_actions(box: Box, t: Table, who: int) -> None:
    """VJ-054, VJ-055, VJ-D12: a blend, research, or nothing if nothing else is possible (VJ-R09, VJ-R51)."""
    if dice_in_roll(t) > 0:
        if can_feature(box, t, who):
            colour = best_colour(box, t)
            offer(t, ranked(Answer.FEATURED, own_set(box, t, colour), colour))
        offer_donated(box, t, who)
        if can_rainbow(box, t, who):
            offer(t, Answer.RAINBOW)
        tape = strength(box, t, who, Ability.RED_TAPE)
        for colour in range(COLOURS):
            offer_research(box, t, who, colour, penalty(t, colour, tape))
    if t.n_options == 0:
        offer(t, Answer.NOTHING)


def penalty(t: Table, colour: int, tape: int) -> int:
    """VJ-A22, VJ-R53: Red Tape takes points from every colour but its own."""
    return 0 if colour < TRACKS and t.disc[colour] == Ability.RED_TAPE else tape


def offer_research(box: Box, t: Table, who: int, colour: int, less: int) -> None:
    """VJ-100 to VJ-103, VJ-R04: natural beans always count, wild ones as far as wanted; only what is really gained."""
    space = room(box, t, who, colour)
    beans = natural(t, colour)
    if space <= 0 or beans + t.own[WILD_BEAN] == 0:
        return
    last = 0
    for counted in range(max(beans, 1), beans + t.own[WILD_BEAN] + 1):
        points = min(space, min(box.cap, counted) - less)
        if points > last:
            offer(t, research(colour, points))
            last = points


@rules.forbids(Step.ACT, Answer.FEATURED, rule="VJ-A17")
def featured_is_blocked(t: Table, who: int) -> bool:
    return is_blocked(t, who, Blend.FEATURED)


@rules.forbids(Step.ACT, Answer.FEATURED, Answer.RAINBOW, rule="VJ-070")
def too_few_dice(box: Box, t: Table) -> int:
    return max(box.blend_dice - dice_in_roll(t), 0)


@rules.forbids(Step.ACT, Answer.FEATURED, rule="VJ-061")
def no_such_set(box: Box, t: Table, robustness: int, colour: int) -> bool:
    return own_set(box, t, colour) < max(robustness, box.min_set)


@rules.forbids(Step.ACT, Answer.FEATURED, rule="VJ-062")
def featured_is_better(box: Box, t: Table, who: int, robustness: int, colour: int) -> bool:
    return not outranks(box, t, who, robustness, colour)


@rules.forbids(Step.ACT, Answer.FEATURED, rule="VJ-R05")
def another_set_is_better(box: Box, t: Table, robustness: int, colour: int) -> bool:
    best = best_colour(box, t)
    return colour != best or robustness != own_set(box, t, best)


@rules.forbids(Step.ACT, Answer.RAINBOW, rule="VJ-A17")
def rainbow_is_blocked(t: Table, who: int) -> bool:
    return is_blocked(t, who, Blend.RAINBOW)


@rules.forbids(Step.ACT, Answer.RAINBOW, rule="VJ-086")
def rainbow_is_mine(t: Table, who: int) -> bool:
    return t.rainbow_by == who


@rules.forbids(Step.ACT, Answer.RAINBOW, rule="VJ-080")
def too_few_colours(box: Box, t: Table) -> int:
    return max(box.rainbow_colours - colours_shown(t), 0)


@rules.forbids(Step.ACT, Answer.RESEARCH, rule="VJ-100")
def no_such_bean(t: Table, colour: int) -> bool:
    return natural(t, colour) + t.own[WILD_BEAN] == 0


@rules.forbids(Step.ACT, Answer.RESEARCH, rule="VJ-R09")
@rules.forbids(Step.SIDE_NOTE, Answer.GAIN, rule="VJ-R09")
@rules.forbids(Step.GAIN, Answer.GAIN, rule="VJ-R09")
def track_takes_no_more(box: Box, t: Table, who: int, colour: int) -> bool:
    return room(box, t, who, colour) <= 0


@rules.forbids(Step.ACT, Answer.RESEARCH, rule="VJ-100")
def not_so_many_beans(box: Box, t: Table, who: int, colour: int, amount: int) -> bool:
    counted = min(box.cap, natural(t, colour) + t.own[WILD_BEAN])
    return amount + 1 > min(room(box, t, who, colour), counted - penalty(t, colour, strength(box, t, who, Ability.RED_TAPE)))


@rules.forbids(Step.ACT, Answer.RESEARCH, rule="VJ-R04")
def beans_count_in_any_case(box: Box, t: Table, who: int, colour: int, amount: int) -> bool:
    counted = min(box.cap, max(natural(t, colour), 1))
    return amount + 1 < min(room(box, t, who, colour), counted - penalty(t, colour, strength(box, t, who, Ability.RED_TAPE)))


@rules.forbids(Step.ACT, Answer.DONATED, rule="VJ-094")
def gifts_do_not_help(box: Box, t: Table, who: int) -> bool:
    return not can_use_gifts(box, t, who, 1)


@rules.answers(Step.ACT, Answer.RESEARCH, about="VJ-101 VJ-A12 VJ-R63 VJ-A32 VJ-R74 VJ-R65 VJ-A18 VJ-R55")
def do_research(box: Box, t: Table, who: int, colour: int, amount: int) -> None:
    """VJ-101, VJ-A12, VJ-R63: Side Notes have what is left of the cap; VJ-A32: at the level before this research."""
    points = amount + 1
    less = penalty(t, colour, strength(box, t, who, Ability.RED_TAPE))
    counted = min(box.cap, max(natural(t, colour), points + less))  # VJ-R74
    notes = min(strength(box, t, who, Ability.SIDE_NOTES), (box.cap - counted) // box.each[Ability.SIDE_NOTES])
    return_gifts(t)
    tell(t, Event.RESEARCHED, who, colour)
    plan(t, Step.RESEARCHED, who)
    plan(t, Step.SIDE_NOTE, who, notes)
    t.noted = only(colour)
    gain(box, t, who, colour, points)


@rules.asks(Step.SIDE_NOTE, about="VJ-A12 VJ-R63 VJ-R09 VJ-R10 VJ-R49")
def offer_side_notes(box: Box, t: Table, who: int, left: int) -> None:
    """VJ-A12, VJ-R63: another colour that a natural face shows and that can take a point, or none."""
    if left > 0:
        for colour in range(COLOURS):
            if natural(t, colour) > 0 and not has(t.noted, colour) and room(box, t, who, colour) > 0:
                offer(t, Answer.GAIN + colour)
        if t.n_options > 0:
            offer(t, Answer.DONE)


@rules.forbids(Step.SIDE_NOTE, Answer.GAIN, rule="VJ-A12")
def no_die_shows_it(t: Table, colour: int) -> bool:
    return natural(t, colour) == 0


@rules.forbids(Step.SIDE_NOTE, Answer.GAIN, rule="VJ-A12")
def colour_has_had_its_point(t: Table, colour: int) -> bool:
    return has(t.noted, colour)


@rules.answers(Step.SIDE_NOTE, Answer.GAIN, about="VJ-A18 VJ-R55")
def take_side_note(box: Box, t: Table, who: int, left: int, colour: int) -> None:
    t.noted |= only(colour)
    tell(t, Event.USED, who, Ability.SIDE_NOTES)
    gain(box, t, who, colour, box.each[Ability.SIDE_NOTES])
    plan(t, Step.SIDE_NOTE, who, left - 1)


@rules.answers(Step.SIDE_NOTE, Answer.DONE)
def take_no_note() -> None:
    """Side Notes are optional."""


@rules.does(Step.RESEARCHED)
def put_dice_back(box: Box, t: Table) -> None:
    """VJ-110, VJ-R12: only now the dice go back; VJ-R31: everything the research brought is one batch."""
    return_dice(t)
    settle(box, t)


@rules.forbids(Step.ACT, Answer.NOTHING, rule="VJ-055")
def something_is_possible(t: Table) -> bool:
    return Answer.NOTHING not in t.offered


@rules.answers(Step.ACT, Answer.NOTHING, about="VJ-092 VJ-110")
def do_nothing(t: Table, who: int) -> None:
    return_gifts(t)
    return_dice(t)
    tell(t, Event.NOTHING, who)


@rules.answers(Step.ACT, Answer.FEATURED, about="VJ-071 VJ-094 VJ-R06")
@rules.answers(Step.GIFTS, Answer.FEATURED, about="VJ-071 VJ-094 VJ-R06")
def make_featured(t: Table, who: int, robustness: int, colour: int) -> None:
    """VJ-071, VJ-094: from own dice, the best that is possible, or with donated ones; VJ-R06: fillers first."""
    plan(t, Step.FEATURE, who, robustness, colour)
    plan(t, Step.FILL, who, robustness, colour)


@rules.answers(Step.ACT, Answer.DONATED)
def choose_gifts(box: Box, t: Table, who: int) -> None:
    plan_gifts(box, t, who)


@rules.does(Step.FEATURE)
def feature(box: Box, t: Table, who: int, robustness: int, colour: int) -> None:
    """VJ-071, VJ-085, VJ-R31, VJ-R65: coaster and dice, one batch of points, donors' tokens, Research Boost."""
    points = box.featured_make + takeover(box, t, who, t.featured_by)
    lay_featured(box, t, who, robustness, colour)
    t.seats[who].pp += points
    tell(t, Event.FEATURED, who, robustness, colour, points)
    give_rainbow_back(t, who)
    pay_donors(box, t)
    settle(box, t)
    boost(box, t, who)
    plan_tokens(box, t, who)
    return_gifts(t)


def give_rainbow_back(t: Table, who: int) -> None:
    """VJ-085: one blend for each player."""
    if t.rainbow_by == who:
        t.rainbow_by = NOBODY
        tell(t, Event.GIVEN_BACK, who)


@rules.answers(Step.ACT, Answer.RAINBOW, about="VJ-082 VJ-083 VJ-A23 VJ-R31 VJ-A10")
def make_rainbow(box: Box, t: Table, who: int) -> None:
    """VJ-082, VJ-083: the coaster changes hands, no dice lie on it."""
    points = box.rainbow_make + takeover(box, t, who, t.rainbow_by)
    return_gifts(t)
    return_dice(t)
    t.rainbow_by = who
    t.seats[who].pp += points
    t.seats[who].rainbow += points
    tell(t, Event.RAINBOW, who, points)
    settle(box, t)
    boost(box, t, who)


def boost(box: Box, t: Table, who: int) -> None:
    """VJ-A10: a new blend brings research points."""
    plan_points(box, t, who, Ability.RESEARCH_BOOST)


@rules.answers(Step.GAIN, Answer.GAIN, about="VJ-A34 VJ-A18 VJ-R55")
def take_point(box: Box, t: Table, who: int, left: int, ability: int, colour: int) -> None:
    tell(t, Event.USED, who, ability)
    gain(box, t, who, colour, 1)
    if left > 1:  # VJ-A34: the number was fixed when the effect began
        plan(t, Step.GAIN, who, left - 1, ability)


@rules.answers(Step.GAIN, Answer.DECLINE)
def take_no_point() -> None:
    """The points are optional."""
