"""Where each answer lies: on a square, on the ships of one type that somebody has there, on my goods and my supply, in the battle."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt
from typing import NamedTuple

from cosmocafe.core.author.sets import has
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


class Spot(NamedTuple):
    """A place beside the board."""

    kind: str
    which: int


Place = Ships | Spot | int  # or a square
ORE, METAL = Spot("goods", 0), Spot("goods", 1)
REFINING = (Answer.REFINE, Answer.REFINE_ALL)


def berth(ship: int) -> Spot:
    """My supply of one type of ships."""
    return Spot("supply", ship)


def victim(answer: int) -> Spot:
    """A ship that can take a hit, in the battle."""
    return Spot("victim", answer)


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


def places_of(view: View, answer: int) -> Iterable[Place]:
    """The ships, else the square that an answer points at; and what it is about beside the board."""
    parts = view.game.catalogue.parts(answer)
    squares = [parts[name] for name in ("square", "target") if name in parts]
    return [*(ships_named(view, answer) or squares), *spots_of(view, answer)]


def spots_of(view: View, answer: int) -> list[Spot]:
    """Where an answer lies beside the board."""
    block = view.game.catalogue.block(answer)
    if block == Answer.MINE:
        return [ORE]
    if block in REFINING:
        return [METAL]
    if block == Answer.BUILD:
        return [berth(view.game.catalogue.parts(answer)["ship"])]
    return [victim(answer)] if block == Answer.HIT else []


def choices_of(view: View) -> Choices[Place]:
    """The open answers that lie on the table."""
    return Choices(view, places_of)


def touched(choices: Choices[Place]) -> set[int]:
    """The squares on which something can be chosen."""
    squares = {place.square for place in choices.by_place if isinstance(place, Ships)}
    return squares | {place for place in choices.by_place if isinstance(place, int)}
