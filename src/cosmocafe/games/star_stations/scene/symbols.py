"""The symbols of the game: ships, stars, modules, rocks, goods, dice and the star chart. A square is 107 of their units wide."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.draw.symbols import Pictures, Symbols
from cosmocafe.draw.theme import seat_class

from ..vocabulary import A_SHIP, KIND, KINDS

SYMBOLS = Symbols(Path(__file__).with_suffix(".svg"))
use = SYMBOLS.use
SQUARE = 107  # how many units of the symbols a square is wide
STARS = ("gold", "white", "ember")
ROCKS = 3
NOBODYS = "ss-nobody"  # the class of what belongs to no seat


def ship_symbol(ship: int) -> str:
    """A ship's picture."""
    return f"ss-{KINDS[ship]}"


def ship_size(ship: int) -> tuple[float, float]:
    """How long and how high a ship is, all in one scale."""
    _, _, width, height = SYMBOLS.boxes[ship_symbol(ship)]
    return width, height


def star_symbol(square: int) -> str:
    """A star's picture: three kinds, only for variety."""
    return f"ss-star-{STARS[square * 5 % 7 % len(STARS)]}"


def rock_symbol(number: int) -> str:
    """An asteroid's picture: three kinds, only for variety."""
    return f"ss-rock-{number % ROCKS + 1}"


def fleet_class(seat: int) -> str:
    """The classes that give all in a thing a seat's colour and mark."""
    return f"{seat_class(seat)} ss-{seat}"


def back_class(seat: int) -> str:
    """The class that darkens a ship behind another one."""
    return f"ss-back{seat}"


PICTURES: Pictures = {  # of what sentences name
    KIND: ship_symbol,
    A_SHIP: ship_symbol,
    "ore": lambda ore: "ss-ore",
    "metal": lambda metal: "ss-metal",
    "hits": lambda hits: "ss-die-hit" if hits else "ss-die-miss",
    "modules": lambda modules: "ss-module",
}
