"""The end of the own turn that a network likes best, as plain functions that are compiled with a game's rules.

All ways through the turn are tried, as far as nothing but the own answers decides, `DEEP` answers and `MOST` tables at most; where
chance comes in, or somebody else is asked, the network says what it expects there. Two ways to the same end are looked at once. Of the
best ends it may then be asked what the next player makes of them, with this chance and that.
"""

from __future__ import annotations

from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.offer import is_offered
from cosmocafe.core.machine.loops.rules import advance, copy, resolve, score, take, turn
from cosmocafe.core.machine.loops.sight import see, unveil, veil
from cosmocafe.core.machine.pieces import Long, Piece, ints, many
from cosmocafe.core.machine.together import numbers_of

from .thinking import FULL, SEATS, STAKE, UNIT, Row, advised, consult, judged, share_with_advice, strength, think_over

__all__ = ["consult", "foresee", "play_turn"]
DEEP = 6  # answers of a turn that are looked through
STACK = DEEP + 3  # tables for that
BEST = 5  # ends that are remembered
NEAR = UNIT // 5  # how much worse an end may look than the best one to be thought about again
MOST = 600  # tables that are looked at
KNOWN = 2048  # room for those that were seen; a power of two
SURE = 100 * UNIT  # the worth of a win
PRIME, DIGITS = 1_000_003, (1 << 40) - 1


class End(Piece):
    """One way through a turn."""

    worth: int
    count: int  # answers
    answers: list[int] = ints(DEEP)


class Room(Piece):
    """Where somebody looks through a turn."""

    tried: list[int] = ints(DEEP)  # options, at each answer of the way
    known: list[int] = ints(KNOWN, Long)  # what was seen
    found: int  # how many ends are remembered
    ends: list[End] = many(End, BEST)  # these, the best first


def go_on(box: Anything, t: Table, before: Table) -> bool:
    """Take the steps to the next question, or to the first that needs chance, which is not taken; whether there is a question."""
    while t.over == 0 and t.n_options == 0:
        copy(before, t)
        take(box, t)
        if t.rng[3] != before.rng[3]:
            copy(t, before)
            return False
    return t.over == 0


def is_new(numbers: Row, count: int, room: Room) -> bool:
    """Whether nothing like it was seen before in this turn; it is remembered."""
    mark = 1
    for i in range(count):
        mark = (mark * PRIME + numbers[i] + 40_000) & DIGITS
    at = (mark ^ mark >> 17) & KNOWN - 1
    while room.known[at] != 0:
        if room.known[at] == mark:
            return False
        at = at + 1 & KNOWN - 1
    room.known[at] = mark
    return True


def ahead(box: Anything, t: Table, seat: int, me: int, facts: Row, sums: Anything) -> int:
    """How far `me` is ahead of the strongest other one, as the seat that looked expects it; at the end of a game by what was won."""
    if t.over != 0:
        return end_worth(t, me)
    mine = 0
    best = -SURE
    for number in range(t.players):
        worth = share_with_advice(box, t, seat, number, facts, sums)
        if (seat + number) % t.players == me:
            mine = worth
        else:
            best = max(best, worth)
    return min(max(mine - best, -SURE), SURE)


def end_worth(t: Table, seat: int) -> int:
    """What the end of a game is worth to a seat."""
    if t.places[seat] != 1:
        return -SURE
    for other in range(t.players):
        if other != seat and t.places[other] == 1:
            return 0
    return SURE


def chance(box: Anything, t: Table, me: int, worth: int, facts: Row) -> int:
    """The same as a share of the win, of `FULL`; where wins count differently, by what was won."""
    if t.over != 0 and facts[STAKE] > 0:
        most = int(facts[STAKE])
        return FULL // (2 * most) * (most + score(box, t, me))
    mine = strength(max(-worth, 0)) >> 10
    theirs = strength(max(worth, 0)) >> 10
    return mine * (FULL >> 10) // (mine + theirs) * 1024


