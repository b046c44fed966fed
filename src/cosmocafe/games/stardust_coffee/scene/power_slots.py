"""The six Dice Powers of a board: locked, active or deactivated."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, group, rect, text, title

from ..table import Board
from ..view import View
from ..vocabulary import GOOD, POWER
from .moments import Moment
from .pieces import centred, face, gilt, line, lines, stardust, token
from .sights import power_effect, power_state
from .spots import Thing
from .symbols import power_symbol

STYLE = {
    ".power": "fill:#5c4433;stroke:#3a2a1c;stroke-width:2",
    ".active>.power": "fill:#123f33;stroke:#2fd08c",
    ".deactivated>.power": "fill:#5a1c2c;stroke:#ff6a5c",
    ".power-name": "fill:#f3e2c2",
    ".active>.power-name": "fill:#eafff4",
    ".power-state": "fill:#8ff0c4",
}
PLATES = {"active": "sd-plate-active", "locked": "sd-plate-locked", "deactivated": "sd-plate-off"}


def power_words(view: View, board: Board, power: int) -> str:
    """A power's effect, state and what an upgrade costs, in words."""
    label, needs = view.words.label, view.words.value(GOOD, view.box.powers[power].needs)
    return view.words.sentences([label(power_state(board, power)), power_effect(view, power), f"{label('needs')} {needs}"])


def plate(state: str, power: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """Plate, then sign, then state."""
    yield centred(PLATES[state], x, y, size)
    sign = centred(power_symbol(power), x, y, size * 0.66)
    yield sign if state == "active" else group(sign, class_="dim")
    if state == "deactivated":
        yield centred("sd-crack", x, y, size * 0.96)
    elif state == "locked" and size > 24:
        yield centred("sd-lock", x + size * 0.34, y + size * 0.34, size * 0.42)


@still
def power_row(moment: Moment, seat: int, board: Board, power: int, cell: Area, mine: bool) -> Svg:
    """A power on a large board: sign, name, and its state or what an upgrade costs."""
    view, state, y = moment.view, power_state(board, power), cell.middle[1]
    name, size = view.words.value(POWER, power), min(42.0, cell.height - 5)
    left = cell.x + size + 6
    return moment.choices.thing(
        *((Thing.POWER, power), name, power_words(view, board, power)),
        gilt(cell.inset(0.5), 9),
        rect(*cell, rx=9, class_="power"),
        *plate(state, power, cell.x + size / 2 + 3, y, size),
        face(power + 1, cell.x + 9, cell.y + 9, 17),
        *lines(name, left, cell.y + 14, cell.x + cell.width - left - 5, 11.5, 2, "power-name strong"),
        *upkeep(view, state, power, left, cell.bottom - 5, cell.x + cell.width - left),
        mine=mine,
        class_=state,
        card=thing("power", seat, power),
    )


def upkeep(view: View, state: str, power: int, x: float, y: float, space: float) -> Iterator[Svg]:
    """That a power is active; of the others what an upgrade costs, with Stardust where it is locked."""
    label, needs = view.words.label, view.box.powers[power].needs
    if state == "active":
        yield line(label("active"), x, y, space, 11, "power-state strong")
    elif state == "deactivated":
        yield line(label("repair"), x, y, space - 20, 11, "rose strong")
        yield token(view, needs, x + space - 11, y - 4, 17)
    else:
        yield token(view, needs, x + 9, y - 4, 17)
        yield text("+", x + 22, y, font_size=12, class_="power-name middle strong")
        yield stardust(x + 34, y - 4, 16)


@still
def power_chip(view: View, seat: int, board: Board, power: int, cell: Area) -> Svg:
    """A power of somebody else: its sign and its state."""
    state = power_state(board, power)
    return group(
        title(view.words.titled(view.words.value(POWER, power), power_words(view, board, power))),
        *plate(state, power, *cell.middle, min(34.0, cell.span)),
        class_=state,
        data_thing=thing("power", seat, power),
    )
