"""The table as text for a terminal: the ring tile by tile, dice, cards on offer, and how everybody stands; a hundred columns."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.core.sets import has
from cosmocafe.core.view import View
from cosmocafe.draw.text import columns, padded, plain, seat_mark, shortened, table

from .answers import COLORS, GOOD, NONE, TILE
from .ring import NAMES, TILES
from .standing import LABELS, amounts, card_words, pirate_words, pirates_on, ships_on, stardust_port, tile_words, track

__all__ = ["LABELS", "picture"]

WIDTH = 100
BASE, STANDING, TOPPLED, TOKEN, STARDUST, PIRATE, PORT, CHOICE = "⌂^_o*☠p‹"


def picture(view: View) -> str:
    """The whole table, a thing a line."""
    lines = [*track(view), "", *ring(view), "", dice(view), *offers(view), "", *boards(view)]
    return "\n".join(shortened(plain(line), WIDTH) for line in lines)


def ring(view: View) -> list[str]:
    """Every tile in the order of travel: what it is, what lies there, who stands there."""
    chosen = choices(view)
    marks = [CHOICE if tile in chosen else "" for tile in range(TILES)]
    rows = [[NAMES[tile], tile_words(view, tile), lying(view, tile), standing(view, tile), marks[tile]] for tile in range(TILES)]
    return [f"  {line}" for line in table(rows)]


def choices(view: View) -> set[int]:
    """The tiles named by an answer that is offered now."""
    catalogue = view.game.catalogue
    offered = [(catalogue.block(answer).parts, catalogue.parts(answer)) for answer in view.options]
    return {values[name] for parts, values in offered for name, domain in parts.items() if domain is TILE}


def lying(view: View, tile: int) -> str:
    """Tokens, Stardust and the Stardust Port of a tile; a number in brackets is where the Stardust die lies."""
    t, port = view.table, stardust_port(view, tile)
    shown = f"[{PORT}{port}]" if port and port == t.port else f"{PORT}{port}" if port else ""
    return " ".join(part for part in (shown, TOKEN * t.tokens[tile], STARDUST if has(t.dusted, tile) else "") if part)


def standing(view: View, tile: int) -> str:
    """Starbases, ships and pirates on a tile."""
    found = []
    for seat in range(view.table.players):
        home = BASE if view.table.boards[seat].base == tile else ""
        ships = "".join(STANDING if stands else TOPPLED for stands in ships_on(view, seat, tile))
        if home or ships:
            found.append(f"{seat_mark(seat)}{home}{ships}")
    return " ".join([*found, *(f"{PIRATE}{pirate_words(view, pirate)}" for pirate in pirates_on(view, tile))])


def dice(view: View) -> str:
    """The Action dice: ready, taken in brackets, exhausted not at all; and what the supply holds."""
    t, words = view.table, view.words
    shown = [f"{words.value(GOOD, color)} {t.dice[color]}" for color in range(COLORS) if has(t.ready, color)]
    taken = [f"[{words.value(GOOD, t.die)} {t.dice[t.die]}]"] if t.die != NONE else []
    supply = ", ".join(f"{t.supply[color]} {words.value(GOOD, color)}" for color in range(COLORS))
    return f"  {words.label('dice')}: {', '.join([*shown, *taken])}   {words.label('supply')}: {supply}, {t.stardust} {STARDUST}"


def offers(view: View) -> Iterator[str]:
    """The coffee cards on offer."""
    for card in view.table.market:
        if card != NONE:
            yield f"  {view.words.label('on_offer')}: {card_words(view, card)}"


def boards(view: View) -> Iterator[str]:
    """How everybody stands, the figures in one line, the rest where there is something to say."""
    label = view.words.label
    for seat in range(view.table.players):
        found = amounts(view, seat)
        head = ", ".join(f"{label(name)} {found.pop(name)}" for name in ("points", "honor", "stardust"))
        yield f"  {seat_mark(seat)} {view.seat_name(seat)}{state(view, seat)}: {head}"
        widest = max(columns(label(name)) for name in found)
        yield from (f"     {padded(label(name), widest)}  {words}" for name, words in found.items() if words)


def state(view: View, seat: int) -> str:
    """Whose turn it is, or how the game ended."""
    label = view.words.label
    if view.table.over:
        return f" ({label('place')} {view.table.places[seat]})"
    return f" ({label('turn')})" if view.asked == seat else ""
