"""Donating flavor dice to the active player, and the donors' tokens (VJ-093 to VJ-098, VJ-R20 to VJ-R26)."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..table import DONOR, Table
from ..vocabulary import COLOURS, FACES, FLAVOR, SEATS, TRACKS, Answer, Blend, Colour, Event, Step, ranked, rules
from .blends import best_colour, dice_in_roll, outranks, own_set, rank
from .rolls import roll_flavor
from .tokens import has_spare, has_token, is_blocked, token_owner

WILD_FACE = 5


def plan_donations(t: Table, who: int) -> None:
    """VJ-R20, VJ-R21: the others are asked clockwise, if they can donate."""
    if dice_in_roll(t) == 0 or is_blocked(t, who, Blend.FEATURED):
        return
    for k in range(t.players - 1, 0, -1):
        donor = (who + k) % t.players
        if can_donate(t, donor):
            plan(t, Step.DONATE, donor)


def can_donate(t: Table, donor: int) -> bool:
    """VJ-R21: flavor dice, and a token to place; one on the blend that is replaced comes home first."""
    return t.seats[donor].flavor > 0 and (has_token(t.seats[donor]) or is_on_blend(t, donor))


def is_on_blend(t: Table, owner: int) -> bool:
    """Whether a token of this player lies on the Featured Blend."""
    for place in range(len(t.on_die)):
        if t.on_die[place] > 0 and token_owner(t.on_die[place]) == owner:
            return True
    return False


@rules.asks(Step.DONATE, about="VJ-093 VJ-094 VJ-095 VJ-R21")
def offer_donating(box: Box, t: Table, who: int) -> None:
    """VJ-093, VJ-094, VJ-095: all flavor dice or none, not knowing yet what they show; VJ-R21: if they can help."""
    if could_help(box, t, hoped_for(t, who)):
        offer(t, Answer.DONATE)
        offer(t, Answer.DECLINE)


def hoped_for(t: Table, donor: int) -> int:
    """The flavor dice of a player and of those who are asked after him."""
    dice = 0
    while donor != t.active:
        if can_donate(t, donor):
            dice += t.seats[donor].flavor
        donor = (donor + 1) % t.players
    return dice


def could_help(box: Box, t: Table, dice: int) -> bool:
    """VJ-R21: whether so many more donated dice make a blend possible if all of them show what is needed."""
    for colour in range(COLOURS):
        if is_helpful(box, t, t.active, colour, most_gifts(box, t, colour, dice)):
            return True
    return False


@rules.answers(Step.DONATE, Answer.DONATE)
def donate(box: Box, t: Table, who: int) -> None:
    """VJ-093: all flavor dice are rolled; they stay the donor's until they are used."""
    dice = 0
    for _ in range(t.seats[who].flavor):
        bean = roll_flavor(box, t)
        t.given[who * FACES + bean - FLAVOR] += 1
        dice += 1 << 4 * bean
    tell(t, Event.DONATED, who, dice)


@rules.answers(Step.DONATE, Answer.DECLINE)
def keep_dice() -> None:
    """Who does not donate does not roll."""


def gifts_left(t: Table, face: int) -> int:
    """Donated dice with this face that are not chosen yet."""
    left = 0
    for donor in range(t.players):
        left += t.given[donor * FACES + face] - t.taken[donor * FACES + face]
    return left


def gifts_of(t: Table, donor: int) -> int:
    """How many dice of a donor are chosen."""
    chosen = 0
    for face in range(FACES):
        chosen += t.taken[donor * FACES + face]
    return chosen


def gifts_taken(t: Table) -> int:
    """How many donated dice are chosen."""
    chosen = 0
    for donor in range(t.players):
        chosen += gifts_of(t, donor)
    return chosen


def gift_colour(t: Table) -> int:
    """The colour the chosen dice show, or wild while it is still open."""
    for donor in range(t.players):
        for face in range(WILD_FACE):
            if t.taken[donor * FACES + face] > 0:
                return face
    return Colour.WILD


