"""What a seat may see, and how the rest may be: only the hands and picks of the Episodic draft are secret (SQ-H01 to SQ-H04)."""

from __future__ import annotations

from cosmocafe.author import one_left, one_of

from .box import Box
from .content import UPGRADES
from .rules.drafts import take_from_hand, take_in_hand
from .table import HAND, Table
from .vocabulary import NONE

SECRET_WHEN: dict[str, int | str] = {"level": "2", "heroes": "dealt", "turn_limit": 40}


def hide(box: Box, t: Table, seat: int) -> None:
    """Turn the hands and picks of others face down; who has passed a hand on still knows what was in it."""
    for other in range(t.players):
        if other != seat and t.crews[other].dealt + t.crews[other].picked > 0:
            if is_known(t, seat, other):
                join_picks(t, other)
            else:
                hide_hand(t, other)
            for place in range(t.crews[other].picked):
                t.crews[other].picks[place] = NONE


def is_known(t: Table, seat: int, other: int) -> bool:
    """Whether the seat has passed this hand on: it knows the tokens, but not which of them have been picked since."""
    return t.drafted == 1 and seat >= 0 and other == (seat + 1) % t.players


def join_picks(t: Table, seat: int) -> None:
    """Put the picks back among the hand; their number still says how many there are."""
    for place in range(t.crews[seat].picked):
        take_in_hand(t, seat, t.crews[seat].picks[place])


def hide_hand(t: Table, seat: int) -> None:
    for place in range(HAND):
        t.crews[seat].hand[place] = NONE if place < t.crews[seat].dealt else 0


def guess(box: Box, t: Table, seat: int) -> None:
    """Deal what is face down at random from the tokens of the Level that the seat has not seen."""
    if t.level == 0:
        return
    count_unseen(box, t, seat)
    for other in range(t.players):
        if other != seat:
            if is_known(t, seat, other):
                split_hand(t, other)
            else:
                deal_hand(t, other)
    for upgrade in range(UPGRADES):
        t.display[upgrade] = 0


def count_unseen(box: Box, t: Table, seat: int) -> None:
    """Leave in `display` how many tokens of each kind are face down."""
    for upgrade in range(UPGRADES):
        t.display[upgrade] = box.tokens[upgrade].copies if box.tokens[upgrade].level == t.level else 0
    for other in range(t.players):
        crew = t.crews[other]
        for place in range(crew.piled):
            if box.tokens[crew.pile[place]].level == t.level:
                t.display[crew.pile[place]] -= 1
        if other == seat or is_known(t, seat, other):
            for place in range(crew.dealt):
                t.display[crew.hand[place]] -= 1
        if other == seat:
            for place in range(crew.picked):
                t.display[crew.picks[place]] -= 1


def split_hand(t: Table, seat: int) -> None:
    """Any tokens of a known hand may be the picks."""
    crew = t.crews[seat]
    for pick in range(crew.picked):
        place = one_of(t, crew.dealt)
        crew.picks[pick] = crew.hand[place]
        take_from_hand(t, seat, place)


def deal_hand(t: Table, seat: int) -> None:
    crew = t.crews[seat]
    for pick in range(crew.picked):
        crew.picks[pick] = draw_unseen(t)
    tokens = crew.dealt
    crew.dealt = 0
    for _ in range(tokens):
        take_in_hand(t, seat, draw_unseen(t))


def draw_unseen(t: Table) -> int:
    upgrade = one_left(t, t.display, UPGRADES)
    t.display[upgrade] -= 1
    return upgrade
