"""The parts of a game in small groups, one for a room or two of the floor plan. What a game does not say, it leaves as it is here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from .anything import Anything
from .author.rulebook import Rulebook
from .author.seen import Seen
from .author.vocabulary import Answers, Events, Steps
from .machine.pieces import Byte, Piece
from .own import B, T


class NoBox(Piece):
    """The box of a game that has nothing in it."""

    nothing: Byte


def open_table(box: object, t: object, seat: int) -> None:
    """Nothing is hidden, nothing has to be guessed."""


def unvalued(box: object, t: object, seat: int) -> int:
    """All tables are worth the same."""
    return 0


def unnumbered(box: object, t: object) -> int:
    """All turns are one: where somebody else is asked in between, nothing more has to be known."""
    return 0


def unbroken(box: object, t: object) -> int:
    """The game names no invariant."""
    return 0


class Vocabulary(NamedTuple):
    """What can be planned, answered and told, and the rules registered for it."""

    steps: type[Steps]
    answers: type[Answers]
    events: type[Events]
    rules: Rulebook
    together: Sequence[Steps] = ()  # asked again and again: several answers may be given at once


@dataclass(frozen=True)
class Hidden(Generic[B, T]):
    """What a seat may not know."""

    hide: Callable[[B, T, int], None] = open_table
    guess: Callable[[B, T, int], None] = open_table
    when: Mapping[str, int | str] = field(default_factory=dict)  # what is agreed where something is hidden, if not always


@dataclass(frozen=True)
class Advice(Generic[B, T]):
    """What bots like."""

    value: Callable[[B, T, int], int] = unvalued
    turn: Callable[[B, T], int] = unnumbered


@dataclass(frozen=True)
class Observation(Generic[B, T]):
    """What a learner sees, and how it is filled from a seat's view."""

    seen: type[Seen]
    observe: Callable[[B, T, int, Anything], None]


@dataclass(frozen=True)
class Invariants(Generic[B, T]):
    """What always holds, in words, and which of it is broken: 0 or its place among the words, from 1."""

    names: Sequence[str] = ()
    broken: Callable[[B, T], int] = unbroken


OPEN: Hidden = Hidden()
UNADVISED: Advice = Advice()
UNCHECKED: Invariants = Invariants()
