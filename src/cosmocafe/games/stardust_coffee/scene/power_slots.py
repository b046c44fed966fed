"""The six Dice Powers of a board: locked, active or deactivated."""

from __future__ import annotations

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, rect, text, title
from cosmocafe.draw.text import wrapped

from ..table import Board
from ..view import View
from ..vocabulary import GOOD, POWER
from .icons import face, sign, stardust
from .ingredients import token
from .moments import Moment
from .sights import power_effect, power_state
from .spots import Thing

STYLE = {
    ".power": "fill:none;stroke:var(--edge)",
    ".active>.power": "fill:#2fa36b;fill-opacity:.17;stroke:#2fa36b;stroke-width:1.6",
    ".deactivated>.power": "stroke:var(--harm);stroke-width:1.6;stroke-dasharray:4 3",
    ".locked": "color:var(--muted)",
    ".locked>.die": "opacity:.7",
}


def power_words(view: View, board: Board, power: int) -> str:
    """A power's effect, state and what an upgrade costs, in words."""
    label, needs = view.words.label, view.words.value(GOOD, view.box.powers[power].needs)
    return f"{label(power_state(board, power))}. {power_effect(view, power)}. {label('needs')} {needs}"


def power_row(moment: Moment, board: Board, power: int, cell: Area) -> Svg:
    """A power of my own, with what it does."""
    view, state, y = moment.view, power_state(board, power), cell.middle[1]
    name = view.words.value(POWER, power)
    lines = wrapped(power_effect(view, power), int((cell.width - 77) / 4.75), 2)
    return moment.choices.thing(
        *((Thing.POWER, power), name, power_words(view, board, power)),
        rect(*cell.inset(0.8), rx=7, class_="ring"),
        rect(*cell, rx=7, class_="power"),
        face(power + 1, cell.x + 13, y, 19),
        text(name, cell.x + 27, cell.y + 12.5, font_size=10.5, class_="ink strong"),
        *(text(line, cell.x + 27, cell.y + 23.5 + 10.5 * n, font_size=9.2, class_="muted") for n, line in enumerate(lines)),
        *upkeep(view, board, power, cell.x + cell.width - 14, y, 21),
        class_=state,
    )


def power_chip(view: View, board: Board, power: int, cell: Area) -> Svg:
    """A power of somebody else: its number and its state."""
    y = cell.middle[1]
    return group(
        title(f"{view.words.value(POWER, power)}: {power_words(view, board, power)}"),
        rect(*cell, rx=7, class_="power"),
        face(power + 1, cell.x + 11, y, 15),
        *upkeep(view, board, power, cell.x + cell.width - 13, y, 19),
        class_=power_state(board, power),
    )


def upkeep(view: View, board: Board, power: int, x: float, y: float, size: float) -> list[Svg]:
    """The Stardust of an active power; of the others what an upgrade costs, with a lock where Stardust is missing too."""
    state = power_state(board, power)
    if state == "active":
        return [stardust(x, y, size)]
    needed = token(view, view.box.powers[power].needs, x, y, size)
    return [
        needed,
        stardust(x - size, y, size * 0.8, "tapped") if state == "deactivated" else sign("lock", x - size * 0.95, y, size * 0.62),
    ]
