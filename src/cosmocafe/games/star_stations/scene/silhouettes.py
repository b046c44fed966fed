"""Our own drawings of the pieces, each around 0,0: ships, stars, stations, asteroids, attack dice, ore and metal."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, circle, group, number, path, placed, rect, text
from cosmocafe.draw.theme import emblem, seat_class

from ..standing import LETTERS

# Hulls in a square of 24, the bow up.
HULLS = (
    "M0-11 4.5-3 10.5 7.5 4.5 6.5 2.5 10H-2.5L-4.5 6.5-10.5 7.5-4.5-3Z",
    "M-3-11.5V-6H3V-11.5H5.5V-5L9 0V7L11.5 10.5H-11.5L-9 7V0L-5.5-5V-11.5Z",
    "M-3.5-11H3.5L6-6.5H9.5L11.5-2V7L8.5 11H4L2.5 9H-2.5L-4 11H-8.5L-11.5 7V-2L-9.5-6.5H-6Z",
    "M0-12 3.5-7.5 11-10.5 9.5-2.5 12 4 7 5.5 5 11 0 8.5-5 11-7 5.5-12 4-9.5-2.5-11-10.5-3.5-7.5Z",
)
ROCKS = (
    "M-8-3-3-8 5-7 9-1 6 6-1 8-7 5Z",
    "M-7-5 1-8 8-4 7 3 2 8-6 6-9 0Z",
    "M-8-1-5-7 3-8 8-3 8 4 1 8-5 7Z",
)
CRATERS = "M-3-2a2 2 0 1 0 3 1M2 3a1.6 1.6 0 1 0 2-1"
BURST = "M0-5 1.3-1.7 4.6-2.2 2.2 0 4.6 2.2 1.3 1.7 0 5-1.3 1.7-4.6 2.2-2.2 0-4.6-2.2-1.3-1.7Z"
CRACK = "M2-8-1.5-3 2 0-2 7"
INGOT = "M-3.2-2.5H3.2L6 3.5H-6Z"
RAYS = "M0-19 3-3 19 0 3 3 0 19-3 3-19 0-3-3Z"
PYLONS = "M-16-16-19-19M16-16 19-19M-16 16-19 19M16 16 19 19"
LEGIBLE = 8.5  # the smallest letter that can be read on a phone
SQUARE, RIM = 54, 22  # the size at which the ground is drawn, and its ring of modules

STYLE = {
    ".hull": "fill:var(--seat);stroke:var(--night);stroke-width:1.6;stroke-linejoin:round;paint-order:stroke",
    ".letter": "fill:var(--night);stroke:var(--seat);paint-order:stroke;stroke-linejoin:round",
    ".crack": "fill:none;stroke:var(--harm);stroke-width:2;stroke-linejoin:round;stroke-linecap:round",
    ".rock": "fill:#a08a7d;stroke:#574a49;stroke-width:1.2;stroke-linejoin:round",
    ".crater": "fill:none;stroke:#6b5b58;stroke-width:1;stroke-linecap:round",
    ".glow": "fill:#ffca6b;opacity:.17",
    ".sun": "fill:#fff3cf",
    ".rays": "fill:#ffe9b0;opacity:.75",
    ".slot": "fill:none;stroke:var(--haze);stroke-width:1.2;stroke-dasharray:1.5 3;opacity:.8",
    ".module": "fill:none;stroke:var(--cream);stroke-width:4.4",
    ".pylon": "fill:none;stroke:var(--seat,var(--cream));stroke-width:4;stroke-linecap:round",
    ".rim": "fill:none;stroke:var(--seat,var(--cream));stroke-width:4.4",
    ".hub": "fill:none;stroke:var(--cream);stroke-width:1.2",
    ".sign": "fill:var(--night)",
    ".aim": "fill:none;stroke:var(--harm);stroke-width:1.5",
    ".build": "fill:none;stroke:var(--amber);stroke-width:2.2;stroke-linecap:round",
    ".ingot": "fill:#aebcd0;stroke:#46536a;stroke-width:1",
}


@lru_cache(maxsize=4096)
def ship(kind: int, x: float, y: float, size: float, piece: str | None = None) -> Svg:
    """One ship; `piece` names it for as long as it is on the board."""
    return group(path(HULLS[kind], class_="hull"), transform=placed(x, y, size / 24), data_piece=piece)


@lru_cache(maxsize=4096)
def ship_label(kind: int, count: int, x: float, y: float, size: float) -> Svg:
    """The ship's letter, with the number of ships when there are several."""
    words = f"{count}{LETTERS[kind]}" if count > 1 else LETTERS[kind]
    high = max(size * 0.5, min(size * 0.86, LEGIBLE))
    return text(words, x, y + high * 0.42, font_size=high, stroke_width=high * 0.22, class_="letter middle strong")


