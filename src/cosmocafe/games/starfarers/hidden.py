"""What a seat may see, and how the rest may be: hands, the reserve pile, chips, the encounter card (HIDDEN INFORMATION, SF-R63)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, one_left, one_of, only

from .board import PLANETS
from .box import Box
from .rules.encounters import reader
from .rules.exploring import chips_left, falls
from .rules.minds import HANDS, unknown
from .table import DRAFT, POSSIBILITIES, PUBLIC, SEATS, Mind, Possibility, Table
from .vocabulary import CARDS, DOTS, RESOURCES


def hide(box: Box, t: Table, seat: int) -> None:
    """Turn everything face down that a seat does not know; -1 only looks on."""
    for resource in range(RESOURCES):
        t.pile[resource] = 0
        for other in range(t.players):
            if other != seat:
                t.fleets[other].hand[resource] = 0
    for mind in range(DRAFT + 1):
        if mind != seat and mind != PUBLIC:
            empty(t.minds[mind])
    for planet in range(PLANETS):
        if is_secret(t, seat, planet):
            t.unplaced |= only(t.chip[planet] - 1)
            t.chip[planet] = 0
    if t.card > 0 and seat != reader(t):
        t.deck |= only(t.card - 1)
        t.card = 0
        t.node = 0


def is_secret(t: Table, seat: int, planet: int) -> bool:
    """Whether somebody else alone knows the chip of a planet."""
    if t.chip[planet] == 0 or has(t.face_up, planet):
        return False
    return seat < 0 or not has(t.fleets[seat].seen, planet)


def empty(mind: Mind) -> None:
    """Nothing is known."""
    mind.count = 0
    for resource in range(RESOURCES):
        mind.drawn[resource] = 0
    for i in range(POSSIBILITIES):
        for k in range(HANDS):
            mind.possible[i].known[k] = 0


def guess(box: Box, t: Table, seat: int) -> None:
    """Deal all that is face down at random, in agreement with all that the seat knows."""
    deal_hands(box, t, seat)
    for dot in range(len(DOTS)):
        deal_chips(box, t, dot)
    if t.boxes > 0 and t.card == 0:
        deal_card(box, t)
    for other in range(t.players):
        if other != seat:
            think_as_public(t, other)


def deal_hands(box: Box, t: Table, seat: int) -> None:
    """One of the ways that agree with what the seat knows, with what all know and with all cards in the game; the rest at random."""
    mind = t.minds[seat if seat >= 0 else PUBLIC]
    both = t.minds[DRAFT].possible[0]
    ways = 0
    for i in range(POSSIBILITIES * POSSIBILITIES):
        if join(t, seat, i, both) and fits(box, t, seat, mind, both):
            ways += 1
    pick = one_of(t, ways) if ways > 1 else 0
    for i in range(POSSIBILITIES * POSSIBILITIES):
        if join(t, seat, i, both) and fits(box, t, seat, mind, both):
            if pick == 0:
                deal_possibility(box, t, seat, mind, both)
                break
            pick -= 1
    for k in range(HANDS):
        both.known[k] = 0


def join(t: Table, seat: int, pair: int, both: Possibility) -> bool:
    """What one of the seat's possibilities and one of those of all have in common, by the number of the pair; whether they go together."""
    own = t.minds[seat if seat >= 0 else PUBLIC]
    public = t.minds[PUBLIC]
    i = pair // POSSIBILITIES
    j = pair % POSSIBILITIES
    if i >= own.count or j >= public.count or (seat < 0 and i != j):
        return False
    for k in range(HANDS):
        both.known[k] = max(own.possible[i].known[k], public.possible[j].known[k])
    if seat >= 0:
        for resource in range(RESOURCES):
            if both.known[seat * RESOURCES + resource] > t.fleets[seat].hand[resource]:
                return False
    return True


def unseen(box: Box, t: Table, seat: int, possible: Possibility, resource: int) -> int:
    """Cards of a type that lie in the reserve pile or are unknown cards of other hands."""
    cards = box.per_type - t.bank[resource] - t.gift[resource]
    for other in range(t.players):
        cards -= t.fleets[other].hand[resource] if other == seat else possible.known[other * RESOURCES + resource]
    return cards


def fits(box: Box, t: Table, seat: int, mind: Mind, possible: Possibility) -> bool:
    """Enough cards of every type, and the pile holds no more of a type than was put in and not drawn by the seat itself."""
    room = 0
    for other in range(t.players):
        if other != seat:
            left = unknown(t, possible, other)
            if left < 0:
                return False
            room += left
    for resource in range(RESOURCES):
        cards = unseen(box, t, seat, possible, resource)
        if cards < 0:
            return False
        room -= max(cards - (t.made[resource] - mind.drawn[resource]), 0)
    return room >= 0


