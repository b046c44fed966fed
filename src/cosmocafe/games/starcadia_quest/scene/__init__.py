"""The table as a drawing: a station at night full of small toys, my two Heroes large beside it, Quests and Events as cards.

A desk has 1040 units across, a phone 390, about a pixel each; both are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted
from cosmocafe.draw.svg import Svg, drawing, group, rect, text
from cosmocafe.draw.symbols import Look
from cosmocafe.draw.theme import SCOPE

from ..places import is_laid
from ..spaces import SIZE, TILE
from ..standing import headline
from ..view import View
from . import dice, figures, gallery, heroes, missions, pieces, plan, shuttles, station
from .spots import Choices, choices_of
from .story import last_ways
from .symbols import PICTURES, SYMBOLS, use

RULES = {
    selector: rule
    for part in (pieces, station, shuttles, figures, heroes, missions, dice, gallery)
    for selector, rule in part.STYLE.items()
} | {".chosen-line": "fill:none;stroke:#2fd6c0;stroke-width:2.6"}
LOOK = Look("starcadia_quest", RULES, SYMBOLS, PICTURES)
LABELS = ("no_hero", "no_attack", "next", "north")
DESK = (1040.0, 626.0)
BEYOND, STARS = 900.0, (1040.0, 680.0)
LEFT, MOST_LEFT, GAP = 604.0, 652.0, 6.0
SHARES = {1: (152.0, 112.0), 2: (142.0, 104.0), 3: (136.0, 98.0)}  # how high a Hero and the Quests are, by the number of the others


def scene(view: View) -> str:
    """The table as SVG, for a tall or for a wide screen."""
    choices = choices_of(view)
    width, height, parts = phone(view, choices) if view.tall else (*DESK, list(desk(view, choices)))
    return drawing(
        night(width, height),
        *parts,
        width=width,
        height=height,
        scope=f"{SCOPE} {view.game.id}",
        label=view.words.sentences([view.words.title, headline(view)]),
        description=view.picture,
        clickable=choices.has_any,
    )


@lru_cache(maxsize=16)
def night(width: float, height: float) -> Svg:
    """The sky; it goes on beyond the edges, where a stage has another shape than the drawing."""
    wide, high = STARS
    rows = int(height // high) + 1
    stars = [use("sq-stars", x, y * high, wide, high) for x in (-wide, 0, wide) for y in range(-1, rows + 1)]
    planet = use("sq-planet", 4, height * 0.42, 128, 84) if width > 500 else Svg("")
    whole = Area(0, 0, width, height).inset(-BEYOND)
    return group(rect(*whole, class_="deep"), rect(*whole, class_="sky"), *stars, planet)


def desk(view: View, choices: Choices) -> Iterator[Svg]:
    """The station at the left with its Monsters below; dice, my Heroes, Quests and the other Crews at the right."""
    left = MOST_LEFT if is_wide(view) else LEFT
    yield from heading(view, Area(18, 8, left - 30, 30))
    board = Area(10, 44, left - 20, 574)
    if is_laid(view):
        board, listed = places(view, choices, board)
        yield from missions.monsters(view, listed)
    yield from board_parts(view, choices, board)
    column, count = Area(left, 8, 1032 - left, 610), view.table.players - 1
    own, quests = SHARES[count]
    yield from dice.tray(view, choices, Area(column.x, column.y, column.width, 88))
    top = column.y + 88 + GAP
    yield from heroes.my_heroes(view, choices, [Area(column.x, top + (own + GAP) * n, column.width, own) for n in range(2)])
    top += 2 * (own + GAP)
    if is_laid(view):
        yield from missions.missions(view, Area(column.x, top, column.width, quests))
        top += quests + GAP
    high = min((column.bottom - top - 4 * (count - 1)) / count, 76)
    yield from heroes.other_crews(view, choices, [Area(column.x, top + n * (high + 4), column.width, high) for n in range(count)])


def places(view: View, choices: Choices, area: Area) -> tuple[Area, Area]:
    """Where the station and where the Monsters lie: below it, beside it, or in a free corner, whichever leaves its Spaces larger."""
    if is_high(view):
        return area, Area(12, 200, 150, 418)
    above = Area(area.x, area.y, area.width, area.height - 72)
    aside = Area(area.x + 158, area.y, area.width - 158, area.height)
    below, beside = Area(12, above.bottom + 10, area.width - 4, 62), Area(12, 200, 150, 418)
    ways = [(above, below), (aside, beside)]
    return max(ways, key=lambda way: plan.plan(view, choices, way[0]).cell)


def heading(view: View, area: Area) -> Iterator[Svg]:
    """Scenario and turn, and everybody's points."""
    wide = heroes.pills_width(view)
    yield dice.heading(view, Area(area.x, area.y, area.width - wide - 8, area.height))
    yield group(*heroes.pills(view, Area(area.x + area.width - wide, area.y, wide, area.height)))


