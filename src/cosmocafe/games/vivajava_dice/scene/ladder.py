"""The chalkboard that says which blend beats which: more alike first, then the finer bean."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import Svg, group, path, rect, text, title
from cosmocafe.draw.theme import seat_class

from ..rules.blends import QUALITIES, featured_rank, outranks
from ..standing import mine_of
from ..view import View
from ..vocabulary import COLOURS, ROBUSTNESS, Answer
from .pieces import board, chip, line, side_mark

STYLE = {
    ".slate": "fill:#20262b",
    ".chalk": "fill:#fdf5e0",
    ".chalk-line": "stroke:#fdf5e0;stroke-opacity:.6;stroke-width:1.6;fill:none;stroke-linecap:round;stroke-linejoin:round",
    ".count": "fill:#ffd98a",
    ".holds": "fill:none;stroke:var(--seat,#ff6f61);stroke-width:2.5",
    ".makes": "fill:none;stroke:var(--amber);stroke-width:2.5",
}


@still
def ladder(view: View, area: Area) -> Svg:
    """The whole chalkboard, the best blend at the top right."""
    label, slate = view.words.label, area.inset(5 if view.tall else 9)
    top = 2 if view.tall else 36
    foot = 0 if view.tall else 34
    rows = Area(slate.x + 4, slate.y + top, slate.width - 8, slate.height - top - foot).grid(1, view.box.blend_dice - 1)
    sets = range(view.box.blend_dice, 1, -1)
    return group(
        title(label("ladder")),
        board(area, 10),
        rect(*slate, rx=4, class_="slate"),
        *(words(view, slate) if not view.tall else ()),
        *(rung(view, robustness, row) for robustness, row in zip(sets, rows, strict=True)),
        data_thing=thing("ladder"),
    )


def words(view: View, slate: Area) -> Iterator[Svg]:
    """What the board is, and how to read it."""
    x = slate.middle[0]
    yield line(view.words.label("ladder"), x, slate.y + 24, slate.width - 16, 15.5, "serif strong middle chalk")
    yield path(f"M{slate.x + 27} {slate.y + 32}q{slate.width / 2 - 28} 5 {slate.width - 54}-1", class_="chalk-line")
    y = slate.bottom - 27
    yield path(f"M{slate.x + 37} {y}H{slate.x + slate.width - 14}m-7-4 7 4-7 4", class_="chalk-line")
    yield line(view.words.label("ladder_reads"), x, y + 18, slate.width - 12, 11.5, "middle chalk", smallest=10)


@still
def rung(view: View, robustness: int, row: Area) -> Svg:
    """All blends with so many equal beans."""
    small = view.tall
    left = row.x if small else row.x + 29
    step = (row.x + row.width - left) / COLOURS
    size = min(step - 2, row.height - (14 if small else 20))
    y = row.bottom - size - (1 if small else 2)
    cells = [Area(left + colour * step + (step - size) / 2, y, size, size) for colour in range(COLOURS)]
    name = view.words.value(ROBUSTNESS, robustness)
    heads = [
        text(f"{robustness}×", row.x + 1, row.y + 11 if small else y + size * 0.72, font_size=11.5 if small else 17, class_="strong count"),
        line(name, row.x + 19 if small else left, row.y + 11 if small else y - 5, row.width - 24, 11 if small else 12, "strong chalk"),
    ]
    return group(*heads, *(rank(view, robustness, colour, cell) for colour, cell in enumerate(cells)))


def rank(view: View, robustness: int, colour: int, cell: Area) -> Svg:
    """One blend: dimmed if it beats nothing now, framed if somebody holds it or I can make it."""
    held, makes = holder(view, robustness, colour), can_make(view, robustness, colour)
    beats = held != NOBODY or outranks(view.box, view.table, mine_of(view), robustness, colour)
    shown = chip(colour, cell)
    parts = [shown if beats else group(shown, class_="faded")]
    who = mine_of(view) if makes else held
    if who != NOBODY:
        tint = seat_class(who) if who < view.table.players else ""
        frame = rect(*cell.inset(-1.5), rx=cell.span * 0.3, class_=f"{'makes' if makes else 'holds'} {tint}".strip())
        parts += [frame, side_mark(view, who, cell.x + cell.width, cell.y, cell.span * 0.62)]
    return group(*parts) if len(parts) > 1 else parts[0]


@noted
def holder(view: View, robustness: int, colour: int) -> int:
    """Who holds the Featured Blend, if it is this one."""
    is_it = view.table.featured_by != NOBODY and featured_rank(view.box, view.table) == robustness * QUALITIES + view.box.quality[colour]
    return view.table.featured_by if is_it else NOBODY


@noted
def can_make(view: View, robustness: int, colour: int) -> bool:
    """Whether I am offered this blend now."""
    wanted = {"robustness": robustness, "colour": colour}
    made = (Answer.FEATURED, Answer.DONATED)
    return any(view.game.catalogue.block(answer) in made and view.game.catalogue.parts(answer) == wanted for answer in view.options)
