"""Setup: the galaxy, the supply, the boards, the Starbases (SC-006 to SC-018)."""

from __future__ import annotations

from cosmocafe.author import has, offer, one_of, only, plan, shuffle, tell

from ..box import GLOBES, Box, EventKind
from ..ring import SIDE, TILES
from ..table import MARKET_ROW, SHIPS, Table
from ..vocabulary import CARDS, CITIES, COLORS, EVENTS, NONE, PIRATES, Answer, Event, Step, Tier, rules
from .deliveries import turn_up


def set_up(box: Box, t: Table) -> None:
    """Put everything in its place; then the players choose their Starbases."""
    lay_globes(box, t)
    lay_piles(box, t)
    fill_supply(box, t)
    for seat in range(t.players):
        lay_board(box, t, seat)
    t.event = NONE
    t.foreseen = NONE
    t.target = NONE
    t.die = NONE
    t.round = 1
    t.first = one_of(t, t.players)  # SC-R04
    tell(t, Event.FIRST_PLAYER, t.first)
    plan(t, Step.ROUND)
    for k in range(t.players - 1, -1, -1):
        plan(t, Step.STARBASE, (t.first + k) % t.players)


def lay_globes(box: Box, t: Table) -> None:
    """SC-006: Cities in the corners, Ingredient Globes at random, or as shown for a first game."""
    for globe in range(GLOBES):
        t.globes[globe] = globe
    shuffle(t, t.globes, GLOBES)
    left = GLOBES
    for tile in range(TILES - 1, -1, -1):  # from the last tile, so that no globe is overwritten before it is laid
        if has(box.cities, tile):
            t.globes[tile] = NONE
        else:
            left -= 1
            t.globes[tile] = t.globes[left]
    for globe in range(GLOBES):
        if box.first_game:
            t.globes[box.globes[globe].tile] = globe
    for tile in range(TILES):
        if t.globes[tile] != NONE:
            t.colored[box.globes[t.globes[tile]].color] |= only(tile)


def lay_piles(box: Box, t: Table) -> None:
    """SC-008, SC-010, SC-015: face-down piles are what is left in them; two cards of each deck are turned up."""
    for color in range(COLORS):
        t.targets[color] = box.targets[color]
    for event in range(EVENTS):
        t.dawns[event] = 1 if box.events[event].kind == EventKind.DAWN else 0
        t.dusks[event] = 1 - t.dawns[event]
    for card in range(CARDS):
        t.silver[card] = 1 if box.cards[card].tier == Tier.SILVER else 0
        t.gold[card] = 1 if box.cards[card].tier == Tier.GOLD else 0
    for place in range(2 * MARKET_ROW):
        t.market[place] = NONE
    for place in range(box.open_silver):
        turn_up(t, place)
    for place in range(box.open_gold):
        turn_up(t, MARKET_ROW + place)


def fill_supply(box: Box, t: Table) -> None:
    """SC-011: all tokens in the supply, no pirate on the board."""
    t.stardust = box.stardust
    for color in range(COLORS):
        t.supply[color] = box.supply[color]
    for pirate in range(PIRATES):
        t.pirates[pirate] = NONE


def lay_board(box: Box, t: Table, seat: int) -> None:
    """SC-012 to SC-014, SC-018: a Copper card, one Stardust, no Honor, no ship in play yet."""
    me = t.boards[seat]
    me.base = NONE
    me.final = NONE
    me.card = 0
    me.stardust = box.start_stardust
    t.stardust -= box.start_stardust
    for ship in range(SHIPS):
        me.ships[ship] = NONE


@rules.asks(Step.STARBASE, about="SC-017")
def offer_starbases(t: Table) -> None:
    for city in range(CITIES):
        if not is_chosen(t, city * SIDE):
            offer(t, Answer.STARBASE + city)


def is_chosen(t: Table, tile: int) -> bool:
    for seat in range(t.players):
        if t.boards[seat].base == tile:
            return True
    return False


@rules.forbids(Step.STARBASE, Answer.STARBASE, rule="SC-017")
def city_is_chosen(t: Table, city: int) -> bool:
    return is_chosen(t, city * SIDE)


@rules.answers(Step.STARBASE, Answer.STARBASE)
def choose_starbase(box: Box, t: Table, who: int, city: int) -> None:
    """SC-017: two ships stand on the Starbase."""
    me = t.boards[who]
    me.base = city * SIDE
    for ship in range(box.ships_at_start):
        me.ships[ship] = me.base
        me.standing |= only(ship)
    tell(t, Event.STARBASE, who, city)
