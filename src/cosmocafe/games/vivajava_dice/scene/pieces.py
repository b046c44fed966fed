"""What can be picked up: dice, discs, tokens, medals; and the rings of what can be clicked."""

from __future__ import annotations

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, group, number, path, placed, rect, text
from cosmocafe.draw.symbols import at
from cosmocafe.draw.text import columns, fitted
from cosmocafe.draw.theme import emblem, seat_class

from ..box import BLANK
from ..view import View
from .symbols import bean_symbol, chip_symbol, colour_class, die_symbol, firm_symbol, sign_of, use

SERIF, SANS = 0.56, 0.55  # the width of a letter at font size 1
TILT = (-7, 5, -3, 8, -6, 4, -5)  # how dice lie after a throw
STYLE = {
    ".serif": "font-family:'Iowan Old Style','Palatino Linotype','Source Serif 4','Noto Serif CJK TC',Georgia,serif",
    ".counter": "fill:#553520",
    ".lamp": "fill:url(#vj-lamp)",
    ".shadow": "fill:#06030a;opacity:.5",
    ".board": "fill:#b98449",
    ".varnish": "fill:url(#vj-varnish)",
    ".foot": "fill:#5f3a1a",
    ".stitch": "fill:none;stroke:#6b3f19;stroke-opacity:.5;stroke-dasharray:5 4",
    ".paper": "--amber:#a86e00;--ink:#2b1d14;--muted:#6a5343",
    ".sheet": "fill:#f5e8cb",
    ".age": "fill:url(#vj-age)",
    ".coffee": "fill:#2a1a12;stroke:#8a5d38;stroke-width:1.5",
    ".dark": "fill:#2b160a",
    ".pale": "fill:#fff3d6",
    ".soft": "fill:#e0cfb6",
    ".warm": "fill:#ffe7a6",
    ".sunk": "fill:#4a2a12;opacity:.55",
    ".gone": "opacity:.4",
    ".halo": "fill:none;stroke:#ffd24d;stroke-opacity:.28;stroke-width:8;pointer-events:none",
    ".gilt": "fill:none;stroke:#ffd24d;stroke-width:1.8;pointer-events:none",
    ".answer>.ring": "stroke:var(--amber);stroke-width:3",
    ".paper .answer>.ring, .paper.answer>.ring": "stroke-width:4.4",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:4.4;fill:#ffd24d;fill-opacity:.22",
    ".lit-ground": "fill:#ffd24d;fill-opacity:.26",
    ".reach": "fill:transparent;pointer-events:all",
    ".badge": "fill:#3a2418",
    ".faded": "opacity:.28",
    ".arrow": "stroke:#ffd98a;stroke-width:2.2;fill:none;stroke-linecap:round;stroke-linejoin:round",
}


def halo(area: Area, rx: float) -> Svg:
    """The ring of what can be clicked on wood and felt."""
    return Svg(rect(*area.inset(-2), rx=rx + 2, class_="halo") + rect(*area, rx=rx, class_="ring"))


def gilt(area: Area, rx: float) -> Svg:
    """The ring of what can be clicked on paper: gold between two dark lines."""
    return Svg(rect(*area, rx=rx, class_="ring") + rect(*area, rx=rx, class_="gilt"))


def bean(colour: int, x: float, y: float, size: float, class_: str = "") -> Svg:
    """A bean in the colours of its die, around a point."""
    return use(bean_symbol(colour), x - size / 2, y - size / 2, size, class_=f"{colour_class(colour)} {class_}".strip())


def chip(colour: int, area: Area) -> Svg:
    """The face of a die, flat and small."""
    return use(chip_symbol(colour), *at(area))


def die(shown: int, area: Area, tilt: int = 0) -> Svg:
    """A die as it lies; a letter for who wants one."""
    x, y, size, _ = at(area)
    turned = f"rotate({tilt} {number(x + size / 2)} {number(y + size / 2)})" if tilt else None
    high = max(14, size * 0.3)
    symbol = die_symbol(shown)
    thrown = use(symbol, x, y, size, transform=turned) if turned else use(symbol, x, y, size)
    return Svg(thrown + use(symbol.replace("vj-", "vj-letter-"), x + size - high * 0.8, y - high * 0.2, high, class_="letter"))


def token(seat: int, x: float, y: float, size: float) -> Svg:
    """A seat's wooden token, around a point."""
    return use(f"vj-token-{seat}", x - size / 2, y - size / 2, size)


