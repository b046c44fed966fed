"""A game between greedy bots, and what its tables are worth to every seat on the way, as plain functions to be compiled."""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import finish_turn, greedy_answer
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, random_answer, start
from cosmocafe.core.machine.loops.rules import copy, turn, value

ODD = 20  # one answer in so many is a random one, so that not all games are alike


def sample(box: Anything, t: Table, desk: list[Table], seed: int, players: int, most: int, worths: Anything) -> int:
    """Play a game and note the values at moments spread over it, each after the turn was finished by value; how many there are.

    Nobody knows how long the game will be, so moments lie close at first; when there is no room, every second one is forgotten.
    """
    start(box, t, players, seed)
    seed_table(desk[0], seed, 0x5EED, 2)
    given = 0
    noted = 0
    step = 1
    while t.over == 0 and given < most:
        if given % step == 0:
            if noted == len(worths):
                noted = thinned(worths)
                step *= 2
            if given % step == 0:
                copy(desk[1], t)
                finish_turn(box, desk[1], t.agenda[t.depth - 1].who, turn(box, t), desk)
                if desk[1].over == 0:
                    for seat in range(players):
                        worths[noted, seat] = value(box, desk[1], seat)
                    noted += 1
        if one_of(desk[0], ODD) == 0:
            random_answer(box, t)
        else:
            answer(box, t, greedy_answer(box, t, t.agenda[t.depth - 1].who, desk, 1))
        given += 1
    return noted


def thinned(worths: Anything) -> int:
    """Keep every second moment."""
    kept = len(worths) // 2
    for i in range(kept):
        for seat in range(4):
            worths[i, seat] = worths[2 * i, seat]
    return kept
