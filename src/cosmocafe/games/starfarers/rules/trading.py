"""Trade with the bank and with the other players (SF-081 to SF-087, SF-193, SF-194, SF-R54)."""

from __future__ import annotations

from cosmocafe.author import first, offer, plan, tell

from ..box import Box
from ..table import SEATS, Fleet, Offer, Table
from ..vocabulary import HAND, RESOURCES, Answer, Event, FriendOp, Reply, Step, exchange, rules
from .hands import gain, hand_over, pay
from .minds import see_at_least


def broker(box: Box, t: Table, me: Fleet, resource: int) -> int:
    """SF-193, SF-194, SF-R41: the friendship card that gives the best ratio now, or -1."""
    best = -1
    friends = me.friends
    while friends:
        card = first(friends)
        friends &= friends - 1
        friend = box.friends[card]
        if friend.op == FriendOp.BANK_RATIO and friend.resource == resource:
            is_left = friend.per_turn == 0 or t.brokered[resource] < friend.per_turn
            if is_left and friend.ratio < box.ratio[resource] and (best < 0 or friend.ratio < box.friends[best].ratio):
                best = card
    return best


def ratio(box: Box, t: Table, me: Fleet, resource: int) -> int:
    """SF-084, SF-085: how many cards of a type the bank wants for one."""
    card = broker(box, t, me, resource)
    return box.ratio[resource] if card < 0 else box.friends[card].ratio


def offer_exchanges(box: Box, t: Table, me: Fleet) -> None:
    """SF-R14: for any other type that the bank has."""
    for give in range(RESOURCES):
        if me.hand[give] > 0 and me.hand[give] >= ratio(box, t, me, give):
            for take in range(RESOURCES):
                if take != give and t.bank[take] > 0:
                    offer(t, exchange(give, take))


@rules.forbids(Step.BUSINESS, Answer.EXCHANGE, rule="SF-R14")
def same_type(give: int, take: int) -> bool:
    return give == take


@rules.forbids(Step.BUSINESS, Answer.EXCHANGE, rule="SF-084")
def too_few_to_exchange(box: Box, t: Table, who: int, give: int) -> int:
    me = t.fleets[who]
    return max(max(ratio(box, t, me, give), 1) - me.hand[give], 0)


@rules.forbids(Step.BUSINESS, Answer.EXCHANGE, rule="SF-R14")
def bank_has_none(t: Table, take: int) -> bool:
    return t.bank[take] == 0


@rules.answers(Step.BUSINESS, Answer.EXCHANGE, about="SF-193 SF-194 SF-R41 SF-084 SF-085")
def trade_with_bank(box: Box, t: Table, who: int, give: int, take: int) -> None:
    me = t.fleets[who]
    card = broker(box, t, me, give)
    count = ratio(box, t, me, give)
    if card >= 0 and box.friends[card].per_turn > 0:
        t.brokered[give] += 1
    for _ in range(count):
        pay(t, who, give)
    gain(t, who, take, 1)
    tell(t, Event.EXCHANGED, who, count, give, take)
    plan(t, Step.BUSINESS, who)


def can_propose(box: Box, t: Table, who: int) -> bool:
    """SF-R54: both sides need cards; the number of proposals and calls in a turn is limited, against abuse."""
    return t.proposals < box.proposals and t.fleets[who].cards > 0 and richest_other(t, who) > 0


@rules.forbids(Step.BUSINESS, Answer.PROPOSE, Answer.CALL_OFFERS, rule="SF-R54")
def no_more_proposals(box: Box, t: Table) -> bool:
    return t.proposals >= box.proposals


@rules.forbids(Step.BUSINESS, Answer.PROPOSE, Answer.CALL_OFFERS, rule="SF-R13")
def no_cards_to_trade(t: Table, who: int) -> bool:
    return t.fleets[who].cards == 0 or richest_other(t, who) == 0


def richest_other(t: Table, who: int) -> int:
    """The size of the largest other hand."""
    most = 0
    for seat in range(t.players):
        if seat != who:
            most = max(most, t.fleets[seat].cards)
    return most


@rules.answers(Step.BUSINESS, Answer.PROPOSE, about="SF-083")
def propose(t: Table, who: int) -> None:
    """SF-081, SF-083: the active player puts together what he gives and what he wants; the others answer clockwise."""
    ask_others(t, who, Step.REPLY)
    plan(t, Step.WANT, who)
    plan(t, Step.OFFER, who)


@rules.answers(Step.BUSINESS, Answer.CALL_OFFERS, about="SF-082")
def call_for_offers(t: Table, who: int) -> None:
    """SF-082, SF-R54: he waits for what the others offer, clockwise, one offer each."""
    tell(t, Event.CALLED, who)
    ask_others(t, who, Step.INVITE)


