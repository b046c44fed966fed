"""What is sent of a table: one seat's screen at one moment."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct):
    """A seat's screen: parts of the page by id, and the log line by line."""

    number: int
    line: int
    seat: int
    asked: int
    over: bool
    mine: bool
    parts: dict[str, str]
    log: list[str]
    rules: list[str]
    since: int = 0  # lines of the log that the seat knew when its last answer was given
