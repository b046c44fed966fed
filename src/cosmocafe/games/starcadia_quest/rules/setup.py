"""The table before the first question: nothing lies on it, and Crews come first (SQ-020 to SQ-023)."""

from __future__ import annotations

from cosmocafe.author import one_of, only, plan, tell

from ..box import Box
from ..content import CHARACTERS, HEROES, SLOTS
from ..language import COLOURS, Crewing
from ..spaces import SIDES, SPACES, TILES
from ..table import KEPT, LEVELS, Table
from ..vocabulary import NONE, Event, Step
from .crews import recruit
from .scenarios import pick


def set_up(box: Box, t: Table) -> None:
    """A new campaign, Scenario or episode: Crews first."""
    t.scenario = box.scenario
    empty_table(t)
    t.first = one_of(t, t.players)
    t.seat = t.first
    tell(t, Event.FIRST_PLAYER, t.first)
    plan(t, Step.EQUIP)
    if box.crewing == Crewing.DRAFT:
        plan_draft(t)
    elif box.crewing == Crewing.CHOICE:
        plan_choice(t)
    for seat in range(t.players - 1, -1, -1):
        plan(t, Step.CREW, seat)
    if box.crewing == Crewing.DEALT:
        deal_heroes(t)


def empty_table(t: Table) -> None:
    t.active = NONE
    t.rider = NONE
    t.summoned = NONE
    t.armory = NONE
    t.attacker = NONE
    for tile in range(TILES):
        t.tiles[tile] = NONE
    for colour in range(COLOURS):
        t.off[colour] = NONE
    for slot in range(SLOTS):
        t.slots[slot] = NONE
    for edge in range(SPACES * SIDES):
        t.near[edge] = NONE
    for character in range(CHARACTERS):
        t.at[character] = NONE
        t.blame[character] = NONE
    for hero in range(HEROES):
        t.heroes[hero].owner = NONE
        t.heroes[hero].reaction = NONE
    for seat in range(4):
        empty_crew(t, seat)


def empty_crew(t: Table, seat: int) -> None:
    crew = t.crews[seat]
    crew.colour = NONE
    crew.berth = NONE
    crew.heroes[0] = NONE
    crew.heroes[1] = NONE
    for place in range(LEVELS * KEPT):
        crew.kept[place] = NONE


def plan_draft(t: Table) -> None:
    """SQ-023: one Hero each clockwise, then one each back."""
    for turn in range(t.players):
        plan(t, Step.HERO, (t.first + turn) % t.players)
    for turn in range(t.players - 1, -1, -1):
        plan(t, Step.HERO, (t.first + turn) % t.players)


def plan_choice(t: Table) -> None:
    """Two Heroes each, clockwise from the first player."""
    for turn in range(t.players - 1, -1, -1):
        plan(t, Step.HERO, (t.first + turn) % t.players)
        plan(t, Step.HERO, (t.first + turn) % t.players)


def deal_heroes(t: Table) -> None:
    """Two Heroes each at random."""
    left = (1 << HEROES) - 1
    for number in range(2 * t.players):
        hero = pick(t, left)
        left &= ~only(hero)
        recruit(t, number % t.players, hero)
