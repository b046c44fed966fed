"""Turns at many tables, as learners want them: an answer, a new game after the end, who is asked then, what that seat sees and is offered.

A table has a learner, and the others answer at random, or it has none and every seat is asked. Rows of length 0 are left out.
"""

from __future__ import annotations

from ...anything import Held
from ...author.table import NOBODY, Table
from .offer import is_offered, mark, set_bits, who_is_asked
from .play import answer, random_answer, start
from .rules import clear
from .sight import see

EMPTY = 1000  # games one after the other in which the learner is not asked: then it never will be
OVER, CUT, ILLEGAL = 1, 2, 3  # how a game ended: by the rules, after too many answers, by an answer that was not offered


def begin_many(
    boxes: Held,
    tables: Held,
    which: Held,
    learners: Held,
    players: int,
    first_seed: int,
    at_random: int,
    most: int,
    taken: Held,
    episodes: Held,
    asked: Held,
    scratch: Held,
    seen: Held,
    masks: Held,
    bits: Held,
) -> int:
    """Begin the games of some tables; 0, or the number of the first on which the rules made a mistake, counted from 1."""
    for k in range(len(which)):
        i = int(which[k])
        t = tables[i]
        begin_game(boxes[0], t, players, first_seed, len(tables), learners[i], at_random, most, taken, episodes, i)
        if t.fault != 0:
            return i + 1
        show(boxes[0], t, learners[i], who_is_asked(t), scratch[0], i, asked, seen, masks, bits)
    return 0


def turn_many(
    boxes: Held,
    tables: Held,
    which: Held,
    answers: Held,
    learners: Held,
    players: int,
    first_seed: int,
    at_random: int,
    again: int,
    most: int,
    taken: Held,
    episodes: Held,
    ended: Held,
    places: Held,
    asked: Held,
    scratch: Held,
    seen: Held,
    finals: Held,
    masks: Held,
    bits: Held,
) -> int:
    """Give some tables their answers, -1 for none; a game that ended leaves its places and, if `again`, the next one begins.

    0, or the number of the first table on which the rules made a mistake, counted from 1.
    """
    for k in range(len(which)):
        i = int(which[k])
        t = tables[i]
        who = who_is_asked(t)
        if answers[i] >= 0 and t.over == 0:
            how = take_turn(boxes[0], t, answers[i], learners[i], at_random, most, taken, i)
            if t.fault != 0:
                return i + 1
            if how != 0:
                leave(boxes[0], t, how, learners[i] if learners[i] >= 0 else who, scratch[0], i, ended, places, finals)
                if again != 0:
                    episodes[i] += 1
                    begin_game(boxes[0], t, players, first_seed, len(tables), learners[i], at_random, most, taken, episodes, i)
                if t.fault != 0:
                    return i + 1
        show(boxes[0], t, learners[i], who, scratch[0], i, asked, seen, masks, bits)
    return 0


def begin_game(
    box: Held,
    t: Table,
    players: int,
    first_seed: int,
    count: int,
    learner: int,
    at_random: int,
    most: int,
    taken: Held,
    episodes: Held,
    i: int,
) -> None:
    """A new game, played on to the learner's first question; if there is none the next one, but not for ever."""
    for number in range(EMPTY):
        clear(t)
        taken[i] = 0
        episodes[i] += min(number, 1)
        start(box, t, players, first_seed + i + int(episodes[i]) * count)
        if play_others(box, t, learner, at_random, most, taken, i) == 0 or t.fault != 0:
            return


def take_turn(box: Held, t: Table, choice: int, learner: int, at_random: int, most: int, taken: Held, i: int) -> int:
    """Give an answer; how the game ended, 0 while it goes on. An answer that is not offered loses it."""
    if not is_offered(t, choice):
        concede(t)
        return ILLEGAL
    answer(box, t, choice)
    taken[i] += 1
    return play_others(box, t, learner, at_random, most, taken, i)


def play_others(box: Held, t: Table, learner: int, at_random: int, most: int, taken: Held, i: int) -> int:
    """Let those who play at random answer until the learner is asked."""
    while at_random != 0 and t.over == 0 and taken[i] < most and who_is_asked(t) != learner:
        random_answer(box, t)
        taken[i] += 1
    if t.over != 0:
        return OVER
    return CUT if taken[i] >= most else 0


def concede(t: Table) -> None:
    """Who is asked has lost, all others have won."""
    who = who_is_asked(t)
    for seat in range(t.players):
        t.places[seat] = 1
    t.places[who] = 2
    t.over = 1
    t.n_options = 0


def leave(box: Held, t: Table, how: int, seat: int, view: Held, i: int, ended: Held, places: Held, finals: Held) -> None:
    """Note how a game ended and what was seen at last; of two games that end in one turn, the first."""
    if ended[i] != 0:
        return
    ended[i] = how
    for other in range(len(t.places)):
        places[i, other] = t.places[other]
    if len(finals) > 0:
        see(box, t, seat, view, finals[i])


def show(box: Held, t: Table, learner: int, last: int, view: Held, i: int, asked: Held, seen: Held, masks: Held, bits: Held) -> None:
    """Who is asked, what is seen and what is offered; after the end who answered last still looks."""
    who = who_is_asked(t)
    asked[i] = who
    if len(seen) > 0:
        seat = learner
        if learner < 0:
            seat = who if who != NOBODY else last
        see(box, t, seat, view, seen[i])
    if len(masks) > 0:
        for k in range(len(masks[i])):
            masks[i, k] = 0
        mark(t, masks, i)
    if len(bits) > 0:
        set_bits(t, bits, i, len(bits[i]))
