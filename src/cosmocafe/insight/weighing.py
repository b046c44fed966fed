"""A quick look at a table, to be compiled: the turn finished by value, then judged. The same table always looks the same.

What chance did is what a look after it says more than looks after other chance: with it luck is taken out of a result.
"""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import finish_turn
from cosmocafe.bots.learned.thinking import SEATS
from cosmocafe.bots.search.judging import judge
from cosmocafe.bots.search.tree import Plan, State
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, start
from cosmocafe.core.machine.loops.rules import clear, copy, turn

BEGUN, TRIAL = 1, 2
WAYS = 4  # to finish a turn
FIXED = 0x10CC


def look(
    box: Anything,
    t: Table,
    desk: list[Table],
    number: int,
    plans: list[Plan],
    states: list[State],
    sums: Anything,
    choice: int,
    samples: int,
) -> int:
    """Add up each seat's chances after an answer, over so many fresh chances; -1: as it lies, -2: begun anew."""
    begun = desk[BEGUN]
    for sample in range(samples):
        if choice == -2:
            clear(begun)
            start(box, begun, t.players, number * samples + sample)
        else:
            copy(begun, t)
        if choice >= 0:
            seed_table(begun, FIXED, number, sample)
            answer(box, begun, choice)
        add_up(box, desk, plans[0], states[0], sums)
    return 0


def add_up(box: Anything, desk: list[Table], plan: Plan, state: State, sums: Anything) -> None:
    """Finish the turn in some ways, which are the same for all tables, and judge."""
    trial = desk[TRIAL]
    for way in range(WAYS):
        copy(trial, desk[BEGUN])
        if trial.over == 0:
            seed_table(trial, FIXED, way, 0)
            finish_turn(box, trial, trial.agenda[trial.depth - 1].who, turn(box, trial), desk)
        judge(box, trial, plan, state)
        for seat in range(SEATS):
            sums[seat] += state.win[seat]
