"""The table as a drawing: a ring of worlds around a cup of coffee, the market, my own board of wood and paper, the others' boards.

A desk has 1040 units across, a phone 390, about a pixel each; both are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, drawing, group, rect
from cosmocafe.draw.symbols import Look
from cosmocafe.draw.theme import SCOPE

from .. import standing
from ..standing import amounts, track
from ..view import View
from ..vocabulary import GOOD, Action, Badge
from . import boards, coffees, crews, dice, galaxy, middle, pieces, power_slots, rivals, sky, storages, tiles, tracks
from .moments import Moment, moment_of
from .symbols import PICTURES, SYMBOLS

PARTS = (pieces, sky, crews, tiles, galaxy, tracks, dice, middle, coffees, storages, power_slots, boards, rivals)
RULES = {selector: rule for part in PARTS for selector, rule in part.STYLE.items()}
LOOK = Look("stardust_coffee", RULES, SYMBOLS, PICTURES)
DESK, PHONE = (1040.0, 626.0), 390.0
LABELS = (
    *standing.LABELS,
    *("choices", "ship", "standing", "toppled", "pirate", "die", "stardust_die", "ready", "taken", "exhausted", "recharge", "port"),
    *("starbase", "tokens", "stardust_port", "pirate_port", "robbery", "appears", "dawn", "dusk", "hidden", "alarm", "no_event"),
    *("basics", "locked", "active", "deactivated", "needs", "repair", "where_met", "move", "making", "complete", "no_card", "used"),
    *("tag_sail", "tag_warp", "tag_jump", "tag_ride", "tag_base", "tag_swap"),
    *(f"code_{good}" for good in GOOD.texts or ()),
    *(f"{kind}_{action.name.lower()}" for action in Action for kind in ("act", "key")),
    *(f"badge_{badge.name.lower()}" for badge in Badge),
    *("does_warp", "does_pour", "does_take_stardust", "does_add_stardust", "does_ansible", "does_shoot", "does_duplicate"),
    *("does_gain_basic", "does_gain_advanced", "does_gain_stardust"),
)


def scene(view: View) -> str:
    """The table as SVG, for a tall or for a wide screen."""
    moment = moment_of(view)
    width, height, parts = phone(moment) if view.tall else (*DESK, list(desk(moment)))
    return drawing(
        sky.sky(width, height),
        *parts,
        width=width,
        height=height,
        scope=f"{SCOPE} {view.game.id}",
        label=view.words.sentences([view.words.title, view.words.listed(track(view))]),
        description=description(view),
        clickable=moment.choices.has_any,
    )


def desk(moment: Moment) -> Iterator[Svg]:
    """The ring with everything shared at the left; coffees on offer, my board and the others' at the right."""
    view, ring = moment.view, galaxy.ring_areas(Area(8, 47, 606, 531), 4)
    room = galaxy.middle_area(ring).inset(4)
    yield tracks.round_track(view, Area(8, 5, 606, 38))
    yield from dice.dice(moment, Area(room.x, room.y - 4, room.width, 160))
    yield from dice.actions(moment, Area(room.x, room.y + 156, room.width, 68))
    low = Area(room.x, room.y + 230, room.width, room.height - 230)
    left, right = low.part(0, 0, 0.465, 1), low.part(0.48, 0, 1, 1)
    yield from middle.pirates(view, left)
    yield rect(*right, rx=12, class_="calm")
    yield middle.event(view, Area(right.x, right.y, right.width, 44))
    yield from middle.supply(moment, Area(right.x + 4, right.y + 44, right.width - 8, right.height - 47))
    yield from galaxy.galaxy(moment, ring)
    yield from tracks.honor_track(view, Area(8, 582, 605, 41))
    yield from coffees.market(moment, Area(622, 5, 410, 128))
    yield boards.large(moment, boards.in_front(view), Area(622, 138, 410, 340))
    seats = rivals.others(view)
    for seat, area in zip(seats, Area(622, 484, 410, 138).grid(len(seats), 1, 6), strict=True):
        yield rivals.small(moment, seat, area)


def phone(moment: Moment) -> tuple[float, float, list[Svg]]:
    """The same from top to bottom: rounds, everybody's plaque, ring, Honor, event and supply, my board, coffees on offer, the others."""
    view, ring = moment.view, galaxy.ring_areas(Area(3, 76, 384, 350), 1.4)
    room = galaxy.middle_area(ring)
    parts = [tracks.round_track(view, Area(3, 3, 384, 26)), *rivals.plaques(view, Area(2, 31, 386, 44))]
    cup = dice.dice(moment, Area(room.x + 1, room.y - 2, room.width - 2, 92))
    counter = dice.actions(moment, Area(room.x + 1, room.y + 90, room.width - 2, 94))
    parts.append(group(*cup, *counter, data_page="cup"))  # who is asked about the dice has to see them
    parts += middle.pirates(view, Area(room.x + 3, room.y + 186, room.width - 6, 24))
    parts += galaxy.galaxy(moment, ring)
    parts += tracks.honor_track(view, Area(3, 429, 382, 27))
    bar = Area(3, 459, 384, 46)
    parts += [rect(*bar, rx=10, class_="calm"), middle.event(view, Area(bar.x, bar.y, 202, bar.height))]
    parts += middle.supply(moment, Area(bar.x + 204, bar.y + 2, bar.width - 206, bar.height - 4))
    parts.append(group(boards.large(moment, boards.in_front(view), Area(2, 509, 386, 322)), data_page="board"))
    parts += coffees.market(moment, Area(4, 838, 382, 134))
    top = 980.0
    for seat in rivals.others(view):
        parts.append(rivals.small(moment, seat, Area(3, top, 384, 152)))
        top += 159
    return PHONE, top, parts


@still
def description(view: View) -> str:
    """How everybody stands, in words."""
    return view.words.sentences(
        view.words.titled(view.seat_name(seat), view.words.listed(said(view, seat))) for seat in range(view.table.players)
    )


def said(view: View, seat: int) -> Iterator[str]:
    """What a player has, in words."""
    for name, value in amounts(view, seat).items():
        if value:
            yield f"{view.words.label(name)} {value}"
