"""Loops over a game's rules, written once: `bind` gives each game its own copy with its own rules in it.

Plain Python runs them over lists of tables, compiled code over arrays of records, a GPU one table a thread.
"""

from __future__ import annotations

import types
from typing import Any

from ..author.chance import FRESH, one_of, seed_by, seed_table
from ..author.table import Table

DESK = 4  # tables that a thinking bot needs
TURN = 12  # answers after which a bot stops finishing its own turn


# What each game puts in place of these.
def set_up(box: Any, t: Any) -> None: ...
def advance(box: Any, t: Any) -> None: ...
def take(box: Any, t: Any) -> None: ...
def resolve(box: Any, t: Any, choice: int) -> None: ...
def hide(box: Any, t: Any, seat: int) -> None: ...
def guess(box: Any, t: Any, seat: int) -> None: ...
def observe(box: Any, t: Any, seat: int, out: Any) -> None: ...
def value(box: Any, t: Any, seat: int) -> int: return 0  # fmt: skip


def turn(box: Any, t: Any) -> int: return 0  # fmt: skip


def copy(t: Any, other: Any) -> None: ...
def clear(t: Any) -> None: ...
def broken(box: Any, t: Any) -> int: return 0  # fmt: skip


def lay_out(box: Any, t: Table, players: int) -> None:
    """Set up a table of zeros."""
    t.players = players
    set_up(box, t)


def begin(box: Any, t: Table, players: int) -> None:
    """Set up a table of zeros and go to the first question."""
    lay_out(box, t, players)
    advance(box, t)


def start(box: Any, t: Table, players: int, seed: int) -> None:
    """Begin a table whose chance comes from a number."""
    seed_by(t, seed)
    begin(box, t, players)


def answer(box: Any, t: Table, choice: int) -> None:
    """Give an offered answer and go to the next question."""
    resolve(box, t, choice)
    advance(box, t)


def veil(box: Any, t: Table, seat: int) -> None:
    """Turn the table into what a seat may see: no random state, no traces, no foreign options, the game's secrets face down."""
    for i in range(4):
        t.rng[i] = 0
    seen = t.n_options
    if t.n_options > 0 and t.agenda[t.depth - 1].who != seat:
        seen = 0
    for i in range(seen, len(t.options)):
        t.options[i] = 0
    t.n_options = seen
    for i in range(t.depth, len(t.agenda)):
        task = t.agenda[i]
        task.step = 0
        task.who = 0
        task.a = 0
        task.b = 0
        task.c = 0
        task.d = 0
    hide(box, t, seat)


def unveil(box: Any, t: Table, seat: int) -> None:
    """Deal the face-down rest of a seat's view at random and put the open question again; the random state must be set."""
    guess(box, t, seat)
    advance(box, t)


def random_answer(box: Any, t: Table) -> None:
    """Give one of the offered answers at random."""
    answer(box, t, t.options[one_of(t, t.n_options)])


def play_out(box: Any, t: Table, most: int) -> int:
    """Answer at random to the end, or `most` times; the number of answers."""
    given = 0
    while t.over == 0 and given < most:
        random_answer(box, t)
        given += 1
    return given


def play_one(box: Any, t: Table, players: int, seed: int, most: int) -> int:
    """A whole random game on a table of zeros."""
    start(box, t, players, seed)
    return play_out(box, t, most)


def due(t: Table) -> int:
    """What comes next on a table, as a number: 0 to lay it out, an odd one for each step, an even one for each question."""
    if t.players == 0 or t.depth == 0:
        return 0
    asked = 1 if t.n_options > 0 else 0
    return 1 + 2 * t.agenda[t.depth - 1].step + asked


def do_next(box: Any, t: Table, players: int, seed: int) -> int:
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


def play_many(boxes: Any, tables: Any, players: int, first_seed: int, most: int, counts: Any) -> None:
    """Whole random games, seeded one after the other; `counts` gets the number of answers of each."""
    for i in range(len(tables)):
        counts[i] = play_one(boxes[0], tables[i], players, first_seed + i, most)


def start_many(boxes: Any, tables: Any, players: int, first_seed: int) -> None:
    """Begin many tables of zeros."""
    for i in range(len(tables)):
        start(boxes[0], tables[i], players, first_seed + i)


def answer_many(boxes: Any, tables: Any, answers: Any) -> int:
    """Give each table its answer; -1 leaves a table alone. The number of answers that were not offered (their tables are left alone)."""
    refused = 0
    for i in range(len(tables)):
        if answers[i] >= 0:
            if is_offered(tables[i], answers[i]):
                answer(boxes[0], tables[i], answers[i])
            else:
                refused += 1
    return refused


