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
    trial, things = Trial(view), list(_by_last_part(view).values())
    found = [some for about in things for some in sorted(trial.some(about), key=len, reverse=True)[:MOST]]
    everything = trial.everything(things)
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


class Trial:
    """The tables that come of some answers, one after the other; each is tried once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._tables: dict[tuple[int, ...], Table | None] = {(): _start(view)}

    def some(self, answers: list[int], given: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
        """Every handful of these answers, each in one order only."""
        for number, answer in enumerate(answers):
            more = (*given, answer)
            if self.can_be(more):
                if given:
                    yield more
                yield from self.some(answers[number:], more)

    def everything(self, things: list[list[int]]) -> tuple[int, ...]:
        """All that can be given; nothing if one answer takes another one's room."""
        answers = [answer for about in things for answer in about]
        given = self._again_and_again(answers)
        return given if len(given) == sum(len(self._again_and_again([answer])) for answer in answers) else ()

    def _again_and_again(self, answers: list[int]) -> tuple[int, ...]:
        """Each of them as often as it goes."""
        given: tuple[int, ...] = ()
        for answer in answers:
            while self.can_be((*given, answer)):
                given = (*given, answer)
        return given

    def can_be(self, given: tuple[int, ...]) -> bool:
        """Whether these can be given one after the other."""
        if given not in self._tables:
            before = self._tables[given[:-1]]
            self._tables[given] = _after(self._view, before, given[-1]) if before is not None and len(given) <= LARGEST else None
        return self._tables[given] is not None


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
