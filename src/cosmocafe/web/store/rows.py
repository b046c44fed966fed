"""Rows of the store as values."""

from __future__ import annotations

from typing import Any

import msgspec

WAITING, RUNNING, OVER, RECORD = "waiting", "running", "over", "record"
ORDER = {RUNNING: 0, WAITING: 1, OVER: 2, RECORD: 3}  # in which a visitor's matches are shown
OPEN, PERSON, BOT = "open", "person", "bot"
TAKEN_BACK = -1


class SeatRow(msgspec.Struct, kw_only=True):
    """A place at a table: open, a person's, or a bot's. A bot may hold a person's seat meanwhile."""

    seat: int
    kind: str
    name: str
    token: str
    bot: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now."""
        return self.bot


class MatchRow(msgspec.Struct, kw_only=True):
    """A match without its answers."""

    id: str
    game: str
    rules: int
    box: str
    players: int
    agreed: dict[str, int | str]
    seed: str
    state: str
    public: bool
    created: float
    touched: float
    change: dict[str, Any] | None = None
    asked: int = -1
    answered: int = 0
    places: list[int] | None = None
    rematch: str | None = None
    seats: list[SeatRow] = []


class Line(msgspec.Struct):
    """One line of a match's answers; answer -1 takes the one before it back."""

    seat: int
    answer: int


def standing(lines: list[Line]) -> list[int]:
    """The answers that were not taken back."""
    answers: list[int] = []
    for line in lines:
        if line.answer == TAKEN_BACK:
            answers.pop()
        else:
            answers.append(line.answer)
    return answers
