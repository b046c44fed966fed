"""The counter under the lamp, and the window above it with the rail on which the points are counted."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, circle, group, path, rect, text, title

from ..standing import goal, owner_name
from ..view import View
from .pieces import line, side_mark
from .symbols import use

PLANKS, BEYOND = (1040, 680), 900
STYLE = {
    ".sky": "fill:#0a0c26",
    ".dusk": "fill:#0a0512;opacity:.62",
    ".sill": "fill:#3a2114",
    ".lip": "fill:#b5783f",
    ".rod": "fill:url(#vj-rail)",
    ".rod-shade": "stroke:#2b160b;stroke-width:9;stroke-linecap:round",
    ".stud": "fill:#2b160b",
    ".stud-light": "fill:#ffe7a6",
}


def counter(width: float, height: float) -> Svg:
    """The planks and the light on them; they go on beyond the edges, where a stage has another shape than the drawing."""
    scale = max(width / PLANKS[0], height / PLANKS[1])
    wide, high = PLANKS[0] * scale, PLANKS[1] * scale
    planks = [use("vj-planks", x, y, wide, high) for x in (-wide, 0, wide) for y in (0, high)]
    around = f"M{-BEYOND} {-BEYOND}H{width + BEYOND:g}V{height + BEYOND:g}H{-BEYOND}ZM0 0V{height:g}H{width:g}V0Z"
    light = [path(around, class_="dusk"), rect(0, 0, width, height, class_="lamp")]
    return group(rect(*Area(0, 0, width, height).inset(-BEYOND), class_="counter"), *planks, *light, class_="through")


def window(area: Area) -> Svg:
    """The night outside and the sill, from edge to edge and beyond."""
    edge, wide = area.height * 0.17, area.width + 2 * BEYOND
    return group(
        rect(-BEYOND, -BEYOND, wide, BEYOND + 1, class_="sky"),
        *(use("vj-window", x, area.y, area.width, area.height - edge) for x in (-area.width, 0, area.width)),
        rect(-BEYOND, area.bottom - edge, wide, edge, class_="sill"),
        rect(-BEYOND, area.bottom - edge, wide, edge / 4, class_="lip"),
        class_="through",
    )


@still
def sill(view: View, area: Area, rail: Area) -> Svg:
    """The turn, and the rail from nothing to the goal with everybody's token on it."""
    t, label = view.table, view.words.label
    words: list[Svg] = []
    if not view.tall:
        words = [
            line(f"{label('turn')} {t.turn}", area.x + 16, area.y + 24, 112, 15, "pale strong"),
            line(goal(view), area.x + 16, area.y + 41, 112, 12, "soft"),
        ]
    said = [f"{owner_name(view, side)} {t.seats[side].pp}" for side in range(t.sides)]
    rod = group(
        title(view.words.sentences([view.words.listed([f"{label('turn')} {t.turn}", goal(view)]), view.words.listed(said)])),
        rect(*area, class_="reach"),
        *words,
        *studs(view, rail),
        use("vj-pp", rail.x + rail.width + 3, rail.middle[1] - rail.height * 0.55, rail.height * 1.1),
        *tokens(view, rail),
        data_thing=thing("goal"),
    )
    return Svg(window(area) + rod)


def spot(view: View, points: int, rail: Area) -> float:
    """Where so many points are on the rail."""
    return rail.x + 8 + (rail.width - 16) * min(points, view.box.target) / view.box.target


def studs(view: View, rail: Area) -> Iterator[Svg]:
    """The rod with a stud for each point, every fifth with its number."""
    y, thick, size = rail.middle[1] + rail.height * 0.2, 5, 12 if not view.tall else 11
    yield path(f"M{rail.x + 3} {y + 2}H{rail.x + rail.width - 3}", class_="rod-shade")
    yield rect(rail.x, y - thick / 2, rail.width, thick, rx=2.5, class_="rod")
    target = view.box.target
    for points in range(target + 1) if target <= 40 else range(0, target + 1, 5):
        x, is_named = spot(view, points, rail), points == target or (points % 5 == 0 and not (view.tall and target - points < 3))
        yield circle(x, y, 4.4 if is_named else 2.4, class_="stud")
        if is_named:
            yield circle(x, y, 2.6, class_="stud-light")
            yield text(str(points), x, y - rail.height * 0.42, font_size=size, class_="middle strong pale")


def tokens(view: View, rail: Area) -> Iterator[Svg]:
    """Everybody's token; those with the same points stand side by side."""
    seats, size = view.table.seats, rail.height * 0.66
    for side in range(view.table.sides):
        same = [other for other in range(view.table.sides) if seats[other].pp == seats[side].pp]
        shift = (same.index(side) - (len(same) - 1) / 2) * size * 0.55
        least = rail.x - 4 + size * 0.5 + (len(same) - 1) / 2 * size * 0.55
        x, y = max(spot(view, seats[side].pp, rail), least) + shift, rail.middle[1] + rail.height * 0.12
        yield group(side_mark(view, side, x, y, size), data_piece=f"points-{side}")
