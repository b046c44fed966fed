"""The Activate phase: claim tokens, hire interns, use abilities (VJ-115 to VJ-122, VJ-A33, VJ-R27, VJ-R28)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import INTERNS, TRACKS, Ability, Answer, Colour, Event, Step, rules
from .donations import free_token, offer_spare_tokens
from .endings import settle
from .setup import roll_coffee
from .targets import can_aim
from .tokens import has_spare, has_token
from .tracks import gain, level, room, strength, track_of


@rules.asks(Step.ACTIVATE, about="VJ-D16 VJ-022 VJ-A33")
def offer_activations(box: Box, t: Table, who: int) -> None:
    """VJ-D16: the next thing to do; done only when all that must be done is done (VJ-022)."""
    me = t.seats[who]
    for track in range(TRACKS):
        if me.claims[track] > 0 and t.sugar != track and (me.tokens > 0 or has_spare(me, track)):
            offer(t, Answer.CLAIM + track)
    must = 0
    for track in range(TRACKS):
        ability = t.disc[track]
        if t.sugar != track and can_use(box, t, who, track, ability):
            offer(t, Answer.USE + ability)
            must |= only(ability) & box.mandatory
    if must == 0:
        offer(t, Answer.DONE)


def can_use(box: Box, t: Table, who: int, track: int, ability: int) -> bool:
    """Whether a track's ability is of the Activate phase and can do something now, once per phase (VJ-A33)."""
    if has(box.token_discs, ability):
        return t.seats[who].ready[track] > 0 and can_aim(box, t, who, ability)
    if t.used[ability] > 0 or level(box, t, who, track) == 0:
        return False
    if ability == Ability.INTERN:
        return can_hire(t, who)
    if ability == Ability.TRADE_SECRETS:
        return can_catch_up(box, t, who)
    if ability == Ability.BONUS_FLAVOR:
        return room(box, t, who, Colour.BLACK) > 0
    return ability == Ability.FOCUS_GROUPS


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-104")
def no_such_disc(t: Table, ability: int) -> bool:
    return track_of(t, ability) < 0


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-116")
def used_in_another_phase(box: Box, ability: int) -> bool:
    if has(box.token_discs, ability):
        return ability == Ability.PRESERVATIVE
    return ability not in (Ability.INTERN, Ability.FOCUS_GROUPS, Ability.TRADE_SECRETS, Ability.BONUS_FLAVOR)


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-R49")
def disc_is_sugared(t: Table, ability: int) -> bool:
    return t.sugar == track_of(t, ability)


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-118")
def no_token_ready(box: Box, t: Table, who: int, ability: int) -> bool:
    return has(box.token_discs, ability) and t.seats[who].ready[track_of(t, ability)] == 0


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-105")
def level_is_not_reached(box: Box, t: Table, who: int, ability: int) -> bool:
    return not has(box.token_discs, ability) and level(box, t, who, track_of(t, ability)) == 0


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-A33")
def used_in_this_phase(box: Box, t: Table, ability: int) -> bool:
    return not has(box.token_discs, ability) and t.used[ability] > 0


@rules.forbids(Step.ACTIVATE, Answer.USE, rule="VJ-A31")
def nothing_to_do_with_it(box: Box, t: Table, who: int, ability: int) -> bool:
    return not can_use(box, t, who, track_of(t, ability), ability)


@rules.forbids(Step.ACTIVATE, Answer.CLAIM, rule="VJ-R27")
def nothing_to_claim(t: Table, who: int, track: int) -> bool:
    return t.seats[who].claims[track] == 0


@rules.forbids(Step.ACTIVATE, Answer.CLAIM, rule="VJ-R49")
def track_is_sugared(t: Table, track: int) -> bool:
    return t.sugar == track


@rules.forbids(Step.ACTIVATE, Answer.CLAIM, rule="VJ-121")
def no_token_for_it(t: Table, who: int, track: int) -> bool:
    me = t.seats[who]
    return me.tokens == 0 and not has_spare(me, track)


@rules.forbids(Step.ACTIVATE, Answer.DONE, rule="VJ-022")
def something_must_be_done(box: Box, t: Table, who: int) -> bool:
    for track in range(TRACKS):
        if t.sugar != track and has(box.mandatory, t.disc[track]) and can_use(box, t, who, track, t.disc[track]):
            return True
    return False


