"""What the results of encounters bring about (SF-124, SF-130 to SF-134, SF-R30 to SF-R36, SF-R55, SF-R59)."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..passages import Effect
from ..table import Table
from ..vocabulary import EXPANSIONS, RESOURCES, Again, Answer, Event, Expansion, Op, PassageKind, Step, rules
from .encounters import follow
from .hands import gain, pay, slip, steal, take_back
from .places import first_ship
from .victory import can_expand, change_fame, expand, expansions


@rules.does(Step.EFFECTS)
def take_effect(box: Box, t: Table, who: int) -> None:
    """One effect after the other; what it asks is asked before the next one."""
    passage = box.passages[t.node]
    if t.effect < passage.effect_count:
        effect = passage.effects[t.effect]
        t.effect += 1
        plan(t, Step.EFFECTS, who)
        happen(box, t, who, effect)
    elif passage.kind == PassageKind.DO:
        follow(box, t, who, 0)
    else:
        plan(t, Step.CARD_ENDS, who)


def happen(box: Box, t: Table, who: int, effect: Effect) -> None:
    """Effects on the player himself, then those on cards, then those on everybody."""
    if effect.op == Op.FAME:
        change_fame(box, t, who, effect.amount)
    elif effect.op == Op.LOSE_EXPANSION:
        plan(t, Step.LOSE_EXPANSION, who, effect.amount)
    elif effect.op == Op.GAIN_EXPANSION:
        plan(t, Step.GAIN_EXPANSION, who, effect.amount)
    elif effect.op == Op.GROUND_FIRST_SHIP:
        ground_first_ship(box, t, who)
    elif effect.op == Op.SPACE_JUMP:
        plan(t, Step.JUMP, who)
    elif effect.op == Op.FREE_TRADE_SHIP:
        t.fleets[who].claims += 1
        tell(t, Event.CLAIM, who)
        plan(t, Step.CLAIMS, who)
    elif effect.op <= Op.EACH_GIVES or effect.op == Op.RETURN_GIFT:
        move_cards(t, who, effect)
    else:
        settle_account(box, t, who, effect)


def move_cards(t: Table, who: int, effect: Effect) -> None:
    """Cards for the active player."""
    if effect.op == Op.GAIN:
        for _ in range(min(effect.amount, t.bank[effect.resource])):
            take(t, who, effect.resource)
    elif effect.op == Op.GAIN_CHOICE:
        plan(t, Step.CHOOSE, who, effect.amount)
    elif effect.op == Op.DRAW_FROM_EACH:
        draw_from_each(t, who, effect.amount)
    elif effect.op == Op.EACH_GIVES:
        each_gives(t, who, effect.amount)
    else:
        for resource in range(RESOURCES):
            while t.gift[resource] > 0:
                take_back(t, who, resource)
                tell(t, Event.TOOK, who, resource)


def settle_account(box: Box, t: Table, who: int, effect: Effect) -> None:
    """Payments, and what follows for all or after the card."""
    if effect.op == Op.PAY:
        plan(t, Step.PAY, who, effect.amount)
    elif effect.op == Op.SWAP:
        plan(t, Step.SWAP_GIVE, who, effect.amount)
    elif effect.op == Op.LOSE_SWAPPED:
        lose_swapped(t, who)
    elif effect.op == Op.NEW_ENCOUNTER:
        t.again = Again.NEXT_CARD
    elif effect.op == Op.RESHUFFLE_AND_DRAW:
        t.again = Again.RESHUFFLED
    elif effect.op == Op.WEAR:
        wear_out(t, who, effect.amount)
    else:
        honour_freight(box, t, effect.amount)


def take(t: Table, who: int, resource: int) -> None:
    gain(t, who, resource, 1)
    tell(t, Event.TOOK, who, resource)


def ground_first_ship(box: Box, t: Table, who: int) -> None:
    """SF-124, SF-130, SF-R60: without a starship nothing happens."""
    ship = first_ship(box, t, who)
    t.grounded = ship + 1
    if ship >= 0:
        tell(t, Event.GROUNDED, who, ship)


def draw_from_each(t: Table, who: int, cards: int) -> None:
    """SF-R36: clockwise from the left."""
    for k in range(1, t.players):
        for _ in range(cards):
            steal(t, who, (who + k) % t.players)


def each_gives(t: Table, who: int, cards: int) -> None:
    """Everybody else who has cards chooses one of them."""
    for k in range(t.players - 1, 0, -1):
        seat = (who + k) % t.players
        for _ in range(min(cards, t.fleets[seat].cards)):
            plan(t, Step.PASS_CARD, seat)


@rules.answers(Step.PASS_CARD, Answer.GIVE, about="SF-R56")
def pass_card(t: Table, who: int, resource: int) -> None:
    tell(t, Event.STOLEN, t.active, who)
    slip(t, who, t.active, resource)


@rules.asks(Step.CHOOSE, about="SF-R55")
def offer_bank(t: Table) -> None:
    """SF-R55: what the bank holds."""
    for resource in range(RESOURCES):
        if t.bank[resource] > 0:
            offer(t, Answer.TAKE + resource)


@rules.answers(Step.CHOOSE, Answer.TAKE)
def choose_card(t: Table, who: int, left: int, resource: int) -> None:
    take(t, who, resource)
    if left > 1:
        plan(t, Step.CHOOSE, who, left - 1)


@rules.answers(Step.PAY, Answer.GIVE, about="SF-R26")
def pay_card(t: Table, who: int, left: int, resource: int) -> None:
    """SF-121, SF-R26: the cards that were promised, chosen one by one."""
    pay(t, who, resource)
    tell(t, Event.GAVE, who, resource)
    if left > 1:
        plan(t, Step.PAY, who, left - 1)


@rules.answers(Step.SWAP_GIVE, Answer.GIVE)
def give_for_swap(t: Table, who: int, left: int, resource: int) -> None:
    """SF-R31: the type given is not taken back; it is marked until the cards are taken."""
    pay(t, who, resource)
    tell(t, Event.GAVE, who, resource)
    t.swapped[resource] = -1
    plan(t, Step.SWAP_TAKE, who, left)


@rules.asks(Step.SWAP_TAKE, about="SF-R31 SF-R55")
def offer_swap(t: Table) -> None:
    """SF-R31, SF-R55: any type but the one given, if the bank has it."""
    for resource in range(RESOURCES):
        if t.bank[resource] > 0 and t.swapped[resource] >= 0:
            offer(t, Answer.TAKE + resource)


@rules.answers(Step.SWAP_TAKE, Answer.TAKE)
def take_for_swap(t: Table, who: int, left: int, resource: int) -> None:
    take(t, who, resource)
    t.swapped[resource] += 1
    if left > 1:
        plan(t, Step.SWAP_TAKE, who, left - 1)


def lose_swapped(t: Table, who: int) -> None:
    """SF-R31, SF-R55: exactly the cards taken go back."""
    for resource in range(RESOURCES):
        for _ in range(t.swapped[resource]):
            pay(t, who, resource)
            tell(t, Event.GAVE, who, resource)


@rules.asks(Step.LOSE_EXPANSION, about="SF-133")
def offer_losses(t: Table, who: int) -> None:
    """SF-133: the owner chooses; with nothing to lose nothing is asked."""
    for kind in range(EXPANSIONS):
        if t.fleets[who].expansions[kind] > 0:
            offer(t, Answer.EXPANSION + kind)


@rules.forbids(Step.LOSE_EXPANSION, Answer.EXPANSION, rule="SF-133")
def none_to_lose(t: Table, who: int, expansion: int) -> bool:
    return t.fleets[who].expansions[expansion] == 0


@rules.answers(Step.LOSE_EXPANSION, Answer.EXPANSION)
def lose_expansion(t: Table, who: int, left: int, expansion: int) -> None:
    t.fleets[who].expansions[expansion] -= 1
    tell(t, Event.LOST_EXPANSION, who, expansion)
    if left > 1:
        plan(t, Step.LOSE_EXPANSION, who, left - 1)


@rules.asks(Step.GAIN_EXPANSION, about="SF-018 SF-038")
def offer_gains(box: Box, t: Table, who: int) -> None:
    for kind in range(EXPANSIONS):
        if can_expand(box, t, who, kind):
            offer(t, Answer.EXPANSION + kind)


@rules.forbids(Step.GAIN_EXPANSION, Answer.EXPANSION, rule="SF-018")
def no_room_for_more(box: Box, t: Table, who: int, expansion: int) -> bool:
    return not can_expand(box, t, who, expansion)


@rules.answers(Step.GAIN_EXPANSION, Answer.EXPANSION)
def gain_expansion(t: Table, who: int, left: int, expansion: int) -> None:
    expand(t, who, expansion)
    if left > 1:
        plan(t, Step.GAIN_EXPANSION, who, left - 1)


def wear_out(t: Table, who: int, most: int) -> None:
    """SF-134, SF-R33: everybody with more than so many expansions, clockwise from the active player."""
    for k in range(t.players - 1, -1, -1):
        seat = (who + k) % t.players
        if expansions(t.fleets[seat]) > most:
            plan(t, Step.LOSE_EXPANSION, seat, 1)


def honour_freight(box: Box, t: Table, fame: int) -> None:
    """SF-R35, SF-R59: all who have the most freight rings now."""
    most = 0
    for seat in range(t.players):
        most = max(most, t.fleets[seat].expansions[Expansion.FREIGHT_RING])
    for seat in range(t.players):
        if most > 0 and t.fleets[seat].expansions[Expansion.FREIGHT_RING] == most:
            change_fame(box, t, seat, fame)
