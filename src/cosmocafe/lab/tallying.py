"""How a game is counted while it is played, as plain functions that are compiled with its rules.

`n` is what was noted of a game so far: see `tally.Noted`. The capital names stand for a game's own numbers: see `tally.Tally.names`.
"""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import picked
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, start
from cosmocafe.core.machine.loops.rules import score

MOST = 32_767  # that is counted of one thing
COLUMNS = 1  # what is counted for each seat, and once more for nobody
BLOCK_OF = (0,)  # of each answer
ANSWER_FIRST = (0,)  # the first answer of each block
ANSWER_AT = (0,)  # the column of each block of answers
ANSWER_PARTS = (0, 0)  # where those parts of each block begin that are counted
ANSWER_BELOW = (1,)  # of such a part: how many answers differ in later parts alone
ANSWER_SIZE = (1,)  # how many values it has
ANSWER_PART_AT = (0,)  # the column of its first value
EVENT_AT = (0,)  # the same of events
EVENT_PARTS = (0, 0)
EVENT_PLACE = (0,)  # which of the event's three values it is
EVENT_SIZE = (1,)
EVENT_PART_AT = (0,)


def play(box: Anything, t: Anything, desk: Anything, seed: int, players: int, most: int, greedy: int, samples: int) -> int:
    """A whole game between greedy seats, one bit each, and random ones on a table of zeros, counted; the number of answers."""
    n = t.lab_notes[0]
    start(box, t, players, seed)
    seed_table(desk[0], seed, 0x5EED, 1)
    while t.over == 0 and n.answers < most:
        choice = picked(box, t, desk, greedy, samples)
        asked = note_answer(n, t, choice)
        answer(box, t, choice)
        if t.over != 0 or t.agenda[t.depth - 1].who != asked:
            note_lead(n, box, t)
    note_end(n, box, t)
    return int(n.answers)


def count_one(n: Anything, at: int) -> None:
    """One more of something."""
    if n.counts[at] < MOST:
        n.counts[at] += 1


def note_answer(n: Anything, t: Table, choice: int) -> int:
    """An answer is about to be given; whose it is."""
    seat = t.agenda[t.depth - 1].who
    if n.answers == 0:
        n.began = seat + 1
    n.answers += 1
    n.asked[seat] += 1
    n.options[seat] += t.n_options
    block = BLOCK_OF[choice]
    first = seat * COLUMNS
    count_one(n, first + ANSWER_AT[block])
    for part in range(ANSWER_PARTS[block], ANSWER_PARTS[block + 1]):
        value = (choice - ANSWER_FIRST[block]) // ANSWER_BELOW[part] % ANSWER_SIZE[part]
        count_one(n, first + ANSWER_PART_AT[part] + value)
    return seat


def note_event(n: Anything, players: int, event: int, who: int, a: int, b: int, c: int) -> None:
    """Something happened to a seat, or to nobody in particular."""
    first = (who if 0 <= who < players else len(n.counts) // COLUMNS - 1) * COLUMNS
    count_one(n, first + EVENT_AT[event])
    for part in range(EVENT_PARTS[event], EVENT_PARTS[event + 1]):
        value = a
        if EVENT_PLACE[part] == 1:
            value = b
        elif EVENT_PLACE[part] == 2:
            value = c
        if 0 <= value < EVENT_SIZE[part]:
            count_one(n, first + EVENT_PART_AT[part] + value)


def hear(t: Anything, event: int, who: int, a: int, b: int, c: int) -> None:
    """What rules tell at a table that is counted."""
    note_event(t.lab_notes[0], t.players, event, who, a, b, c)


def note_lead(n: Anything, box: Anything, t: Table) -> None:
    """Who leads by score now; who is only caught up with still does."""
    best = 0
    most = score(box, t, 0)
    sharing = 1
    for seat in range(1, t.players):
        points = score(box, t, seat)
        if points > most:
            best = seat
            most = points
            sharing = 1
        elif points == most:
            sharing += 1
    if sharing == 1 and n.leader != best + 1:
        if n.leader != 0:
            n.leads += 1
        n.leader = best + 1
        n.since = n.answers


def note_end(n: Anything, box: Anything, t: Table) -> None:
    """What the seats have at the end."""
    for seat in range(t.players):
        n.scores[seat] = score(box, t, seat)
    if n.leader == 0 or t.places[n.leader - 1] != 1:
        n.since = n.answers
