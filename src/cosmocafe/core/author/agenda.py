"""What rules say to the table: plan a step, offer an answer, tell an event, uncover a secret, end the game.

Four of these have a second body for compiled rules (`compiled_as`): there is nobody to listen to events,
and a fault stops the table instead of raising.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..anything import Function
from ..errors import AgendaFull, NothingPlanned, RowFull, TooManyOptions
from .table import NOBODY, Table, Told

AGENDA_FULL, TOO_MANY_OPTIONS, NOTHING_PLANNED, ROW_FULL = 1, 2, 3, 4
FAULTS = {
    AGENDA_FULL: (AgendaFull, "the agenda is full: give the game's table a larger `agenda`"),
    TOO_MANY_OPTIONS: (TooManyOptions, "too many options: give the game's table a larger `options`"),
    NOTHING_PLANNED: (NothingPlanned, "nothing is planned and the game is not over: a step forgot to plan the next one"),
    ROW_FULL: (RowFull, "a row of the table is full, and nothing may be left out: declare a longer one"),
}
F = TypeVar("F", bound=Function)
COMPILED_AS = "__compiled_as__"


def compiled_as(twin: Function) -> Callable[[F], F]:
    """Compiled rules call `twin` where plain rules call the decorated function."""

    def mark(function: F) -> F:
        setattr(function, COMPILED_AS, twin)
        return function

    return mark


def twin_of(function: Function) -> Function:
    """What compiled rules call for a function: mostly itself."""
    return getattr(function, COMPILED_AS, function)


def _stop(t: Table, fault: int) -> None:
    t.fault = fault
    t.over = 1
    t.n_options = 0


@compiled_as(_stop)
def fail(t: Table, fault: int) -> None:
    """Stop for a mistake in a game's rules."""
    error, why = FAULTS[fault]
    raise error(why)


def plan(t: Table, step: int, who: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a step on top of the agenda: it is taken before everything below it."""
    if t.depth == len(t.agenda):
        fail(t, AGENDA_FULL)
        return
    top = t.agenda[t.depth]
    top.step = step
    top.who = who
    top.a = a
    top.b = b
    top.c = c
    top.d = d
    t.depth += 1


def no_room(t: Table) -> None:
    """A row that a game keeps for itself is full: stop, rather than leave an effect out."""
    fail(t, ROW_FULL)


def offer(t: Table, answer: int) -> None:
    """Add a legal answer to the open question."""
    if t.n_options == len(t.options):
        fail(t, TOO_MANY_OPTIONS)
        return
    t.options[t.n_options] = answer
    t.n_options += 1


def _unheard(t: Table, event: int, who: int = NOBODY, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Nobody listens to compiled rules."""


@compiled_as(_unheard)
def tell(t: Table, event: int, who: int = NOBODY, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Say what happened, for all to hear."""
    t._heard.append(Told(int(event), who, a, b, c, NOBODY))


@compiled_as(_unheard)
def whisper(t: Table, event: int, who: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Say what happened to `who` alone."""
    t._heard.append(Told(int(event), who, a, b, c, who))


def _unseen(t: Table) -> None:
    """Nobody takes an answer back in compiled rules."""


@compiled_as(_unseen)
def uncover(t: Table) -> None:
    """Something hidden is turned up, or could have been: whoever saw it knows it now, so what led to it cannot be taken back."""
    t._uncovered = True


def finish(t: Table) -> None:
    """The game is over; `t.places` says who won."""
    t.over = 1
    t.n_options = 0
