"""Encounters: the left neighbour reads a card box by box (SF-118 to SF-129, SF-134, SF-135, SF-R28 to SF-R30, SF-R34)."""

from __future__ import annotations

from cosmocafe.author import count, first, no_room, offer, one_of, only, plan, tell, uncover, whisper

from ..box import BALLS, Box
from ..passages import Passage
from ..table import HEARD, Fleet, Table
from ..vocabulary import CARDS, RESOURCES, Again, Answer, Event, Expansion, PassageKind, Stat, Step, rules
from .hands import set_aside
from .victory import combat_bonus, speed_bonus

ALL_CARDS = (1 << len(CARDS)) - 1


def reader(t: Table) -> int:
    """SF-120: the player to the left."""
    return (t.active + 1) % t.players


@rules.does(Step.ENCOUNTER)
def draw_card(box: Box, t: Table, who: int) -> None:
    """Only the reader sees the card (SF-R24); an empty pile is made from the discards (SF-135)."""
    if t.deck == 0:
        t.deck = ALL_CARDS
    cards = t.deck
    for _ in range(one_of(t, count(cards))):
        cards &= cards - 1
    card = first(cards)
    t.deck &= ~only(card)
    t.card = card + 1
    t.node = box.card_first[card]
    tell(t, Event.DREW_ENCOUNTER, who)
    whisper(t, Event.CARD, reader(t), card)
    plan(t, Step.READ, who)


@rules.does(Step.READ)
def read(box: Box, t: Table, who: int) -> None:
    """SF-121, SF-122: only the box that belongs to the answer is read."""
    uncover(t)
    if t.node < 0:
        plan(t, Step.CARD_ENDS, who)
        return
    if t.boxes == HEARD:
        no_room(t)
        return
    passage = box.passages[t.node]
    t.signs[t.boxes] = passage.sign
    t.boxes += 1
    t.followed = 0
    if passage.text >= 0:
        tell(t, Event.HEARD, who, passage.text)
    take_up(box, t, who, passage)


def take_up(box: Box, t: Table, who: int, passage: Passage) -> None:
    """What a passage wants of the player who hears it."""
    if passage.kind == PassageKind.ASK:
        plan(t, Step.ASK, who, passage.text)
    elif passage.kind == PassageKind.GIFT:
        plan(t, Step.GIFT, who, passage.text)
    elif passage.kind == PassageKind.CONTEST:
        follow(box, t, who, contest(box, t, who, passage))
    elif passage.kind == PassageKind.COMPARE_BOOSTERS:
        follow(box, t, who, compare_boosters(box, t, who, passage))
    elif passage.kind == PassageKind.ROLL:
        follow(box, t, who, roll_mother_ship(box, t, who))
    else:
        t.effect = 0
        plan(t, Step.EFFECTS, who)


def follow(box: Box, t: Table, who: int, outcome: int) -> None:
    """Go on with the box that belongs to an outcome."""
    t.outcomes[t.boxes - 1] = outcome
    t.followed = 1
    t.node = box.passages[t.node].ways[outcome]
    plan(t, Step.READ, who)


@rules.asks(Step.ASK, about="SF-121 SF-R26")
def offer_yes_or_no(box: Box, t: Table, who: int) -> None:
    """SF-121, SF-R26: yes only with enough cards."""
    if t.fleets[who].cards >= box.passages[t.node].cards:
        offer(t, Answer.YES)
    offer(t, Answer.NO)


@rules.answers(Step.ASK, Answer.YES)
def say_yes(box: Box, t: Table, who: int) -> None:
    tell(t, Event.AGREED, who)
    follow(box, t, who, 1)


@rules.answers(Step.ASK, Answer.NO)
def say_no(box: Box, t: Table, who: int) -> None:
    tell(t, Event.REFUSED, who)
    follow(box, t, who, 0)


@rules.asks(Step.GIFT, about="SF-128 SF-R30")
def offer_amounts(box: Box, t: Table, who: int) -> None:
    """SF-128, SF-R30: at most the cards in hand."""
    for amount in range(min(box.passages[t.node].cards, t.fleets[who].cards) + 1):
        offer(t, Answer.AMOUNT + amount)


