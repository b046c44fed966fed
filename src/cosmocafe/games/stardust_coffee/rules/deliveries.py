"""Action F, Deliver Coffee (SC-075 to SC-080), and the final delivery (SC-114)."""

from __future__ import annotations

from cosmocafe.author import offer, one_left, only, plan, tell

from ..box import Box
from ..table import MARKET_ROW, Board, Table
from ..vocabulary import CARDS, INGREDIENTS, NONE, Action, Answer, Event, Step, rules
from .actions import act


def is_complete(box: Box, me: Board) -> bool:
    """SC-105: every slot of the undelivered card is filled."""
    if me.card == NONE:
        return False
    card = box.cards[me.card]
    for ingredient in range(INGREDIENTS):
        if me.poured[ingredient] < card.recipe[ingredient]:
            return False
    return True


@rules.forbids(Step.ACT, Answer.DELIVER, rule="SC-105")
def coffee_is_not_complete(box: Box, t: Table, who: int) -> bool:
    return not is_complete(box, t.boards[who])


@rules.forbids(Step.ACT, Answer.DELIVER, rule="SC-075")
def not_arrived(t: Table) -> bool:
    return t.arrived == 0


@rules.answers(Step.ACT, Answer.DELIVER, about="SC-076 SC-080")
def deliver_coffee(box: Box, t: Table, who: int) -> None:
    act(t, who, Action.DELIVER)
    deliver(box, t, who)


def deliver(box: Box, t: Table, who: int) -> None:
    """SC-076 to SC-080, in the order of the rulebook but for the third ship, which does not wait for the new card."""
    hand_in(box, t, who)
    bring_third_ship(box, t, who)
    plan(t, Step.NEW_CARD, who)


def hand_in(box: Box, t: Table, who: int) -> None:
    """SC-076, SC-077: the tokens go to the supply, the card to the delivered ones."""
    me = t.boards[who]
    for ingredient in range(INGREDIENTS):
        t.supply[box.color[ingredient]] += me.poured[ingredient]
        me.poured[ingredient] = 0
    me.delivered |= only(me.card)
    tell(t, Event.DELIVERED, who, me.card)
    me.card = NONE


def bring_third_ship(box: Box, t: Table, who: int) -> None:
    """SC-080: the first ship that is not in play yet stands on the Starbase."""
    me = t.boards[who]
    for ship in range(box.ships):
        if me.ships[ship] == NONE:
            me.ships[ship] = me.base
            me.standing |= only(ship)
            tell(t, Event.THIRD_SHIP, who)
            return


@rules.asks(Step.NEW_CARD, about="SC-078 SC-R33")
def offer_cards(t: Table) -> None:
    """SC-078, SC-R33: one of the cards on offer, if there is any."""
    for place in range(2 * MARKET_ROW):
        if t.market[place] != NONE:
            offer(t, Answer.NEW_CARD + t.market[place])


@rules.forbids(Step.NEW_CARD, Answer.NEW_CARD, rule="SC-078")
def card_is_not_on_offer(t: Table, card: int) -> bool:
    return card not in t.market


@rules.answers(Step.NEW_CARD, Answer.NEW_CARD, about="SC-015 SC-079")
def take_card(t: Table, who: int, card: int) -> None:
    t.boards[who].card = card
    tell(t, Event.TOOK_CARD, who, card)
    for place in range(2 * MARKET_ROW):
        if t.market[place] == card:
            turn_up(t, place)


def turn_up(t: Table, place: int) -> None:
    """SC-015, SC-079: a card from the deck of the row; from an empty deck none (SC-R33)."""
    card = one_left(t, t.silver, CARDS) if place < MARKET_ROW else one_left(t, t.gold, CARDS)
    t.market[place] = card
    if card != NONE:
        t.silver[card] = 0
        t.gold[card] = 0
        tell(t, Event.TURNED_UP, -1, card)


@rules.asks(Step.FINAL, about="SC-114 SC-105")
def offer_final_delivery(box: Box, t: Table, who: int) -> None:
    """SC-114: as if just arrived at the Starbase."""
    if is_complete(box, t.boards[who]):
        offer(t, Answer.DELIVER)
        offer(t, Answer.PASS)


@rules.answers(Step.FINAL, Answer.DELIVER, about="SC-R32 SC-122 SC-076 SC-077")
def deliver_finally(box: Box, t: Table, who: int) -> None:
    """SC-R32: no new card, no third ship; SC-122: the card's Badges do not count."""
    t.boards[who].final = t.boards[who].card
    hand_in(box, t, who)


@rules.answers(Step.FINAL, Answer.PASS)
def keep_card(t: Table) -> None:
    """Nobody has to deliver."""