def step_many(boxes: Any, tables: Any, answers: Any, players: int, first_seed: int, episodes: Any, ended: Any, places: Any) -> int:
    """Give each table its answer. One that is over leaves its places and begins anew, seeded by its number and its episode.

    The number of answers that were not offered (their tables are left alone).
    """
    refused = 0
    for i in range(len(tables)):
        ended[i] = 0
        if is_offered(tables[i], answers[i]):
            answer(boxes[0], tables[i], answers[i])
        else:
            refused += 1
        if tables[i].over != 0 and tables[i].fault == 0:
            leave_places(tables[i], ended, places, i)
            episodes[i] += 1
            clear(tables[i])
            start(boxes[0], tables[i], players, first_seed + i + int(episodes[i]) * len(tables))
    return refused


def leave_places(t: Table, ended: Any, places: Any, i: int) -> None:
    """Note how a game ended."""
    ended[i] = 1
    for seat in range(len(t.places)):
        places[i, seat] = t.places[seat]


def asked_many(tables: Any, asked: Any) -> None:
    """The seat whose answer each table awaits, -1 for none."""
    for i in range(len(tables)):
        asked[i] = who_is_asked(tables[i])


def who_is_asked(t: Table) -> int:
    """The seat whose answer is awaited, -1 for none."""
    if t.n_options == 0:
        return -1
    return t.agenda[t.depth - 1].who


def play_out_many(boxes: Any, tables: Any, most: int, counts: Any) -> None:
    """Play each table on at random, to the end or for `most` answers; `counts` gets the number of answers of each."""
    for i in range(len(tables)):
        counts[i] = play_out(boxes[0], tables[i], most)


def answer_one(both: Any, choice: int) -> int:
    """Give an answer on a table that lies beside its box; how many options come next, 0 at the end, -1 if it was not offered."""
    if not is_offered(both.table, choice):
        return -1
    answer(both.box, both.table, choice)
    return int(both.table.n_options)


def start_one(both: Any, players: int, seed: int) -> int:
    """Begin one table that lies beside its box; the number of options."""
    clear(both.table)
    start(both.box, both.table, players, seed)
    return int(both.table.n_options)


def is_offered(t: Table, choice: int) -> bool:
    """Whether an answer is among the options."""
    for i in range(t.n_options):
        if t.options[i] == choice:
            return True
    return False


def choose_many(tables: Any, seed: int, answers: Any) -> None:
    """A random legal answer to each table's question, -1 for none; the tables' own chance is not touched."""
    for i in range(len(tables)):
        answers[i] = choose(tables[i], seed, i)


def choose(t: Table, seed: int, number: int) -> int:
    """A random legal answer, from two numbers; -1 for none."""
    if t.n_options == 0:
        return -1
    return t.options[(mixed(seed * 0x9E3779B1 + number * 0x85EBCA77) * t.n_options) >> 32]


def mixed(number: int) -> int:
    """32 bits that look like chance, from a number."""
    x = number & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return x ^ (x >> 16)


def random_many(boxes: Any, tables: Any) -> None:
    """One random answer on each table that is not over."""
    for i in range(len(tables)):
        if tables[i].over == 0:
            random_answer(boxes[0], tables[i])


def mask_many(tables: Any, masks: Any) -> None:
    """Mark the offered answers of each table in a row of zeros."""
    for i in range(len(tables)):
        mark(tables[i], masks, i)


def mark(t: Table, masks: Any, i: int) -> None:
    """Mark the offered answers of a table."""
    for k in range(t.n_options):
        masks[i, t.options[k]] = 1


def bits_many(tables: Any, bits: Any) -> None:
    """The offered answers of each table, one bit each, 32 to a word."""
    for i in range(len(tables)):
        set_bits(tables[i], bits, i, len(bits[i]))


def set_bits(t: Table, bits: Any, i: int, words: int) -> None:
    """The offered answers of a table, one bit each."""
    for word in range(words):
        bits[i, word] = 0
    for k in range(t.n_options):
        bits[i, t.options[k] >> 5] |= 1 << (t.options[k] & 31)


def observe_many(boxes: Any, tables: Any, seats: Any, scratch: Any, rows: Any) -> None:
    """Write what each table's seat observes into its row."""
    for i in range(len(tables)):
        see(boxes[0], tables[i], seats[i], scratch[0], rows[i])