@noted
def extent(view: View) -> tuple[int, int]:
    """How many tiles the layout has across and down."""
    scenario = view.box.scenarios[view.table.scenario]
    spaces = range(scenario.tiles * TILE)
    across, down = {scenario.column[space] // SIZE for space in spaces}, {scenario.row[space] // SIZE for space in spaces}
    return len(across), len(down)


def is_wide(view: View) -> bool:
    """Whether the station is much wider than high."""
    across, down = extent(view)
    return is_laid(view) and across > down


def is_high(view: View) -> bool:
    """Whether the station is a cross or a stair, which needs all the height there is and leaves its lower left corner free."""
    return min(extent(view)) > 2


def board_parts(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The station and everybody on it, or what is on offer before it lies there."""
    if is_laid(view):
        yield from on_board(view, plan.plan(view, choices, area))
    yield gallery.gallery(view, choices, area)


def on_board(view: View, drawn: plan.Plan) -> Iterator[Svg]:
    """The station, from the hull up to the rings of tiles."""
    yield from station.station(drawn)
    yield from figures.trails(drawn, last_ways(view))
    yield from figures.figures(drawn)
    yield from station.doors(drawn, asked=True)
    yield from station.tile_rings(drawn)
    if drawn.turned:
        x, y = drawn.area.middle[0] - 8, drawn.area.y + 18
        yield use("sq-compass", x - 15, y - 15, 30, transform=f"rotate({plan.north(drawn)} {x:g} {y:g})")
        yield text(view.words.label("north"), x + 18, y + 4, font_size=11, class_="strong haze")


def phone(view: View, choices: Choices) -> tuple[float, float, list[Svg]]:
    """The same from top to bottom: Quests, station, my Heroes, dice, Monsters, the others."""
    top, tokens = 40.0, len(gallery.offered_tokens(view))
    parts = [*heading(view, Area(10, 6, 372, 28))]
    if is_laid(view):
        parts += [*missions.missions(view, Area(8, top, 374, 46)), missions.current(view, Area(10, top + 48, 370, 18))]
        top += 68
    shelf = 44 + 72.0 * -(-tokens // 2) if tokens else 0.0
    high = max(shelf, plan.plan(view, choices, Area(4, top, 382, 900)).area.height) if is_laid(view) else shelf or 4 * 218.0
    own = [Area(8, top + high + 6 + 92 * n, 374, 88) for n in range(2)]
    if is_laid(view) or not tokens:
        parts += board_parts(view, choices, Area(4, top, 382, high))
        parts += heroes.my_heroes(view, choices, own)
        top = own[-1].bottom + 6
    else:
        own = [Area(8, top + 92 * n, 374, 88) for n in range(2)]
        parts += heroes.my_heroes(view, choices, own)
        parts += board_parts(view, choices, Area(0, own[-1].bottom, 390, high))
        top = own[-1].bottom + high + 6
    if is_laid(view):
        parts += dice.tray(view, choices, Area(8, top, 374, 108))
        rows = -(-sum(monster >= 0 for monster in view.table.slots) // 2)
        parts += missions.monsters(view, Area(8, top + 114, 374, rows * 64 - 6))
        top += 114 + rows * 64
    count = view.table.players - 1
    parts += heroes.other_crews(view, choices, [Area(8, top + 70 * n, 374, 66) for n in range(count)])
    return 390, top + 70 * count + 4, parts
