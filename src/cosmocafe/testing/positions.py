"""Positions of a game, asked and answered in text form; a game's own builder adds how a position is laid, and what its players say.

    class Position(testing.Position[Box, Table]):
        of, people = game, ("sara", "tom")

    p = Position.begun(2)
    p.answer("sail A1")
    assert p.told("sailed") == ["sara A1"]

After every answer the invariants of the game are tested. A position of a match that has just begun goes on through the match,
so that its numbering of moments and its dice are tested too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Self

from ..core.author.agenda import plan
from ..core.author.chance import seed_table
from ..core.author.table import NOBODY, Told
from ..core.author.vocabulary import Domain
from ..core.errors import IllegalAnswer
from ..core.game import Game, View
from ..core.match import Match
from ..core.own import B, T
from ..core.whynot import why_not

MOST_TRIES = 20_000
Agreed = dict[str, int | str]
Values = Mapping[str, object]  # single values of a box file, instead of the printed ones
_printed: dict[object, Any] = {}


class Position(Generic[B, T]):
    """A table with its box."""

    of: Game[B, T]
    people: Sequence[str]

    def __init__(self, box: B, table: T) -> None:
        self.box, self.table = box, table
        self.match: Match[B, T] | None = None  # that this is a position of, until something is changed by hand
        self._told: list[Told] = []

    @classmethod
    def begun(cls, players: int = 2, seed: int = 1, agreed: Agreed | None = None, change: Values | None = None) -> Self:
        """A game at its very first question."""
        match = Match(cls.of, players, seed, agreed=agreed, change=_changed(change))
        p = cls(match.box, match.table)
        p.match = match
        p._settle(heard_anew(match))
        return p

    @classmethod
    def at(cls, box: B, t: T, step: int, who: int = 0) -> Self:
        """A table that was laid by hand, where a step leads to."""
        t.heard()
        plan(t, step, who)
        cls.of.loops.advance(box, t)
        p = cls(box, t)
        p._settle(t)
        return p

    @classmethod
    def new_box(cls, players: int, agreed: Agreed | None = None, change: Values | None = None) -> B:
        """The box of a match; as it comes it is read once, since that would take most of a test's time."""
        if change is not None:
            return cls.of.new_box(players, agreed, _changed(change))
        key = (cls.of, players, tuple(sorted((agreed or {}).items())))
        box: B = _printed.setdefault(key, _printed.get(key) or cls.of.new_box(players, agreed))
        return box.copy()

    def offers(self, *words: str) -> list[str]:
        """The legal answers in text form; with words, only those that begin with one of them."""
        texts = [self.of.catalogue.text(option) for option in self.table.offered]
        return [text for text in texts if not words or text.split()[0] in words]

    def answer(self, *texts: str) -> Self:
        """Give answers one after the other; what happened is what all of them brought about."""
        told: list[Told] = []
        for text in texts:
            self._settle(self._tried(text))
            told += self._told
        self._told = told
        return self

    def try_until(self, text: str, is_wanted: Callable[[Self], bool]) -> Self:
        """Give an answer with the first random state that brings about what is wanted."""
        for luck in range(MOST_TRIES):
            trial = self.tried(text, luck)
            if is_wanted(trial):
                self.table, self._told = trial.table, trial._told
                return self
        raise AssertionError(f"{text}: chance never brought about what is wanted")

    def hoping(self, text: str, *wanted: str) -> Self:
        """Give an answer with the first random state that brings all these events about."""
        return self.try_until(text, lambda trial: set(wanted) <= set(trial.told()))

    def tried(self, text: str, luck: int) -> Self:
        """What an answer brings about with this random state; the position itself stays."""
        trial = type(self)(self.box, self.table)
        trial._settle(self._tried(text, luck))
        return trial

    def meant(self, text: str) -> int:
        """The offered answer with this text."""
        chosen = self.of.catalogue.number(text)
        if chosen not in self.table.offered:
            raise IllegalAnswer(f"{text!r} is not offered; offered are {', '.join(self.offers())}")
        return chosen

    def _tried(self, text: str, luck: int | None = None) -> T:
        chosen = self.meant(text)
        if luck is None and self.match is not None and self.match.table is self.table:
            return answered(self.match, chosen)
        trial = self.table.copy()
        if luck is not None:
            seed_table(trial, luck, 0, 0)
        self.of.loops.answer(self.box, trial, chosen)
        return trial

    def _settle(self, table: T) -> None:
        self.table, self._told = table, table.heard()
        self.check()

    def check(self) -> None:
        """Every invariant holds."""
        fault = self.of.loops.broken(self.box, self.table)
        assert fault == 0, self.of.invariants[fault - 1]

    def why(self, text: str, language: str = "en") -> str:
        """Why an answer is not offered to who is asked, with the rules, as `SS-053 Not while ...`."""
        found = why_not(
            View(self.of, self.box, self.table, self.asked, names=list(self.people), language=language), self.of.catalogue.number(text)
        )
        return " ".join([*found.rules, found.words])

    def copy(self) -> Self:
        """The same position to try something on."""
        return type(self)(self.box, self.table.copy())

    def told(self, name: str = "", seat: int | None = None) -> list[str]:
        """What the last answers brought about, as `gained sara coffee 2`; with a name only those events, without it,
        with a seat only what it heard."""
        lines = [line(self.of, told, self.people) for told in self._told if seat is None or told.to in (NOBODY, seat)]
        return [text.removeprefix(name).strip() for text in lines if not name or text.split()[0] == name]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.table.asked

    @property
    def question(self) -> str:
        """The open question's name."""
        return self.of.steps.with_number(self.table.question).name.lower() if self.table.n_options else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

    @property
    def places(self) -> list[int]:
        """The final place of each seat."""
        return list(self.table.places[: self.table.players])


def line(game: Game[B, T], told: Told, people: Sequence[str]) -> str:
    """An event in text form."""
    event = game.events.with_number(told.event)
    who = [] if told.who == NOBODY else [people[told.who]]
    named = zip(event.parts.values(), told.values, strict=False)
    parts = [people[value] if domain.seats else domain.text(value) for domain, value in named]
    return " ".join([event.name.lower().replace("_", "-"), *who, *parts])


def number(domain: Domain, text: str) -> int:
    """The number of a named thing."""
    return (domain.texts or []).index(text)


def heard_anew(match: Match[B, T]) -> T:
    """The match's table, on which the events of the last moment are told once more."""
    match.table._heard = list(match.events_of(match.number))
    return match.table


def answered(match: Match[B, T], answer: int) -> T:
    """The table after an answer."""
    match.answer(answer)
    return heard_anew(match)


def _changed(values: Values | None) -> dict[str, Any] | None:
    return None if values is None else {"file": "changed.toml", "values": dict(values)}
