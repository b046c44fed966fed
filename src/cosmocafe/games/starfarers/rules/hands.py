"""Cards on their ways between bank, reserve pile and hands, and who sees them (SF-029, SF-030, SF-074, SF-R56)."""

from __future__ import annotations

from cosmocafe.author import one_left, tell, whisper

from ..box import Box
from ..table import PUBLIC, Table
from ..vocabulary import RESOURCES, Event
from .minds import see_gain, see_loss, see_passing


def gain(t: Table, who: int, resource: int, count: int) -> None:
    """Cards of the bank come into a hand, seen by all."""
    t.bank[resource] -= count
    t.fleets[who].hand[resource] += count
    t.fleets[who].cards += count
    see_gain(t, who, resource, count)


def pay(t: Table, who: int, resource: int) -> None:
    """A card goes to the bank, seen by all."""
    see_loss(t, who, resource)
    t.fleets[who].hand[resource] -= 1
    t.fleets[who].cards -= 1
    t.bank[resource] += 1


def set_aside(t: Table, who: int, resource: int) -> None:
    """A present waits aside until the encounter is over (SF-R30)."""
    see_loss(t, who, resource)
    t.fleets[who].hand[resource] -= 1
    t.fleets[who].cards -= 1
    t.gift[resource] += 1


def take_back(t: Table, who: int, resource: int) -> None:
    """A present comes back."""
    t.gift[resource] -= 1
    t.fleets[who].hand[resource] += 1
    t.fleets[who].cards += 1
    see_gain(t, who, resource, 1)


def hand_over(t: Table, giver: int, receiver: int, resource: int) -> None:
    """A card changes hands in the open."""
    see_loss(t, giver, resource)
    move_card(t, giver, receiver, resource)
    see_gain(t, receiver, resource, 1)


def slip(t: Table, giver: int, receiver: int, resource: int) -> None:
    """A card changes hands face down; only the two know it (SF-R56)."""
    see_passing(t, giver, receiver, resource)
    move_card(t, giver, receiver, resource)
    whisper(t, Event.YOU_LOST, giver, resource)
    whisper(t, Event.YOU_GAINED, receiver, resource)


def move_card(t: Table, giver: int, receiver: int, resource: int) -> None:
    """The card itself."""
    t.fleets[giver].hand[resource] -= 1
    t.fleets[giver].cards -= 1
    t.fleets[receiver].hand[resource] += 1
    t.fleets[receiver].cards += 1


def steal(t: Table, thief: int, victim: int) -> None:
    """A random card of a hand goes to somebody else; from an empty hand nothing."""
    resource = one_left(t, t.fleets[victim].hand, RESOURCES)
    if resource >= 0:
        tell(t, Event.STOLEN, thief, victim)
        slip(t, victim, thief, resource)


def bank_cards(t: Table) -> int:
    """How many cards the bank has in all."""
    cards = 0
    for resource in range(RESOURCES):
        cards += t.bank[resource]
    return cards


def make_pile(t: Table, per_type: int) -> None:
    """SF-030, SF-074, SF-R09: so many of each type, or what the bank has; all see what it is made of."""
    for resource in range(RESOURCES):
        count = min(per_type, t.bank[resource])
        t.bank[resource] -= count
        t.pile[resource] = count
        t.made[resource] = count
        t.pile_cards += count
        for mind in range(PUBLIC + 1):
            t.minds[mind].drawn[resource] = 0


def draw_from_pile(box: Box, t: Table, who: int) -> None:
    """A card of the reserve pile, which only its owner sees; an empty pile is made anew first."""
    if t.pile_cards == 0:
        make_pile(t, box.pile_again)
        if t.pile_cards > 0:
            tell(t, Event.NEW_PILE, -1, t.pile_cards)
    resource = one_left(t, t.pile, RESOURCES)
    if resource >= 0:
        t.pile[resource] -= 1
        t.pile_cards -= 1
        t.fleets[who].hand[resource] += 1
        t.fleets[who].cards += 1
        t.minds[who].drawn[resource] += 1
        whisper(t, Event.YOU_GAINED, who, resource)