def look(
    box: Anything,
    t: Table,
    seed: int,
    number: int,
    stack: Anything,
    base: int,
    room: Room,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> None:
    """Find the best ends of the open turn, on tables of the stack from `base` on."""
    seat = t.agenda[t.depth - 1].who
    began = turn(box, t)
    lay(box, stack[base], t, seat, seed, number)
    for i in range(KNOWN):
        room.known[i] = 0
    room.found = 0
    room.tried[0] = 0
    depth = 0
    left = MOST
    while depth >= 0:
        here = stack[base + depth]
        if room.tried[depth] == here.n_options or left == 0:
            depth -= 1
            continue
        room.tried[depth] += 1
        trial = stack[base + depth + 1]
        copy(trial, here)
        resolve(box, trial, here.options[room.tried[depth] - 1])
        is_open = go_on(box, trial, stack[base + DEEP + 1])
        see(box, trial, seat, stack[base + DEEP + 2], seen[0])
        if is_new(numbers_of(seen[0]), facts[0], room):
            left -= 1
            if is_open and depth + 1 < DEEP and left > 0 and trial.agenda[trial.depth - 1].who == seat and turn(box, trial) == began:
                depth += 1
                room.tried[depth] = 0
            else:
                if trial.over == 0:
                    judged(numbers_of(seen[0]), facts, weights, sums)
                remember(room, ahead(box, trial, seat, seat, facts, sums), stack, base, depth + 1)


def lay(box: Anything, t: Table, source: Table, seat: int, seed: int, number: int) -> None:
    """A table as a seat may think it is."""
    copy(t, source)
    veil(box, t, seat)
    seed_table(t, seed, number, 1)
    unveil(box, t, seat)


def remember(room: Room, worth: int, stack: Anything, base: int, count: int) -> None:
    """Put an end among the best, if it belongs there: the way is what was tried last at each answer."""
    at = room.found
    while at > 0 and room.ends[at - 1].worth < worth:
        at -= 1
    if at == BEST:
        return
    room.found = min(room.found + 1, BEST)
    for k in range(room.found - 1, at, -1):
        later = room.ends[k]
        sooner = room.ends[k - 1]
        later.worth = sooner.worth
        later.count = sooner.count
        for i in range(DEEP):
            later.answers[i] = sooner.answers[i]
    end = room.ends[at]
    end.worth = worth
    end.count = count
    for i in range(count):
        end.answers[i] = stack[base + i].options[room.tried[i] - 1]


def follow(box: Anything, t: Table, seat: int, end: End, scratch: Table) -> None:
    """Give the answers of a way, as long as they are asked for, and stop where chance comes in."""
    for i in range(end.count):
        resolve(box, t, end.answers[i])
        if not go_on(box, t, scratch):
            return
        if i + 1 < end.count and (t.agenda[t.depth - 1].who != seat or not is_offered(t, end.answers[i + 1])):
            return


def foresee(
    box: Anything,
    t: Anything,
    desk: Anything,
    number: int,
    seed: int,
    replies: int,
    stack: Anything,
    rooms: Anything,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> int:
    """The answer that begins the best way through the open turn, -1 if there is none; so many replies to each good end are looked at."""
    if t.n_options < 2:
        return int(t.options[0]) if t.n_options == 1 else -1
    room = rooms[0]
    look(box, t, seed, number, stack, 0, room, seen, facts, weights, sums)
    best = 0
    if replies > 0 and room.found > 1 and room.ends[1].answers[0] != room.ends[0].answers[0]:
        most = 0
        for k in range(room.found):
            if room.ends[k].worth >= room.ends[0].worth - NEAR:
                total = 0
                for reply in range(replies):
                    total += replied(box, t, desk, seed + reply, number, room.ends[k], stack, rooms[1], seen, facts, weights, sums) >> 10
                if k == 0 or total > most:
                    most = total
                    best = k
    return int(room.ends[best].answers[0])


def replied(
    box: Anything,
    t: Table,
    desk: Anything,
    seed: int,
    number: int,
    end: End,
    stack: Anything,
    room: Room,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> int:
    """The share of the win that is left of an end of the turn, after some chance and the best that the next player makes of it."""
    me = t.agenda[t.depth - 1].who
    trial = desk[1]
    lay(box, trial, t, me, seed, number)
    follow(box, trial, me, end, desk[2])
    if trial.over == 0:
        seed_table(trial, seed, number, 3)
        advance(box, trial)
    if trial.over != 0:
        return chance(box, trial, me, end_worth(trial, me), facts)
    who = trial.agenda[trial.depth - 1].who
    look(box, trial, seed, number, stack, STACK, room, seen, facts, weights, sums)
    follow(box, trial, who, room.ends[0], desk[2])
    think_over(box, trial, who, desk[2], seen, facts, weights, sums)
    return chance(box, trial, me, ahead(box, trial, who, me, facts, sums), facts)


def play_turn(
    box: Anything,
    t: Anything,
    desk: Anything,
    number: int,
    seed: int,
    odd: int,
    stack: Anything,
    rooms: Anything,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
    kept: Anything,
    advice: Row,
) -> int:
    """Play the best way, or with `odd` chances in a thousand any answer; who played.

    `kept` gets what the seat sees at its end, and `advice` what the game's own says there of all seats.
    """
    seat = t.agenda[t.depth - 1].who
    room = rooms[0]
    seed_table(desk[0], seed, number, 2)
    if one_of(desk[0], 1000) < odd:
        room.ends[0].count = 1
        room.ends[0].answers[0] = t.options[one_of(desk[0], t.n_options)]
    else:
        look(box, t, seed, number, stack, 0, room, seen, facts, weights, sums)
    follow(box, t, seat, room.ends[0], desk[2])
    see(box, t, seat, desk[1], kept[number])
    for other in range(t.players):
        advice[SEATS * number + other] = advised(box, t, other, facts)
    advance(box, t)
    return int(seat)
