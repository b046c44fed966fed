"""How the greedy bot thinks, as its description says it: every answer is given again and every table dealt anew, nothing is kept."""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import TURN, finish_turn, promise
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import FRESH, one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer
from cosmocafe.core.machine.loops.rules import copy, turn, value
from cosmocafe.core.machine.loops.sight import unveil, veil

__all__ = ["TURN", "advise", "finish_slowly", "finish_turn", "promise"]


def finish_slowly(box: Anything, t: Table, seat: int, began: int, scratch: Table) -> int:
    """Answer by the value of the next table alone; the number of answers it took."""
    for given in range(TURN):
        if t.over != 0 or t.agenda[t.depth - 1].who != seat or turn(box, t) != began:
            return given
        best = 0
        best_value = 0
        for k in range(t.n_options if t.n_options > 1 else 0):
            copy(scratch, t)
            answer(box, scratch, t.options[k])
            worth = value(box, scratch, seat)
            if k == 0 or worth > best_value:
                best = k
                best_value = worth
        answer(box, t, t.options[best])
    return TURN


def advise(box: Anything, t: Anything, desk: Anything, number: int, seed: int, samples: int) -> int:
    """The greedy answer to a table's open question."""
    rng, view, trial, scratch = desk[0], desk[1], desk[2], desk[3]
    seed_table(rng, seed, number, 1)
    seat = t.agenda[t.depth - 1].who
    copy(view, t)
    veil(box, view, seat)
    best = 0
    best_worth = 0
    ties = 0
    luck = one_of(rng, 1 << 30)
    for k in range(t.n_options):
        worth = 0
        for sample in range(samples):
            copy(trial, view)
            seed_table(trial, luck, sample, 1)
            unveil(box, trial, seat)
            answer(box, trial, view.options[k])
            answers = finish_slowly(box, trial, seat, turn(box, view), scratch)
            worth += (TURN + 1) * value(box, trial, seat) - answers
            if trial.rng[3] == FRESH:
                worth *= samples
                break
        if k == 0 or worth > best_worth:
            best = k
            best_worth = worth
            ties = 1
        elif worth == best_worth:
            ties += 1
            if one_of(rng, ties) == 0:
                best = k
    return int(view.options[best])
