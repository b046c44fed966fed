"""The same on one table that lies beside its box."""

from __future__ import annotations

from ...anything import Held
from .offer import is_offered
from .play import answer, start
from .rules import clear


def answer_one(both: Held, choice: int) -> int:
    """Give an answer on a table that lies beside its box; how many options come next, 0 at the end, -1 if it was not offered."""
    if not is_offered(both.table, choice):
        return -1
    answer(both.box, both.table, choice)
    return int(both.table.n_options)


def start_one(both: Held, players: int, seed: int) -> int:
    """Begin one table that lies beside its box; the number of options."""
    clear(both.table)
    start(both.box, both.table, players, seed)
    return int(both.table.n_options)
