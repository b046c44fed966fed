"""Rows of the store as values."""

from __future__ import annotations

import msgspec

from cosmocafe.core.anything import Toml
from cosmocafe.core.author.table import NOBODY

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


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, for those who look for one; nobody is asked before it begins and after it is over."""

    state: str
    asked: int = NOBODY
    places: list[int] | None = None


class Opening(msgspec.Struct, kw_only=True, frozen=True):
    """What a match was opened with, which never changes."""

    id: str
    game: str
    rules: int
    box: str
    players: int
    agreed: dict[str, int | str]
    seed: str
    public: bool
    hints: bool = True  # whether people may ask what would be good
    created: float
    change: Toml | None = None


class MatchRow(Opening, kw_only=True, frozen=True):
    """A match without its answers, as it is stored now."""

    standing: Standing
    touched: float
    rematch: str | None = None
    seats: list[SeatRow]


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
