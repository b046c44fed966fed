"""What a bot likes: a table's worth for one seat, in hundredths of a point."""

from __future__ import annotations

from cosmocafe.author import count, first, has

from .box import Box
from .ring import TILES, steps_to
from .rules.attacks import can_shoot
from .rules.deliveries import is_complete
from .rules.events import in_force
from .scoring import BADGES, achieved, active_powers, points_of_tokens, score
from .table import SHIPS, Board, Table
from .vocabulary import BASICS, INGREDIENTS, NONE, PIRATES, Action, Lasting

POINT = 100
WIN = 1_000_000
# Found by letting bots with different numbers play against each other, in hundredths of a point.
STEP = 168  # a basic ingredient on the way to a coffee; an advanced one is two steps
PACE = 4  # steps a round towards a coffee
SPARE = 25  # a basic ingredient that the coffee does not need
SPARE_ADVANCED = 70
NEXT_COFFEE = 400  # each delivered coffee makes place for another one
ICON = 49  # room for Stardust on the coffee
BADGE = 15  # a Badge on the coffee, for each round to come
THIRD_SHIP = 108  # that the coffee brings, for each round to come
SHIP = 60  # for each round to come
POWER = 25  # an active power, for each round to come
STARDUST = 150  # while no delivered coffee has room for it
FOUND = 40  # an advanced ingredient the coffee needs, on the tile of a ship
LOSS = 150  # a power that pirates may take
# Hundredths of the whole.
PROMISED = 63  # a coffee that is complete but not delivered
STORED = 56  # Stardust that is not on a coffee yet
CHANCE = 56  # what can still be done in this turn
HONOR = 28  # the points of the next Honor space


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the best of the others."""
    if t.over != 0:
        return WIN * (2 - t.places[seat]) + POINT * score(box, t, seat)
    best = -WIN
    for other in range(t.players):
        if other != seat:
            best = max(best, standing(box, t, other))
    return 2 * standing(box, t, seat) - best


def standing(box: Box, t: Table, seat: int) -> int:
    """What one player has, and what may come of it."""
    me = t.boards[seat]
    left = box.rounds - t.round
    prize = prize_of_coffee(box, me, left)
    worth = POINT * score(box, t, seat) + coffee(box, me, prize, left) + stardust(box, me, left)
    worth += NEXT_COFFEE * count(me.delivered) + left * POWER * active_powers(me) + hope_of_honor(box, me) + spare_goods(box, me, left)
    for ship in range(SHIPS):
        if me.ships[ship] != NONE:
            worth += SHIP * left + outlook(box, t, me, me.ships[ship], left)
    if is_complete(box, me):
        worth += way_home(t, me, prize)
    if t.die != NONE and t.turn == seat:
        worth += chances(box, t, seat, prize) * CHANCE // 100
    return worth


def weight(ingredient: int) -> int:
    """How many steps an ingredient is."""
    return 1 if ingredient < BASICS else 2


def missing(box: Box, me: Board, ingredient: int) -> int:
    """How many of an ingredient the coffee still needs beyond what is stored; negative when there are too many."""
    wanted = box.cards[me.card].recipe[ingredient] if me.card != NONE else 0
    return wanted - me.poured[ingredient] - me.goods[ingredient]


def prize_of_coffee(box: Box, me: Board, left: int) -> int:
    """What delivering the undelivered card brings: points, Badges, room for Stardust, the third ship."""
    if me.card == NONE:
        return 0
    card = box.cards[me.card]
    prize = POINT * card.vp + ICON * card.icons * min(left, card.icons)
    if left > 0:
        for badge in range(BADGES):
            if card.badges[badge] > 0:
                prize += card.badges[badge] * box.badge_points[badge] * (POINT * achieved(me, badge) + BADGE * left)
    for ship in range(box.ships):
        if me.ships[ship] == NONE:
            prize += THIRD_SHIP * left
    return prize


def coffee(box: Box, me: Board, prize: int, left: int) -> int:
    """The undelivered card: its prize, less the work that is still to be done, if there is time for it."""
    if me.card == NONE:
        return 0
    all_work = 0
    work = 0
    poured = 0
    for ingredient in range(INGREDIENTS):
        all_work += box.cards[me.card].recipe[ingredient] * weight(ingredient)
        work += max(missing(box, me, ingredient), 0) * weight(ingredient)
        poured += me.poured[ingredient]
    if work > PACE * left:
        return prize * (all_work - work) // (all_work * 4)
    return prize * PROMISED // 100 - STEP * work + 3 * poured


def stardust(box: Box, me: Board, left: int) -> int:
    """Stardust stored, and the promise of cards that are not full yet: their first token counts as much as their last."""
    best = STARDUST if left > 0 else 0
    promise = 0
    cards = me.delivered
    while cards:
        card = first(cards)
        cards &= cards - 1
        icons = box.cards[card].icons
        if me.sprinkled[card] < icons:
            full = points_of_tokens(box, icons)
            best = max(best, POINT * full // icons)
            promise += POINT * (full * me.sprinkled[card] // icons - points_of_tokens(box, me.sprinkled[card]))
    return me.stardust * best * STORED // 100 + promise * min(left, 3) // 3


def hope_of_honor(box: Box, me: Board) -> int:
    """The points of the next space count a little before it is reached."""
    return 0 if me.honor == box.honor_max else HONOR * box.honor[me.honor + 1].vp


def spare_goods(box: Box, me: Board, left: int) -> int:
    """What the coffee does not need may serve later."""
    worth = 0
    for ingredient in range(INGREDIENTS):
        spare = min(me.goods[ingredient], -missing(box, me, ingredient))
        if spare > 0:
            worth += spare * (SPARE if ingredient < BASICS else SPARE_ADVANCED)
    return worth * min(left, 2) // 2


def worth_of(box: Box, me: Board, ingredient: int) -> int:
    """What gaining an ingredient is worth."""
    if missing(box, me, ingredient) > 0:
        return STEP * weight(ingredient)
    return SPARE if ingredient < BASICS else SPARE_ADVANCED


def outlook(box: Box, t: Table, me: Board, tile: int, left: int) -> int:
    """What a ship may find on its tile later, and what pirates may do to it there."""
    globe = t.globes[tile]
    if globe == NONE:
        return 10
    worth = 0
    if left > 0:
        if missing(box, me, box.globes[globe].color) > 0:
            worth += 12 * (1 + t.tokens[tile])
        if missing(box, me, box.globes[globe].advanced) > 0:
            worth += FOUND
    return worth - danger(box, t, me, tile)


def danger(box: Box, t: Table, me: Board, tile: int) -> int:
    """What a pirate in reach would take."""
    if t.target == NONE:
        return 0
    for pirate in range(PIRATES):
        if t.pirates[pirate] != NONE and not has(t.damaged, pirate):
            if steps_to(t.pirates[pirate], tile) <= box.track[t.marker]:
                owed = box.round_track[t.round - 1].rob
                if me.goods[t.target] >= owed:
                    return 20 * owed
                return LOSS if me.unlocked & ~me.tapped else 0
    return 0


def way_home(t: Table, me: Board, prize: int) -> int:
    """A complete coffee wants a ship on its way to the Starbase."""
    nearest = TILES
    for ship in range(SHIPS):
        if me.ships[ship] != NONE:
            nearest = min(nearest, steps_to(me.ships[ship], me.base))
    return prize * (TILES - nearest) // 300


def chances(box: Box, t: Table, seat: int, prize: int) -> int:
    """What the active ship can still do in this turn where it is."""
    me = t.boards[seat]
    at = me.ships[t.ship]
    if at == NONE:
        return 0
    worth = 0
    if not has(t.acted, Action.COLOR) and has(t.colored[t.die], at):
        for token in range(min(t.tokens[at] + 1, box.globe_room)):
            worth += STEP if token < missing(box, me, t.die) else SPARE
    if not has(t.acted, Action.NUMBER):
        worth += chance_of_number(box, t, me, at)
    if t.arrived and not has(t.acted, Action.DELIVER) and is_complete(box, me):
        worth += prize // 5
    if not has(t.acted, Action.ATTACK) and can_shoot(box, t, seat, box.attack_range):
        worth += POINT
    return worth


def chance_of_number(box: Box, t: Table, me: Board, at: int) -> int:
    """Producing, restocking, or a power of the die's number."""
    number = t.dice[t.die]
    if t.globes[at] != NONE:
        globe = box.globes[t.globes[at]]
        if globe.number == number and me.goods[globe.advanced] < box.advanced_slots:
            return worth_of(box, me, globe.advanced)
    elif has(box.restock_numbers, number):
        return STEP if in_force(box, t, Lasting.CHEAP_TRADE) else STEP * 3 // 4
    return 50 if has(me.unlocked & ~me.tapped, number - 1) else 0
