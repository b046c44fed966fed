"""Where each answer lies: on a square, on the ships of one type that somebody has there, on my goods and my supply, in the battle."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt
from typing import NamedTuple

from cosmocafe.author import has
from cosmocafe.draw.choices import Choices

from ..box import Box
from ..squares import SQUARES
from ..view import View
from ..vocabulary import SHIPS, Answer, bring


def rows_of(box: Box) -> list[list[int]]:
    """The squares of the board row by row, the highest row first."""
    squares = [square for square in range(SQUARES) if has(box.board, square)]
    size = isqrt(len(squares))
    return [squares[n : n + size] for n in range(0, len(squares), size)][::-1]


class Ships(NamedTuple):
    """All ships of one type that a fleet has on a square."""

    owner: int
    ship: int
    square: int


class Beside(NamedTuple):
    """A spot beside the board."""

    kind: str
    which: int


Spot = Ships | Beside | int  # or a square
ORE, METAL = Beside("goods", 0), Beside("goods", 1)
REFINING = (Answer.REFINE, Answer.REFINE_ALL)


def berth(ship: int) -> Beside:
    """My supply of one type of ships."""
    return Beside("supply", ship)


def victim(answer: int) -> Beside:
    """A ship that can take a hit, in the battle."""
    return Beside("victim", answer)


def ships_named(view: View, answer: int) -> list[Ships]:
    """The ships that an answer points at."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    if block == Answer.BRING:
        return [Ships(view.seat, parts["ship"], parts["source"])]
    if block == Answer.BRING_ALL:
        return [Ships(view.seat, ship, parts["source"]) for ship in range(SHIPS) if bring(ship, parts["source"]) in view.options]
    if block == Answer.HIT:
        return [Ships(parts["owner"], parts["ship"], view.parts["square"])]
    return []


def spots_of(view: View, answer: int) -> Iterable[Spot]:
    """The ships, else the square that an answer points at; and what it is about beside the board."""
    parts = view.game.catalogue.parts(answer)
    squares = [parts[name] for name in ("square", "target") if name in parts]
    return [*(ships_named(view, answer) or squares), *beside_of(view, answer)]


def beside_of(view: View, answer: int) -> list[Beside]:
    """Where an answer lies beside the board."""
    block = view.game.catalogue.block(answer)
    if block == Answer.MINE:
        return [ORE]
    if block in REFINING:
        return [METAL]
    if block == Answer.BUILD:
        return [berth(view.game.catalogue.parts(answer)["ship"])]
    return [victim(answer)] if block == Answer.HIT else []


def choices_of(view: View) -> Choices[Spot]:
    """The open answers that lie on the table."""
    return Choices(view, spots_of)


def touched(choices: Choices[Spot]) -> set[int]:
    """The squares on which something can be chosen."""
    squares = {spot.square for spot in choices.by_spot if isinstance(spot, Ships)}
    return squares | {spot for spot in choices.by_spot if isinstance(spot, int)}
