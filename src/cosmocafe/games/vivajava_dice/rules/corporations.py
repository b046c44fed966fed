"""The solo game: a corporation's turn, decided by nobody (VJ-150 to VJ-164, VJ-R39 to VJ-R49)."""

from __future__ import annotations

from cosmocafe.author import NOBODY, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import FLAVOR, Blend, Colour, Event, Firm, Step, rules
from .blends import (
    QUALITIES,
    beans_of,
    best_colour,
    can_rainbow,
    clear_coaster,
    dice_on_coaster,
    featured_rank,
    lay_featured,
    outranks,
    own_set,
    remove_die,
    return_dice,
)
from .endings import settle
from .rolls import packed, roll_own
from .scores import begin_turn, score_blends
from .setup import roll_coffee
from .tokens import is_blocked


@rules.does(Step.FIRM_TURN)
def firm_turn(box: Box, t: Table, who: int) -> None:
    """VJ-158, VJ-R48: score and degrade; a blend that is kept ends the turn."""
    begin_turn(t, who)
    tell(t, Event.FIRM_TURN, -1, box.firm, t.turn)
    plan(t, Step.END_TURN, who)
    clear_sugar(t)
    score_blends(box, t, who)
    settle(box, t)
    if t.over != 0 or (t.featured_by == who and keeps(box, t)):
        return
    roll_for_firm(box, t, who)


def clear_sugar(t: Table) -> None:
    """VJ-164, VJ-R45: the die on the sugar cube goes back."""
    if t.sugar != NOBODY:
        t.sugar = NOBODY
        t.supply += 1


def keeps(box: Box, t: Table) -> bool:
    """VJ-158, VJ-159, VJ-R47: one die less; down to Decaf the blend is broken apart."""
    place = least_important(box, t)
    tell(t, Event.FIRM_REMOVED, -1, box.firm, t.featured[place] - 1)
    remove_die(t, place)
    if featured_rank(box, t) // QUALITIES > box.firm_breaks_at:
        tell(t, Event.FIRM_KEPT, -1, box.firm)
        return True
    clear_coaster(t)
    tell(t, Event.FIRM_BROKE, -1, box.firm)
    return False


def least_important(box: Box, t: Table) -> int:
    """VJ-R46: fillers first, the lowest quality first; among equals one without a token."""
    best = 0
    for place in range(1, dice_on_coaster(t)):
        if importance(box, t, place) < importance(box, t, best):
            best = place
    return best


def importance(box: Box, t: Table, place: int) -> int:
    colour = t.featured[place] - 1
    robustness = beans_of(t, colour)
    is_set = robustness * QUALITIES + box.quality[colour] == featured_rank(box, t)
    return (QUALITIES if is_set else 0) * 2 + box.quality[colour] * 2 + (1 if t.on_die[place] > 0 else 0)


def roll_for_firm(box: Box, t: Table, who: int) -> None:
    """VJ-152, VJ-160, VJ-163: five coffee dice with re-rolls, or with flavor dice."""
    number = box.meter[t.meter]
    flavor = min(number, t.coaster) if box.firm == Firm.SACCHAR else 0
    t.coaster -= flavor
    roll_own(box, t, box.roll_dice, flavor)
    tell(t, Event.FIRM_ROLLED, -1, box.firm, packed(t.own))
    if not can_feature_firm(box, t, who) and can_rainbow(box, t, who):  # VJ-156, VJ-R43
        make_rainbow(box, t, who)
        return
    if box.firm == Firm.OMNIBLEND:
        reroll_for_firm(box, t, number)
    if can_feature_firm(box, t, who):
        make_featured(box, t, who)
    else:
        tell_why(box, t, who)
        fail_to_blend(box, t)


def can_feature_firm(box: Box, t: Table, who: int) -> bool:
    """VJ-153, VJ-R61: Regular or better, better than the current blend, not blocked."""
    colour = best_colour(box, t)
    robustness = own_set(box, t, colour)
    if robustness < box.firm_min_set or is_blocked(t, who, Blend.FEATURED):
        return False
    return outranks(box, t, who, robustness, colour)


def reroll_for_firm(box: Box, t: Table, rerolls: int) -> None:
    """VJ-161, VJ-R44: keep the best set, roll the rest again, stop early only with five of a kind."""
    for _ in range(rerolls):
        colour = best_colour(box, t)
        if own_set(box, t, colour) < box.roll_dice:
            dice = 0
            for bean in range(FLAVOR):
                if bean != colour:
                    dice += t.own[bean]
                    t.own[bean] = 0
            kept = packed(t.own)
            for _ in range(dice):
                t.own[roll_coffee(box, t)] += 1
            tell(t, Event.FIRM_REROLLED, -1, box.firm, kept, packed(t.own))


def make_featured(box: Box, t: Table, who: int) -> None:
    """VJ-154, VJ-157, VJ-R41: it keeps the Rainbow Blend if it has it."""
    colour = best_colour(box, t)
    robustness = own_set(box, t, colour)
    tell(t, Event.FIRM_FEATURED, -1, box.firm, robustness, colour)
    lay_featured(box, t, who, robustness, colour)
    blend_made(box, t, who, box.featured_make)


def make_rainbow(box: Box, t: Table, who: int) -> None:
    tell(t, Event.FIRM_RAINBOW, -1, box.firm)
    return_dice(t)
    t.rainbow_by = who
    t.seats[who].rainbow += box.rainbow_make
    blend_made(box, t, who, box.rainbow_make)


def blend_made(box: Box, t: Table, who: int, points: int) -> None:
    t.seats[who].pp += points
    tell(t, Event.FIRM_POINTS, -1, box.firm, points)
    move_meter(box, t, max(t.meter - 1, 0))
    settle(box, t)


def move_meter(box: Box, t: Table, space: int) -> None:
    """VJ-154, VJ-155, VJ-R45: a meter stops at its ends; not every space has another number."""
    before = box.meter[t.meter]
    number = box.meter[space]
    if space == t.meter:
        tell(t, Event.METER_STAYS, -1, box.firm, number)
    elif number == before:
        tell(t, Event.METER_DOWN_ONLY if space < t.meter else Event.METER_UP_ONLY, -1, box.firm, number)
    else:
        tell(t, Event.METER_DOWN if space < t.meter else Event.METER_UP, -1, box.firm, before, number)
    t.meter = space


def tell_why(box: Box, t: Table, who: int) -> None:
    """VJ-153, VJ-R61: why its best set makes no Featured Blend."""
    colour = best_colour(box, t)
    robustness = own_set(box, t, colour)
    if robustness < box.firm_min_set:
        tell(t, Event.FIRM_WEAK, -1, box.firm, robustness, colour)
    elif is_blocked(t, who, Blend.FEATURED):
        tell(t, Event.FIRM_STOPPED, -1, box.firm)
    else:
        tell(t, Event.FIRM_OUTRANKED, -1, box.firm, robustness, colour)


def fail_to_blend(box: Box, t: Table) -> None:
    """VJ-155, VJ-162, VJ-164: the meter goes up, and Sacchar pours sugar."""
    return_dice(t)
    move_meter(box, t, min(t.meter + 1, box.meter_top))
    if box.firm_sugar:
        pour_sugar(box, t)


def pour_sugar(box: Box, t: Table) -> None:
    """VJ-164, VJ-R49: a colour is forbidden; black forbids gaining flavor dice."""
    t.sugar = roll_coffee(box, t)
    t.supply -= 1
    if t.sugar == Colour.BLACK:
        tell(t, Event.SUGAR_BLACK)
    else:
        tell(t, Event.SUGAR, -1, t.sugar)
