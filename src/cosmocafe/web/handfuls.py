"""Several answers at once, where a game asks the same thing again and again: which ship comes along, and which one next?

A game names such questions (`Game(together=...)`). A handful is always the player's own choice, said in words before it is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cosmocafe.core.author.chance import FRESH, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.game import View

from .speech import Speech

MOST = 16  # handfuls about one thing
LARGEST = 32  # answers at once, as many as a page may send


class Handful(NamedTuple):
    """Some answers to give one after the other."""

    answers: list[int]
    words: str


def handfuls(view: View, say: Speech) -> list[Handful]:
    """Two or more answers about one thing, the most first; and everything at once, where nothing has to be left behind."""
    if view.step not in view.game.together:
        return []
    found = [
        some for about in _by_last_part(view).values() for some in sorted(_some(view, _start(view), about), key=len, reverse=True)[:MOST]
    ]
    everything = _everything(view)
    if len(everything) > 1 and Counter(everything) not in map(Counter, found):
        found.insert(0, everything)
    return [Handful(list(answers), _words(view, answers, say)) for answers in found]


def _by_last_part(view: View) -> dict[tuple[int, int], list[int]]:
    """The answers that name something, those about the same last thing together."""
    found: dict[tuple[int, int], list[int]] = {}
    for answer in view.options:
        block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
        if parts:
            found.setdefault((int(block), list(parts.values())[-1]), []).append(answer)
    return found


def _some(view: View, table: Table, answers: list[int], given: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every handful of these answers, each in one order only."""
    for number, answer in enumerate(answers):
        after = _after(view, table, answer) if len(given) < LARGEST else None
        if after is not None:
            if given:
                yield (*given, answer)
            yield from _some(view, after, answers[number:], (*given, answer))


def _everything(view: View) -> tuple[int, ...]:
    """All that can be given; nothing if one answer takes another one's room."""
    table, given = _start(view), list[int]()
    alone = sum(_often(view, answer) for about in _by_last_part(view).values() for answer in about)
    for about in _by_last_part(view).values():
        for answer in about:
            while (after := _after(view, table, answer)) is not None and len(given) < LARGEST:
                table, given = after, [*given, answer]
    return tuple(given) if len(given) == alone else ()


def _often(view: View, answer: int) -> int:
    """How often an answer can be given again and again."""
    table, count = _start(view), 0
    while (after := _after(view, table, answer)) is not None and count <= LARGEST:
        table, count = after, count + 1
    return count


def _start(view: View) -> Table:
    table: Table = view.table.copy()
    seed_table(table, 1, 2, 3)
    return table


def _after(view: View, table: Table, answer: int) -> Table | None:
    """The table after an answer that is offered to the same seat and meets no chance; None for any other."""
    if answer not in table.offered or table.asked != view.seat or table.question != view.step:
        return None
    after = table.copy()
    view.game.loops.answer(view.box, after, answer)
    after.heard()
    return after if after.rng[3] == FRESH else None


def _words(view: View, answers: tuple[int, ...], say: Speech) -> str:
    """What a handful does: each answer, and how often."""
    counted = Counter(answers).items()
    return " + ".join(
        view.answer_words(answer) if often == 1 else say("table.often", words=view.answer_words(answer), count=often)
        for answer, often in counted
    )
