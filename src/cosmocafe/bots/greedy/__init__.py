"""The bot that looks to the end of its own turn and takes what the game's advice values most; `thinking` says how."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from cosmocafe.bots.bounds import refuse_beyond
from cosmocafe.core.anything import Anything
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import MOST, Numbers, Tables, compiled_for
from cosmocafe.core.machine.together import DESK

if TYPE_CHECKING:
    from cosmocafe.core.machine.engine import Engine

GREEDY = Brought("greedy", (f"{__name__}.thinking",), ("advise", "finish", "glance", "play"))


class GreedyBot:
    """Tries every option, finishes its turn by value alone, and compares; dice are averaged over some tries.

    It thinks on compiled rules where they are loaded, else on plain ones; the answer is the same.
    """

    def __init__(self, samples: int = 3) -> None:
        refuse_beyond("the greedy bot", samples=samples)
        self.samples = samples

    def answer(self, view: View, rng: random.Random) -> int:
        """The option worth most."""
        if len(view.options) == 1:
            return view.options[0]
        return thought_out("advise", view.game, view.box, view.table, rng.getrandbits(32), self.samples)


def thought_out(work: str, game: Game, box: Anything, table: Anything, *given: int) -> int:
    """An answer to a plain table's open question by one of the bot's ways to think, compiled if that is loaded."""
    if GREEDY.name in game.compiled:
        return int(compiled_for(game, GREEDY).each(work, box.packed(), table.packed(), 0, given)[0])
    return int(GREEDY.own(game)[work](box, table, [game.table() for _ in range(DESK)], 0, *given))


def advise_plainly(game: Game, box: Anything, table: Anything, seed: int = 0, *, samples: int = 1) -> int:
    """The greedy answer to a plain table's open question, thought out in plain Python."""
    return int(GREEDY.own(game)["advise"](box, table, [game.table() for _ in range(DESK)], 0, seed, samples))


def advise(game: Game, box: Tables, tables: Tables, seed: int = 0, *, samples: int = 1) -> Numbers:
    """The greedy answer to each table's open question, -1 for none."""
    return compiled_for(game, GREEDY).each("advise", box, tables, 0, (seed, samples))


def play(
    game: Game,
    box: Tables,
    tables: Tables,
    players: int,
    seats: Iterable[int],
    first_seed: int = 0,
    *,
    samples: int = 1,
    threads: int = 1,
    most: int = MOST,
) -> Numbers:
    """Whole games on tables of zeros in which the named seats play greedily, the others at random; the number of answers of each."""
    given = players, most, bits_of(seats), samples
    return compiled_for(game, GREEDY).each("play", box, tables, first_seed, given, threads=threads)


def finish(
    game: Game, box: Anything, tables: list[Anything], seed: int, first: int, *, samples: int = 1, most: int = MOST
) -> list[Anything]:
    """Plain tables played greedily from where they lie to their end, in place, compiled if that is loaded; the tables."""
    if GREEDY.name not in game.compiled:
        desk = [game.table() for _ in range(DESK)]
        for number, table in enumerate(tables):
            GREEDY.own(game)["finish"](box, table, desk, first + number, seed, most, samples)
        return tables
    packed = np.concatenate([table.packed() for table in tables])
    compiled_for(game, GREEDY).each("finish", box.packed(), packed, first, (seed, most, samples))
    for table, record in zip(tables, packed, strict=True):
        table.unpack(record)
    return tables


def advise_on(engine: Engine, tables: Anything, seed: int = 0, *, samples: int = 1) -> Anything:
    """The same as `advise`, on any engine."""
    return engine.each(tables, GREEDY, "advise", 0, (seed, samples))


def play_on(engine: Engine, tables: Anything, seats: Iterable[int], first_seed: int = 0, *, samples: int = 1, most: int = MOST) -> Anything:
    """The same as `play`, on any engine."""
    return engine.each(tables, GREEDY, "play", first_seed, (engine.players, most, bits_of(seats), samples))


def bits_of(seats: Iterable[int]) -> int:
    """A bit for each seat."""
    return sum(1 << seat for seat in set(seats))
