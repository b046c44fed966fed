"""Playing on one table."""

from __future__ import annotations

from ...anything import Held
from ...author.chance import one_of, seed_by
from ...author.table import Table
from .rules import advance, resolve, set_up, take


def lay_out(box: Held, t: Table, players: int) -> None:
    """Set up a table of zeros."""
    t.players = players
    set_up(box, t)


def begin(box: Held, t: Table, players: int) -> None:
    """Set up a table of zeros and go to the first question."""
    lay_out(box, t, players)
    advance(box, t)


def start(box: Held, t: Table, players: int, seed: int) -> None:
    """Begin a table whose chance comes from a number."""
    seed_by(t, seed)
    begin(box, t, players)


def answer(box: Held, t: Table, choice: int) -> None:
    """Give an offered answer and go to the next question."""
    resolve(box, t, choice)
    advance(box, t)


def random_answer(box: Held, t: Table) -> None:
    """Give one of the offered answers at random."""
    answer(box, t, t.options[one_of(t, t.n_options)])


def play_out(box: Held, t: Table, most: int) -> int:
    """Answer at random to the end, or `most` times; the number of answers."""
    given = 0
    while t.over == 0 and given < most:
        random_answer(box, t)
        given += 1
    return given


def play_one(box: Held, t: Table, players: int, seed: int, most: int) -> int:
    """A whole random game on a table of zeros."""
    start(box, t, players, seed)
    return play_out(box, t, most)


def due(t: Table) -> int:
    """What comes next on a table, as a number: 0 to lay it out, an odd one for each step, an even one for each question."""
    if t.players == 0 or t.depth == 0:
        return 0
    asked = 1 if t.n_options > 0 else 0
    return 1 + 2 * t.agenda[t.depth - 1].step + asked


def do_next(box: Held, t: Table, players: int, seed: int) -> int:
    """Do what is due and no more: lay a table of zeros out, take one step or answer at random; the number of answers given."""
    if t.players == 0:
        seed_by(t, seed)
        lay_out(box, t, players)
        return 0
    if t.n_options > 0:
        resolve(box, t, t.options[one_of(t, t.n_options)])
        return 1
    take(box, t)
    return 0
