"""How the greedy bot thinks, as plain functions that are compiled with a game's rules."""

from __future__ import annotations

from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import FRESH, one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, start
from cosmocafe.core.machine.loops.rules import copy, turn, value
from cosmocafe.core.machine.loops.sight import unveil, veil

TURN = 12  # answers after which a bot stops finishing its own turn
DICE, VIEW, TRIAL, ONE, OTHER, DEALT = 0, 1, 2, 3, 4, 5  # the tables on the desk; of the first only its chance is used
DEALS = 3  # how many tables are dealt once for all options, from `DEALT` on


def finish_turn(box: Anything, t: Table, seat: int, began: int, desk: Anything) -> None:
    """Answer for a seat by the value of the next table alone, until somebody else is asked or another turn than `began` is on."""
    for _ in range(TURN):
        if is_finished(box, t, seat, began):
            return
        answer_best(box, t, seat, desk)


def promise(box: Anything, t: Table, seat: int, began: int, desk: Anything) -> int:
    """What a table is worth to a seat when its turn is finished so; of two ways to the same end the shorter one is worth more."""
    worth = 0
    for given in range(TURN):
        if is_finished(box, t, seat, began):
            return (TURN + 1) * (worth if given > 0 else value(box, t, seat)) - given
        worth = answer_best(box, t, seat, desk)
    return (TURN + 1) * worth - TURN


def worth_after(box: Anything, t: Table, seat: int, choice: int, trial: Table) -> int:
    """What a table is worth to a seat after an answer, which is given on another table."""
    copy(trial, t)
    answer(box, trial, choice)
    return value(box, trial, seat)


def likes_best(box: Anything, t: Table, seat: int, scratch: Table) -> int:
    """The answer after which the table is worth most to a seat."""
    best = 0
    best_worth = 0
    for k in range(t.n_options if t.n_options > 1 else 0):
        worth = worth_after(box, t, seat, t.options[k], scratch)
        if k == 0 or worth > best_worth:
            best = k
            best_worth = worth
    return int(t.options[best])


def is_finished(box: Anything, t: Table, seat: int, began: int) -> bool:
    """Whether a seat's turn is over, or somebody else is asked."""
    return t.over != 0 or t.agenda[t.depth - 1].who != seat or turn(box, t) != began


def answer_best(box: Anything, t: Table, seat: int, desk: Anything) -> int:
    """Give the answer after which the table is worth most; what it is worth then.

    Two tables of the desk take turns: one holds the best one so far, so that its answer need not be given again.
    """
    if t.n_options == 1:
        answer(box, t, t.options[0])
        return value(box, t, seat)
    best = OTHER
    best_worth = 0
    for k in range(t.n_options):
        tried = ONE + OTHER - best
        worth = worth_after(box, t, seat, t.options[k], desk[tried])
        if k == 0 or worth > best_worth:
            best = tried
            best_worth = worth
    copy(t, desk[best])
    return best_worth


def greedy_answer(box: Anything, t: Table, seat: int, desk: Anything, samples: int) -> int:
    """The option after which the rest of the seat's turn, played by value alone, is worth most.

    `desk` is scratch space; the random state of its first table is the bot's own.
    Where chance comes in, the worth is the mean over `samples` tries; all options meet the same chance, so that luck does not choose.
    Of two ways to the same end the shorter one is taken: nobody walks to and fro.
    """
    rng = desk[DICE]
    view = desk[VIEW]
    copy(view, t)
    veil(box, view, seat)
    began = turn(box, view)
    best = 0
    best_worth = 0
    ties = 0
    dealt = 0
    luck = one_of(rng, 1 << 30)
    for k in range(t.n_options):
        worth = 0
        for sample in range(samples):
            trial = desk[TRIAL]
            if sample == dealt and dealt < DEALS:
                deal(box, desk[DEALT + sample], view, seat, luck, sample)
                dealt += 1
            if sample < dealt:
                copy(trial, desk[DEALT + sample])
            else:
                deal(box, trial, view, seat, luck, sample)
            answer(box, trial, view.options[k])
            worth += promise(box, trial, seat, began, desk)
            if trial.rng[3] == FRESH:  # neither guess nor dice: the other tries would be the same
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


def deal(box: Anything, t: Table, view: Table, seat: int, luck: int, sample: int) -> None:
    """Make a table of a seat's view, with the chance of one try."""
    copy(t, view)
    seed_table(t, luck, sample, 1)
    unveil(box, t, seat)


def glance(box: Anything, t: Anything, desk: Anything, number: int, seed: int, hopes: int) -> int:
    """The option that looks best right after it, whatever comes then; of several tries with chance the luckiest counts."""
    if t.n_options == 0:
        return -1
    seat = t.agenda[t.depth - 1].who
    view = desk[1]
    copy(view, t)
    veil(box, view, seat)
    best = 0
    best_worth = 0
    for k in range(t.n_options):
        worth = 0
        for hope in range(hopes):
            trial = desk[2]
            copy(trial, view)
            seed_table(trial, seed, number, 1 + hope)
            unveil(box, trial, seat)
            answer(box, trial, view.options[k])
            seen = value(box, trial, seat)
            if hope == 0 or seen > worth:
                worth = seen
        if k == 0 or worth > best_worth:
            best = k
            best_worth = worth
    return int(view.options[best])


def advise(box: Anything, t: Anything, desk: Anything, number: int, seed: int, samples: int) -> int:
    """The greedy answer to a table's open question, -1 if there is none."""
    if t.n_options == 0:
        return -1
    seed_table(desk[0], seed, number, 1)
    return greedy_answer(box, t, t.agenda[t.depth - 1].who, desk, samples)


def finish(box: Anything, t: Anything, desk: Anything, number: int, seed: int, most: int, samples: int) -> int:
    """Play a table as it lies to its end, or `most` answers further: with new chance, and greedily at every seat; the number of answers."""
    seed_table(t, seed, number, 3)
    seed_table(desk[0], seed, number, 4)
    given = 0
    while t.over == 0 and given < most:
        answer(box, t, greedy_answer(box, t, t.agenda[t.depth - 1].who, desk, samples))
        given += 1
    return given


def play(box: Anything, t: Anything, desk: Anything, seed: int, players: int, most: int, greedy: int, samples: int) -> int:
    """A whole game between greedy seats, one bit each, and random ones on a table of zeros; the number of answers."""
    start(box, t, players, seed)
    seed_table(desk[0], seed, 0x5EED, 1)
    given = 0
    while t.over == 0 and given < most:
        answer(box, t, picked(box, t, desk, greedy, samples))
        given += 1
    return given


def picked(box: Anything, t: Anything, desk: Anything, greedy: int, samples: int) -> int:
    """The answer of the seat that is asked: a greedy one, or one at random."""
    seat = t.agenda[t.depth - 1].who
    if (greedy >> seat) & 1:
        return greedy_answer(box, t, seat, desk, samples)
    return int(t.options[one_of(t, t.n_options)])
