"""What a table is worth to each seat, as a chance to win and a share of the others left behind; whole numbers only.

The game's value becomes log odds by a scale that self-play has shown (`calibration`), and these become chances as in a race in which each
seat's strength is the exponential of its log odds.
"""

from __future__ import annotations

import math

from cosmocafe.bots.learned.thinking import SEATS, UNIT, share_with_advice, strength
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.rules import score, value

from .tree import FINE, ONE, Plan, Row, State

LEAST = ONE // 1000  # spread
ROOTS = tuple(round(1000 * math.sqrt(i)) for i in range(1024))


def root(number: int) -> int:
    """The square root, in thousandths."""
    rest = number
    times = 1
    while rest >= 1024:
        rest = rest // 4
        times = times * 2
    return ROOTS[rest] * times


def judge(box: Anything, t: Table, plan: Plan, state: State) -> None:
    """Write each seat's chances into the state."""
    begin_to_judge(state)
    if t.over != 0:
        judge_end(t, state)
        if plan.stake > 0:
            judge_winnings(box, t, plan, state)
    elif t.players == 1:
        judge_alone(box, t, plan, state)
    else:
        judge_race(box, t, plan, state)
    note_spread(plan, state)


def begin_to_judge(state: State) -> None:
    """Nobody has a chance yet."""
    state.leaves += 1
    for seat in range(SEATS):
        state.win[seat] = 0
        state.beat[seat] = 0


def judge_by_net(box: Anything, t: Table, who: int, facts: Row, sums: Anything, plan: Plan, state: State) -> None:
    """The same by what a network has thought with the eyes of a seat."""
    begin_to_judge(state)
    best = 0
    for number in range(t.players):
        seat = (who + number) % t.players
        state.win[seat] = share_with_advice(box, t, who, number, facts, sums)
        if number == 0 or state.win[seat] > best:
            best = state.win[seat]
    share_out(t, state, best)
    note_spread(plan, state)


def note_spread(plan: Plan, state: State) -> None:
    """How far apart what was judged is for the seat that thinks."""
    worth = utility(plan, state.win[state.seat], state.beat[state.seat]) // FINE
    state.judged += 1
    state.total += worth
    state.squares += worth * worth
    variance = state.squares // state.judged - (state.total // state.judged) * (state.total // state.judged)
    state.spread = max(root(max(variance, 0)) * FINE // 1000, LEAST)


def judge_end(t: Table, state: State) -> None:
    """The places are known: winners share a win, and equals beat each other by half."""
    first = 0
    for seat in range(t.players):
        if t.places[seat] == 1:
            first += 1
    for seat in range(t.players):
        if t.places[seat] == 1:
            state.win[seat] = ONE // first
        halves = 0
        for other in range(t.players):
            if other != seat and t.places[seat] <= t.places[other]:
                halves += 1 + (1 if t.places[seat] < t.places[other] else 0)
        state.beat[seat] = ONE * halves // (2 * (t.players - 1)) if t.players > 1 else state.win[seat]


def judge_winnings(box: Anything, t: Table, plan: Plan, state: State) -> None:
    """Where a network for two expects points, an end counts by what was won: all of it for the most, half for nothing."""
    for seat in range(t.players):
        state.win[seat] = ONE * (plan.stake + score(box, t, seat)) // (2 * plan.stake)
        state.beat[seat] = state.win[seat]


def judge_alone(box: Anything, t: Table, plan: Plan, state: State) -> None:
    """A single player races against par."""
    ahead = (value(box, t, 0) + plan.bonus[0] - plan.par) * UNIT // plan.scale
    mine = strength(-ahead)
    par = strength(ahead)
    state.win[0] = ONE * mine // (mine + par)
    state.beat[0] = state.win[0]


def judge_race(box: Anything, t: Table, plan: Plan, state: State) -> None:
    """Each seat against all others."""
    best = 0
    for seat in range(t.players):
        state.win[seat] = (value(box, t, seat) + plan.bonus[seat]) * UNIT // plan.scale
        if seat == 0 or state.win[seat] > best:
            best = state.win[seat]
    share_out(t, state, best)


def share_out(t: Table, state: State, best: int) -> None:
    """Log odds of each seat as chances."""
    total = 0
    for seat in range(t.players):
        state.win[seat] = strength(best - state.win[seat])
        total += state.win[seat]
    for seat in range(t.players):
        for other in range(t.players):
            if other != seat:
                state.beat[seat] += ONE * state.win[seat] // (state.win[seat] + state.win[other]) // (t.players - 1)
    for seat in range(t.players):
        state.win[seat] = ONE * state.win[seat] // total


def utility(plan: Plan, win: int, beat: int) -> int:
    """What a seat wants: to win, and to leave others behind."""
    return (plan.wins * win + (1000 - plan.wins) * beat) // 1000
