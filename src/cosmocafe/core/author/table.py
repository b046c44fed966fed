"""What every game's table has: the seats' places, random state, agenda and the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ..machine.pieces import Byte, Piece, Short, Word, ints, many

T = TypeVar("T", bound="Table")
NOBODY = -1
NO_STEP = -1


class Told(NamedTuple):
    """An event as the rules told it; `to` is the only seat that may know it, or NOBODY when all may."""

    event: int
    who: int
    a: int
    b: int
    c: int
    to: int

    @property
    def values(self) -> tuple[int, int, int]:
        """The values of the event's parts, in their order."""
        return self.a, self.b, self.c


class Draw(NamedTuple):
    """A number that chance gave: one of so many, from 0 on."""

    of: int
    found: int


class Planned(Piece):
    """One step on the agenda, with the values of its parts."""

    step: Short
    who: Short
    a: Short
    b: Short
    c: Short
    d: Short

    @property
    def values(self) -> tuple[int, int, int, int]:
        """The values of the step's parts, in their order."""
        return self.a, self.b, self.c, self.d


class Table(Piece):
    """The part of a table that the core knows. A game's table builds on it:

    class Table(core.Table, agenda=24, options=200): ...
    """

    players: Byte
    over: Byte
    fault: Byte  # only compiled rules set it: plain rules raise
    depth: Short
    n_options: Short
    rng: list[int] = ints(4, Word)
    places: list[int] = ints(4, Byte)  # final place of each seat, 1 = won; equal places share
    agenda: list[Planned] = many(Planned, 32)
    options: list[int] = ints(128, Short)

    def __init__(self) -> None:
        super().__init__()
        self._heard: list[Told] = []
        self._uncovered = False
        self._draws: Callable[[int], int] | None = None  # where chance comes from, if not from the random state

    def copy(self: T) -> T:
        """An independent table with the same content; what was told stays with the original."""
        new = super().copy()
        new._heard = []
        new._uncovered = False
        new._draws = None
        return new

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, or NOBODY."""
        return self.agenda[self.depth - 1].who if self.n_options else NOBODY

    @property
    def question(self) -> int:
        """The step that asks, or NO_STEP."""
        return self.agenda[self.depth - 1].step if self.n_options else NO_STEP

    @property
    def offered(self) -> list[int]:
        """The legal answers to the open question."""
        return self.options[: self.n_options]

    def heard(self) -> list[Told]:
        """The events told since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def uncovered(self) -> bool:
        """Whether anything hidden was turned up since the last call."""
        uncovered, self._uncovered = self._uncovered, False
        return uncovered