def ask_others(t: Table, who: int, step: int) -> None:
    """Everybody else who has cards, clockwise; then the active player weighs what they said and goes on."""
    t.proposals += 1
    plan(t, Step.BUSINESS, who)
    plan(t, Step.ANSWERED, who)
    for k in range(t.players - 1, 0, -1):
        if t.fleets[(who + k) % t.players].cards > 0:
            plan(t, step, (who + k) % t.players, who)


def total(cards: list[int]) -> int:
    """How many cards a list names."""
    named = 0
    for resource in range(RESOURCES):
        named += cards[resource]
    return named


def types(cards: list[int]) -> int:
    """How many types a list names."""
    named = 0
    for resource in range(RESOURCES):
        if cards[resource] > 0:
            named += 1
    return named


@rules.asks(Step.OFFER, always=True, about="SF-081 SF-R54 SF-R13")
def offer_gifts(t: Table, who: int) -> None:
    """SF-081, SF-R54, SF-R13: cards out of the own hand, never all types, as something else has to be wanted."""
    mine = t.offers[who]
    for resource in range(RESOURCES):
        is_new = mine.give[resource] == 0
        if t.fleets[who].hand[resource] > mine.give[resource] and not (is_new and types(mine.give) == RESOURCES - 1):
            offer(t, Answer.ADD + resource)
    if total(mine.give) > 0:
        offer(t, Answer.DONE)


@rules.forbids(Step.OFFER, Answer.ADD, rule="SF-R54")
def no_more_in_hand(t: Table, who: int, resource: int) -> bool:
    return t.fleets[who].hand[resource] <= t.offers[who].give[resource]


@rules.forbids(Step.OFFER, Answer.ADD, rule="SF-R13")
def one_type_must_be_left(t: Table, who: int, resource: int) -> bool:
    mine = t.offers[who]
    return mine.give[resource] == 0 and types(mine.give) == RESOURCES - 1


@rules.forbids(Step.OFFER, Answer.DONE, rule="SF-R13")
def nothing_given(t: Table, who: int) -> bool:
    return total(t.offers[who].give) == 0


@rules.forbids(Step.WANT, Answer.ADD, rule="SF-R13")
def given_already(t: Table, who: int, resource: int) -> bool:
    return t.offers[who].give[resource] > 0


@rules.forbids(Step.WANT, Answer.ADD, rule="SF-R54")
def nobody_has_so_many(t: Table, who: int) -> bool:
    return total(t.offers[who].want) >= most_wanted(t, who)


@rules.forbids(Step.WANT, Answer.DONE, rule="SF-R13")
def nothing_wanted(t: Table, who: int) -> bool:
    return total(t.offers[who].want) == 0


@rules.answers(Step.OFFER, Answer.ADD)
def add_gift(t: Table, who: int, resource: int) -> None:
    mine = t.offers[who]
    mine.give[resource] += 1
    see_at_least(t, who, resource, mine.give[resource])
    plan(t, Step.OFFER, who)


@rules.answers(Step.OFFER, Answer.DONE)
def end_gifts() -> None:
    """Now for what he wants."""


@rules.asks(Step.WANT, always=True, about="SF-081 SF-R54 SF-R13")
def offer_wishes(t: Table, who: int) -> None:
    """SF-081, SF-R54, SF-R13: types that are not given, no more cards than anybody asked could have; sent only when he says so."""
    mine = t.offers[who]
    if total(mine.want) < most_wanted(t, who):
        for resource in range(RESOURCES):
            if mine.give[resource] == 0:
                offer(t, Answer.ADD + resource)
    if total(mine.want) > 0:
        offer(t, Answer.DONE)


def most_wanted(t: Table, who: int) -> int:
    """How many cards anybody who is asked could have."""
    return richest_other(t, who) if who == t.active else t.fleets[t.active].cards


@rules.answers(Step.WANT, Answer.ADD)
def add_wish(t: Table, who: int, resource: int) -> None:
    t.offers[who].want[resource] += 1
    plan(t, Step.WANT, who)


@rules.answers(Step.WANT, Answer.DONE)
def end_wishes(t: Table, who: int) -> None:
    """Both lists are public."""
    for resource in range(RESOURCES):
        if t.offers[who].give[resource] > 0:
            tell(t, Event.OFFERS, who, t.offers[who].give[resource], resource)
    for resource in range(RESOURCES):
        if t.offers[who].want[resource] > 0:
            tell(t, Event.WANTS, who, t.offers[who].want[resource], resource)


