"""What a game wants to see used when bots play it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple

from ..own import B, T
from .table import Told


class Used(NamedTuple):
    """A card, token or figure that did something."""

    sort: str
    name: str


@dataclass(frozen=True)
class Coverage(Generic[B, T]):
    """What must be used before everything has been: all names of each sort, and how a game's events tell."""

    wanted: dict[str, list[str]]
    used: Callable[[B, T, Told], Iterable[Used]]
    ways: list[dict[str, int | str]]  # what is agreed in the games that are played, in turn

    @property
    def everything(self) -> set[Used]:
        """All that there is to be used."""
        return {Used(sort, name) for sort, names in self.wanted.items() for name in names}
