"""What a picture says of the galaxy and of each player, in words and figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cosmocafe.author import NOBODY, Told, first, has
from cosmocafe.draw.still import noted

from .ring import SIDE
from .scoring import points, score
from .table import SHIPS, Board, Table
from .view import View
from .vocabulary import CARD, CITY, GOOD, INGREDIENTS, NONE, PIRATE, PIRATES, POWER, POWERS, Event, Part

LABELS = (
    "round", "first", "event", "next_event", "target", "movement", "dice", "on_offer", "supply", "points", "honor",
    "storage", "stardust", "powers", "card", "cards", "badges", "delivered", "turn", "place", "free", "refills",
)  # fmt: skip


def stocks(view: View) -> dict[str, Callable[[Table, int], None]]:
    """What I may lack: each ingredient, and Stardust."""

    def more(ingredient: int) -> Callable[[Table, int], None]:
        def add(t: Table, count: int) -> None:
            t.boards[view.seat].goods[ingredient] += count

        return add

    def stardust(t: Table, count: int) -> None:
        t.boards[view.seat].stardust += count

    goods = {view.words.value(GOOD, ingredient): more(ingredient) for ingredient in range(INGREDIENTS)}
    return {**goods, view.words.label("stardust"): stardust}


def things(left: int) -> Iterator[int]:
    """The members of a set."""
    while left:
        yield first(left)
        left &= left - 1


def tile_words(view: View, tile: int) -> str:
    """What kind of tile it is: a City by its name, a Globe by its colour, number and advanced ingredient."""
    words, globe = view.words, view.table.globes[tile]
    if globe == NONE:
        return words.value(CITY, tile // SIDE)
    shown = view.box.globes[globe]
    return f"{words.value(GOOD, shown.color)} {shown.number}={words.value(GOOD, shown.advanced)}"


@noted
def stardust_port(view: View, tile: int) -> int:
    """The number of the Stardust Port at a tile, or 0."""
    ports = view.box.port_tile
    return ports.index(tile, 1) if tile in ports[1:] else 0


@noted
def pirates_on(view: View, tile: int) -> list[int]:
    """The pirates on a tile."""
    return [pirate for pirate in range(PIRATES) if view.table.pirates[pirate] == tile]


@noted
def ships_on(view: View, seat: int, tile: int) -> list[bool]:
    """A player's ships on a tile, each standing or not."""
    board = view.table.boards[seat]
    return [has(board.standing, ship) for ship in range(SHIPS) if board.ships[ship] == tile]


def goods_words(view: View, goods: list[int]) -> str:
    """Ingredients with their numbers."""
    return view.words.listed(f"{goods[good]} {view.words.value(GOOD, good)}" for good in range(INGREDIENTS) if goods[good])


def card_words(view: View, card: int) -> str:
    """A card with its points, Stardust icons and recipe."""
    shown = view.box.cards[card]
    return view.words.aside(f"{view.words.value(CARD, card)} {shown.vp}/{'*' * shown.icons}", goods_words(view, shown.recipe))


def coffee_words(view: View, board: Board) -> str:
    """The undelivered card: poured of needed for each ingredient."""
    if board.card == NONE:
        return "-"
    recipe = view.box.cards[board.card].recipe
    slots = [f"{view.words.value(GOOD, good)} {board.poured[good]}/{recipe[good]}" for good in range(INGREDIENTS) if recipe[good]]
    return view.words.titled(view.words.value(CARD, board.card), view.words.listed(slots))


def delivered_words(view: View, board: Board) -> str:
    """The delivered cards with their Stardust."""
    return view.words.listed(
        f"{view.words.value(CARD, card)} {'*' * board.sprinkled[card]}{'.' * (view.box.cards[card].icons - board.sprinkled[card])}"
        for card in things(board.delivered)
    )


def power_words(view: View, board: Board) -> str:
    """The unlocked powers; a deactivated one in brackets."""
    unlocked = [power for power in range(POWERS) if has(board.unlocked, power)]
    named = {power: f"{power + 1} {view.words.value(POWER, power)}" for power in unlocked}
    return view.words.listed(f"({name})" if has(board.tapped, power) else name for power, name in named.items())


def amounts(view: View, seat: int) -> dict[str, str]:
    """What a player has, by label."""
    board = view.table.boards[seat]
    return {
        "points": str(score(view.box, view.table, seat)),
        "honor": f"{board.honor}/{view.box.honor_max}",
        "stardust": f"{board.stardust}/{view.box.stardust_slots}",
        "storage": goods_words(view, board.goods),
        "card": coffee_words(view, board),
        "powers": power_words(view, board),
        "delivered": delivered_words(view, board),
    }


def sheet(view: View, seat: int) -> dict[str, int]:
    """A player's score line by line, by label (SC-115 to SC-126)."""
    return {part.name.lower(): points(view.box, view.table, seat, part) for part in Part}


def track(view: View) -> list[str]:
    """The round and what pirates want, its event, and the event that comes next."""
    t, words = view.table, view.words
    label = words.label
    begun = [f"{label('round')} {t.round}/{view.box.rounds}", f"{label('first')} {view.seat_name(t.first)}"]
    found = [view.words.listed([*begun, *pirate_plans(view)])]
    if t.event != NONE:
        found.append(view.words.titled(label("event"), event_words(view, t.event)))
    if t.foreseen != NONE:
        found.append(view.words.titled(label("next_event"), event_words(view, t.foreseen)))
    return found


def event_words(view: View, event: int) -> str:
    """What a Galaxy Event does, with its numbers."""
    row = view.box.events[event]
    return view.words.event(Told(Event.DAWN_BASICS + event, NOBODY, row.amount, row.most_honor, 0, NOBODY))


def pirate_plans(view: View) -> list[str]:
    """What pirates rob in this round, and how far they move at its end."""
    t, label = view.table, view.words.label
    if t.target == NONE:
        return []
    owed = view.box.round_track[t.round - 1].rob
    return [f"{label('target')} {owed} {view.words.value(GOOD, t.target)}", f"{label('movement')} {view.box.track[t.marker]}"]


def pirate_words(view: View, pirate: int) -> str:
    """A pirate's name; in brackets while damaged."""
    name = view.words.value(PIRATE, pirate)
    return f"({name})" if has(view.table.damaged, pirate) else name
