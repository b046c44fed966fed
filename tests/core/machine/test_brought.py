"""What somebody brings to a game: plain functions about one table, on every engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled, compiled_for
from cosmocafe.core.machine.engine import Cpu, Engine, Plain
from cosmocafe.core.machine.gpu import ptx_of
from cosmocafe.core.machine.kinds import LONG, row
from cosmocafe.core.machine.loops.play import answer, play_out
from cosmocafe.core.machine.loops.rules import copy
from cosmocafe.core.machine.together import Block


def longest(box: Any, t: Any, desk: Any, number: int, tries: int) -> int:
    """The longest of some random games from a table, each begun with its last option."""
    most = 0
    for _ in range(tries):
        copy(desk[0], t)
        desk[0].rng[0] = number + most
        answer(box, desk[0], t.options[t.n_options - 1])
        most = max(most, play_out(box, desk[0], 1000))
    return most


def total(box: Any, t: Any, desk: Any, number: int, numbers: Any) -> int:
    """The sum of what is handed over in an array."""
    found = number
    for one in numbers:
        found += one
    return found


LONGEST = Brought("longest", (__name__,), ("longest",))
TOTAL = Brought("total", (__name__,), ("total",), lambda game: {"numbers": row(LONG)})


def test_plain_compiled_and_threads_tell_the_same(connect_four: Game) -> None:
    box = connect_four.new_box(2)
    told = []
    engines: list[Engine] = [Plain(connect_four, box, 2), *(Cpu(connect_four, box, 2, threads) for threads in (1, 2))]
    for engine in engines:
        tables = engine.new(9)
        engine.start(tables, 4)
        told.append(engine.each(tables, LONGEST, "longest", 30, [3]).tolist())
    assert told[0] == told[1] == told[2]
    assert min(told[0]) > 6


def test_a_gpu_gets_the_same_loop(connect_four: Game) -> None:
    tables, told = [connect_four.table() for _ in range(5)], [0] * 5
    connect_four.loops.start_many([None], tables, 2, 4)
    Block(3, connect_four.table).run(LONGEST.own(connect_four)["longest_each"], [None], tables, 30, told, 3)
    plain = Plain(connect_four, connect_four.new_box(2), 2)
    assert told == plain.each(tables, LONGEST, "longest", 30, [3]).tolist()
    assert ".visible .entry longest_each(" in ptx_of(connect_four, LONGEST)


def test_arrays_are_handed_over_as_they_are(connect_four: Game) -> None:
    code = compiled_for(connect_four, TOTAL)
    told = code.each("total", connect_four.new_box(2).packed(), code.new_tables(2), 5, [np.array([10, 20], np.int64)])
    assert told.tolist() == [35, 36]


def test_who_does_not_want_it_does_not_wait_for_it(connect_four: Game) -> None:
    own, brought = compiled(connect_four), compiled_for(connect_four, LONGEST)
    assert "longest" in brought._translation.text()
    assert "longest" not in own._translation.text()
    assert set(own._code.files) != set(brought._code.files)
    brought.load()
    assert brought.is_warm
    assert "longest" in connect_four.compiled
    assert compiled_for(connect_four, LONGEST) is brought
