"""The table as text for a terminal: the ring tile by tile, dice, cards on offer, and how everybody stands; a hundred columns."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has
from cosmocafe.draw.text import columns, padded, plain, seat_mark, shortened, table, wrapped

from .ring import NAMES, TILES
from .scene.sights import pirate_port, power_effect, sheet_words
from .scene.tracks import lap_words, reward_words
from .standing import LABELS, amounts, card_words, pirate_words, pirates_on, ships_on, stardust_port, tile_words, track
from .view import View
from .vocabulary import COLORS, GOOD, NONE, POWER, POWERS, TILE, Badge
from .vocabulary import PIRATE as PIRATE_NAME

__all__ = ["LABELS", "picture"]

WIDTH = 100
BASE, STANDING, TOPPLED, TOKEN, STARDUST, PIRATE, PORT, LAIR, CHOICE = "⌂^_o*☠p⚑‹"


def picture(view: View) -> str:
    """The whole table, a thing a line."""
    lines = [*track(view), *rounds(view), "", *ring(view), legend(view), "", dice(view), *offers(view), *tables(view), "", *boards(view)]
    return "\n".join(shortened(plain(line), WIDTH) for line in lines)


def rounds(view: View) -> list[str]:
    """The rounds to come: what pirates take, where one appears, which kind of event lies there."""
    return [f"  {lap_words(view, number)}" for number in range(view.table.round + 1, view.box.rounds + 1)]


def legend(view: View) -> str:
    """Which sign is what."""
    signs = {BASE: "starbase", STANDING: "standing", TOPPLED: "toppled", TOKEN: "tokens", STARDUST: "stardust"}
    signs |= {PIRATE: "pirate", PORT: "stardust_port", LAIR: "pirate_port"}
    return "  " + "  ".join(f"{sign} {view.words.label(name)}" for sign, name in signs.items())


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
    """Tokens, Stardust and the ports of a tile; a number in brackets is where the Stardust die lies."""
    t, port, lair = view.table, stardust_port(view, tile), pirate_port(view, tile)
    home = f"{LAIR}{view.words.value(PIRATE_NAME, lair)}" if lair != NONE else ""
    shown = f"[{PORT}{port}]" if port and port == t.port else f"{PORT}{port}" if port else ""
    return " ".join(part for part in (shown, home, TOKEN * t.tokens[tile], STARDUST if has(t.dusted, tile) else "") if part)


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
    """The Action dice: ready, taken in brackets, the others exhausted; the Stardust die; and what the supply holds."""
    t, words = view.table, view.words
    shown = [f"{words.value(GOOD, color)} {t.dice[color]}" for color in range(COLORS) if has(t.ready, color)]
    taken = [f"[{words.value(GOOD, t.die)} {t.dice[t.die]}]"] if t.die != NONE else []
    spent = [words.value(GOOD, color) for color in range(COLORS) if not has(t.ready, color) and color != t.die]
    shown += [*taken, *([view.words.titled(words.label("exhausted"), " ".join(spent))] if spent else [])]
    shown += [f"{words.label('stardust_die')} {t.port or words.label('exhausted')}"]
    supply = words.listed([*(f"{t.supply[color]} {words.value(GOOD, color)}" for color in range(COLORS)), f"{t.stardust} {STARDUST}"])
    return f"  {words.titled(words.label('dice'), words.listed(shown))}   {words.titled(words.label('supply'), supply)}"


def offers(view: View) -> Iterator[str]:
    """The coffee cards on offer."""
    for card in view.table.market:
        if card != NONE:
            yield from (
                f"  {line}"
                for line in wrapped(
                    view.words.titled(view.words.label("on_offer"), view.words.listed([card_words(view, card), *badges(view, card)])),
                    WIDTH - 2,
                    2,
                )
            )


def badges(view: View, card: int) -> list[str]:
    """The Badges of a card."""
    shown, label = view.box.cards[card].badges, view.words.label
    return [f"{label(f'badge_{kind.name.lower()}')} {shown[kind]}" for kind in Badge if shown[kind]]


def tables(view: View) -> Iterator[str]:
    """What the Honor track brings, and the Dice Powers with their effects and prices."""
    label, words, box = view.words.label, view.words, view.box
    rewards = [f"{number} {view.words.listed(reward_words(view, box.honor[number]))}" for number in range(box.honor_max + 1)]
    honor = view.words.phrases(reward for reward in rewards if " " in reward.strip())
    yield from (f"  {line}" for line in wrapped(view.words.titled(label("honor"), honor), WIDTH - 2, 3))
    for power in range(POWERS):
        price = f"{label('needs')} {words.value(GOOD, box.powers[power].needs)}"
        yield f"  {power + 1} {words.aside(words.titled(words.value(POWER, power), power_effect(view, power)), price)}"


def boards(view: View) -> Iterator[str]:
    """How everybody stands, the figures in one line, the rest where there is something to say."""
    label = view.words.label
    for seat in range(view.table.players):
        found = amounts(view, seat)
        head = view.words.listed(f"{label(name)} {found.pop(name)}" for name in ("points", "honor", "stardust"))
        yield f"  {seat_mark(seat)} {view.words.titled(view.words.aside(view.seat_name(seat), state(view, seat)), head)}"
        widest = max(columns(label(name)) for name in found)
        yield from (f"     {padded(label(name), widest)}  {words}" for name, words in found.items() if words)
        yield f"     {sheet_words(view, seat)}"


def state(view: View, seat: int) -> str:
    """Whose turn it is, or how the game ended."""
    label = view.words.label
    if view.table.over:
        return f"{label('place')} {view.table.places[seat]}"
    return label("turn") if view.asked == seat else ""
