"""The table as a drawing: coasters, dice, discs, a sheet for each player. One unit is about a pixel on a phone."""

from __future__ import annotations

from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import rect
from cosmocafe.draw.theme import SCOPE, style_sheet

from ..view import View
from ..vocabulary import TRACKS
from . import coasters, dice, discs, rival, sheets, tray
from .pen import GAP, WIDTH, Pen
from .sheets import sheet, sheet_areas
from .spots import Choices
from .supplies import header

RULES = {selector: rule for part in (dice, sheets, coasters, rival) for selector, rule in part.STYLE.items()}


def scene(view: View) -> str:
    """The table as SVG."""
    choices, pen = Choices(view), Pen()
    parts = [*header(view, choices)]
    if view.box.solo:
        parts += rival.firm(view, pen.area(rival.HEIGHT))
    parts += coasters.coasters(view, choices, pen.area(coasters.HEIGHT))
    parts += tray.tray(view, choices, pen)
    parts += tray.pills(view, choices, pen)
    parts += [discs.disc_row(view, choices, track, pen.area(discs.HEIGHT)) for track in range(TRACKS)]
    night = rect(0, 0, WIDTH, pen.y + 2, rx=12, class_="night")
    areas = sheet_areas(view, pen.y + 2 + GAP, WIDTH)
    return two_columns(
        [night, *parts],
        (sheet(view, choices, seat, area) for seat, area in areas.items()),
        width=WIDTH,
        split=pen.y + 2 + GAP,
        height=max(area.bottom for area in areas.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {view.words.label('turn')} {view.table.turn}",
        description=view.picture,
        style=style_sheet(view.game.id, RULES),
        clickable=bool(view.options),
    )
