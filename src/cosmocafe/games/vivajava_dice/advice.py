"""What a bot likes: a table's worth for one seat, in hundredths of a performance point."""

from __future__ import annotations

from cosmocafe.author import NOBODY, count

from .box import Box
from .rules.blends import QUALITIES, beans_of, can_feature, dice_in_roll, dice_on_coaster, featured_rank, natural, rank
from .rules.donations import can_use_gifts
from .rules.tokens import is_blocked, token_owner
from .rules.tracks import ability_on, level
from .table import Table
from .vocabulary import BEANS, COLOURS, FACES, TRACKS, WILD_BEAN, Blend, Colour

WIN = 1_000_000
POINT = 100
FLAVOR_DIE = 55
READY = 45  # an unused token, or one to come
AT_WORK = 40  # a token with others
GIFT = 90  # a donated die that can be used
SECOND_SET = 6  # equal fillers, for each step of their quality
PROGRESS = 85  # per cent of a track's points that marks on the way are worth
SECOND_LEVEL = 160  # per cent of the first
RISKS = 100
# An ability at 1X at the beginning of the game, in the order of `Ability`.
ABILITY = (65, 105, 110, 80, 40, 90, 0, 50, 50, 85, 45, 65, 100, 60, 165, -350, -15, -30, 5, -15, -35, -130, 40, 10)
# How likely one rival beats a set of so many beans, per cent; and how much more for each better colour.
BEATEN = (100, 95, 24, 8, 3, 1)
BY_COLOUR = (0, 0, 11, 4, 2, 1)


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the best of the others."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN
    current = featured_rank(box, t)
    left = left_to_play(box, t)
    best = -WIN
    for side in range(t.sides):
        if side != seat:
            best = max(best, standing(box, t, side, current, left))
    return standing(box, t, seat, current, left) - best


def turn(box: Box, t: Table) -> int:
    """The turn that a bot plays to its end: alone, nobody else is asked in between."""
    return t.turn


def standing(box: Box, t: Table, side: int, current: int, left: int) -> int:
    """What one side has and is about to have, with this rank of the Featured Blend and so much of the game left."""
    worth = POINT * t.seats[side].pp + blends_worth(box, t, side, current)
    if side < t.players:
        worth += tracks_worth(box, t, side, left) + FLAVOR_DIE * t.seats[side].flavor + tokens_worth(t, side)
        if side == t.active:
            worth += roll_worth(box, t, side, current, left)
        else:
            worth += gifts_worth(box, t, side, current)
    return worth


def left_to_play(box: Box, t: Table) -> int:
    """How much of the game is still to come, per cent."""
    most = 0
    for side in range(t.sides):
        most = max(most, t.seats[side].pp)
    return max(box.target - most, 1) * 100 // box.target


def holds(box: Box, t: Table, ranked: int) -> int:
    """How likely a Featured Blend of this rank lasts until its owner's next turn, per cent."""
    robustness = ranked // QUALITIES
    better = max(COLOURS - ranked % QUALITIES, 0)
    beaten = min(BEATEN[robustness] + BY_COLOUR[robustness] * better, RISKS)
    chance = RISKS
    for _ in range(t.sides - 1):
        chance = chance * (RISKS - beaten) // RISKS
    return chance


