"""Our own drawings of what moves, each around 0,0: ships, pirates, dice."""

from __future__ import annotations

from cosmocafe.draw.svg import NOTHING, Svg, circle, group, path, placed, rect, text, title
from cosmocafe.draw.theme import SEATS, seat_class

from ..view import View
from .icons import STAR
from .ingredients import pool

# Around a body in the seat's shape: the nose above, fins and flame below, in a square of 28.
NOSE = "M-4.6-7.4C-4-11-2-13 0-14 2-13 4-11 4.6-7.4Z"
FINS = "M-5.6 4.4-10.6 10.6-5 9.6ZM5.6 4.4 10.6 10.6 5 9.6Z"
FLAME = "M-3 10.4H3L0 14.6Z"
CORSAIR = "M0-13 4.4-6.4 13-10 10 0 13 8 5 7 0 13.4-5 7-13 8-10 0-13-10-4.4-6.4Z"
LETTERS = "αβγ"
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
STYLE = {
    ".hull": "fill:var(--seat);stroke:var(--night);stroke-width:1.8;stroke-linejoin:round;paint-order:stroke",
    ".flame": "fill:var(--cream)",
    ".serial": "fill:var(--night)",
    ".toppled": "opacity:.62",
    ".corsair": "fill:#3a1018;stroke:var(--harm);stroke-width:1.8;stroke-linejoin:round",
    ".corsair-name": "fill:#ffdcd6",
    ".cube": "fill:var(--good);stroke:var(--cream);stroke-width:1.4",
    ".pip": "fill:var(--mark)",
    ".stardust-die": "--good:#5a3fb8;--mark:#f1eaff",
    ".spent": "opacity:.38",
}


def ship(view: View, seat: int, number: int, standing: bool, x: float, y: float, size: float) -> Svg:
    """One ship: its body is the seat's shape; a toppled one lies on its side."""
    state = view.words.label("standing" if standing else "toppled")
    hull = group(
        path(NOSE, class_="hull"),
        path(FINS, class_="hull"),
        path(FLAME, class_="flame") if standing else NOTHING,
        path(SEATS[seat].outline, class_="hull", transform="scale(8.4)", vector_effect="non-scaling-stroke"),
        transform=None if standing else "rotate(90)",
    )
    return group(
        title(f"{view.seat_name(seat)}: {view.words.label('ship')} {number + 1}, {state}"),
        hull,
        text(str(number + 1), 0, 4.6 if SEATS[seat].shape == "triangle" and standing else 4, font_size=11, class_="serial middle strong"),
        transform=placed(x, y, size / 29),
        class_=f"{seat_class(seat)}{'' if standing else ' toppled'}",
        data_piece=f"ship-{seat}-{number}",
    )


def pirate(which: int, standing: bool, x: float, y: float, size: float) -> Svg:
    """A pirate; a damaged one lies on its side."""
    return group(
        path(CORSAIR, class_="corsair", transform=None if standing else "rotate(90) skewX(14)"),
        text(LETTERS[which], 0, 4, font_size=13, class_="corsair-name middle strong"),
        transform=placed(x, y, size / 29),
        class_=None if standing else "toppled",
        data_piece=f"pirate-{which}",
    )


def action_die(view: View, color: int, number: int, x: float, y: float, size: float, roll: int) -> Svg:
    """An Action die in the colour of its ingredient."""
    dots = [circle(right * 4.2, down * 4.2, 1.75, class_="pip") for right, down in PIPS.get(number, [])]
    return group(
        rect(-8.4, -8.4, 16.8, 16.8, rx=3.6, class_="cube"),
        *dots,
        class_=pool(view, color),
        transform=placed(x, y, size / 18),
        data_piece=f"die-{color}",
        data_roll=str(roll),
    )


def stardust_die(number: int, x: float, y: float, size: float, roll: int) -> Svg:
    """The Stardust die; without a number while it is exhausted."""
    star = path(STAR, class_="pip", transform="translate(-2.6 -2.6) scale(.42)" if number else "scale(.6)")
    return group(
        rect(-8.4, -8.4, 16.8, 16.8, rx=3.6, class_="cube"),
        star,
        text(str(number), 3, 6.4, font_size=11.5, class_="pip middle strong") if number else NOTHING,
        class_="stardust-die",
        transform=placed(x, y, size / 18),
        data_piece="die-stardust",
        data_roll=str(roll),
    )
