"""What of the star map is in sight: all of it, or on a phone the part that is asked about, so near that a finger finds it."""

from __future__ import annotations

from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still

from ..rules.flight import speed
from ..view import View
from ..vocabulary import Event, Step
from .chart import Camera, Chart, Places, Point, charted, held_in, kept_on, lattice_of, looking_at
from .spots import Spot, all_on, flying

NEAR, CLOSE, FLIGHT = 44.0, 36.0, 26.0  # sides of a hexagon: as near as a map comes, a phone comes before a flight, and it stays in one
FINGER, RIM = 20.5, 34.0
CAME = (Event.MOVED, Event.LAUNCHED, Event.JUMPED)  # what says where a ship is
CORNER, TOUCHED = 62.0, 28.0  # the little map, and how far from it a finger needs its room


def camera_of(view: View, area: Area) -> Camera:
    """The whole map; on a phone, the part that is asked about. It stands still for as long as a ship flies."""
    nodes = lattice(view)
    if not view.tall:
        return looking_at(nodes, Area(area.x + 26, area.y + 20, area.width - 42, area.height - 42), NEAR)
    whole = looking_at(nodes, Area(area.x + 15, area.y + 22, area.width - 22, area.height - 40), NEAR)
    asked = [nodes[node] for node in asked_about(view)]
    if not asked:
        return whole
    reached, room = [nodes[node] for node in within_flight(view)], area.inset(RIM)
    is_apt = flying(view) >= 0 or (reached and looking_at(reached, room, NEAR).side >= 2 * FINGER)
    near = looking_at(reached, room, NEAR, FLIGHT) if is_apt else looking_at(asked, room, CLOSE)
    return kept_on(held_in(near, asked, room), whole, area, nodes)


@noted
def asked_about(view: View) -> list[int]:
    """The intersections that are asked about, and where the ship is that flies."""
    asked, ship = sorted(all_on(view, Spot.NODE)), flying(view)
    return [*asked, view.table.fleets[view.asked].at[ship] - 1] if asked and ship >= 0 else asked


@noted
def within_flight(view: View) -> list[int]:
    """All that a ship can reach from where it set out: the same after each of its steps, and before if no other could fly."""
    if flying(view) >= 0:
        return within(view, set_out(view), view.parts["left"] + view.table.steps)
    places = list(all_on(view, Spot.NODE)) if view.step == Step.FLY else []
    return within(view, places[0], speed(view.box, view.table, view.asked)) if len(places) == 1 else []


def within(view: View, node: int, steps: int) -> list[int]:
    """The intersections that lie so many steps around one."""
    return [there for there, far in enumerate(view.box.nodes[node].distance) if far <= steps]


def set_out(view: View) -> int:
    """Where the ship that flies was before its first step: where it is, if nobody has heard."""
    ship, who, steps = flying(view), view.asked, view.table.steps
    for told in reversed(view.events) if steps else ():
        if told.who == who and told.event in CAME and view.told_parts(told)["ship"] == ship:
            if not steps:
                return view.told_parts(told)["node"]
            steps -= 1
    return view.table.fleets[who].at[ship] - 1


@noted
def chart_of(view: View, area: Area) -> Chart:
    """The map as it is drawn, worked out once."""
    return chart_by(view, camera_of(view, area))


@still
def chart_by(view: View, camera: Camera) -> Chart:
    """The map through a camera."""
    return charted(view.box, camera)


@still
def lattice(view: View) -> Places:
    """The lattice points of all intersections."""
    return lattice_of(view.box)


def is_near(view: View, chart: Chart, area: Area) -> bool:
    """Whether only a part of the map is in sight."""
    return view.tall and any(not is_in(area, node) for node in chart.nodes)


def is_in(area: Area, at: Point) -> bool:
    """Whether a point lies in an area."""
    return area.x <= at.x <= area.x + area.width and area.y <= at.y <= area.bottom


def corner(view: View, chart: Chart, area: Area) -> Area:
    """Where a little map hides nothing that is asked about: at the upper right, if it can be."""
    left, right = area.x + 6, area.x + area.width - CORNER - 6
    top, bottom = area.y + 6, area.bottom - CORNER - 6
    corners = [Area(x, y, CORNER, CORNER) for x, y in ((right, top), (left, top), (right, bottom), (left, bottom))]
    asked = [chart.nodes[node] for node in asked_about(view)]
    return next((one for one in corners if not any(is_in(one.inset(-TOUCHED), at) for at in asked)), corners[0])