@rules.forbids(Step.GIFT, Answer.AMOUNT, rule="SF-R30")
def too_few_to_give(t: Table, who: int, amount: int) -> int:
    return max(amount - t.fleets[who].cards, 0)


@rules.answers(Step.GIFT, Answer.AMOUNT)
def name_amount(box: Box, t: Table, who: int, amount: int) -> None:
    tell(t, Event.PRESENTS, who, amount)
    follow(box, t, who, amount)
    if amount > 0:
        plan(t, Step.HAND_OVER, who, amount)


@rules.answers(Step.HAND_OVER, Answer.GIVE, about="SF-R30")
def present_card(t: Table, who: int, left: int, resource: int) -> None:
    set_aside(t, who, resource)
    tell(t, Event.GAVE, who, resource)
    if left > 1:
        plan(t, Step.HAND_OVER, who, left - 1)


def roll_mother_ship(box: Box, t: Table, who: int) -> int:
    """The sum of two balls; a black one counts its value and starts nothing."""
    one = one_of(t, BALLS)
    other = (one + 1 + one_of(t, BALLS - 1)) % BALLS
    tell(t, Event.MOTHER_SHIP, who, box.ball[one], box.ball[other])
    return box.ball[one] + box.ball[other]


def opponent(t: Table, who: int, passage: Passage) -> int:
    """Who rolls for the other side."""
    return (who + passage.opponent + t.players) % t.players


def contest(box: Box, t: Table, who: int, passage: Passage) -> int:
    """SF-129, SF-R29: 1 unless the opponent is strictly higher."""
    other = opponent(t, who, passage)
    stat = passage.stat
    tell(t, Event.OPPONENT, other, stat)
    mine = roll_mother_ship(box, t, who) + power(box, t.fleets[who], stat, True)
    theirs = roll_mother_ship(box, t, other) + power(box, t.fleets[other], stat, stat != Stat.COMBAT)
    tell(t, Event.CONTEST, who, stat, mine, theirs)
    return 0 if theirs > mine else 1


def power(box: Box, me: Fleet, stat: int, with_friends: bool) -> int:
    """SF-R28: pieces on the mother ship, and friendship cards where they count."""
    if stat == Stat.COMBAT:
        return me.expansions[Expansion.CANNON] + (combat_bonus(box, me) if with_friends else 0)
    return me.expansions[Expansion.BOOSTER] + (speed_bonus(box, me) if with_friends else 0)


def compare_boosters(box: Box, t: Table, who: int, passage: Passage) -> int:
    """SF-R28: 1 if the opponent has more boosters than the active player with all his bonuses."""
    other = opponent(t, who, passage)
    mine = t.fleets[who].expansions[Expansion.BOOSTER] + speed_bonus(box, t.fleets[who])
    theirs = t.fleets[other].expansions[Expansion.BOOSTER]
    tell(t, Event.COMPARED, other, mine, theirs)
    return 1 if theirs > mine else 0


@rules.does(Step.CARD_ENDS)
def end_card(t: Table, who: int) -> None:
    """SF-123, SF-R30, SF-R34: presents go to the bank, the card to the discards, and perhaps another card follows."""
    for resource in range(RESOURCES):
        t.bank[resource] += t.gift[resource]
        t.gift[resource] = 0
        t.swapped[resource] = 0
    card = t.card - 1
    again = t.again
    forget_card(t)
    uncover(t)
    tell(t, Event.CARD_OVER, who, card)
    if again == Again.RESHUFFLED:
        t.deck = ALL_CARDS & ~only(card)
    if again != Again.NO:
        plan(t, Step.ENCOUNTER, who)


def forget_card(t: Table) -> None:
    """Nothing is being read."""
    t.card = 0
    t.node = 0
    t.effect = 0
    t.again = Again.NO
    t.followed = 0
    for i in range(t.boxes):
        t.signs[i] = 0
        t.outcomes[i] = 0
    t.boxes = 0
