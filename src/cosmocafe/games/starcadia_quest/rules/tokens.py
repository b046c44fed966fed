"""Upgrade tokens: in the inventories of Heroes and in the pile of a Crew (SQ-025 to SQ-027, SQ-113, SQ-230 to SQ-241)."""

from __future__ import annotations

from cosmocafe.author import has, no_room, offer, only, plan, tell

from ..box import Box
from ..language import Category, Filter
from ..table import Table
from ..vocabulary import NONE, Answer, Event, Step, rules
from .characters import life


def hold(t: Table, hero: int, upgrade: int) -> None:
    """A token comes to a Hero, unexhausted."""
    card = t.heroes[hero]
    if card.held == len(card.tokens):
        no_room(t)
        return
    card.tokens[card.held] = upgrade
    card.spent &= ~only(card.held)
    card.held += 1


def release(t: Table, hero: int, place: int) -> None:
    """The token at a place of the inventory goes away; those behind it close the gap."""
    card = t.heroes[hero]
    card.held -= 1
    below = card.spent & (only(place) - 1)
    card.spent = below | ((card.spent >> (place + 1)) << place)
    for i in range(place, card.held):
        card.tokens[i] = card.tokens[i + 1]
    card.tokens[card.held] = 0


def find(t: Table, hero: int, upgrade: int, spent: bool) -> int:
    """The place of a token in this state, NONE without."""
    card = t.heroes[hero]
    for place in range(card.held):
        if card.tokens[place] == upgrade and has(card.spent, place) == spent:
            return place
    return NONE


def find_any(t: Table, hero: int, upgrade: int) -> int:
    """The place of a token in either state, an exhausted one first; NONE without."""
    place = find(t, hero, upgrade, True)
    return place if place >= 0 else find(t, hero, upgrade, False)


def is_first(t: Table, hero: int, place: int) -> bool:
    """Whether no equal token in the same state comes before it, so that equal choices are offered once."""
    card = t.heroes[hero]
    return find(t, hero, card.tokens[place], has(card.spent, place)) == place


def is_first_of_kind(t: Table, hero: int, place: int) -> bool:
    """Whether no equal token in any state comes before it."""
    card = t.heroes[hero]
    for before in range(place):
        if card.tokens[before] == card.tokens[place]:
            return False
    return True


def exhaust(t: Table, hero: int, place: int) -> None:
    """SQ-113: turn a token face down."""
    t.heroes[hero].spent |= only(place)
    tell(t, Event.EXHAUSTED, t.heroes[hero].owner, hero, t.heroes[hero].tokens[place])


def ready(t: Table, hero: int, place: int) -> None:
    """Turn a token face up."""
    t.heroes[hero].spent &= ~only(place)
    tell(t, Event.READIED, t.heroes[hero].owner, hero, t.heroes[hero].tokens[place])


def can_exhaust(box: Box, t: Table, hero: int, place: int) -> bool:
    """SQ-R51: an unexhausted Weapon, Boost or Reaction, never a Passive."""
    card = t.heroes[hero]
    return not has(card.spent, place) and box.tokens[card.tokens[place]].category != Category.PASSIVE


def passes(box: Box, upgrade: int, wanted: int) -> bool:
    """Whether a token is of the wanted category."""
    category = box.tokens[upgrade].category
    if wanted == Filter.ANY:
        return True
    if wanted == Filter.WEAPON:
        return category == Category.WEAPON
    return category == (Category.BOOST if wanted == Filter.BOOST else Category.REACTION)


def keeps_alive(box: Box, t: Table, hero: int, upgrade: int) -> bool:
    """SQ-241, SQ-R28: whether a living Hero would die without this token."""
    return t.at[hero] >= 0 and t.wounds[hero] >= life(box, t, hero) - box.tokens[upgrade].life


def stack(t: Table, seat: int, upgrade: int) -> None:
    """A token goes to the pile of a Crew, which lies in order."""
    crew = t.crews[seat]
    if crew.piled == len(crew.pile):
        no_room(t)
        return
    place = crew.piled
    while place > 0 and crew.pile[place - 1] > upgrade:
        crew.pile[place] = crew.pile[place - 1]
        place -= 1
    crew.pile[place] = upgrade
    crew.piled += 1


def unstack(t: Table, seat: int, place: int) -> None:
    """The token at a place of the pile goes away."""
    crew = t.crews[seat]
    crew.piled -= 1
    for i in range(place, crew.piled):
        crew.pile[i] = crew.pile[i + 1]
    crew.pile[crew.piled] = 0


def stack_all(t: Table, seat: int) -> None:
    """Both Heroes put all their tokens on the pile."""
    for number in range(2):
        hero = t.crews[seat].heroes[number]
        for place in range(t.heroes[hero].held):
            stack(t, seat, t.heroes[hero].tokens[place])
            t.heroes[hero].tokens[place] = 0
        t.heroes[hero].held = 0
        t.heroes[hero].spent = 0


def receive(box: Box, t: Table, hero: int, upgrade: int) -> None:
    """SQ-R25: a token gained during a Scenario; a Hero with too many must discard one."""
    hold(t, hero, upgrade)
    if t.heroes[hero].held > box.slots:
        plan(t, Step.OVERFULL, t.heroes[hero].owner, hero)


@rules.asks(Step.OVERFULL, about="SQ-241 SQ-R28")
def offer_discards(box: Box, t: Table, hero: int) -> None:
    for place in range(t.heroes[hero].held):
        upgrade = t.heroes[hero].tokens[place]
        if is_first_of_kind(t, hero, place) and not keeps_alive(box, t, hero, upgrade):
            offer(t, Answer.DISCARD + upgrade)


@rules.answers(Step.OVERFULL, Answer.DISCARD)
def discard_held(t: Table, who: int, hero: int, upgrade: int) -> None:
    release(t, hero, find_any(t, hero, upgrade))
    tell(t, Event.DISCARDED, who, upgrade)


@rules.asks(Step.GAIN, about="SQ-R25")
def offer_receivers(t: Table, who: int) -> None:
    """SQ-R25: a Reward Upgrade goes to either Hero, also a dead one."""
    offer(t, Answer.GIVE + t.crews[who].heroes[0])
    offer(t, Answer.GIVE + t.crews[who].heroes[1])


@rules.answers(Step.GAIN, Answer.GIVE)
def receive_reward(box: Box, t: Table, who: int, upgrade: int, hero: int) -> None:
    tell(t, Event.GIVEN, who, upgrade, hero)
    receive(box, t, hero, upgrade)