@rules.answers(Step.ACTIVATE, Answer.USE, about="VJ-A11 VJ-R64 VJ-R39 VJ-A30 VJ-R69")
def use(box: Box, t: Table, who: int, ability: int) -> None:
    t.used[ability] = 1
    plan(t, Step.ACTIVATE, who)
    if ability == Ability.INTERN:
        plan(t, Step.HIRE, who)
        plan(t, Step.HIRE_TOKEN, who)
    elif ability == Ability.FOCUS_GROUPS:
        focus(box, t, who)
    elif ability == Ability.TRADE_SECRETS:
        t.noted = 0
        tell(t, Event.USED, who, ability)
        plan(t, Step.SETTLE)
        plan(t, Step.CATCH_UP, who, strength(box, t, who, ability))
    elif ability == Ability.BONUS_FLAVOR:
        tell(t, Event.USED, who, ability)
        plan(t, Step.TAKE_FLAVOR, who)
    elif ability == Ability.BLOCK_ACTION:
        plan(t, Step.BLOCK, who)
    elif ability == Ability.RESEARCH_PARTNERSHIP:
        plan(t, Step.PARTNER, who)
    elif ability == Ability.INVESTOR:
        plan(t, Step.INVEST, who)
    else:
        plan(t, Step.SPILL, who)


@rules.answers(Step.ACTIVATE, Answer.DONE, about="VJ-R27 VJ-R67")
def end_activations(t: Table, who: int) -> None:
    """VJ-R27: claims that were not filled are lost; VJ-R67: sugared ones wait."""
    for track in range(TRACKS):
        if track != t.sugar:
            t.seats[who].claims[track] = 0


@rules.answers(Step.ACTIVATE, Answer.CLAIM, about="VJ-115")
def claim(t: Table, who: int, track: int) -> None:
    """VJ-115: a token from the supply to the end of the track."""
    plan(t, Step.ACTIVATE, who)
    if t.seats[who].tokens > 0:
        fill_claim(t, who, track)
    else:
        plan(t, Step.CLAIM, who, track)


def fill_claim(t: Table, who: int, track: int) -> None:
    me = t.seats[who]
    me.claims[track] -= 1
    me.tokens -= 1
    me.ready[track] += 1
    tell(t, Event.TOKEN_READY, who, track)


@rules.asks(Step.CLAIM, about="VJ-121 VJ-D17")
def offer_tokens_to_claim(t: Table, who: int, track: int) -> None:
    """VJ-121, VJ-D17: an unused token of another track, or decline."""
    offer_spare_tokens(t, who, track)
    offer(t, Answer.DECLINE)


@rules.answers(Step.CLAIM, Answer.MOVE)
def claim_moved(t: Table, who: int, track: int, source: int) -> None:
    free_token(t, who, source)
    fill_claim(t, who, track)


@rules.answers(Step.CLAIM, Answer.DECLINE)
def waive(t: Table, who: int, track: int) -> None:
    t.seats[who].claims[track] -= 1


def can_hire(t: Table, who: int) -> bool:
    """VJ-146, VJ-R37: a player without an intern, with a token, while an intern is free."""
    if t.seats[who].intern > 0 or not has_token(t.seats[who]):
        return False
    for intern in range(INTERNS):
        if is_free(t, intern):
            return True
    return False


def is_free(t: Table, intern: int) -> bool:
    for seat in range(t.players):
        if t.seats[seat].intern == intern + 1:
            return False
    return True


@rules.asks(Step.HIRE_TOKEN, about="VJ-121")
def offer_tokens_to_hire(t: Table, who: int) -> None:
    """VJ-121: with an empty supply an unused token is moved."""
    if t.seats[who].tokens == 0:
        offer_spare_tokens(t, who, -1)


@rules.answers(Step.HIRE_TOKEN, Answer.MOVE)
def move_to_hire(t: Table, who: int, source: int) -> None:
    free_token(t, who, source)


@rules.asks(Step.HIRE, about="VJ-146 VJ-147 VJ-R37")
def offer_interns(box: Box, t: Table) -> None:
    """VJ-146, VJ-147, VJ-R37: one that nobody has hired."""
    for intern in range(INTERNS):
        if is_free(t, intern):
            offer(t, Answer.HIRE + box.intern[intern])


@rules.forbids(Step.HIRE, Answer.HIRE, rule="VJ-146")
def intern_is_hired(box: Box, t: Table, ability: int) -> bool:
    for intern in range(INTERNS):
        if box.intern[intern] == ability:
            return not is_free(t, intern)
    return True


@rules.forbids(Step.CLAIM, Answer.MOVE, rule="VJ-121")
@rules.forbids(Step.HIRE_TOKEN, Answer.MOVE, rule="VJ-121")
@rules.forbids(Step.PLACE_TOKEN, Answer.MOVE, rule="VJ-121")
def no_token_there(t: Table, who: int, source: int) -> bool:
    return t.seats[who].ready[source] == 0


