"""The Shuttles: docked at the station or parked beside it, and where one may dock."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, button, group, number, path, rect, text
from cosmocafe.draw.theme import seat_class

from ..places import berth_seat
from ..spaces import DOWN, RIGHT, SIDES, STRIP, dock
from .pieces import halo, seat_mark
from .plan import Plan
from .spots import Spot, all_on
from .symbols import use

STYLE = {
    ".bay": "fill:#1b1f50",
    ".ghost": "opacity:.45",
    ".tube": "stroke-linejoin:round;stroke-dasharray:7 3;opacity:.75",
}


@still
def shuttles(drawn: Plan) -> Iterator[Svg]:
    """The docked Shuttles in their Crews' colours."""
    view = drawn.view
    docked = [berth for berth in range(4) if dock(berth) in drawn.areas]
    for berth in docked:
        seat = berth_seat(view, dock(berth))
        cabin = drawn.areas[dock(berth) + 1]
        yield group(
            shuttle(drawn, berth, cabin),
            seat_mark(seat, *cabin.middle, 26 * drawn.unit),
            *gangways(drawn, berth, drawn.areas[dock(berth)]),
            class_=seat_class(seat),
            data_thing=thing("seat", seat),
        )


def shuttle(drawn: Plan, berth: int, cabin: Area) -> Svg:
    """A Shuttle, nose away from the station."""
    side = nose(drawn, berth)
    corner = {
        3: (cabin.x, cabin.y),
        0: (cabin.x + cabin.width, cabin.y),
        1: (cabin.x + cabin.width, cabin.bottom),
        2: (cabin.x, cabin.bottom),
    }
    x, y = corner[side]
    turn = f"translate({number(x)} {number(y)}) rotate({(side + 1) % SIDES * 90}) scale({number(drawn.unit)})"
    return use("sq-shuttle", -20, -18, 134, 92, transform=turn)


def nose(drawn: Plan, berth: int) -> int:
    """Where a Shuttle's nose is: away from the station, if it does not lie parked."""
    return drawn.parked.get(berth, docked_side(drawn, berth))


def docked_side(drawn: Plan, berth: int) -> int:
    """The side of the station where a Shuttle docks."""
    return drawn.towards(drawn.view.box.scenarios[drawn.view.table.scenario].berth[berth].side)


def gangways(drawn: Plan, berth: int, first: Area) -> Iterator[Svg]:
    """The stripes where a Shuttle meets the station; a tube leads there from a parked one."""
    side, hatch = nose(drawn, berth), drawn.areas[drawn.view.box.scenarios[drawn.view.table.scenario].berth[berth].hatch]
    if berth in drawn.parked:
        out, (x, y), rim = RIGHT[docked_side(drawn, berth)], hatch.middle, drawn.cell * 0.66
        tube = f"M{number(x + out * rim)} {number(y)}V{number(first.middle[1])}H{number(first.middle[0] + out * first.width / 2)}"
        yield path(tube, class_="tube seat-line", stroke_width=5 * drawn.unit)
        yield gangway(drawn, side, x + out * hatch.width / 2, y)
    yield gangway(drawn, side, first.middle[0] - RIGHT[side] * first.width / 2, first.middle[1] - DOWN[side] * first.height / 2)


def gangway(drawn: Plan, side: int, x: float, y: float) -> Svg:
    """Stripes across an edge."""
    unit = drawn.unit
    turn = f"translate({number(x)} {number(y)})" + (" rotate(90)" if RIGHT[side] else "")
    return use("sq-dock", -28 * unit, -8 * unit, 56 * unit, 16 * unit, transform=turn)


@still
def berths(drawn: Plan) -> Iterator[Svg]:
    """Where a Shuttle may dock."""
    view = drawn.view
    for berth, answers in all_on(view, Spot.BERTH).items():
        first, last = drawn.berths[dock(berth)], drawn.berths[dock(berth) + STRIP - 1]
        left, top = min(first.x, last.x), min(first.y, last.y)
        both = Area(left, top, max(first.x, last.x) + first.width - left, max(first.bottom, last.bottom) - top)
        size = max(20 * drawn.unit, 14)
        words = text(str(berth + 1), both.middle[0], both.middle[1] + size * 0.36, font_size=size, class_="middle outlined")
        ghost = group(shuttle(drawn, berth, last), class_=f"ghost {seat_class(max(view.seat, 0))}")
        label = choices_words(view, answers, "", "")
        yield button(
            answers,
            label,
            rect(*both.inset(2), rx=12 * drawn.unit, class_="bay"),
            ghost,
            words,
            halo(both.inset(2), 12 * drawn.unit),
            data_thing=thing("berth", berth),
        )
