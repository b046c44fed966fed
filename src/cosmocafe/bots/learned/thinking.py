"""What a network says of a table, as plain functions that are compiled with a game's rules.

A network lies in two rows: `facts` (whole numbers: how observed ones become inputs, how wide the layers are) and `weights`; what it works
out lies in `sums`, layer by layer. Most inputs are 0, and so is half of every layer: what is 0 is skipped.
"""

from __future__ import annotations

import math

from cosmocafe.core.anything import Anything
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.rules import value
from cosmocafe.core.machine.loops.sight import see
from cosmocafe.core.machine.together import numbers_of

UNIT = 1024  # a logit of 1
FARTHEST = 30  # of a logit
OBSERVED, LAYERS, WIDTHS, INPUTS = 0, 1, 2, 8  # where in `facts` the number of observed numbers, of layers, their widths and the rest begin
STAKE, ADVICE = 6, 7  # the most that can be won, or 0; the points of advice that make a logit of 1, where a network only adds to the advice
SEATS = 4
STEP = 16  # units between two rows of the table of strengths
LAST = 16 * UNIT  # beyond it a strength is next to nothing
FULL = 1 << 30
STRENGTHS = tuple(round(FULL * math.exp(-i * STEP / UNIT)) for i in range(LAST // STEP + 2))
Row = list[int]


def strength(behind: int) -> int:
    """The strength of who is so many units behind the strongest, which has `FULL`."""
    far = min(max(behind, 0), LAST)
    row = far // STEP
    return STRENGTHS[row] - (STRENGTHS[row] - STRENGTHS[row + 1]) * (far - row * STEP) // STEP


def think_over(box: Anything, t: Table, seat: int, view: Table, seen: Anything, facts: Row, weights: Anything, sums: Anything) -> int:
    """Let the network look at a table with the eyes of a seat; where in `weights` those of the answers begin."""
    see(box, t, seat, view, seen[0])
    return judged(numbers_of(seen[0]), facts, weights, sums)


def judged(numbers: Row, facts: Row, weights: Anything, sums: Anything) -> int:
    """Let the network look at observed numbers; where in `weights` those of the answers begin."""
    at = first_layer(numbers, facts, weights, sums)
    start = 0
    for layer in range(1, facts[LAYERS]):
        at = next_layer(weights, at, sums, start, facts[WIDTHS + layer - 1], facts[WIDTHS + layer])
        start += facts[WIDTHS + layer - 1]
    return next_layer(weights, at, sums, start, facts[WIDTHS + facts[LAYERS] - 1], SEATS)


def first_layer(numbers: Row, facts: Row, weights: Anything, sums: Anything) -> int:
    """From observed numbers to the first layer; where the weights of the next one begin."""
    count = facts[OBSERVED]
    width = facts[WIDTHS]
    inputs = facts[INPUTS + 3 * count]
    for j in range(width):
        sums[j] = weights[count + inputs * width + j]
    for i in range(count):
        above = numbers[i] - facts[INPUTS + i]
        if above != 0:
            if weights[i] != 0:
                add_row(sums, 0, weights, count + i * width, width, above * weights[i])
            if 0 < above <= facts[INPUTS + count + i]:
                mark = facts[INPUTS + 2 * count + i] + above - 1
                add_row(sums, 0, weights, count + mark * width, width, 1)
    return count + inputs * width + width


def next_layer(weights: Anything, at: int, sums: Anything, start: int, width: int, wanted: int) -> int:
    """From one layer to the next, of which nothing below 0 counts; where the weights after it begin."""
    for j in range(wanted):
        sums[start + width + j] = weights[at + width * wanted + j]
    for i in range(width):
        if sums[start + i] > 0:
            add_row(sums, start + width, weights, at + i * wanted, wanted, sums[start + i])
    return at + width * wanted + wanted


def add_row(sums: Anything, start: int, weights: Anything, at: int, width: int, times: float) -> None:
    """Add a row of weights so many times."""
    for j in range(width):
        sums[start + j] = sums[start + j] + times * weights[at + j]


def logit(facts: Row, weights: Anything, sums: Anything, at: int, choice: int) -> int:
    """How likely an answer is, in units, after `think_over` said where the weights of answers begin."""
    start = 0
    for layer in range(facts[LAYERS] - 1):
        start += facts[WIDTHS + layer]
    width = facts[WIDTHS + facts[LAYERS] - 1]
    answers = facts[INPUTS + 3 * facts[OBSERVED] + 1]
    row = at + choice * width
    total = weights[at + answers * width + choice]
    other = 0 * total
    for j in range(0, width - 1, 2):
        if sums[start + j] > 0:
            total = total + sums[start + j] * weights[row + j]
        if sums[start + j + 1] > 0:
            other = other + sums[start + j + 1] * weights[row + j + 1]
    return in_units(total + other)


def share(facts: Row, sums: Anything, number: int) -> int:
    """The logit of a seat's share of the win, counted from the seat that looked."""
    start = number
    for layer in range(facts[LAYERS]):
        start += facts[WIDTHS + layer]
    return in_units(sums[start])


def share_with_advice(box: Anything, t: Table, seat: int, number: int, facts: Row, sums: Anything) -> int:
    """The same on top of the game's advice, if the network has learned what is to be added to that."""
    return share(facts, sums, number) + advised(box, t, (seat + number) % t.players, facts)


def advised(box: Anything, t: Table, seat: int, facts: Row) -> int:
    """What the game's advice says of a seat, as a logit."""
    return value(box, t, seat) * UNIT // int(facts[ADVICE]) if facts[ADVICE] > 0 and t.over == 0 else 0


def in_units(number: float) -> int:
    """A logit as a whole number, of those that matter."""
    if number > FARTHEST:
        return FARTHEST * UNIT
    if number < -FARTHEST:
        return -FARTHEST * UNIT
    return int(number * UNIT)


def consult(
    box: Anything, t: Anything, desk: Anything, number: int, seen: Anything, facts: Row, weights: Anything, sums: Anything, logits: Row
) -> int:
    """The likeliest answer to the open question of a table, -1 if there is none; `logits` gets those of all options."""
    if t.n_options == 0:
        return -1
    at = think_over(box, t, t.agenda[t.depth - 1].who, desk[1], seen, facts, weights, sums)
    best = 0
    for k in range(t.n_options):
        logits[k] = logit(facts, weights, sums, at, t.options[k])
        if logits[k] > logits[best]:
            best = k
    return int(t.options[best])