def featured_worth(box: Box, chance: int, ranked: int) -> int:
    """What a Featured Blend is expected to score, and a little for the time after."""
    return box.featured_pp * chance * (100 + 12 * (ranked // QUALITIES)) // 100


def owned_worth(box: Box, t: Table, chance: int, current: int) -> int:
    """What the Featured Blend is worth to its owner; a corporation scores it again and again and loses no turn by it."""
    if t.featured_by < t.players:
        return featured_worth(box, chance, current)
    worth = 0
    likely = RISKS
    for _ in range(max(dice_on_coaster(t) - box.firm_breaks_at, 1)):
        likely = likely * chance // RISKS
        worth += box.featured_pp * likely
    return worth


def rainbow_worth(box: Box, t: Table) -> int:
    """What the Rainbow Blend is expected to score until it is lost."""
    chance = RISKS
    for _ in range(t.sides - 1):
        chance = chance * 86 // 100
    return box.rainbow_pp * chance * 22 // 10


def blends_worth(box: Box, t: Table, side: int, current: int) -> int:
    return (rainbow_worth(box, t) if t.rainbow_by == side else 0) + stake(box, t, side, current)


def stake(box: Box, t: Table, side: int, current: int) -> int:
    """What the Featured Blend is worth to its owner and to those whose tokens lie on it."""
    if t.featured_by == NOBODY:
        return 0
    worth = 0
    chance = holds(box, t, current)
    if t.featured_by == side:
        worth += owned_worth(box, t, chance, current) + second_set_worth(box, t, current)
    for place in range(len(t.on_die)):
        if t.on_die[place] > 0 and token_owner(t.on_die[place]) == side:
            worth += box.token_pp * chance
    return worth


def second_set_worth(box: Box, t: Table, current: int) -> int:
    """Equal fillers, which are left if the set is spilt; a corporation neither spills nor chooses."""
    best = 0
    if box.solo:
        return best
    for colour in range(COLOURS):
        beans = beans_of(t, colour)
        if beans >= box.min_set and rank(box, beans, colour) < current:
            best = max(best, SECOND_SET * box.quality[colour])
    return best


def tracks_worth(box: Box, t: Table, side: int, left: int) -> int:
    """The points that are near, and the abilities for the rest of the game."""
    worth = 0
    for track in range(TRACKS):
        marks = t.seats[side].marks[track]
        if t.disc[track] >= 0 and marks < box.cup:
            worth += progress(box, t, track, marks)
            worth += ability_worth(ability_on(box, t, side, track), level(box, t, side, track)) * left // 100
    return worth


def progress(box: Box, t: Table, track: int, marks: int) -> int:
    """What marks on the way to the cup are worth."""
    if marks >= box.cup:
        return POINT * box.pp[t.disc[track]]
    return PROGRESS * box.pp[t.disc[track]] * marks // box.cup


def ability_worth(ability: int, reached: int) -> int:
    if reached == 0:
        return 0
    return ABILITY[ability] if reached == 1 else ABILITY[ability] * SECOND_LEVEL // 100


def tokens_worth(t: Table, seat: int) -> int:
    me = t.seats[seat]
    worth = AT_WORK if me.intern > 0 else 0
    for track in range(TRACKS):
        worth += READY * (me.ready[track] + me.claims[track])
        for host in range(t.players):
            worth += AT_WORK * count(t.seats[host].partners[track] & (1 << seat))
    for side in range(t.sides):
        if side != seat:
            worth += blocks_worth(t, side)
    return worth


def blocks_worth(t: Table, side: int) -> int:
    worth = 0
    if is_blocked(t, side, Blend.FEATURED):
        worth += AT_WORK * 2 if t.featured_by != NOBODY and t.featured_by != side else AT_WORK
    return worth + (AT_WORK if is_blocked(t, side, Blend.RAINBOW) and t.rainbow_by != NOBODY else 0)


def gifts_worth(box: Box, t: Table, seat: int, current: int) -> int:
    """A donor's hope while the active player has not chosen yet, less what he has in a blend that is replaced only by his help."""
    gifts = 0
    for face in range(FACES):
        gifts += t.given[seat * FACES + face]
    if gifts == 0 or not can_use_gifts(box, t, t.active, 1):
        return 0
    return GIFT if can_feature(box, t, t.active) else GIFT - stake(box, t, seat, current)


def roll_worth(box: Box, t: Table, who: int, current: int, left: int) -> int:
    """The best that the dice on the table are good for; dice to be rolled again count a sixth of a bean."""
    dice = dice_in_roll(t)
    loose = 0
    for bean in range(BEANS):
        loose += t.picked[bean]
    if dice + loose == 0:
        return 0
    best = rainbow_hope(box, t, who, loose)
    toll = blend_toll(box, t, who, dice + loose, current)
    for colour in range(COLOURS):
        beans = natural(t, colour) + t.own[WILD_BEAN]
        now = set_worth(box, t, who, colour, beans, current, toll, left)
        if loose > 0:
            more = set_worth(box, t, who, colour, beans + 1 + loose // FACES, current, toll, left)
            now += (more - now) * min(loose, FACES) // FACES
        best = max(best, now)
    return best


def blend_toll(box: Box, t: Table, who: int, dice: int, current: int) -> int:
    """What making the Featured Blend costs: the Rainbow Blend, less what its owner loses; everything if it cannot be made."""
    if dice < box.blend_dice or is_blocked(t, who, Blend.FEATURED):
        return WIN
    toll = rainbow_worth(box, t) if t.rainbow_by == who else 0
    if t.featured_by != NOBODY and t.featured_by != who:
        toll -= owned_worth(box, t, holds(box, t, current), current) // (t.sides - 1)
    return toll


def set_worth(box: Box, t: Table, who: int, colour: int, beans: int, current: int, toll: int, left: int) -> int:
    """Blend or research with so many beans of a colour."""
    worth = research_worth(box, t, who, colour, min(beans, box.cap), left)
    ranked = rank(box, min(beans, box.blend_dice), colour)
    if toll < WIN and beans >= box.min_set and ranked > current:
        worth = max(worth, POINT * box.featured_make + featured_worth(box, holds(box, t, ranked), ranked) - toll)
    return worth


def research_worth(box: Box, t: Table, who: int, colour: int, beans: int, left: int) -> int:
    if colour == Colour.BLACK:
        return FLAVOR_DIE * min(beans, t.coaster)
    marks = t.seats[who].marks[colour]
    if marks >= box.cup or t.sugar == colour or t.disc[colour] < 0 or beans == 0:
        return 0
    after = min(marks + beans, box.cup)
    worth = progress(box, t, colour, after) - progress(box, t, colour, marks)
    reached = 0 if after < box.at_1x or after >= box.cup else 2 if after >= box.at_2x else 1
    ability = ability_on(box, t, who, colour)
    return worth + (ability_worth(ability, reached) - ability_worth(ability, level(box, t, who, colour))) * left // 100


def rainbow_hope(box: Box, t: Table, who: int, loose: int) -> int:
    """A Rainbow Blend, made or one die short of it."""
    if t.rainbow_by == who or is_blocked(t, who, Blend.RAINBOW):
        return 0
    shown = t.own[WILD_BEAN]
    for colour in range(COLOURS):
        if natural(t, colour) > 0:
            shown += 1
    worth = POINT * box.rainbow_make + rainbow_worth(box, t) * (5 if t.rainbow_by != NOBODY else 4) // 4
    if shown >= box.rainbow_colours:
        return worth
    return worth * (COLOURS - shown) // COLOURS if loose > 0 and shown == box.rainbow_colours - 1 else 0
