"""What an inspector shows of a thing: a game says in one room (`cards.py`) what each kind of thing is, and a drawing marks its things.

A thing is a word and numbers, `thing("disc", 3)`; it may come back from a page, so whatever cannot be one has no card.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

THING = re.compile(r"[a-z][a-z_]{0,30}(:[0-9]{1,4}){0,4}")


class Card(NamedTuple):
    """A thing of the table, large and with all its words."""

    title: str
    picture: str = ""  # SVG, made of the game's symbols
    lines: Sequence[str] = ()
    numbers: Sequence[tuple[str, str]] = ()  # what is counted, and how much
    rules: Sequence[str] = ()  # ids


Show = TypeVar("Show", bound=Callable[..., Card | None])


def thing(kind: str, *which: int) -> str:
    """The name by which a drawing marks a thing (`data_thing=`) and its card is found."""
    return ":".join([kind, *map(str, which)])


class Cards:
    """How each kind of thing is shown: `@cards.of("disc")` above a function of the view and the thing's numbers."""

    def __init__(self) -> None:
        self._shown: dict[str, tuple[Callable[..., Card | None], int]] = {}

    def of(self, kind: str) -> Callable[[Show], Show]:
        """Register the card of a kind. A function that finds no such thing returns None, or fails to look it up."""

        def register(show: Show) -> Show:
            self._shown[kind] = show, len(inspect.signature(show).parameters) - 1
            return show

        return register

    def __call__(self, view: object, name: str) -> Card | None:
        """The card of a thing, or None if there is no such thing."""
        if not THING.fullmatch(name):
            return None
        kind, *which = name.split(":")
        show, wants = self._shown.get(kind, (None, 0))
        if show is None or len(which) != wants:
            return None
        try:
            return show(view, *map(int, which))
        except LookupError:
            return None
