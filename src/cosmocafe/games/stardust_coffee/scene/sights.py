"""What the drawing says when something is pointed at: tiles, cards, powers and events in words."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.still import noted

from ..box import Effect
from ..standing import goods_words, pirates_on, sheet, ships_on, stardust_port, tile_words
from ..table import Board
from ..view import View
from ..vocabulary import GOOD, NONE, PIRATE, Badge, Step


@noted
def owner_of(view: View, tile: int) -> int:
    """Whose Starbase a City is, or NOBODY."""
    return next((seat for seat in range(view.table.players) if view.table.boards[seat].base == tile), NOBODY)


def pirate_port(view: View, tile: int) -> int:
    """The pirate whose port is at a tile, or NONE."""
    tiles = list(view.box.pirate_tile)
    return tiles.index(tile) if tile in tiles else NONE


def contents(view: View, tile: int) -> str:
    """Everything that belongs to a tile, in words."""
    t, label, owner, port, lair = view.table, view.words.label, owner_of(view, tile), stardust_port(view, tile), pirate_port(view, tile)
    return view.words.phrases(
        filter(
            None,
            [
                tile_words(view, tile),
                view.words.titled(label("starbase"), view.seat_name(owner)) if owner != NOBODY else "",
                f"{label('tokens')} {t.tokens[tile]}/{view.box.globe_room}" if t.globes[tile] != NONE else "",
                label("stardust") if has(t.dusted, tile) else "",
                f"{label('stardust_port')} {port}" if port else "",
                f"{label('pirate_port')} {view.words.value(PIRATE, lair)}" if lair != NONE else "",
                *crews(view, tile),
            ],
        )
    )


def crews(view: View, tile: int) -> Iterator[str]:
    """The ships and pirates on a tile, in words."""
    label = view.words.label
    for seat in range(view.table.players):
        ships = [f"{label('ship')} {label('standing' if stands else 'toppled')}" for stands in ships_on(view, seat, tile)]
        if ships:
            yield view.words.titled(view.seat_name(seat), view.words.listed(ships))
    for pirate in pirates_on(view, tile):
        yield pirate_name(view, pirate)


def pirate_name(view: View, pirate: int) -> str:
    """A pirate in words."""
    state = view.words.label("toppled" if has(view.table.damaged, pirate) else "standing")
    return view.words.listed([f"{view.words.label('pirate')} {view.words.value(PIRATE, pirate)}", state])


def effect_words(view: View, effect: Effect) -> str:
    """One effect of a power in a few words."""
    box, words = view.box, view.words
    if effect.step == Step.CONVERT:
        return f"{box.convert_price} {words.value(GOOD, box.convert_pay)} → {words.value(GOOD, box.convert_gain)}"
    return step_words(view, effect.step, effect.amount)


def step_words(view: View, step: int, amount: int) -> str:
    """What a step brings, in a few words."""
    return view.words.label(f"does_{list(Step)[step].name.lower()}").replace("#", str(amount))


def power_effect(view: View, power: int) -> str:
    """What a power does, in a few words."""
    return view.words.listed(effect_words(view, effect) for effect in view.box.powers[power].effects if effect.step != NONE)


def power_state(board: Board, power: int) -> str:
    """The label of a power's state."""
    if not has(board.unlocked, power):
        return "locked"
    return "deactivated" if has(board.tapped, power) else "active"


def card_worth(view: View, card: int) -> str:
    """A card's recipe, points, Stardust icons and Badges in words."""
    shown, label = view.box.cards[card], view.words.label
    badges = [f"{label(f'badge_{kind.name.lower()}')} {shown.badges[kind]}" for kind in Badge if shown.badges[kind]]
    return view.words.listed(
        [goods_words(view, shown.recipe), f"{label('points')} {shown.vp}", f"{label('stardust')} {shown.icons}", *badges]
    )


def slots_of(recipe: list[int]) -> list[int]:
    """The ingredients of a recipe one by one."""
    return [good for good, amount in enumerate(recipe) for _ in range(amount)]


def sheet_words(view: View, seat: int) -> str:
    """The score sheet in words."""
    return view.words.listed(f"{view.words.label(name)} {worth}" for name, worth in sheet(view, seat).items())
