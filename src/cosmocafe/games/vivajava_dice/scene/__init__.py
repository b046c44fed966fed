"""The table as a drawing: evening at the bar, everything on the counter is a thing one could pick up.

A desk has 1040 units across, a phone 390, about a pixel each; both are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, drawing
from cosmocafe.draw.symbols import Look
from cosmocafe.draw.theme import SCOPE

from ..view import View
from . import counter, ladder, pieces, rival, sheets, supplies, tray
from . import shelf as choosing
from .coasters import featured, rainbow
from .spots import Choices, choices_of
from .symbols import PICTURES, SYMBOLS

RULES = {
    selector: rule for part in (pieces, counter, ladder, tray, supplies, sheets, rival, choosing) for selector, rule in part.STYLE.items()
}
LOOK = Look("vivajava_dice", RULES, SYMBOLS, PICTURES)
LABELS = ("ladder", "ladder_reads", "your_roll", "black_takes", "choices")
DESK = (1040.0, 626.0)


def scene(view: View) -> str:
    """The table as SVG, for a tall or for a wide screen."""
    choices = choices_of(view)
    width, height, parts = phone(view, choices) if view.tall else (*DESK, list(desk(view, choices)))
    return drawing(
        counter.counter(width, height),
        *parts,
        width=width,
        height=height,
        scope=f"{SCOPE} {view.game.id}",
        label=view.words.sentences([view.words.title, f"{view.words.label('turn')} {view.table.turn}"]),
        description=view.picture,
        clickable=bool(view.options),
    )


def desk(view: View, choices: Choices) -> Iterator[Svg]:
    """Ladder and jar at the left, blends and roll in the middle, the others at the right, my sheet below."""
    yield counter.sill(view, Area(0, 0, 1040, 60), Area(134, 7, 766, 40))
    yield ladder.ladder(view, Area(16, 72, 236, 318))
    yield from featured(view, choices, Area(268, 72, 436, 132))
    yield from tray.tray(view, choices, Area(268, 218, 436, 172))
    yield rainbow(view, choices, Area(720, 72, 304, 94))
    yield from supplies.shelf(view, choices, Area(16, 404, 236, 210))
    yield from sheets.sheet(view, choices, Area(268, 404, 756, 210))
    column = Area(720, 178, 304, 212)
    if view.box.solo:
        yield rival.firm(view, choices, column)
    yield from sheets.others(view, choices, column.grid(1, max(1, view.table.players - 1), 8)[: view.table.players - 1])
    yield choosing.shelf(view, choices, Area(268, 72, 436, 318))


def phone(view: View, choices: Choices) -> tuple[float, float, list[Svg]]:
    """The same from top to bottom; the others come last."""
    parts = [counter.sill(view, Area(0, 0, 390, 40), Area(10, 4, 342, 30))]
    parts += [*featured(view, choices, Area(8, 48, 234, 98)), rainbow(view, choices, Area(8, 154, 234, 46))]
    parts += [ladder.ladder(view, Area(250, 48, 132, 152))]
    parts += [*tray.tray(view, choices, Area(8, 208, 300, 118)), supplies.jar(view, choices, Area(316, 218, 66, 104))]
    parts += [*sheets.sheet(view, choices, Area(8, 336, 374, 254))]
    count, top = view.table.players - 1, 600.0
    if view.box.solo:
        parts.append(rival.firm(view, choices, Area(8, top, 374, 150)))
        top += 160
    elif count:
        high = 44 + 5 * 16 + 8
        parts += sheets.others(view, choices, Area(8, top, 374, high).grid(count, 1, 6))
        top += high + 10
    parts.append(choosing.shelf(view, choices, Area(8, 48, 374, 278)))
    return 390, top, parts