def see(box: Any, t: Any, seat: int, view: Any, out: Any) -> None:
    """Write what a seat observes."""
    copy(view, t)
    veil(box, view, seat)
    observe(box, view, seat, out)


def copy_many(tables: Any, sources: Any) -> None:
    """Make each table like its source."""
    for i in range(len(tables)):
        copy(tables[i], sources[i])


def check_many(boxes: Any, tables: Any, players: int, first_seed: int, most: int, faults: Any) -> int:
    """Random games with the game's invariants tested after every answer; `faults` gets the first broken one of each, else 0."""
    answers = 0
    for i in range(len(tables)):
        box = boxes[0]
        t = tables[i]
        start(box, t, players, first_seed + i)
        faults[i] = broken(box, t)
        given = 0
        while t.over == 0 and given < most and faults[i] == 0:
            random_answer(box, t)
            given += 1
            faults[i] = broken(box, t)
        answers += given
    return answers


def finish_turn(box: Any, t: Table, seat: int, began: int, scratch: Table) -> None:
    """Answer for a seat by the value of the next table alone, until somebody else is asked or another turn than `began` is on."""
    for _ in range(TURN):
        if t.over != 0 or t.agenda[t.depth - 1].who != seat or turn(box, t) != began:
            break
        best = 0
        best_value = 0
        for k in range(t.n_options):
            copy(scratch, t)
            answer(box, scratch, t.options[k])
            worth = value(box, scratch, seat)
            if k == 0 or worth > best_value:
                best = k
                best_value = worth
        answer(box, t, t.options[best])


def greedy_answer(box: Any, t: Table, seat: int, desk: Any, samples: int) -> int:
    """The option after which the rest of the seat's turn, played by value alone, is worth most.

    `desk` is `DESK` tables of scratch space; the random state of the first one is the bot's own.
    Where chance comes in, the worth is the mean over `samples` tries.
    """
    rng = desk[0]
    view = desk[1]
    copy(view, t)
    veil(box, view, seat)
    best = 0
    best_worth = 0
    ties = 0
    for k in range(t.n_options):
        worth = 0
        for _ in range(samples):
            trial = desk[2]
            copy(trial, view)
            seed_table(trial, one_of(rng, 1 << 30), one_of(rng, 1 << 30), k)
            unveil(box, trial, seat)
            answer(box, trial, view.options[k])
            finish_turn(box, trial, seat, turn(box, view), desk[3])
            worth += value(box, trial, seat)
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


def advise_many(boxes: Any, tables: Any, seed: int, samples: int, desk: Any, answers: Any) -> None:
    """The greedy answer to each table's open question."""
    for i in range(len(tables)):
        answers[i] = advise(boxes[0], tables[i], seed, i, samples, desk)


def advise(box: Any, t: Any, seed: int, number: int, samples: int, desk: Any) -> int:
    """The greedy answer to a table's open question, -1 if there is none."""
    if t.n_options == 0:
        return -1
    seed_table(desk[0], seed, number, 1)
    return greedy_answer(box, t, t.agenda[t.depth - 1].who, desk, samples)


def greedy_many(
    boxes: Any, tables: Any, players: int, first_seed: int, most: int, greedy: Any, samples: int, desk: Any, counts: Any
) -> None:
    """Whole games in which the seats marked in `greedy` play greedily and the others at random."""
    for i in range(len(tables)):
        counts[i] = greedy_one(boxes[0], tables[i], players, first_seed + i, most, greedy, samples, desk)


def greedy_one(box: Any, t: Any, players: int, seed: int, most: int, greedy: Any, samples: int, desk: Any) -> int:
    """A whole game between greedy and random seats on a table of zeros; the number of answers."""
    start(box, t, players, seed)
    seed_table(desk[0], seed, 0x5EED, 1)
    given = 0
    while t.over == 0 and given < most:
        seat = t.agenda[t.depth - 1].who
        if greedy[seat]:
            answer(box, t, greedy_answer(box, t, seat, desk, samples))
        else:
            random_answer(box, t)
        given += 1
    return given


def bind(rules: dict[str, Any]) -> dict[str, Any]:
    """These loops with a game's rules as their globals."""
    env = dict(globals(), **rules)
    for name, function in globals().items():
        if isinstance(function, types.FunctionType) and function.__module__ == __name__ and name not in rules and name != "bind":
            env[name] = types.FunctionType(function.__code__, env, name, function.__defaults__)
            env[name].__module__ = __name__
            env[name].__qualname__ = name
            env[name].__annotations__ = function.__annotations__
    return env