@rules.answers(Step.HIRE, Answer.HIRE)
def hire(box: Box, t: Table, who: int, ability: int) -> None:
    t.seats[who].tokens -= 1
    for intern in range(INTERNS):
        if box.intern[intern] == ability:
            t.seats[who].intern = intern + 1
    tell(t, Event.HIRED, who, ability)


def focus(box: Box, t: Table, who: int) -> None:
    """VJ-A11, VJ-R64: roll, then choose somebody; VJ-R39: alone in the solo game."""
    colour = roll_coffee(box, t)
    points = strength(box, t, who, Ability.FOCUS_GROUPS)
    tell(t, Event.FOCUS, who, colour)
    if box.solo:
        gain(box, t, who, colour, points)
        settle(box, t)
    else:
        plan(t, Step.FOCUS, who, colour, points)


@rules.asks(Step.FOCUS, about="VJ-A11 VJ-R64")
def offer_allies(t: Table, who: int) -> None:
    """VJ-A11, VJ-R64: somebody must be chosen."""
    for k in range(1, t.players):
        offer(t, Answer.ALLY + (who + k) % t.players)


@rules.answers(Step.FOCUS, Answer.ALLY, about="VJ-A18 VJ-R55 VJ-R31")
def share_focus(box: Box, t: Table, who: int, colour: int, amount: int, ally: int) -> None:
    gain(box, t, who, colour, amount)
    gain(box, t, ally, colour, amount)
    settle(box, t)


def is_behind(box: Box, t: Table, who: int, track: int) -> bool:
    """VJ-A14: an uncompleted track on which another player has more marks."""
    mine = t.seats[who].marks[track]
    if mine >= box.cup or t.sugar == track:
        return False
    for other in range(t.players):
        if t.seats[other].marks[track] > mine:
            return True
    return False


def can_catch_up(box: Box, t: Table, who: int) -> bool:
    for track in range(TRACKS):
        if is_behind(box, t, who, track):
            return True
    return False


@rules.asks(Step.CATCH_UP, about="VJ-A14")
def offer_tracks_behind(box: Box, t: Table, who: int, left: int) -> None:
    if left > 0:
        for track in range(TRACKS):
            if not has(t.noted, track) and is_behind(box, t, who, track):
                offer(t, Answer.GAIN + track)
        if t.noted != 0 and t.n_options > 0:
            offer(t, Answer.DONE)


@rules.forbids(Step.CATCH_UP, Answer.GAIN, rule="VJ-A14")
def nobody_is_ahead(box: Box, t: Table, who: int, colour: int) -> bool:
    return colour >= TRACKS or not is_behind(box, t, who, colour)


@rules.forbids(Step.CATCH_UP, Answer.GAIN, rule="VJ-A14")
def track_has_had_its_point(t: Table, colour: int) -> bool:
    return has(t.noted, colour)


@rules.answers(Step.CATCH_UP, Answer.GAIN, about="VJ-A18 VJ-R55")
def catch_up(box: Box, t: Table, who: int, left: int, colour: int) -> None:
    t.noted |= only(colour)
    gain(box, t, who, colour, box.each[Ability.TRADE_SECRETS])
    plan(t, Step.CATCH_UP, who, left - 1)


@rules.answers(Step.CATCH_UP, Answer.DONE)
def catch_up_no_more() -> None:
    """The second track is optional."""


@rules.asks(Step.TAKE_FLAVOR, about="VJ-A15 VJ-A30 VJ-R69 VJ-R09 VJ-R10 VJ-R49")
def offer_flavor_dice(box: Box, t: Table, who: int) -> None:
    """VJ-A15: as many as the level allows and the coaster has."""
    for amount in range(min(strength(box, t, who, Ability.BONUS_FLAVOR), room(box, t, who, Colour.BLACK))):
        offer(t, Answer.TAKE + amount)


@rules.forbids(Step.TAKE_FLAVOR, Answer.TAKE, rule="VJ-A15")
def not_so_many_flavor_dice(box: Box, t: Table, who: int, amount: int) -> bool:
    return amount + 1 > min(strength(box, t, who, Ability.BONUS_FLAVOR), room(box, t, who, Colour.BLACK))


@rules.forbids(Step.FOCUS, Answer.ALLY, rule="VJ-A11")
def is_oneself(who: int, ally: int) -> bool:
    return ally == who


@rules.answers(Step.TAKE_FLAVOR, Answer.TAKE, about="VJ-A18 VJ-R55")
def take_flavor(box: Box, t: Table, who: int, amount: int) -> None:
    gain(box, t, who, Colour.BLACK, amount + 1)
