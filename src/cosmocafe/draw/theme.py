"""One visual language for all games: colours, seats, and the style sheet that every drawing carries in itself.

The board is always night; panels are paper by day and coffee by night. A page chooses with `data-theme` on any element around
the drawing, else the reader's system decides. Amber: you can click this. Teal: chosen. Red: harm, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from .svg import Svg, element, path, placed

SCOPE = "cosmocafe"
CREAM, NIGHT, TILE, LINE, HAZE = "#f7eedd", "#0d0f2b", "#191d4a", "#343a80", "#b6b8e0"
AMBER, TEAL, HARM = "#ffd24d", "#2fd6c0", "#ff6161"
ACCENTS = ("amber", "teal", "harm")  # darker on paper than on the board, else nobody would see them
DAY = {"panel": "#fdf7ea", "ink": "#2b1d14", "muted": "#6a5343", "edge": "#d8c4a2"}
DAY |= {"panel-amber": "#b56a00", "panel-teal": "#0c857a", "panel-harm": "#cc2f2f"}
DUSK = {"panel": "#2c221c", "ink": "#f7eedd", "muted": "#cdb9a0", "edge": "#5a483d"}
DUSK |= {"panel-amber": AMBER, "panel-teal": TEAL, "panel-harm": HARM}


class Seat(NamedTuple):
    """How a seat is told from the others: by colour and by shape, never by colour alone."""

    colour: str
    shape: str
    outline: str  # around 0,0, about 1 in every direction


SEATS = (
    Seat("#f2923c", "circle", "M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z"),
    Seat("#5cb8ee", "square", "M-.88-.88H.88V.88H-.88Z"),
    Seat("#1fb083", "triangle", "M0-1.05 1.1.85H-1.1Z"),
    Seat("#d884b4", "diamond", "M0-1.2 1.2 0 0 1.2-1.2 0Z"),
)


def seat_class(seat: int) -> str:
    """The class that gives a thing and all in it the colour of a seat."""
    return f"seat{seat}"


@lru_cache(maxsize=4096)
def emblem(seat: int, x: float, y: float, r: float) -> Svg:
    """A seat's shape in its colour."""
    return path(SEATS[seat].outline, transform=placed(x, y, r), class_=f"emblem {seat_class(seat)}")


def _variables(colours: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


def scoped(scope: str, rules: Mapping[str, str]) -> list[str]:
    """Style rules that reach nothing outside drawings of this class."""
    return [f"{', '.join(f'.{scope} {part.strip()}' for part in selector.split(','))}{{{rule}}}" for selector, rule in rules.items()]


NIGHT_COLOURS = {"cream": CREAM, "night": NIGHT, "tile": TILE, "line": LINE, "haze": HAZE, "amber": AMBER, "teal": TEAL, "harm": HARM}
RULES = {
    "text": "font-family:system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK TC','PingFang TC','Microsoft JhengHei',sans-serif",
    ".middle": "text-anchor:middle",
    ".end": "text-anchor:end",
    ".strong": "font-weight:700",
    ".cream": "fill:var(--cream)",
    ".haze": "fill:var(--haze)",
    ".ink": "fill:var(--ink)",
    ".muted": "fill:var(--muted)",
    ".night": "fill:var(--night)",
    ".tile": "fill:var(--tile);stroke:var(--line)",
    ".card": "fill:var(--panel);stroke:var(--edge)",
    ".panel": ";".join(f"--{accent}:var(--panel-{accent})" for accent in ACCENTS),
    ".emblem": "fill:var(--seat);stroke:var(--night);stroke-width:1;vector-effect:non-scaling-stroke",
    ".seat-fill": "fill:var(--seat)",
    ".seat-line": "stroke:var(--seat);fill:none",
    ".pill": "fill:none;stroke:var(--muted)",
    ".pill-words": "fill:var(--muted)",
    ".bright>.pill": "fill:var(--seat);stroke:none",
    ".bright>.pill-words": "fill:var(--night)",
    ".bright>.card": "stroke:var(--seat);stroke-width:2.4",
    ".out>.ink": "fill:var(--muted)",
    ".out>.name": "text-decoration:line-through",
    ".die": "fill:var(--cream);stroke:var(--night)",
    ".die.faint": "fill:none;stroke:var(--haze)",
    ".harm": "fill:var(--harm)",
    ".ring": "fill:transparent;stroke:none;pointer-events:all",
    ".catch": "fill:transparent;pointer-events:all",  # where nothing lies on something that can be clicked
    ".answer:has([data-thing])>.ring": "pointer-events:none",  # what lies on it can be inspected, and belongs to the click
    ".answer": "cursor:pointer;outline:none",
    ".answer>.ring": "stroke:var(--amber);stroke-width:1.6",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:3.2;fill:var(--amber);fill-opacity:.18",
    ".through": "pointer-events:none",  # what stands on something that can be clicked
    ".far": "fill:transparent;stroke:var(--amber);stroke-width:1.4;stroke-dasharray:1.5 3;stroke-linecap:round;pointer-events:all",
    ".ahead": "cursor:pointer;outline:none",
    ".ahead:hover .far, .ahead:focus-visible .far": "stroke-width:2.6;fill:var(--amber);fill-opacity:.12",
    ".chosen>.ring": "stroke:var(--teal);stroke-width:2.6",
    ".struck>.ring": "stroke:var(--harm);stroke-width:1.6;stroke-dasharray:4 3",
    **{f".{seat_class(seat)}": f"--seat:{look.colour}" for seat, look in enumerate(SEATS)},
}


def style_sheet(game: str, rules: Mapping[str, str]) -> Svg:
    """The theme and a game's own rules; every rule reaches only drawings, a game's rules only its own."""
    return _style_sheet(game, tuple(rules.items()))


@lru_cache(maxsize=64)
def _style_sheet(game: str, rules: tuple[tuple[str, str], ...]) -> Svg:
    day, dusk = _variables({**NIGHT_COLOURS, **DAY}), _variables(DUSK)
    sheet = [
        f":where(.{SCOPE}){{display:block;width:100%;height:auto;max-width:48rem;margin:auto}}",
        f".{SCOPE}{{{day}}}",
        f"@media (prefers-color-scheme:dark){{.{SCOPE}{{{dusk}}}}}",
        f"[data-theme=dark] .{SCOPE}{{{dusk}}}",
        f"[data-theme=light] .{SCOPE}{{{_variables(DAY)}}}",
        *scoped(SCOPE, RULES),
        *scoped(f"{SCOPE}.{game}", dict(rules)),
    ]
    return element("style", Svg("\n" + "\n".join(sheet) + "\n"))
