"""Our own signs, each around 0,0: Stardust, Badges, points, numbers of dice, actions and events."""

from __future__ import annotations

from cosmocafe.draw.svg import Svg, circle, group, path, placed, rect, text

from ..vocabulary import Badge

STAR = "M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10Z"
SHIELD = "M0-9.5 8-7V0C8 5 4.5 8 0 10-4.5 8-8 5-8 0V-7Z"
SIGNS = {
    "sail": "M-7 4C-3 6.5 3 6.5 7 4M-1-7V2.5M-1-7 5.5 1.5H-1",
    "color": "M-7 5A8 8 0 0 1 5-4M5-4-.5-4.6M5-4 4.6 1.5",
    "number": "M-6-6H6V6H-6ZM-2.6 2.6H-2.5M0 0H.1M2.6-2.6H2.7",
    "upgrade": "M0 7V-6M-5-1 0-6.5 5-1",
    "collect": STAR,
    "deliver": "M-7-3H4V2C4 5 2 6.5-1.5 6.5-5 6.5-7 5-7 2ZM4-1.5H6.5V2.5H3.6M-4-7V-5.4M-.6-7.6V-5.4",
    "attack": "M0-8V-3M0 8V3M-8 0H-3M8 0H3M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z",
    "recharge": "M8.6-3A9 9 0 1 0 9 2M9-9V-2.6H2.6",
    "dawn": "M-9 5H9M-5.4 5A5.4 5.4 0 0 1 5.4 5M0-6.4V-3.4M-7.4-2.4-5.4-.4M7.4-2.4 5.4-.4",
    "dusk": "M3-8A8 8 0 1 0 7.4 4.4 6.8 6.8 0 0 1 3-8Z",
    "badge": "M0-8 6.6-6V0C6.6 4 3.6 6.6 0 8-3.6 6.6-6.6 4-6.6 0V-6Z",
    "lock": "M-4.5-1V-4A4.5 4.5 0 0 1 4.5-4V-1M-6-1H6V7H-6Z",
    "first": "M-7 5.5H7V-4L3.4-.6 0-6.5-3.4-.6-7-4Z",
}
BADGES = {
    Badge.STARDUST: "M0-6C.6-1.6 1.6-.6 6 0 1.6.6.6 1.6 0 6-.6 1.6-1.6.6-6 0-1.6-.6-.6-1.6 0-6Z",
    Badge.DICE_POWER: "M-4-4.5H4V3.5H-4ZM-1.6-2.1H-1.5M1.6 1.1H1.7",
    Badge.HONOR: "M-3-6-1-1M3-6 1-1M3.4 2A3.4 3.4 0 1 1-3.4 2A3.4 3.4 0 1 1 3.4 2Z",
}
STYLE = {
    ".dust": "fill:#d9c9ff;stroke:#4b2f9e;stroke-width:1.4;stroke-linejoin:round;paint-order:stroke",
    ".dust.none": "fill:none;stroke:var(--muted);stroke-width:1.2;stroke-dasharray:2 1.6",
    ".dust.tapped": "fill:none;stroke:var(--harm);stroke-width:1.8",
    ".shield": "fill:#e9d7b0;stroke:#6a4a1c;stroke-width:1.2",
    ".badge": "fill:none;stroke:#4a3210;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
    ".sign": "fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
    ".points": "fill:var(--metal,#e9d7b0);stroke:var(--night);stroke-width:1",
    ".worth": "fill:#1d1406",
}


def stardust(x: float, y: float, size: float, state: str = "") -> Svg:
    """A Stardust token; `none` for room for one, `tapped` on a deactivated power."""
    turn = " rotate(45)" if state == "tapped" else ""
    return path(STAR, class_=f"dust {state}".strip(), transform=placed(x, y, size / 21) + turn)


def badge(kind: int, x: float, y: float, size: float) -> Svg:
    """A Badge of a coffee card."""
    return group(path(SHIELD, class_="shield"), path(BADGES[Badge(kind)], class_="badge"), transform=placed(x, y, size / 21))


def sign(name: str, x: float, y: float, size: float, class_: str = "") -> Svg:
    """A sign in the colour of what is around it."""
    return path(SIGNS[name], class_=f"sign {class_}".strip(), transform=placed(x, y, size / 18))


def face(number: int, x: float, y: float, size: float) -> Svg:
    """A number as a die shows it."""
    return group(
        rect(-8, -8, 16, 16, rx=3.6, class_="die"),
        text(str(number), 0, 4.6, font_size=13, class_="middle strong night"),
        transform=placed(x, y, size / 16),
    )


def points(value: int, x: float, y: float, size: float) -> Svg:
    """Points, at one fixed place of every card."""
    return group(
        circle(0, 0, 10, class_="points"),
        text(str(value), 0, 4.4, font_size=12.5, class_="middle strong worth"),
        transform=placed(x, y, size / 20),
    )
