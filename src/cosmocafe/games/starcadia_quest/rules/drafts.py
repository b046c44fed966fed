"""The Episodic draft: secret hands, picks revealed after each round (SQ-253, SQ-254, SQ-R34)."""

from __future__ import annotations

from cosmocafe.author import no_room, offer, one_left, plan, tell, whisper

from ..box import Box
from ..content import UPGRADES
from ..table import HAND, Table
from ..vocabulary import Answer, Event, Step, rules
from .tokens import stack


@rules.does(Step.DEAL_LEVEL)
def deal_level(box: Box, t: Table, level: int) -> None:
    """All tokens of a Level, at random and as equally as possible."""
    left = 0
    for upgrade in range(UPGRADES):
        t.display[upgrade] = box.tokens[upgrade].copies if box.tokens[upgrade].level == level else 0
        left += t.display[upgrade]
    seat = t.first
    for _ in range(left):
        upgrade = one_left(t, t.display, UPGRADES)
        t.display[upgrade] -= 1
        take_in_hand(t, seat, upgrade)
        seat = (seat + 1) % t.players
    t.level = level
    t.drafted = 0
    show_hands(t)
    plan_picks(box, t, 0)


def show_hands(t: Table) -> None:
    """Everybody looks at the own hand."""
    for seat in range(t.players):
        for place in range(t.crews[seat].dealt):
            whisper(t, Event.DEALT, seat, t.crews[seat].hand[place])


def take_in_hand(t: Table, seat: int, upgrade: int) -> None:
    """A hand lies in order, so that it does not tell how it came about."""
    crew = t.crews[seat]
    if crew.dealt == len(crew.hand):
        no_room(t)
        return
    place = crew.dealt
    while place > 0 and crew.hand[place - 1] > upgrade:
        crew.hand[place] = crew.hand[place - 1]
        place -= 1
    crew.hand[place] = upgrade
    crew.dealt += 1


def take_from_hand(t: Table, seat: int, place: int) -> None:
    crew = t.crews[seat]
    crew.dealt -= 1
    for i in range(place, crew.dealt):
        crew.hand[i] = crew.hand[i + 1]
    crew.hand[crew.dealt] = 0


def plan_picks(box: Box, t: Table, passed: int) -> None:
    plan(t, Step.REVEAL, t.first, passed)
    for turn in range(t.players - 1, -1, -1):
        plan(t, Step.DRAFT, (t.first + turn) % t.players, box.second_picks if passed else box.first_picks)


@rules.asks(Step.DRAFT, always=True, about="SQ-254 SQ-R34")
def offer_hand(t: Table, who: int) -> None:
    """SQ-254, SQ-R34. Always asked: a question passed over would tell others that all tokens of the hand are alike."""
    crew = t.crews[who]
    for place in range(crew.dealt):
        if place == 0 or crew.hand[place] != crew.hand[place - 1]:
            offer(t, Answer.KEEP + crew.hand[place])


@rules.answers(Step.DRAFT, Answer.KEEP)
def keep(t: Table, who: int, left: int, upgrade: int) -> None:
    crew = t.crews[who]
    place = 0
    while crew.hand[place] != upgrade:
        place += 1
    take_from_hand(t, who, place)
    crew.picks[crew.picked] = upgrade
    crew.picked += 1
    whisper(t, Event.KEPT, who, upgrade)
    if left > 1:
        plan(t, Step.DRAFT, who, left - 1)


@rules.does(Step.REVEAL)
def reveal(box: Box, t: Table, passed: int) -> None:
    """Everybody shows what was kept; then hands go to the left, the second time back to the box."""
    for seat in range(t.players):
        for place in range(t.crews[seat].picked):
            tell(t, Event.DRAFTED, seat, t.crews[seat].picks[place])
            stack(t, seat, t.crews[seat].picks[place])
            t.crews[seat].picks[place] = 0
        t.crews[seat].picked = 0
    if passed:
        for seat in range(t.players):
            while t.crews[seat].dealt > 0:
                take_from_hand(t, seat, 0)
        t.level = 0
        t.drafted = 0
    else:
        pass_hands(t)
        t.drafted = 1
        show_hands(t)
        plan_picks(box, t, 1)


def pass_hands(t: Table) -> None:
    """To the left, which is the next seat clockwise."""
    last = t.players - 1
    for place in range(HAND):
        upgrade = t.crews[last].hand[place]
        for seat in range(last, 0, -1):
            t.crews[seat].hand[place] = t.crews[seat - 1].hand[place]
        t.crews[0].hand[place] = upgrade
    dealt = t.crews[last].dealt
    for seat in range(last, 0, -1):
        t.crews[seat].dealt = t.crews[seat - 1].dealt
    t.crews[0].dealt = dealt
