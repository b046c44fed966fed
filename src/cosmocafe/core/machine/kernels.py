"""Loops over a game's rules for a GPU, one thread a table; `kernels_of` gives each game its own with its rules in them.

Rules are long and tables go their own ways, so threads left alone wait most of the time for instructions to be fetched.
Where it matters the threads of a block therefore go together: each time the block does what is due on most of its tables.
Why this and not another way: `bench/README.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loops import bind
from .loops.many import leave_places
from .loops.offer import choose, is_offered, mark, set_bits, who_is_asked
from .loops.play import answer, do_next, due, play_out, random_answer, start
from .loops.rules import clear, copy
from .loops.sight import see
from .together import add, block, blocks, numbers_of, own_seen, own_table, raise_to, shared, thread, threads, wait

if TYPE_CHECKING:
    from ..anything import Function, Held
from ..game import Game


def mine() -> int:
    """The number of this thread among all."""
    return block() * threads() + thread()


def everybody() -> int:
    """How many threads there are."""
    return blocks() * threads()


def nobody_waits(waiting: Held, kinds: int) -> None:
    """Begin to count what the tables of this block wait for: how many for each of `kinds` of things."""
    kind = thread()
    while kind <= kinds:
        waiting[kind] = 0
        kind += threads()
    wait()


def chosen_by_most(waiting: Held, kinds: int) -> int:
    """What most tables of this block wait for, -1 for nothing; all threads come here together."""
    wait()
    if thread() == 0:
        waiting[kinds] = 0
    wait()
    kind = thread()
    while kind < kinds:
        raise_to(waiting, kinds, waiting[kind] * kinds + kind)
        kind += threads()
    wait()
    most: int = waiting[kinds]
    if most < kinds:
        return -1
    return most % kinds


def play_together(boxes: Held, tables: Held, players: int, first_seed: int, most: int, counts: Held, following: Held, kinds: int) -> None:
    """Whole random games: threads take tables of zeros, one after the other, until none is left."""
    waiting = shared()
    t = own_table()
    nobody_waits(waiting, kinds)
    given = 0
    wanted = 0
    i = add(following, 0, 1)
    if i < len(tables):
        copy(t, tables[i])
        add(waiting, wanted, 1)
    while True:
        chosen = chosen_by_most(waiting, kinds)
        if chosen < 0:
            break
        if i < len(tables) and wanted == chosen:
            add(waiting, wanted, -1)
            given += do_next(boxes[0], t, players, first_seed + i)
            if t.over != 0 or (given >= most and t.n_options > 0):
                copy(tables[i], t)
                counts[i] = given
                given = 0
                i = add(following, 0, 1)
                if i < len(tables):
                    copy(t, tables[i])
            if i < len(tables):
                wanted = due(t)
                add(waiting, wanted, 1)


def step_each(
    boxes: Held,
    tables: Held,
    answers: Held,
    players: int,
    first_seed: int,
    episodes: Held,
    ended: Held,
    places: Held,
    refused: Held,
) -> None:
    """Give each table its answer; one that is over leaves its places and begins anew (see `step_many`)."""
    i = mine()
    while i < len(tables):
        ended[i] = 0
        if is_offered(tables[i], answers[i]):
            answer(boxes[0], tables[i], answers[i])
        else:
            add(refused, 0, 1)
        if tables[i].over != 0 and tables[i].fault == 0:
            leave_places(tables[i], ended, places, i)
            episodes[i] += 1
            clear(tables[i])
            start(boxes[0], tables[i], players, first_seed + i + int(episodes[i]) * len(tables))
        i += everybody()


def start_each(boxes: Held, tables: Held, players: int, first_seed: int) -> None:
    """Begin many tables of zeros."""
    i = mine()
    while i < len(tables):
        start(boxes[0], tables[i], players, first_seed + i)
        i += everybody()


def answer_each(boxes: Held, tables: Held, answers: Held, refused: Held) -> None:
    """Give each table its answer; -1 leaves a table alone."""
    i = mine()
    while i < len(tables):
        if answers[i] >= 0:
            if is_offered(tables[i], answers[i]):
                answer(boxes[0], tables[i], answers[i])
            else:
                add(refused, 0, 1)
        i += everybody()


def random_each(boxes: Held, tables: Held) -> None:
    """One random answer on each table that is not over."""
    i = mine()
    while i < len(tables):
        if tables[i].over == 0:
            random_answer(boxes[0], tables[i])
        i += everybody()


def play_out_each(boxes: Held, tables: Held, most: int, counts: Held) -> None:
    """Play each table on at random."""
    i = mine()
    while i < len(tables):
        counts[i] = play_out(boxes[0], tables[i], most)
        i += everybody()


def asked_each(tables: Held, asked: Held) -> None:
    """The seat whose answer each table awaits, -1 for none."""
    i = mine()
    while i < len(tables):
        asked[i] = who_is_asked(tables[i])
        i += everybody()


def mask_each(tables: Held, masks: Held) -> None:
    """Mark the offered answers of each table in a row of zeros."""
    i = mine()
    while i < len(tables):
        mark(tables[i], masks, i)
        i += everybody()


def bits_each(tables: Held, bits: Held) -> None:
    """The offered answers of each table, one bit each."""
    i = mine()
    while i < len(tables):
        set_bits(tables[i], bits, i, len(bits[i]))
        i += everybody()


def observe_each(boxes: Held, tables: Held, seats: Held, rows: Held) -> None:
    """Write what each table's seat observes into its row: by names into memory of this thread, then number by number beside the others'."""
    view = own_table()
    seen = own_seen()
    i = mine()
    while i < len(tables):
        see(boxes[0], tables[i], seats[i], view, seen)
        lay_down(numbers_of(seen), rows[i])
        i += everybody()


def look_each(boxes: Held, tables: Held, asked: Held, bits: Held, rows: Held) -> None:
    """Who is asked at each table, what is offered, and what that seat sees."""
    view = own_table()
    seen = own_seen()
    i = mine()
    while i < len(tables):
        who = who_is_asked(tables[i])
        asked[i] = who
        set_bits(tables[i], bits, i, len(bits[i]))
        see(boxes[0], tables[i], who, view, seen)
        lay_down(numbers_of(seen), rows[i])
        i += everybody()


def lay_down(numbers: Held, out: Held) -> None:
    """Copy a row of numbers."""
    for k in range(len(numbers)):
        out[k] = numbers[k]


def choose_each(tables: Held, seed: int, answers: Held) -> None:
    """A random legal answer to each table's question, -1 for none."""
    i = mine()
    while i < len(tables):
        answers[i] = choose(tables[i], seed, i)
        i += everybody()


def copy_each(tables: Held, sources: Held) -> None:
    """Make each table like its source."""
    i = mine()
    while i < len(tables):
        copy(tables[i], sources[i])
        i += everybody()


GROUPS = {  # what is compiled together
    "play": (play_together,),
    "step": (
        step_each,
        start_each,
        answer_each,
        random_each,
        play_out_each,
        asked_each,
        mask_each,
        bits_each,
        observe_each,
        look_each,
        choose_each,
        copy_each,
    ),
}


def kernels_of(game: Game, group: str) -> dict[str, Function]:
    """The kernels of a group with a game's rules in them."""
    own = bind([__name__], game.bound)
    return {kernel.__name__: own[kernel] for kernel in GROUPS[group]}