def holds(me: Fleet, cards: list[int]) -> bool:
    """Whether a hand has all these cards."""
    for resource in range(RESOURCES):
        if me.hand[resource] < cards[resource]:
            return False
    return True


def lacking(me: Fleet, cards: list[int]) -> int:
    """What a hand does not have of these cards, as a heap."""
    heap = 0
    for resource in range(RESOURCES):
        heap += max(cards[resource] - me.hand[resource], 0) << 4 * resource
    return heap


@rules.forbids(Step.REPLY, Answer.ACCEPT, rule="SF-R54", missing=HAND)
def cannot_accept(t: Table, who: int) -> int:
    return lacking(t.fleets[who], t.offers[t.active].want)


@rules.asks(Step.REPLY, always=True, about="SF-R54")
def offer_replies(t: Table, who: int) -> None:
    """SF-R54: accept only with the cards in hand; asked in any case, as hands are secret."""
    if holds(t.fleets[who], t.offers[t.active].want):
        offer(t, Answer.ACCEPT)
    offer(t, Answer.DECLINE)
    offer(t, Answer.COUNTER)


@rules.answers(Step.REPLY, Answer.ACCEPT)
def accept(t: Table, who: int) -> None:
    """The same trade, seen from the other side."""
    mine = t.offers[who]
    proposal = t.offers[t.active]
    mine.state = Reply.ACCEPTED
    for resource in range(RESOURCES):
        mine.give[resource] = proposal.want[resource]
        mine.want[resource] = proposal.give[resource]
        see_at_least(t, who, resource, mine.give[resource])
    tell(t, Event.ACCEPTED, who)


@rules.asks(Step.INVITE, about="SF-082 SF-R54")
def offer_bids(t: Table) -> None:
    """SF-082, SF-R54: an offer of his own, or none."""
    offer(t, Answer.BID)
    offer(t, Answer.DECLINE)


@rules.answers(Step.INVITE, Answer.DECLINE)
@rules.answers(Step.REPLY, Answer.DECLINE)
def decline(t: Table, who: int) -> None:
    tell(t, Event.DECLINED, who)


@rules.answers(Step.INVITE, Answer.BID)
@rules.answers(Step.REPLY, Answer.COUNTER, about="SF-082")
def counter(t: Table, who: int) -> None:
    """SF-082: lists of his own, which are not countered again."""
    t.offers[who].state = Reply.COUNTERED
    plan(t, Step.WANT, who)
    plan(t, Step.OFFER, who)


@rules.does(Step.ANSWERED)
def weigh_answers(t: Table, who: int) -> None:
    """The active player chooses if anybody accepted or made an offer."""
    for seat in range(t.players):
        if t.offers[seat].state != Reply.NONE:
            plan(t, Step.DEAL, who)
            return
    clear_offers(t)


@rules.asks(Step.DEAL, always=True, about="SF-R54")
def offer_partners(t: Table, who: int) -> None:
    """SF-R54: a counter-offer he cannot pay is not offered."""
    for seat in range(t.players):
        if t.offers[seat].state != Reply.NONE and holds(t.fleets[who], t.offers[seat].want):
            offer(t, Answer.DEAL + seat)
    offer(t, Answer.WITHDRAW)


@rules.forbids(Step.DEAL, Answer.DEAL, rule="SF-R54")
def offers_nothing(t: Table, partner: int) -> bool:
    return t.offers[partner].state == Reply.NONE


@rules.forbids(Step.DEAL, Answer.DEAL, rule="SF-R54", missing=HAND)
def cannot_deal(t: Table, who: int, partner: int) -> int:
    return lacking(t.fleets[who], t.offers[partner].want)


@rules.answers(Step.DEAL, Answer.DEAL)
def deal(t: Table, who: int, partner: int) -> None:
    """The cards change hands at once, seen by all."""
    tell(t, Event.TRADED, who, partner)
    theirs = t.offers[partner]
    swap_cards(t, partner, who, theirs)
    clear_offers(t)


def swap_cards(t: Table, giver: int, receiver: int, terms: Offer) -> None:
    for resource in range(RESOURCES):
        for _ in range(terms.give[resource]):
            hand_over(t, giver, receiver, resource)
        for _ in range(terms.want[resource]):
            hand_over(t, receiver, giver, resource)


@rules.answers(Step.DEAL, Answer.WITHDRAW)
def withdraw(t: Table, who: int) -> None:
    tell(t, Event.WITHDREW, who)
    clear_offers(t)


def clear_offers(t: Table) -> None:
    """Nothing is on offer any more."""
    for seat in range(SEATS):
        t.offers[seat].state = Reply.NONE
        for resource in range(RESOURCES):
            t.offers[seat].give[resource] = 0
            t.offers[seat].want[resource] = 0
