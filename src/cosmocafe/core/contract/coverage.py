"""Whether everything in a box is used when bots play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from ..anything import Records
from ..author.coverage import Coverage, Used
from ..game import Game

Advise = Callable[[Game, Records, Records, int], Records]  # game, box, tables and a seed: a bot's answer to each table's question
MOST = 5_000  # answers of a game
TOGETHER = 8  # games that are played at the same time


def count_used(game: Game, coverage: Coverage, rounds: int, advise: Advise) -> Iterator[Counter[Used]]:
    """How often everything was used by bots so far, after each of some rounds through all ways and numbers of players."""
    found: Counter[Used] = Counter()
    for number in range(rounds):
        for way in coverage.ways:
            players = game.players[number % len(game.players)]
            found.update(used_in(game, coverage, players, way, number * TOGETHER, advise))
        yield found


def used_in(game: Game, coverage: Coverage, players: int, way: dict[str, int | str], seed: int, advise: Advise) -> Iterator[Used]:
    """What is used in some games, played on plain tables with the advice of a bot."""
    box = game.new_box(players, way)
    tables = [game.table() for _ in range(TOGETHER)]
    for number, table in enumerate(tables):
        game.loops.start(box, table, players, seed + number)
    packed = box.packed()
    for given in range(MOST):
        running = [table for table in tables if not table.over]
        if not running:
            return
        answers = advise(game, packed, np.concatenate([table.packed() for table in running]), seed + given)
        for table, answer in zip(running, answers, strict=True):
            game.loops.answer(box, table, int(answer))
            for told in table.heard():
                yield from coverage.used(box, table, told)


def summary(coverage: Coverage, found: Counter[Used]) -> str:
    """For each sort how many of all were used, and which never or least."""
    return "; ".join(_line(sort, {name: found[Used(sort, name)] for name in names}) for sort, names in coverage.wanted.items())


def _line(sort: str, times: dict[str, int]) -> str:
    never = [name for name, count in times.items() if count == 0]
    rarest = min(times, key=times.__getitem__)
    rest = f"never {', '.join(never)}" if never else f"least {rarest}: {times[rarest]}"
    return f"{sort} {len(times) - len(never)}/{len(times)} ({rest})"
