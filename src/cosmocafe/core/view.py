"""The table as one seat may see it. Pictures, words, observations and bots are made from views only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic

from .author.table import NOBODY, Table, Told
from .author.words import Words
from .own import B, T

if TYPE_CHECKING:
    from .game import Game


class View(Generic[B, T]):
    """What one seat sees of a match; seat NOBODY is a spectator."""

    def __init__(
        self,
        game: Game[B, T],
        box: B,
        table: T,
        seat: int,
        *,
        names: list[str] | None = None,
        events: Sequence[Told] = (),
        language: str = "en",
    ) -> None:
        self.game, self.box, self.seat, self.language = game, box, seat, language
        self.names = names
        self.memo: dict[Any, Any] = {}  # what a drawing works out once and needs often
        self.asked, self.step = table.asked, table.question
        task = table.agenda[table.depth - 1] if table.n_options else None
        self.parts = game.steps.with_number(self.step).named(task.values) if task else {}
        self.table = table.copy()
        game.loops.veil(box, self.table, seat)
        self.events = [told for told in events if told.to in (NOBODY, seat)]

    def told_parts(self, told: Told) -> dict[str, int]:
        """The parts of an event by their names."""
        return self.game.events.with_number(told.event).named(told.values)

    @property
    def words(self) -> Words:
        """The game's words in the view's language."""
        return self.game.words(self.language)

    @property
    def options(self) -> list[int]:
        """My legal answers; empty while somebody else is asked."""
        return list(self.table.offered)

    @property
    def choices(self) -> dict[int, str]:
        """My legal answers in words, by their numbers."""
        return {option: self.answer_words(option) for option in self.options}

    @property
    def question(self) -> str:
        """What is asked, in words; empty when the game is over."""
        return "" if self.asked == NOBODY else self.words.question(self.step, self.parts, self.names)

    @property
    def log(self) -> list[str]:
        """What happened, in words."""
        return [self.words.event(told, self.names) for told in self.events]

    def seat_name(self, seat: int) -> str:
        """A player's name."""
        return self.words.seat(seat, self.names)

    def answer_words(self, answer: int) -> str:
        """An answer in words, with what it means now."""
        said, aside = self.words.answer(answer, self.names), self.game.aside(self, answer) if self.game.aside else ""
        return f"{said} ({aside})" if aside else said

    @property
    def picture(self) -> str:
        """The table as text for a terminal."""
        return self.game.picture(self) if self.game.picture else _declared(self.table)

    def _repr_svg_(self) -> str | None:
        return self.game.scene(self) if self.game.scene else None

    def __str__(self) -> str:
        text = self.game.catalogue.text
        answers = [f"{option:5}  {text(option)}  ({words})" for option, words in self.choices.items()]
        return "\n".join([self.picture, self.question, *answers]).rstrip()

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        asked = "the game is over" if self.asked == NOBODY else f"seat {self.asked} is asked: {self.question}"
        return f"<View of {self.game.id} by {eyes}, {asked}>"


def _declared(table: Table) -> str:
    return "\n".join(f"{name}: {getattr(table, name)}" for name in table.fields if name not in Table.fields)
