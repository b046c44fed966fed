"""What nobody typed is said in each reader's own language: how a guest is called, and a bot. Names that people typed stay as they are.

A seat keeps the name in the language of whoever put the table up; here it is read by somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import View

from .fragments import templates
from .rooms.seats import unlike
from .rooms.table import LiveTable
from .speech import speech
from .store.rows import BOT, SeatRow

NUMBERED = re.compile(r"(.*?)(?: \d+)?")  # as `unlike` tells the same names apart


def called(seats: Sequence[SeatRow], language: str) -> list[str]:
    """How everybody at a table is called, for somebody who reads this language; no two of them the same."""
    strange = [_is_strange(seat, language) for seat in seats]
    taken = [seat.name for seat, is_strange in zip(seats, strange, strict=True) if not is_strange]
    found = []
    for seat, is_strange in zip(seats, strange, strict=True):
        found.append(unlike(_usual(seat, language), taken) if is_strange else seat.name)
        taken.append(found[-1])
    return found


def readable(seats: Sequence[SeatRow], language: str) -> list[SeatRow]:
    """The seats of a table with these names."""
    return [msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, called(seats, language), strict=True)]


def _is_strange(seat: SeatRow, language: str) -> bool:
    """Whether it is the name that nobody typed, in another language."""
    root = NUMBERED.fullmatch(seat.name)
    return root is not None and root[1] != _usual(seat, language) and root[1] in {_usual(seat, other) for other in LANGUAGES}


def _usual(seat: SeatRow, language: str) -> str:
    """What somebody is called who sits there and gave no name."""
    return speech(language).bot_name(seat.bot) if seat.kind == BOT and seat.bot else speech(language)("new.guest")


def seen(table: LiveTable, seat: int, language: str, *, tall: bool = False) -> View:
    """A live table as a seat sees it, with names for who reads this language; the caller holds its lock."""
    view = table.match.view(seat, language, tall=tall)
    view.names = called(table.seats, language)
    return view


templates.globals["readable"] = readable
