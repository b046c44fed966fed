"""Loops over a game's rules for a GPU, one thread a table; `bind` gives each game its own with its rules in them.

Rules are long and tables go their own ways, so threads left alone wait most of the time for instructions to be fetched.
The threads of a block therefore go together: each time the block does what is due on most of its tables.
Why this and not another way: `bench/README.md`.
"""

from __future__ import annotations

import types
from typing import Any

from .together import add, own_table, raise_to, shared, thread, threads, wait


# What each game puts in place of these.
def due(t: Any) -> int: return 0  # fmt: skip


def do_next(box: Any, t: Any, players: int, seed: int) -> int: return 0  # fmt: skip


def copy(t: Any, other: Any) -> None: ...


def play_together(boxes: Any, tables: Any, players: int, first_seed: int, most: int, counts: Any, following: Any, kinds: int) -> None:
    """Whole random games: threads take tables of zeros, one after the other, until none is left; `kinds` of things can be due."""
    waiting = shared()  # how many tables of this block wait for each thing; then for what most wait: how many, times `kinds`, plus what
    mine = own_table()
    kind = thread()
    while kind <= kinds:
        waiting[kind] = 0
        kind += threads()
    wait()
    given = 0
    wanted = 0
    i = add(following, 0, 1)
    if i < len(tables):
        copy(mine, tables[i])
        add(waiting, wanted, 1)
    while True:
        wait()
        if thread() == 0:
            waiting[kinds] = 0
        wait()
        kind = thread()
        while kind < kinds:
            raise_to(waiting, kinds, waiting[kind] * kinds + kind)
            kind += threads()
        wait()
        chosen = waiting[kinds]
        if chosen < kinds:  # nobody waits for anything
            break
        if i < len(tables) and wanted == chosen % kinds:
            add(waiting, wanted, -1)
            given += do_next(boxes[0], mine, players, first_seed + i)
            if mine.over != 0 or (given >= most and mine.n_options > 0):
                copy(tables[i], mine)
                counts[i] = given
                given = 0
                i = add(following, 0, 1)
                if i < len(tables):
                    copy(mine, tables[i])
            if i < len(tables):
                wanted = due(mine)
                add(waiting, wanted, 1)


KERNELS = (play_together,)


def bind(rules: dict[str, Any]) -> dict[str, Any]:
    """These kernels with a game's rules as their globals."""
    env = {**globals(), **{name: rules[name] for name in ("due", "do_next", "copy")}}
    return {kernel.__name__: types.FunctionType(kernel.__code__, env, kernel.__name__) for kernel in KERNELS}