def is_helpful(box: Box, t: Table, who: int, colour: int, gifts: int) -> bool:
    """VJ-094, VJ-R22: so many donated dice make a blend of this colour that is more robust than any without them."""
    mine = own_set(box, t, colour)
    best = best_colour(box, t)
    if gifts < 1 or mine + gifts > box.blend_dice or mine + gifts <= own_set(box, t, best):
        return False
    return dice_in_roll(t) + gifts >= box.blend_dice and outranks(box, t, who, mine + gifts, colour)


def can_reach(box: Box, t: Table, who: int, colour: int, gifts: int) -> bool:
    """Whether a blend of this colour with at least so many donated dice is possible."""
    chosen = gift_colour(t)
    if chosen != Colour.WILD and chosen != colour:
        return False
    most = most_gifts(box, t, colour, gifts_taken(t))
    return most >= gifts and is_helpful(box, t, who, colour, most)


def most_gifts(box: Box, t: Table, colour: int, dice: int) -> int:
    """How many donated dice find a place in a set of this colour: so many, and those that lie there."""
    dice += gifts_left(t, WILD_FACE) + (gifts_left(t, colour) if colour < TRACKS else 0)
    return min(dice, box.blend_dice - own_set(box, t, colour))


def can_use_gifts(box: Box, t: Table, who: int, gifts: int) -> bool:
    """Whether a blend of any colour with at least so many donated dice is possible."""
    for colour in range(COLOURS):
        if can_reach(box, t, who, colour, gifts):
            return True
    return False


def blend_colour(box: Box, t: Table, who: int) -> int:
    """The best colour of a blend with exactly the chosen dice, or wild if there is none."""
    gifts = gifts_taken(t)
    shown = gift_colour(t)
    best = int(Colour.WILD)
    for colour in range(COLOURS):
        if (shown == Colour.WILD or shown == colour) and is_helpful(box, t, who, colour, gifts):
            if best == Colour.WILD or rank(box, own_set(box, t, colour), colour) > rank(box, own_set(box, t, best), best):
                best = colour
    return best


def offer_donated(box: Box, t: Table, who: int) -> None:
    """VJ-D12: a blend with donated dice, if one is possible; the best one is named."""
    robustness = 0
    best = 0
    for colour in range(COLOURS):
        if can_reach(box, t, who, colour, 1):
            reached = own_set(box, t, colour) + most_gifts(box, t, colour, 0)
            if robustness == 0 or rank(box, reached, colour) > rank(box, robustness, best):
                robustness = reached
                best = colour
    if robustness > 0:
        offer(t, ranked(Answer.DONATED, robustness, best))


def plan_gifts(box: Box, t: Table, who: int) -> None:
    """Ask for the next donated die, with the set that has been reached."""
    colour = gift_colour(t)
    if colour == Colour.WILD:
        colour = best_colour(box, t)
    plan(t, Step.GIFTS, who, own_set(box, t, colour) + gifts_taken(t), colour)


@rules.asks(Step.GIFTS, about="VJ-D13 VJ-067")
def offer_gifts(box: Box, t: Table, who: int) -> None:
    """VJ-D13: dice from which a legal blend can still be reached, or stop when it is one."""
    chosen = gifts_taken(t)
    colour = blend_colour(box, t, who)
    if chosen > 0 and colour != Colour.WILD:
        offer(t, ranked(Answer.FEATURED, own_set(box, t, colour) + chosen, colour))
    for face in range(FACES):
        if gifts_left(t, face) > 0 and fits(box, t, who, face, chosen + 1):
            for donor in range(t.players):
                if t.given[donor * FACES + face] > t.taken[donor * FACES + face]:
                    offer(t, Answer.GIFT + donor * FACES + face)


def fits(box: Box, t: Table, who: int, face: int, gifts: int) -> bool:
    if face == WILD_FACE:
        return can_use_gifts(box, t, who, gifts)
    return can_reach(box, t, who, face, gifts)


@rules.forbids(Step.GIFTS, Answer.GIFT, rule="VJ-093")
def no_such_gift(t: Table, donor: int, face: int) -> bool:
    return t.given[donor * FACES + face] <= t.taken[donor * FACES + face]


