"""What a learner sees is declared once: each number has a name and says what it can be.

    class Board(seen.Part):
        base: int = seen.one_of(CITY)
        goods: list[int] = seen.each(GOOD, seen.count(9))
        powers: list[int] = seen.set_of(POWER)

    class Seen(seen.Seen):
        boards: list[Board] = seen.parts(seen.SEATS, Board)

`observe(box, t, seat, out)` fills it by these names, like a rule fills a table; everything begins at 0. The open question is in every
observation and needs no word. Length, bounds, width and the names of all numbers follow: `game.features`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar, cast

import numpy as np

from ..anything import Dtype, Records
from ..errors import DeclarationError
from ..machine.pieces import Declared, Piece, Ranked, ints, many, ranked
from .table import Table
from .vocabulary import Domain, Steps

P = TypeVar("P", bound=Piece)
SEATS = ("me", "next1", "next2", "next3")  # the own seat comes first, then the others in the order of play
MOST = 32_767
STEPS = -1  # of a game, which are known when its observation is read


class Meaning(NamedTuple):
    """What a number can be."""

    kind: str  # flag, one_of, count, seat, set or points
    least: int
    most: int
    values: tuple[str, ...] = ()  # the names of 1, 2, 3 ... where 0 is none of them
    scale: int = 1  # about how large it becomes


class Said(Declared):
    """A field of an observation: what it, or each number of its row, can be, and how the places of the row are called."""

    def __init__(self, meaning: Meaning, places: Sequence[str] = ()) -> None:
        self.meaning, self.places = meaning, tuple(places)
        if places:
            self.room = cast("Ranked", ints(len(places)))


class Rows(Declared):
    """A field of an observation that has several parts of one kind."""

    def __init__(self, part: type[Piece], places: Sequence[str]) -> None:
        self.room, self.places = cast("Ranked", many(part, len(places))), tuple(places)


Named = Domain | Sequence[str] | int


def named(things: Named) -> tuple[str, ...]:
    """What the things are called: numbers from 0 on where they have no names."""
    if isinstance(things, Domain):
        return tuple(things.texts or ())
    return tuple(map(str, range(things))) if isinstance(things, int) else tuple(things)


def _said(meaning: Meaning) -> int:
    """What stands in a declaration."""
    return cast("int", Said(meaning))


def flag() -> int:
    """1 if it is so, else 0."""
    return _said(Meaning("flag", 0, 1))


def one_of(things: Named) -> int:
    """1 + the number of the thing, 0 for none."""
    return _said(Meaning("one_of", 0, len(named(things)), named(things)))


def count(most: int = 127) -> int:
    """How many there are."""
    return _said(Meaning("count", 0, most, scale=most))


def seat() -> int:
    """Somebody as the one who looks counts: see `seat_of`."""
    return _said(Meaning("seat", 0, len(SEATS), SEATS))


def points(scale: int) -> int:
    """Any number, usually up to about `scale`."""
    return _said(Meaning("points", -MOST - 1, MOST, scale=scale))


def set_of(things: Named) -> list[int]:
    """For each of the things, 1 if it is in the set."""
    return cast("list[int]", Said(Meaning("set", 0, 1), named(things)))


def each(things: Named, word: int) -> list[int]:
    """Such a number for each of the things."""
    return cast("list[int]", Said(cast("Said", word).meaning, named(things)))


def parts(things: Named, part: type[P]) -> list[P]:
    """Such a part of the observation for each of the things."""
    return cast("list[P]", Rows(part, named(things)))


def seat_of(t: Table, me: int, who: int) -> int:
    """Somebody's seat as `me` counts: 0 for nobody, 1 for me, 2 for the next player."""
    if who < 0:
        return 0
    return 1 + who - me if who >= me else 1 + who - me + t.players


class Part(Piece):
    """A part of an observation."""


class Seen(Part):
    """An observation, with what every game's has: how many play, and the open question with its parts."""

    players: int = count(4)
    question: int = _said(Meaning("one_of", 0, STEPS))
    asked: int = seat()
    part_a: int = points(10)
    part_b: int = points(10)
    part_c: int = points(10)
    part_d: int = points(10)

    @property
    def numbers(self) -> list[int]:
        """All numbers, in the order of `game.features`."""
        found: list[int] = []
        self._collect(found)
        return found


class Feature(NamedTuple):
    """One number of an observation."""

    name: str  # as `boards.me.goods.coffee`
    meaning: Meaning


class Features(Sequence[Feature]):
    """What each number of an observation is, in its order."""

    def __init__(self, seen: type[Seen], steps: type[Steps]) -> None:
        names = tuple(step.name.lower() for step in steps)
        self._all = tuple(Feature(name, _with_steps(meaning, names)) for name, meaning in _features(seen, ""))
        lows, highs = ([getattr(one.meaning, end) for one in self._all] for end in ("least", "most"))
        self.dtype: Dtype = np.result_type(np.min_scalar_type(min(-1, *lows)), np.min_scalar_type(-1 - max(highs)))
        self.low: Records = np.array(lows, self.dtype)
        self.high: Records = np.array(highs, self.dtype)
        self.record = ranked(seen, f"i{self.dtype.itemsize}")

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, place: int) -> Feature:  # type: ignore[override]  # nobody wants a part of them
        return self._all[place]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all numbers."""
        return tuple(one.name for one in self._all)

    def described(self, numbers: Sequence[int]) -> dict[str, int | str]:
        """An observation by names, without its zeros."""
        return {one.name: _value(one.meaning, int(number)) for one, number in zip(self, numbers, strict=True) if number}


def _value(meaning: Meaning, number: int) -> int | str:
    return meaning.values[number - 1] if meaning.values else number


def _with_steps(meaning: Meaning, steps: tuple[str, ...]) -> Meaning:
    return meaning if meaning.most != STEPS else meaning._replace(most=len(steps), values=steps)


def _features(part: type[Piece], at: str) -> Iterator[tuple[str, Meaning]]:
    for name in part.fields:
        declared = part.declared.get(name)
        if isinstance(declared, Rows):
            inside = part.piece_of(name)
            for place in declared.places:
                yield from _features(inside, f"{at}{name}.{place}.")
        elif isinstance(declared, Said):
            for place in declared.places or ("",):
                yield f"{at}{name}.{place}".rstrip("."), declared.meaning
        else:
            raise DeclarationError(f"{part.__name__}.{name}: say what a learner sees here, such as seen.count(9)")
