"""Crews: colours, Heroes, starting equipment, distribution (SQ-020 to SQ-027, SQ-R08, SQ-R09, SQ-R27)."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..content import CREWS, HEROES, UPGRADES
from ..table import Table
from ..vocabulary import Answer, Event, Step, rules
from .tokens import hold, stack, unstack


def recruit(t: Table, seat: int, hero: int) -> None:
    crew = t.crews[seat]
    t.heroes[hero].owner = seat
    crew.heroes[0 if crew.heroes[0] < 0 else 1] = hero
    tell(t, Event.HERO, seat, hero)


@rules.asks(Step.CREW, about="SQ-020")
def offer_crews(t: Table) -> None:
    """SQ-020: no two players share a Crew."""
    for colour in range(CREWS):
        if not is_taken(t, colour):
            offer(t, Answer.CREW + colour)


def is_taken(t: Table, colour: int) -> bool:
    """Whether a Crew has a player."""
    for seat in range(t.players):
        if t.crews[seat].colour == colour:
            return True
    return False


@rules.forbids(Step.CREW, Answer.CREW, rule="SQ-020")
def crew_is_taken(t: Table, crew: int) -> bool:
    return is_taken(t, crew)


@rules.answers(Step.CREW, Answer.CREW)
def take_crew(t: Table, who: int, crew: int) -> None:
    t.crews[who].colour = crew
    tell(t, Event.CREW, who, crew)


@rules.asks(Step.HERO, about="SQ-021 SQ-023")
def offer_heroes(t: Table) -> None:
    """SQ-021, SQ-023: any Hero that nobody has."""
    for hero in range(HEROES):
        if t.heroes[hero].owner < 0:
            offer(t, Answer.HERO + hero)


@rules.forbids(Step.HERO, Answer.HERO, rule="SQ-023")
def hero_is_taken(t: Table, hero: int) -> bool:
    return t.heroes[hero].owner >= 0


@rules.answers(Step.HERO, Answer.HERO)
def take_hero(t: Table, who: int, hero: int) -> None:
    recruit(t, who, hero)


@rules.does(Step.EQUIP)
def equip(box: Box, t: Table) -> None:
    """SQ-025, SQ-R63: Starter tokens, drafted Levels, cut to what a Crew may have, distribute; then the Scenario."""
    plan(t, Step.LAY_OUT)
    for turn in range(t.players - 1, -1, -1):
        plan_distribution(t, (t.first + turn) % t.players)
    for level in range(box.levels, 0, -1):
        plan(t, Step.DEAL_LEVEL, t.first, level)
    for seat in range(t.players):
        for upgrade in range(UPGRADES):
            if box.tokens[upgrade].starter:
                stack(t, seat, upgrade)


def plan_distribution(t: Table, seat: int) -> None:
    plan(t, Step.HAND_OUT, seat)
    plan(t, Step.CUT, seat)


@rules.asks(Step.CUT, about="SQ-213 SQ-R27")
def offer_cuts(box: Box, t: Table, who: int) -> None:
    """SQ-213, SQ-R27: the owner chooses what goes back to the box."""
    crew = t.crews[who]
    if crew.piled > box.most_upgrades:
        for place in range(crew.piled):
            if place == 0 or crew.pile[place] != crew.pile[place - 1]:
                offer(t, Answer.DISCARD + crew.pile[place])


@rules.answers(Step.CUT, Answer.DISCARD)
def cut(t: Table, who: int, upgrade: int) -> None:
    place = 0
    while t.crews[who].pile[place] != upgrade:
        place += 1
    unstack(t, who, place)
    tell(t, Event.DISCARDED, who, upgrade)
    plan(t, Step.CUT, who)


@rules.does(Step.HAND_OUT)
def hand_out(t: Table, who: int) -> None:
    """The tokens of the pile, one after the other."""
    if t.crews[who].piled > 0:
        plan(t, Step.HAND_OUT, who)
        plan(t, Step.GIVE, who, t.crews[who].pile[0])


@rules.asks(Step.GIVE, about="SQ-026")
def offer_holders(box: Box, t: Table, who: int) -> None:
    """SQ-026: to either Hero with a free slot."""
    for number in range(2):
        if t.heroes[t.crews[who].heroes[number]].held < box.slots:
            offer(t, Answer.GIVE + t.crews[who].heroes[number])


@rules.forbids(Step.GIVE, Answer.GIVE, rule="SQ-026")
def hero_of_others(t: Table, who: int, hero: int) -> bool:
    return t.heroes[hero].owner != who


@rules.forbids(Step.GIVE, Answer.GIVE, rule="SQ-026")
def no_slot_left(box: Box, t: Table, hero: int) -> bool:
    return t.heroes[hero].held >= box.slots


@rules.answers(Step.GIVE, Answer.GIVE)
def give(t: Table, who: int, upgrade: int, hero: int) -> None:
    unstack(t, who, 0)
    hold(t, hero, upgrade)
    tell(t, Event.GIVEN, who, upgrade, hero)
