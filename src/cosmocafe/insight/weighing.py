"""A quick look at a table, to be compiled: the turn finished by value, then judged. The same table always looks the same.

What chance did is what a look after it says more than looks after other chance: with it luck is taken out of a result.
"""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import finish_turn
from cosmocafe.bots.search.judging import judge
from cosmocafe.bots.search.tree import SEATS, Plan, State
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, start
from cosmocafe.core.machine.loops.rules import clear, copy, turn

TRIAL, SCRATCH = 2, 3
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
    trial = desk[TRIAL]
    for sample in range(samples):
        if choice == -2:
            clear(trial)
            start(box, trial, t.players, number * samples + sample)
        else:
            copy(trial, t)
        if choice >= 0:
            seed_table(trial, FIXED, number, sample)
            answer(box, trial, choice)
        if trial.over == 0:
            seed_table(trial, FIXED, 0, 0)
            finish_turn(box, trial, trial.agenda[trial.depth - 1].who, turn(box, trial), desk[SCRATCH])
        judge(box, trial, plans[0], states[0])
        for seat in range(SEATS):
            sums[seat] += states[0].win[seat]
    return 0
