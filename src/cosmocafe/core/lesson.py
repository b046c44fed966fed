"""A guided first game: a prepared table and what a beginner reads, looks at and answers there, one idea at a time.

`lesson.toml` in the game's folder says all of it; the other seats answer by the script:

    seed = "first flight"          # chance is the same for everybody who learns
    players = 2
    agreed = { placement = "preset" }
    opening = ["start a1"]         # answers that were given before the beginner sits down at seat 0

    [[steps]]                      # to read, with a look at things on the board
    look = ["fleet"]
    en = ["Your fleet", "Three ships wait in the corner."]
    zh-Hant = ["你的艦隊", "角落裡有三艘船。"]

    [[steps]]                      # to answer: one of these; or `row = [...]`, several in a row; or `anything = true` in the last one
    answers = ["scatter a1"]
    then = ["pass"]                # what the others answer, until the beginner is asked again

Where a lesson stands follows from the answers alone, so it can be left and come back to like any match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .anything import Anything, Toml
from .author.box import read_toml
from .errors import CafeError, DeclarationError
from .game import Game
from .match import Match

LEARNER = 0
LESSON = {"seed", "players", "agreed", "opening", "steps"}
STEP = {"look", "answers", "row", "anything", "then"}


class Said(NamedTuple):
    """What the coach says at a step."""

    title: str
    text: str


@dataclass(frozen=True)
class Step:
    """One idea."""

    said: Mapping[str, Said]  # by language
    look: tuple[str, ...] = ()  # things on the board, or whole kinds of them
    wants: tuple[tuple[int, ...], ...] = ()  # what is answered here, one after another, each time one of these
    anything: bool = False  # whatever is answered is right
    then: tuple[int, ...] = ()  # what the others answer afterwards

    @property
    def asks(self) -> bool:
        """Whether the step ends with an answer; else it is only read."""
        return bool(self.wants)

    def takes(self, number: int, answer: int) -> bool:
        """Whether this answer goes on with the lesson, as the step's so many-th."""
        return self.anything or answer in self.wants[number]


