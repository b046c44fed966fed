"""What must hold on every table: nothing appears, nothing vanishes, nothing lies where it cannot lie."""

from __future__ import annotations

from cosmocafe.author import count, has, only

from .box import GLOBES, Box
from .ring import TILES
from .rules.goods import basics
from .scoring import stardust_on_cards
from .table import MARKET_ROW, SHIPS, Board, Table
from .vocabulary import BASICS, CARDS, COLORS, INGREDIENTS, NONE, PIRATES

INVARIANTS = (
    "the ingredient tokens of each colour are as many as in the box",
    "the Stardust tokens are as many as in the box",
    "no storage holds more than its slots",
    "no Globe holds more tokens than allowed, and Cities hold none",
    "a card never holds more ingredients or Stardust than it has room for",
    "every Silver and Gold card is in exactly one place",
    "only unlocked powers are deactivated, and Honor stays on its track",
    "Starbases are different Cities, and only ships in play stand",
    "every Globe lies on one tile, and its colour is known",
    "pirates appear in their round, and only pirates in play are damaged",
)


def broken(box: Box, t: Table) -> int:
    """The number of the first invariant that does not hold, counted from 1, or 0."""
    for color in range(COLORS):
        if t.supply[color] < 0 or tokens_of_color(box, t, color) != box.supply[color]:
            return 1
    if t.stardust < 0 or all_stardust(t) != box.stardust:
        return 2
    for seat in range(t.players):
        fault = broken_board(box, t, seat)
        if fault > 0:
            return fault
    if is_globe_wrong(box, t):
        return 4
    for card in range(1, CARDS):
        if places_of_card(t, card) != 1:
            return 6
    if is_layout_wrong(box, t):
        return 9
    return 10 if is_pirate_wrong(box, t) else 0


def tokens_of_color(box: Box, t: Table, color: int) -> int:
    """SC-R24: supply, Globes, storages and undelivered cards."""
    tokens = t.supply[color]
    for tile in range(TILES):
        if has(t.colored[color], tile):
            tokens += t.tokens[tile]
    for seat in range(t.players):
        for ingredient in range(INGREDIENTS):
            if box.color[ingredient] == color:
                tokens += t.boards[seat].goods[ingredient] + t.boards[seat].poured[ingredient]
    return tokens


def all_stardust(t: Table) -> int:
    """SC-R24: supply, Globes, storages, powers and delivered cards."""
    tokens = t.stardust + count(t.dusted)
    for seat in range(t.players):
        me = t.boards[seat]
        tokens += me.stardust + count(me.unlocked) + stardust_on_cards(me)
    return tokens


def broken_board(box: Box, t: Table, seat: int) -> int:
    me = t.boards[seat]
    if basics(me) > box.basic_slots or not 0 <= me.stardust <= box.stardust_slots:
        return 3
    for ingredient in range(INGREDIENTS):
        if me.goods[ingredient] < 0 or (ingredient >= BASICS and me.goods[ingredient] > box.advanced_slots):
            return 3
    if is_card_wrong(box, me):
        return 5
    if me.tapped & ~me.unlocked or not 0 <= me.honor <= box.honor_max:
        return 7
    return 8 if is_fleet_wrong(box, t, seat) else 0


def is_card_wrong(box: Box, me: Board) -> bool:
    for ingredient in range(INGREDIENTS):
        room = box.cards[me.card].recipe[ingredient] if me.card != NONE else 0
        if not 0 <= me.poured[ingredient] <= room:
            return True
    for card in range(CARDS):
        room = box.cards[card].icons if has(me.delivered, card) else 0
        if not 0 <= me.sprinkled[card] <= room:
            return True
    return False


def is_fleet_wrong(box: Box, t: Table, seat: int) -> bool:
    me = t.boards[seat]
    if me.base != NONE and not has(box.cities, me.base):
        return True
    for other in range(seat):
        if me.base != NONE and t.boards[other].base == me.base:
            return True
    for ship in range(SHIPS):
        if me.ships[ship] == NONE and has(me.standing, ship):
            return True
    return False


def is_globe_wrong(box: Box, t: Table) -> bool:
    for tile in range(TILES):
        room = 0 if has(box.cities, tile) else box.globe_room
        if not 0 <= t.tokens[tile] <= room:
            return True
    return t.dusted & box.cities != 0


def places_of_card(t: Table, card: int) -> int:
    places = t.silver[card] + t.gold[card]
    for place in range(2 * MARKET_ROW):
        if t.market[place] == card:
            places += 1
    for seat in range(t.players):
        if t.boards[seat].card == card:
            places += 1
        if has(t.boards[seat].delivered, card):
            places += 1
    return places


def is_layout_wrong(box: Box, t: Table) -> bool:
    seen = 0
    for tile in range(TILES):
        globe = t.globes[tile]
        if (globe == NONE) != has(box.cities, tile):
            return True
        for color in range(COLORS):
            if has(t.colored[color], tile) != (globe != NONE and box.globes[globe].color == color):
                return True
        if globe != NONE:
            seen |= only(globe)
    return count(seen) != GLOBES


def is_pirate_wrong(box: Box, t: Table) -> bool:
    for pirate in range(PIRATES):
        has_come = False
        for number in range(t.round):
            if box.round_track[number].pirate == pirate:
                has_come = True
        if t.pirates[pirate] == NONE and has(t.damaged, pirate):
            return True
        if t.pirates[pirate] != NONE and not has_come:
            return True
    return False
