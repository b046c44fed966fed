"""What somebody brings to any game: plain functions that think about one table. Bots bring theirs.

They are bound to a game like its own loops and compiled with its rules, apart from these and when they are first wanted:
who does not want them does not wait for them. The loops over many tables, for a processor and for a GPU, are made here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..anything import Function, Names
from ..author.table import Table
from . import generated, together
from .kinds import Kind
from .loops import bind

if TYPE_CHECKING:
    from ..game import Game


def no_kinds(game: Game) -> dict[str, Kind]:
    """Nothing but numbers."""
    return {}


def no_names(game: Game) -> Names:
    """Nothing of a game's own but its rules."""
    return {}


def its_table(game: Game) -> type[Table]:
    """Tables as the game has them."""
    return game.table


@dataclass(frozen=True)
class Brought:
    """Functions `work(box, t, desk, number, ...)` that do something with one table and give a number back.

    `desk` is scratch space, `together.DESK` tables or more, and `number` the table's among all; what follows is the same for all tables:
    numbers, or what `kinds` says. They are written like rules. What they import from `core.machine.loops` is the game's own when they run.
    """

    name: str
    modules: tuple[str, ...]  # in which they and what they call are written
    work: tuple[str, ...]  # their names, in the last of these modules
    kinds: Callable[[Game], dict[str, Kind]] = no_kinds
    names: Callable[[Game], Names] = no_names  # numbers and rows of numbers that stand under their global names in a game
    table: Callable[[Game], type[Table]] = (
        its_table  # what they work on: a game's table, perhaps with more behind it; a desk has the game's own
    )
    also: tuple[str, ...] = ()  # more of their names, for who calls them in plain Python
    hears: str = ""  # the name of a function that compiled rules call when they tell something at such a table

    def own(self, game: Game) -> Names:
        """The functions as a game's own, with two loops over many tables for each: `work_many`, and `work_each` for a GPU."""
        if self not in game.brought:
            game.brought[self] = self._bound(game)
        return game.brought[self]

    def _bound(self, game: Game) -> Names:
        bound = bind(self.modules, game.bound, self.names(game))
        written = vars(sys.modules[self.modules[-1]])
        found = {name: bound[written[name]] for name in self.work}
        for name in self.work:
            found |= loops_over(found[name])
        more = (*self.also, self.hears) if self.hears else self.also
        return found | {name: bound[written[name]] for name in more}


def loops_over(work: Function) -> Names:
    """The loops over many tables around work on one."""
    names = work.__code__.co_varnames[4 : work.__code__.co_argcount]
    more = "".join(f", {name}" for name in names)
    call = f"told[i] = {work.__name__}(boxes[0], tables[i], desk, first + i{more})"
    lines = [
        f"def {work.__name__}_many(boxes, tables, desk, first, told{more}):",
        "    for i in range(len(tables)):",
        f"        {call}",
        f"def {work.__name__}_each(boxes, tables, first, told{more}):",
        "    desk = own_tables()",
        "    i = block() * threads() + thread()",
        "    while i < len(tables):",
        f"        {call}",
        "        i += blocks() * threads()",
    ]
    words = {word: getattr(together, word) for word in ("own_tables", "block", "blocks", "thread", "threads")}
    env = {"__name__": work.__module__, work.__name__: work, **words}
    generated.run(f"loops over {work.__name__}", lines, env)
    return {name: env[name] for name in (f"{work.__name__}_many", f"{work.__name__}_each")}
