"""Blends: sets and their rank, the Featured coaster, the Rainbow coaster (VJ-060 to VJ-086)."""

from __future__ import annotations

from cosmocafe.author import NOBODY

from ..box import Box
from ..table import Table
from ..vocabulary import BEANS, COLOURS, FLAVOR, TRACKS, WILD_BEAN, Ability, Blend
from .tokens import is_blocked, lift_from_die
from .tracks import strength

QUALITIES = 16  # more than there are


def rank(box: Box, robustness: int, colour: int) -> int:
    """VJ-062: robustness first, then the quality of the set."""
    return robustness * QUALITIES + box.quality[colour]


def dice_in_roll(t: Table) -> int:
    """How many own dice lie in the roll."""
    total = 0
    for bean in range(BEANS):
        total += t.own[bean]
    return total


def natural(t: Table, colour: int) -> int:
    """Own dice that show a colour, without wild ones."""
    return t.own[colour] + (t.own[FLAVOR + colour] if colour < TRACKS else 0)


def own_set(box: Box, t: Table, colour: int) -> int:
    """The set of a colour with all own wild dice (VJ-067), five at most."""
    return min(natural(t, colour) + t.own[WILD_BEAN], box.blend_dice)


def best_colour(box: Box, t: Table) -> int:
    """VJ-R05: the colour of the best set among the own dice."""
    best = 0
    best_rank = 0
    for colour in range(COLOURS):
        ranked = rank(box, own_set(box, t, colour), colour)
        if ranked > best_rank:
            best = colour
            best_rank = ranked
    return best


def beans_of(t: Table, colour: int) -> int:
    """Dice of a colour on the Featured coaster."""
    beans = 0
    for place in range(len(t.featured)):
        if t.featured[place] == colour + 1:
            beans += 1
    return beans


def dice_on_coaster(t: Table) -> int:
    """How many dice lie on the Featured coaster."""
    total = 0
    for place in range(len(t.featured)):
        if t.featured[place] > 0:
            total += 1
    return total


def featured_rank(box: Box, t: Table) -> int:
    """VJ-R05: the rank of what lies on the coaster, computed anew; 0 without a blend."""
    if t.featured_by == NOBODY:
        return 0
    best = 0
    for colour in range(COLOURS):
        best = max(best, rank(box, beans_of(t, colour), colour))
    return best


def featured_set(box: Box, t: Table) -> int:
    """The robustness of the Featured Blend."""
    return featured_rank(box, t) // QUALITIES


def outranks(box: Box, t: Table, who: int, robustness: int, colour: int) -> bool:
    """VJ-061, VJ-062, VJ-070; VJ-A24, VJ-R52: Brand Loyalty wins ties."""
    if robustness < box.min_set:
        return False
    current = featured_rank(box, t)
    loyalty = strength(box, t, who, Ability.BRAND_LOYALTY)
    if loyalty > 1:
        return robustness >= current // QUALITIES
    return rank(box, robustness, colour) + min(loyalty, 1) > current


def can_feature(box: Box, t: Table, who: int) -> bool:
    """VJ-070: five own dice and the best rank; VJ-A17: unless blocked."""
    if dice_in_roll(t) < box.blend_dice or is_blocked(t, who, Blend.FEATURED):
        return False
    colour = best_colour(box, t)
    return outranks(box, t, who, own_set(box, t, colour), colour)


def can_rainbow(box: Box, t: Table, who: int) -> bool:
    """VJ-080, VJ-086: five different colours, wilds as needed; never while one controls the Rainbow Blend."""
    if t.rainbow_by == who or dice_in_roll(t) < box.blend_dice or is_blocked(t, who, Blend.RAINBOW):
        return False
    return colours_shown(t) >= box.rainbow_colours


def colours_shown(t: Table) -> int:
    """How many different colours the own dice can show."""
    shown = t.own[WILD_BEAN]
    for colour in range(COLOURS):
        if natural(t, colour) > 0:
            shown += 1
    return shown


def remove_die(t: Table, place: int) -> None:
    """One die of the Featured Blend goes to the supply, its token home; the others close up."""
    lift_from_die(t, place)
    t.supply += 1
    for k in range(place, len(t.featured)):
        t.featured[k] = t.featured[k + 1] if k + 1 < len(t.featured) else 0
        t.on_die[k] = t.on_die[k + 1] if k + 1 < len(t.featured) else 0


def clear_coaster(t: Table) -> None:
    """Dice to the supply, tokens home, the coaster to the centre."""
    for place in range(len(t.featured)):
        lift_from_die(t, place)
        if t.featured[place] > 0:
            t.supply += 1
        t.featured[place] = 0
    t.featured_by = NOBODY


def return_dice(t: Table) -> None:
    """VJ-092, VJ-110: the rolled dice go back to supply and flavor coaster."""
    for bean in range(BEANS):
        if bean < FLAVOR:
            t.supply += t.own[bean]
        else:
            t.coaster += t.own[bean]
        t.own[bean] = 0


def lay_featured(box: Box, t: Table, who: int, robustness: int, colour: int) -> None:
    """VJ-071, VJ-072: a set and fillers as coffee dice on the coaster; all rolled dice go back (VJ-R65)."""
    clear_coaster(t)
    for place in range(robustness):
        t.featured[place] = colour + 1
    choose_best_fillers(box, t, robustness, colour)
    place = robustness
    for k in range(COLOURS):
        filler = box.by_quality[k]
        for _ in range(t.laid[filler]):
            t.featured[place] = filler + 1
            place += 1
        t.laid[filler] = 0
    return_dice(t)
    t.supply -= place
    t.featured_by = who


def choose_best_fillers(box: Box, t: Table, robustness: int, colour: int) -> None:
    """VJ-R06: beside those that were chosen, own dice of the highest quality."""
    places = box.blend_dice - robustness
    for filler in range(COLOURS):
        places -= t.laid[filler]
    for k in range(COLOURS):
        filler = box.by_quality[k]
        if filler != colour:
            more = min(natural(t, filler) - t.laid[filler], places)
            t.laid[filler] += more
            places -= more


def takeover(box: Box, t: Table, who: int, owner: int) -> int:
    """VJ-A23: more points for a coaster that belonged to another player."""
    return strength(box, t, who, Ability.TAKEOVER) if NOBODY != owner != who else 0