def side_mark(view: View, side: int, x: float, y: float, size: float) -> Svg:
    """The token of a player, or the emblem of the corporation."""
    if side < view.table.players:
        return token(side, x, y, size)
    return use(firm_symbol(view.box.firm), x - size / 2, y - size / 2, size)


def shape(view: View, side: int, x: float, y: float, r: float) -> Svg:
    """The flat sign of a side, for a line of words."""
    return emblem(side, x, y, r) if 0 <= side < view.table.players else NOTHING


def medal(points: int | str, x: float, y: float, size: float, class_: str = "dark", font: float = 0) -> Svg:
    """Points: the medal, and how many."""
    font = font or size * 0.62
    words = text(str(points), x + size * 1.08, y + font * 0.36, font_size=font, class_=f"strong {class_}")
    return Svg(use("vj-pp", x, y - size / 2, size) + words)


def medal_before(points: int | str, right: float, y: float, size: float, class_: str = "dark", font: float = 0) -> Svg:
    """The same, ending at the right."""
    font = font or size * 0.62
    words = text(str(points), right, y + font * 0.36, font_size=font, class_=f"strong end {class_}")
    return Svg(use("vj-pp", right - columns(str(points)) * font * 0.53 - size * 1.1, y - size / 2, size) + words)


def disc(view: View, track: int, area: Area) -> Svg:
    """The disc on a track: enamel in the colour of the track, the sign of its ability, its points in the plaque."""
    return ability_disc(view, view.table.disc[track], track, area)


def ability_disc(view: View, ability: int, colour: int, area: Area) -> Svg:
    """A disc in a colour; without its ability while none lies there."""
    x, y, size, _ = at(area)
    unit = size / 64
    parts = [use("vj-disc", x, y, size)]
    if ability != BLANK:
        wide = max(26 * unit, 20)
        plaque = Area(x + 32 * unit - wide / 2, y + 53.5 * unit - wide * 0.33, wide, wide * 0.65)
        points = text(
            str(view.box.pp[ability]),
            x + 32 * unit,
            plaque.middle[1] + wide * 0.19,
            font_size=max(13 * unit, 11),
            class_="middle strong dark",
        )
        parts += [use(f"vj-i-{sign_of(ability)}", x + 15 * unit, y + 10.5 * unit, 34 * unit), use("vj-plaque", *plaque), points]
    return group(*parts, class_=colour_class(colour))


def level_badge(reached: int, x: float, y: float, wide: float = 26) -> Svg:
    """A dark pill: 1X, 2X."""
    high = wide * 0.65
    words = text(f"{reached}X", x, y + high * 0.27, font_size=max(11, high * 0.7), class_="middle strong warm")
    return Svg(rect(x - wide / 2, y - high / 2, wide, high, rx=high / 2, class_="badge") + words)


def line(words: str, x: float, y: float, room: float, size: float, class_: str, smallest: float = 11) -> Svg:
    """Words in one line, made smaller or shorter where there is too little room."""
    shown, fit = fitted(words, room, size, min(smallest, size), SANS if "serif" not in class_ else SERIF)
    return text(shown, x, y, font_size=round(fit, 1), class_=class_)


def board(area: Area, rx: float, *parts: Svg) -> Svg:
    """A serving board of light wood."""
    low = Area(area.x + 3, area.y + 6, area.width, area.height)
    return Svg(
        rect(*low, rx=rx, class_="shadow")
        + rect(area.x, area.y + 3, area.width, area.height, rx=rx, class_="foot")
        + rect(*area, rx=rx, class_="board")
        + rect(*area, rx=rx, class_="varnish")
        + use("vj-grain", *area)
        + "".join(parts)
    )


def paper(area: Area, rx: float, seat: int, edge: float) -> Svg:
    """A sheet of paper with a seat's colour at its left edge."""
    low = Area(area.x + 3, area.y + 5, area.width, area.height)
    return Svg(
        rect(*low, rx=rx, class_="shadow")
        + rect(*area, rx=rx, class_="sheet")
        + rect(*area, rx=rx, class_="age")
        + rect(area.x, area.y, edge, area.height, rx=edge / 2, class_=f"seat-fill {seat_class(seat)}")
    )


def arrow(x: float, y: float) -> Svg:
    """From one thing to another."""
    return path("M0 0h16m-5-4.500 5 4.500-5 4.500", transform=placed(x, y), class_="arrow")
