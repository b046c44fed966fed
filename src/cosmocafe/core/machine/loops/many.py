"""The same on many tables, one after the other."""

from __future__ import annotations

from ...anything import Held
from ...author.table import Table
from .offer import choose, is_offered, mark, set_bits, who_is_asked
from .play import answer, play_one, play_out, random_answer, start
from .rules import broken, clear, copy
from .sight import see


def play_many(boxes: Held, tables: Held, players: int, first_seed: int, most: int, counts: Held) -> None:
    """Whole random games, seeded one after the other; `counts` gets the number of answers of each."""
    for i in range(len(tables)):
        counts[i] = play_one(boxes[0], tables[i], players, first_seed + i, most)


def start_many(boxes: Held, tables: Held, players: int, first_seed: int) -> None:
    """Begin many tables of zeros."""
    for i in range(len(tables)):
        start(boxes[0], tables[i], players, first_seed + i)


def answer_many(boxes: Held, tables: Held, answers: Held) -> int:
    """Give each table its answer; -1 leaves a table alone. The number of answers that were not offered (their tables are left alone)."""
    refused = 0
    for i in range(len(tables)):
        if answers[i] >= 0:
            if is_offered(tables[i], answers[i]):
                answer(boxes[0], tables[i], answers[i])
            else:
                refused += 1
    return refused


def step_many(boxes: Held, tables: Held, answers: Held, players: int, first_seed: int, episodes: Held, ended: Held, places: Held) -> int:
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


def leave_places(t: Table, ended: Held, places: Held, i: int) -> None:
    """Note how a game ended."""
    ended[i] = 1
    for seat in range(len(t.places)):
        places[i, seat] = t.places[seat]


def asked_many(tables: Held, asked: Held) -> None:
    """The seat whose answer each table awaits, -1 for none."""
    for i in range(len(tables)):
        asked[i] = who_is_asked(tables[i])


def play_out_many(boxes: Held, tables: Held, most: int, counts: Held) -> None:
    """Play each table on at random, to the end or for `most` answers; `counts` gets the number of answers of each."""
    for i in range(len(tables)):
        counts[i] = play_out(boxes[0], tables[i], most)


def choose_many(tables: Held, seed: int, answers: Held) -> None:
    """A random legal answer to each table's question, -1 for none; the tables' own chance is not touched."""
    for i in range(len(tables)):
        answers[i] = choose(tables[i], seed, i)


def random_many(boxes: Held, tables: Held) -> None:
    """One random answer on each table that is not over."""
    for i in range(len(tables)):
        if tables[i].over == 0:
            random_answer(boxes[0], tables[i])


def mask_many(tables: Held, masks: Held) -> None:
    """Mark the offered answers of each table in a row of zeros."""
    for i in range(len(tables)):
        mark(tables[i], masks, i)


def bits_many(tables: Held, bits: Held) -> None:
    """The offered answers of each table, one bit each, 32 to a word."""
    for i in range(len(tables)):
        set_bits(tables[i], bits, i, len(bits[i]))


def observe_many(boxes: Held, tables: Held, seats: Held, scratch: Held, seen: Held) -> None:
    """Write what each table's seat observes."""
    for i in range(len(tables)):
        see(boxes[0], tables[i], seats[i], scratch[0], seen[i])


def copy_many(tables: Held, sources: Held) -> None:
    """Make each table like its source."""
    for i in range(len(tables)):
        copy(tables[i], sources[i])


def check_many(boxes: Held, tables: Held, players: int, first_seed: int, most: int, faults: Held) -> int:
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
