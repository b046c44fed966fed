"""Where each answer lies on the board: on a square, or on the ships of one type that somebody has there."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from cosmocafe.core.author.sets import has

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


def square_named(view: View, answer: int) -> int | None:
    """The square that an answer points at."""
    parts = view.game.catalogue.parts(answer)
    return parts.get("square", parts.get("target"))


class Choices:
    """The open options that lie on the board."""

    def __init__(self, view: View) -> None:
        self.on_ships: dict[Ships, list[int]] = {}
        self.on_square: dict[int, list[int]] = {}
        for answer in view.options:
            chosen, square = ships_named(view, answer), square_named(view, answer)
            for ships in chosen:
                self.on_ships.setdefault(ships, []).append(answer)
            if not chosen and square is not None:
                self.on_square.setdefault(square, []).append(answer)

    def touches(self, square: int) -> bool:
        """Whether something on a square can be chosen."""
        return square in self.on_square or any(ships.square == square for ships in self.on_ships)

    @property
    def has_any(self) -> bool:
        """Whether there is anything to click."""
        return bool(self.on_ships or self.on_square)