@rules.forbids(Step.GIFTS, Answer.GIFT, rule="VJ-094")
def gift_does_not_fit(box: Box, t: Table, who: int, face: int) -> bool:
    return not fits(box, t, who, face, gifts_taken(t) + 1)


@rules.answers(Step.GIFTS, Answer.GIFT)
def take_gift(box: Box, t: Table, who: int, donor: int, face: int) -> None:
    t.taken[donor * FACES + face] += 1
    plan_gifts(box, t, who)


def pay_donors(box: Box, t: Table) -> None:
    """VJ-095, VJ-R23: used dice go to the flavor coaster; each donor gets his points once."""
    for donor in range(t.players):
        used = gifts_of(t, donor)
        if used > 0:
            t.seats[donor].flavor -= used
            t.coaster += used
            t.seats[donor].pp += box.donation_pp
            t.seats[donor].helped += box.donation_pp
            tell(t, Event.HELPED, donor, box.donation_pp)


def plan_tokens(box: Box, t: Table, who: int) -> None:
    """VJ-R23, VJ-R24: a token for each used die, donor after donor clockwise."""
    for k in range(t.players - 1, 0, -1):
        donor = (who + k) % t.players
        for _ in range(gifts_of(t, donor) * box.donation_tokens):
            plan(t, Step.PLACE_TOKEN, donor)


def return_gifts(t: Table) -> None:
    """VJ-R65: what was not used stays with its donor."""
    for place in range(SEATS * FACES):
        t.given[place] = 0
        t.taken[place] = 0


@rules.asks(Step.PLACE_TOKEN, about="VJ-D14 VJ-R25 VJ-121")
def offer_token_places(t: Table, who: int, moved: int) -> None:
    """VJ-D14, VJ-R25: a die without a token, or decline; with an empty supply first an unused token to move."""
    me = t.seats[who]
    if me.tokens > 0:
        offer_free_dice(t)
    elif has_spare(me, -1):
        offer_spare_tokens(t, who, -1)
    if moved == 0 and t.n_options > 0:
        offer(t, Answer.DECLINE)


def offer_free_dice(t: Table) -> None:
    """The colours of the dice on the Featured coaster that carry no token."""
    for colour in range(COLOURS):
        if free_die(t, colour) >= 0:
            offer(t, Answer.PLACE + colour)


def free_die(t: Table, colour: int) -> int:
    """The first die of a colour without a token, or -1."""
    for place in range(len(t.featured)):
        if t.featured[place] == colour + 1 and t.on_die[place] == 0:
            return place
    return -1


def offer_spare_tokens(t: Table, who: int, but: int) -> None:
    """VJ-121: unused tokens that can be moved."""
    for track in range(TRACKS):
        if track != but and t.seats[who].ready[track] > 0:
            offer(t, Answer.MOVE + track)


def free_token(t: Table, who: int, source: int) -> None:
    """An unused token leaves its track."""
    t.seats[who].ready[source] -= 1
    t.seats[who].tokens += 1
    tell(t, Event.TOKEN_MOVED, who, source)


@rules.answers(Step.PLACE_TOKEN, Answer.MOVE)
def move_token(t: Table, who: int, source: int) -> None:
    free_token(t, who, source)
    plan(t, Step.PLACE_TOKEN, who, 1)


@rules.answers(Step.PLACE_TOKEN, Answer.PLACE)
def place_token(t: Table, who: int, colour: int) -> None:
    t.seats[who].tokens -= 1
    put_on_die(t, who, colour, DONOR)


def put_on_die(t: Table, who: int, colour: int, kind: int) -> None:
    """A donor's or an investor's token on a free die."""
    t.on_die[free_die(t, colour)] = kind + who
    tell(t, Event.TOKEN_ON_DIE, who, colour)


@rules.answers(Step.PLACE_TOKEN, Answer.DECLINE)
def place_nothing() -> None:
    """VJ-R25: any placing may be declined."""
