"""The table as a drawing: a toy-box galaxy under the lamp, and one's own mother ship large and near.

A desk has 1040 units across, a phone 390, about a pixel each; both are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import Svg, drawing, rect
from cosmocafe.draw.symbols import Look
from cosmocafe.draw.theme import SCOPE

from ..standing import amounts, track
from ..view import View
from . import chips, desk, mother, others, pieces, reading, sight, starmap, story, systems, trade
from .spots import Choices, choices_of
from .symbols import PICTURES, SYMBOLS, seated, use

PARTS = (pieces, systems, chips, starmap, mother, desk, others, story, trade)
RULES = {selector: rule for part in PARTS for selector, rule in part.STYLE.items()} | {
    ".night": "fill:#0b0d2a",
    ".sky": "fill:url(#sf-stars)",
}
LOOK = Look("starfarers", RULES, SYMBOLS, PICTURES, seated)
LABELS = (*reading.LABELS, "steps", "no_friends", "reader", "listens")
DESK, PHONE = (1040.0, 626.0), (390.0, 952.0)
BEYOND = 900  # the night goes on where a stage has another shape than the drawing
MAP, PHONE_MAP = Area(0, 38, 592, 588), Area(0, 44, 390, 372)


def scene(view: View) -> str:
    """The table as SVG, for a tall or for a wide screen."""
    choices = choices_of(view)
    width, height = PHONE if view.tall else DESK
    parts = phone(view, choices) if view.tall else table(view, choices)
    night = Area(0, 0, width, height).inset(-BEYOND)
    return drawing(
        rect(*night, class_="night"),
        use("sf-sky", 0, 0, width, height),
        rect(*night, class_="sky"),
        *parts,
        width=width,
        height=height,
        scope=" ".join([SCOPE, view.game.id, *seen_near(view)]),
        label=view.words.sentences([view.words.title, view.words.listed(track(view))]),
        description=description(view),
        clickable=bool(view.options),
    )


def seen_near(view: View) -> list[str]:
    """A name for the part of the map that a phone shows: where it changes, things move."""
    camera = sight.chart_of(view, PHONE_MAP if view.tall else MAP).camera
    return [f"near-{camera.side:.0f}-{camera.left:.0f}-{camera.top:.0f}"] if view.tall else []


def table(view: View, choices: Choices) -> Iterator[Svg]:
    """The map at the left, the others at the right, one's own desk below them."""
    yield from starmap.starmap(view, MAP)
    yield others.victory_track(view, Area(10, 8, 446, 26))
    yield others.clock(view, Area(464, 8, 122, 26))
    yield from story.over_the_map(view, choices, MAP)
    yield from others.others(view, choices, Area(600, 8, 432, 92))
    yield from desk.desk(view, choices, Area(600, 106, 432, 512))


def phone(view: View, choices: Choices) -> Iterator[Svg]:
    """The same from top to bottom."""
    yield from starmap.starmap(view, PHONE_MAP)
    yield from others.heads(view, choices, Area(0, 0, 390, 44))
    yield from story.over_the_map(view, choices, PHONE_MAP)
    yield from desk.palm(view, choices, Area(1, 416, 388, 432))
    yield from others.others(view, choices, Area(4, 854, 382, 94))


@still
def description(view: View) -> str:
    """How everybody stands, in words."""
    label = view.words.label
    seats = range(view.table.players)
    return view.words.sentences(
        view.words.titled(view.seat_name(seat), view.words.listed(f"{label(name)} {value}" for name, value in amounts(view, seat).items()))
        for seat in seats
    )