def crack(x: float, y: float, size: float) -> Svg:
    """A hit that was ignored."""
    return path(CRACK, transform=placed(x, y, size / 24), class_="crack")


@lru_cache(maxsize=4096)
def asteroids(count: int, area: Area) -> Svg:
    """A belt of asteroids, side by side."""
    rocks = [
        group(
            path(ROCKS[n % len(ROCKS)], class_="rock"),
            path(CRATERS, class_="crater"),
            transform=placed((n - (count - 1) / 2) * 17, n % 2 * 2.4),
        )
        for n in range(count)
    ]
    return group(*rocks, transform=placed(*area.middle, area.width / SQUARE))


def sun() -> list[Svg]:
    """A star with its glow."""
    return [circle(0, 0, 19, class_="glow"), circle(0, 0, 13.5, class_="glow"), path(RAYS, class_="rays"), circle(0, 0, 6.6, class_="sun")]


def arc(r: float, begin: float, end: float) -> str:
    """A piece of a circle between two angles, clockwise from the top."""
    far = 1 if end - begin > pi else 0
    ends = [f"{number(r * sin(angle))} {number(-r * cos(angle))}" for angle in (begin, end)]
    return f"M{ends[0]}A{number(r)} {number(r)} 0 {far} 1 {ends[1]}"


@lru_cache(maxsize=4096)
def star(built: int, wanted: int, area: Area) -> Svg:
    """A star, the modules around it, and room for those that are missing."""
    part, gap = 2 * pi / wanted, 0.16
    arcs = [path(arc(RIM, n * part + gap, (n + 1) * part - gap), class_="module" if n < built else "slot") for n in range(wanted)]
    return group(*sun(), *arcs, transform=placed(*area.middle, area.width / SQUARE))


@lru_cache(maxsize=4096)
def station(owner: int, area: Area) -> Svg:
    """A complete station: a closed ring with pylons, in the colour and with the shape of who controls it."""
    held = owner != NOBODY
    return group(
        *sun(),
        path(PYLONS, class_="pylon"),
        circle(0, 0, RIM, class_="rim"),
        circle(0, 0, RIM - 3.6, class_="hub"),
        emblem(owner, 17.8, -17.8, 6) if held else NOTHING,
        transform=placed(*area.middle, area.width / SQUARE),
        class_=seat_class(owner) if held else None,
    )


@lru_cache(maxsize=4096)
def die(hit: bool, x: float, y: float, size: float) -> Svg:
    """An attack die: a burst for a hit, an empty face for a miss."""
    face = path(BURST, class_="harm") if hit else NOTHING
    return group(rect(-6, -6, 12, 12, rx=2.6, class_="die" if hit else "die faint"), face, transform=placed(x, y, size / 13.5))


@lru_cache(maxsize=4096)
def crosshair(x: float, y: float) -> Svg:
    """Here somebody can be attacked."""
    return group(
        circle(0, 0, 6.6, class_="sign"),
        path("M-6 0H-2M2 0H6M0-6V-2M0 2V6", class_="aim"),
        circle(0, 0, 4, class_="aim"),
        transform=placed(x, y),
    )


@lru_cache(maxsize=4096)
def plus(x: float, y: float) -> Svg:
    """Here something can be built."""
    return group(circle(0, 0, 6.6, class_="sign"), path("M-4 0H4M0-4V4", class_="build"), transform=placed(x, y))


@lru_cache(maxsize=4096)
def ore_icon() -> Svg:
    """Ore: a rock."""
    return group(path(ROCKS[0], class_="rock", transform="scale(.68)"))


@lru_cache(maxsize=4096)
def metal_icon() -> Svg:
    """Metal: an ingot."""
    return path(INGOT, class_="ingot")
