"""What each player knows of the other hands: every card seen going in or out, and each way an unseen card may have gone (SF-R63)."""

from __future__ import annotations

from ..table import DRAFT, POSSIBILITIES, PUBLIC, SEATS, Mind, Possibility, Table
from ..vocabulary import RESOURCES

HANDS = SEATS * RESOURCES


def is_awake(t: Table, mind: int) -> bool:
    """Whether this is the mind of a player, or of those who only look on."""
    return mind < t.players or mind == PUBLIC


def unknown(t: Table, possible: Possibility, seat: int) -> int:
    """How many cards of a hand may be anything."""
    cards = t.fleets[seat].cards
    for resource in range(RESOURCES):
        cards -= possible.known[seat * RESOURCES + resource]
    return cards


def forget(mind: Mind, i: int) -> None:
    """Give up a possibility that has turned out wrong."""
    mind.count -= 1
    for k in range(HANDS):
        mind.possible[i].known[k] = mind.possible[mind.count].known[k]
        mind.possible[mind.count].known[k] = 0


def see_gain(t: Table, who: int, resource: int, count: int) -> None:
    """All see cards of a type come into a hand."""
    for m in range(PUBLIC + 1):
        if is_awake(t, m) and m != who:
            see_gain_by(t.minds[m], who, resource, count)


def see_gain_by(mind: Mind, who: int, resource: int, count: int) -> None:
    """One player sees it."""
    for i in range(mind.count):
        mind.possible[i].known[who * RESOURCES + resource] += count


def see_loss(t: Table, who: int, resource: int) -> None:
    """All see a card of a type leave a hand that still holds it."""
    for m in range(PUBLIC + 1):
        if is_awake(t, m) and m != who:
            see_loss_by(t, t.minds[m], who, resource)


def see_loss_by(t: Table, mind: Mind, who: int, resource: int) -> None:
    """One player sees it: the card was a known one, or one of those that may be anything."""
    see_at_least_by(t, mind, who, resource, 1)
    for i in range(mind.count):
        mind.possible[i].known[who * RESOURCES + resource] -= 1


def see_at_least(t: Table, who: int, resource: int, count: int) -> None:
    """All see that a hand holds at least so many cards of a type."""
    for m in range(PUBLIC + 1):
        if is_awake(t, m) and m != who:
            see_at_least_by(t, t.minds[m], who, resource, count)


def see_at_least_by(t: Table, mind: Mind, who: int, resource: int, count: int) -> None:
    """One player sees it; possibilities without room for these cards are wrong."""
    k = who * RESOURCES + resource
    for i in range(mind.count - 1, -1, -1):
        possible = mind.possible[i]
        missing = count - possible.known[k]
        if missing > 0:
            if unknown(t, possible, who) < missing:
                forget(mind, i)
            else:
                possible.known[k] = count


def see_passing(t: Table, giver: int, receiver: int, resource: int) -> None:
    """SF-R56: a card is about to go from hand to hand; only the two see which."""
    for m in range(PUBLIC + 1):
        if m == giver:
            see_gain_by(t.minds[m], receiver, resource, 1)
        elif m == receiver:
            see_loss_by(t, t.minds[m], giver, resource)
        elif is_awake(t, m):
            think_over(t, t.minds[m], t.minds[DRAFT], giver, receiver)


def think_over(t: Table, mind: Mind, draft: Mind, giver: int, receiver: int) -> None:
    """For who did not see the card: it was any of the known ones, or one of those that may be anything."""
    count = mind.count
    for i in range(count):
        for k in range(HANDS):
            draft.possible[i].known[k] = mind.possible[i].known[k]
            mind.possible[i].known[k] = 0
    mind.count = 0
    for i in range(count):
        before = draft.possible[i]
        if unknown(t, before, giver) > 0:
            consider(mind, before)
        for resource in range(RESOURCES):
            if before.known[giver * RESOURCES + resource] > 0:
                before.known[giver * RESOURCES + resource] -= 1
                before.known[receiver * RESOURCES + resource] += 1
                consider(mind, before)
                before.known[giver * RESOURCES + resource] += 1
                before.known[receiver * RESOURCES + resource] -= 1
        for k in range(HANDS):
            before.known[k] = 0


def consider(mind: Mind, way: Possibility) -> None:
    """Keep a possibility unless another one allows all that it allows; when there are too many, the last two become a vaguer one."""
    for i in range(mind.count):
        if allows(mind.possible[i], way):
            return
    if mind.count == POSSIBILITIES:
        last = mind.possible[POSSIBILITIES - 1]
        for k in range(HANDS):
            last.known[k] = min(last.known[k], way.known[k])
        return
    for k in range(HANDS):
        mind.possible[mind.count].known[k] = way.known[k]
    mind.count += 1


def allows(wide: Possibility, narrow: Possibility) -> bool:
    """Whether every hand of the narrow possibility is one of the wide one."""
    for k in range(HANDS):
        if wide.known[k] > narrow.known[k]:
            return False
    return True
