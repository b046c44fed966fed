"""Galaxy Events (SC-129 to SC-138): done at once in Phase 1, or in force until the round ends."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..ring import TILES
from ..table import SHIPS, Table
from ..vocabulary import COLORS, NONE, PIRATES, POWERS, Answer, Event, Step, rules
from .deliveries import deliver, is_complete
from .upgrades import offer_upgrade, repair, unlock


def tell_effect(box: Box, t: Table, event: int) -> None:
    """What an event does, with its numbers."""
    tell(t, Event.DAWN_BASICS + event, -1, box.events[event].amount, box.events[event].most_honor)


def in_force(box: Box, t: Table, lasting: int) -> bool:
    """Whether this event changes the rules of the round."""
    return t.event != NONE and box.events[t.event].lasting == lasting


@rules.does(Step.EVENT)
def resolve_event(box: Box, t: Table) -> None:
    """SC-021: player by player from the first player clockwise."""
    event = box.events[t.event]
    tell(t, Event.EVENT, -1, t.event)
    tell_effect(box, t, t.event)
    if event.step == NONE:
        return
    asked = 1 if event.first_player else t.players
    for k in range(asked - 1, -1, -1):
        plan(t, event.step, (t.first + k) % t.players, event.amount)


def empty_globes(box: Box, t: Table) -> int:
    """SC-133: the Ingredient Globes with no ship and no pirate."""
    free = t.colored[0]
    for color in range(1, COLORS):
        free |= t.colored[color]
    for seat in range(t.players):
        for ship in range(SHIPS):
            if t.boards[seat].ships[ship] != NONE:
                free &= ~only(t.boards[seat].ships[ship])
    for pirate in range(PIRATES):
        if t.pirates[pirate] != NONE:
            free &= ~only(t.pirates[pirate])
    return free


@rules.asks(Step.SWAP, about="SC-R30 SC-133")
def offer_globes(box: Box, t: Table) -> None:
    """SC-R30: with two or more empty Globes."""
    free = empty_globes(box, t)
    if free & (free - 1) != 0:
        offer_swaps(t, free)


@rules.asks(Step.SWAP_WITH, about="SC-133")
def offer_other_globes(box: Box, t: Table, other: int) -> None:
    """SC-133: the Globe that changes places with the first one."""
    offer_swaps(t, empty_globes(box, t) & ~only(other))


def offer_swaps(t: Table, tiles: int) -> None:
    while tiles:
        offer(t, Answer.SWAP + first(tiles))
        tiles &= tiles - 1


@rules.answers(Step.SWAP, Answer.SWAP)
def choose_globe(t: Table, who: int, tile: int) -> None:
    plan(t, Step.SWAP_WITH, who, tile)


@rules.answers(Step.SWAP_WITH, Answer.SWAP)
def swap_globes(box: Box, t: Table, who: int, other: int, tile: int) -> None:
    """Tokens go to the supply, the tiles change places; ports stay where they are."""
    clear_globe(box, t, tile)
    clear_globe(box, t, other)
    globe = t.globes[tile]
    put_globe(box, t, tile, t.globes[other])
    put_globe(box, t, other, globe)
    tell(t, Event.SWAPPED, who, other, tile)


def clear_globe(box: Box, t: Table, tile: int) -> None:
    color = box.globes[t.globes[tile]].color
    t.supply[color] += t.tokens[tile]
    t.tokens[tile] = 0
    t.colored[color] &= ~only(tile)
    if has(t.dusted, tile):
        t.dusted &= ~only(tile)
        t.stardust += 1


def put_globe(box: Box, t: Table, tile: int, globe: int) -> None:
    t.globes[tile] = globe
    t.colored[box.globes[globe].color] |= only(tile)


@rules.asks(Step.FREE_UPGRADE, about="SC-135 SC-R31")
def offer_free_upgrades(t: Table, who: int) -> None:
    """SC-135, SC-R31: any power that is not active; unlocking needs a token in the supply."""
    me = t.boards[who]
    for power in range(POWERS):
        offer_upgrade(t, me, power, t.stardust)
    offer(t, Answer.PASS)


@rules.answers(Step.FREE_UPGRADE, Answer.UNLOCK)
def unlock_freely(t: Table, who: int, power: int) -> None:
    t.stardust -= 1
    unlock(t, who, power)


@rules.answers(Step.FREE_UPGRADE, Answer.REPAIR)
def repair_freely(t: Table, who: int, power: int) -> None:
    repair(t, who, power)


@rules.asks(Step.EXPRESS, about="SC-137 SC-R27 SC-105")
def offer_ships_home(box: Box, t: Table, who: int) -> None:
    """SC-137, SC-R27: any own ship in play; one that is already home only to deliver."""
    me = t.boards[who]
    for tile in range(TILES):
        if is_there(t, who, tile) and (tile != me.base or is_complete(box, me)):
            offer(t, Answer.HOME + tile)
    offer(t, Answer.PASS)


def is_there(t: Table, who: int, tile: int) -> bool:
    """Whether a player has a ship on a tile."""
    for ship in range(SHIPS):
        if t.boards[who].ships[ship] == tile:
            return True
    return False


@rules.answers(Step.EXPRESS, Answer.HOME)
def bring_home(box: Box, t: Table, who: int, tile: int) -> None:
    me = t.boards[who]
    ship = 0
    while me.ships[ship] != tile:
        ship += 1
    me.ships[ship] = me.base
    tell(t, Event.CAME_HOME, who, tile)
    if is_complete(box, me):
        plan(t, Step.EXPRESS_DELIVERY, who)


@rules.asks(Step.EXPRESS_DELIVERY, about="SC-137")
def offer_express_delivery(t: Table) -> None:
    """SC-137: deliver at once."""
    offer(t, Answer.DELIVER)
    offer(t, Answer.PASS)


@rules.answers(Step.EXPRESS_DELIVERY, Answer.DELIVER, about="SC-R54 SC-076 SC-080")
def deliver_at_once(box: Box, t: Table, who: int) -> None:
    """SC-R54: this is no action of a turn."""
    deliver(box, t, who)


@rules.answers(Step.FREE_UPGRADE, Answer.PASS)
@rules.answers(Step.EXPRESS, Answer.PASS)
@rules.answers(Step.EXPRESS_DELIVERY, Answer.PASS)
def decline(t: Table) -> None:
    """Events are offers."""
