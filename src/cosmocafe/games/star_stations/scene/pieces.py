"""What lies on the table: ships, fleets as stacks, stations that grow, rocks, goods, dice; and lines of words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, circle, group, number, text
from cosmocafe.draw.text import fitted

from ..standing import LETTERS
from .symbols import NOBODYS, back_class, fleet_class, rock_symbol, ship_size, ship_symbol, star_symbol, use

LETTER = 0.54  # how wide a letter is, at font size 1
BEHIND = (5, 4.5)  # how far a ship behind another one stands to the left and above
COPIES = 3  # no more ships of a stack are seen than these
TURN = 120  # degrees from one module to the next
TILT = (-7, 5, -3, 8, -6, 4, -5)  # how dice lie after a throw
# Where the middle of each asteroid lies and how large it is, in parts of a square: without and with ships.
ALONE = {1: [(0.5, 0.52, 0.44)], 2: [(0.32, 0.42, 0.4), (0.68, 0.6, 0.36)], 3: [(0.3, 0.34, 0.36), (0.7, 0.44, 0.34), (0.43, 0.74, 0.3)]}
UNDER = {1: [(0.5, 0.28, 0.4)], 2: [(0.3, 0.25, 0.36), (0.68, 0.3, 0.34)], 3: [(0.22, 0.26, 0.32), (0.53, 0.2, 0.3), (0.81, 0.32, 0.28)]}
STYLE = {
    ".pale": "fill:#f7eedd",
    ".soft": "fill:#cdb9a0",
    ".dark": "fill:#2b1d14",
    ".gold": "fill:#ffe3a1",
    ".gone": "opacity:.4",
    ".berth-none": "fill:none;stroke:#8a7a6a;stroke-width:1.6;stroke-dasharray:4 4",
    ".old": "opacity:.45",
    ".sign": "fill:#f7eedd;stroke:#0a0b22;stroke-width:3.5;paint-order:stroke;stroke-linejoin:round",
}


def line(words: str, x: float, y: float, room: float, size: float, class_: str, smallest: float = 11) -> Svg:
    """Words in one line, made smaller or shorter where there is too little room."""
    shown, fit = fitted(words, room, size, min(smallest, size), LETTER)
    return text(shown, x, y, font_size=round(fit, 1), class_=class_)


def letter(words: str, x: float, y: float) -> Svg:
    """A letter around a point, for who asks for letters."""
    return group(text(words, x, y + 4.5, font_size=12.5, class_="strong middle sign"), class_="letter")


def mark(seat: int, x: float, y: float, size: float) -> Svg:
    """A seat's shape in its colour, around a point."""
    return use("ss-mark", x - size / 2, y - size / 2, size, class_=fleet_class(seat))


def ship_in(seat: int, ship: int, area: Area, class_: str = "") -> Svg:
    """A ship as large as there is room."""
    width, height = ship_size(ship)
    scale = min(area.width / width, area.height / height)
    (x, y), wide, high = area.middle, width * scale, height * scale
    return use(ship_symbol(ship), x - wide / 2, y - high / 2, wide, high, class_=f"{fleet_class(seat)} {class_}".strip())


def stack_size(ship: int, count: int) -> tuple[float, float]:
    """How long and how high a stack of ships is, in units of the symbols."""
    (width, height), behind = ship_size(ship), min(count, COPIES) - 1
    return width + BEHIND[0] * behind, height + BEHIND[1] * behind


def stack(seat: int, ship: int, pieces: Sequence[str], x: float, y: float, scale: float, *, dented: bool = False) -> Svg:
    """Ships of one type around a point, one before the other, with their number; the last piece stands in front."""
    (width, height), behind = ship_size(ship), min(len(pieces), COPIES) - 1
    wide, high = width * scale, height * scale
    x, y = x + BEHIND[0] * behind * scale / 2, y + BEHIND[1] * behind * scale / 2
    parts = [use("ss-ship-shadow", x - wide * 0.58, y - high * 0.6, wide * 1.16, high * 1.2)]
    for n, name in enumerate(pieces, 1 - len(pieces)):
        step = min(-n, COPIES - 1) * scale
        picture = use(ship_symbol(ship), x - wide / 2 - BEHIND[0] * step, y - high / 2 - BEHIND[1] * step, wide, high)
        parts.append(group(picture, class_=back_class(seat) if n else None, data_piece=name))
    if dented:
        parts.append(use("ss-crack", x - high * 0.34, y - high * 0.34, high * 0.68, class_="crack"))
    parts.append(letter(LETTERS[ship], x - wide / 2 + 5, y + high / 2 - 3))
    if len(pieces) > 1:
        parts += count_disc(len(pieces), x + wide / 2 - 7 * scale, y + high / 2 - 4 * scale, max(16.5, 20 * scale))
    return group(*parts, class_=fleet_class(seat))