def deal_possibility(box: Box, t: Table, seat: int, mind: Mind, possible: Possibility) -> None:
    """Known cards to their hands; what cannot be in the pile to somebody; the rest from the pile."""
    for resource in range(RESOURCES):
        t.pile[resource] = unseen(box, t, seat, possible, resource)
    for other in range(t.players):
        if other != seat:
            for resource in range(RESOURCES):
                t.fleets[other].hand[resource] = possible.known[other * RESOURCES + resource]
    for resource in range(RESOURCES):
        while t.pile[resource] > t.made[resource] - mind.drawn[resource]:
            deal_to(t, who_lacks(t, seat), resource)
    for other in range(t.players):
        if other != seat:
            while lacks(t, other) > 0:
                deal_to(t, other, one_left(t, t.pile, RESOURCES))


def lacks(t: Table, seat: int) -> int:
    """How many cards a hand has not been dealt yet."""
    cards = t.fleets[seat].cards
    for resource in range(RESOURCES):
        cards -= t.fleets[seat].hand[resource]
    return cards


def who_lacks(t: Table, seat: int) -> int:
    """The owner of a random card that is not dealt yet."""
    total = 0
    for other in range(t.players):
        if other != seat:
            total += lacks(t, other)
    pick = one_of(t, total)
    for other in range(t.players):
        if other != seat:
            pick -= lacks(t, other)
            if pick < 0:
                return other
    return -1


def deal_to(t: Table, seat: int, resource: int) -> None:
    t.pile[resource] -= 1
    t.fleets[seat].hand[resource] += 1


def looked_at(t: Table, planet: int) -> bool:
    """Whether anybody knows the chip of a planet."""
    for seat in range(t.players):
        if has(t.fleets[seat].seen, planet):
            return True
    return False


def deal_chips(box: Box, t: Table, dot: int) -> None:
    """Chips of one colour that others have looked at: all deals are equally likely that no strength which passed them rules out."""
    planets = 0
    for planet in range(PLANETS):
        if box.planets[planet].dot == dot and t.chip[planet] == 0 and not has(t.face_up, planet) and looked_at(t, planet):
            planets |= only(planet)
    while planets and not try_chips(box, t, planets, dot):
        take_chips_back(t, planets)


def try_chips(box: Box, t: Table, planets: int, dot: int) -> bool:
    """Deal once; whether nothing speaks against it."""
    agrees = True
    while planets:
        planet = first(planets)
        planets &= planets - 1
        chips = chips_left(box, t, dot)
        for _ in range(one_of(t, count(chips))):
            chips &= chips - 1
        chip = first(chips)
        t.unplaced &= ~only(chip)
        t.chip[planet] = chip + 1
        agrees = agrees and not falls(box, chip, t.dared[planet], t.thawed[planet])
    return agrees


def take_chips_back(t: Table, planets: int) -> None:
    while planets:
        planet = first(planets)
        planets &= planets - 1
        t.unplaced |= only(t.chip[planet] - 1)
        t.chip[planet] = 0


def deal_card(box: Box, t: Table) -> None:
    """SF-R52: any card of the pile that sounds the same so far."""
    cards = 0
    for card in range(len(CARDS)):
        if has(t.deck, card) and box_read(box, t, card) >= 0:
            cards |= only(card)
    for _ in range(one_of(t, count(cards)) if count(cards) > 1 else 0):
        cards &= cards - 1
    card = first(cards)
    t.deck &= ~only(card)
    t.card = card + 1
    t.node = box_read(box, t, card)
    if t.followed:
        t.node = box.passages[t.node].ways[t.outcomes[t.boxes - 1]]


def box_read(box: Box, t: Table, card: int) -> int:
    """The last box read if this is the card, or -1 if it would have sounded otherwise."""
    node = box.card_first[card]
    for i in range(t.boxes):
        if node < 0 or box.passages[node].sign != t.signs[i]:
            return -1
        if i < t.boxes - 1:
            node = box.passages[node].ways[t.outcomes[i]]
    return node


def think_as_public(t: Table, seat: int) -> None:
    """What another player knows beyond what all know is not guessed."""
    mind = t.minds[seat]
    public = t.minds[PUBLIC]
    mind.count = public.count
    for i in range(public.count):
        for k in range(SEATS * RESOURCES):
            own = k // RESOURCES == seat
            mind.possible[i].known[k] = 0 if own else public.possible[i].known[k]


def is_true(t: Table, mind: Mind, seat: int) -> bool:
    """Whether one of the possibilities of a mind is what the hands are."""
    for i in range(mind.count):
        agrees = True
        for other in range(t.players):
            if other != seat:
                for resource in range(RESOURCES):
                    if mind.possible[i].known[other * RESOURCES + resource] > t.fleets[other].hand[resource]:
                        agrees = False
        if agrees:
            return True
    return False