class Place(NamedTuple):
    """Where somebody is in a lesson."""

    steps: tuple[Step, ...]  # what is read now; the last one asks, unless the lesson is at its end
    before: int  # steps that lie behind
    total: int  # of the whole lesson
    scripted: int | None = None  # what the seat answers that is asked now, if that is not the learner's
    given: int = 0  # how much of a row was answered

    @property
    def answers(self) -> tuple[int, ...]:
        """Which answers go on; none where anything does, and at the end."""
        return self.steps[-1].wants[self.given] if self.steps[-1].asks else ()

    def takes(self, answer: int) -> bool:
        """Whether this answer goes on with the lesson."""
        return self.steps[-1].takes(self.given, answer)

    @property
    def is_end(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.scripted is None and not self.steps[-1].asks


class Lesson:
    """The guided first game of a game."""

    def __init__(self, game: Game, data: Toml, file: str) -> None:
        self.game, self.file = game, file
        with self._blaming("lesson"):
            _refuse_unknown(data, LESSON)
            self.seed, self.players, self.agreed = str(data["seed"]), int(data["players"]), dict(data.get("agreed", {}))
            self.opening, written = self._numbers(data.get("opening", [])), data["steps"]
        self.steps = [self._step(number, row) for number, row in enumerate(written, start=1)]
        last = next((step for step in reversed(self.steps) if step.asks), None)
        if last is None or self.steps[-1].asks or any(step.anything and step is not last for step in self.steps):
            raise DeclarationError(f"{file}: the last step is only read, and `anything` may be said in the last one that asks")

    def _step(self, number: int, row: Toml) -> Step:
        with self._blaming(f"step {number}"):
            _refuse_unknown(row, STEP | set(self.game.languages))
            said = {language: _said(language, row[language]) for language in self.game.languages}
            if not all(part.strip() for words in said.values() for part in words):
                raise ValueError("a title or a text is empty")
            return Step(said, tuple(row.get("look", [])), self._wants(row), bool(row.get("anything")), self._numbers(row.get("then", [])))

    def _wants(self, row: Toml) -> tuple[tuple[int, ...], ...]:
        if "anything" in row or "answers" in row:
            return (self._numbers(row.get("answers", [])),)
        return tuple((answer,) for answer in self._numbers(row.get("row", [])))

    def _numbers(self, texts: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.game.catalogue.number(text) for text in texts)

    def _blaming(self, where: str) -> _Blaming:
        return _Blaming(f"{self.file}, {where}")

    def begin(self, names: list[str] | None = None) -> Match:
        """The prepared table."""
        match = Match(self.game, self.players, self.seed, agreed=dict(self.agreed), names=names)
        for answer in self.opening:
            match.answer(answer)
        return match

    def at(self, number: int) -> Match:
        """The table as it lies at a step, if everybody answers as the script says."""
        match = self.begin()
        while (place := self.place(match.answers)) and (place.scripted is not None or place.before + len(place.steps) < number):
            if place.is_end or place.steps[-1].anything:
                break
            match.answer(place.answers[0] if place.scripted is None else place.scripted)
        return match

    def chapters(self) -> Iterator[tuple[int, tuple[Step, ...]]]:
        """What is read before one answer, and how many steps lie behind; the last chapter is the end."""
        ends = [0, *(number for number, step in enumerate(self.steps, start=1) if step.asks), len(self.steps)]
        for begin, end in pairwise(ends):
            yield begin, tuple(self.steps[begin:end])

    def place(self, given: Sequence[int]) -> Place | None:
        """Where somebody is after these answers of everybody; None who has left the lesson for a way of the own."""
        left = len(self.opening)
        if tuple(given[:left]) != self.opening:
            return None
        rest, total = list(given[left:]), len(self.steps)
        for before, steps in self.chapters():
            asks = steps[-1]
            if not asks.asks:  # whoever has learned it may play on
                return Place(steps, before, total)
            for number in range(len(asks.wants)):
                if not rest:
                    return Place(steps, before, total) if number == 0 else Place((asks,), before + len(steps) - 1, total, given=number)
                if not asks.takes(number, rest.pop(0)):
                    return None
            for answer in asks.then:
                if not rest:
                    return Place(steps, before, total, answer)
                if rest.pop(0) != answer:
                    return None
        return None

    def refuse(self, given: Sequence[int], answers: Sequence[int]) -> None:
        """Refuse answers that lead out of the lesson; several may be given at once as long as nobody else is asked."""
        so_far = list(given)
        for answer in answers:
            place = self.place(so_far)
            if place is None or place.scripted is not None or place.is_end:
                return
            if not place.takes(answer):
                raise OffLesson("the lesson goes another way: give the answer that is marked, or play on without the lesson")
            so_far.append(answer)


def lesson_file(game: Game) -> Path:
    """Where it is written."""
    return game.file("lesson.toml")


def has_lesson(game: Game) -> bool:
    """Whether anybody has written it."""
    return lesson_file(game).is_file()


@lru_cache(maxsize=64)
def lesson_of(game: Game) -> Lesson | None:
    """The guided first game of a game, if it has one."""
    return Lesson(game, read_toml(lesson_file(game)), lesson_file(game).name) if has_lesson(game) else None


class OffLesson(CafeError):
    """An answer leads out of the lesson."""


class _Blaming:
    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, KeyError):
            raise DeclarationError(f"{self.where}: there is no {error}") from None
        if isinstance(error, CafeError | ValueError | TypeError):
            raise DeclarationError(f"{self.where}: {error}") from None


def _said(language: str, words: Anything) -> Said:
    match words:
        case [str(title), str(text)]:
            return Said(title, text)
    raise ValueError(f'{language} is a title and a text: ["...", "..."]')


def _refuse_unknown(row: Toml, known: set[str]) -> None:
    strange = sorted(set(row) - known)
    if strange:
        raise ValueError(f"nothing uses {strange[0]!r}")