def count_disc(count: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """How many, on a small disc around a point."""
    yield use("ss-count", x - size / 2, y - size / 2, size)
    yield text(str(count), x, y + size * 0.235, font_size=size * 0.67, class_="middle strong dark count")


def turned(name: str, n: int, x: float, y: float, side: float, class_: str) -> Svg:
    """A part of a station at its place in the ring, around a point."""
    way = f"rotate({TURN * n} {number(x)} {number(y)})"
    return use(name, x - side / 2, y - side / 2, side, transform=way, class_=class_)


def station(square: int, built: int, wanted: int, owner: int, x: float, y: float, side: float, *, can_build: bool = False) -> Svg:
    """A star with its modules around a point; complete, it is closed in the colour of who holds it."""
    parts = [use(star_symbol(square), x - side * 0.59, y - side * 0.59, side * 1.18)]
    parts += [use(f"ss-module-{n + 1}", x - side / 2, y - side / 2, side, class_="module") for n in range(built)]
    for n in range(built, wanted):
        parts.append(turned("ss-scaffold" if can_build and n == built else "ss-slot", n, x, y, side, class_="slot"))
    if built >= wanted:
        parts.append(use("ss-clasps", x - side / 2, y - side / 2, side, class_=f"rim {fleet_class(owner) if owner != NOBODY else NOBODYS}"))
    return group(*parts)


def empty_berth(x: float, y: float, size: float) -> Svg:
    """Where a station is still missing."""
    return circle(x, y, size * 0.4, class_="berth-none")


def rocks(square: int, count: int, area: Area, *, under_ships: bool) -> Iterator[Svg]:
    """The asteroids of a square; they move up when ships come."""
    for n, (right, down, size) in enumerate((UNDER if under_ships else ALONE)[count]):
        side = size * area.width
        yield use(
            rock_symbol(square + n), area.x + right * area.width - side / 2, area.y + down * area.height - side / 2, side, class_="rock"
        )


def heap(good: str, count: int, area: Area, size: float) -> Iterator[Svg]:
    """So many pieces of a good in a pile, as far as there is room; the pieces of a large pile lie closer."""
    if not count:
        yield use(f"ss-{good}", area.x, area.middle[1] - size / 2, size, class_="gone")
    shown = min(count, 12)
    step = min(size * 0.62, (area.width - size) / max(1, shown - 1))
    for n in range(shown):
        yield use(f"ss-{good}", area.x + n * step, area.middle[1] - size / 2 + (2.5 if n % 2 else -2.5), size)


def die(is_hit: bool, x: float, y: float, size: float, n: int = 0) -> Svg:
    """An attack die as it lies, around a point."""
    face, way = "ss-die-hit" if is_hit else "ss-die-miss", f"rotate({TILT[n % len(TILT)]} {number(x)} {number(y)})"
    return use(face, x - size / 2, y - size / 2, size, transform=way, class_="die harm" if is_hit else "die")


def amount(good: str, count: int | str, x: float, y: float, size: float, font: float) -> Svg:
    """A good and how much of it, from a point to the right."""
    words = text(str(count), x + size + 3, y + font * 0.36, font_size=font, class_="strong pale")
    return Svg(use(f"ss-{good}", x, y - size / 2, size) + letter(good[0].upper(), x + size / 2, y) + words)


def amount_width(count: int | str, size: float, font: float) -> float:
    """How much room a good with its number takes."""
    return size + 3 + len(str(count)) * font * 0.58
